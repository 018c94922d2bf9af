"""The course of a match: what each seat would have had if the match had ended after each turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from universelle.core.event import Event, Points
from universelle.core.state import State
from universelle.matches.match import Match
from universelle.matches.points import no_points
from universelle.web.finished.score_chart import Curve
from universelle.web.table.chronicle import chapters

Sources: TypeAlias = Mapping[str, tuple[int, ...]]  # for each reason the points of every seat


@dataclass(frozen=True, slots=True)
class Moment:
    """After so many moves: the points already scored, and those that the final scoring would have added."""

    moves: int
    seats: int
    scored: Sources
    due: Sources

    def totals(self) -> list[int]:
        rows = [*self.scored.values(), *self.due.values()]
        return [sum([row[seat] for row in rows]) for seat in range(self.seats)]


@dataclass(frozen=True, slots=True)
class Course:
    """The moments at the start and after every turn, and after which turns a round was scored."""

    moments: tuple[Moment, ...]
    rounds: tuple[int, ...]

    @property
    def curve(self) -> Curve:
        return Curve([moment.totals() for moment in self.moments], self.rounds)


def course(match: Match) -> Course:
    """The course by turns of players; what follows a turn belongs to it."""
    told = chapters(match)
    ends = {chapter.turn: chapter.moves for chapter in told}
    marked: tuple[type, ...] = match.game.page.milestones
    rounds = sorted({chapter.turn for chapter in told if any(isinstance(event, marked) for event in chapter.events)})
    return Course(tuple(_moments(match, {0, *[moves for turn, moves in ends.items() if turn]})), tuple(rounds))


def _moments(match: Match, ends: set[int]) -> Iterable[Moment]:
    record, seats = match.record, len(match.start)
    scored = no_points(match)
    states = [record.begin(), *[state.clone() for state in record.replay()]]
    for moves, state in enumerate(states):
        if moves:
            _add(scored, match.history[moves - 1].events, seats)
        if moves in ends:
            so_far = {reason: tuple(row) for reason, row in scored.items()}
            yield Moment(moves, seats, so_far, _due(match, state, seats))


def _due(match: Match, state: State, seats: int) -> Sources:
    """What the game's final scoring would add."""
    closed = state.clone()
    closed.events = []
    match.game.rules.close(closed)
    found: dict[str, list[int]] = {}
    _add(found, closed.events, seats)
    return {reason: tuple(row) for reason, row in found.items() if any(row)}


def _add(found: dict[str, list[int]], events: Iterable[Event], seats: int) -> None:
    for event in events:
        if isinstance(event, Points):
            found.setdefault(str(event.reason), [0] * seats)[event.seat] += event.points
