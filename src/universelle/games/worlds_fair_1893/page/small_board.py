"""The board in small, for reviews: areas with their supporters in lanes, and how far the car has come."""

from __future__ import annotations

from math import pi
from typing import Final

from universelle.contract.small_board import Alternatives, better_outline, played_outline
from universelle.core.action import Action
from universelle.drawing.node import Node, node
from universelle.drawing.parts import num, symbol_at
from universelle.games.worlds_fair_1893.choices import area_gaining
from universelle.games.worlds_fair_1893.page.layout import INKS, point
from universelle.games.worlds_fair_1893.rules.actions import PalmerMove
from universelle.games.worlds_fair_1893.rules.components import AREAS
from universelle.games.worlds_fair_1893.rules.view import AreaView, View
from universelle.games.worlds_fair_1893.scene import Scene

PLACES: Final = ((3.0, 88.0), (3.0, 10.0), (89.0, 3.0), (175.0, 10.0), (175.0, 88.0))  # clockwise, as on the board
AREA: Final = (74.0, 58.0)
HEAD: Final = 15.0
FIRST: Final = 17.0  # the first supporter of a lane; its seat stands before it
STEP: Final = 7.4
MOST: Final = 7  # supporters that have room in a lane; of more there is only the number
WHEEL: Final = 35.0  # radius


def small_board(scene: Scene, alternatives: Alternatives) -> Node:
    view = scene.view
    areas = {area["area"]: place for area, place in zip(view["areas"], PLACES)}
    played, better = _area(scene, alternatives.played), _area(scene, alternatives.better)
    outlines: list[Node] = []
    if played and played != better:
        outlines.append(played_outline(*_around(areas[played]), alternatives.sign))
    if better:
        outlines.append(better_outline(*_around(areas[better])))
    return node(
        "svg",
        node("rect", class_="small-ground", x=-8.5, y=-7.5, width=269, height=171, rx=3),
        _wheel(view),
        [_drawn_area(area, place) for area, place in zip(view["areas"], PLACES)],
        outlines,
        class_="small-board",
        viewbox="-9 -8 270 172",
        role="img",
        aria_label=scene.words("draw-board"),
    )


def _area(scene: Scene, action: Action) -> str | None:
    """The area that an action is about."""
    return AREAS[action.target] if isinstance(action, PalmerMove) else area_gaining(scene, action)


def _around(place: tuple[float, float]) -> tuple[float, float, float, float]:
    x, y = place
    return x - 2.6, y - 2.6, AREA[0] + 5.2, AREA[1] + 5.2


def _drawn_area(area: AreaView, place: tuple[float, float]) -> Node:
    width, height = AREA
    ink = INKS[area["area"]]
    lane = (height - HEAD) / len(area["supporters"])
    return node(
        "g",
        node("rect", class_="small-area", width=width, height=height, rx=2),
        node("rect", width=width, height=HEAD, rx=2, style=f"fill:var(--{ink})"),
        node(
            "g",
            symbol_at(area["area"], width / 2 - 6.5, 1, 13),
            style=f"color:var(--on-{ink});--sym-hole:var(--{ink})",
        ),
        [_lane(seat, count, HEAD + lane * (seat + 0.5)) for seat, count in enumerate(area["supporters"])],
        transform=f"translate({num(place[0])} {num(place[1])})",
    )


def _lane(seat: int, count: int, y: float) -> Node:
    """The symbol of a seat, then its supporters."""
    shown = count if count <= MOST else 1
    dots = [node("circle", cx=num(FIRST + STEP * n), cy=num(y), r=3.5) for n in range(shown)]
    number = node("text", str(count), x=num(FIRST + STEP), y=num(y + 3.5)) if count > MOST else None
    label = symbol_at(f"seat-{seat + 1}", 3.5, y - 3.5, 7, "small-seat")
    return node("g", label, dots, number, class_=f"small-lane p{seat + 1}")


def _wheel(view: View) -> Node:
    """The wheel, gilded as far as the car has come; it starts at the bottom."""
    spokes = "".join([f"M0 0L{point(WHEEL, pi / 2 + 2 * pi * n / view['wheel'])}" for n in range(view["wheel"])])
    share = min(view["car"] / view["wheel"], 0.999)
    end = pi / 2 + 2 * pi * share
    large = 1 if share > 0.5 else 0
    gilded = f"M0 {WHEEL:g}A{WHEEL:g} {WHEEL:g} 0 {large} 1 {point(WHEEL, end)}"
    return node(
        "g",
        node("circle", class_="small-wheel", r=WHEEL),
        node("path", class_="small-spokes", d=spokes),
        node("path", class_="small-gilding", d=gilded) if share else None,
        node(
            "g",
            node("rect", x=-9, y=-7.5, width=18, height=15, rx=2),
            node("text", str(view["car"]), y=4.3),
            class_="small-car",
            transform=f"translate({point(WHEEL, end)})",
        ),
        transform="translate(126 107)",
    )
