"""The pieces that wait to be placed, and the buttons beside them."""

from __future__ import annotations

from typing import Final

from universelle.contract.scene import whose
from universelle.core.message import Translator
from universelle.drawing.node import Node, kept, node, once, symbol
from universelle.games.expo_1906.choices import piece_code
from universelle.games.expo_1906.page.laboratory import Handling, handling_of, held, pickable, piece_in_hand
from universelle.games.expo_1906.page.ornament import Cells, Units
from universelle.games.expo_1906.page.tiles import (
    Attributes,
    flat_cells,
    identity,
    improved_value,
    small_project_svg,
    small_technology_svg,
    small_tile,
    units,
)
from universelle.games.expo_1906.rules.components import Box
from universelle.games.expo_1906.rules.view import PieceView
from universelle.games.expo_1906.rules.views.pieces import shapes_of
from universelle.games.expo_1906.scene import Scene

TILE: Final = 58


def waiting(scene: Scene) -> Node:
    seat = whose(scene)
    player = scene.view["players"][seat]
    return waiting_of(scene.box, player["front"], piece_taken_up(scene), handling_of(scene, "place"))


def piece_taken_up(scene: Scene) -> PieceView | None:
    """The piece in the hand of the player whose board is shown, unless it is in the laboratory."""
    seat, piece = whose(scene), piece_in_hand(scene)
    if piece is None or seat not in scene.view["to_move"]:
        return None
    laid = [identity(each) for each in scene.view["players"][seat]["tiles"]]
    return None if identity(piece) in laid else piece


@once
def waiting_of(box: Box, front: list[PieceView], in_hand: PieceView | None, handling: Handling) -> Node:
    words = handling.words
    title = words("draw-before-you")
    pieces = _pieces(box, front, in_hand, handling) or [_nothing(words)]
    return kept(
        "section",
        kept("h2", title, id="waiting-head"),
        kept("div", *pieces, id="waiting-pieces", tabindex=0, role="group", aria_label=title),
        _turn_buttons(words) if handling.seated else None,
        id="waiting",
        class_="frame",
        aria_label=title,
        data_room=True,
    )


def _pieces(box: Box, front: list[PieceView], in_hand: PieceView | None, handling: Handling) -> list[Node]:
    """The piece in hand and then the others."""
    if in_hand is None:
        return [_waits(box, piece, handling) for piece in front]
    others = [piece for piece in front if identity(piece) != identity(in_hand)]
    first = _piece(handling.words, box, in_hand, held(handling, in_hand), " in-hand")
    return [first, *[_waits(box, piece, handling) for piece in others]]


def _waits(box: Box, piece: PieceView, handling: Handling) -> Node:
    places = f"place {piece_code(piece)}"
    return _piece(handling.words, box, piece, pickable(handling, piece, places, places))


@once
def _nothing(words: Translator) -> Node:
    return node("p", words("draw-nothing-waits"), class_="soft nothing", id="waiting-none")


def _piece(words: Translator, box: Box, piece: PieceView, more: Attributes, look: str = "") -> Node:
    if "tile" in piece:
        return _tile(piece["tile"], piece["kind"], more, look)
    cells = flat_cells(shapes_of(box), piece["shape"])
    if "project" in piece:
        needs = units(piece["needs"])
        return _project(words, piece["project"], piece["energy"], cells, piece["prestige"], needs, more, look)
    improves, gives = piece["improves"], units(piece["gives"])
    value = improved_value(box, improves)
    return _technology(piece["technology"], cells, gives, improves, value, more, look)


def _box(name: str, look: str, children: list[Node], about: str, more: Attributes) -> Node:
    return node("div", children, id=f"wait-{name}", class_=f"waiting-piece {look}", data_about=about, **dict(more))


@once
def _tile(number: int, kind: str, more: Attributes, look: str) -> Node:
    name = f"tile-{number}"
    return _box(name, f"waiting-tile{look}", [_tile_art(name, kind)], f"tile-{kind}", more)


@once
def _tile_art(name: str, kind: str) -> Node:
    tile = small_tile(name, kind, 0, 0, TILE)
    return node("svg", tile, viewbox=f"0 0 {TILE} {TILE}", id=f"wait-{name}-svg")


@once
def _project(
    words: Translator, key: str, energy: str, cells: Cells, prestige: int, needs: Units, more: Attributes, look: str
) -> Node:
    points = node("b", str(prestige), class_="points-badge")
    head = node("h3", node("span", words.name(f"project-{key}")), points, id=f"wait-{key}-head")
    drawn = small_project_svg(key, energy, cells, needs)
    return _box(f"project-{key}", f"waiting-project{look}", [head, drawn], f"project-{key}", more)


@once
def _technology(
    key: str,
    cells: Cells,
    gives: Units,
    improves: str | None,
    value: str,
    more: Attributes,
    look: str,
) -> Node:
    drawn = small_technology_svg(key, cells, gives, improves, value)
    return _box(f"tech-{key}", f"waiting-technology{look}", [drawn], f"technology-{key}", more)


@once
def _turn_buttons(words: Translator) -> Node:
    """For the script that carries a piece; without it the list of choices has all turns.

    They are always there, so that nothing gives way when a piece is picked up, and nothing else is ever in their place.
    """
    left = _small_button("turn-left", words("draw-turn-left"), symbol("turn", "sy mirrored"))
    right = _small_button("turn-right", words("draw-turn-right"), symbol("turn"))
    back = _small_button("put-back", words("draw-put-back"), symbol("undo"))
    here = node(
        "button",
        words("draw-set"),
        type="button",
        id="set-here",
        class_="button main",
        disabled=True,
        data_main_choice=True,
    )
    return node("div", left, right, back, here, class_="js-only", id="turn-buttons")


def _small_button(name: str, label: str, sign: Node) -> Node:
    return node("button", sign, type="button", id=name, class_="button turn-button", disabled=True, aria_label=label)
