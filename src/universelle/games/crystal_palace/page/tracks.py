"""The Black Market and the administration: the buzz track and the income track, with their markers."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from universelle.contract.scene import codes_of
from universelle.core.message import Translator
from universelle.drawing.node import Child, Node, node, once, symbol
from universelle.drawing.parts import name_of
from universelle.games.crystal_palace.page.forecast import lowest_free
from universelle.games.crystal_palace.page.shown_location import Codes
from universelle.games.crystal_palace.page.symbols import DEED_SIGNS, THING_SIGNS, brief, lit, press, said
from universelle.games.crystal_palace.rules.components import FLYERS, Box
from universelle.games.crystal_palace.rules.vocabulary import CHOOSE, DEEDS, GAIN, MONEY, THINGS, VP, Effects
from universelle.games.crystal_palace.scene import Scene

COLUMN: Final = 26
ROW: Final = 42
ROW_LENGTH: Final = 10
TOP: Final = 24  # where those stand who have no buzz yet
INCOME_HEIGHT: Final = 20
SHIFT: Final = 7  # between two markers on one space
WIDE_SHIFT: Final = 13  # where there is room
Place: TypeAlias = "tuple[float, float]"

# The Black Market


def market(scene: Scene) -> Node:
    """From the top space to the bottom one: price, assistant, benefit."""
    view, words, box = scene.view, scene.words, scene.box
    codes = codes_of(scene)
    entry = lowest_free(view["market"])
    rungs = [
        _rung(words, box, n, view["market"][n], _codes_at(codes, n, n == entry))
        for n in range(len(box.market) - 1, -1, -1)
    ]
    title = node(
        "h2", words("place-black-market"), class_="head track-title", id="market-head", title=words("place-black-market.history")
    )
    return node(
        "section",
        title,
        node("div", rungs, class_="market-spaces", id="rungs"),
        _market_gears(words, view["market_gears"], box.gear_from_space),
        class_="market frame",
        id="market",
    )


def _codes_at(codes: Codes, n: int, entry: bool) -> Codes:
    here = {f"advance {n + 1}", f"down {n + 1}", f"use market {n + 1}"}
    return codes & (here | {"enter"} if entry else here)


@once
def _rung(words: Translator, box: Box, n: int, owner: int | None, codes: Codes) -> Node:
    space, number = box.market[n], n + 1
    code = next(iter(sorted(codes)), "enter" if owner is None else f"advance {number}")
    labels = {
        "enter": words("action-enter"),
        f"advance {number}": words("action-advance", space=number),
        f"down {number}": words("action-down", space=number),
        f"use market {number}": words("action-use-market", space=number),
    }
    high = " gives-gear" if number >= box.gear_from_space else ""
    return node(
        "div",
        node("span", f"£{space.price}", class_="price", id=f"price-{number}"),
        node("span", _assistant(words, number, owner), class_="assistant-spot", id=f"ring-{number}"),
        brief(words, space.benefit),
        id=f"market-{number}",
        class_=f"market-space{high}",
        **press(codes, code, labels[code]),
    )


@once
def _assistant(words: Translator, number: int, owner: int | None) -> Node | None:
    if owner is None:
        return None
    piece = node(
        "g",
        node("rect", class_="die-body", x=1, y=1, width=22, height=22, rx=8),
        node("use", href="#sy-assistant", x=3, y=3, width=18, height=18),
        id=f"assistant-{number}",
        class_=f"piece assistant-piece p{owner + 1}",
    )
    sign = node("use", href=f"#sy-seat-{owner + 1}", x=26, y=6, width=12, height=12)
    return node(
        "svg",
        piece,
        node("g", sign, class_=f"p{owner + 1} assistant-seat"),
        class_="assistant-box",
        viewbox="0 0 40 24",
        width=40,
        height=24,
        id=f"assistant-{number}-box",
        data_kind=f"assistant-{owner + 1}",
        data_from=f"panel-{owner + 1}",
        data_to=f"panel-{owner + 1}",
        role="img",
        aria_label=name_of(words, owner),
    )


@once
def _market_gears(words: Translator, gears: int, first: int) -> Node:
    signs: list[Child] = [symbol("gear", "sy symbol-gear") for _ in range(gears)]
    told = words("draw-market-gears", space=first)
    return node("p", signs, node("span", told, class_="soft"), class_="market-gears", id="market-gears", title=told)


# The administration


def administration(scene: Scene) -> Node:
    view, words, box = scene.view, scene.words, scene.box
    flyers = tuple(sorted([(int(space), key) for space, key in view["flyers"].items()]))
    tokens = tuple([(seat, space) for seat, player in enumerate(view["players"]) for space in player["tokens"]])
    buzz = tuple([player["buzz"] for player in view["players"]])
    income = tuple([player["income"] for player in view["players"]])
    rows = -(-box.buzz_last // ROW_LENGTH)
    return node(
        "section",
        node("h2", words("draw-buzz"), class_="head track-title", id="buzz-head"),
        node(
            "svg",
            _buzz_ground(words, box, flyers),
            node("g", [_token(seat, space, tokens) for seat, space in tokens], id="buzz-tokens"),
            node("g", _markers(words, "buzz", buzz, _buzz_place), id="buzz-markers"),
            class_="track",
            id="buzz-track",
            viewbox=f"0 0 {COLUMN * ROW_LENGTH} {TOP + ROW * rows}",
            role="img",
            aria_label=words("draw-buzz"),
        ),
        node(
            "h2",
            words("draw-income"),
            node("small", words("draw-income-falls", n=box.expenses)),
            class_="head track-title",
            id="income-head",
        ),
        node(
            "svg",
            _income_ground(box),
            node("g", _markers(words, "income", income, lambda space: _income_place(box, space)), id="income-markers"),
            class_="track",
            id="income-track",
            viewbox=f"0 0 {COLUMN * ROW_LENGTH} {TOP + INCOME_HEIGHT + 1}",
            role="img",
            aria_label=words("draw-income"),
        ),
        class_="administration frame",
        id="admin",
    )


def _corner(space: int) -> Place:
    """The upper left corner of a space of the winding track."""
    row, column = divmod(space - 1, ROW_LENGTH)
    across = column if row % 2 == 0 else ROW_LENGTH - 1 - column
    return across * COLUMN + 1, TOP + row * ROW + 1


def _buzz_place(space: int) -> Place:
    if space == 0:
        return 12, 11
    x, y = _corner(space)
    return x + 12, y + 24


def _income_place(box: Box, place: int) -> Place:
    width = COLUMN * ROW_LENGTH / len(box.income_values)
    return (place + 0.5) * width, 11


@once
def _buzz_ground(words: Translator, box: Box, flyers: tuple[tuple[int, str], ...]) -> Node:
    """The spaces with pictures and flyers."""
    pictures = {picture.space: picture.effects for picture in box.pictures}
    held = dict(flyers)
    spaces = [
        _buzz_space(words, box, space, pictures.get(space), held.get(space)) for space in range(1, box.buzz_last + 1)
    ]
    return node("g", spaces, id="buzz-ground")


def _buzz_space(words: Translator, box: Box, space: int, picture: Effects | None, flyer: str | None) -> Node:
    x, y = _corner(space)
    colour = box.flyer_spaces.get(space)
    look, parts = "buzz-space", []
    if space == box.buzz_last:
        look = "buzz-space last-space"
        parts.append(node("use", href="#sy-emblem-crystal-palace", x=x + 3, y=y + 17, width=18, height=18, class_="buzz-symbol"))
    if picture is not None:
        look = "buzz-space picture-space"
        parts += _picture(x, y, picture)
        parts.append(node("title", said(words, picture)))
    elif colour:
        look = f"buzz-space flyer-{colour}"
        if flyer is not None:
            effects = box.flyers[FLYERS.index(flyer)]
            parts.append(_flyer_sign(x, y, effects))
            parts.append(node("title", f"{words.name(f'flyer-{flyer}')}\n{said(words, effects)}"))
    return node(
        "g",
        node("rect", class_=look, x=x, y=y, width=24, height=40, rx=2),
        node("text", str(space), class_="buzz-number", x=x + 3, y=y + 12),
        parts,
        id=f"buzz-{space}",
    )


def _picture(x: float, y: float, effects: Effects) -> list[Node]:
    """The bonus of a token: points, or the first of several things."""
    first = effects[0]
    options = first.options if first.do == CHOOSE else (effects,)
    shown = options[0][0]
    text = f"£{shown.n}" if shown.what == MONEY else str(shown.n)
    signs = [node("text", text, class_="buzz-value", x=x + (2 if shown.what == VP else 4), y=y + 25)]
    if shown.do == GAIN and shown.what != MONEY:
        signs.append(
            node(
                "use",
                href=f"#sy-{THING_SIGNS[THINGS[shown.what]]}",
                x=x + 10,
                y=y + 14,
                width=13,
                height=13,
                class_="buzz-symbol",
            )
        )
    return signs


def _flyer_sign(x: float, y: float, effects: Effects) -> Node:
    first = effects[0]
    if first.do == GAIN and first.what == MONEY:
        return node("text", f"£{first.n}", class_="buzz-value", x=x + 4, y=y + 31)
    sign = THING_SIGNS[THINGS[first.what]] if first.do == GAIN else DEED_SIGNS[DEEDS[first.do]]
    return node("use", href=f"#sy-{sign}", x=x + 4, y=y + 18, width=16, height=16, class_="buzz-symbol")


def _token(seat: int, space: int, tokens: tuple[tuple[int, int], ...]) -> Node:
    """A token along the foot of a picture, beside those of others."""
    x, y = _corner(space)
    here = [owner for owner, at in tokens if at == space]
    return node(
        "g",
        node("rect", x=0, y=0, width=8, height=8, class_="die-body"),
        node("use", href=f"#sy-seat-{seat + 1}", x=1, y=1, width=6, height=6),
        id=f"token-{seat + 1}-{space}",
        class_=f"piece token p{seat + 1}",
        style=f"transform:translate({x + 1 + 7.3 * (here.index(seat) % 3):.1f}px,{y + 30:g}px)",
    )


def _markers(words: Translator, kind: str, stands: tuple[int, ...], place: Any) -> list[Node]:
    """A marker of every seat; those on one space are shifted, so that all can be seen."""
    drawn = []
    for seat, stand in enumerate(stands):
        x, y = place(stand)
        before = stands[:seat].count(stand)
        shift = SHIFT if kind == "buzz" and stand else WIDE_SHIFT
        drawn.append(_marker(words, kind, seat, x + shift * before, y))
    return drawn


@once
def _marker(words: Translator, kind: str, seat: int, x: float, y: float) -> Node:
    return node(
        "g",
        node("circle", r=9.5, class_="die-body"),
        node("use", href=f"#sy-seat-{seat + 1}", x=-6, y=-6, width=12, height=12),
        node("title", name_of(words, seat)),
        id=f"{kind}-marker-{seat + 1}",
        class_=f"piece token p{seat + 1}",
        style=f"transform:translate({x:.1f}px,{y:.1f}px)",
    )


@once
def _income_ground(box: Box) -> Node:
    width = COLUMN * ROW_LENGTH / len(box.income_values)
    spaces: list[Node] = []
    for n, value in enumerate(box.income_values):
        red = " red-space" if n < box.red_spaces else ""
        spaces.append(
            node(
                "rect",
                class_=f"income-space{red}",
                x=f"{n * width + 0.6:.1f}",
                y=TOP,
                width=f"{width - 1.2:.1f}",
                height=INCOME_HEIGHT,
                rx=2,
            )
        )
        spaces.append(node("text", str(value), class_="income-number red-number" if red else "income-number", x=f"{(n + 0.5) * width:.1f}", y=TOP + 15))
    return node("g", spaces, id="income-ground")
