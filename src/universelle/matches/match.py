"""Matches: a game being played, with its record, its events and undo."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from universelle.core.errors import IllegalAction
from universelle.games.registry import load
from universelle.matches.export import record_svg
from universelle.matches.record import Move, Record, result_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from universelle.core.action import Action
    from universelle.core.event import Event
    from universelle.core.state import State


@dataclass(frozen=True, slots=True)
class MoveResult:
    """A move and its events."""

    move: Move
    events: tuple[Event, ...]

    @property
    def reveals(self) -> bool:
        """Whether a seat learned something new by it, so that it cannot be taken back."""
        return any(event.reveals for event in self.events)


class Match:
    """A running or finished match. The record is the source of truth; the position is derived from it."""

    def __init__(self, record: Record) -> None:
        self.game = load(record.game)
        self._head = record.with_moves(())
        self._resume(record.moves)

    def _resume(self, moves: tuple[Move, ...]) -> None:
        self.history: list[MoveResult] = []
        self.state = self._head.begin()
        self.start = self.state.scores()  # the scores before the first move
        self.state.events = []
        for _ in self._head.with_moves(moves).replay(self.state):
            self._add_result(moves[len(self.history)])

    def _add_result(self, move: Move) -> None:
        assert self.state.events is not None
        self.history.append(MoveResult(move, tuple(self.state.events)))
        self.state.events.clear()

    @property
    def record(self) -> Record:
        """The record so far, with the result once the match is over."""
        moves = tuple(result.move for result in self.history)
        return replace(self._head, moves=moves, result=result_of(self.state))

    def _repr_svg_(self) -> str:
        """The board as a picture, for notebooks."""
        return record_svg(self.record)

    def play(self, seat: int, action: Action, watch: Callable[[State], None] | None = None) -> tuple[Event, ...]:
        """Carry out a seat's action and return its events. `watch` sees the position before each automatic step."""
        if watch is None:
            self.state.apply(seat, action)
        else:
            for _ in self.state.apply_in_steps(seat, action):
                watch(self.state)
        self._add_result(Move(seat, action.code))
        return self.history[-1].events

    def lately(self) -> tuple[Event, ...]:
        """What everybody saw happen since the last milestone of the game, oldest first."""
        milestones = self.game.page.milestones
        found: list[Event] = []
        for result in reversed(self.history):
            for event in reversed(result.events):
                if isinstance(event, milestones):
                    return tuple(reversed(found))
                if event.visible_to(None):
                    found.append(event)
        return tuple(reversed(found))

    def safe_point(self, seat: int) -> int:
        """Return how many moves this seat cannot undo: all but its own last ones that revealed nothing."""
        kept = len(self.history)
        while kept and self.history[kept - 1].move.seat == seat and not self.history[kept - 1].reveals:
            kept -= 1
        return kept

    def undo(self, seat: int) -> None:
        """Take back a seat's last move."""
        if self.safe_point(seat) == len(self.history):
            raise IllegalAction("illegal-undo")
        self._resume(tuple(result.move for result in self.history[:-1]))
