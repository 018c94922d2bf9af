"""The areas around the wheel: tiles, awards, and the supporters on them."""

from __future__ import annotations

from collections.abc import Container
from functools import cache
from typing import Final

from universelle.core.message import Translator
from universelle.drawing.node import Node, node, once
from universelle.drawing.parts import fit, num, symbol_at
from universelle.games.worlds_fair_1893.choices import area_scored, is_over
from universelle.games.worlds_fair_1893.page.halls import FACADES
from universelle.games.worlds_fair_1893.page.layout import (
    CARDS_TOP,
    FIRST_SUPPORTER,
    INKS,
    LANES_HEIGHT,
    LOOSE_SUPPORTERS,
    SUPPORTER_STEP,
    at,
    card_step,
    lanes,
)
from universelle.games.worlds_fair_1893.rules.components import NO_PLACE
from universelle.games.worlds_fair_1893.rules.scoring import area_awards
from universelle.games.worlds_fair_1893.rules.view import AreaView
from universelle.games.worlds_fair_1893.scene import Scene

TILE_BODY: Final = "M6 27H194A6 6 0 0 0 200 33V132A6 6 0 0 0 194 138H6A6 6 0 0 0 0 132V33A6 6 0 0 0 6 27Z"
TILE_HEAD: Final = "M6 27H194A6 6 0 0 0 200 33V53H0V33A6 6 0 0 0 6 27Z"


def area_tile(scene: Scene, slot: int, area: AreaView, goals: Container[str]) -> Node:
    view, name = scene.view, area["area"]
    state = " can" if name in goals else " mine" if name in (view["chosen"], area_scored(view["decision"])) else ""
    supporters = area["supporters"]
    awards = [NO_PLACE] * len(supporters) if is_over(scene) else area_awards(scene.box, supporters)
    places = tuple([award.place for award in awards])
    cards, limit = len(area["cards"]), area["limit"]
    return _area_as_it_is(scene.words, slot, name, state, cards, limit, tuple(supporters), places)


@once
def _area_as_it_is(
    words: Translator,
    slot: int,
    name: str,
    state: str,
    cards: int,
    limit: int,
    supporters: tuple[int, ...],
    places: tuple[str, ...],
) -> Node:
    """An area with its slots for cards, how many supporters each seat has, and what that would bring now."""
    middles = lanes(len(supporters))
    return node(
        "g",
        _ground_of(words, name, len(supporters)),
        [_slot(name, n, n <= cards, CARDS_TOP + 0.5 + card_step(limit) * (n - 1)) for n in range(1, limit + 1)],
        [_count(name, seat, str(count), middles[seat - 1]) for seat, count in enumerate(supporters, start=1)],
        [_award(name, seat, place, middles[seat - 1]) for seat, place in enumerate(places, start=1)],
        id=f"area-{name}",
        class_=f"area{state}",
        data_try=f"place {name}",
        style=at(slot),
    )


@once
def _slot(name: str, number: int, taken: bool, y: float) -> Node:
    look = "slot taken" if taken else "slot"
    about = None if taken else f"slot-{name}"
    return node(
        "rect", id=f"slot-{name}-{number}", class_=look, data_about=about, x=0.5, y=num(y), width=199, height=24, rx=2
    )


@once
def _count(name: str, seat: int, count: str, middle: float) -> Node:
    about = f"lane-{name}-{seat}"
    return node(
        "text", count, id=f"count-{name}-{seat}", class_="lane-count", data_about=about, x=18, y=num(middle + 4.7)
    )


@once
def _award(name: str, seat: int, place: str, middle: float) -> Node:
    about, medal = f"lane-{name}-{seat}", f"sups-{seat}-{name}"
    return node(
        "use", id=f"award-{name}-{seat}", href=f"#award-{place}", data_about=about, data_medal=medal, y=num(middle)
    )


@once
def _ground_of(words: Translator, name: str, players: int) -> Node:
    middles, height = lanes(players), LANES_HEIGHT / players
    title, small = fit(words(f"area-{name}"), 122, 19, 16)
    look = f"tile-name on-{INKS[name]}{small}"
    return node(
        "g",
        _tile(name),
        node("text", title, class_=look, x=42, y=45),
        [_lane_ground(name, seat, middle, height) for seat, middle in enumerate(middles, start=1)],
        [
            node("use", class_="lane-mark", href=f"#mark-{seat}", x=38, y=num(middle))
            for seat, middle in enumerate(middles, start=1)
        ],
        id=f"tile-{name}",
        class_=f"tile {name}",
        data_about=f"area-{name}",
    )


def _lane_ground(area: str, seat: int, middle: float, height: float) -> Node:
    """A lane of an area, every other one tinted; all of them can be asked about."""
    look, about = "lane" if seat % 2 else "lane clear", f"lane-{area}-{seat}"
    return node("rect", class_=look, data_about=about, x=2, y=num(middle - height / 2), width=196, height=num(height))


@cache
def _tile(area: str) -> list[Node]:
    """An area's hall, its body and head, and its medallion."""
    ink = INKS[area]
    outline, detail = FACADES[area]
    facade = node(
        "g",
        node("path", class_="facade-outline", d=outline),
        node("path", class_="facade-detail", d=detail),
        class_="facade",
        transform="translate(23.5 27) scale(.9)",
    )
    return [
        node("rect", class_="glow area-glow", x=-6, y=-7, width=212, height=263, rx=5),
        facade,
        node("path", class_="tile-body", d=TILE_BODY),
        node("path", class_=f"tile-head f-{ink}", d=TILE_HEAD),
        node("circle", class_="medallion", cx=20, cy=40, r=15),
        node("g", symbol_at(area, 10.5, 30.5, 19), class_=f"tile-symbol ink-{ink}"),
    ]


def supporters(slot: int, area: AreaView) -> list[Node]:
    """A seat's supporters on an area, closer together when there are many."""
    middles = lanes(len(area["supporters"]))
    return [
        _lane(seat, area["area"], slot, count, middles[seat - 1])
        for seat, count in enumerate(area["supporters"], start=1)
    ]


@once
def _lane(seat: int, area: str, slot: int, count: int, middle: float) -> Node:
    step = SUPPORTER_STEP * min(1, LOOSE_SUPPORTERS / count) if count else 0
    name = f"{seat}-{area}"
    standing = [
        node(
            "use",
            id=f"sup-{name}-{n + 1}",
            class_="piece supporter",
            href=f"#mark-{seat}",
            style=at(slot, FIRST_SUPPORTER + step * n, middle),
        )
        for n in range(count)
    ]
    home = f"supply-{seat}"
    about = f"lane-{area}-{seat}"
    return node("g", standing, id=f"sups-{name}", data_about=about, data_kind=home, data_from=home, data_to=home)
