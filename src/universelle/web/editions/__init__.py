"""Editions by form: the values that an owner's box prints."""
