"""People: accounts, where they are signed in, and how they have done."""
