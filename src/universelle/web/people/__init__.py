"""Pages of people: accounts, profiles, leaders, calls."""
