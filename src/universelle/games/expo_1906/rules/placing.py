"""Every position of one piece in a laboratory: whether it may be put there, and what it would then do.

Pages ask this while a piece is dragged, for all cells and turns at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, TypedDict

from universelle.games.expo_1906.rules.actions import PickUpInLab, Place
from universelle.games.expo_1906.rules.components import (
    CARDS,
    CELL_COUNT,
    CELL_NAMES,
    FIRST_RESOURCE,
    FIRST_TECHNOLOGY,
    NONE,
    PROJECT_COUNT,
    PROJECTS,
    STRIDE,
    TURN_COUNT,
    TYPE_COUNT,
    TYPES,
    is_satisfied,
    lacking,
    units,
)
from universelle.games.expo_1906.rules.laboratory import PIECE_SHIFT, SPOT, Laboratory, laid_at
from universelle.games.expo_1906.rules.scoring import completion_points, counting_rows
from universelle.games.expo_1906.rules.steps.turns import ReplaceScrap
from universelle.games.expo_1906.rules.steps.working import laid_to_move, piece_in_front
from universelle.games.expo_1906.rules.view import PieceView, Units
from universelle.games.expo_1906.rules.views.pieces import by_type, piece_view, supplied

if TYPE_CHECKING:
    from universelle.core.action import Action
    from universelle.games.expo_1906.rules.state import Expo

Refusal: TypeAlias = Literal["outside", "covers", "same-spot", "breaks", "no-scrap"]

SIDES: Final = (-STRIDE, 1, STRIDE, -1)  # from a cell to the one above, right, below and left of it


class EdgeView(TypedDict):
    """One side of a cell: 0 is the top, then clockwise."""

    cell: str
    side: int


class ProjectEffectView(TypedDict):
    """What a project would have, and lack, of what it needs."""

    project: str
    has: Units
    lacks: Units
    completes: bool
    breaks: bool  # a completed project would lack something: this is why the piece may not be put there
    points: int  # for completing it
    bonus: int  # how many of them for leading rows
    led: list[str]  # those rows
    edges: list[EdgeView]  # of the pieces beside it, over which it would get something that it lacks


class SpotView(TypedDict):
    refused: Refusal | None  # why it may not be put there
    points: int
    projects: list[ProjectEffectView]  # those that would lack less, or more


class PlacementsView(TypedDict):
    piece: PieceView
    improves: str | None  # the card
    turns: list[dict[str, SpotView]]  # for every turn that differs: by cell, all of the laboratory's


def placements(state: Expo, seat: int, pick: Action | None = None) -> PlacementsView:
    """All positions of the piece that an action picks up; without one, of the piece in hand.

    The action is one that the seat may choose now, in front of it or in its laboratory.
    """
    laboratory = state.players[seat].laboratory
    laid = NONE
    if isinstance(pick, Place):
        piece = piece_in_front(state, seat, pick.kind)
    elif isinstance(pick, PickUpInLab):
        laid = laid_to_move(state, seat, pick)
        piece = laid >> PIECE_SHIFT
    else:
        piece = state.held
        laid = laboratory.laid_of(piece)
    replaces_scrap = bool(state.agenda) and isinstance(state.agenda[-1], ReplaceScrap)
    return Placements(state, seat, piece, laid, replaces_scrap).view()


class Placements:
    """A piece that may be put into a laboratory, or moved there from where it is laid."""

    def __init__(self, state: Expo, seat: int, piece: int, laid: int, replaces_scrap: bool) -> None:
        self.state = state
        self.piece = piece
        self.laid = laid
        self.laboratory = state.players[seat].laboratory
        self.replaces_scrap = replaces_scrap
        self.rows_led = state.patents.rows_led(seat)
        # The projects there already: the number of each, its cells, its supply now and without the piece.
        self.projects: list[int] = []
        self.cells: list[int] = []
        self.supplies: list[int] = []
        self.others: list[int] = []
        for other in self.laboratory.tiles:
            if other >> PIECE_SHIFT < PROJECT_COUNT and other != laid:
                cells = self.laboratory.cells(other)
                supply = self.laboratory.supply(cells)
                self.projects.append(other >> PIECE_SHIFT)
                self.cells.append(cells)
                self.supplies.append(supply)
                self.others.append(supply if laid == NONE else supply - self.laboratory.supply_from(laid, cells))

    def view(self) -> PlacementsView:
        box, laboratory = self.state.box, self.laboratory
        inside = laboratory.room(self.piece, box.floor.mask)
        if self.replaces_scrap:
            empty = [laboratory.scrap] * TURN_COUNT
            legal = empty
        elif self.laid == NONE:
            empty = laboratory.room(self.piece, laboratory.free())
            legal = empty
        else:
            empty = laboratory.room(self.piece, laboratory.free() | laboratory.cells(self.laid))
            legal = laboratory.moves(self.laid)
        cells = [cell for cell in range(CELL_COUNT) if box.floor.mask >> cell & 1]
        turns: list[dict[str, SpotView]] = []
        for turn in range(len(inside)):
            spots: dict[str, SpotView] = {}
            for cell in cells:
                bit, spot = 1 << cell, turn * CELL_COUNT + cell
                if legal[turn] & bit:
                    spots[CELL_NAMES[cell]] = self._spot(spot, None)
                elif empty[turn] & bit:
                    spots[CELL_NAMES[cell]] = self._spot(spot, "same-spot" if spot == self.laid & SPOT else "breaks")
                else:
                    covers: Refusal = "no-scrap" if self.replaces_scrap else "covers"
                    spots[CELL_NAMES[cell]] = _refused(covers if inside[turn] & bit else "outside")
            turns.append(spots)
        return {"piece": piece_view(box, self.piece), "improves": self._improves(), "turns": turns}

    def _improves(self) -> str | None:
        if not FIRST_TECHNOLOGY <= self.piece < FIRST_RESOURCE:
            return None
        card = self.state.box.improves[self.piece - FIRST_TECHNOLOGY]
        return None if card == NONE else CARDS[card]

    def _spot(self, spot: int, refused: Refusal | None) -> SpotView:
        laid = laid_at(self.piece, spot)
        found: list[ProjectEffectView] = []
        if self.piece < PROJECT_COUNT:
            found.append(self._effect_on_itself(laid))
        else:
            reached = self.laboratory.neighbours(laid)
            if self.laid != NONE:
                reached |= self.laboratory.neighbours(self.laid)
            for number in range(len(self.projects)):
                if self.cells[number] & reached:
                    effect = self._effect(number, laid)
                    if effect is not None:
                        found.append(effect)
        if refused is not None:
            found = [effect for effect in found if effect["breaks"]]
        return {"refused": refused, "points": sum([effect["points"] for effect in found]), "projects": found}

    def _effect(self, number: int, laid: int) -> ProjectEffectView | None:
        """What a project would have with the piece laid so; None if it would lack what it lacks now."""
        project, cells = self.projects[number], self.cells[number]
        needs = self.state.box.needs[project]
        supply = self.others[number] + self.laboratory.supply_from(laid, cells)
        if lacking(needs, supply) == lacking(needs, self.supplies[number]):
            return None
        edges = _edges(self.laboratory, laid, cells, lacking(needs, self.others[number]))
        return self._view(project, supply, edges)

    def _effect_on_itself(self, laid: int) -> ProjectEffectView:
        """What the piece itself, a project, would be given."""
        cells, needs = self.laboratory.cells(laid), self.state.box.needs[self.piece]
        edges: list[EdgeView] = []
        for other in self.laboratory.tiles:
            if other != self.laid:
                edges += _edges(self.laboratory, other, cells, needs)
        return self._view(self.piece, self.laboratory.supply(cells), edges)

    def _view(self, project: int, supply: int, edges: list[EdgeView]) -> ProjectEffectView:
        needs = self.state.box.needs[project]
        was_completed, satisfied = self.laboratory.is_completed(project), is_satisfied(supply, needs)
        completes = satisfied and not was_completed
        led = counting_rows(self.state.box, self.rows_led, project) if completes else []
        return {
            "project": PROJECTS[project],
            "has": supplied(needs, supply),
            "lacks": by_type(lacking(needs, supply)),
            "completes": completes,
            "breaks": was_completed and not satisfied,
            "points": completion_points(self.state.box, self.rows_led, project) if completes else 0,
            "bonus": self.state.box.leader_points * len(led),
            "led": [TYPES[row] for row in led],
            "edges": [] if was_completed else edges,
        }


def _refused(why: Refusal) -> SpotView:
    return {"refused": why, "points": 0, "projects": []}


def _edges(laboratory: Laboratory, laid: int, cells: int, lacks: int) -> list[EdgeView]:
    """The edges over which a piece gives a project on these cells something it lacks; of a large piece only one."""
    box = laboratory.box
    piece, spot = laid >> PIECE_SHIFT, laid & SPOT
    if piece >= FIRST_RESOURCE:
        cell, turn = spot % CELL_COUNT, spot // CELL_COUNT
        sides: list[int] = []
        if _shares_type(box.gives[piece], lacks):
            sides += [turn, turn + 1]
        if _shares_type(box.gives_less[piece], lacks):
            sides += [turn + 2, turn + 3]
        return _touching(laboratory, cell, [side % TURN_COUNT for side in sides], cells)
    if not _shares_type(box.gives[piece], lacks):
        return []
    covered = laboratory.cells(laid)
    edges: list[EdgeView] = []
    for cell in range(CELL_COUNT):
        if covered >> cell & 1:
            edges += _touching(laboratory, cell, list(range(TURN_COUNT)), cells)
    return edges[len(edges) // 2 :][:1]


def _touching(laboratory: Laboratory, cell: int, sides: list[int], cells: int) -> list[EdgeView]:
    """Those sides of a cell that touch one of these cells."""
    found: list[EdgeView] = []
    beside = laboratory.box.floor.beside[cell] & cells
    for side in sides:
        other = cell + SIDES[side]
        if other >= 0 and beside >> other & 1:
            found.append({"cell": CELL_NAMES[cell], "side": side})
    return found


def _shares_type(gives: int, lacks: int) -> bool:
    return any([units(gives, kind) and units(lacks, kind) for kind in range(TYPE_COUNT)])
