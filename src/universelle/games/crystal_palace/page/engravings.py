"""Engravings of the patents: drawings in a file of their own, of which the browser fetches those it shows, once."""

from __future__ import annotations

from typing import Final

from universelle.drawing.node import Node, node, once
from universelle.games.crystal_palace.rules.components import PATENTS

SPRITE: Final = "/static/crystal-palace/engravings.svg"


@once
def engraving(key: str) -> Node | None:
    """The engraving of a patent; what it shows stands in words beside it."""
    return plate(SPRITE, f"en-{key}") if key in PATENTS else None


def plate(sprite: str, name: str, fit: str | None = None) -> Node:
    """A picture of a card, by its name in a file of symbols; `plates.css` gives it ink, paper and brass."""
    return node(
        "svg",
        node("use", href=f"{sprite}/{name}#{name}"),
        class_="plate",
        viewbox="0 0 120 66",
        preserveaspectratio=fit,
        aria_hidden="true",
    )
