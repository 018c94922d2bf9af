"""Matches: a game being played, with its record, its events and undo."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from universelle.contract.sharing import Parts
from universelle.core.errors import IllegalAction
from universelle.core.message import Seat
from universelle.core.state import State
from universelle.games.registry import load
from universelle.matches.export import record_svg
from universelle.matches.record import Hint, Move, Record, StandIn, TakeBack, result_of

if TYPE_CHECKING:
    from universelle.core.action import Action
    from universelle.core.event import Event

Watch: TypeAlias = Callable[[State], None]


@dataclass(frozen=True, slots=True)
class MoveResult:
    """A move and its events."""

    move: Move
    events: tuple[Event, ...]

    @property
    def reveals(self) -> bool:
        """Whether a seat learned something new by it."""
        return any(event.reveals for event in self.events)


@dataclass(frozen=True, slots=True)
class Attempt:
    """Moves that have been tried but not made: the position they lead to, and what happens on the way."""

    state: State
    results: tuple[MoveResult, ...]
    watch: Watch | None = None  # who saw the positions on the way


class Match:
    """A running or finished match. The record is the source of truth; the position is derived from it."""

    def __init__(self, record: Record) -> None:
        self.game = load(record.game)
        self.taken_back = list(record.taken_back)  # what was taken back past a safe point
        self.hints = list(record.hints)  # who asked for one, and when
        self.stand_ins = list(record.stand_ins)  # moves that a simpler bot made, in their order
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
        return replace(
            self._head,
            moves=moves,
            result=result_of(self.state),
            taken_back=tuple(self.taken_back),
            hints=tuple(self.hints),
            stand_ins=tuple(self.stand_ins),
        )

    def _repr_svg_(self) -> str:
        """The board as a picture, for notebooks."""
        return record_svg(self.record)

    def play(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Carry out a seat's action and return its events."""
        self.state.apply(seat, action)
        self._add_result(Move(seat, action.code))
        return self.history[-1].events

    @property
    def mover(self) -> int | None:
        """Who moved last."""
        return self.history[-1].move.seat if self.history else None

    def attempt(self, seat: int, actions: Sequence[Action], watch: Watch | None = None) -> Attempt:
        """Try a seat's actions on a copy, or refuse with the reason. `adopt` makes them.

        None may follow one that reveals something. `watch` sees the position before each automatic step.
        """
        state = self.state.clone()
        results: list[MoveResult] = []
        for action in actions:
            if results and results[-1].reveals:
                raise IllegalAction("illegal-one-by-one")
            events: list[Event] = []
            state.events = events
            for _ in state.apply_in_steps(seat, action):
                if watch is not None:
                    watch(state)
            results.append(MoveResult(Move(seat, action.code), tuple(events)))
        state.events = []
        return Attempt(state, tuple(results), watch)

    def adopt(self, attempt: Attempt) -> None:
        """Make the moves of an attempt."""
        self.state = attempt.state
        self.history += attempt.results

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

    def note_stand_in(self, by: str) -> StandIn:
        """Note that a simpler bot made the last move, or with no name that the first legal action was taken."""
        self.stand_ins.append(StandIn(self.history[-1].move.seat, len(self.history), by))
        return self.stand_ins[-1]

    def stood_in_for(self, moves: int | None = None) -> dict[int, StandIn]:
        """The seats whose last move a simpler bot made, after so many moves, by default after all of them."""
        made = len(self.history) if moves is None else moves
        latest = {each.seat: each for each in self.stand_ins if each.move <= made}
        return {seat: each for seat, each in latest.items() if not self._moved(seat, each.move, made)}

    def _moved(self, seat: int, after: int, until: int) -> bool:
        return any([result.move.seat == seat for result in self.history[after:until]])

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
        self.stand_ins = [each for each in self.stand_ins if each.move <= kept]
        self._resume(tuple(result.move for result in self.history[:kept]))
