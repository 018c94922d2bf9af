"""Laboratories: the viewer's, where pieces can be carried about, and those of rivals in small."""

from __future__ import annotations

from typing import Final, NamedTuple

from universelle.contract.scene import whose
from universelle.core.message import Translator
from universelle.drawing.node import Node, kept, node, once
from universelle.drawing.parts import name_of, num, seat_sign, symbol_at
from universelle.games.expo_1906.choices import piece_name
from universelle.games.expo_1906.page.ornament import CELL, EDGE, IRON, at, ground, iron, name_of_cell, place_of
from universelle.games.expo_1906.page.tiles import Attributes, identity, laid_code, laid_piece, scraps
from universelle.games.expo_1906.rules.actions import PutDown
from universelle.games.expo_1906.rules.components import STRIDE, Box
from universelle.games.expo_1906.rules.view import (
    AnyPieceView,
    LaboratoryView,
    LaidPieceView,
    PieceView,
    PlayerView,
)
from universelle.games.expo_1906.scene import Scene

CORNER: Final = (52.0, 52.0)  # places in a cell for the mark of what can be removed
ABOVE: Final = (52.0, 13.0)
SIDE: Final = (54.0, 33.0)
MOVES_TILES: Final = ("hold-meeting", "reposition-tiles")  # steps in which tiles of the laboratory are picked up


class Contents(NamedTuple):
    """What is in a laboratory."""

    tiles: list[LaidPieceView]
    scrap: list[str]
    start_scrap: list[str]


def contents_of(player: PlayerView) -> Contents:
    return Contents(player["tiles"], player["scrap"], player["start_scrap"])


class Handling(NamedTuple):
    """What the viewer may do with pieces now; the same for all who may do nothing."""

    words: Translator
    seated: bool
    acts: bool = False  # whether the viewer may do anything at all
    codes: frozenset[str] = frozenset()
    moves_tiles: bool = False
    in_hand: PieceView | None = None


def handling_of(scene: Scene, *verbs: str) -> Handling:
    """What the viewer may do by actions that begin with one of these verbs."""
    seated = scene.seat is not None
    if not scene.actions:
        return Handling(scene.words, seated)
    codes = frozenset([code for code in scene.codes if code.partition(" ")[0] in verbs])
    return Handling(scene.words, seated, True, codes, scene.decision in MOVES_TILES, piece_in_hand(scene))


def piece_in_hand(scene: Scene) -> PieceView | None:
    action = scene.view["action"]
    return action["held"] if action else None


def laboratory(scene: Scene) -> Node:
    """The laboratory of the viewer, or for a spectator that of whoever must decide."""
    seat, floor = whose(scene), scene.view["laboratory"]
    contents = contents_of(scene.view["players"][seat])
    handling = handling_of(scene, "move", "remove")
    return laboratory_of(scene.box, floor, contents, seat, seat == scene.seat, handling, _puts(scene))


@once
def laboratory_of(
    box: Box,
    floor: LaboratoryView,
    contents: Contents,
    seat: int,
    own: bool,
    handling: Handling,
    puts: tuple[PutDown, ...],
) -> Node:
    words = handling.words
    title = words("draw-your-laboratory") if own else words("draw-laboratory-of", name=name_of(words, seat))
    pieces = [laid_piece(words, box, piece, "", _grip(handling, piece)) for piece in contents.tiles]
    svg = kept(
        "svg",
        _iron(floor["rows"], floor["columns"]),
        kept(
            "g",
            _floor(floor["rows"], floor["columns"]),
            scraps("", tuple(contents.start_scrap), tuple(contents.scrap)),
            kept("g", *pieces, id="lab-pieces", data_to="station-pile"),
            kept("g", *_removals(handling, contents), id="lab-targets"),
            kept("g", *[_put(words, action) for action in puts], id="lab-puts"),
            kept("g", id="lab-held"),
            id="lab-floor",
            transform=f"translate({IRON} {IRON})",
        ),
        id="lab",
        class_="laboratory",
        viewbox=view_box(floor),
        role="group",
        aria_label=title,
        data_rows=floor["rows"],
        data_columns=floor["columns"],
        data_cell=CELL,
    )
    owner = kept("p", seat_sign(seat), " ", title, id="lab-owner") if not own else None
    return kept("div", svg, owner, id="lab-box", data_room=True)


def view_box(floor: LaboratoryView) -> str:
    return f"0 0 {floor['columns'] * CELL + IRON + EDGE} {floor['rows'] * CELL + IRON + EDGE}"


def pickable(handling: Handling, piece: AnyPieceView, code: str, tried: str) -> Attributes:
    """What lets a script pick up a piece, if the viewer may; else what is tried there says why not."""
    if code in handling.codes:
        return _carried(handling, piece, ("data_pick", code))
    return (("data_try", tried),) if handling.seated else ()


def held(handling: Handling, piece: AnyPieceView) -> Attributes:
    """What lets a script carry the piece in hand."""
    return _carried(handling, piece, ("data_held", "")) if handling.acts else ()


def _carried(handling: Handling, piece: AnyPieceView, how: tuple[str, str]) -> Attributes:
    return how, ("tabindex", "0"), ("role", "button"), ("aria_label", handling.words.name(piece_name(piece)))


def _grip(handling: Handling, piece: LaidPieceView) -> Attributes:
    if handling.in_hand and identity(handling.in_hand) == identity(piece):
        return held(handling, piece)
    moves, removes = f"move {laid_code(piece)}", f"remove {laid_code(piece)}"
    return pickable(handling, piece, moves, moves if handling.moves_tiles else removes)


@once
def _iron(rows: int, columns: int) -> Node:
    return node("g", iron(rows, columns), id="lab-iron")


@once
def _floor(rows: int, columns: int) -> Node:
    """The floor; every cell can be lit."""
    cells = [_cell(row, column) for row in range(rows) for column in range(columns)]
    return node("g", ground(rows, columns), cells, id="lab-cells", data_about="place-laboratory")


def _cell(row: int, column: int) -> Node:
    return node(
        "rect",
        id=f"cell-{name_of_cell(row, column)}",
        class_="cell",
        x=column * CELL + 3,
        y=row * CELL + 3,
        width=CELL - 6,
        height=CELL - 6,
        rx=4,
    )


# What can be chosen in the laboratory itself


def _removals(handling: Handling, contents: Contents) -> list[Node]:
    """A small mark on everything that can be removed."""
    legal, words = handling.codes, handling.words
    if not legal:
        return []
    pieces = [(laid_code(piece), words.name(piece_name(piece)), *_mark_of(piece)) for piece in contents.tiles]
    pieces += [(cell, words.name("scrap"), cell, CORNER) for cell in contents.scrap]
    return [
        _removal(words, f"remove {code}", name, cell, spot)
        for code, name, cell, spot in pieces
        if f"remove {code}" in legal
    ]


def _mark_of(piece: LaidPieceView) -> tuple[str, tuple[float, float]]:
    """The cell of a piece that gets the mark, and where in it: off its name and its points."""
    if "tile" in piece:
        return piece["cell"], CORNER
    last = piece["cells"][-1]
    return last, SIDE if place_of(last)[0] == place_of(piece["cells"][0])[0] else ABOVE


@once
def _removal(words: Translator, code: str, name: str, cell: str, spot: tuple[float, float]) -> Node:
    row, column = place_of(cell)
    x, y = spot
    label = words("action-remove-at", tile=name, cell=cell)
    return node(
        "g",
        node("circle", class_="hit removal-area", cx=num(x - 2), cy=num(y - 2), r=19),
        node("circle", class_="removal-disc", cx=num(x), cy=num(y), r=9.5),
        symbol_at("remove", x - 5.5, y - 5.5, 11),
        id=f"go-{code.replace(' ', '-')}",
        class_="target removal",
        style=at(column * CELL, row * CELL),
        role="button",
        tabindex=0,
        data_action=code,
        aria_label=label,
    )


def _puts(scene: Scene) -> tuple[PutDown, ...]:
    """Where the piece in hand may be put, in the first turn that fits there; the list of choices has all turns."""
    if not scene.actions or not isinstance(scene.actions[0], PutDown):
        return ()
    first: dict[int, PutDown] = {}
    for action in scene.actions:
        if isinstance(action, PutDown):
            first.setdefault(action.cell, action)
    return tuple(first.values())


@once
def _put(words: Translator, action: PutDown) -> Node:
    row, column = divmod(action.cell, STRIDE)
    return node(
        "g",
        node("rect", class_="hit put-area", x=3, y=3, width=CELL - 6, height=CELL - 6, rx=4),
        id=f"go-put-{name_of_cell(row, column)}",
        class_="target put-target",
        style=at(column * CELL, row * CELL),
        role="button",
        tabindex=0,
        data_action=action.code,
        aria_label=words("draw-put", cell=name_of_cell(row, column)),
    )


# In small


@once
def small_laboratory(words: Translator, box: Box, floor: LaboratoryView, contents: Contents, prefix: str) -> Node:
    """A whole laboratory as one group."""
    pieces = [laid_piece(words, box, piece, prefix) for piece in contents.tiles]
    return node(
        "g",
        _empty(floor["rows"], floor["columns"], prefix),
        node(
            "g",
            scraps(prefix, tuple(contents.start_scrap), tuple(contents.scrap)),
            kept("g", *pieces, id=f"{prefix}pieces", data_to="station-pile"),
            transform=f"translate({IRON} {IRON})",
            id=f"{prefix}floor",
        ),
        id=f"{prefix}lab",
    )


@once
def _empty(rows: int, columns: int, prefix: str) -> Node:
    floor = node("g", ground(rows, columns), transform=f"translate({IRON} {IRON})")
    return node("g", iron(rows, columns), floor, id=f"{prefix}iron")
