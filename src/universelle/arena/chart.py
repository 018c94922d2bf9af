"""The ratings of a contest as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from math import ceil, floor
from typing import TYPE_CHECKING, Final

from universelle.drawing.node import Node, node
from universelle.drawing.parts import fit, num, signed_number
from universelle.drawing.standalone import standalone

if TYPE_CHECKING:
    from universelle.arena.standings import Row
    from universelle.contract.game import Game
    from universelle.i18n import Translations

WIDTH: Final = 720
LEFT: Final = 176  # where the scale begins
RIGHT: Final = 520  # and ends
TOP: Final = 92  # the first row
STEP: Final = 40  # from row to row
BELOW: Final = 56  # for the numbers of the scale
STEPS: Final = (10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000)
MOST_LINES: Final = 7


class Scale:
    """From ratings to places, with lines at round numbers that leave nothing outside."""

    def __init__(self, low: float, high: float) -> None:
        fitting = [step for step in STEPS if ceil(high / step) - floor(low / step) < MOST_LINES]
        self.step = fitting[0] if fitting else STEPS[-1]
        self.first = floor(low / self.step) * self.step
        self.last = max(ceil(high / self.step) * self.step, self.first + self.step)

    def __call__(self, rating: float) -> float:
        return LEFT + (rating - self.first) / (self.last - self.first) * (RIGHT - LEFT)

    @property
    def lines(self) -> range:
        return range(self.first, self.last + 1, self.step)


def chart_svg(game: Game, rows: Sequence[Row], words: Translations, about: str) -> str:
    """Ratings with their intervals, a row for each bot, as an SVG that needs nothing else."""
    folder = files("universelle.drawing").joinpath("static")
    shared = [folder.joinpath(name).read_text(encoding="utf-8") for name in ("tokens.css", "house.css")]
    styles = [*shared, *[sheet for sheet in [game.file("theme.css")] if sheet]]
    return standalone(chart(game.meta.title, rows, words, about), styles, game.meta.slug, [])


def chart(title: str, rows: Sequence[Row], words: Translations, about: str) -> Node:
    scale = Scale(min(row.rating.low for row in rows), max(row.rating.high for row in rows))
    height = TOP + STEP * len(rows) + BELOW
    below = TOP + STEP * len(rows)
    return node(
        "svg",
        node("title", f"{title} · {about}"),
        node("rect", width=WIDTH, height=height, fill="var(--paper)"),
        _text(title, 24, 36, 22, font_weight=600),
        _text(about, 24, 58, 13, fill="var(--ink-soft)"),
        _text(words("arena-rating"), LEFT, TOP - 10, 13, fill="var(--ink-soft)"),
        _text(words("arena-share"), WIDTH - 24, TOP - 10, 13, fill="var(--ink-soft)", text_anchor="end"),
        [_line(scale(rating), TOP, below) for rating in scale.lines],
        [_mark(scale(rating), below + 20, rating) for rating in scale.lines],
        [_row(row, scale, TOP + STEP * number + STEP / 2, words) for number, row in enumerate(rows)],
        _text(words("arena-chart-note"), 24, height - 12, 12, fill="var(--ink-soft)"),
        viewbox=f"0 0 {WIDTH} {height}",
        font_family="var(--serif)",
    )


def _row(row: Row, scale: Scale, y: float, words: Translations) -> Node:
    low, value, high = [scale(rating) for rating in (row.rating.low, row.rating.value, row.rating.high)]
    name, small = fit(row.name, LEFT - 48, 16, 13)
    return node(
        "g",
        _text(name, 24, y + 5, 13 if small else 16),
        node("path", d=f"M{num(low)} {num(y)}H{num(high)}", stroke="var(--accent)", stroke_width=2, fill="none"),
        [
            node("path", d=f"M{num(x)} {num(y - 5)}v10", stroke="var(--accent)", stroke_width=2, fill="none")
            for x in (low, high)
        ],
        node("circle", cx=num(value), cy=num(y), r=6, fill="var(--accent)", stroke="var(--paper)", stroke_width=1.5),
        _text(signed_number(round(row.rating.value)), RIGHT + 48, y + 5, 16, text_anchor="end", font_weight=600),
        _text(words.percent(row.share), WIDTH - 24, y + 5, 16, text_anchor="end"),
    )


def _line(x: float, top: float, bottom: float) -> Node:
    return node("path", d=f"M{num(x)} {num(top)}V{num(bottom)}", stroke="var(--card-edge)", stroke_width=1)


def _mark(x: float, y: float, rating: int) -> Node:
    return _text(signed_number(rating), x, y, 12, fill="var(--ink-soft)", text_anchor="middle")


def _text(text: str, x: float, y: float, size: int, fill: str = "var(--ink)", **looks: str | int) -> Node:
    return node("text", text, x=num(x), y=num(y), font_size=size, fill=fill, **looks)
