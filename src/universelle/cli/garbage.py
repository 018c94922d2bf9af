"""The garbage of a server: collected in small portions while people play, and all of it when nobody waits."""

from __future__ import annotations

import gc
from collections.abc import Callable
from time import monotonic, process_time
from typing import Final

PORTIONS: Final = (10_000, 4, 1_000_000)  # objects made before a collection; collections before a larger one; … all
REST: Final = 3600.0  # seconds between two collections of everything, which takes up to a second
LONGEST: Final = 24 * REST  # … even if the server is never quiet
QUIET: Final = 0.05  # the share of a processor that a server takes on which nobody waits


class Garbage:
    """Who is asked to look several times a second. What is loaded when it is made is never looked at again."""

    def __init__(self, clock: Callable[[], float] = monotonic, work: Callable[[], float] = process_time) -> None:
        self._clock = clock
        self._work = work
        gc.collect()
        gc.freeze()
        gc.set_threshold(*PORTIONS)
        self._collected = clock()
        self._looked = clock(), work()

    def look(self) -> None:
        """Collect everything, if it is time and nobody waits."""
        (then, before), self._looked = self._looked, (self._clock(), self._work())
        now, worked = self._looked
        quiet = worked - before < QUIET * (now - then)
        if now - self._collected > (REST if quiet else LONGEST):
            gc.collect()
            self._collected = now
