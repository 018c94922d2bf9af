"""The vocabulary in which pages and pictures are drawn."""
