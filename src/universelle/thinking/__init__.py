"""Processes that think: bots choose their moves there, never in the server."""
