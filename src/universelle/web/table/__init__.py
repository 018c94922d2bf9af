"""A table at play: its page, its streams, what goes beside the board."""
