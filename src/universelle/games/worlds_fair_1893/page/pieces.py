"""The pieces, drawn once and used again and again: supporters, cards, cabins, awards."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from universelle.contract.scene import KEYS
from universelle.drawing.node import Node, node
from universelle.drawing.parts import symbol_at
from universelle.games.worlds_fair_1893.meta import META
from universelle.games.worlds_fair_1893.page.layout import INKS
from universelle.games.worlds_fair_1893.rules.components import (
    AREAS,
    BURNHAM,
    DAVIS,
    FIGURES,
    FIRST_PATRON,
    MAX_PLAYERS,
    PALMER,
    Award,
    Box,
)

ASKS: Final = "more"  # the key of a place that several choices belong to

TICKET_SHAPE: Final = (
    "M2 0H198Q200 0 200 2V8.5A4 4 0 0 0 200 16.5V23Q200 25 198 25H2Q0 25 0 23V16.5A4 4 0 0 0 0 8.5V2Q0 0 2 0Z"
)


@lru_cache(maxsize=64)
def pieces(box: Box) -> Node:
    """The shapes of supporters, cards, cabins and awards for the others to use."""
    figures = {FIGURES[kind - BURNHAM]: AREAS[area] for kind, area in box.patron_areas.items()}
    return node(
        "defs",
        *[_mark(seat) for seat in range(1, MAX_PLAYERS + 1)],
        *[_exhibit_face(area) for area in AREAS],
        _ticket_face(),
        *[_figure_face(figure, figures.get(figure)) for figure in FIGURES],
        node("path", id="cabin", d="M-13 2Q0 -6 13 2V16Q13 19 10 19H-10Q-13 19 -13 16Z"),
        _car(),
        *_awards(box),
        *[_key(str(number)) for number in range(1, KEYS + 1)],
        _key(ASKS, "…"),
        id="pieces",
        aria_hidden="true",
    )


def _piece(name: str, *children: Node | list[Node] | None, class_: str | None = None) -> Node:
    """A shape to be used elsewhere. Browsers do not see what is around it there: it must name its game for styles."""
    return node("g", *children, id=name, class_=class_, data_game=META.slug)


def _mark(seat: int) -> Node:
    return _piece(
        f"mark-{seat}",
        node("circle", r=9, class_="mark-disc"),
        node("circle", r=7.3, class_="mark-ring"),
        symbol_at(f"seat-{seat}", -5.2, -5.2, 10.4, "mark-symbol"),
        class_=f"p{seat}",
    )


def _exhibit_face(area: str) -> Node:
    ink = INKS[area]
    return _piece(
        f"face-{area}",
        node("rect", class_="card-face", width=200, height=25, rx=2),
        node("path", class_=f"f-{ink}", d="M0 2Q0 0 2 0H28V25H2Q0 25 0 23Z"),
        node("g", symbol_at(area, 5.5, 4, 17), class_=f"on-{ink}"),
    )


def _ticket_face() -> Node:
    return _piece(
        "face-ticket",
        node("path", class_="ticket-face", d=TICKET_SHAPE),
        node("path", class_="perforation", d="M30 2V23M172 2V23"),
        node("g", symbol_at("ticket", 7, 3.5, 18), symbol_at("car", 178, 4.5, 15), class_="ticket-symbols"),
    )


def _figure_face(figure: str, patron_of: str | None) -> Node:
    return _piece(
        f"face-{figure}",
        node("rect", class_="figure-face", width=200, height=25, rx=2),
        node("rect", class_="figure-line", x=2.5, y=2.5, width=195, height=20, rx=1),
        symbol_at("figure", 6, 3, 19, "cameo"),
        *_effect(figure, patron_of),
    )


def _effect(figure: str, patron_of: str | None) -> list[Node]:
    """What a figure does: plus a supporter, plus an area, plus one beside, or there and back."""
    kind = BURNHAM + FIGURES.index(figure)
    if kind == PALMER:
        return [
            node("path", class_="effect", d="M172 9.5H186M183 6.5L186.5 9.5 183 12.5M192 16H178M181 13L177.5 16 181 19")
        ]
    plus = "M172 12.5H180M176 8.5V16.5"
    if kind >= FIRST_PATRON and patron_of is not None:
        sign = node("g", symbol_at(patron_of, 182, 5.5, 14), class_=f"patron-symbol ink-{INKS[patron_of]}")
        return [node("path", class_="effect", d=plus), sign]
    if kind == DAVIS:
        beside = "M165 12.5H173M169 8.5V16.5M162 9.5L159 12.5 162 15.5M188 9.5L191 12.5 188 15.5"
        return [node("path", class_="effect", d=beside), symbol_at("supporter", 173.5, 5.5, 14, "effect-supporter")]
    return [node("path", class_="effect", d=plus), symbol_at("supporter", 182, 5, 14, "effect-supporter")]


def _car() -> Node:
    return _piece(
        "car-shape",
        node("path", class_="car-flag", d="M0 -17V-31L14 -27 0 -23"),
        node("path", class_="car-body", d="M-18 -9Q0 -21 18 -9V11Q18 16 13 16H-13Q-18 16 -18 11Z"),
        node("path", class_="car-roof", d="M-18 -9Q0 -21 18 -9Z"),
    )


def _key(name: str, sign: str | None = None) -> Node:
    text = node("text", sign or name, class_="key-number", x=183, y=45)
    return _piece(f"key-{name}", node("circle", class_="key-disc"), text)


def _awards(box: Box) -> list[Node]:
    return [_piece("award-none"), *[_award(award) for award in box.awards]]


def _award(award: Award) -> Node:
    """A medal, brass for the first place and grey for the others, and a stamp for approvals."""
    look = "medal first" if award.place == "first" else "medal other"
    medal = node(
        "g",
        node("circle", cx=158, r=8.6),
        node("text", str(award.medal), x=158, y=4.3),
        class_=look,
    )
    stamp = node(
        "g", symbol_at("approved", 171, -7, 14), node("text", str(award.approvals), x=190, y=4.5), class_="approvals"
    )
    return _piece(
        f"award-{award.place}",
        medal if award.medal else None,
        stamp if award.approvals else None,
    )
