"""The page as an app: its manifest and icons, and what it says without a network."""
