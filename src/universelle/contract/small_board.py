"""Small boards: what a review shows of a position beside a decision that could have been better."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from universelle.core.action import Action
from universelle.drawing.node import Node, node
from universelle.drawing.parts import num, symbol_at

BADGE: Final = 9.5  # radius


@dataclass(frozen=True, slots=True)
class Alternatives:
    """What was played, with the sign of its mark, and what was better; `name` begins the ids of the drawing."""

    played: Action
    better: Action
    sign: str
    name: str


def played_outline(x: float, y: float, width: float, height: float, sign: str, scale: float = 1.0) -> Node:
    """Around the place where something was played; `scale` is by how much the drawing is larger than it is shown."""
    mark = node("text", sign, class_="small-sign", y=5)
    return _outline("small-played", x, y, width, height, mark, scale)


def better_outline(x: float, y: float, width: float, height: float, scale: float = 1.0) -> Node:
    """Around the place where something better could have been played."""
    return _outline("small-better", x, y, width, height, symbol_at("check", -6.5, -6.5, 13), scale)


def _outline(look: str, x: float, y: float, width: float, height: float, mark: Node, scale: float) -> Node:
    badge = node(
        "g",
        node("circle", r=BADGE),
        mark,
        class_="small-badge",
        transform=f"translate({num(width / scale)} 1)",
    )
    frame = node("rect", width=num(width / scale), height=num(height / scale), rx=4)
    place = f"translate({num(x)} {num(y)})" + (f" scale({scale:g})" if scale != 1 else "")
    return node("g", frame, badge, class_=look, transform=place)
