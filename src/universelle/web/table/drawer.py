"""A drawer beside the table; on a phone, a sheet from below."""

from __future__ import annotations

from typing import Final

from universelle.drawing.node import Node, node, symbol
from universelle.i18n import Translations

OTHERS: Final = {"rules": "legend", "legend": "rules"}


def drawer(words: Translations, name: str, key: str, title: str, note: str, *parts: Node | None) -> Node:
    """A heading with buttons for the other drawer and for closing, what is in it, and the key that opens it."""
    other = OTHERS[name]
    change = node("button", words(f"web-ask-{other}"), type="button", class_="drawer-other", data_drawer=other)
    footer = node("footer", node("kbd", key), " ", note, class_="soft keys-hint")
    return _drawer(words, name, node("h2", symbol(name), " ", title, id="drawer-title"), change, *parts, footer)


def plain_drawer(words: Translations, name: str, title: str, *parts: Node) -> Node:
    """A heading, a button for closing, and what is in it."""
    return _drawer(words, name, node("h2", title, id="drawer-title"), None, *parts)


def _drawer(words: Translations, name: str, title: Node, change: Node | None, *parts: Node | None) -> Node:
    close = node("button", "×", type="button", class_="drawer-close", aria_label=words("web-ask-close"))
    return node(
        "aside",
        node("header", title, change, close),
        *parts,
        class_=f"drawer frame beside-{name}",
        id="drawer",
        aria_labelledby="drawer-title",
    )
