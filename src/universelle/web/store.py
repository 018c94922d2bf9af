"""The database: tables, who owns which seat, and the journal of each table, which only ever grows."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from time import time
from typing import Any, Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from universelle.matches.record import Hint, Record

UNDO: Final = "undo"  # an entry that takes back the move before it; with a number, past a safe point, all but so many
METADATA: Final = sa.MetaData()

TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("record", sa.Text, nullable=False),  # without moves: those are in the journal
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column(
        "colours", sa.String, nullable=False, server_default=""
    ),  # of the seats, in order; empty for the default ones
)
CHAIRS: Final = sa.Table(
    "chairs",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("owner", sa.String, nullable=False, index=True),
)
JOURNAL: Final = sa.Table(
    "journal",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("code", sa.String, nullable=False),
    sa.Column("at", sa.Float, nullable=False, server_default="0"),  # seconds since 1970
)
HINTS: Final = sa.Table(
    "hints",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("made", sa.Integer, nullable=False),  # moves when it was asked for
)
REVIEWS: Final = sa.Table(
    "reviews",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("match", sa.String, nullable=False),  # the fingerprint of the match as it was reviewed
    sa.Column("wanted", sa.Boolean, nullable=False),  # whether it goes on
)
REVIEWED_MOVES: Final = sa.Table(
    "reviewed_moves",
    METADATA,
    sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("move", sa.Text, nullable=False),
)
WRITE: Final = "INSERT INTO journal (table_id, seq, seat, code, at) VALUES (?, ?, ?, ?, ?)"
END: Final = "UPDATE tables SET over = ? WHERE id = ?"
LATEST: Final = sa.select(sa.func.max(JOURNAL.c.at)).where(JOURNAL.c.table_id == TABLES.c.id).scalar_subquery()


class Stale(Exception):
    """Another writer stored this entry of the journal first."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a journal: a seat's move, or `undo`."""

    seat: int
    code: str

    @property
    def takes_back(self) -> bool:
        return self.code.partition(" ")[0] == UNDO

    @property
    def kept(self) -> int | None:
        """How many moves a take-back past a safe point leaves; None if it takes back a single move."""
        number = self.code.partition(" ")[2]
        return int(number) if self.takes_back and number else None


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it is stored."""

    id: str
    record: Record
    over: bool
    owners: dict[int, str]
    journal: tuple[Entry, ...]
    colours: tuple[int, ...] = ()
    hints: tuple[Hint, ...] = ()


@dataclass(frozen=True, slots=True)
class StoredReview:
    """A review as it is stored: which match it belongs to, whether it goes on, and what is known of each move."""

    match: str
    wanted: bool
    moves: tuple[str, ...]


class Store:
    """The tables in one SQLite file. Journals are written over a plain connection in a thread of its own."""

    def __init__(self, engine: AsyncEngine, writer: sqlite3.Connection) -> None:
        self._engine = engine
        self._writer = writer
        self._thread = ThreadPoolExecutor(1)

    @staticmethod
    async def open(path: Path) -> Store:
        """Open the file, creating it if necessary, and migrate it to the newest version."""
        path.parent.mkdir(parents=True, exist_ok=True)
        engine = create_async_engine(f"sqlite+aiosqlite:///{path}", pool_reset_on_return=None)
        sa.event.listen(engine.sync_engine, "connect", _prepare)
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
        writer = sqlite3.connect(path, check_same_thread=False)
        _prepare(writer)
        return Store(engine, writer)

    async def close(self) -> None:
        self._thread.shutdown()
        self._writer.close()
        await self._engine.dispose()

    async def add(self, table_id: str, record: Record, owners: dict[int, str], colours: Sequence[int] = ()) -> None:
        head = record.with_moves(()).to_json()
        painted = " ".join(map(str, colours))
        async with self._engine.begin() as connection:
            await connection.execute(
                TABLES.insert().values(id=table_id, record=head, created=time(), over=False, colours=painted)
            )
            chairs = [{"table_id": table_id, "seat": seat, "owner": owner} for seat, owner in owners.items()]
            if chairs:
                await connection.execute(CHAIRS.insert(), chairs)

    async def append(self, table_id: str, seq: int, entries: Sequence[Entry], over: bool) -> None:
        """Append entries to a journal, from number `seq` on, atomically. They are on disk when this returns."""
        now = time()
        lines = [(table_id, number, entry.seat, entry.code, now) for number, entry in enumerate(entries, start=seq)]
        ends = over or entries[-1].takes_back
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._append, lines, (over, table_id) if ends else None)

    def _append(self, lines: Sequence[tuple[str, int, int, str, float]], end: tuple[bool, str] | None) -> None:
        try:
            with self._writer:
                self._writer.executemany(WRITE, lines)
                if end is not None:
                    self._writer.execute(END, end)
        except sqlite3.IntegrityError as error:
            raise Stale from error

    async def note_hint(self, table_id: str, number: int, hint: Hint) -> None:
        """Note that somebody asked for a hint, and the how manieth of the match it was."""
        async with self._engine.begin() as connection:
            line = {"table_id": table_id, "number": number, "seat": hint.seat, "made": hint.made}
            await connection.execute(HINTS.insert().values(**line))

    async def load(self, table_id: str) -> StoredTable | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(TABLES.select().where(TABLES.c.id == table_id))).one_or_none()
            if row is None:
                return None
            chairs = await connection.execute(CHAIRS.select().where(CHAIRS.c.table_id == table_id))
            journal = JOURNAL.select().where(JOURNAL.c.table_id == table_id).order_by(JOURNAL.c.seq)
            entries = tuple(Entry(line.seat, line.code) for line in await connection.execute(journal))
            asked = HINTS.select().where(HINTS.c.table_id == table_id).order_by(HINTS.c.number)
            hints = tuple(Hint(line.seat, line.made) for line in await connection.execute(asked))
            owners = {chair.seat: chair.owner for chair in chairs}
        colours = tuple(map(int, row.colours.split()))
        return StoredTable(table_id, Record.from_json(row.record), row.over, owners, entries, colours, hints)

    async def load_review(self, table_id: str) -> StoredReview | None:
        """What is known of a match, if a review was ever begun."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(REVIEWS.select().where(REVIEWS.c.table_id == table_id))).one_or_none()
            if row is None:
                return None
            query = REVIEWED_MOVES.select().where(REVIEWED_MOVES.c.table_id == table_id)
            lines = await connection.execute(query.order_by(REVIEWED_MOVES.c.number))
            return StoredReview(row.match, row.wanted, tuple([line.move for line in lines]))

    async def begin_review(self, table_id: str, match: str) -> None:
        """Begin the review of a match anew, with none of its moves."""
        async with self._engine.begin() as connection:
            await connection.execute(REVIEWED_MOVES.delete().where(REVIEWED_MOVES.c.table_id == table_id))
            await connection.execute(REVIEWS.delete().where(REVIEWS.c.table_id == table_id))
            await connection.execute(REVIEWS.insert().values(table_id=table_id, match=match, wanted=True))

    async def want_review(self, table_id: str, wanted: bool) -> None:
        """Note whether a review goes on."""
        async with self._engine.begin() as connection:
            await connection.execute(REVIEWS.update().where(REVIEWS.c.table_id == table_id).values(wanted=wanted))

    async def cut_review(self, table_id: str, kept: int) -> None:
        """Forget what is known of all but the first moves."""
        async with self._engine.begin() as connection:
            theirs = REVIEWED_MOVES.c.table_id == table_id
            await connection.execute(REVIEWED_MOVES.delete().where(theirs, REVIEWED_MOVES.c.number > kept))

    async def add_reviewed(self, table_id: str, first: int, moves: Sequence[str]) -> None:
        """Keep what is known of moves, from the number `first` on; again, if it was kept before."""
        lines = [{"table_id": table_id, "number": number, "move": move} for number, move in enumerate(moves, first)]
        async with self._engine.begin() as connection:
            await connection.execute(REVIEWED_MOVES.insert().prefix_with("OR REPLACE"), lines)

    async def tables_of(self, owner: str, most: int = 20) -> Sequence[str]:
        """Tables at which this owner has a seat: running ones first, newest first."""
        return await self._tables(TABLES.c.id.in_(_seated(owner)), most)

    async def tables_without(self, owner: str, most: int = 6) -> Sequence[str]:
        """Tables at which this owner has no seat, in the same order."""
        return await self._tables(TABLES.c.id.not_in(_seated(owner)), most)

    async def _tables(self, which: sa.ColumnElement[bool], most: int) -> Sequence[str]:
        latest = sa.func.coalesce(LATEST, TABLES.c.created).desc()
        query = sa.select(TABLES.c.id).where(which).order_by(TABLES.c.over, latest).limit(most)
        async with self._engine.connect() as connection:
            return [row.id for row in await connection.execute(query)]


def _seated(owner: str) -> sa.Select[tuple[str]]:
    return sa.select(CHAIRS.c.table_id).where(CHAIRS.c.owner == owner)


def _prepare(connection: Any, _record: object = None) -> None:
    """Let readers never wait for the writer, and what is committed survive a crash."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _migrate(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
