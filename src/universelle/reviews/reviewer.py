"""Thinks about every decision of a match again, one after another."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from universelle.bots import Perspective
from universelle.bots.advice import Option, compare, loss
from universelle.core.errors import BadNotation, BadRecord, IllegalAction
from universelle.core.evaluation import shares
from universelle.games.registry import load
from universelle.reviews.review import OTHERS, ReviewedMove, mark_of
from universelle.reviews.thoroughness import thoroughness_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from universelle.contract.game import Game
    from universelle.core.action import Action
    from universelle.core.state import State
    from universelle.matches.record import Record

PLACES: Final = 4  # decimal places that are kept
NINE_IN_TEN: Final = 2.94  # spreads to either side of the points to expect, between which nine of ten matches end


def review(record: Record, after: int = 0, wanted: Callable[[], bool] = lambda: True) -> Iterator[ReviewedMove]:
    """The moves of a match but for the first `after`, each as soon as it is thought through.

    What is found about a move depends on the record alone, not on what was found before: a review that was stopped can
    be taken up again. It ends with `Dropped` when it is not `wanted` any more.
    """
    reviewer = Reviewer(record, wanted)
    for number in range(1, len(record.moves) + 1):
        if number <= after:
            reviewer.make(number)
        else:
            yield reviewer.review(number)


class Reviewer:
    """Follows a match, and thinks about its moves."""

    def __init__(self, record: Record, wanted: Callable[[], bool] = lambda: True) -> None:
        self._record = record
        self._wanted = wanted
        self._game: Game = load(record.game)
        self._state: State = record.begin()
        self._choosing: set[int] = set()  # seats that have made a part of a choice in secret

    def make(self, number: int) -> None:
        """Make the move of this number."""
        move = self._record.moves[number - 1]
        was_secret = _is_secret(self._state)
        try:
            self._state.apply(move.seat, self._action(number))
        except IllegalAction as error:
            raise BadRecord("record-illegal-move", number=number, move=str(move), why=error.message) from error
        if was_secret and _is_asked_in_secret(self._state, move.seat):
            self._choosing.add(move.seat)
        else:
            self._choosing.discard(move.seat)

    def review(self, number: int) -> ReviewedMove:
        """Think about the move of this number, and make it."""
        seat, action = self._record.moves[number - 1].seat, self._action(number)
        found = self._thought(number, seat, action)
        self.make(number)
        if self._state.to_move():
            chances, errors = found.hopes if found else ((), ())
        else:
            chances, errors = _outcome(self._state)
        if found is None:
            return ReviewedMove(number, seat, action.code, chances, errors)
        return ReviewedMove(
            number,
            seat,
            action.code,
            chances,
            errors,
            mark=mark_of(found.cost, found.error, len(self._record.seats) == 1),
            cost=found.cost,
            error=found.error,
            better=found.better,
            reasons=found.reasons,
        )

    def _action(self, number: int) -> Action:
        move = self._record.moves[number - 1]
        try:
            return self._game.catalogue.parse(move.code)
        except BadNotation as error:
            raise BadRecord("record-illegal-move", number=number, move=str(move), why=error.message) from error

    def _thought(self, number: int, seat: int, action: Action) -> _Thought | None:
        """What was better than an action; None if there was no other, or if it is only a part of a choice."""
        if seat not in self._state.to_move():
            return None  # making it will be refused
        perspective = Perspective(self._game, self._state, seat, self._wanted)
        if action not in perspective.legal_actions or len(perspective.legal_actions) == 1:
            return None
        if self._is_part(seat, action):
            return None
        how = thoroughness_for(self._record.game, len(self._record.seats), len(self._record.moves))
        random = Random(f"{self._record.seed.hex()}/review/{number}")
        best, chosen = compare(perspective, random, action, how.recipe, how.compared, how.overlooks, how.in_step)
        return _Thought(best, chosen, seat, self._game.evaluation.spread(self._state))

    def _is_part(self, seat: int, action: Action) -> bool:
        """Whether a choice in secret takes several moves: until all are made, a single one cannot be judged."""
        if not _is_secret(self._state):
            return False
        after = self._state.clone()
        after.apply(seat, action)
        return seat in self._choosing or _is_asked_in_secret(after, seat)


def _is_secret(state: State) -> bool:
    return bool(state.agenda) and state.agenda[-1].secret


def _is_asked_in_secret(state: State, seat: int) -> bool:
    return _is_secret(state) and seat in state.to_move()


class _Thought:
    """What a seat may hope for after the action it chose, and what that cost."""

    def __init__(self, best: Option, chosen: Option, seat: int, spread: float) -> None:
        if len(chosen.chances) == 1:
            self.hopes = _rounded(chosen.points), _rounded(NINE_IN_TEN * spread)
        else:
            self.hopes = _rounded(*chosen.chances), _rounded(*chosen.errors)
        cost, error = loss(best, chosen)
        self.cost, self.error = _rounded(max(0.0, cost), error if best is not chosen else 0.0)
        self.better = best.action.code if self.cost else ""
        self.reasons = _reasons(best, chosen, seat) if self.better else {}


def _reasons(best: Option, chosen: Option, seat: int) -> dict[str, float]:
    """The points that the best option would have brought more, by source, and how many more the others expect."""
    reasons = {name: best.sources[name] - chosen.sources[name] for name in best.sources}
    others = [other for other in range(len(best.expected)) if other != seat]
    if others:
        reasons[OTHERS] = sum([best.expected[other] - chosen.expected[other] for other in others]) / len(others)
    return {name: round(points, PLACES) for name, points in reasons.items()}


def _outcome(state: State) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """What came of it in the end: the win, or alone the points."""
    scores = state.scores()
    ended = _rounded(*shares(state)) if len(scores) > 1 else (float(scores[0]),)
    return ended, (0.0,) * len(scores)


def _rounded(*values: float) -> tuple[float, ...]:
    return tuple([round(value, PLACES) for value in values])
