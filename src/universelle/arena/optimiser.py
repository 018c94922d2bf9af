"""Looking for the best numbers by trial: CMA-ES, from the library pycma."""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from typing import Any, Final

STEP: Final = 0.2  # the first proposals differ by so much from the start, usually
FARTHEST: Final = 3.0  # and none by more than this

LEAST: Final = 2  # dimensions that the library can do with; of fewer the others go unused


class Optimiser:
    """Proposes points and is told how good each of them is. Nothing else but its seed decides what it proposes."""

    def __init__(self, dimensions: int, seed: int) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # it says that it cannot draw charts
            import cma
        from numpy.random import RandomState

        settings = {"randn": RandomState(seed).randn, "bounds": [-FARTHEST, FARTHEST], "verbose": -9, "verb_log": 0}
        self._dimensions = dimensions
        self._strategy: Any = cma.CMAEvolutionStrategy([0.0] * max(dimensions, LEAST), STEP, settings)
        self._proposed: list[Any] = []

    @property
    def population(self) -> int:
        """How many points it proposes at a time."""
        return int(self._strategy.popsize)

    @property
    def middle(self) -> list[float]:
        """The point around which it looks: its answer, as no single trial is to be relied on."""
        return self._point(self._strategy.result.xfavorite)

    def propose(self) -> list[list[float]]:
        self._proposed = self._strategy.ask()
        return [self._point(point) for point in self._proposed]

    def learn(self, worths: Sequence[float]) -> None:
        """How good each of the points last proposed is; more is better."""
        self._strategy.tell(self._proposed, [-worth for worth in worths])

    def _point(self, numbers: Any) -> list[float]:
        return [float(number) for number in numbers[: self._dimensions]]
