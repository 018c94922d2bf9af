"""Score sheets for games at a real table."""
