"""The eight locations: an overview in which one is opened, and each in full."""
