"""Finished matches and what is known of their moves, without thinking about them."""

from collections.abc import Sequence
from functools import cache

from tests.laws.games import played
from universelle.matches.record import Record
from universelle.reviews.review import ReviewedMove, mark_of


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
            reasons = {"points": 2.0, "others": -0.5} if cost else {}
            mark = mark_of(cost, 0.0, seats == 1)
            known.append(ReviewedMove(number, move.seat, move.code, chances, errors, mark, cost, 0.0, better, reasons))
        state.apply(move.seat, next(a for a in state.legal_actions(move.seat) if a.code == move.code))
    return known
