"""Is one bot better than another? A sequential test, which stops as soon as it is sure.

It is a generalised sequential probability ratio test (GSPRT) with deals as units. The two hypotheses are that the
first bot is `MARGIN` rating points better and that it is as much worse; the ratio of their likelihoods is approximated
by normal distributions with the variance seen so far.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

MARGIN: Final = 20.0  # rating points
ERROR: Final = 0.05  # chance to call the worse one better, if they are so far apart
BOUND: Final = log((1 - ERROR) / ERROR)
FEWEST: Final = 5  # deals before anything is said


class SequentialTest:
    """Fed with deals in their order; once it is sure it stays so."""

    def __init__(self, seats: int, rival_seats: int) -> None:
        """How many seats each of the two has in a game."""
        self.fair = seats / (seats + rival_seats)
        self._span = _share(MARGIN, seats, rival_seats) - _share(-MARGIN, seats, rival_seats)
        self._middle = (_share(MARGIN, seats, rival_seats) + _share(-MARGIN, seats, rival_seats)) / 2
        self.deals = 0
        self._sum = self._squares = 0.0
        self.ratio = 0.0  # the logarithm of the ratio of likelihoods

    def add(self, share: float) -> None:
        """Count a deal, in whose games the first bot had this mean share of the win."""
        if self.sure:
            return
        self.deals += 1
        self._sum += share
        self._squares += share * share
        mean = self._sum / self.deals
        spread = self._squares - self._sum * mean + self.fair * (1 - self.fair)  # as if one more game had been seen
        self.ratio = self._span * (mean - self._middle) * self.deals * (self.deals + 1) / spread

    @property
    def sure(self) -> bool:
        return self.deals >= FEWEST and abs(self.ratio) >= BOUND

    @property
    def better(self) -> int | None:
        """Which of the two is better: 0, 1, or nobody as yet."""
        if not self.sure:
            return None
        return 0 if self.ratio > 0 else 1


def _share(difference: float, seats: int, rival_seats: int) -> float:
    """The expected share of all seats of a bot whose rating is so much greater than its rival's."""
    strength = seats * exp(difference * log(10) / 400)
    return strength / (strength + rival_seats)
