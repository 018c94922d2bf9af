"""The chart of a review: the chance of each seat to win after every move, or alone the points to expect."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from universelle.drawing.node import Node, node
from universelle.drawing.parts import signed_number
from universelle.i18n import Translations
from universelle.reviews.curve import Hopes
from universelle.web.finished.score_chart import (
    BOTTOM,
    HEIGHT,
    NARROW_SHEET,
    TOP,
    WIDE_SHEET,
    Scale,
    Sheet,
    bands,
    cursor,
    grid,
    labels,
    line,
    marks,
    path_of,
    scorings,
    step_of,
)

SURE: Final = 2.0  # standard errors to either side that are shaded
PIN: Final = 11.0  # radius of a pin
PIN_TARGET: Final = 20.0  # of what can be touched
STALK: Final = 28.0  # from the line to the middle of a pin
PLATE: Final = 232.0  # width of the note on what is still to come


@dataclass(frozen=True, slots=True)
class Pin:
    """A decision that is marked on the chart."""

    number: int  # as its card is numbered
    move: int
    seat: int
    said: str  # for screen readers


@dataclass(frozen=True, slots=True)
class ReviewCurve:
    """What everybody may hope for before the first move and after each that is known, of so many."""

    hopes: Sequence[Hopes]
    moves: int
    rounds: Sequence[int] = ()  # moves with which a round ended
    own: int | None = None  # the seat whose line is drawn above all others
    target: int | None = None  # of a player alone
    pins: Sequence[Pin] = field(default=())

    @property
    def known(self) -> int:
        return len(self.hopes) - 1

    @property
    def players(self) -> int:
        return len(self.hopes[0].chances)


def review_picture(words: Translations, curve: ReviewCurve, places: Sequence[int], *, narrow: bool = False) -> Node:
    """Lines with the symbols of the seats, labelled where they end; `places` are the seats, the best first."""
    sheet = NARROW_SHEET if narrow else WIDE_SHEET
    scale, values = _scale(curve, sheet)
    rows = [_values(hopes.chances, curve.players) for hopes in curve.hopes]
    final = rows[-1]
    order = sorted(range(curve.players), key=lambda seat: (seat == curve.own, final[seat], -places.index(seat)))
    ranked = sorted(range(curve.players), key=lambda seat: (-final[seat], places.index(seat)))
    say = _say_number if curve.players == 1 or narrow else _say_percent
    whole = curve.known == curve.moves
    name = "review-chart-narrow" if narrow else "review-chart"
    return node(
        "svg",
        bands(words, curve.rounds, scale),
        grid(scale, values, lambda value: say(words, value)),
        scorings(curve.rounds, scale),
        _target(words, curve, scale),
        _to_come(words, curve, scale, f"{name}-hatch") if not whole else None,
        _shade(curve, scale),
        [line(rows, scale, seat) for seat in order],
        [marks(rows, scale, seat) for seat in order],
        cursor(scale, curve.known),
        _pins(curve, scale, rows),
        labels(words, final, [say(words, round(value)) for value in final], scale, ranked, whole),
        id=name,
        class_="chart",
        data_left=f"{scale.x(0):.1f}",
        data_right=f"{scale.sheet.right:g}",
        viewbox=f"0 0 {sheet.width} {HEIGHT}",
        role="group",
        aria_label=words("review-chart-alone" if curve.players == 1 else "review-chart"),
    )


def _values(chances: Sequence[float], players: int) -> tuple[float, ...]:
    """Chances in percent; points as they are."""
    return tuple(chances) if players == 1 else tuple([100 * chance for chance in chances])


def _say_percent(words: Translations, value: int) -> str:
    return words.percent(value / 100, 0)


def _say_number(_words: Translations, value: int) -> str:
    return signed_number(value)


def _scale(curve: ReviewCurve, sheet: Sheet) -> tuple[Scale, range]:
    if curve.players > 1:
        return Scale(sheet, curve.moves, 0, 100), range(0, 101, 25)
    spans = [(hopes.chances[0] - hopes.errors[0], hopes.chances[0] + hopes.errors[0]) for hopes in curve.hopes]
    marked = [] if curve.target is None else [curve.target]
    low, high = min([*[each[0] for each in spans], *marked]), max([*[each[1] for each in spans], *marked])
    step = step_of(high - low)
    lowest, highest = int(low // step) * step, int(-(-high // step)) * step
    highest = max(highest, lowest + step)
    return Scale(sheet, curve.moves, lowest, highest), range(lowest, highest + 1, step)


def _shade(curve: ReviewCurve, scale: Scale) -> Node | None:
    """How far the player's own line may be off."""
    seat = 0 if curve.players == 1 else curve.own
    if seat is None:
        return None
    width = 1.0 if curve.players == 1 else 100 * SURE
    factor = 1.0 if curve.players == 1 else 100.0
    upper, lower = [], []
    for move, hopes in enumerate(curve.hopes):
        value, error = factor * hopes.chances[seat], width * hopes.errors[seat]
        upper.append((scale.x(move), scale.y(min(scale.highest, value + error))))
        lower.append((scale.x(move), scale.y(max(scale.lowest, value - error))))
    shape = path_of(upper) + path_of(lower[::-1]).replace("M", "L", 1) + "Z"
    return node("path", class_=f"chart-shade p{seat + 1}", d=shape)


def _target(words: Translations, curve: ReviewCurve, scale: Scale) -> Node | None:
    """The points that a player alone strives for."""
    if curve.target is None:
        return None
    y, right = scale.y(curve.target), scale.sheet.right
    path = node("path", class_="chart-scoring-line", d=f"M{scale.x(0):.1f} {y:.1f}H{right:g}")
    said = words("review-target", points=curve.target)
    return node("g", path, node("text", said, class_="chart-target", x=f"{scale.x(0) + 6:.1f}", y=f"{y - 5:.1f}"))


def _to_come(words: Translations, curve: ReviewCurve, scale: Scale, name: str) -> Node:
    """What is not known yet is hatched, and says so where there is room."""
    x, right = scale.x(curve.known), scale.sheet.right
    hatch = node(
        "pattern",
        node("path", d="M0 0V7", class_="chart-hatch"),
        id=name,
        width=7,
        height=7,
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(45)",
    )
    area = node("rect", x=f"{x:.1f}", y=TOP, width=f"{right - x:.1f}", height=BOTTOM - TOP, fill=f"url(#{name})")
    if right - x < PLATE + 16:
        return node("g", hatch, area)
    middle, height = (x + right) / 2, (TOP + BOTTOM) / 2
    said = words("review-to-come", first=curve.known + 1, last=curve.moves)
    plate = node(
        "rect", class_="chart-plate", x=f"{middle - PLATE / 2:.1f}", y=height - 15, width=PLATE, height=30, rx=2
    )
    text = node("text", said, class_="chart-note", x=f"{middle:.1f}", y=height + 5)
    return node("g", hatch, area, plate, text)


def _pins(curve: ReviewCurve, scale: Scale, rows: Sequence[Sequence[float]]) -> list[Node]:
    """The costliest decisions, above the line where they were taken; the costliest is drawn last."""
    drawn: list[Node] = []
    taken: list[tuple[float, float]] = []
    for pin in curve.pins:
        x, y = scale.x(pin.move), scale.y(rows[pin.move - 1][pin.seat])
        spot = _spot(x, y, taken)
        taken.append((x, spot))
        above = spot < y
        stalk = f"M{x:.1f} {y - 7 if above else y + 7:.1f}V{spot + PIN if above else spot - PIN:.1f}"
        drawn.append(
            node(
                "a",
                node("path", d=stalk),
                node("circle", class_="chart-pin-target", cx=f"{x:.1f}", cy=f"{spot:.1f}", r=PIN_TARGET),
                node("circle", cx=f"{x:.1f}", cy=f"{spot:.1f}", r=PIN),
                node("text", str(pin.number), x=f"{x:.1f}", y=f"{spot + 5:.1f}"),
                class_="chart-pin costliest" if pin.number == 1 else "chart-pin",
                href=f"#case-{pin.number}",
                aria_label=pin.said,
            )
        )
    return drawn[::-1]


def _spot(x: float, y: float, taken: Sequence[tuple[float, float]]) -> float:
    """Where the middle of a pin is: above its line, or below if there is no room, and clear of other pins."""
    ways = [y + way * (STALK + more) for more in (0.0, 26.0, 52.0, 78.0) for way in (-1, 1)]
    inside = [spot for spot in ways if TOP + PIN <= spot <= BOTTOM - PIN]
    clear = [spot for spot in inside if all([abs(spot - other) >= 25 or abs(x - at) >= 25 for at, other in taken])]
    return (clear or inside or [y])[0]
