"""The legend of a game: its symbols in groups, each with what it stands for."""

from __future__ import annotations

from collections.abc import Sequence

from universelle.contract.explanation import Sign, SignGroup
from universelle.drawing.node import Node, node, symbol


def signs(groups: Sequence[SignGroup]) -> list[Node]:
    return [
        node("section", node("h3", group.title), node("ul", [_sign(sign) for sign in group.signs])) for group in groups
    ]


def _sign(sign: Sign) -> Node:
    drawn = node("span", game_symbol(sign.symbol), class_="tip-picture")
    return node("li", drawn, node("div", node("b", sign.name), node("small", sign.line)))


def game_symbol(name: str) -> Node:
    """A symbol in the ink that its game gives it."""
    return symbol(name, f"sy symbol-{name}")
