"""A laboratory in small, for reviews."""

from __future__ import annotations

from collections.abc import Sequence

from universelle.contract.scene import whose
from universelle.contract.small_board import Alternatives, better_outline, played_outline
from universelle.core.action import Action
from universelle.drawing.node import Node, node
from universelle.games.expo_1906.page.laboratory import contents_of, piece_in_hand, small_laboratory, view_box
from universelle.games.expo_1906.page.ornament import CELL, IRON, place_of
from universelle.games.expo_1906.page.tiles import laid_code
from universelle.games.expo_1906.rules.actions import PickUpInLab, PutDown, Remove
from universelle.games.expo_1906.rules.components import CELL_COUNT, CELL_NAMES, SHAPES
from universelle.games.expo_1906.scene import Scene

SCALE = 2.2  # the drawing is so much larger than it is shown


def small_board(scene: Scene, alternatives: Alternatives) -> Node:
    """The laboratory of whoever decides; cells that were filled or emptied, or should have been, are outlined."""
    floor, player = scene.view["laboratory"], scene.view["players"][whose(scene)]
    played, better = _cells(scene, alternatives.played), _cells(scene, alternatives.better)
    outlines: list[Node] = []
    if played and played != better:
        outlines.append(played_outline(*_around(played), alternatives.sign, SCALE))
    if better:
        outlines.append(better_outline(*_around(better), SCALE))
    lab = small_laboratory(scene.words, scene.box, floor, contents_of(player), f"{alternatives.name}-")
    return node(
        "svg",
        lab,
        node("g", outlines, transform=f"translate({IRON} {IRON})"),
        class_="small-board small-laboratory",
        viewbox=view_box(floor),
        role="img",
        aria_label=scene.words("draw-your-laboratory"),
    )


def _cells(scene: Scene, action: Action) -> Sequence[str]:
    """The cells of the laboratory that an action is about."""
    if isinstance(action, PutDown):
        return _covered(scene, action)
    if isinstance(action, Remove | PickUpInLab):
        code = action.code.partition(" ")[2]
        pieces = [piece for piece in scene.view["players"][whose(scene)]["tiles"] if laid_code(piece) == code]
        if pieces and "cells" in pieces[0]:
            return pieces[0]["cells"]
        return [code]
    return ()


def _covered(scene: Scene, action: PutDown) -> Sequence[str]:
    """Where the piece in hand is put: a tile on one cell, others on those of their shape."""
    held = piece_in_hand(scene)
    if held is None or "tile" in held:
        return [CELL_NAMES[action.cell]]
    mask = scene.box.floor.shapes[SHAPES.index(held["shape"])].cells[action.spot]
    return [CELL_NAMES[cell] for cell in range(CELL_COUNT) if mask >> cell & 1]


def _around(cells: Sequence[str]) -> tuple[float, float, float, float]:
    """The box around cells."""
    places = [place_of(cell) for cell in cells]
    rows, columns = [row for row, _ in places], [column for _, column in places]
    width, height = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
    return min(columns) * CELL, min(rows) * CELL, width * CELL, height * CELL
