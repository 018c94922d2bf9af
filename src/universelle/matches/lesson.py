"""How far a match has come through the guide of its game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from universelle.contract.guide import OVER, Guide, Step

if TYPE_CHECKING:
    from universelle.core.action import Catalogue
    from universelle.core.event import Event
    from universelle.core.state import State
    from universelle.matches.match import MoveResult
    from universelle.matches.record import Move


class Lesson:
    """Which steps of a guide are behind a match, and which come now.

    It depends on the moves and on what was read alone. `start` is the position before the first move.
    """

    def __init__(self, guide: Guide, catalogue: Catalogue, start: State) -> None:
        self.guide = guide
        self.read: frozenset[str] = frozenset()  # the ids of steps that were read, or skipped
        self._catalogue = catalogue
        self._start = start
        self._begin()

    def _begin(self) -> None:
        self._state = self._start.clone()
        self._made: list[Move] = []
        self._passed: set[str] = set()  # the ids of steps at positions that are past
        self._happened: set[str] = set()  # the names of events

    def follow(self, history: Sequence[MoveResult]) -> None:
        """Go on to the position after these moves, or back to it."""
        if self._made != [result.move for result in history[: len(self._made)]]:
            self._begin()
        for result in history[len(self._made) :]:
            self._make(result)

    def _make(self, result: MoveResult) -> None:
        move = result.move
        behind = list(self._of_this_position()) if move.seat == self.guide.seat else []
        self._state.apply(move.seat, self._catalogue.parse(move.code))
        self._made.append(move)
        self._passed.update([step.id for step in behind if not self._goes_on(step)])
        self._happened.update([type(event).__name__ for event in result.events if self._concerns(event)])

    def _concerns(self, event: Event) -> bool:
        """Whether the player sees an event, and it is not another's."""
        seat = self.guide.seat
        return event.visible_to(seat) and getattr(event, "seat", seat) == seat

    @property
    def now(self) -> Step | None:
        """The step to show."""
        return next((step for step in self._of_this_position() if step.id not in self.read), None)

    @property
    def asked(self) -> Step | None:
        """The step that asks for a choice in this position, unless it was skipped."""
        found = [step for step in self._of_this_position() if step.asks and step.id not in self.read]
        return found[0] if found else None

    def wanted(self, step: Step) -> tuple[tuple[str, ...], ...]:
        """The codes of which a step asks for one now, for the next move, and for those that it asks for after it."""
        return step.wanted(len(self._codes(self.guide.seat)))

    def answer(self, seat: int) -> str | None:
        """What a rival does next, as far as the match has gone as it was laid out; None: what it thinks best."""
        laid_out = self.guide.line_of(seat)[len(self._codes(seat)) :]
        if not laid_out or not self._is_on_line():
            return None
        legal = [action.code for action in self._state.legal_actions(seat)]
        return laid_out[0] if laid_out[0] in legal else None

    def _of_this_position(self) -> Iterator[Step]:
        """Its steps in order: what there is to read, then at most one that asks for a choice."""
        for step in self.guide.steps:
            if step.id not in self._passed and self._fits(step):
                yield step
                if step.asks:
                    return

    def _fits(self, step: Step) -> bool:
        state, seat = self._state, self.guide.seat
        deciding = seat in state.to_move()
        if not (deciding or (step.decision == OVER and not state.to_move())):
            return False
        if deciding and step.decision not in ("", state.agenda[-1].id):
            return False
        if step.moves is not None and not self._is_its_time(step):
            return False
        if step.event and step.event not in self._happened:
            return False
        if step.after and step.after not in self._passed | self.read:
            return False
        wanted = self.wanted(step)
        return not wanted or any([action.code in wanted[0] for action in state.legal_actions(seat)])

    def _is_its_time(self, step: Step) -> bool:
        """Whether so many moves of the line were made as a step names."""
        made = len(self._codes(self.guide.seat))
        at_last = step.moves if step.until is None else step.until - 1
        return step.moves is not None and at_last is not None and step.moves <= made <= at_last and self._is_on_line()

    def _goes_on(self, step: Step) -> bool:
        """Whether a step asks for more moves of the line."""
        return step.until is not None and self._is_its_time(step)

    def _codes(self, seat: int) -> list[str]:
        return [move.code for move in self._made if move.seat == seat]

    def _is_on_line(self) -> bool:
        """Whether all have done what was laid out, and nothing else; the order of different seats does not count."""
        seats = range(len(self.guide.seats))
        return all([self.guide.follows(seat, self._codes(seat)) for seat in seats])
