"""Guided first games: their bubbles, how one is opened, and where it is offered."""
