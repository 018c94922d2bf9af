"""A match: a game being played, with its record, all that happened, and the way back."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from universelle.core.errors import IllegalAction
from universelle.games.registry import load
from universelle.matches.export import record_svg
from universelle.matches.record import Move, Record, result_of

if TYPE_CHECKING:
    from universelle.core.action import Action
    from universelle.core.event import Event


@dataclass(frozen=True, slots=True)
class MoveResult:
    """A move and what came of it."""

    move: Move
    events: tuple[Event, ...]

    @property
    def reveals(self) -> bool:
        """Whether it showed somebody something new, so that nobody may take it back."""
        return any(event.reveals for event in self.events)


class Match:
    """A running game. The record is the truth; the position is what it replays to."""

    def __init__(self, record: Record) -> None:
        self.game = load(record.game)
        self._head = record.with_moves(())
        self._resume(record.moves)

    def _resume(self, moves: tuple[Move, ...]) -> None:
        self.history: list[MoveResult] = []
        self.state = self._head.begin()
        self.start = self.state.scores()  # points that nobody had to win
        self.state.events = []
        for _ in self._head.with_moves(moves).replay(self.state):
            self._note(moves[len(self.history)])

    def _note(self, move: Move) -> None:
        assert self.state.events is not None
        self.history.append(MoveResult(move, tuple(self.state.events)))
        self.state.events.clear()

    @property
    def record(self) -> Record:
        """The record so far, with the result once the game is over."""
        moves = tuple(result_of_move.move for result_of_move in self.history)
        return replace(self._head, moves=moves, result=result_of(self.state))

    def _repr_svg_(self) -> str:
        """The table as a picture, for notebooks."""
        return record_svg(self.record)

    def play(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Carry out a seat's action; what came of it."""
        self.state.apply(seat, action)
        self._note(Move(seat, action.code))
        return self.history[-1].events

    def safe_point(self, seat: int) -> int:
        """How many moves a seat must keep: it may take back its own last ones, as long as they revealed nothing."""
        kept = len(self.history)
        while kept and self.history[kept - 1].move.seat == seat and not self.history[kept - 1].reveals:
            kept -= 1
        return kept

    def undo(self, seat: int) -> None:
        """Take back a seat's last move."""
        if self.safe_point(seat) == len(self.history):
            raise IllegalAction("illegal-undo")
        self._resume(tuple(result_of_move.move for result_of_move in self.history[:-1]))
