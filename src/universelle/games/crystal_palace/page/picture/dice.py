"""Dice, seats and placement spaces in a picture."""

from __future__ import annotations

from universelle.drawing.node import Node, node
from universelle.games.crystal_palace.rules.view import DieView


def die_or_window(x: float, y: float, text: str, die: DieView | None) -> Node:
    """A placement space: the die on it, or the value it asks for."""
    if die:
        return die_at(x, y, die)
    return node(
        "g",
        node("path", class_="picture-window", d=f"M{x} {y + 30}V{y + 12}a15 12 0 0 1 30 0V{y + 30}z"),
        node("text", text, class_="picture-least", x=x + 15, y=y + 24),
    )


def die_at(x: float, y: float, die: DieView, size: float = 30) -> Node:
    """A die with the symbol of its seat at the corner."""
    seat = die["seat"] + 1
    return node(
        "g",
        node("use", href=f"#sy-die-{die['value']}", x=x, y=y, width=size, height=size),
        node("circle", class_="die-badge", cx=x + size - 2, cy=y + size - 2, r=7.5),
        node("use", href=f"#sy-seat-{seat}", x=x + size - 7, y=y + size - 7, width=10, height=10),
        class_=f"p{seat} picture-die",
    )


def disc(x: float, y: float, seat: int, radius: float = 11) -> Node:
    """The sign of a seat around a point."""
    size = radius * 1.3
    return node(
        "g",
        node("circle", class_="die-body", cx=x, cy=y, r=radius),
        node("use", href=f"#sy-seat-{seat + 1}", x=x - size / 2, y=y - size / 2, width=size, height=size),
        class_=f"p{seat + 1} picture-die",
    )
