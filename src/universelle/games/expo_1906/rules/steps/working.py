"""Work in the laboratory: tiles are placed and removed, in a Meeting moved and turned, one by one."""

from __future__ import annotations

from typing import Final, final

from universelle.core.action import Action
from universelle.core.errors import IllegalAction
from universelle.core.message import Message, Name
from universelle.games.expo_1906.rules.actions import (
    PICK_UP,
    PICK_UP_CELL,
    PLACE,
    REMOVE,
    REMOVE_CELL,
    STOP,
    PickUpInLab,
    Place,
    PutDown,
    Remove,
    add_puts,
)
from universelle.games.expo_1906.rules.components import (
    CARD_NAMES,
    CELL_NAMES,
    FIRST_RESOURCE,
    FIRST_TECHNOLOGY,
    IMPROVED_NAMES,
    KIND_NAMES,
    MAX_PLAYERS,
    NONE,
    PROJECT_COUNT,
    RESOURCE_KINDS,
    TURN_COUNT,
    TYPE_COUNT,
    TYPE_NAMES,
    TYPES,
    Box,
    lacking,
    units,
)
from universelle.games.expo_1906.rules.decision import Decision
from universelle.games.expo_1906.rules.events import (
    END_PROJECTS,
    LEADERSHIP,
    PROJECTS_REASON,
    CardImproved,
    CardRestored,
    LeadershipRewarded,
    ProjectCompleted,
    ScrapRemoved,
    SupplyChanged,
    TileMoved,
    TilePlaced,
    TileRemoved,
)
from universelle.games.expo_1906.rules.laboratory import CELL, PIECE_SHIFT, SPOT, Laboratory, laid_at
from universelle.games.expo_1906.rules.scoring import counting_rows
from universelle.games.expo_1906.rules.state import Expo, Player
from universelle.games.expo_1906.rules.steps.board import bring_end
from universelle.games.expo_1906.rules.view import MoveTileView, PutTileView, RepositionTilesView, WorkInLaboratoryView

NOTHING_LACKING: Final[dict[int, int]] = {}
SCRAP_NAME: Final = Name("scrap")
SIDES: Final = tuple([Name(f"sides-{turn}") for turn in range(TURN_COUNT)])
DOUBLES: Final = tuple([TYPE_NAMES[TYPES.index(kind.split("-")[0])] for kind in RESOURCE_KINDS])  # of resource tiles


@final
class WorkInLaboratory(Decision):
    """Laboratory: place a tile from in front of you, or remove one."""

    id = "work-in-laboratory"
    rule = "laboratory"

    def view(self) -> WorkInLaboratoryView:
        return {"id": "work-in-laboratory", "seats": list(self.seats)}

    def label(self, state: Expo, action: Action) -> Message:
        if isinstance(action, Remove) and action.cell >= 0:
            return _cell_label(state, self.seats[0], "action-remove-at", action.cell)
        return action.message()

    def legal_actions(self, state: Expo, seat: int) -> tuple[Action, ...]:
        player = state.players[seat]
        laboratory = player.laboratory
        actions = _placements(state.box, player)
        for tile in laboratory.tiles:
            if laboratory.is_removable(tile):
                piece = tile >> PIECE_SHIFT
                actions.append(REMOVE_CELL[tile & CELL] if piece >= FIRST_RESOURCE else REMOVE[piece])
        actions += [REMOVE_CELL[cell] for cell in state.box.scrap if laboratory.scrap >> cell & 1]
        actions.append(STOP)
        return tuple(actions)

    def apply(self, state: Expo, seat: int, action: Action) -> None:
        if action is STOP:
            state.agenda.pop()
        elif isinstance(action, Place):
            pick_up(state, seat, action.kind)
        elif isinstance(action, Remove):
            remove(state, seat, action)
        else:
            raise IllegalAction("illegal-laboratory-now")


@final
class PutTile(Decision):
    """Where the tile picked up is put, and how it is turned."""

    id = "put-tile"
    rule = "supply"

    def view(self) -> PutTileView:
        return {"id": "put-tile", "seats": list(self.seats)}

    def label(self, state: Expo, action: Action) -> Message:
        return put_label(state, action)

    def legal_actions(self, state: Expo, seat: int) -> tuple[Action, ...]:
        laboratory = state.players[seat].laboratory
        return put_actions(laboratory.room(state.held, laboratory.free()))

    def apply(self, state: Expo, seat: int, action: Action) -> None:
        if not isinstance(action, PutDown):
            raise IllegalAction("illegal-put-now", tile=state.box.names[state.held])
        laboratory = state.players[seat].laboratory
        _check_fits(state, laboratory, action, laboratory.free())
        state.agenda.pop()
        place(state, seat, action)


@final
class RepositionTiles(Decision):
    """In a Meeting: tiles of the laboratory to move or turn, each once."""

    id = "reposition-tiles"
    rule = "meeting-room"

    def view(self) -> RepositionTilesView:
        return {"id": "reposition-tiles", "seats": list(self.seats)}

    def label(self, state: Expo, action: Action) -> Message:
        return pick_up_label(state, self.seats[0], action)

    def legal_actions(self, state: Expo, seat: int) -> tuple[Action, ...]:
        return (*pick_up_actions(state, seat), STOP)

    def apply(self, state: Expo, seat: int, action: Action) -> None:
        if action is STOP:
            state.agenda.pop()
        elif isinstance(action, PickUpInLab):
            tile = laid_to_move(state, seat, action)
            state.agenda.pop()
            pick_up_in_lab(state, seat, tile)
        else:
            raise IllegalAction("illegal-reposition-now")


@final
class MoveTile(Decision):
    """In a Meeting: where the tile picked up is put, and how it is turned."""

    id = "move-tile"
    rule = "supply"

    def view(self) -> MoveTileView:
        return {"id": "move-tile", "seats": list(self.seats)}

    def label(self, state: Expo, action: Action) -> Message:
        return put_label(state, action)

    def legal_actions(self, state: Expo, seat: int) -> tuple[Action, ...]:
        laboratory = state.players[seat].laboratory
        return put_actions(laboratory.moves(laboratory.laid_of(state.held)))

    def apply(self, state: Expo, seat: int, action: Action) -> None:
        if not isinstance(action, PutDown):
            raise IllegalAction("illegal-put-now", tile=state.box.names[state.held])
        laboratory = state.players[seat].laboratory
        tile = laboratory.laid_of(state.held)
        _check_fits(state, laboratory, action, laboratory.free() | laboratory.cells(tile))
        if tile & SPOT == action.spot:
            raise IllegalAction("illegal-same-spot")
        if not laboratory.moves(tile)[action.turn] >> action.cell & 1:
            raise IllegalAction("illegal-breaks-project")
        state.agenda.pop()
        move_tile(state, seat, tile, action)


WORK_IN_LABORATORY: Final = tuple([WorkInLaboratory((seat,)) for seat in range(MAX_PLAYERS)])
PUT_TILE: Final = tuple([PutTile((seat,)) for seat in range(MAX_PLAYERS)])
REPOSITION_TILES: Final = tuple([RepositionTiles((seat,)) for seat in range(MAX_PLAYERS)])
MOVE_TILE: Final = tuple([MoveTile((seat,)) for seat in range(MAX_PLAYERS)])


def go_on_working(state: Expo, seat: int) -> None:
    """Another tile, as long as one is allowed and there is anything to place or remove."""
    player = state.players[seat]
    if state.steps_done < state.steps_allowed and (player.front or player.laboratory.occupied):
        state.agenda.append(WORK_IN_LABORATORY[seat])


def put_actions(room: list[int]) -> tuple[Action, ...]:
    """Every way to put a tile down, by the cells it has room on for each turn."""
    actions: list[Action] = []
    for turn, cells in enumerate(room):
        add_puts(actions, turn, cells)
    return tuple(actions)


def pick_up(state: Expo, seat: int, kind: int) -> None:
    """Pick up a tile of this kind from in front of the player."""
    piece = piece_in_front(state, seat, kind)
    if not state.players[seat].laboratory.has_room(piece):
        raise IllegalAction("illegal-no-room", tile=KIND_NAMES[kind])
    state.held = piece
    state.agenda[-1] = PUT_TILE[seat]


def piece_in_front(state: Expo, seat: int, kind: int) -> int:
    """A piece of this kind in front of the player."""
    for piece in state.players[seat].front:
        if state.box.kind_of[piece] == kind:
            return piece
    raise IllegalAction("illegal-not-before-you", tile=KIND_NAMES[kind])


def place(state: Expo, seat: int, action: PutDown) -> None:
    """Put down the tile picked up, with all that follows before the next."""
    player = state.players[seat]
    piece = state.held
    lacks = _all_lacking(state, seat)
    state.held = NONE
    player.front.remove(piece)
    player.laboratory.put(piece, action.spot)
    if state.events is not None:
        state.events.append(TilePlaced(seat, state.box.names[piece], CELL_NAMES[action.cell], action.turn))
        card = _improved_by(state.box, piece)
        if card != NONE:
            state.events.append(CardImproved(seat, IMPROVED_NAMES[card]))
    complete_projects(state, seat, laid_at(piece, action.spot))
    _report_supply(state, seat, lacks)
    state.steps_done += 1
    go_on_working(state, seat)


def remove(state: Expo, seat: int, action: Remove) -> None:
    """Take a tile out of the laboratory, to where it belongs."""
    laboratory = state.players[seat].laboratory
    if action.cell >= 0 and laboratory.scrap >> action.cell & 1:
        laboratory.clear_scrap(action.cell)
        if state.events is not None:
            state.events.append(ScrapRemoved(seat, CELL_NAMES[action.cell]))
    else:
        tile = _lying_tile(laboratory, action.kind, action.cell)
        if laboratory.is_completed(tile >> PIECE_SHIFT):
            raise IllegalAction("illegal-completed", tile=KIND_NAMES[action.kind])
        if laboratory.projects_needing(tile):
            raise IllegalAction("illegal-breaks-project")
        lacks = _all_lacking(state, seat)
        laboratory.lift(tile)
        take_away(state, seat, tile)
        _report_supply(state, seat, lacks)
    state.steps_done += 1
    state.agenda.pop()
    go_on_working(state, seat)


def take_away(state: Expo, seat: int, tile: int) -> None:
    """A removed Resource tile is discarded, a Project goes under its pile, a Technology back to the Academy."""
    piece = tile >> PIECE_SHIFT
    if piece >= FIRST_RESOURCE:
        state.discard.append(piece)
    elif piece < PROJECT_COUNT:
        state.project_piles[state.box.shape_of[piece]].insert(0, piece)
    else:
        state.technologies |= 1 << piece - FIRST_TECHNOLOGY
    if state.events is not None:
        state.events.append(TileRemoved(seat, state.box.names[piece], CELL_NAMES[tile & CELL]))
        card = _improved_by(state.box, piece)
        if card != NONE:
            state.events.append(CardRestored(seat, CARD_NAMES[card]))


def pick_up_actions(state: Expo, seat: int) -> list[Action]:
    """One action for each tile that can be moved and was not."""
    laboratory = state.players[seat].laboratory
    actions: list[Action] = []
    for tile in laboratory.tiles:
        piece = tile >> PIECE_SHIFT
        if piece not in state.moved and laboratory.can_move(tile):
            actions.append(PICK_UP_CELL[tile & CELL] if piece >= FIRST_RESOURCE else PICK_UP[piece])
    return actions


def _can_move_another(state: Expo, seat: int) -> bool:
    """Whether there is a tile that can be moved and was not."""
    laboratory = state.players[seat].laboratory
    return any(tile >> PIECE_SHIFT not in state.moved and laboratory.can_move(tile) for tile in laboratory.tiles)


def laid_to_move(state: Expo, seat: int, action: PickUpInLab) -> int:
    """The tile that is to be moved, if it may be."""
    laboratory = state.players[seat].laboratory
    tile = _lying_tile(laboratory, action.kind, action.cell)
    piece = tile >> PIECE_SHIFT
    if piece in state.moved:
        raise IllegalAction("illegal-moved-already", tile=state.box.names[piece])
    if not laboratory.can_move(tile):
        raise IllegalAction("illegal-cannot-move", tile=state.box.names[piece])
    return tile


def pick_up_in_lab(state: Expo, seat: int, tile: int) -> None:
    state.held = tile >> PIECE_SHIFT
    state.agenda.append(MOVE_TILE[seat])


def move_tile(state: Expo, seat: int, tile: int, action: PutDown) -> None:
    """Put down the tile picked up, with all that follows before the next."""
    laboratory = state.players[seat].laboratory
    piece = state.held
    lacks = _all_lacking(state, seat)
    state.held = NONE
    laboratory.lift(tile)
    laboratory.put(piece, action.spot)
    state.moved.append(piece)
    if state.events is not None:
        source, cell = CELL_NAMES[tile & CELL], CELL_NAMES[action.cell]
        state.events.append(TileMoved(seat, state.box.names[piece], source, cell, action.turn))
    complete_projects(state, seat, laid_at(piece, action.spot))
    _report_supply(state, seat, lacks)
    state.steps_done += 1
    if state.steps_done < state.steps_allowed and _can_move_another(state, seat):
        state.agenda.append(REPOSITION_TILES[seat])


def complete_projects(state: Expo, seat: int, tile: int) -> None:
    """Score every Project that the tile just put down completes; enough of them end the game."""
    player = state.players[seat]
    laboratory = player.laboratory
    for project in laboratory.newly_completed(tile):
        laboratory.completed |= 1 << project
        rows = counting_rows(state.box, state.patents.rows_led(seat), project)
        points = state.box.prestige[project]
        bonus = state.box.leader_points * len(rows)
        player.prestige += points + bonus
        if state.events is not None:
            state.events.append(ProjectCompleted(seat, points, PROJECTS_REASON, state.box.names[project]))
            if bonus:
                names = tuple([TYPE_NAMES[row] for row in rows])
                state.events.append(LeadershipRewarded(seat, bonus, LEADERSHIP, names))
        if laboratory.completed.bit_count() >= state.box.last_projects:
            bring_end(state, seat, END_PROJECTS)


def _all_lacking(state: Expo, seat: int) -> dict[int, int]:
    """What every project of a laboratory lacks, if anything; empty while events are off."""
    if state.events is None:
        return NOTHING_LACKING
    lacks: dict[int, int] = {}
    laboratory = state.players[seat].laboratory
    for laid in laboratory.tiles:
        piece = laid >> PIECE_SHIFT
        if piece < PROJECT_COUNT and not laboratory.is_completed(piece):
            lacks[piece] = lacking(state.box.needs[piece], laboratory.supply(laboratory.cells(laid)))
    return lacks


def _report_supply(state: Expo, seat: int, before: dict[int, int]) -> None:
    """An event for every project that lacks other units than before."""
    if state.events is None:
        return
    for project, lacks in _all_lacking(state, seat).items():
        if before.get(project) != lacks:
            rows = [kind for kind in range(TYPE_COUNT) if units(lacks, kind)]
            types, counts = [TYPE_NAMES[kind] for kind in rows], [units(lacks, kind) for kind in rows]
            state.events.append(SupplyChanged(seat, state.box.names[project], tuple(types), tuple(counts)))


def _placements(box: Box, player: Player) -> list[Action]:
    """One action for each kind of tile before the player that has room."""
    actions: list[Action] = []
    has_cell = player.laboratory.free() != 0
    kinds = 0
    for piece in player.front:
        if piece < FIRST_RESOURCE:
            if player.laboratory.has_room(piece):
                actions.append(PLACE[piece])
        elif has_cell:
            kind = box.kind_of[piece]
            bit = 1 << kind - FIRST_RESOURCE
            if not kinds & bit:
                kinds |= bit
                actions.append(PLACE[kind])
    return actions


def _lying_tile(laboratory: Laboratory, piece: int, cell: int) -> int:
    """The tile that is meant: a Project or Technology by itself, a Resource tile by its cell."""
    if cell >= 0:
        tile = laboratory.resource_on(cell)
        if tile == NONE:
            raise IllegalAction("illegal-no-small-tile", cell=CELL_NAMES[cell])
        return tile
    tile = laboratory.laid_of(piece)
    if tile == NONE:
        raise IllegalAction("illegal-not-in-laboratory", tile=KIND_NAMES[piece])
    return tile


def _improved_by(box: Box, piece: int) -> int:
    """The card that a piece improves."""
    return box.improves[piece - FIRST_TECHNOLOGY] if FIRST_TECHNOLOGY <= piece < FIRST_RESOURCE else NONE


def _check_fits(state: Expo, laboratory: Laboratory, action: PutDown, free: int) -> None:
    """A tile lies inside the laboratory, and on free cells only."""
    room = laboratory.room(state.held, free)
    if action.turn < len(room) and room[action.turn] >> action.cell & 1:
        return
    tile = state.box.names[state.held]
    if action.turn >= len(room):
        raise IllegalAction("illegal-same-turn", tile=tile, turns=action.turn)
    inside = laboratory.room(state.held, state.box.floor.mask)[action.turn] >> action.cell & 1
    raise IllegalAction("illegal-covers" if inside else "illegal-outside", tile=tile, cell=CELL_NAMES[action.cell])


def put_label(state: Expo, action: Action) -> Message:
    """A Resource tile is turned so that its double half lies on two sides; a larger tile by quarter turns."""
    if isinstance(action, PutDown) and state.held >= FIRST_RESOURCE:
        double, sides = DOUBLES[state.box.kind_of[state.held] - FIRST_RESOURCE], SIDES[action.turn]
        return Message("action-put-sides", {"cell": CELL_NAMES[action.cell], "sides": sides, "double": double})
    return action.message()


def pick_up_label(state: Expo, seat: int, action: Action) -> Message:
    if isinstance(action, PickUpInLab) and action.cell >= 0:
        return _cell_label(state, seat, "action-move-at", action.cell)
    return action.message()


def _cell_label(state: Expo, seat: int, key: str, cell: int) -> Message:
    """What lies on a cell."""
    tile = state.players[seat].laboratory.resource_on(cell)
    name = SCRAP_NAME if tile == NONE else state.box.names[tile >> PIECE_SHIFT]
    return Message(key, {"tile": name, "cell": CELL_NAMES[cell]})
