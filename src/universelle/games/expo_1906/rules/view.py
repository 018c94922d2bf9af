"""What a seat may know of a position, as plain data."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, TypeAlias, TypedDict, cast, final

from universelle.games.expo_1906.rules.components import (
    CARDS,
    CELL_COUNT,
    CELL_NAMES,
    CHITS,
    ELECTRICITY,
    FIRST_RESOURCE,
    FIRST_TECHNOLOGY,
    GHOST,
    GHOSTS,
    KIND_CODES,
    MEETING_ROOM,
    MOST_TOKENS,
    NONE,
    OWNERS,
    PARIS_1889,
    PROJECT_COUNT,
    PROJECTS,
    ROW_COUNT,
    SHAPES,
    STEAM,
    STRIDE,
    TECHNOLOGIES,
    TRAIN_STATION,
    TYPE_COUNT,
    TYPES,
    Box,
    lacking,
    units,
)
from universelle.games.expo_1906.rules.decision import Decision
from universelle.games.expo_1906.rules.laboratory import CELL, PIECE_SHIFT, SPOT, Laboratory
from universelle.games.expo_1906.rules.scoring import (
    chit_points,
    completion_points,
    eiffel_points,
    preferred_energy,
    step_points,
)

if TYPE_CHECKING:
    from universelle.games.expo_1906.rules.state import Expo, Player

MeetingPart: TypeAlias = Literal["reposition", "money", "patent", "jury"]
MEETING_PARTS: Final[tuple[MeetingPart, ...]] = ("reposition", "money", "patent", "jury")

BOXES: Final = 16  # whose descriptions are remembered, the last ones used
PARTS: Final = 1024  # of views
PIECES: Final = 2048
UNITS: Final = 2048

Units: TypeAlias = dict[str, int]  # by type
Pieces: TypeAlias = tuple[int, ...]
Tokens: TypeAlias = tuple[int, ...]
Numbers: TypeAlias = dict[str, int | list[str]]  # that the words of a card or chit speak of


class _ProjectFields(TypedDict):
    shape: str
    energy: str
    needs: Units
    prestige: int


@final
class ProjectView(_ProjectFields):
    """A project outside of laboratories."""

    project: str


@final
class LaidProjectView(_ProjectFields):
    """A project in a laboratory: where it is, and what it has of what it needs."""

    project: str
    cell: str
    turn: int
    cells: list[str]
    has: Units
    lacks: Units
    completed: bool


class _TechnologyFields(TypedDict):
    shape: str
    gives: Units
    improves: str | None  # the card


@final
class TechnologyView(_TechnologyFields):
    """A technology outside of laboratories."""

    technology: str


@final
class LaidTechnologyView(_TechnologyFields):
    """A technology in a laboratory."""

    technology: str
    cell: str
    turn: int
    cells: list[str]


class _TileFields(TypedDict):
    kind: str  # in notation
    double: str
    single: str


@final
class TileView(_TileFields):
    """A resource tile outside of laboratories: its number, and the types of its two halves."""

    tile: int  # its number, from 1


@final
class LaidTileView(_TileFields):
    """A resource tile in a laboratory."""

    tile: int
    cell: str
    turn: int


PieceView: TypeAlias = ProjectView | TechnologyView | TileView
LaidPieceView: TypeAlias = LaidProjectView | LaidTechnologyView | LaidTileView
AnyPieceView: TypeAlias = ProjectView | TechnologyView | TileView | LaidProjectView | LaidTechnologyView | LaidTileView


class EndingView(TypedDict):
    seat: int | None  # who brought about the end; None for the solo player's ghost
    last_cards: bool  # whether last cards are being played


class ActionView(TypedDict):
    """The card being carried out, and how much of it is left."""

    card: str | None
    improved: bool
    done: int
    allowed: int
    price: int | None  # of the next resource tile
    held: PieceView | None
    meeting: list[MeetingPart]
    moved: list[PieceView]


class LaboratoryView(TypedDict):
    """The grid that all laboratories have."""

    rows: int
    columns: int


class AcademySpaceView(TypedDict):
    shape: str
    project: ProjectView | None
    unseen: int  # projects in the pile that nobody has seen
    below: list[str]  # those put under it, the lowest first


class AcademyView(TypedDict):
    projects: list[AcademySpaceView]
    technologies: list[TechnologyView]


class JuryView(TypedDict):
    spaces: int
    tiles: list[str]
    left: Units
    preferred: str | None  # the energy whose projects it would reward now


class LinkView(TypedDict):
    rows: list[str]
    step: int
    price: int
    price_now: int  # for whoever moves tokens


class RowTokenView(TypedDict):
    seat: int | None  # None for a ghost
    token: int | None
    step: int


class RowView(TypedDict):
    row: str
    chit: str | None
    tokens: list[RowTokenView]  # the leader first, in a stack from top to bottom


class PatentsView(TypedDict):
    steps: int
    step_points: list[int]  # what a token brings at the end, from the first step on; on the last a chit does
    links: list[LinkView]
    chits: list[str]
    rows: list[RowView]


class GhostView(TypedDict):
    steps: Units
    tiles: int
    card: str | None
    deck: int | None  # cards left; only in a solo game
    target: int | None


class TokenView(TypedDict):
    row: str | None  # None on the step that all rows share
    step: int
    points: int  # that it brings at the end for its step
    chit: str | None  # that it brings at the end, on the last step


class BarView(TypedDict):
    """Why a card may not be played."""

    why: Literal["first-turn", "neighbour", "ghost", "last-card"]
    seat: int | None  # the neighbour


class PlayerView(TypedDict):
    place: int  # from 1; who has as much shares one
    money: int
    prestige: int
    hand: list[str] | None  # None if the viewer may not know it
    cards: int
    last: str | None
    improved: list[str]
    barred: dict[str, BarView]  # cards in hand that may not be played; empty if the viewer may not know them
    completed: list[str]
    tokens: list[TokenView]
    front: list[PieceView]
    scrap: list[str]
    start_scrap: list[str]
    tiles: list[LaidPieceView]
    worth: dict[str, int]  # what each project within reach would bring if they completed it now
    chits: dict[str, int]  # what each chit would bring them now


class ReplaceScrapView(TypedDict):
    id: Literal["replace-scrap"]
    seats: list[int]


class PlayCardView(TypedDict):
    id: Literal["play-card"]
    seats: list[int]


class PlayLastCardView(TypedDict):
    id: Literal["play-last-card"]
    seats: list[int]


class BuyResourcesView(TypedDict):
    id: Literal["buy-resources"]
    seats: list[int]


class BuyFromAcademyView(TypedDict):
    id: Literal["buy-from-academy"]
    seats: list[int]


class TakeFreeTileView(TypedDict):
    id: Literal["take-free-tile"]
    seats: list[int]


class WorkInLaboratoryView(TypedDict):
    id: Literal["work-in-laboratory"]
    seats: list[int]


class PutTileView(TypedDict):
    id: Literal["put-tile"]
    seats: list[int]


class RepositionTilesView(TypedDict):
    id: Literal["reposition-tiles"]
    seats: list[int]


class MoveTileView(TypedDict):
    id: Literal["move-tile"]
    seats: list[int]


class MoveTokensView(TypedDict):
    id: Literal["move-tokens"]
    seats: list[int]


class ChooseChitView(TypedDict):
    id: Literal["choose-chit"]
    seats: list[int]
    row: str  # the row whose last step was reached


class HoldMeetingView(TypedDict):
    id: Literal["hold-meeting"]
    seats: list[int]


DecisionView: TypeAlias = (
    ReplaceScrapView
    | PlayCardView
    | PlayLastCardView
    | BuyResourcesView
    | BuyFromAcademyView
    | TakeFreeTileView
    | WorkInLaboratoryView
    | PutTileView
    | RepositionTilesView
    | MoveTileView
    | MoveTokensView
    | ChooseChitView
    | HoldMeetingView
)


class View(TypedDict):
    """Everything a seat sees."""

    round: int
    rounds: int
    first: int
    turn: int
    to_move: list[int]
    ending: EndingView | None
    decision: DecisionView | None  # None once the game is over
    action: ActionView | None
    laboratory: LaboratoryView
    station: list[TileView | None]
    pile: int
    discard: int
    academy: AcademyView
    jury: JuryView
    patents: PatentsView
    ghost: GhostView | None
    players: list[PlayerView]


def view_of_seat(state: Expo, seat: int, public: View) -> View:
    """What a seat knows: of cards its own, and the last one that each other player played."""
    players = public["players"][:]
    players[seat] = _with_hand(state, seat, players[seat])
    return {**public, "players": players}


def view_of_player(state: Expo, seat: int) -> PlayerView:
    """What a seat knows of what belongs to it."""
    return _with_hand(state, seat, _player(state, seat, state.standings()[seat]))


def _with_hand(state: Expo, seat: int, public: PlayerView) -> PlayerView:
    return {**public, "hand": _hand(state.players[seat]), "barred": _barred(state, seat)}


def view_of(state: Expo) -> View:
    """Everything on the table that all may know. Its parts are remembered, so whoever changes it must copy it first."""
    box, patents, places = state.box, state.patents, state.standings()
    return {
        "round": state.round,
        "rounds": box.jury_spaces - box.jury_start,
        "first": state.first,
        "turn": state.turn,
        "to_move": list(state.to_move()),
        "ending": _ending(state),
        "decision": _decision(state),
        "action": _action(state),
        "laboratory": _laboratory(box),
        "station": _station(box, tuple(state.station)),
        "pile": state.undrawn,
        "discard": len(state.discard),
        "academy": _academy(
            box,
            tuple(state.open_projects),
            tuple([tuple(pile[: len(pile) - state.unseen[shape]]) for shape, pile in enumerate(state.project_piles)]),
            tuple(state.unseen),
            state.technologies,
        ),
        "jury": _jury(box, tuple(state.jury), state.jury_pile.count(STEAM), state.jury_pile.count(ELECTRICITY)),
        "patents": _patents(
            box,
            state.discount(),
            tuple([tuple(tokens) for tokens in patents.order]),
            tuple(patents.steps),
            tuple(patents.chits),
            patents.chits_left,
        ),
        "ghost": _ghost(state),
        "players": [_player(state, seat, places[seat]) for seat in range(len(state.players))],
    }


def copied(view: View) -> View:
    """An equal view that shares nothing with it."""
    return cast("View", _copied(view))


def _copied(value: object) -> object:
    if isinstance(value, dict):
        return {key: _copied(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_copied(each) for each in value]
    return value


@lru_cache(BOXES)
def effects(box: Box) -> dict[str, Numbers]:
    """The numbers of every card and chit, by the key of its name."""
    return {
        "card-train-station": {"tiles": len(box.prices), "prices": [str(price) for price in box.prices]},
        "card-improved-train-station": {
            "tiles": len(box.prices),
            "prices": [str(price) for price in box.improved_prices],
        },
        "card-academy": {"price": box.academy_price},
        "card-improved-academy": {"price": box.academy_price, "tiles": box.free_tiles},
        "card-laboratory": {"steps": box.work},
        "card-improved-laboratory": {"steps": box.improved_work},
        "card-journal": {"moves": box.points},
        "card-improved-journal": {"moves": box.improved_points, "discount": box.discount},
        "card-skyscraper": {"coins": box.income},
        "card-improved-skyscraper": {"coins": box.improved_income},
        "card-meeting-room": {},
        "chit-paris-1889": {"every": box.eiffel},
        "chit-chicago-1893": {"every": box.wheel},
        "chit-brussels-1897": {"points": box.colonies},
        "chit-paris-1900": {"points": box.metro, "most": box.metro_most},
        "chit-liege-1905": {"points": box.palace},
        "chit-milan-1906": {"points": box.tunnel},
    }


def _ending(state: Expo) -> EndingView | None:
    """Who brought about the end (None for the solo player's ghost), and whether last cards are being played."""
    if state.ender == NONE:
        return None
    return {"seat": None if state.ender == GHOST else state.ender, "last_cards": state.is_final}


def _decision(state: Expo) -> DecisionView | None:
    if not state.agenda:
        return None
    step = state.agenda[-1]
    assert isinstance(step, Decision)
    return step.view()


def _action(state: Expo) -> ActionView | None:
    """The card being carried out, and how much of it is left."""
    if state.card == NONE and state.held == NONE:
        return None
    box = state.box
    price = None
    if state.card == TRAIN_STATION and state.steps_done < state.steps_allowed:
        price = (box.improved_prices if state.improved else box.prices)[state.steps_done]
    return {
        "card": None if state.card == NONE else CARDS[state.card],
        "improved": state.improved,
        "done": state.steps_done,
        "allowed": state.steps_allowed,
        "price": price,
        "held": None if state.held == NONE else piece_view(box, state.held),
        "meeting": [part for bit, part in enumerate(MEETING_PARTS) if state.meeting >> bit & 1],
        "moved": [piece_view(box, piece) for piece in state.moved],
    }


@lru_cache(BOXES)
def shapes_of(box: Box) -> dict[str, list[list[list[int]]]]:
    """By shape and turn: the rows and columns covered, counted from the first cell in reading order."""
    found = {}
    for shape in box.floor.shapes:
        turns = []
        for offsets in shape.offsets:
            steps = [divmod(step + STRIDE // 2, STRIDE) for step in (0, *offsets)]
            turns.append([[row, column - STRIDE // 2] for row, column in steps])
        found[shape.name] = turns
    return found


@lru_cache(BOXES)
def _laboratory(box: Box) -> LaboratoryView:
    return {"rows": box.floor.rows, "columns": box.floor.columns}


@lru_cache(PARTS)
def _station(box: Box, tiles: Pieces) -> list[TileView | None]:
    return [None if tile == NONE else _resource(box, tile) for tile in tiles]


def piece_view(box: Box, piece: int) -> PieceView:
    if piece < FIRST_TECHNOLOGY:
        return project_view(box, piece)
    return technology_view(box, piece) if piece < FIRST_RESOURCE else _resource(box, piece)


@lru_cache(PIECES)
def project_view(box: Box, project: int) -> ProjectView:
    return {
        "project": PROJECTS[project],
        "shape": SHAPES[box.shape_of[project]],
        "energy": TYPES[box.energy[project]],
        "needs": by_type(box.needs[project]),
        "prestige": box.prestige[project],
    }


@lru_cache(PIECES)
def technology_view(box: Box, piece: int) -> TechnologyView:
    card = box.improves[piece - FIRST_TECHNOLOGY]
    return {
        "technology": TECHNOLOGIES[piece - FIRST_TECHNOLOGY],
        "shape": SHAPES[box.shape_of[piece]],
        "gives": by_type(box.gives[piece]),
        "improves": None if card == NONE else CARDS[card],
    }


@lru_cache(PIECES)
def _resource(box: Box, tile: int) -> TileView:
    kind = KIND_CODES[box.kind_of[tile]]
    double, single = kind.split("-")
    return {"tile": tile - FIRST_RESOURCE + 1, "kind": kind, "double": double, "single": single}


def _type_or_none(kind: int) -> str | None:
    return None if kind == NONE else TYPES[kind]


@lru_cache(UNITS)
def by_type(packed: int) -> Units:
    """Units by their types, those of which there are some."""
    return {TYPES[kind]: units(packed, kind) for kind in range(TYPE_COUNT) if units(packed, kind)}


@lru_cache(UNITS)
def supplied(needs: int, supply: int) -> Units:
    """What there is of every type that is needed."""
    return {TYPES[kind]: units(supply, kind) for kind in range(TYPE_COUNT) if units(needs, kind)}


@lru_cache(PARTS)
def _academy(
    box: Box, projects: Pieces, below: tuple[Pieces, ...], unseen: tuple[int, ...], technologies: int
) -> AcademyView:
    return {
        "projects": [
            {
                "shape": SHAPES[shape],
                "project": None if project == NONE else project_view(box, project),
                "unseen": unseen[shape],
                "below": [PROJECTS[under] for under in below[shape]],
            }
            for shape, project in enumerate(projects)
        ],
        "technologies": [
            technology_view(box, FIRST_TECHNOLOGY + number)
            for number in range(len(TECHNOLOGIES))
            if technologies >> number & 1
        ],
    }


@lru_cache(PARTS)
def _jury(box: Box, tiles: tuple[int, ...], steam: int, electricity: int) -> JuryView:
    return {
        "spaces": box.jury_spaces,
        "tiles": [TYPES[energy] for energy in tiles],
        "left": {TYPES[STEAM]: steam, TYPES[ELECTRICITY]: electricity},
        "preferred": _type_or_none(preferred_energy(tiles)),
    }


@lru_cache(PARTS)
def _patents(
    box: Box, discount: int, order: tuple[Tokens, ...], steps: tuple[int, ...], chits: tuple[int, ...], left: int
) -> PatentsView:
    return {
        "steps": box.steps,
        "step_points": box.points_by_step[:],
        "links": _links(box, discount),
        "chits": [chit for number, chit in enumerate(CHITS) if left >> number & 1],
        "rows": [
            _row(row, chits[row], order[row], tuple([steps[token] for token in order[row]])) for row in box.row_order
        ],
    }


@lru_cache(BOXES)
def _links(box: Box, discount: int) -> list[LinkView]:
    return [
        {
            "rows": [TYPES[upper], TYPES[lower]],
            "step": step,
            "price": price,
            "price_now": price - discount if price > discount else 0,
        }
        for upper, lower, step, price in box.links
    ]


@lru_cache(PARTS)
def _row(row: int, chit: int, tokens: Tokens, steps: tuple[int, ...]) -> RowView:
    return {
        "row": TYPES[row],
        "chit": _chit_or_none(chit),
        "tokens": [
            {
                "seat": OWNERS[token] if token < GHOSTS else None,
                "token": token % MOST_TOKENS + 1 if token < GHOSTS else None,
                "step": step,
            }
            for token, step in zip(tokens, steps)
        ],
    }


def _chit_or_none(chit: int) -> str | None:
    return None if chit == NONE else CHITS[chit]


def _ghost(state: Expo) -> GhostView | None:
    """One or two players: the ghosts' steps; one player: the ghost's cards, too."""
    if not state.box.has_ghosts:
        return None
    solo = len(state.players) == 1
    return {
        "steps": {TYPES[row]: state.patents.steps[GHOSTS + row] for row in range(ROW_COUNT)},
        "tiles": state.box.ghost_tiles,
        "card": None if state.ghost_card == NONE else CARDS[state.ghost_card],
        "deck": state.ghost_undrawn if solo else None,
        "target": state.box.target if solo else None,
    }


def _hand(player: Player) -> list[str]:
    return [card for number, card in enumerate(CARDS) if player.hand >> number & 1]


def _player(state: Expo, seat: int, place: int) -> PlayerView:
    player, patents, first = state.players[seat], state.patents, seat * MOST_TOKENS
    laboratory = player.laboratory
    return _player_with(
        state.box,
        place,
        (player.money, player.prestige, player.hand.bit_count(), player.last),
        tuple(player.front),
        (tuple(sorted(laboratory.tiles)), laboratory.occupied, laboratory.scrap, laboratory.completed),
        player.start_scrap,
        tuple(patents.rows[first : first + state.box.tokens]),
        tuple(patents.steps[first : first + state.box.tokens]),
        tuple(patents.chits),
        tuple(patents.rows_led(seat)),
        tuple(state.open_projects),
    )


@lru_cache(PARTS)
def _player_with(
    box: Box,
    place: int,
    counts: tuple[int, int, int, int],
    front: Pieces,
    content: tuple[Pieces, int, int, int],
    start_scrap: int,
    rows: tuple[int, ...],
    steps: tuple[int, ...],
    chits: tuple[int, ...],
    rows_led: tuple[int, ...],
    offered: Pieces,
) -> PlayerView:
    money, prestige, cards, last = counts
    tiles, occupied, scrap, completed = content
    laboratory = Laboratory(box, list(tiles), occupied, scrap, completed)
    own = [piece for piece in (*front, *[laid >> PIECE_SHIFT for laid in tiles]) if piece < PROJECT_COUNT]
    projects = [project for project in (*offered, *own) if project != NONE and not laboratory.is_completed(project)]
    return {
        "place": place,
        "money": money,
        "prestige": prestige,
        "hand": None,
        "cards": cards,
        "last": None if last == NONE else CARDS[last],
        "improved": _improved(box, tiles),
        "barred": {},
        "completed": _completed(completed),
        "tokens": _tokens(box, rows, steps, chits),
        "front": _front(box, front),
        "scrap": _scrap(box, scrap),
        "start_scrap": _scrap(box, start_scrap),
        "tiles": _tiles(box, tiles, completed),
        "worth": _worth(box, tuple(projects), rows_led),
        "chits": {
            chit: eiffel_points(box, prestige)
            if number == PARIS_1889
            else chit_points(box, number, laboratory, money, start_scrap)
            for number, chit in enumerate(CHITS)
        },
    }


@lru_cache(PARTS)
def _improved(box: Box, tiles: Pieces) -> list[str]:
    laboratory = Laboratory(box, list(tiles), 0, 0, 0)
    return [CARDS[card] for card in range(MEETING_ROOM) if laboratory.improves(card)]


@lru_cache(PARTS)
def _completed(projects: int) -> list[str]:
    return [PROJECTS[project] for project in range(PROJECT_COUNT) if projects >> project & 1]


@lru_cache(PARTS)
def _tokens(box: Box, rows: tuple[int, ...], steps: tuple[int, ...], chits: tuple[int, ...]) -> list[TokenView]:
    return [
        {
            "row": _type_or_none(row),
            "step": step,
            "points": step_points(box, step),
            "chit": None if step < box.steps else _chit_or_none(chits[row]),
        }
        for row, step in zip(rows, steps)
    ]


@lru_cache(PARTS)
def _front(box: Box, pieces: Pieces) -> list[PieceView]:
    return [piece_view(box, piece) for piece in pieces]


@lru_cache(PARTS)
def _scrap(box: Box, cells: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in box.scrap if cells >> cell & 1]


@lru_cache(PARTS)
def _tiles(box: Box, tiles: Pieces, completed: int) -> list[LaidPieceView]:
    laboratory = Laboratory(box, list(tiles), 0, 0, completed)
    return [laid_view(laboratory, laid) for laid in tiles]


@lru_cache(PARTS)
def _worth(box: Box, projects: Pieces, rows_led: tuple[int, ...]) -> dict[str, int]:
    """The points of the open projects in the Academy, those in front of a player and those not completed."""
    return {PROJECTS[project]: completion_points(box, list(rows_led), project) for project in projects}


def _barred(state: Expo, seat: int) -> dict[str, BarView]:
    """The cards in a hand that may not be played; once the end is near, all that count are last cards."""
    player = state.players[seat]
    barred: dict[str, BarView] = {}
    has_meeting = bool(player.hand >> MEETING_ROOM & 1)
    if state.ender != NONE:
        if has_meeting:
            barred[CARDS[MEETING_ROOM]] = {"why": "last-card", "seat": None}
        return barred
    if has_meeting and player.is_first_turn():
        barred[CARDS[MEETING_ROOM]] = {"why": "first-turn", "seat": None}
    card = state.barred_card(seat)
    if card != NONE and player.hand >> card & 1:
        solo = len(state.players) == 1
        barred[CARDS[card]] = {
            "why": "ghost" if solo else "neighbour",
            "seat": None if solo else state.previous_seat(seat),
        }
    return barred


def laid_view(laboratory: Laboratory, laid: int) -> LaidPieceView:
    """A tile in a laboratory: where it is, and for a project what it has of what it needs."""
    piece, covered = laid >> PIECE_SHIFT, laboratory.cells(laid)
    if piece >= FIRST_RESOURCE:
        return _laid_resource(laboratory.box, laid)
    if piece >= FIRST_TECHNOLOGY:
        return _laid_technology(laboratory.box, laid, covered)
    return _laid_project(laboratory.box, laid, covered, laboratory.supply(covered), laboratory.is_completed(piece))


@lru_cache(PIECES)
def _laid_resource(box: Box, laid: int) -> LaidTileView:
    return {**_resource(box, laid >> PIECE_SHIFT), "cell": CELL_NAMES[laid & CELL], "turn": _turn(laid)}


@lru_cache(PIECES)
def _laid_technology(box: Box, laid: int, covered: int) -> LaidTechnologyView:
    technology = technology_view(box, laid >> PIECE_SHIFT)
    return {**technology, "cell": CELL_NAMES[laid & CELL], "turn": _turn(laid), "cells": _cell_names(covered)}


@lru_cache(PIECES)
def _laid_project(box: Box, laid: int, covered: int, supply: int, completed: bool) -> LaidProjectView:
    project = laid >> PIECE_SHIFT
    return {
        **project_view(box, project),
        "cell": CELL_NAMES[laid & CELL],
        "turn": _turn(laid),
        "cells": _cell_names(covered),
        "has": supplied(box.needs[project], supply),
        "lacks": by_type(lacking(box.needs[project], supply)),
        "completed": completed,
    }


def _turn(laid: int) -> int:
    return (laid & SPOT) // CELL_COUNT


def _cell_names(cells: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in range(CELL_COUNT) if cells >> cell & 1]
