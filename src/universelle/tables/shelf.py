"""The shelf: all tables as they are stored, and lists of them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final

import sqlalchemy as sa

from universelle.database.database import Database, Statement
from universelle.database.schema import CHAIRS, DELETED_GAMES, HINTS, JOURNAL, SCREENS, TABLES
from universelle.matches.record import Hint, Record
from universelle.tables.journal import SUM_UP, entries_of
from universelle.tables.session import StoredTable
from universelle.tables.summary import Summary
from universelle.tables.terms import NO_TERMS, Terms

NOTE_HINT: Final = "INSERT INTO hints (table_id, number, seat, made) VALUES (:table, :number, :seat, :made)"
UNCOVER: Final = (
    "INSERT INTO screens (table_id, owner, seat) VALUES (:table, :owner, :seat) "
    "ON CONFLICT (table_id, owner) DO UPDATE SET seat = excluded.seat"
)
ADD: Final = (
    "INSERT INTO tables "
    "(id, record, created, changed, over, colours, seq, bots_to_move, summary, terms, deadline, listed) "
    "VALUES (:table, :record, :at, :at, :over, :colours, 0, :bots, :summary, :terms, :deadline, :listed)"
)
SEAT: Final = "INSERT INTO chairs (table_id, seat, owner) VALUES (:table, :seat, :owner)"
DEFER: Final = "UPDATE tables SET deadline = :deadline WHERE id = :table AND seq = :seq"
DAMAGED: Final = "UPDATE tables SET damaged = :damaged WHERE id = :table"


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table as lists show it."""

    id: str
    mine: Sequence[int]  # the seats of who asks
    damaged: bool
    terms: Terms
    summary: Summary | None  # None: it is damaged, or was stored by an older version and nobody has looked since
    deadline: float | None = None  # when the time of who must move runs out, in seconds since 1970


class Shelf:
    """All tables of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, stored: StoredTable, summary: Summary, beside: Sequence[Statement] = ()) -> None:
        """Keep a new table, and what is to be written beside it; or nothing."""
        await self._database.write([*adding(stored, summary), *beside])

    async def load(self, table_id: str) -> StoredTable | None:
        row = (await self._database.read(TABLES.select().where(TABLES.c.id == table_id))).one_or_none()
        if row is None:
            return None
        chairs = await self._database.read(CHAIRS.select().where(CHAIRS.c.table_id == table_id))
        owners = {chair.seat: chair.owner for chair in chairs}
        journal = JOURNAL.select().where(JOURNAL.c.table_id == table_id).order_by(JOURNAL.c.seq)
        entries = entries_of(await self._database.read(journal))
        asked = HINTS.select().where(HINTS.c.table_id == table_id).order_by(HINTS.c.number)
        hints = tuple([Hint(line.seat, line.made) for line in await self._database.read(asked)])
        uncovered = await self.uncovered(table_id)
        colours = tuple(map(int, row.colours.split()))
        record, terms = Record.from_json(row.record), Terms.from_json(row.terms)
        return StoredTable(
            table_id,
            record,
            owners,
            entries,
            colours,
            hints,
            uncovered,
            terms,
            row.created,
            over=row.over,
            listed=row.listed,
        )

    async def note_hint(self, table_id: str, number: int, hint: Hint) -> None:
        """Note that somebody asked for a hint, and the how manieth of the match it was."""
        await self._database.write(
            [(NOTE_HINT, {"table": table_id, "number": number, "seat": hint.seat, "made": hint.made})]
        )

    async def uncover(self, table_id: str, owner: str, seat: int) -> None:
        """Note whose view a shared screen shows."""
        noted = (UNCOVER, {"table": table_id, "owner": owner, "seat": seat})
        await self._database.write([noted, *self._database.announcement(table_id)])

    async def uncovered(self, table_id: str) -> dict[str, int]:
        """By owner of a shared screen: the seat whose view it shows."""
        screens = await self._database.read(SCREENS.select().where(SCREENS.c.table_id == table_id))
        return {screen.owner: screen.seat for screen in screens}

    async def owners_of(self, table_ids: Sequence[str]) -> dict[str, dict[int, str]]:
        """Who owns which seat, by table."""
        found: dict[str, dict[int, str]] = {table_id: {} for table_id in table_ids}
        for chair in await self._database.read(CHAIRS.select().where(CHAIRS.c.table_id.in_(table_ids))):
            found[chair.table_id][chair.seat] = chair.owner
        return found

    async def seats_of(self, table_ids: Sequence[str]) -> dict[str, tuple[str, ...]]:
        """Who plays, as the records have it, by table."""
        rows = await self._database.read(sa.select(TABLES.c.id, TABLES.c.record).where(TABLES.c.id.in_(table_ids)))
        return {row.id: Record.from_json(row.record).seats for row in rows}

    async def sum_up(self, table_id: str, seq: int, summary: Summary) -> None:
        """Keep what lists show of a table that was stored by an older version."""
        at = (await self._database.read(sa.select(TABLES.c.changed).where(TABLES.c.id == table_id))).scalar_one()
        await self._database.write([(SUM_UP, {"table": table_id, "seq": seq, "at": at, **summary.row})])

    async def mark(self, table_id: str, damaged: bool) -> None:
        """Note whether a table can be opened."""
        await self._database.write([(DAMAGED, {"table": table_id, "damaged": damaged})])

    async def not_summed_up(self, most: int) -> Sequence[str]:
        """Tables that were stored by an older version."""
        query = sa.select(TABLES.c.id).where(TABLES.c.summary.is_(None), sa.not_(TABLES.c.damaged)).limit(most)
        return await self._ids(query)

    async def not_noted(self, most: int, unlike: Collection[str]) -> Sequence[str]:
        """Tables whose match is over, and in no list of past games yet; but for some that are known."""
        query = sa.select(TABLES.c.id).where(TABLES.c.over, sa.not_(TABLES.c.noted), sa.not_(TABLES.c.damaged))
        return await self._ids(query.where(TABLES.c.id.not_in(unlike)).limit(most))

    async def waiting_for_bots(self, most: int) -> Sequence[str]:
        """Tables at which a bot must move."""
        return await self._ids(
            sa.select(TABLES.c.id).where(TABLES.c.bots_to_move, sa.not_(TABLES.c.damaged)).limit(most)
        )

    async def first_deadline(self) -> float | None:
        """The earliest moment at which something may happen by itself at any table."""
        query = sa.select(sa.func.min(TABLES.c.deadline)).where(sa.not_(TABLES.c.damaged))
        found: float | None = (await self._database.read(query)).scalar_one()
        return found

    async def due(self, now: float, most: int) -> Sequence[str]:
        """Tables at which something may happen by itself now, the earliest first."""
        query = sa.select(TABLES.c.id).where(TABLES.c.deadline <= now, sa.not_(TABLES.c.damaged))
        return await self._ids(query.order_by(TABLES.c.deadline).limit(most))

    async def defer(self, table_id: str, seq: int, deadline: float | None) -> None:
        """Note that nothing happens by itself before a moment, if the table is as it was."""
        await self._database.write([(DEFER, {"table": table_id, "seq": seq, "deadline": deadline})])

    async def _ids(self, query: sa.Select[tuple[str]]) -> Sequence[str]:
        return [row.id for row in await self._database.read(query)]

    async def running_of(self, owner: str) -> Sequence[str]:
        """The running tables at which this owner has a seat."""
        return await self._ids(sa.select(TABLES.c.id).where(TABLES.c.id.in_(_seated(owner)), sa.not_(TABLES.c.over)))

    async def number_of(self, owner: str) -> int:
        """At how many tables this owner has a seat."""
        query = sa.select(sa.func.count(sa.distinct(CHAIRS.c.table_id))).where(CHAIRS.c.owner == owner)
        return int((await self._database.read(query)).scalar_one())

    async def tables_of(self, owner: str, most: int = 20) -> Sequence[ListedTable]:
        """Tables at which this owner has a seat: running ones first, newest first."""
        kept = TABLES.c.id.not_in(deleted_by(owner))
        return await self._listed(sa.and_(TABLES.c.id.in_(_seated(owner)), kept), owner, most)

    async def listed_for(self, owner: str, table_ids: Sequence[str]) -> Sequence[ListedTable]:
        """These tables, running ones first, newest first."""
        return await self._listed(TABLES.c.id.in_(table_ids), owner, len(table_ids))

    async def newest(self, most: int) -> Sequence[ListedTable]:
        """Tables that strangers may find, in the same order."""
        query = TABLES.select().where(TABLES.c.listed).order_by(TABLES.c.over, TABLES.c.changed.desc()).limit(most)
        return [_listed(row, ()) for row in await self._database.read(query)]

    async def count_running(self, since: float) -> int:
        """How many matches are running in which somebody has moved since then."""
        moved = sa.select(sa.func.count()).where(sa.not_(TABLES.c.over), TABLES.c.changed > since)
        return int((await self._database.read(moved)).scalar_one())

    async def changed_since(self, since: float) -> dict[str, float]:
        """The tables that have changed since then, and when."""
        query = sa.select(TABLES.c.id, TABLES.c.changed).where(
            TABLES.c.over.in_([False, True]), TABLES.c.changed > since
        )
        return {row.id: row.changed for row in await self._database.read(query)}

    async def listed(self, table_ids: Sequence[str]) -> Sequence[str]:
        """Those of these tables that there are and that strangers may find."""
        return await self._ids(sa.select(TABLES.c.id).where(TABLES.c.id.in_(table_ids), TABLES.c.listed))

    async def _listed(self, which: sa.ColumnElement[bool], owner: str, most: int) -> Sequence[ListedTable]:
        query = TABLES.select().where(which).order_by(TABLES.c.over, TABLES.c.changed.desc()).limit(most)
        rows = (await self._database.read(query)).all()
        mine = CHAIRS.select().where(CHAIRS.c.owner == owner, CHAIRS.c.table_id.in_([row.id for row in rows]))
        chairs = [(chair.table_id, chair.seat) for chair in await self._database.read(mine)]
        return [_listed(row, sorted([seat for table, seat in chairs if table == row.id])) for row in rows]


def adding(stored: StoredTable, summary: Summary) -> list[Statement]:
    """The statements that add a new table."""
    table = {
        "table": stored.id,
        "record": replace(stored.record, moves=(), result=None, hints=(), stand_ins=()).to_json(),
        "at": stored.created,
        "colours": " ".join(map(str, stored.colours)),
        "terms": stored.terms.to_json(),
        "listed": stored.listed,
        **summary.row,
    }
    chairs = [(SEAT, {"table": stored.id, "seat": seat, "owner": owner}) for seat, owner in stored.owners.items()]
    return [(ADD, table), *chairs]


def _listed(row: Any, mine: Sequence[int]) -> ListedTable:
    """A row of the database as lists show it."""
    terms, summary = NO_TERMS, None
    if row.summary and not row.damaged:
        with suppress(ValueError, TypeError):  # somebody else wrote it
            terms = Terms.from_json(row.terms)
            summary = Summary.parse(row.over, row.bots_to_move, row.summary)
    return ListedTable(row.id, mine, row.damaged, terms, summary, row.deadline)


def deleted_by(owner: str) -> sa.Select[tuple[str]]:
    """The games that an owner has deleted."""
    return sa.select(DELETED_GAMES.c.table_id).where(DELETED_GAMES.c.owner == owner)


def _seated(owner: str) -> sa.Select[tuple[str]]:
    return sa.select(CHAIRS.c.table_id).where(CHAIRS.c.owner == owner)
