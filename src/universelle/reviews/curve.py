"""What everybody may hope for in the course of a match."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from typing import Final

from universelle.reviews.review import MARKED, ReviewedMove

LEAST_DRIFT: Final = 0.01**2  # by which a match moves on with every decision, whatever can be told from noise


@dataclass(frozen=True, slots=True)
class Hopes:
    """The chance of each seat to win, or alone the points to expect, and how far these may be off."""

    chances: tuple[float, ...]
    errors: tuple[float, ...]


def curve(moves: Sequence[ReviewedMove], players: int) -> list[Hopes]:
    """What everybody may hope for before the first move and after each; a move without alternative changes nothing."""
    known = [move for move in moves if move.chances]
    first = known[0].chances if known else (0.0,)
    hopes = [Hopes((1 / players,) * players if players > 1 else first, (0.0,) * players)]
    found = _settled(known) if players > 1 else (Hopes(move.chances, move.errors) for move in known)
    for move in moves:
        hopes.append(next(found) if move.chances else hopes[-1])
    return hopes


def best_move(moves: Sequence[ReviewedMove], hopes: Sequence[Hopes], seats: Iterable[int]) -> ReviewedMove | None:
    """The decision of these seats with which their hopes rose most, of those than which nothing was better."""
    theirs = frozenset(seats)
    good = [move for move in moves if move.seat in theirs and move.mark == "best"]
    return max(good, key=lambda move: (rise(move, hopes), -move.number), default=None)


def rise(move: ReviewedMove, hopes: Sequence[Hopes]) -> float:
    """How much more its seat may hope for after a move than before it."""
    return hopes[move.number].chances[move.seat] - hopes[move.number - 1].chances[move.seat]


def _settled(moves: Sequence[ReviewedMove]) -> Iterator[Hopes]:
    """The estimates after these moves, each settled by those before it, as far as they are no surer than it.

    It is a Kalman filter. What goes up and comes back at once is noise, and so is what the errors say; what is left of
    the changes is the match itself, and so is what a marked decision cost. All seats get the same share of what is
    new, so that their chances still come to one.
    """
    known, drift = _noise(moves)
    level, doubt = moves[0].chances if moves else (), 1.0
    for move in moves:
        noise = known * _square(move.errors)
        doubt += drift + (move.cost**2 if move.mark in MARKED else 0.0)
        share = doubt / (doubt + noise) if noise else 1.0
        level = tuple([old + share * (new - old) for old, new in zip(level, move.chances, strict=True)])
        doubt *= 1 - share
        yield Hopes(level, (sqrt(doubt),) * len(level))


def _noise(moves: Sequence[ReviewedMove]) -> tuple[float, float]:
    """How many times as large as the errors say the noise is, squared; and how far chances drift from move to move."""
    steps = [[new - old for old, new in zip(one.chances, other.chances, strict=True)] for one, other in pairwise(moves)]
    said = _mean([_square(move.errors) for move in moves])
    back = _mean([-_mean([a * b for a, b in zip(one, other, strict=True)]) for one, other in pairwise(steps)])
    times = max(1.0, back / said) if said else 1.0
    return times, max(LEAST_DRIFT, _mean([_square(step) for step in steps]) - 2 * times * said)


def _square(values: Sequence[float]) -> float:
    return _mean([value**2 for value in values])


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
