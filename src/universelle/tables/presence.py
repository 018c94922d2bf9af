"""Presence: who is here, away or not connected at a table, as all processes on a database know it together."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from time import monotonic
from typing import Any, Final

import sqlalchemy as sa

from universelle.database.database import Conflict, Database, DatabaseFails, Statement

LOG: Final = logging.getLogger(__name__)
HERE_FOR: Final = 60.0  # seconds after a page was last in sight
HEARD_FOR: Final = 20.0  # seconds after a connection was last known
RENEW: Final = 8.0  # seconds between two times that a process tells the others what it knows
LOOK: Final = 0.5  # seconds between two looks whether anybody came, went or looked away
ANNOUNCED: Final = "presence "  # before the id of a table in which somebody came or went

TELL: Final = """
INSERT INTO presence (table_id, process, people, at) VALUES (:table, :process, :people, {now})
ON CONFLICT (table_id, process) DO UPDATE SET people = excluded.people, at = excluded.at
"""
FORGET: Final = "DELETE FROM presence WHERE at < {now} - :longest"
READ: Final = "SELECT table_id, process, people, {now} - at AS age FROM presence WHERE process <> :process"


class Where(StrEnum):
    """Where a person is."""

    HERE = "here"  # a page of theirs is in sight
    AWAY = "away"  # connected, but out of sight
    GONE = "gone"  # not connected


@dataclass(frozen=True, slots=True)
class Present:
    """Everybody who is connected to a table."""

    people: Mapping[str, Where] = field(default_factory=dict)

    def where(self, who: str | None) -> Where:
        return Where.GONE if who is None else self.people.get(who, Where.GONE)

    def others(self, owners: Collection[str]) -> int:
        """How many watch, besides those who have a seat."""
        return len(self.people.keys() - set(owners))


NOBODY: Final = Present()


@dataclass(slots=True)
class Known:
    """What one process knows of a person at a table: until when they count as here, and as connected."""

    here_until: float
    heard_until: float
    streams: int = 0

    def is_connected(self, now: float) -> bool:
        return self.streams > 0 or self.heard_until > now


class Presence:
    """Who is at which table. Pages keep a stream open, and say now and then that they are in sight."""

    def __init__(
        self,
        database: Database,
        clock: Callable[[], float] = monotonic,
        renew: float = RENEW,
        look: float = LOOK,
        heard_for: float = HEARD_FOR,
        here_for: float = HERE_FOR,
    ) -> None:
        self._database = database
        self._clock = clock
        self._renew, self._look, self._heard_for, self._here_for = renew, look, heard_for, here_for
        self._process = secrets.token_urlsafe(8)
        self._mine: dict[str, dict[str, Known]] = {}  # by table and person
        self._others: dict[str, dict[str, Known]] = {}  # the same, as the other processes say
        self._watchers: dict[str, set[Callable[[], None]]] = {}
        self._told: dict[str, Present] = {}  # what watchers know
        self._announce: set[str] = set()  # tables whose change the other processes are to hear at once
        self._stale = True  # whether another process may have said something new
        self._renew_at = 0.0
        self._work: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._database.listen(self._heard)
        self._work = asyncio.create_task(self._keep_looking())

    async def close(self) -> None:
        """Stop; what this process said lapses by itself, so that nobody seems gone while it starts again."""
        if self._work is not None:
            self._work.cancel()
            with suppress(asyncio.CancelledError):
                await self._work

    # -- what pages say ---------------------------------------------------------------------------------------------

    def enter(self, table_id: str, who: str | None, in_sight: bool) -> Callable[[], None]:
        """Somebody has a stream open; who has no token counts as well, until it ends: nobody would know them again.

        Returns what ends it."""
        name = who or f"?{secrets.token_urlsafe(6)}"
        known = self._known(table_id, name)
        known.streams += 1
        if in_sight:
            known.here_until = self._clock() + self._here_for
        self._change(table_id)

        def leave() -> None:
            known.streams -= 1
            if who is not None:
                known.heard_until = self._clock() + self._heard_for
            self._announce.add(table_id)

        return leave

    def see(self, table_id: str, who: str) -> None:
        """A page of somebody's is in sight."""
        known, now = self._known(table_id, who), self._clock()
        known.here_until = now + self._here_for
        known.heard_until = max(known.heard_until, now + self._heard_for)
        self._change(table_id)

    def _known(self, table_id: str, who: str) -> Known:
        return self._mine.setdefault(table_id, {}).setdefault(who, Known(0.0, 0.0))

    # -- who is there -----------------------------------------------------------------------------------------------

    def of(self, table_id: str) -> Present:
        """Who is connected to a table now."""
        now = self._clock()
        connected, here = set(), set()
        for known_of in (self._mine.get(table_id, {}), self._others.get(table_id, {})):
            for who, known in known_of.items():
                if known.is_connected(now):
                    connected.add(who)
                if known.here_until > now:
                    here.add(who)
        return Present({who: Where.HERE if who in here else Where.AWAY for who in sorted(connected)})

    def count(self) -> int:
        """How many people are connected to this server, wherever they are."""
        now = self._clock()
        tables = [*self._mine.values(), *self._others.values()]
        return len({who for people in tables for who, known in people.items() if known.is_connected(now)})

    def is_here(self, who: str) -> bool:
        """Whether a person has a page of this house in sight, wherever that is."""
        now = self._clock()
        tables = [*self._mine.values(), *self._others.values()]
        return any([who in people and people[who].here_until > now for people in tables])

    def subscribe(self, table_id: str, changed: Callable[[], None]) -> Callable[[], None]:
        """Call a function whenever somebody at a table comes, goes or looks away; return a function that ends this."""
        self._watchers.setdefault(table_id, set()).add(changed)

        def unsubscribe() -> None:
            watching = self._watchers.get(table_id, set())
            watching.discard(changed)
            if not watching:
                self._watchers.pop(table_id, None)
                self._told.pop(table_id, None)

        return unsubscribe

    def _change(self, table_id: str) -> None:
        """Tell those who watch a table here of a change at once, and the other processes soon."""
        present = self.of(table_id)
        if present != self._told.get(table_id, NOBODY):
            self._told[table_id] = present
            self._announce.add(table_id)
            for changed in list(self._watchers.get(table_id, ())):
                changed()

    # -- together with other processes ------------------------------------------------------------------------------

    def _heard(self, table_id: str | None) -> None:
        if table_id is None or table_id.startswith(ANNOUNCED):
            self._stale = True

    async def _keep_looking(self) -> None:
        while True:
            try:
                await self._exchange()
            except (DatabaseFails, Conflict) as error:
                LOG.warning("%s", error)
            for table_id in [*self._watchers]:
                self._change(table_id)
            await asyncio.sleep(self._look)

    async def _exchange(self) -> None:
        """Tell the other processes what is new, and everything now and then; read what they tell."""
        due = self._clock() >= self._renew_at
        if due:
            self._renew_at = self._clock() + self._renew
            self._forget()
        announced, self._announce = self._announce, set()
        tables = set(self._mine) if due else announced
        if tables:
            await self._database.write(self._statements(tables, announced, due))
        if due or self._stale:
            self._stale = False
            await self._read()

    def _forget(self) -> None:
        """Forget those who went long ago."""
        now = self._clock()
        for table_id, people in list(self._mine.items()):
            for who, known in list(people.items()):
                if not known.is_connected(now) and known.here_until <= now:
                    del people[who]
            if not people:
                del self._mine[table_id]
        for table_id in self._told.keys() - self._mine.keys() - self._watchers.keys():
            del self._told[table_id]

    def _statements(self, tables: set[str], announced: set[str], due: bool) -> list[Statement]:
        tell, forget = (text.format(now=self._database.now) for text in (TELL, FORGET))
        rows: list[Statement] = [
            (tell, {"table": table_id, "process": self._process, "people": json.dumps(self._spans(table_id))})
            for table_id in sorted(tables)
        ]
        for table_id in sorted(announced):
            rows += self._database.announcement(ANNOUNCED + table_id)
        return [*rows, (forget, {"longest": self._here_for + self._heard_for})] if due else rows

    def _spans(self, table_id: str) -> dict[str, list[float]]:
        """For how many seconds each person counts as here, and as connected; spans need no common clock."""
        now = self._clock()
        return {
            who: [
                round(known.here_until - now, 1),
                self._heard_for if known.streams else round(known.heard_until - now, 1),
            ]
            for who, known in self._mine.get(table_id, {}).items()
        }

    async def _read(self) -> None:
        query = sa.text(READ.format(now=self._database.now)).bindparams(process=self._process)
        others: dict[str, dict[str, Known]] = {}
        for row in await self._database.read(query):
            self._add(others.setdefault(row.table_id, {}), json.loads(row.people), float(row.age))
        self._others = others

    def _add(self, people: dict[str, Known], spans: Mapping[str, Any], age: float) -> None:
        written = self._clock() - age
        for who, (here, heard) in spans.items():
            known = people.setdefault(who, Known(0.0, 0.0))
            known.here_until = max(known.here_until, written + here)
            known.heard_until = max(known.heard_until, written + heard)
