"""The house: all servers on a database. Each tells of itself every few seconds, and hears what operators decide."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic, time
from typing import Any, Final

import sqlalchemy as sa

from universelle.core.message import Message, Value
from universelle.database.database import Database, DatabaseFails, Statement
from universelle.database.schema import HAPPENINGS, HOUSE, PROCESSES, SAMPLES
from universelle.operating.bans import Bans, all_bans

LOG: Final = logging.getLogger(__name__)
BEAT: Final = 5.0  # seconds between two signs of life
SILENT: Final = 3 * BEAT  # after which a server counts as silent
GONE: Final = 600.0  # seconds after which a silent server is forgotten
APART: Final = 15.0  # seconds between two servers that restart
ANSWER: Final = 2.0  # seconds that a database has to answer
SAMPLE: Final = 600  # seconds between two samples
DAY: Final = 24 * 3600
WELL, LOOK, FAILS = "well", "look", "fails"  # signs
DOORS: Final = "doors"  # since when no new tables are opened
RENEW: Final = "renew"  # since when servers are to restart
LATER: Final = "renew-later"  # since when they are to do so once nobody plays any more
BACKUP: Final = "backup"  # the last one that was written: when, and its size

TELL: Final = (
    "INSERT INTO processes (name, started, seen, figures) VALUES (:name, :started, {now}, :figures) "
    "ON CONFLICT (name) DO UPDATE SET seen = excluded.seen, figures = excluded.figures"
)
LEAVE: Final = "DELETE FROM processes WHERE name = :name"
FORGET: Final = "DELETE FROM processes WHERE seen < {now} - :seconds"
DECIDE: Final = (
    "INSERT INTO house (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
REVOKE: Final = "DELETE FROM house WHERE name = :name"
KEEP_SAMPLE: Final = "INSERT INTO samples (at, figures) VALUES (:at, :figures) ON CONFLICT (at) DO NOTHING"
DROP_SAMPLES: Final = "DELETE FROM samples WHERE at < :before"
NOTE: Final = (
    "INSERT INTO happenings (at, process, sign, message) VALUES (:at, :process, :sign, :message) "
    "ON CONFLICT (at, process) DO NOTHING"
)
DROP_NOTES: Final = "DELETE FROM happenings WHERE at < :before"


@dataclass(frozen=True, slots=True)
class Process:
    """A server, as it told of itself."""

    name: str
    started: float
    silent: float  # seconds since it was last heard of
    figures: Mapping[str, Any]

    @property
    def is_silent(self) -> bool:
        return self.silent > SILENT


@dataclass(frozen=True, slots=True)
class Happening:
    """Something that an operator should know of."""

    at: float
    sign: str
    message: Message


class House:
    """One server of the house. `figures` says how it is; `renew` is called when it is to restart."""

    def __init__(
        self,
        database: Database,
        figures: Callable[[], Mapping[str, Any]],
        renew: Callable[[], None] = lambda: None,
        beat: float = BEAT,
    ) -> None:
        self.database = database
        self.name = secrets.token_hex(2)
        self.started = time()
        self.bans = Bans()
        self.decisions: dict[str, Any] = {}  # of operators, by name
        self.failing: float | None = None  # since when the database does not answer
        self.answered = 0.0  # seconds that its last answer took
        self.offset = 0.0  # seconds by which its clock is ahead
        self.notes: list[Happening] = []  # that could not be stored yet
        self._figures = figures
        self._renew = renew
        self._beat_every = beat
        self._turn: float | None = None  # when it restarts
        self._closing = asyncio.Event()
        self._beating: asyncio.Task[None] | None = None

    @property
    def doors_closed(self) -> bool:
        """Whether no new tables are opened."""
        return DOORS in self.decisions

    async def start(self) -> None:
        await self.beat()
        self._beating = asyncio.create_task(self._keep_beating())

    async def close(self) -> None:
        """Say goodbye."""
        self._closing.set()
        if self._beating is not None:
            await self._beating
        with suppress(DatabaseFails):
            await self.database.write([(LEAVE, {"name": self.name})])

    async def _keep_beating(self) -> None:
        while not self._closing.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), self._beat_every)
                return
            await self.beat()

    async def beat(self) -> None:
        """Tell of this server, and hear what is decided."""
        try:
            began = monotonic()
            await self._tell()
            self.answered = monotonic() - began
            await self._hear()
            self._recovered()
            await self._store_notes()
        except DatabaseFails as error:
            if self.failing is None:
                self.failing = time()
                LOG.warning("%s", error)

    async def answers(self) -> bool:
        """Whether the database answers now, and keeps what it is told."""
        try:
            async with asyncio.timeout(ANSWER):
                await self.database.read(sa.select(HOUSE).limit(1))
        except (DatabaseFails, TimeoutError):
            return False
        if self.failing is not None:
            await self.beat()
        return self.failing is None

    def _recovered(self) -> None:
        if self.failing is not None:
            self.note(FAILS, "happened-database-gone", seconds=round(time() - self.failing))
            self.failing = None

    async def _tell(self) -> None:
        now = self.database.now
        told = {"name": self.name, "started": self.started, "figures": json.dumps(self._figures())}
        await self.database.write([(TELL.format(now=now), told), (FORGET.format(now=now), {"seconds": GONE})])

    async def _hear(self) -> None:
        before = time()
        clock = (await self.database.read(sa.text(f"SELECT {self.database.now}"))).scalar_one()
        self.offset = float(clock) - (before + time()) / 2
        decided = {row.name: json.loads(row.value) for row in await self.database.read(HOUSE.select())}
        newest = (await self.database.read(sa.select(sa.func.max(SAMPLES.c.at)))).scalar_one()
        self.decisions = decided
        self.bans = Bans(await all_bans(self.database))
        if (newest or 0) <= time() - SAMPLE:
            await self._sample()
        if LATER in decided and not await self._is_played():
            await self._revoke(LATER, DOORS)
            await self.renew()
        elif decided.get(RENEW, 0.0) > self.started:
            await self._take_turn(decided[RENEW])

    async def _is_played(self) -> bool:
        """Whether somebody follows a table, at any server."""
        return any([process.figures.get("watched") for process in await self.processes() if not process.is_silent])

    async def _take_turn(self, asked: float) -> None:
        """Restart, but not at the same time as others: they serve meanwhile."""
        if self._turn is None:
            older = [process for process in await self.processes() if process.started < asked]
            before = [process for process in older if (process.started, process.name) < (self.started, self.name)]
            self._turn = asked + len(before) * APART
        if time() >= self._turn:
            self._renew()

    # -- what is kept for the operator ------------------------------------------------------------------------------

    async def _sample(self) -> None:
        """Keep what all servers together have now: the first of them that finds it is time does so."""
        at = int(time()) // SAMPLE * SAMPLE
        total: dict[str, float] = {}
        for process in await self.processes():
            for name, figure in process.figures.items():
                if isinstance(figure, int | float) and not process.is_silent:
                    total[name] = total.get(name, 0) + figure
        kept = {"at": at, "figures": json.dumps(total)}
        await self.database.write(
            [(KEEP_SAMPLE, kept), (DROP_SAMPLES, {"before": at - DAY}), (DROP_NOTES, {"before": time() - 7 * DAY})]
        )

    def note(self, sign: str, key: str, **values: Value) -> None:
        """Note something that an operator should know of; it is stored with the next sign of life."""
        self.notes.append(Happening(time(), sign, Message(key, values)))

    async def _store_notes(self) -> None:
        notes, self.notes = self.notes, []
        if notes:
            await self.database.write([_noted(self.name, note) for note in notes])

    # -- what operators see and decide ------------------------------------------------------------------------------

    def itself(self) -> Process:
        """This server, as it would tell of itself."""
        return Process(self.name, self.started, 0.0, self._figures())

    async def processes(self) -> Sequence[Process]:
        """All servers, the oldest first."""
        return await processes(self.database)

    async def happenings(self, most: int) -> Sequence[Happening]:
        """What happened, the newest first."""
        query = HAPPENINGS.select().order_by(HAPPENINGS.c.at.desc()).limit(most)
        rows = await self.database.read(query)
        return [Happening(row.at, row.sign, Message(**json.loads(row.message))) for row in rows]

    async def samples(self) -> Sequence[Mapping[str, float]]:
        """The figures of the last day, the oldest first; `at` is when they were taken."""
        rows = await self.database.read(SAMPLES.select().order_by(SAMPLES.c.at))
        return [{"at": row.at, **json.loads(row.figures)} for row in rows]

    async def close_doors(self) -> None:
        """Open no new tables, at any server."""
        await self._decide(DOORS, LOOK, "happened-doors-closed")

    async def open_doors(self) -> None:
        await self._revoke(DOORS, LATER)
        self.note(WELL, "happened-doors-opened")
        await self.beat()

    async def renew(self) -> None:
        """Restart all servers."""
        await self._decide(RENEW, WELL, "happened-renewed")

    async def renew_later(self) -> None:
        """Restart all servers once nobody plays any more; until then no new tables are opened."""
        await decide(self.database, LATER, time())
        await self.close_doors()

    async def _revoke(self, *names: str) -> None:
        await self.database.write([(REVOKE, {"name": name}) for name in names])
        for name in names:
            self.decisions.pop(name, None)

    async def _decide(self, name: str, sign: str, key: str) -> None:
        if name != DOORS or not self.doors_closed:
            await decide(self.database, name, time())
            self.note(sign, key)
        await self.beat()


async def decide(database: Database, name: str, value: Any) -> None:
    """Keep what operators decide, or did, for all servers."""
    await database.write([(DECIDE, {"name": name, "value": json.dumps(value)})])


async def note_happening(database: Database, sign: str, key: str, **values: Value) -> None:
    """Note from outside any server what an operator should know of."""
    await database.write([_noted("admin", Happening(time(), sign, Message(key, values)))])


async def processes(database: Database) -> Sequence[Process]:
    """All servers on a database, the oldest first."""
    silent: sa.Label[Any] = sa.literal_column(f"{database.now} - seen").label("silent")
    rows = await database.read(sa.select(PROCESSES, silent).order_by(PROCESSES.c.started))
    return [Process(row.name, row.started, float(row.silent), json.loads(row.figures)) for row in rows]


def _noted(process: str, note: Happening) -> Statement:
    message = json.dumps({"key": note.message.key, "values": dict(note.message.values)})
    return NOTE, {"at": note.at, "process": process, "sign": note.sign, "message": message}
