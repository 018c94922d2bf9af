"""A player's laboratory: what is where, what it supplies, and what may be placed, moved and removed.

A piece in a laboratory is one number, called `laid` here: the piece and its spot, 256 * piece + spot.
"""

from __future__ import annotations

from typing import Final, final

from universelle.games.expo_1906.rules.components import (
    CELL_COUNT,
    FIRST_RESOURCE,
    NONE,
    PROJECT_COUNT,
    SHAPE_COUNT,
    TURN_COUNT,
    Box,
    is_satisfied,
)

SPOT: Final = 255
CELL: Final = 63
PIECE_SHIFT: Final = 8


def laid_at(piece: int, spot: int) -> int:
    return piece << PIECE_SHIFT | spot


@final
class Laboratory:
    """The tiles of one player's board, Scrap included."""

    __slots__ = ("box", "completed", "occupied", "scrap", "tiles")

    def __init__(self, box: Box, tiles: list[int], occupied: int, scrap: int, completed: int) -> None:
        self.box = box
        self.tiles = tiles
        self.occupied = occupied
        self.scrap = scrap  # cells
        self.completed = completed  # Projects, as bits

    def clone(self) -> Laboratory:
        return Laboratory(self.box, self.tiles[:], self.occupied, self.scrap, self.completed)

    def __reduce__(self) -> tuple[object, ...]:
        return Laboratory, (self.box, self.tiles, self.occupied, self.scrap, self.completed)

    def content(self) -> tuple[object, ...]:
        return tuple(self.tiles), self.scrap, self.completed

    def free(self) -> int:
        return self.box.floor.mask & ~self.occupied

    def cells(self, laid: int) -> int:
        """The cells a tile covers."""
        piece = laid >> PIECE_SHIFT
        if piece >= FIRST_RESOURCE:
            return 1 << (laid & CELL)
        box = self.box
        return box.floor.shapes[box.shape_of[piece]].cells[laid & SPOT]

    def neighbours(self, laid: int) -> int:
        """The cells that touch a tile."""
        piece = laid >> PIECE_SHIFT
        box = self.box
        if piece >= FIRST_RESOURCE:
            return box.floor.beside[laid & CELL]
        return box.floor.shapes[box.shape_of[piece]].neighbours[laid & SPOT]

    def project_cells(self) -> int:
        """The cells that Projects cover, completed or not."""
        covered = 0
        for laid in self.tiles:
            if laid >> PIECE_SHIFT < PROJECT_COUNT:
                covered |= self.cells(laid)
        return covered

    def supply_from(self, laid: int, cells: int) -> int:
        """What a tile gives to a Project on these cells: each half once, whether one or two sides touch it."""
        piece = laid >> PIECE_SHIFT
        box = self.box
        if piece >= FIRST_RESOURCE:
            spot = laid & SPOT
            given = 0
            if box.floor.doubles[spot] & cells:
                given = box.gives[piece]
            if box.floor.singles[spot] & cells:
                given += box.gives_less[piece]
            return given
        if box.gives[piece] and box.floor.shapes[box.shape_of[piece]].neighbours[laid & SPOT] & cells:
            return box.gives[piece]
        return 0

    def supply(self, cells: int) -> int:
        """All that a Project on these cells is given."""
        box, floor = self.box, self.box.floor
        total = 0
        for laid in self.tiles:  # like `supply_from`, without a call for each tile
            piece, spot = laid >> PIECE_SHIFT, laid & SPOT
            if piece >= FIRST_RESOURCE:
                if floor.doubles[spot] & cells:
                    total += box.gives[piece]
                if floor.singles[spot] & cells:
                    total += box.gives_less[piece]
            elif box.gives[piece] and floor.shapes[box.shape_of[piece]].neighbours[spot] & cells:
                total += box.gives[piece]
        return total

    def is_completed(self, piece: int) -> bool:
        return piece < PROJECT_COUNT and bool(self.completed >> piece & 1)

    def newly_completed(self, laid: int) -> list[int]:
        """The Projects, not completed before, that have all they need once this tile lies."""
        found: list[int] = []
        reached = self.cells(laid) | self.neighbours(laid)
        for other in self.tiles:
            piece = other >> PIECE_SHIFT
            if piece < PROJECT_COUNT and not self.completed >> piece & 1:
                cells = self.cells(other)
                if cells & reached and is_satisfied(self.supply(cells), self.box.needs[piece]):
                    found.append(piece)
        return found

    def laid_of(self, piece: int) -> int:
        """Where a piece lies; NONE if it does not."""
        for laid in self.tiles:
            if laid >> PIECE_SHIFT == piece:
                return laid
        return NONE

    def resource_on(self, cell: int) -> int:
        """The Resource tile on a cell; NONE if there is none."""
        for laid in self.tiles:
            if laid & CELL == cell and laid >> PIECE_SHIFT >= FIRST_RESOURCE:
                return laid
        return NONE

    def put(self, piece: int, spot: int) -> None:
        laid = laid_at(piece, spot)
        self.tiles.append(laid)
        self.occupied |= self.cells(laid)

    def lift(self, laid: int) -> None:
        self.tiles.remove(laid)
        self.occupied &= ~self.cells(laid)

    def clear_scrap(self, cell: int) -> None:
        self.scrap &= ~(1 << cell)
        self.occupied &= ~(1 << cell)

    def projects_needing(self, laid: int) -> list[int]:
        """The completed Projects that would lack something without a tile."""
        dependent: list[int] = []
        if not self.completed or laid >> PIECE_SHIFT < PROJECT_COUNT:
            return dependent
        neighbours = self.neighbours(laid)
        for other in self.tiles:
            piece = other >> PIECE_SHIFT
            if self.is_completed(piece):
                cells = self.cells(other)
                if cells & neighbours:
                    left = self.supply(cells) - self.supply_from(laid, cells)
                    if not is_satisfied(left, self.box.needs[piece]):
                        dependent.append(other)
        return dependent

    def is_removable(self, laid: int) -> bool:
        """No completed Project, and nothing that one needs."""
        return not self.is_completed(laid >> PIECE_SHIFT) and not self.projects_needing(laid)

    def room(self, piece: int, free: int) -> list[int]:
        """The cells on which a piece can be put, by turn."""
        if piece >= FIRST_RESOURCE:
            return [free] * TURN_COUNT
        shape = self.box.floor.shapes[self.box.shape_of[piece]]
        return [shape.anchors(turn, free) for turn in range(shape.turns)]

    def has_room(self, piece: int) -> bool:
        free = self.free()
        if piece >= FIRST_RESOURCE:
            return free != 0
        shape = self.box.floor.shapes[self.box.shape_of[piece]]
        return any([shape.anchors(turn, free) for turn in range(shape.turns)])

    def moves(self, laid: int) -> list[int]:
        """The cells to which a tile can be moved, by turn: another spot, and no completed Project gets incomplete."""
        piece, spot = laid >> PIECE_SHIFT, laid & SPOT
        room = self.room(piece, self.free() | self.cells(laid))
        room[spot // CELL_COUNT] &= ~(1 << (spot & CELL))
        if self.is_completed(piece):
            return self._spots_where_complete(laid, room)
        dependent = self.projects_needing(laid)
        return self._spots_keeping_complete(dependent, laid, room) if dependent else room

    def can_move(self, laid: int) -> bool:
        """Whether a tile can be moved at all; one on which nothing depends can at least be turned if small."""
        if laid >> PIECE_SHIFT >= FIRST_RESOURCE and not self.projects_needing(laid):
            return True
        return any(self.moves(laid))

    def _spots_where_complete(self, laid: int, room: list[int]) -> list[int]:
        """The spots of a completed Project where it is complete, too."""
        piece = laid >> PIECE_SHIFT
        needs, covered = self.box.needs[piece], self.box.floor.shapes[self.box.shape_of[piece]].cells
        kept: list[int] = []
        for turn, cells in enumerate(room):
            good = 0
            for cell in range(CELL_COUNT):
                if cells >> cell & 1 and is_satisfied(self.supply(covered[turn * CELL_COUNT + cell]), needs):
                    good |= 1 << cell
            kept.append(good)
        return kept

    def _spots_keeping_complete(self, projects: list[int], laid: int, room: list[int]) -> list[int]:
        """The spots of a tile that keep the given Projects complete."""
        piece = laid >> PIECE_SHIFT
        covered = [self.cells(project) for project in projects]
        needed = [self.box.needs[project >> PIECE_SHIFT] for project in projects]
        others = [self.supply(cells) - self.supply_from(laid, cells) for cells in covered]  # what all other tiles give
        kept: list[int] = []
        for turn, cells in enumerate(room):
            good = 0
            for cell in range(CELL_COUNT):
                if cells >> cell & 1:
                    moved = laid_at(piece, turn * CELL_COUNT + cell)
                    for project, needs in enumerate(needed):
                        if not is_satisfied(others[project] + self.supply_from(moved, covered[project]), needs):
                            break
                    else:
                        good |= 1 << cell
            kept.append(good)
        return kept

    def technologies(self) -> int:
        """How many Technologies lie here."""
        return len([laid for laid in self.tiles if PROJECT_COUNT <= laid >> PIECE_SHIFT < FIRST_RESOURCE])

    def shapes(self) -> int:
        """How many different shapes the Projects here have, completed or not."""
        found = [False] * SHAPE_COUNT
        for laid in self.tiles:
            piece = laid >> PIECE_SHIFT
            if piece < PROJECT_COUNT:
                found[self.box.shape_of[piece]] = True
        return found.count(True)

    def improves(self, card: int) -> bool:
        """Whether an Improvement technology for a card lies here."""
        for laid in self.tiles:
            piece = laid >> PIECE_SHIFT
            if PROJECT_COUNT <= piece < FIRST_RESOURCE and self.box.improves[piece - PROJECT_COUNT] == card:
                return True
        return False
