"""The tables people sit at, in a browser."""
