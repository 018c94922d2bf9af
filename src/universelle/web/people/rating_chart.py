"""A rating over the games: a line and the band in which it lies nine times in ten, and today's as a hill."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, exp, floor
from typing import Final

from universelle.drawing.node import Node, node
from universelle.drawing.parts import num
from universelle.i18n import Translations
from universelle.people.ratings import Rating

WIDTH, HEIGHT = 780, 300
LEFT, RIGHT, TOP, BOTTOM = 54.0, 590.0, 18.0, 250.0
HILL, HILL_HEIGHT = 610.0, 84.0  # where it begins, and how far it reaches
LABELS: Final = 714.0
LINE_END: Final = 698.0
MOST_POINTS: Final = 160  # drawn: more would not be seen
MOST_LINES: Final = 7
SLICES: Final = 40  # of the hill
REACH: Final = 2.6  # standard deviations that the hill shows


def rating_chart(words: Translations, title: str, ratings: Sequence[Rating]) -> Node:
    """The picture: one image, with its sentence for those who do not see it."""
    now = ratings[-1]
    shown = [Rating(), *ratings]
    scale = _Scale(shown)
    said = words(
        "people-chart",
        title=title,
        games=len(ratings),
        rating=whole(now.value),
        low=whole(now.low),
        high=whole(now.high),
    )
    parts = [*_grid(scale, len(ratings), words), *_course(scale, shown), *_hill(scale, now)]
    return node("svg", parts, viewbox=f"0 0 {WIDTH} {HEIGHT}", class_="rating-chart", role="img", aria_label=said)


def whole(value: float) -> str:
    """A rating as it is shown: figures would be grouped as a number."""
    return str(round(value))


class _Scale:
    """Games and ratings as coordinates."""

    def __init__(self, ratings: Sequence[Rating]) -> None:
        self.games = max(1, len(ratings) - 1)
        lowest = min([each.low for each in ratings[1:]] + [ratings[-1].value - REACH * ratings[-1].deviation])
        highest = max([each.high for each in ratings[1:]] + [ratings[-1].value + REACH * ratings[-1].deviation])
        self.step = next(step for step in (50, 100, 200, 500, 1000) if (highest - lowest) / step <= MOST_LINES)
        self.lowest = floor(lowest / self.step) * self.step
        self.highest = ceil(highest / self.step) * self.step

    def x(self, games: float) -> float:
        return LEFT + (RIGHT - LEFT) * games / self.games

    def y(self, rating: float) -> float:
        within = min(max(rating, self.lowest), self.highest)
        return BOTTOM - (BOTTOM - TOP) * (within - self.lowest) / (self.highest - self.lowest)


def _grid(scale: _Scale, games: int, words: Translations) -> list[Node]:
    parts = []
    for rating in range(scale.lowest, scale.highest + 1, scale.step):
        y = scale.y(rating)
        parts.append(node("path", class_="rating-grid", d=f"M{num(LEFT)} {num(y)}H{num(LINE_END)}"))
        parts.append(node("text", str(rating), class_="rating-at", x=num(LEFT - 8), y=num(y + 4)))
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000) if games / step <= MOST_LINES)
    for number in range(0, games + 1, step):
        parts.append(node("text", str(number), class_="rating-game", x=num(scale.x(number)), y=num(BOTTOM + 20)))
    middle = (LEFT + RIGHT) / 2
    parts.append(node("text", words("people-games"), class_="rating-game", x=num(middle), y=num(BOTTOM + 40)))
    return parts


def _course(scale: _Scale, ratings: Sequence[Rating]) -> list[Node]:
    """The band, and the line on it."""
    every = max(1, ceil(len(ratings) / MOST_POINTS))
    numbers = sorted({*range(0, len(ratings), every), len(ratings) - 1})
    above = [f"{num(scale.x(number))},{num(scale.y(ratings[number].high))}" for number in numbers]
    below = [f"{num(scale.x(number))},{num(scale.y(ratings[number].low))}" for number in reversed(numbers)]
    line = "L".join([f"{num(scale.x(number))} {num(scale.y(ratings[number].value))}" for number in numbers])
    end = ratings[-1]
    return [
        node("polygon", class_="rating-band", points=" ".join([*above, *below])),
        node("path", class_="rating-halo", d=f"M{line}"),
        node("path", class_="rating-line", d=f"M{line}"),
        node("circle", class_="rating-now", cx=num(RIGHT), cy=num(scale.y(end.value)), r=5),
    ]


def _hill(scale: _Scale, now: Rating) -> list[Node]:
    """How likely each rating is today, on the same scale; nine tenths of it darker."""
    y, high, low = scale.y(now.value), scale.y(now.high), scale.y(now.low)
    return [
        node("path", class_="rating-axis", d=f"M{num(HILL)} {num(TOP)}V{num(BOTTOM)}"),
        node("path", class_="rating-hill", d=_outline(scale, now, REACH)),
        node("path", class_="rating-hill nine", d=_outline(scale, now, now.give / now.deviation)),
        node("path", class_="rating-lead", d=f"M{num(HILL + HILL_HEIGHT + 2)} {num(y)}H{num(LABELS - 4)}"),
        node("text", whole(now.value), class_="rating-value", x=num(LABELS), y=num(y + 7)),
        node("text", whole(now.high), class_="rating-end", x=num(LABELS), y=num(min(high, y - 18) + 4)),
        node("text", whole(now.low), class_="rating-end", x=num(LABELS), y=num(max(low, y + 18) + 4)),
    ]


def _outline(scale: _Scale, now: Rating, reach: float) -> str:
    corners = []
    for slice_ in range(SLICES + 1):
        away = reach * (2 * slice_ / SLICES - 1)
        x = HILL + HILL_HEIGHT * exp(-away * away / 2)
        corners.append(f"{num(x)} {num(scale.y(now.value + away * now.deviation))}")
    ends = [num(scale.y(now.value + end * now.deviation)) for end in (-reach, reach)]
    return f"M{num(HILL)} {ends[0]}L{'L'.join(corners)}L{num(HILL)} {ends[1]}Z"
