"""What a player's unfinished Projects may bring, and the tiles for them."""

from __future__ import annotations

from universelle.games.expo_1906.evaluation.weights import ExpoWeights
from universelle.games.expo_1906.rules.components import (
    CELL_COUNT,
    FIELD,
    FIRST_RESOURCE,
    FIRST_TECHNOLOGY,
    NONE,
    PROJECT_COUNT,
    ROW_COUNT,
    STEAM,
    TURN_COUNT,
    lacking,
    units,
)
from universelle.games.expo_1906.rules.laboratory import PIECE_SHIFT
from universelle.games.expo_1906.rules.state import Expo


class ProjectOutlook:
    """A player's unfinished Projects: where they are, what they lack and what they would bring."""

    def __init__(
        self,
        state: Expo,
        seat: int,
        rounds_left: float,
        steps: float,
        weights: ExpoWeights,
        steam: float,
        electricity: float,
    ) -> None:
        self.box = state.box
        self.rounds_left = rounds_left
        self.steps = steps
        self.weights = weights
        self.player = state.players[seat]
        self.laboratory = self.player.laboratory
        self.cells: list[int] = []  # none of a Project that is not placed
        self.lacks: list[int] = []  # units, packed
        self.totals: list[int] = []
        self.values: list[float] = []
        self.beside: list[int] = []  # free cells beside
        self.near = 0  # free cells beside any that is placed
        self.improvements = 0.0
        self.steam = steam  # chance that the Jury prefers it
        self.electricity = electricity
        free = self.laboratory.free()
        for tile in self.laboratory.tiles:
            piece = tile >> PIECE_SHIFT
            if piece < PROJECT_COUNT:
                if not self.laboratory.completed >> piece & 1:
                    cells, beside = self.laboratory.cells(tile), self.laboratory.neighbours(tile) & free
                    self.near |= beside
                    self._add(state, seat, piece, cells, self.laboratory.supply(cells), beside)
            elif piece < FIRST_RESOURCE:
                card = self.box.improves[piece - FIRST_TECHNOLOGY]
                if card != NONE:
                    self.improvements += weights.improvement[card] * rounds_left
        for piece in self.player.front:
            if piece < PROJECT_COUNT:
                self._add(state, seat, piece, 0, 0, 0)
        self.before = self._queue()  # tiles for the Projects that are nearer to completion
        self.parts = [self._part_of(number) for number in range(len(self.values))]

    def _add(self, state: Expo, seat: int, project: int, cells: int, supply: int, beside: int) -> None:
        needs = self.box.needs[project]
        value = self.weights.completed + self.box.prestige[project]
        value += self.box.jury_points * (self.steam if self.box.energy[project] == STEAM else self.electricity)
        for row in range(ROW_COUNT):
            if units(needs, row) and state.patents.leads(seat, row):
                value += self.weights.lead
        self.cells.append(cells)
        self.lacks.append(lacking(needs, supply))
        self.totals.append(count(needs))
        self.values.append(value)
        self.beside.append(beside)

    def _queue(self) -> list[int]:
        """For each Project, how many tiles those need that come first: the ones that need fewer."""
        before = [0] * len(self.lacks)
        if len(before) < 2:
            return before
        tiles = [tiles_for(lacks) for lacks in self.lacks]
        for number, cells in enumerate(self.cells):
            if not cells:
                tiles[number] += 1
        total = 0
        for need, number in sorted([(need, number) for number, need in enumerate(tiles)]):
            before[number] = total
            total += need
        return before

    def _part_of(self, number: int) -> float:
        """The part of its points that a Project is worth as it is."""
        return self.part(number, self.lacks[number], self.cells[number] != 0, self.beside[number].bit_count())

    def part(self, number: int, lacks: int, placed: bool, room: int) -> float:
        """The part of its points that a Project is worth, with so much lacking and so many free cells beside it."""
        tiles = tiles_for(lacks)
        needed = self.before[number] + tiles + (0 if placed else 1)
        time = min(1.0, self.steps / (self.weights.slack * needed)) if needed else 1.0
        if not placed:
            return self.weights.bought * time
        part = self.weights.placed + self.weights.supplied * (1.0 - float(count(lacks)) / self.totals[number])
        if room < tiles:
            part *= self.weights.crowded
        return part * time

    def worth(self) -> float:
        """All unfinished Projects, the best first, with the tiles before the player that would serve them."""
        attention = self.weights.attention
        parts = [self.values[number] * self.parts[number] for number in range(len(self.values))]
        parts.sort(reverse=True)
        worth = self.improvements
        for place, part in enumerate(parts):
            worth += part * (attention[place] if place < len(attention) else 0.0)
        lacks = self.lacks[:]
        for piece in self.player.front:
            if piece >= FIRST_TECHNOLOGY:
                worth += self.in_hand(piece, lacks)
        return worth

    def in_hand(self, piece: int, lacks: list[int]) -> float:
        """What a tile before the player promises; what it will supply is no longer lacking."""
        weights = self.weights
        if piece < FIRST_RESOURCE:
            card = self.box.improves[piece - FIRST_TECHNOLOGY]
            if card != NONE:
                return weights.in_hand * weights.improvement[card] * max(0.0, self.rounds_left - 1.0)
        more, less = self.box.gives[piece], self.box.gives_less[piece]
        best = 0.0
        chosen = NONE
        for number in range(len(lacks)):
            unit = weights.in_hand * weights.supplied * self.values[number] / self.totals[number]
            if not self.cells[number]:
                unit *= weights.unplaced
            gain = unit * (shared(more, lacks[number]) + weights.second_half * shared(less, lacks[number]))
            if gain > best:
                best, chosen = gain, number
        if chosen != NONE:
            lacks[chosen] = lacking(lacks[chosen], more)
        return best * min(1.0, self.steps / 2.0)

    def put_gain(self, piece: int) -> float:
        """What the best place for a piece of the player would bring, beyond what it promises in hand."""
        if piece < PROJECT_COUNT:
            return self._project_gain(piece)
        if piece >= FIRST_RESOURCE:
            return self._resource_gain(piece) - self.in_hand(piece, self.lacks[:])
        if not self.laboratory.has_room(piece):
            return 0.0
        card = self.box.improves[piece - FIRST_TECHNOLOGY]
        if card != NONE:
            return (1.0 - self.weights.in_hand) * self.weights.improvement[card] * self.rounds_left
        return self._gift_gain(piece) - self.in_hand(piece, self.lacks[:])

    def _gain(self, number: int, given: int, taken: int) -> float:
        """How much more a Project is worth once it is given these units by a tile on so many of the cells beside it."""
        left = lacking(self.lacks[number], given)
        part = self.part(number, left, True, self.beside[number].bit_count() - taken) if left else 1.0
        return self.values[number] * (part - self.parts[number])

    def _resource_gain(self, piece: int) -> float:
        """The best place of a Resource tile, whose halves supply what they touch."""
        more, less = self.box.gives[piece], self.box.gives_less[piece]
        cells = [own for own in self.cells if own]
        gains: list[float] = []  # of each placed Project: untouched, by the double half, by the other, by both
        for number, own in enumerate(self.cells):
            if own:
                gains.append(0.0)
                gains.append(self._gain(number, more, 1))
                gains.append(self._gain(number, less, 1))
                gains.append(self._gain(number, more + less, 1))
        floor, best = self.box.floor, 0.0
        spots = self.near
        while spots:
            spot = spots.bit_length() - 1
            spots ^= 1 << spot
            for _ in range(TURN_COUNT):
                doubles, singles = floor.doubles[spot], floor.singles[spot]
                gain = 0.0
                which = 0
                for own in cells:
                    gain += gains[which + (1 if doubles & own else 0) + (2 if singles & own else 0)]
                    which += 4
                best = max(best, gain)
                spot += CELL_COUNT
        return best

    def _gift_gain(self, piece: int) -> float:
        """The best place of a Technology that supplies what it touches."""
        shape = self.box.floor.shapes[self.box.shape_of[piece]]
        free = self.laboratory.free()
        given = self.box.gives[piece]
        placed = [number for number, own in enumerate(self.cells) if own]
        gains: dict[int, float] = {}  # by Project and the cells taken beside it
        best = 0.0
        for turn in range(shape.turns):
            spots = shape.anchors(turn, free)
            while spots:
                cell = spots.bit_length() - 1
                spots ^= 1 << cell
                covered = shape.cells[turn * CELL_COUNT + cell]
                gain = 0.0
                for number in placed:
                    taken = (covered & self.beside[number]).bit_count()
                    if taken:
                        case = number << FIELD | taken
                        if case not in gains:
                            gains[case] = self._gain(number, given, taken)
                        gain += gains[case]
                best = max(best, gain)
        return best

    def _project_gain(self, piece: int) -> float:
        needs = self.box.needs[piece]
        if needs not in self.lacks:
            return 0.0
        number = self.lacks.index(needs)
        shape = self.box.floor.shapes[self.box.shape_of[piece]]
        free = self.laboratory.free()
        best = 0.0
        for turn in range(shape.turns):
            spots = shape.anchors(turn, free)
            while spots:
                cell = spots.bit_length() - 1
                spots ^= 1 << cell
                spot = turn * CELL_COUNT + cell
                lacks = lacking(needs, self.laboratory.supply(shape.cells[spot]))
                room = (shape.neighbours[spot] & free).bit_count()
                part = self.part(number, lacks, True, room) if lacks else 1.0
                best = max(best, part)
        return self.values[number] * max(0.0, best - self.part(number, needs, False, 10))


def shared(supply: int, lacks: int) -> int:
    """How many of the units supplied are lacking."""
    total = 0
    while supply:
        given = supply & 63
        if given:
            total += min(given, lacks & 63)
        supply >>= FIELD
        lacks >>= FIELD
    return total


def tiles_for(lacks: int) -> int:
    """How many Resource tiles supply what is lacking, if each serves with its double half."""
    tiles = 0
    while lacks:
        tiles += (lacks & 63) + 1 >> 1
        lacks >>= FIELD
    return tiles


def count(packed: int) -> int:
    """Units of all types together."""
    total = 0
    while packed:
        total += packed & 63
        packed >>= FIELD
    return total
