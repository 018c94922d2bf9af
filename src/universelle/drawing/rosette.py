"""The rosette of a fingerprint: equal fingerprints look equal at a glance. The figures beside it are the proof."""

from __future__ import annotations

from itertools import pairwise
from math import cos, pi, sin
from typing import Final

from universelle.drawing.node import Node, node, once

RINGS: Final = (38.0, 26.0, 14.0)  # their mean radii, from the rim inwards
WINDINGS: Final = 5  # of the line of a ring around the middle: a prime number, so that few lobes fall together
FEWEST, MOST = 16, 41  # lobes of a line
SHALLOWEST, DEEPEST = 3.0, 9.0


@once
def rosette(fingerprint: str) -> Node:
    """A line that swings around each of three rings; lobes, depth and turn come from bytes of the fingerprint."""
    drawn = bytes.fromhex(fingerprint)
    rings = [
        node("path", d=_ring(mean, drawn[3 * ring : 3 * ring + 3]), class_=f"seal-line ring-{ring}")
        for ring, mean in enumerate(RINGS)
    ]
    paper, rim = node("circle", r=50, class_="seal-paper"), node("circle", r=50, class_="seal-rim")
    return node("svg", paper, rings, rim, class_="seal-rosette", viewbox="-52 -52 104 104", aria_hidden="true")


def _ring(mean: float, drawn: bytes) -> str:
    """A closed line around the middle, in smooth curves from each lobe to the next hollow."""
    lobes = FEWEST + drawn[0] % (MOST - FEWEST)
    lobes += lobes % WINDINGS == 0
    depth = SHALLOWEST + drawn[1] / 255 * (DEEPEST - SHALLOWEST)
    turn = drawn[2] / 256 * 2 * pi
    step = WINDINGS * pi / lobes
    ends = [(mean + depth * (-1) ** number, turn + number * step) for number in range(2 * lobes + 1)]
    curves = [_curve(start, end, step) for start, end in pairwise(ends)]
    return f"M{_point(*ends[0])}{''.join(curves)}Z"


def _curve(start: tuple[float, float], end: tuple[float, float], step: float) -> str:
    """From one radius and angle to another, along the circle at both ends."""
    reach = step * 0.4
    before = _point(start[0], start[1], start[0] * reach)
    after = _point(end[0], end[1], -end[0] * reach)
    return f"C{before} {after} {_point(*end)}"


def _point(radius: float, angle: float, along: float = 0.0) -> str:
    """A point at a radius and an angle, or so far from it along the circle."""
    x = radius * cos(angle) - along * sin(angle)
    y = radius * sin(angle) + along * cos(angle)
    return f"{x:.1f} {y:.1f}"
