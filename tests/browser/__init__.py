"""Games played in a real browser."""
