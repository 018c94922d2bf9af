"""Your games: lists of them, statistics, and records that come and go."""
