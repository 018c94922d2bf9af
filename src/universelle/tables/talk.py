"""Talk: what people say at a table, in a room for its players and one for who watches."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import count
from typing import Any, Final

import sqlalchemy as sa

from universelle.core.errors import BadRequest
from universelle.core.plain import plain
from universelle.database.database import Conflict, Database, DatabaseFails
from universelle.database.schema import TALK, TALK_MUTES

LOG: Final = logging.getLogger(__name__)
LONGEST: Final = 300  # characters of a line
MOST_AT_ONCE: Final = 5  # lines of a person …
SECONDS: Final = 10.0  # … in this time
SHOWN: Final = 200  # lines of a table that are read
TRIES: Final = 20  # against others who say something at the same moment
ANNOUNCED: Final = "talk "  # before the id of a table at which something was said

SAY: Final = """
INSERT INTO talk (table_id, number, room, owner, name, text, at)
SELECT CAST(:table AS VARCHAR), (SELECT COALESCE(MAX(number), 0) + 1 FROM talk WHERE table_id = :table),
    :room, CAST(:owner AS VARCHAR), :name, :text, {now}
WHERE (SELECT COUNT(*) FROM talk WHERE table_id = :table AND owner = :owner AND at > {now} - :seconds) < :most
"""
MUTE: Final = (
    "INSERT INTO talk_mutes (table_id, owner, muted) VALUES (:table, :owner, :muted) "
    "ON CONFLICT (table_id, owner, muted) DO NOTHING"
)
HEAR: Final = "DELETE FROM talk_mutes WHERE table_id = :table AND owner = :owner AND muted = :muted"
REPORT: Final = (
    "INSERT INTO talk_reports (table_id, number, owner, at) VALUES (:table, :number, :owner, {now}) "
    "ON CONFLICT (table_id, number, owner) DO NOTHING"
)
REPORTED: Final = """
SELECT talk.table_id, talk.number, talk.room, talk.owner, talk.name, talk.text, talk.at, COUNT(*) AS reports
FROM talk_reports JOIN talk ON talk.table_id = talk_reports.table_id AND talk.number = talk_reports.number
WHERE NOT talk_reports.done
GROUP BY talk.table_id, talk.number, talk.room, talk.owner, talk.name, talk.text, talk.at
ORDER BY MAX(talk_reports.at) DESC LIMIT :most
"""
SETTLE: Final = "UPDATE talk_reports SET done = TRUE WHERE table_id = :table AND number = :number AND NOT done"
SETTLE_ALL: Final = "UPDATE talk_reports SET done = TRUE WHERE NOT done"


class Room(StrEnum):
    """Where something is said."""

    PLAYERS = "players"
    SPECTATORS = "spectators"


@dataclass(frozen=True, slots=True)
class Line:
    """Something that somebody said. `owner` is for the server alone."""

    number: int
    room: Room
    owner: str = field(repr=False)
    name: str  # as the table calls them, or nothing
    text: str
    at: float = 0.0


@dataclass(frozen=True, slots=True)
class Said:
    """All that was said at a table, and who does not want to hear whom."""

    lines: Sequence[Line] = ()
    mutes: Mapping[str, frozenset[str]] = field(default_factory=dict)

    def heard_by(self, owner: str | None, rooms: Sequence[Room]) -> list[Line]:
        """The lines of these rooms, without those of people whom this one does not hear."""
        unheard = self.mutes.get(owner or "", frozenset())
        return [line for line in self.lines if line.room in rooms and line.owner not in unheard]

    def speaker(self, number: int, rooms: Sequence[Room]) -> str:
        """Who said a line that may be read in these rooms."""
        for line in self.lines:
            if line.number == number and line.room in rooms:
                return line.owner
        raise BadRequest("talk-no-such-line")


SILENCE: Final = Said()


def rooms_for(plays: bool, over: bool) -> tuple[Room, ...]:
    """The rooms that somebody may read: those who play read only their own until the end."""
    return (Room.PLAYERS,) if plays and not over else (Room.PLAYERS, Room.SPECTATORS)


class Talk:
    """What is said at all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._watchers: dict[str, set[Callable[[], None]]] = {}
        self._known: dict[str, Said] = {}  # of tables that are watched
        self._readings = count()
        self._read: dict[str, int] = {}  # which of them what is known comes from
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Hear of what is said at other processes."""
        await self._database.listen(self._heard)

    async def close(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- what people do ---------------------------------------------------------------------------------------------

    async def say(self, table_id: str, room: Room, owner: str, name: str, text: str) -> None:
        """Say something: one line of plain text, and not too much at once."""
        line = plain(text)
        if not line:
            raise BadRequest("talk-empty")
        if len(line) > LONGEST:
            raise BadRequest("talk-long", most=LONGEST)
        values = {"table": table_id, "room": room.value, "owner": owner, "name": plain(name), "text": line}
        limits = {"seconds": SECONDS, "most": MOST_AT_ONCE}
        for _ in range(TRIES):
            with suppress(Conflict):  # somebody else has just said something
                if not await self._write(table_id, SAY.format(now=self._database.now), {**values, **limits}):
                    break
                return
        raise BadRequest("talk-fast")

    async def mute(self, table_id: str, owner: str, muted: str, hear: bool = False) -> None:
        """Hear somebody no more at this table, or again."""
        await self._write(table_id, HEAR if hear else MUTE, {"table": table_id, "owner": owner, "muted": muted})

    async def report(self, table_id: str, owner: str, number: int) -> None:
        """Report a line to the operator; it is kept with those around it."""
        values = {"table": table_id, "owner": owner, "number": number}
        await self._database.write([(REPORT.format(now=self._database.now), values)])

    async def _write(self, table_id: str, statement: str, values: Mapping[str, Any]) -> bool:
        """Change what is said or heard at a table, and tell everybody; whether there was anything to change."""
        changed, *_ = await self._database.write(
            [(statement, values), *self._database.announcement(ANNOUNCED + table_id)]
        )
        await self._refresh(table_id)
        return bool(changed)

    # -- what is read -----------------------------------------------------------------------------------------------

    async def said(self, table_id: str) -> Said:
        """All that was said at a table."""
        lines = TALK.select().where(TALK.c.table_id == table_id).order_by(TALK.c.number.desc()).limit(SHOWN)
        rows = (await self._database.read(lines)).all()
        mutes = await self._database.read(TALK_MUTES.select().where(TALK_MUTES.c.table_id == table_id))
        found: dict[str, frozenset[str]] = {}
        for row in mutes:
            found[row.owner] = found.get(row.owner, frozenset()) | {row.muted}
        return Said([_line(row) for row in reversed(rows)], found)

    async def reported(self, most: int = 100) -> Sequence[Mapping[str, Any]]:
        """The lines that were reported and not seen to, the newest reports first, for the operator."""
        return [row._asdict() for row in await self._database.read(sa.text(REPORTED).bindparams(most=most))]

    async def settle(self, table_id: str, number: int) -> bool:
        """Note that the reports of a line were seen to, until somebody else reports it; whether there were any."""
        (settled,) = await self._database.write([(SETTLE, {"table": table_id, "number": number})])
        return bool(settled)

    async def settle_all(self) -> int:
        """Note so of all lines; return how many reports there were."""
        (settled,) = await self._database.write([(SETTLE_ALL, {})])
        return settled

    def known(self, table_id: str) -> Said:
        """What was said at a table that is watched, as far as this process has heard."""
        return self._known.get(table_id, SILENCE)

    def subscribe(self, table_id: str, changed: Callable[[], None]) -> Callable[[], None]:
        """Call a function whenever there is something to read; return a function that ends this."""
        self._watchers.setdefault(table_id, set()).add(changed)
        self._begin(self._refresh(table_id))

        def unsubscribe() -> None:
            watching = self._watchers.get(table_id, set())
            watching.discard(changed)
            if not watching:
                self._watchers.pop(table_id, None)
                self._known.pop(table_id, None)
                self._read.pop(table_id, None)

        return unsubscribe

    def _heard(self, table_id: str | None) -> None:
        if table_id is None:
            if self._watchers:
                self._begin(self._look_at_all())
        elif table_id.removeprefix(ANNOUNCED) in self._watchers:
            self._begin(self._refresh(table_id.removeprefix(ANNOUNCED)))

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(_told(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look_at_all(self) -> None:
        """See whether anything was said at the tables that are watched."""
        newest = sa.select(TALK.c.table_id, sa.func.max(TALK.c.number).label("number"))
        query = newest.where(TALK.c.table_id.in_(self._watchers)).group_by(TALK.c.table_id)
        for row in (await self._database.read(query)).all():
            lines = self.known(row.table_id).lines
            if not lines or lines[-1].number < row.number:
                await self._refresh(row.table_id)

    async def _refresh(self, table_id: str) -> None:
        """Read what is new at a table that is watched, and tell those who do.

        Of several readings at once, one that began earlier may end later: it does not replace what is newer.
        """
        if table_id not in self._watchers:
            return
        reading = next(self._readings)
        said = await self.said(table_id)
        if table_id not in self._watchers or reading < self._read.get(table_id, 0):
            return
        self._read[table_id] = reading
        if said != self._known.get(table_id):
            self._known[table_id] = said
            for changed in list(self._watchers[table_id]):
                changed()


async def _told(work: Coroutine[None, None, None]) -> None:
    """Look in the background; a failure is told in the log, and costs nothing else."""
    try:
        await work
    except DatabaseFails as error:
        LOG.warning("%s", error)


def _line(row: Any) -> Line:
    return Line(row.number, Room(row.room), row.owner, row.name, row.text, row.at)
