"""A drawer beside the table; on a phone, a sheet from below."""

from __future__ import annotations

from universelle.drawing.node import Node, node, symbol
from universelle.i18n import Translations


def drawer(words: Translations, name: str, key: str, title: str, note: str, *parts: Node | None) -> Node:
    """A heading with a button that closes it, what is in it, and the key that opens and closes it."""
    close = node("button", "×", type="button", class_="drawer-close", aria_label=words("web-ask-close"))
    return node(
        "aside",
        node("header", node("h2", symbol(name), " ", title, id="drawer-title"), close),
        *parts,
        node("footer", node("kbd", key), " ", note, class_="soft"),
        class_=f"drawer frame beside-{name}",
        id="drawer",
        aria_labelledby="drawer-title",
    )
