"""The administration: the buzz track and the income track, with their markers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from universelle.core.message import Translator
from universelle.drawing.node import Node, node, once
from universelle.drawing.parts import symbol_at
from universelle.games.crystal_palace.choices import THING_SYMBOLS, money
from universelle.games.crystal_palace.page.symbols import DEED_SYMBOLS
from universelle.games.crystal_palace.rules.components import FLYERS, Box
from universelle.games.crystal_palace.rules.view import PlayerView
from universelle.games.crystal_palace.rules.vocabulary import CHOOSE, DEEDS, GAIN, MONEY, THINGS, VP, Effects
from universelle.games.crystal_palace.scene import Scene

COLUMN: Final = 26
ROW: Final = 42
ROW_LENGTH: Final = 10
TOP: Final = 24  # where the markers are that have no buzz yet
INCOME_HEIGHT: Final = 20
SHIFT: Final = 7  # between two markers on one space
WIDE_SHIFT: Final = 13  # where there is room
LEAN: Final = 8  # the space of the income track from which on markers shift to the left, to stay on it
Point: TypeAlias = "tuple[float, float]"
Tokens: TypeAlias = "tuple[tuple[int, int], ...]"  # seats and spaces


def administration(scene: Scene) -> Node:
    return _with_markers(scene.words, scene.box, scene.view["flyers"], scene.view["players"])


@once
def _with_markers(words: Translator, box: Box, flyers: dict[str, str], players: list[PlayerView]) -> Node:
    return _administration(
        words,
        box,
        flyers,
        tuple([(seat, space) for seat, player in enumerate(players) for space in player["tokens"]]),
        tuple([player["buzz"] for player in players]),
        tuple([player["income"] for player in players]),
    )


@once
def _administration(
    words: Translator, box: Box, flyers: dict[str, str], tokens: Tokens, buzz: tuple[int, ...], income: tuple[int, ...]
) -> Node:
    falls = node("small", words("draw-income-falls", n=box.expenses))
    return node(
        "section",
        node("h2", words("draw-buzz"), class_="head track-title", id="buzz-head", data_about="buzz"),
        _buzz_track(words, box, flyers, tokens, buzz),
        node("h2", words("draw-income"), falls, class_="head track-title", id="income-head", data_about="income"),
        _income_track(words, box, income),
        class_="administration frame",
        id="admin",
    )


# Buzz


@once
def _buzz_track(words: Translator, box: Box, flyers: dict[str, str], tokens: Tokens, spaces: tuple[int, ...]) -> Node:
    rows = -(-box.buzz_last // ROW_LENGTH)
    markers = _markers("buzz", spaces, _buzz_point)
    return node(
        "svg",
        _buzz_ground(words, box, tuple(sorted([(int(space), key) for space, key in flyers.items()]))),
        _tokens(tokens),
        node("g", markers, id="buzz-markers"),
        class_="track",
        id="buzz-track",
        viewbox=f"0 0 {COLUMN * ROW_LENGTH} {TOP + ROW * rows}",
        role="img",
        aria_label=words("draw-buzz"),
    )


def _corner(space: int) -> Point:
    """The upper left corner of a space of the winding track."""
    row, column = divmod(space - 1, ROW_LENGTH)
    across = column if row % 2 == 0 else ROW_LENGTH - 1 - column
    return across * COLUMN + 1, TOP + row * ROW + 1


def _buzz_point(space: int) -> Point:
    if space == 0:
        return 12, 11
    x, y = _corner(space)
    return x + 12, y + 24


@once
def _buzz_ground(words: Translator, box: Box, flyers: tuple[tuple[int, str], ...]) -> Node:
    """The spaces with pictures and flyers."""
    pictures = {picture.space: picture.effects for picture in box.pictures}
    flyer_at = dict(flyers)
    spaces = [
        _buzz_space(words, box, space, pictures.get(space), flyer_at.get(space))
        for space in range(1, box.buzz_last + 1)
    ]
    return node("g", spaces, id="buzz-ground")


def _buzz_space(words: Translator, box: Box, space: int, picture: Effects | None, flyer: str | None) -> Node:
    x, y = _corner(space)
    colour = box.flyer_spaces.get(space)
    look, parts = "", list[Node]()
    if space == box.buzz_last:
        look = " last-space"
        parts.append(symbol_at("emblem-crystal-palace", x + 3, y + 17, 18, "buzz-symbol"))
    if picture is not None:
        look = " picture-space"
        parts += _picture(words, x, y, picture)
    elif colour:
        look = f" flyer-{colour}"
        if flyer is not None:
            effects = box.flyers[FLYERS.index(flyer)]
            parts.append(_flyer(words, x, y, effects))
    return node(
        "g",
        node("rect", class_=f"buzz-space{look}", x=x, y=y, width=24, height=40, rx=2),
        node("text", str(space), class_="buzz-number", x=x + 3, y=y + 12),
        parts,
        id=f"buzz-{space}",
        data_about=f"buzz-{space}",
    )


def _picture(words: Translator, x: float, y: float, effects: Effects) -> list[Node]:
    """The bonus of a token: points, or the first of several things and the symbols of the others."""
    first = effects[0]
    options = first.options if first.do == CHOOSE else (effects,)
    shown = options[0][0]
    text = money(words, shown.n) if shown.what == MONEY else str(shown.n)
    left = x + (2 if shown.what == VP else 4)
    parts = [node("text", text, class_="buzz-value", data_law_exempt=True, x=left, y=y + 25)]
    if shown.do == GAIN and shown.what != MONEY:
        parts.append(symbol_at(THING_SYMBOLS[THINGS[shown.what]], x + 10, y + 14, 13, "buzz-symbol"))
    others = [THING_SYMBOLS[THINGS[option[0].what]] for option in options[1:]]
    return parts + [symbol_at(name, x + 12, y + 2, 10, "buzz-symbol") for name in others]


def _flyer(words: Translator, x: float, y: float, effects: Effects) -> Node:
    first = effects[0]
    if first.do == GAIN and first.what == MONEY:
        return node("text", money(words, first.n), class_="buzz-value", data_law_exempt=True, x=x + 4, y=y + 31)
    name = THING_SYMBOLS[THINGS[first.what]] if first.do == GAIN else DEED_SYMBOLS[DEEDS[first.do]]
    return symbol_at(name, x + 4, y + 18, 16, "buzz-symbol")


@once
def _tokens(tokens: Tokens) -> Node:
    """Tokens at the foot of pictures, those on one picture side by side."""
    drawn: list[Node] = []
    for seat, space in tokens:
        here = [owner for owner, at in tokens if at == space]
        drawn.append(_token(seat, space, here.index(seat)))
    return node("g", drawn, id="buzz-tokens")


@once
def _token(seat: int, space: int, place: int) -> Node:
    x, y = _corner(space)
    return node(
        "g",
        node("rect", x=0, y=0, width=8, height=8, class_="die-body"),
        symbol_at(f"seat-{seat + 1}", 1, 1, 6),
        id=f"token-{seat + 1}-{space}",
        class_=f"piece token p{seat + 1}",
        data_about=f"buzz-{space}",
        style=f"transform:translate({x + 1 + 7.3 * (place % 3):.1f}px,{y + 30:g}px)",
    )


# Income


@once
def _income_track(words: Translator, box: Box, spaces: tuple[int, ...]) -> Node:
    width = COLUMN * ROW_LENGTH / len(box.income_values)
    return node(
        "svg",
        _income_ground(box),
        node("g", _markers("income", spaces, lambda space: ((space + 0.5) * width, 11)), id="income-markers"),
        class_="track",
        id="income-track",
        viewbox=f"0 0 {COLUMN * ROW_LENGTH} {TOP + INCOME_HEIGHT + 1}",
        role="img",
        aria_label=words("draw-income"),
    )


@once
def _income_ground(box: Box) -> Node:
    width = COLUMN * ROW_LENGTH / len(box.income_values)
    drawn: list[Node] = []
    for n, value in enumerate(box.income_values):
        space, number = "income-space", "income-number"
        if n < box.red_spaces:
            space, number = f"{space} red-space", f"{number} red-number"
        left, middle = f"{n * width + 0.6:.1f}", f"{(n + 0.5) * width:.1f}"
        drawn += [
            node(
                "rect",
                class_=space,
                x=left,
                y=TOP,
                width=f"{width - 1.2:.1f}",
                height=INCOME_HEIGHT,
                rx=2,
                data_about=f"income-{n + 1}",
            ),
            node("text", str(value), class_=number, x=middle, y=TOP + 15, data_about=f"income-{n + 1}"),
        ]
    return node("g", drawn, id="income-ground")


# Markers


def _markers(track: str, spaces: Sequence[int], point: Callable[[int], Point]) -> list[Node]:
    """A marker of every seat; those on one space are shifted, so that all can be seen."""
    drawn = []
    for seat, space in enumerate(spaces):
        x, y = point(space)
        shift = SHIFT if track == "buzz" and space else WIDE_SHIFT if space < LEAN else -WIDE_SHIFT
        drawn.append(_marker(track, seat, x + shift * spaces[:seat].count(space), y))
    return drawn


@once
def _marker(track: str, seat: int, x: float, y: float) -> Node:
    return node(
        "g",
        node("circle", r=9.5, class_="die-body"),
        symbol_at(f"seat-{seat + 1}", -6, -6, 12),
        id=f"{track}-marker-{seat + 1}",
        data_about=f"marker-{track}-{seat + 1}",
        class_=f"piece token p{seat + 1}",
        style=f"transform:translate({x:.1f}px,{y:.1f}px)",
    )
