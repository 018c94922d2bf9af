"""The Black Market: its spaces from top to bottom, each with price, assistant and benefit."""

from __future__ import annotations

from typing import Final

from universelle.core.message import Translator
from universelle.drawing.node import Child, Node, node, once, symbol
from universelle.drawing.parts import name_of
from universelle.games.crystal_palace.choices import money
from universelle.games.crystal_palace.page.locations.shown import Codes
from universelle.games.crystal_palace.page.symbols import choosable, effect_symbols
from universelle.games.crystal_palace.rules.components import Box
from universelle.games.crystal_palace.scene import Scene

VERBS: Final = ("enter", "advance ", "down ", "use market ")  # what is done here


def market(scene: Scene) -> Node:
    view, codes = scene.view, frozenset([code for code in scene.codes if code.startswith(VERBS)])
    return _market(scene.words, scene.box, view["market"], view["market_entry"], view["market_gears"], codes)


@once
def _market(words: Translator, box: Box, owners: list[int | None], entry: int, gears: int, codes: Codes) -> Node:
    spaces = [
        _space(words, box, n, owners[n], _codes_at(codes, n, n == entry)) for n in range(len(box.market) - 1, -1, -1)
    ]
    return node(
        "section",
        node(
            "h2",
            words("place-black-market"),
            class_="head track-title",
            id="market-head",
            data_about="place-black-market",
        ),
        node("div", spaces, class_="market-spaces", id="market-spaces"),
        _gears(words, gears, box.gear_from_space),
        class_="market frame",
        id="market",
    )


def _codes_at(codes: Codes, n: int, is_entry: bool) -> Codes:
    here = {f"advance {n + 1}", f"down {n + 1}", f"use market {n + 1}"}
    return codes & (here | {"enter"} if is_entry else here)


@once
def _space(words: Translator, box: Box, n: int, owner: int | None, codes: Codes) -> Node:
    space, number = box.market[n], n + 1
    code = min(codes) if codes else "enter" if owner is None else f"advance {number}"
    labels = {
        "enter": words("action-enter"),
        f"advance {number}": words("action-advance", space=number),
        f"down {number}": words("action-down", space=number),
        f"use market {number}": words("action-use-market", space=number),
    }
    return node(
        "div",
        node("span", money(words, space.price), class_="price", id=f"price-{number}"),
        node("span", _assistant(words, number, owner), class_="assistant-spot", id=f"spot-{number}"),
        effect_symbols(words, space.benefit),
        id=f"market-{number}",
        class_="market-space gives-gear" if number >= box.gear_from_space else "market-space",
        data_about=f"market-{number}",
        **choosable(codes, code, labels[code]),
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
    seat = node("use", href=f"#sy-seat-{owner + 1}", x=26, y=6, width=12, height=12)
    return node(
        "svg",
        piece,
        node("g", seat, class_=f"assistant-seat p{owner + 1}"),
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
def _gears(words: Translator, gears: int, first: int) -> Node:
    """The gears for pushing assistants down from the upper spaces."""
    symbols: list[Child] = [symbol("gear", "sy symbol-gear") for _ in range(gears)]
    text = words("draw-market-gears", space=first)
    return node(
        "p",
        symbols,
        node("span", text, class_="soft"),
        class_="market-gears",
        id="market-gears",
        data_about="market-gears",
    )
