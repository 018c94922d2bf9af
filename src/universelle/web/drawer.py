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
    close = node("button", "×", type="button", class_="drawer-close", aria_label=words("web-ask-close"))
    return node(
        "aside",
        node("header", node("h2", symbol(name), " ", title, id="drawer-title"), change, close),
        *parts,
        node("footer", node("kbd", key), " ", note, class_="soft keys-hint"),
        class_=f"drawer frame beside-{name}",
        id="drawer",
        aria_labelledby="drawer-title",
    )
