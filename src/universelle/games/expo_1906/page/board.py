"""The board as a page shows it: the viewer's own side, and the boards that all share."""

from __future__ import annotations

from typing import Final

from universelle.contract.scene import whose
from universelle.core.message import Translator
from universelle.drawing.node import Node, kept, once
from universelle.drawing.parts import tabs
from universelle.games.expo_1906.page.academy import academy, academy_of
from universelle.games.expo_1906.page.cards import hand, hand_of, running_card
from universelle.games.expo_1906.page.ghost import ghost
from universelle.games.expo_1906.page.jury import jury, jury_of
from universelle.games.expo_1906.page.laboratory import Handling, contents_of, laboratory, laboratory_of
from universelle.games.expo_1906.page.patent_office import patent_office, patent_office_of, patents_note
from universelle.games.expo_1906.page.projects import project_list, project_list_of
from universelle.games.expo_1906.page.train_station import station_note, train_station, train_station_of
from universelle.games.expo_1906.page.waiting import piece_taken_up, waiting, waiting_of
from universelle.games.expo_1906.rules.components import Box
from universelle.games.expo_1906.rules.view import (
    AcademyView,
    ActionView,
    GhostView,
    JuryView,
    LaboratoryView,
    PatentsView,
    PieceView,
    PlayerView,
    RowView,
    TileView,
)
from universelle.games.expo_1906.scene import Scene

# The parts behind tabs, in order: their keys, symbols and names. The laboratory has a tab on phones only.
TABS: Final[tuple[tuple[str, str, str], ...]] = (
    ("lab", "laboratory", "draw-tab-lab"),
    ("academy", "academy", "place-academy"),
    ("station", "train-station", "draw-tab-station"),
    ("patents", "journal", "draw-tab-patents"),
    ("players", "laboratory", "draw-tab-rivals"),
    ("chronicle", "clock", "web-table-chronicle"),
)
ALONE: Final = ("ghost", "ghost", "draw-ghost-opponent")  # in place of the rivals
FRONT: Final = {
    "buy-from-academy": "academy",
    "buy-resources": "station",
    "take-free-tile": "station",
    "move-tokens": "patents",
    "choose-chit": "patents",
    "hold-meeting": "patents",
}


def board(scene: Scene) -> Node:
    """Everything on the table but for what belongs to the other players."""
    if not scene.actions:
        return _board(scene, _own_side_at_rest(scene), _shared_side_at_rest(scene))
    own = _own_side(laboratory(scene), project_list(scene), waiting(scene), hand(scene))
    boards = (academy(scene), train_station(scene), jury(scene), patent_office(scene), ghost(scene))
    return _board(scene, own, _shared_side(*boards))


def _board(scene: Scene, own: Node, shared: Node) -> Node:
    return kept("div", _tabs(scene), own, shared, id="board", role="group", aria_label=scene.words("draw-board"))


def _own_side(*parts: Node) -> Node:
    return kept("div", *parts, id="own-side", data_tab=1)


def _shared_side(*parts: Node | None) -> Node:
    return kept("div", *parts, id="shared-side")


# For viewers who may do nothing now. Few things decide how a side of the board looks to them, so that it is rarely
# redrawn.


def _own_side_at_rest(scene: Scene) -> Node:
    view, seat = scene.view, whose(scene)
    return _own_side_of(
        scene.words,
        scene.box,
        view["laboratory"],
        view["players"][seat],
        view["patents"]["rows"],
        seat,
        seat == scene.seat,
        running_card(scene),
        piece_taken_up(scene),
    )


@once
def _own_side_of(
    words: Translator,
    box: Box,
    floor: LaboratoryView,
    player: PlayerView,
    rows: list[RowView],
    seat: int,
    seated: bool,
    running: ActionView | None,
    in_hand: PieceView | None,
) -> Node:
    handling = Handling(words, seated)
    return _own_side(
        laboratory_of(box, floor, contents_of(player), seat, seated, handling, ()),
        project_list_of(words, player["tiles"], player["worth"], rows, seat),
        waiting_of(box, player["front"], in_hand, handling),
        hand_of(words, box, player, running, frozenset()),
    )


def _shared_side_at_rest(scene: Scene) -> Node:
    view = scene.view
    return _shared_side_of(
        scene.words,
        scene.box,
        view["academy"],
        view["station"],
        view["pile"],
        view["jury"],
        view["patents"],
        view["ghost"],
        station_note(scene),
        patents_note(scene),
        scene.seat is not None,
        ghost(scene),
    )


@once
def _shared_side_of(
    words: Translator,
    box: Box,
    academy: AcademyView,
    station: list[TileView | None],
    pile: int,
    jury: JuryView,
    patents: PatentsView,
    ghosts: GhostView | None,
    station_note: str,
    patents_note: str,
    seated: bool,
    ghost: Node | None,
) -> Node:
    nothing: frozenset[str] = frozenset()
    return _shared_side(
        academy_of(words, box, academy, nothing),
        train_station_of(words, station, pile, station_note, nothing),
        jury_of(words, jury, box.jury_points, seated, nothing),
        patent_office_of(words, box, patents, ghosts, patents_note, seated),
        ghost,
    )


def _tabs(scene: Scene) -> Node:
    """For narrow windows: the part that the question is about comes to the front."""
    front = FRONT.get(scene.decision, "lab") if scene.actions else "lab"
    return _tabs_of(scene.words, len(scene.view["players"]) == 1, front)


@once
def _tabs_of(words: Translator, alone: bool, front: str) -> Node:
    parts = [
        (key, sign, words(name))
        for key, sign, name in (ALONE if alone and tab[0] == "players" else tab for tab in TABS)
    ]
    return tabs(words("draw-parts"), tuple(parts), front)
