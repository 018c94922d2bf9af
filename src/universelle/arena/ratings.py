"""Ratings: a Plackett-Luce model fitted to the places of all games, on the scale of Elo, with intervals.

400 points more are ten times the chance to be placed before a rival. The deals are what repeats independently, not the
games, in which the same cards come to other hands; so the intervals come from how much the results of deals differ
(a sandwich estimate with deals as clusters), where there are enough of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import chain, pairwise
from math import log, sqrt
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array: TypeAlias = NDArray[np.float64]

Ranking: TypeAlias = (
    "Sequence[Sequence[int]]"  # of numbered bots, the best first, with those who share a place together
)

ELO: Final = 400 / log(10)
MEAN: Final = 1000.0  # rating of the bot to which all are compared, or else of the mean
FEWEST: Final = 10  # deals from whose differences intervals are worked out; else games count as independent
MOST_ROUNDS: Final = 100_000  # until the fit is found
Z95: Final = 1.959964


class Rating(NamedTuple):
    """How strong a bot is, with a 95 % interval."""

    value: float
    low: float
    high: float


def rate(bots: int, deals: Sequence[Sequence[Ranking]], anchor: int | None = None) -> list[Rating]:
    """The ratings of so many bots from the rankings of all games, deal by deal.

    The anchor, or else the mean of all, is rated 1000. Every two bots that are neighbours in the order of results get
    one more game in which they tie, so that a bot that won all its games is not infinitely strong.
    """
    import choix  # these take a while to load
    import numpy as np

    clusters = [[half for ranking in deal for half in _halves(ranking, turn)] for turn, deal in enumerate(deals)]
    clusters += [[half] for tie in _ties(bots, chain(*deals)) for half in _halves(tie)]
    halves = list(chain(*clusters))
    strengths = choix.ilsr_rankings(bots, halves, max_iter=MOST_ROUNDS) if bots > 1 else np.zeros(1)
    covariance = _covariance(strengths, clusters, independent=len(deals) < FEWEST)
    weights = np.full(bots, 1 / bots) if anchor is None else np.eye(bots)[anchor]
    return [_rating(strengths, covariance, np.eye(bots)[bot] - weights) for bot in range(bots)]


def _rating(strengths: Array, covariance: Array, contrast: Array) -> Rating:
    value = MEAN + ELO * float(contrast @ strengths)
    half = Z95 * ELO * sqrt(max(0.0, float(contrast @ covariance @ contrast)))
    return Rating(value, value - half, value + half)


def _halves(ranking: Ranking, turn: int = 0) -> list[tuple[int, ...]]:
    """A game as two half games: those who tie are once in one and once in the opposite order.

    Who is in the middle, if three or more tie, goes by turns.
    """
    turned = [[*tied[turn % len(tied) :], *tied[: turn % len(tied)]] for tied in ranking]
    return [tuple(chain(*turned)), tuple(chain(*map(reversed, turned)))]


def _ties(bots: int, games: Iterable[Ranking]) -> list[Ranking]:
    """Ties of neighbours in the order of results."""
    ahead = [0.0] * bots
    seats = [0] * bots
    for ranking in games:
        left = sum(map(len, ranking))
        for tied in ranking:
            left -= len(tied)
            for bot in tied:
                ahead[bot] += left + (len(tied) - 1) / 2
                seats[bot] += 1
    order = sorted(range(bots), key=lambda bot: ahead[bot] / max(seats[bot], 1))
    return [[[bot, other]] for bot, other in pairwise(order)]


def _covariance(strengths: Array, clusters: Sequence[Sequence[Sequence[int]]], independent: bool) -> Array:
    """The covariance of fitted strengths: each cluster of half games, or else each game, is one observation."""
    import numpy as np

    bots = len(strengths)
    information = np.zeros((bots, bots))
    spread = np.zeros((bots, bots))
    for cluster in clusters:
        slope = np.zeros(bots)
        for half in cluster:
            _add(strengths, half, slope, information)
        spread += np.outer(slope, slope)
    inverse: Array = np.asarray(np.linalg.pinv(information), dtype=np.float64)
    return inverse if independent else inverse @ spread @ inverse


def _add(strengths: Array, half: Sequence[int], slope: Array, information: Array) -> None:
    """Add the slope and the curvature of the logarithm of a half game's likelihood."""
    import numpy as np

    worths = np.exp(strengths - strengths.max())
    there: Any = np.bincount(half, minlength=len(strengths))
    for bot in half[:-1]:
        chances = there * worths
        chances /= chances.sum()
        slope[bot] += 0.5
        slope -= 0.5 * chances
        information += 0.5 * (np.diag(chances) - np.outer(chances, chances))
        there[bot] -= 1
