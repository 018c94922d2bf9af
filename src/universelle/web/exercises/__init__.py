"""Small exercises: positions with a question each, on the board."""
