"""Universelle: board games about the great world's fairs, on one engine."""
