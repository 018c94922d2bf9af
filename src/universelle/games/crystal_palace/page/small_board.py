"""Locations in small, for reviews: those where a die was placed, or should have been."""

from __future__ import annotations

from typing import Final

from universelle.contract.small_board import Alternatives, better_outline, played_outline
from universelle.core.action import Action
from universelle.drawing.node import Node, node
from universelle.drawing.parts import symbol_at
from universelle.games.crystal_palace.choices import LOCATION_SYMBOLS, money
from universelle.games.crystal_palace.page.picture.dice import die_or_window
from universelle.games.crystal_palace.rules.actions import Place
from universelle.games.crystal_palace.rules.components import LOCATION_NAMES
from universelle.games.crystal_palace.scene import Scene

WIDTH: Final = 270
ROW: Final = 102  # height
FIRST: Final = 12  # placement space
SPACE: Final = 50  # from one placement space to the next, at most
LAST: Final = 227  # where the last one may be


def small_board(scene: Scene, alternatives: Alternatives) -> Node | None:
    """One location or two, with their dice; nothing if no die was to be placed."""
    played, better = alternatives.played, alternatives.better
    locations = sorted({action.location for action in (played, better) if isinstance(action, Place)})
    if not locations:
        return None
    rows = {location: row * ROW for row, location in enumerate(locations)}
    height = ROW * len(rows)
    return node(
        "svg",
        [_location(scene, location, y) for location, y in rows.items()],
        _outline(scene, rows, played, alternatives.sign) if _space(played) != _space(better) else None,
        _outline(scene, rows, better),
        class_="small-board",
        viewbox=f"-4 -6 {WIDTH + 8} {height + 6}",
        role="img",
        aria_label=scene.words("draw-places"),
    )


def _space(action: Action) -> tuple[int, int] | None:
    return (action.location, action.space) if isinstance(action, Place) else None


def _across(scene: Scene, location: int, space: int) -> float:
    """Where a placement space is."""
    steps = max(1, len(scene.box.locations[location].placements) - 1)
    return FIRST + min(SPACE, (LAST - FIRST) / steps) * space


def _location(scene: Scene, location: int, y: float) -> Node:
    there, printed = scene.view["locations"][location], scene.box.locations[location]
    spaces: list[Node] = []
    for k, (space, die) in enumerate(zip(printed.placements, there["spaces"])):
        x = _across(scene, location, k)
        spaces.append(die_or_window(x, y + 34, str(space.least), die))
        if space.assistant:
            spaces.append(symbol_at("assistant", x + 8, y + 66, 14))
        elif space.pay:
            price = money(scene.words, -space.pay)
            spaces.append(node("text", price, class_="picture-mark", x=x + 15, y=y + 78))
    name = scene.words.name(LOCATION_NAMES[location])
    return node(
        "g",
        node("rect", class_="picture-location", x=0, y=y, width=WIDTH, height=ROW - 10, rx=6),
        symbol_at(LOCATION_SYMBOLS[location], 10, y + 5, 15),
        node("text", name, class_="picture-name", x=30, y=y + 17),
        spaces,
    )


def _outline(scene: Scene, rows: dict[int, int], action: Action, sign: str = "") -> Node | None:
    if not isinstance(action, Place):
        return None
    box = _across(scene, action.location, action.space) - 3.0, rows[action.location] + 30.0, 36.0, 53.0
    return played_outline(*box, sign) if sign else better_outline(*box)
