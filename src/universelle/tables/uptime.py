"""Uptime: while no server runs, time costs nobody anything. All processes on a database keep one row that says so."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa

from universelle.database.database import Database, Statement
from universelle.database.schema import OUTAGES
from universelle.tables.clock import Span

EVERY: Final = 3.0  # seconds between two times that a process shows that it runs
LATE: Final = 8.0  # seconds after which none seems to have run; a shorter stop counts as if there had been none
NOTE: Final = (
    "INSERT INTO outages (began, ended) SELECT seen, CAST(:now AS FLOAT) FROM uptime "
    "WHERE id = 1 AND seen < :late ON CONFLICT (began) DO NOTHING"
)
BACK: Final = 600.0  # seconds by which a time that is shown may be older than the last: its writer had to wait
SHOW: Final = (
    "INSERT INTO uptime (id, seen) VALUES (1, :now) ON CONFLICT (id) DO UPDATE SET seen = excluded.seen "
    "WHERE excluded.seen > uptime.seen OR excluded.seen < uptime.seen - :back"
)


class Uptime:
    """What one process shows and knows of the times in which servers ran."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._shown = 0.0
        self._showing = asyncio.Lock()
        self.outages: Sequence[Span] = ()

    async def show(self, now: float, notes: bool) -> bool:
        """Show that this process runs; whether a time has been found in which none did, if such times are noted."""
        async with self._showing:  # who asks meanwhile knows afterwards what has been found
            if abs(now - self._shown) < EVERY:
                return False
            note: Statement = (NOTE, {"now": now, "late": now - LATE})
            await self._database.write([*([note] if notes else []), (SHOW, {"now": now, "back": BACK})])
            known, self.outages = self.outages, await self._read()
            self._shown = now
            return list(known) != list(self.outages)

    async def _read(self) -> Sequence[Span]:
        rows = await self._database.read(sa.select(OUTAGES).order_by(OUTAGES.c.began))
        return [(row.began, row.ended) for row in rows]
