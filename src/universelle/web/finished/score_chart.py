"""The score chart: the points of every seat, turn by turn. Other charts of a match are drawn with its parts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from universelle.core.message import Translator
from universelle.drawing.node import Node, node
from universelle.drawing.parts import fit, signed_number

LEFT: Final = 40.0
TOP: Final = 16.0
BOTTOM: Final = 258.0
HEIGHT: Final = 292
RIBBON: Final = 5.0  # height of the line that says who led
BETWEEN_LABELS: Final = 24.0
LABEL_ROOM: Final = 119.0  # for points and name
DIGIT: Final = 9.0  # the width of one
NAME_SIZE: Final = 14.0
GRID_LINES: Final = 7  # approximately
ALL_LABELLED: Final = 5  # so many lines all have a label
ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
NARROW: Final = 66  # narrower stripes only have room for a number


@dataclass(frozen=True, slots=True)
class Sheet:
    """How wide the drawing is, where its lines end, and whether names follow."""

    width: int
    right: float
    named: bool


CLOSE: Final = 10  # tenths of a unit between two points of a line, at least
WIDE_SHEET: Final = Sheet(806, 648.0, named=True)
NARROW_SHEET: Final = Sheet(380, 316.0, named=False)


@dataclass(frozen=True, slots=True)
class Curve:
    """Points of each seat at the start and after every turn, and after which turns a round was scored."""

    points: Sequence[Sequence[int]]
    rounds: Sequence[int] = ()

    @property
    def turns(self) -> int:
        return len(self.points) - 1


class Scale:
    """Turns and values as coordinates of a drawing."""

    def __init__(self, sheet: Sheet, turns: int, lowest: int, highest: int) -> None:
        self.sheet = sheet
        self.turns = max(1, turns)
        self.lowest = lowest
        self.highest = highest

    def x(self, turn: int) -> float:
        return LEFT + (self.sheet.right - LEFT) * turn / self.turns

    def y(self, value: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (value - self.lowest) / (self.highest - self.lowest)


def _scale(curve: Curve, sheet: Sheet) -> tuple[Scale, int]:
    """The scale of the score chart, and the distance of its grid lines."""
    values = [value for row in curve.points for value in row]
    step = step_of(max(values) - min(0, *values))
    lowest = min(0, min(values) // step * step)
    return Scale(sheet, curve.turns, lowest, max(step, -(-max(values) // step) * step)), step


def curve_picture(
    words: Translator, curve: Curve, places: Sequence[int], at: int | None = None, *, narrow: bool = False
) -> Node:
    """Lines with the symbols of the seats, labelled where they end, so that no legend is needed.

    `places` are the seats, the best first: equal points are labelled in this order. A cursor marks one turn; the
    ribbon along the axis has the colour of whoever led.
    """
    sheet = NARROW_SHEET if narrow else WIDE_SHEET
    scale, step = _scale(curve, sheet)
    final = curve.points[-1]
    order = sorted(range(len(final)), key=lambda seat: (final[seat], -places.index(seat)))
    return node(
        "svg",
        bands(words, curve.rounds, scale),
        grid(scale, range(scale.lowest, scale.highest + 1, step), signed_number),
        scorings(curve.rounds, scale),
        [line(curve.points, scale, seat) for seat in order],
        [marks(curve.points, scale, seat) for seat in order],
        _ribbon(curve, scale),
        cursor(scale, curve.turns if at is None else at, RIBBON),
        labels(words, final, [signed_number(points) for points in final], scale, order[::-1]),
        id="curve-narrow" if narrow else "curve",
        class_="chart narrow-chart" if narrow else "chart wide-chart",
        viewbox=f"0 0 {sheet.width} {HEIGHT}",
        role="img",
        aria_label=words("web-end-curve-label", turns=curve.turns),
    )


def _ribbon(curve: Curve, scale: Scale) -> list[Node]:
    """Who led after each turn; nobody while several were level."""
    leaders = [_leader(row) for row in curve.points]
    drawn: list[Node] = []
    start = 0
    for turn in range(1, len(leaders)):
        if turn + 1 < len(leaders) and leaders[turn + 1] == leaders[turn]:
            continue
        if (leader := leaders[turn]) is not None:
            x, end = scale.x(start), scale.x(turn)
            drawn.append(
                node(
                    "rect",
                    x=f"{x:.1f}",
                    y=BOTTOM,
                    width=f"{end - x:.1f}",
                    height=RIBBON,
                    class_=f"chart-leading p{leader + 1}",
                )
            )
        start = turn
    return drawn


def _leader(points: Sequence[int]) -> int | None:
    best = max(points)
    return points.index(best) if points.count(best) == 1 else None


def cursor(scale: Scale, turn: int, below: float = 0.0) -> Node:
    return node("path", class_="chart-cursor", d=f"M{scale.x(turn):.1f} {TOP:g}V{BOTTOM + below:g}")


def step_of(span: float) -> int:
    """The distance between grid lines: 1, 2, 5, 10, 20, …"""
    size = 1
    while True:
        for factor in (1, 2, 5):
            if span <= size * factor * GRID_LINES:
                return size * factor
        size *= 10


def bands(words: Translator, rounds: Sequence[int], scale: Scale) -> list[Node]:
    """The rounds as stripes with their names, or only with numbers if a stripe is too narrow."""
    if not rounds:
        return []
    borders = [0, *[turn for turn in rounds if 0 < turn < scale.turns], scale.turns]
    stripes = [(scale.x(start), scale.x(end) - scale.x(start)) for start, end in pairwise(borders)]
    roomy = min([width for _, width in stripes]) >= NARROW
    drawn: list[Node] = []
    for number, (x, width) in enumerate(stripes, 1):
        numeral = ROMAN[number] if number < len(ROMAN) else str(number)
        name = words("web-end-round", round=numeral) if roomy else numeral
        drawn.append(
            node(
                "rect",
                class_="chart-round" if number % 2 else "chart-round even",
                x=f"{x:.1f}",
                y=TOP,
                width=f"{width:.1f}",
                height=BOTTOM - TOP,
            )
        )
        drawn.append(node("text", name, class_="chart-round-name", x=f"{x + width / 2:.1f}", y=BOTTOM + 24))
    return drawn


def grid(scale: Scale, values: Sequence[int], say: Callable[[int], str]) -> list[Node]:
    """Lines across, labelled from 0 on: each, or every other one where they are many."""
    every = 1 if len(values) <= ALL_LABELLED else 2
    zero = values.index(0) if 0 in values else 0
    drawn: list[Node] = []
    for number, value in enumerate(values):
        y = scale.y(value)
        drawn.append(
            node(
                "path",
                class_="chart-grid" if value else "chart-grid zero",
                d=f"M{LEFT:g} {y:.1f}H{scale.sheet.right:g}",
            )
        )
        if (number - zero) % every == 0:
            drawn.append(node("text", say(value), class_="chart-value", x=LEFT - 8, y=f"{y + 4.5:.1f}"))
    return drawn


def scorings(rounds: Sequence[int], scale: Scale) -> list[Node]:
    """A medal where a round was scored; the last scoring is where the lines end."""
    drawn: list[Node] = []
    for x in [scale.x(turn) for turn in rounds if 0 < turn < scale.turns]:
        medal = node("use", href="#sy-medal", x=f"{x - 6:.1f}", y=TOP - 6.5, width=12, height=12)
        drawn.append(node("path", class_="chart-scoring-line", d=f"M{x:.1f} {TOP:g}V{BOTTOM:g}"))
        drawn.append(node("g", node("circle", cx=f"{x:.1f}", cy=TOP, r=9), medal, class_="chart-scoring"))
    return drawn


def line(rows: Sequence[Sequence[float]], scale: Scale, seat: int) -> Node:
    path = path_of([(scale.x(turn), scale.y(row[seat])) for turn, row in enumerate(rows)])
    halo, drawn = node("path", class_="chart-line-edge", d=path), node("path", class_="chart-line", d=path)
    return node("g", halo, drawn, class_=f"line-{seat + 1} p{seat + 1}")


def path_of(points: Sequence[tuple[float, float]]) -> str:
    """A line through points as the data of a path, short: by steps in tenths, and one for each unit across."""
    x, y = (round(10 * each) for each in points[0])
    drawn = [f"M{x / 10:g} {y / 10:g}"]
    for number, point in enumerate(points[1:], start=2):
        across, down = round(10 * point[0]) - x, round(10 * point[1]) - y
        if abs(across) >= CLOSE or number == len(points):
            drawn.append(f"l{across / 10:g} {down / 10:g}")
            x, y = x + across, y + down
    return "".join(drawn)


def marks(rows: Sequence[Sequence[float]], scale: Scale, seat: int) -> Node:
    """The symbol of the seat along its line, above all lines."""
    turns = _marked_turns(scale.turns, len(rows[0]), seat)
    drawn = [mark(seat, scale.x(turn), scale.y(rows[turn][seat]), 7.0) for turn in turns if turn < len(rows)]
    return node("g", drawn, class_=f"p{seat + 1}")


def _marked_turns(turns: int, seats: int, seat: int) -> list[int]:
    """The turns at which a line has its symbol: not the same ones as the other lines."""
    parts = 4
    spots = [round(turns * (part + (seat + 1) / (seats + 1)) / parts) for part in range(parts)]
    return sorted({turn for turn in spots if 0 < turn < turns})


def mark(seat: int, x: float, y: float, radius: float, *more: Node) -> Node:
    half = radius * 0.6
    sign = node(
        "use",
        class_="chart-mark-symbol",
        href=f"#sy-seat-{seat + 1}",
        x=f"{-half:g}",
        y=f"{-half:g}",
        width=f"{2 * half:g}",
        height=f"{2 * half:g}",
    )
    circle = node("circle", class_="chart-mark", r=f"{radius:g}")
    return node("g", circle, sign, list(more), transform=f"translate({x:.1f} {y:.1f})")


def labels(
    words: Translator,
    final: Sequence[float],
    texts: Sequence[str],
    scale: Scale,
    order: Sequence[int],
    led: bool = True,
) -> list[Node]:
    """Value and name of each seat at the end of its line, the highest first, without overlaps.

    Unless lines end far from their labels, they are led there.
    """
    right = scale.sheet.right
    room = BOTTOM - BETWEEN_LABELS * (len(order) - 1)
    drawn: list[Node] = []
    lowest = TOP - BETWEEN_LABELS
    for number, seat in enumerate(order):
        y = scale.y(final[seat])
        spot = max(lowest + BETWEEN_LABELS, min(y, room + BETWEEN_LABELS * number))
        lowest = spot
        name = words.players[seat] if seat < len(words.players) else words("seat", number=seat + 1)
        points = texts[seat]
        short = _short_name(words, name, LABEL_ROOM - DIGIT * len(points))
        text = node(
            "text",
            node("tspan", points, class_="chart-label-points"),
            f" {short}" if scale.sheet.named else None,
            class_="chart-label",
            x=17,
            y=5,
        )
        path = f"M{right:g} {y:.1f}L{right + 12:g} {spot:.1f}"
        lead = node("path", class_="chart-leader", d=path) if led else None
        drawn.append(node("g", lead, mark(seat, right + 22, spot, 10.0, text), class_=f"p{seat + 1}"))
    return drawn


def _short_name(words: Translator, name: str, room: float) -> str:
    """A name as far as there is room: the article goes first, as in "The Commissioner"."""
    short, _ = fit(name, room, NAME_SIZE, NAME_SIZE)
    if short == name:
        return name
    starts = [each if each.endswith("’") else f"{each} " for each in words("articles").split(", ")]
    start = next((each for each in starts if name.startswith(each)), "")
    return fit(name.removeprefix(start), room, NAME_SIZE, NAME_SIZE)[0]
