"""All gatherings: stored, changed by one person at a time, and watched by those who wait."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from time import time
from typing import Any, Final

import sqlalchemy as sa

from universelle.core.errors import BadRequest, UniverselleError
from universelle.database.database import Conflict, Database, DatabaseFails, Statement
from universelle.database.schema import GATHERINGS
from universelle.games.registry import load
from universelle.matches.record import Record
from universelle.tables.gathering import Gathering
from universelle.tables.session import Session, StoredTable
from universelle.tables.shelf import adding
from universelle.tables.terms import NO_TERMS, Terms

OPEN: Final = (
    "INSERT INTO gatherings "
    "(id, host, record, colours, owners, removed, listed, version, changed, opened, language, quick, terms, ready) "
    "VALUES (:id, :host, :record, :colours, :owners, :removed, :listed, 0, :at, :at, :language, :quick, :terms, :ready)"
)
CHANGE: Final = (
    "UPDATE gatherings SET host = :host, record = :record, owners = :owners, removed = :removed, listed = :listed, "
    "invited = :invited, terms = :terms, ready = :ready, version = :version + 1, changed = :at "
    "WHERE id = :id AND version = :version"
)
CLOSE: Final = "DELETE FROM gatherings WHERE id = :id AND version = :version"
OPENING: Final = 3.0  # seconds for which those who are all ready may still think again
TRIES: Final = 20  # against others who change the same gathering
MOST: Final = 12  # of one person that a list shows
MOST_READ: Final = 1000  # that are remembered


class Gatherings:
    """The gatherings of a database. `make` makes the session of a table that begins."""

    def __init__(self, database: Database, make: Callable[[StoredTable], Session], opening: float = OPENING) -> None:
        self._database = database
        self.opening = opening
        self._beginning: set[asyncio.Task[None]] = set()
        self.make = make
        self._watchers: dict[str, set[Callable[[], None]]] = {}
        self._to_tell: list[Callable[[], None]] = []  # of every change
        self._read: dict[str, Gathering] = {}  # as they were when a list was last shown

    async def start(self) -> None:
        """Hear of what others do."""
        await self._database.listen(self._heard)

    async def open(
        self,
        record: Record,
        host: str,
        owners: Mapping[int, str],
        colours: Sequence[int] = (),
        language: str = "",
        quick: bool = False,
        terms: Terms = NO_TERMS,
    ) -> Gathering:
        """Open a table that waits for its players; one that is `quick` can be found by everybody."""
        found = Gathering(
            id=secrets.token_urlsafe(8),
            host=host,
            record=record,
            owners=owners,
            colours=tuple(colours),
            listed=quick,
            language=language,
            quick=quick,
            terms=terms,
        )
        row = {"colours": " ".join(map(str, colours)), "language": language, "quick": quick, **_row(found)}
        await self._database.write([(OPEN, row), *self._database.announcement(found.id)])
        self._heard(found.id)
        return found

    async def load(self, table_id: str) -> Gathering | None:
        row = (await self._database.read(GATHERINGS.select().where(GATHERINGS.c.id == table_id))).one_or_none()
        return None if row is None else _gathering(row)

    async def change(self, table_id: str, do: Callable[[Gathering], Gathering]) -> None:
        """Change a gathering as it is at that moment, or refuse with the reason."""
        for _ in range(TRIES):
            found = await self._found(table_id)
            changed = do(found)
            told = self._database.announcement(table_id)
            with suppress(Conflict):  # somebody else was quicker
                await self._database.write([(CHANGE, _row(changed)), *told], first_counts=True)
                self._heard(table_id)
                return
        raise BadRequest("waiting-busy")

    async def begin(self, table_id: str, by: str) -> None:
        """Begin the match: the table takes the gathering's place under the same id."""
        found = await self._found(table_id)
        record = found.begun(by)
        stored = StoredTable(
            id=table_id,
            record=record,
            owners=dict(found.owners),
            colours=found.colours,
            terms=found.terms,
            created=time(),
            listed=found.listed,
        )
        await self._close(found, adding(stored, self.make(stored).summary()))

    async def begin_when_full(self, table_id: str) -> None:
        """Begin a match once nobody is missing: at once if it was opened for whoever looks for one, else in a moment
        when all are ready, unless somebody thinks again."""
        found = await self.load(table_id)
        if found is None or found.free:
            return
        if found.quick:
            with suppress(BadRequest):  # another request has just begun it
                await self.begin(table_id, found.host)
        elif found.all_ready:
            task = asyncio.get_running_loop().create_task(self._begin_in_a_moment(found))
            self._beginning.add(task)
            task.add_done_callback(self._beginning.discard)

    async def _begin_in_a_moment(self, found: Gathering) -> None:
        await asyncio.sleep(self.opening)
        with suppress(BadRequest, DatabaseFails):
            now = await self.load(found.id)
            if now is not None and now.version == found.version:
                await self.begin(found.id, found.host)

    async def close(self, table_id: str, by: str) -> None:
        """Give a table up before it has begun."""
        found = await self._found(table_id)
        if found.host != by:
            raise BadRequest("waiting-not-host")
        await self._close(found, [])

    async def leave(self, table_id: str, owner: str) -> None:
        """Let somebody go for good; a table is given up with its host if nobody else sits there."""
        found = await self._found(table_id)
        if found.host == owner and found.heir is None:
            await self._close(found, [])
        else:
            await self.change(table_id, lambda each: each.withdraw(owner))

    async def _close(self, found: Gathering, table: Sequence[Statement]) -> None:
        """Take a gathering away, and perhaps put a table in its place, unless somebody has just changed it."""
        close: Statement = (CLOSE, {"id": found.id, "version": found.version})
        told = self._database.announcement(found.id)
        try:
            await self._database.write([close, *table, *told], first_counts=True)
        except Conflict as error:
            raise BadRequest("waiting-busy") from error
        self._heard(found.id)

    async def open_to_all(self, most: int) -> Sequence[Gathering]:
        """Those that everybody may find: the newest first."""
        return await self._readable(GATHERINGS.c.listed, most)

    async def of(self, owner: str) -> Sequence[Gathering]:
        """Those at which this owner sits, is host or was asked to come: the newest first."""
        lists = (GATHERINGS.c.owners, GATHERINGS.c.invited)
        part = [each.contains(f'"{owner}"', autoescape=True) for each in lists]
        return await self._readable(sa.or_(GATHERINGS.c.host == owner, *part), MOST)

    async def _readable(self, which: sa.ColumnElement[bool], most: int) -> Sequence[Gathering]:
        """One that cannot be read, or whose game is not installed, is left out and harms no other."""
        found: list[Gathering] = []
        query = GATHERINGS.select().where(which).order_by(GATHERINGS.c.changed.desc()).limit(most)
        for row in await self._database.read(query):
            with suppress(UniverselleError, ValueError, TypeError):
                gathering = self._parsed(row)
                load(gathering.record.game)
                found.append(gathering)
        return found

    def _parsed(self, row: Any) -> Gathering:
        """A gathering in a row; what has not changed since is not read again."""
        known = self._read.get(row.id)
        if known is None or known.version != row.version:
            known = _gathering(row)
            if len(self._read) >= MOST_READ:
                self._read.clear()
            self._read[row.id] = known
        return known

    def subscribe(self, table_id: str, changed: Callable[[], None]) -> Callable[[], None]:
        """Call a function after every change of a gathering; return a function that ends this."""
        self._watchers.setdefault(table_id, set()).add(changed)

        def unsubscribe() -> None:
            watching = self._watchers.get(table_id, set())
            watching.discard(changed)
            if not watching:
                self._watchers.pop(table_id, None)

        return unsubscribe

    def subscribe_to_all(self, changed: Callable[[], None]) -> None:
        """Call a function after every change of any gathering."""
        self._to_tell.append(changed)

    def _heard(self, table_id: str | None) -> None:
        for changed in self._to_tell:
            changed()
        known = list(self._watchers) if table_id is None else [table_id]
        for each in known:
            for changed in list(self._watchers.get(each, ())):
                changed()

    async def _found(self, table_id: str) -> Gathering:
        found = await self.load(table_id)
        if found is None:
            raise BadRequest("waiting-gone")
        return found


def _row(gathering: Gathering) -> dict[str, Any]:
    return {
        "id": gathering.id,
        "host": gathering.host,
        "record": gathering.record.to_json(),
        "owners": json.dumps(dict(gathering.owners)),
        "removed": json.dumps(sorted(gathering.removed)),
        "listed": gathering.listed,
        "version": gathering.version,
        "terms": gathering.terms.to_json(),
        "ready": json.dumps(sorted(gathering.ready)),
        "invited": json.dumps(sorted(gathering.invited)),
        "at": time(),
    }


def _gathering(row: Any) -> Gathering:
    return Gathering(
        id=row.id,
        host=row.host,
        record=Record.from_json(row.record),
        owners={int(seat): owner for seat, owner in json.loads(row.owners).items()},
        colours=tuple(map(int, row.colours.split())),
        removed=frozenset(json.loads(row.removed)),
        listed=row.listed,
        version=row.version,
        opened=row.opened,
        language=row.language,
        quick=row.quick,
        terms=Terms.from_json(row.terms),
        ready=frozenset(json.loads(row.ready)),
        invited=frozenset(json.loads(row.invited)),
    )
