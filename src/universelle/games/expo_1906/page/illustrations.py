"""Pictures for the rules page: corners of laboratories, with what the engine says of them."""

from __future__ import annotations

from typing import Final, NamedTuple

from universelle.core.message import Translator
from universelle.core.rules import DEFAULT_EDITION
from universelle.drawing.node import Node, node
from universelle.games.expo_1906.page.ornament import CELL, EDGE, ground
from universelle.games.expo_1906.page.tiles import laid_piece
from universelle.games.expo_1906.rules.components import (
    CELL_COUNT,
    CELLS,
    FIRST_RESOURCE,
    KIND_CODES,
    PROJECTS,
    Box,
    box_for,
)
from universelle.games.expo_1906.rules.laboratory import Laboratory, laid_at
from universelle.games.expo_1906.rules.views.pieces import laid_view

ROWS, COLUMNS = 3, 5  # of the corner that is shown


class Placed(NamedTuple):
    """A piece as the rules page places it: by its name in notation, its cell and its turn."""

    piece: str
    cell: str
    turn: int = 0


CELLOPHANE: Final = Placed("cellophane", "b2")

# For each picture what is in the laboratories that it shows, side by side.
EXAMPLES: Final = {
    "supply": (
        (CELLOPHANE, Placed("empirical-copper", "b3", 0)),
        (CELLOPHANE, Placed("empirical-copper", "b3", 1)),
    ),
    "completion": (
        (CELLOPHANE, Placed("empirical-copper", "b3", 1), Placed("automated-steel", "c1", 2)),
        (
            CELLOPHANE,
            Placed("empirical-copper", "b3", 1),
            Placed("automated-steel", "c1", 2),
            Placed("steam-manual", "e2", 3),
        ),
    ),
}


def illustrate(words: Translator, name: str) -> Node | None:
    """A picture of the rules page, by its name."""
    if name not in EXAMPLES:
        return None
    box = box_for(2, DEFAULT_EDITION)
    corners = [
        _corner(words, laboratory(box, placed), f"rules-{name}-{number}-")
        for number, placed in enumerate(EXAMPLES[name], start=1)
    ]
    return node("div", corners, class_="lab-corners", aria_hidden="true")


def laboratory(box: Box, placed: tuple[Placed, ...]) -> Laboratory:
    """A laboratory without scrap, in which these pieces were placed one after another."""
    built = Laboratory(box, [], 0, 0, 0)
    for piece, cell, turn in placed:
        number, spot = _piece(box, piece), turn * CELL_COUNT + CELLS[cell]
        built.put(number, spot)
        for project in built.newly_completed(laid_at(number, spot)):
            built.completed |= 1 << project
    return built


def _piece(box: Box, name: str) -> int:
    if name in PROJECTS:
        return PROJECTS.index(name)
    return box.kind_of.index(KIND_CODES.index(name), FIRST_RESOURCE)


def _corner(words: Translator, shown: Laboratory, prefix: str) -> Node:
    pieces = [laid_piece(words, shown.box, laid_view(shown, laid), prefix) for laid in shown.tiles]
    wide, tall = COLUMNS * CELL, ROWS * CELL
    box = f"{-EDGE} {-EDGE} {wide + 2 * EDGE} {tall + 2 * EDGE}"
    return node("svg", ground(ROWS, COLUMNS), pieces, class_="lab-corner", viewbox=box)
