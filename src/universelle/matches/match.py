"""Matches: a game being played, with its record, its events and undo."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from universelle.contract.sharing import Parts
from universelle.core.errors import IllegalAction
from universelle.core.message import Seat
from universelle.games.registry import load
from universelle.matches.export import record_svg
from universelle.matches.record import Hint, Move, Record, TakeBack, result_of

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
        """Whether a seat learned something new by it."""
        return any(event.reveals for event in self.events)


class Match:
    """A running or finished match. The record is the source of truth; the position is derived from it."""

    def __init__(self, record: Record) -> None:
        self.game = load(record.game)
        self.taken_back = list(record.taken_back)  # what was taken back past a safe point
        self.hints = list(record.hints)  # who asked for one, and when
        self._head = record.with_moves(())
        self._lately: tuple[MoveResult | None, Parts] | None = None  # the newest move, and what happened lately
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
        taken_back, hints = tuple(self.taken_back), tuple(self.hints)
        return replace(self._head, moves=moves, result=result_of(self.state), taken_back=taken_back, hints=hints)

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

    def lately(self) -> Parts:
        """What everybody saw happen since the last milestone of the game, oldest first; one object for a position."""
        newest = self.history[-1] if self.history else None
        if self._lately is None or self._lately[0] is not newest:
            self._lately = newest, Parts(self._since_milestone())
        return self._lately[1]

    def _since_milestone(self) -> list[Event]:
        milestones = self.game.page.milestones
        found: list[Event] = []
        for result in reversed(self.history):
            for event in reversed(result.events):
                if isinstance(event, milestones):
                    return found[::-1]
                if event.visible_to(None):
                    found.append(event)
        return found[::-1]

    def note_hint(self, seat: int) -> Hint | None:
        """Note that a seat asked for a hint in this position; None if that is noted already."""
        hint = Hint(seat, len(self.history))
        if hint in self.hints:
            return None
        self.hints.append(hint)
        return hint

    def safe_point(self, seat: int) -> int:
        """Return how many moves this seat cannot undo: all but its own last ones that revealed nothing."""
        kept = len(self.history)
        while kept and self.history[kept - 1].move.seat == seat and not self.history[kept - 1].reveals:
            kept -= 1
        return kept

    def undo(self, seat: int) -> None:
        """Take back a seat's last move, if it revealed nothing and nobody has moved since."""
        self.go_back(seat, self.undo_point(seat))

    def take_back(self, seats: Collection[int]) -> None:
        """Take back the last move of these seats and what followed, whatever it revealed."""
        kept = self.take_back_point(seats)
        self.go_back(self.history[kept].move.seat, kept)

    def undo_point(self, seat: int) -> int:
        """Return how many moves are left when a seat undoes its last one, or refuse with the reason."""
        if not self.history:
            raise IllegalAction("illegal-undo-none")
        last = self.history[-1]
        if last.move.seat != seat:
            raise IllegalAction("illegal-undo-others", seat=Seat(last.move.seat))
        if last.reveals:
            raise IllegalAction("illegal-undo-revealed")
        return len(self.history) - 1

    def take_back_point(self, seats: Collection[int]) -> int:
        """Return how many moves are left when the last one of these seats is taken back."""
        for kept in range(len(self.history) - 1, -1, -1):
            if self.history[kept].move.seat in seats:
                return kept
        raise IllegalAction("illegal-undo-none")

    def go_back(self, seat: int, kept: int) -> None:
        """Go back to so many moves. Past the seat's safe point, the record notes it."""
        if kept < self.safe_point(seat):
            self.taken_back.append(TakeBack(seat, len(self.history), kept))
        self._resume(tuple(result.move for result in self.history[:kept]))
