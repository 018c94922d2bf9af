"""A rating over the games, as a line among those of the computers.

The lines fill whatever room there is; names stand beside them as text, which never shrinks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from universelle.drawing.node import Node, node
from universelle.drawing.parts import num
from universelle.i18n import Translations

APART: Final = 7.0  # between two names, in hundredths of the height
EDGE: Final = 40.0  # rating points above and below all lines


def level_chart(
    words: Translations, said: str, ratings: Sequence[tuple[int, float]], levels: Mapping[str, int]
) -> Node:
    """The chart, with a sentence for those who do not see it. `ratings` are by the number of games."""
    values = [*[rating for _, rating in ratings], *levels.values()]
    low, high = min(values) - EDGE, max(values) + EDGE
    first, last = ratings[0][0], ratings[-1][0]

    def y(rating: float) -> float:
        return 100 * (high - rating) / (high - low)

    def x(games: int) -> float:
        return 100 * (games - first) / max(1, last - first)

    line = "L".join([f"{num(x(games))} {num(y(rating))}" for games, rating in ratings])
    lines = [
        *[node("path", class_="levels-line", d=f"M0 {num(y(level))}H100") for level in levels.values()],
        node("path", class_="levels-halo", d=f"M{line}"),
        node("path", class_="levels-own", d=f"M{line}"),
        node("path", class_="levels-now", d=f"M100 {num(y(ratings[-1][1]))}h0"),
    ]
    drawn = node("svg", lines, viewbox="0 0 100 100", preserveaspectratio="none", role="img", aria_label=said)
    ends = [node("span", words("numbers-game", number=number)) for number in (first, last)]
    names = _names(words, {**levels, words("numbers-yours"): round(ratings[-1][1])}, y)
    return node("div", drawn, names, node("p", ends, class_="levels-games"), class_="levels")


def _names(words: Translations, ratings: Mapping[str, int], y: Callable[[float], float]) -> Node:
    """The names at the ends of the lines, none on another."""
    placed: list[tuple[str, int, float]] = []
    for name, rating in sorted(ratings.items(), key=lambda each: -each[1]):
        least = placed[-1][2] + APART if placed else 0.0
        placed.append((name, rating, max(y(rating), least)))
    own = words("numbers-yours")
    names = [
        node(
            "li",
            node("span", name),
            " ",
            node("b", str(rating), class_="num"),
            class_="levels-you" if name == own else None,
            style=f"--at:{num(top)}",
        )
        for name, rating, top in placed
    ]
    return node("ul", names, class_="levels-names")
