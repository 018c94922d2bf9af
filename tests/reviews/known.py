"""Finished matches and what is known of their moves, without thinking about them."""

import re
from collections.abc import Sequence
from functools import cache

from tests.laws.games import played
from universelle.core.state import State
from universelle.games.registry import load
from universelle.matches.record import Record
from universelle.reviews.review import OTHERS, ReviewedMove, mark_of

UNSAID = re.compile(r"\b(review|source)-[a-z]+")  # messages of a review that were never put into words


@cache
def record_over(slug: str, players: int = 2, seed: int = 1) -> Record:
    """The record of a random match that is over."""
    return played(slug, players, seed).record


def known_of(record: Record, costs: Sequence[float] = ()) -> list[ReviewedMove]:
    """A review as it might be: the first decisions cost so much, all others nothing."""
    dear = iter(costs)
    seats = len(record.seats)
    state, known = record.begin(), []
    for number, move in enumerate(record.moves, start=1):
        actions = [action.code for action in state.legal_actions(move.seat)]
        if len(actions) == 1:
            known.append(ReviewedMove(number, move.seat, move.code))
        else:
            cost = next(dear, 0.0)
            better = next(code for code in actions if code != move.code) if cost else ""
            chances, errors = (1 / seats,) * seats, (0.02,) * seats
            reasons = _reasons(record.game, state, move.seat) if cost else {}
            mark = mark_of(cost, 0.0, seats == 1)
            known.append(ReviewedMove(number, move.seat, move.code, chances, errors, mark, cost, 0.0, better, reasons))
        state.apply(move.seat, next(a for a in state.legal_actions(move.seat) if a.code == move.code))
    return known


def _reasons(slug: str, state: State, seat: int) -> dict[str, float]:
    """Something of every source of points that the game knows, by turns more and less, and less for the others."""
    sources = load(slug).evaluation.sources(state, seat)
    return {name: -1.0 if place % 2 else 2.0 for place, name in enumerate(sources)} | {OTHERS: -0.5}
