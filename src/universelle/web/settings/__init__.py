"""How pages are for whoever looks: the settings, and the keys."""
