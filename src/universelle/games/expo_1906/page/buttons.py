"""Buttons that make a move, or explain why it is illegal."""

from __future__ import annotations


def submits(code: str) -> dict[str, str]:
    """What makes a button outside of the list of choices one of them."""
    return {"form": "choices", "name": "action", "value": code, "data_action": code}


def offer(code: str, legal: bool) -> dict[str, str]:
    """A choice, or something that says why it is none."""
    return submits(code) if legal else {"type": "button", "data_try": code}
