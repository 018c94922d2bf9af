"""A player's laboratory: what lies where, what it supplies, and what may be placed, moved and removed.

A tile that lies is one number, its piece and its spot: 256 * piece + spot.
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
    met,
)

SPOT: Final = 255
CELL: Final = 63
PIECE_SHIFT: Final = 8


def lying(piece: int, spot: int) -> int:
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

    def content(self) -> tuple[object, ...]:
        return tuple(self.tiles), self.scrap, self.completed

    def free(self) -> int:
        return self.box.floor.mask & ~self.occupied

    def cells(self, tile: int) -> int:
        """The cells a tile covers."""
        piece = tile >> PIECE_SHIFT
        if piece >= FIRST_RESOURCE:
            return 1 << (tile & CELL)
        box = self.box
        return box.floor.shapes[box.shape_of[piece]].cells[tile & SPOT]

    def halo(self, tile: int) -> int:
        """The cells that touch a tile."""
        piece = tile >> PIECE_SHIFT
        box = self.box
        if piece >= FIRST_RESOURCE:
            return box.floor.beside[tile & CELL]
        return box.floor.shapes[box.shape_of[piece]].halo[tile & SPOT]

    def supply_from(self, tile: int, cells: int) -> int:
        """What a tile gives to a Project on these cells: each half once, whether one or two sides touch it."""
        piece = tile >> PIECE_SHIFT
        box = self.box
        if piece >= FIRST_RESOURCE:
            spot = tile & SPOT
            given = 0
            if box.floor.doubles[spot] & cells:
                given = box.gives[piece]
            if box.floor.singles[spot] & cells:
                given += box.gives_less[piece]
            return given
        if box.gives[piece] and box.floor.shapes[box.shape_of[piece]].halo[tile & SPOT] & cells:
            return box.gives[piece]
        return 0

    def supply(self, cells: int) -> int:
        """All that a Project on these cells is given."""
        total = 0
        for tile in self.tiles:
            total += self.supply_from(tile, cells)
        return total

    def is_completed(self, piece: int) -> bool:
        return piece < PROJECT_COUNT and bool(self.completed >> piece & 1)

    def newly_completed(self, tile: int) -> list[int]:
        """The Projects, not completed before, that have all they need once this tile lies."""
        found: list[int] = []
        reached = self.cells(tile) | self.halo(tile)
        for other in self.tiles:
            piece = other >> PIECE_SHIFT
            if piece < PROJECT_COUNT and not self.completed >> piece & 1:
                cells = self.cells(other)
                if cells & reached and met(self.supply(cells), self.box.needs[piece]):
                    found.append(piece)
        return found

    def tile_of(self, piece: int) -> int:
        """Where a piece lies; NONE if it does not."""
        for tile in self.tiles:
            if tile >> PIECE_SHIFT == piece:
                return tile
        return NONE

    def resource_at(self, cell: int) -> int:
        """The Resource tile on a cell; NONE if there is none."""
        for tile in self.tiles:
            if tile & CELL == cell and tile >> PIECE_SHIFT >= FIRST_RESOURCE:
                return tile
        return NONE

    def put(self, piece: int, spot: int) -> None:
        tile = lying(piece, spot)
        self.tiles.append(tile)
        self.occupied |= self.cells(tile)

    def lift(self, tile: int) -> None:
        self.tiles.remove(tile)
        self.occupied &= ~self.cells(tile)

    def clear_scrap(self, cell: int) -> None:
        self.scrap &= ~(1 << cell)
        self.occupied &= ~(1 << cell)

    def depending(self, tile: int) -> list[int]:
        """The completed Projects that would lack something without a tile."""
        dependent: list[int] = []
        if not self.completed or tile >> PIECE_SHIFT < PROJECT_COUNT:
            return dependent
        halo = self.halo(tile)
        for other in self.tiles:
            piece = other >> PIECE_SHIFT
            if self.is_completed(piece):
                cells = self.cells(other)
                if cells & halo:
                    left = self.supply(cells) - self.supply_from(tile, cells)
                    if not met(left, self.box.needs[piece]):
                        dependent.append(other)
        return dependent

    def is_removable(self, tile: int) -> bool:
        """No completed Project, and nothing that one needs."""
        return not self.is_completed(tile >> PIECE_SHIFT) and not self.depending(tile)

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

    def moves(self, tile: int) -> list[int]:
        """The cells to which a tile can be moved, by turn: another spot, and no completed Project gets incomplete."""
        piece, spot = tile >> PIECE_SHIFT, tile & SPOT
        room = self.room(piece, self.free() | self.cells(tile))
        room[spot // CELL_COUNT] &= ~(1 << (spot & CELL))
        if self.is_completed(piece):
            return self._keeping([tile], tile, room)
        dependent = self.depending(tile)
        return self._keeping(dependent, tile, room) if dependent else room

    def can_move(self, tile: int) -> bool:
        """Whether a tile can be moved at all; one on which nothing depends can at least be turned if small."""
        if tile >> PIECE_SHIFT >= FIRST_RESOURCE and not self.depending(tile):
            return True
        return any(self.moves(tile))

    def _keeping(self, projects: list[int], tile: int, room: list[int]) -> list[int]:
        """Those places of a tile that keep these Projects complete; the tile may be one of them."""
        piece = tile >> PIECE_SHIFT
        kept: list[int] = []
        for turn, cells in enumerate(room):
            good = 0
            for cell in range(CELL_COUNT):
                if cells >> cell & 1 and self._keeps(projects, tile, lying(piece, turn * CELL_COUNT + cell)):
                    good |= 1 << cell
            kept.append(good)
        return kept

    def _keeps(self, projects: list[int], old: int, new: int) -> bool:
        for project in projects:
            cells = self.cells(new if project == old else project)
            supply = self.supply(cells) - self.supply_from(old, cells) + self.supply_from(new, cells)
            if not met(supply, self.box.needs[project >> PIECE_SHIFT]):
                return False
        return True

    def technologies(self) -> int:
        """How many Technologies lie here."""
        return len([tile for tile in self.tiles if PROJECT_COUNT <= tile >> PIECE_SHIFT < FIRST_RESOURCE])

    def shapes(self) -> int:
        """How many different shapes the Projects here have, completed or not."""
        found = [False] * SHAPE_COUNT
        for tile in self.tiles:
            piece = tile >> PIECE_SHIFT
            if piece < PROJECT_COUNT:
                found[self.box.shape_of[piece]] = True
        return found.count(True)

    def improves(self, card: int) -> bool:
        """Whether an Improvement technology for a card lies here."""
        for tile in self.tiles:
            piece = tile >> PIECE_SHIFT
            if PROJECT_COUNT <= piece < FIRST_RESOURCE and self.box.improves[piece - PROJECT_COUNT] == card:
                return True
        return False
