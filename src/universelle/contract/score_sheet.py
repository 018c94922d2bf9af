"""The score sheet of a game: what its owners enter at a real table, and how the engine's own scoring counts it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from universelle.core.chance import SEED_BYTES
from universelle.core.edition import Edition
from universelle.core.event import Event, Points
from universelle.core.message import Message, Name
from universelle.core.rules import Rules
from universelle.core.state import State

NO_SEED: Final = bytes(SEED_BYTES)  # what is dealt at random does not matter: what was entered takes its place
SPACIOUS: Final = 999  # where the box sets no limit


@dataclass(frozen=True)
class Field:
    """A number to enter: how many there are of something, or, with `choices`, which one it is, counted from 0."""

    key: str
    name: Message
    symbol: str = ""
    most: int = SPACIOUS
    in_box: int = SPACIOUS  # for all players together
    choices: tuple[Message, ...] = ()
    usual: tuple[int, ...] = (0,)  # by seat; the first for all others
    unlike: bool = False  # whether no two players can have the same

    @property
    def greatest(self) -> int:
        return len(self.choices) - 1 if self.choices else min(self.most, self.in_box)

    def usual_of(self, seat: int) -> int:
        return self.usual[seat] if seat < len(self.usual) else self.usual[0]


@dataclass(frozen=True)
class Group:
    """Fields under a heading: of every player, or entered once for the table."""

    name: Message
    fields: tuple[Field, ...]
    of_table: bool = False
    note: Message | None = None
    most: int = SPACIOUS  # for all fields of one player together


Groups: TypeAlias = Sequence[Group]


@dataclass(frozen=True)
class Entries:
    """What was entered: for each field a number of every seat, or one of the table."""

    players: int
    numbers: Mapping[str, Sequence[int]]

    def of(self, seat: int, key: str) -> int:
        return self.numbers[key][seat]

    def of_table(self, key: str) -> int:
        return self.numbers[key][0]


@dataclass(frozen=True)
class Count:
    """The points of all players: what they had before the last scoring, and what it brings."""

    state: State  # when all is counted
    before: Mapping[Name, Sequence[int]]  # by source and seat
    events: Sequence[Event]

    def by_source(self) -> dict[str, list[int]]:
        """For each source the points of every seat, those of before first."""
        found = {str(source): list(points) for source, points in self.before.items()}
        for event in self.events:
            if isinstance(event, Points):
                found.setdefault(event.reason, [0] * len(self.state.scores()))[event.seat] += event.points
        return found


@dataclass(frozen=True)
class ScoreSheet:
    """What a game asks. The functions get the components of an edition, or a position of it."""

    groups: Callable[[Any], Groups]
    lay: Callable[[Any, Entries], None]  # change a position at the start into the one that was entered
    before: Callable[[Any], Mapping[Name, Sequence[int]]]  # the points that players have already, by source and seat
    untold: frozenset[str] = frozenset()  # parts of the scoring, as the page tells it, that change no points
    pictured: bool = False  # whether the page's picture of the result shows what was entered

    def groups_of(self, rules: Rules, players: int, edition: Edition) -> Groups:
        return self.groups(rules.new(players, NO_SEED, edition=edition).components())

    def count(self, rules: Rules, entries: Entries, edition: Edition) -> Count:
        """Lay out what was entered and end the match there."""
        state = rules.new(entries.players, NO_SEED, edition=edition)
        self.lay(state, entries)
        before = self.before(state)
        state.events = []
        rules.close(state)
        events, state.events = state.events, None
        return Count(state, before, events)


def impossible(groups: Groups, entries: Entries) -> Iterator[tuple[str, int, Message]]:
    """What cannot be: the key of a field, the seat, and why."""
    for group in groups:
        for field in group.fields:
            yield from _beyond(field, entries)
            if not group.of_table:
                yield from _together(field, entries)
        if not group.of_table:
            yield from _too_many_of_a_player(group, entries)


def _beyond(field: Field, entries: Entries) -> Iterator[tuple[str, int, Message]]:
    for seat, number in enumerate(entries.numbers[field.key]):
        if not 0 <= number <= field.greatest:
            yield field.key, seat, Message("sheet-beyond", {"most": field.greatest})


def _together(field: Field, entries: Entries) -> Iterator[tuple[str, int, Message]]:
    """What all players have together, and what no two can have."""
    numbers = entries.numbers[field.key]
    if not field.choices and sum(numbers) > field.in_box:
        last = max([seat for seat, number in enumerate(numbers) if number])
        yield field.key, last, Message("sheet-too-many", {"most": field.in_box, "count": sum(numbers)})
    if field.unlike:
        for seat, number in enumerate(numbers):
            if number in numbers[:seat]:
                yield field.key, seat, Message("sheet-taken")


def _too_many_of_a_player(group: Group, entries: Entries) -> Iterator[tuple[str, int, Message]]:
    for seat in range(entries.players):
        count = sum([entries.of(seat, field.key) for field in group.fields])
        if count > group.most:
            last = max([place for place, field in enumerate(group.fields) if entries.of(seat, field.key)])
            yield group.fields[last].key, seat, Message("sheet-too-many-own", {"most": group.most, "count": count})
