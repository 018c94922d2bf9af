"""What the result page adds: the approved exhibits of each player as sets; which reasons can bring coins."""

from __future__ import annotations

from collections.abc import Sequence

from universelle.core.message import Name
from universelle.drawing.node import Node, node, symbol
from universelle.drawing.parts import name_of, seat_sign
from universelle.games.worlds_fair_1893.page.layout import INKS
from universelle.games.worlds_fair_1893.rules.components import AREAS, Box
from universelle.games.worlds_fair_1893.rules.events import FIRST_PLACES, SECOND_PLACES
from universelle.games.worlds_fair_1893.scene import Scene


def result(scene: Scene, order: Sequence[int]) -> Node:
    """The best player first."""
    head = node("h2", scene.words("draw-approved-exhibits"), class_="head", id="sets-head")
    return node("section", head, [_row(scene, seat) for seat in order], class_="token-sets frame", id="sets")


def _row(scene: Scene, seat: int) -> Node:
    player = scene.view["players"][seat]
    points = node("b", str(player["sets"]), class_="num")
    name = node("span", seat_sign(seat), node("span", name_of(scene.words, seat)), points, class_="sets-of")
    tokens = player["tokens"]
    sizes = range(1, max(tokens.values()) + 1)
    sets = [_set(scene, [area for area in AREAS if tokens[area] >= size]) for size in sizes]
    return node("div", name, node("ul", sets, class_="sets-made"), class_="sets-row", id=f"sets-{seat + 1}")


def _set(scene: Scene, areas: list[str]) -> Node:
    tokens = [
        node("span", symbol(area, "sy token-symbol"), class_=f"token f-{INKS[area]} on-{INKS[area]}") for area in areas
    ]
    points = node("b", str(scene.box.set_points[len(areas)]), class_="num")
    said = node("span", scene.words("draw-set-of", count=len(areas)), class_="visually-hidden")
    return node("li", tokens, said, points, class_="token-set")


def scores(box: Box, reason: str) -> bool:
    """Whether a reason can bring coins: places that no medal is for cannot."""
    places = {FIRST_PLACES: (box.first, box.tied_first), SECOND_PLACES: (box.second, box.tied_second)}
    return reason not in places or any([award.medal for award in places[Name(reason)]])
