"""The ground of the board: paper, a border of woven lines, walks between the areas."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin

from universelle.drawing.node import Node, node
from universelle.drawing.parts import num
from universelle.games.worlds_fair_1893.page.layout import HEIGHT, WIDTH, point


@cache
def ground() -> Node:
    """Paper, a border of woven lines, walks between the areas, and the fair's city and year."""
    walks = "M114 480V290M200 110H270M446 110H516M602 290V480"
    return node(
        "g",
        node("rect", class_="ground", x=1, y=1, width=WIDTH - 2, height=HEIGHT - 2, rx=3),
        _lace(),
        *[_corner(x, y) for x in (7, WIDTH - 7) for y in (7, HEIGHT - 7)],
        _rosette("petals", 196, 44, 9, 12),
        _rosette("leaves", 168, 14, 13, 8),
        node("g", node("text", "Chicago", x=122, y=36), node("text", "mdcccxciii", x=594, y=36), class_="inscription"),
        node("path", class_="walk", d=walks),
        node("path", class_="walk-dots", d=walks),
        id="ground",
        aria_hidden="true",
    )


def _lace() -> Node:
    """Four waves along each edge, each a quarter behind the last."""
    across = "".join([_wave(WIDTH - 28, 62, up, late, False) for up in (1, -1) for late in (False, True)])
    down = "".join([_wave(HEIGHT - 28, 64, up, late, True) for up in (1, -1) for late in (False, True)])
    return node(
        "g",
        node("path", id="lace-across", d=across),
        node("use", href="#lace-across", y=HEIGHT - 12),
        node("path", id="lace-down", d=down),
        node("use", href="#lace-down", x=WIDTH - 12),
        class_="lace",
    )


def _wave(length: float, halves: int, up: int, late: bool, upright: bool) -> str:
    half = length / halves
    start = 14 - half / 2 if late else 14
    bend, rest = f"{half / 2:.2f}", f"{half:.2f}"
    more = halves if late else halves - 1
    if upright:
        return f"M6 {num(start)}q{num(5.2 * up)} {bend} 0 {rest}" + f"t0 {rest}" * more
    return f"M{num(start)} 6q{bend} {num(5.2 * up)} {rest} 0" + f"t{rest} 0" * more


def _corner(x: float, y: float) -> Node:
    star = [(9 if n % 2 == 0 else 5.5, n * pi / 12) for n in range(24)]
    points = "L".join([f"{num(x + r * sin(turn))} {num(y - r * cos(turn))}" for r, turn in star])
    return node(
        "g",
        node("path", class_="corner-star", d=f"M{points}Z"),
        node("circle", class_="corner-boss", cx=x, cy=y, r=3.4),
    )


def _rosette(name: str, radius: float, swing: float, petals: int, copies: int) -> Node:
    """A closed wave around the wheel, and copies of it, each turned a little further."""
    steps = 18 * petals
    turns = [2 * pi * step / steps for step in range(steps)]
    line = "L".join([point(radius + swing * sin(petals * turn), turn) for turn in turns])
    step = 360 / petals / copies
    uses = [node("use", href=f"#{name}", transform=f"rotate({step * n:.2f})") for n in range(1, copies)]
    return node("g", node("path", id=name, d=f"M{line}Z"), uses, class_="rosette", transform="translate(358 427)")
