"""Work that exactly one of several processes does: a lease on it runs out soon after its holder dies."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from time import monotonic
from typing import Final

from universelle.database.database import Database

SECONDS: Final = 8.0  # for which a lease is given
BEAT: Final = 2.0  # seconds between two times that its holder renews it

TAKE: Final = """
INSERT INTO leases (work, holder, until) VALUES (:work, :holder, {now} + :seconds)
ON CONFLICT (work) DO UPDATE SET holder = excluded.holder, until = excluded.until
WHERE leases.holder = excluded.holder OR leases.until <= {now} OR leases.until > {now} + 2 * :seconds
"""  # one that ends much later than any can was given before the clock went back
RENEW: Final = "UPDATE leases SET until = {now} + :seconds WHERE work = :work AND holder = :holder"
GIVE_BACK: Final = "DELETE FROM leases WHERE work = :work AND holder = :holder"


class Leases:
    """The leases of one process."""

    def __init__(self, database: Database, seconds: float = SECONDS) -> None:
        self._database = database
        self._seconds = seconds
        self._take = TAKE.format(now=database.now)
        self._renew = RENEW.format(now=database.now)
        self._holder = secrets.token_urlsafe(8)
        self._mine: dict[str, float] = {}  # by work: until when it is surely ours, by a clock that never jumps

    async def take(self, work: str) -> bool:
        """Whether this process may do the work now, for at least as long as between two beats."""
        if monotonic() + BEAT < self._mine.get(work, 0.0):
            return True
        until = monotonic() + self._seconds
        (taken,) = await self._database.write([(self._take, self._values(work))])
        self._note(work, until, bool(taken))
        return bool(taken)

    async def renew(self, works: Sequence[str]) -> Sequence[str]:
        """Keep those leases of this process that are on such work; return the work that is another's now."""
        held = [work for work in works if work in self._mine]
        if not held:
            return []
        until = monotonic() + self._seconds
        kept = await self._database.write([(self._renew, self._values(work)) for work in held])
        for work, renewed in zip(held, kept, strict=True):
            self._note(work, until, bool(renewed))
        return [work for work in held if work not in self._mine]

    def _note(self, work: str, until: float, mine: bool) -> None:
        if mine:
            self._mine[work] = until
        else:
            self._mine.pop(work, None)

    def _values(self, work: str) -> dict[str, object]:
        return {"work": work, "holder": self._holder, "seconds": self._seconds}

    async def give_back(self, *works: str) -> None:
        """Let other processes do the work."""
        held = [work for work in works if self._mine.pop(work, None) is not None]
        if held:
            await self._database.write([(GIVE_BACK, {"work": work, "holder": self._holder}) for work in held])

    async def give_all_back(self) -> None:
        await self.give_back(*list(self._mine))
