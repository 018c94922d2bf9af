"""Matches: games being played or finished, their records, and pictures of their positions."""
