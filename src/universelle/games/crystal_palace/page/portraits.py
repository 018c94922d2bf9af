"""Portraits of the characters: drawings in a file of their own, of which the browser fetches those it shows, once."""

from __future__ import annotations

from typing import Final

from universelle.drawing.node import Node, node, once
from universelle.games.crystal_palace.page.engravings import plate
from universelle.games.crystal_palace.rules.components import CHARACTERS

SPRITE: Final = "/static/crystal-palace/portraits.svg"
ON_THE_EDGE: Final = "xMidYMax meet"  # whole, the bust on the lower edge of its frame
CROPPED: Final = "xMidYMid slice"  # as high as its frame, cut off at the sides


@once
def portrait(key: str) -> Node | None:
    """The portrait of a character; who it is stands in words beside it."""
    return plate(SPRITE, f"po-{key}", ON_THE_EDGE) if key in CHARACTERS else None


@once
def medallion(key: str) -> Node:
    """The portrait of a character in an oval, for rows and lists."""
    return node("span", plate(SPRITE, f"po-{key}", CROPPED), class_="medallion")
