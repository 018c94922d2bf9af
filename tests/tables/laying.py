"""Tables laid in a database, with or without a match on them."""

from dataclasses import replace
from pathlib import Path
from time import time

from tests.laws.games import record_of
from universelle.database.database import Database
from universelle.database.opening import open_database
from universelle.games.registry import metas
from universelle.matches.record import Record
from universelle.tables.journal import Entry, appending
from universelle.tables.session import Session, StoredTable
from universelle.tables.shelf import Shelf
from universelle.tables.summary import Summary
from universelle.tables.terms import NO_TERMS, Terms

SLUG = next(iter(metas()))


def journal_of(record: Record) -> tuple[Entry, ...]:
    """The journal of a match in which nothing was taken back."""
    return tuple([Entry(move.seat, move.code, at=time()) for move in record.moves])


async def lay(
    database: Database,
    record: Record,
    owners: dict[int, str],
    name: str = "t",
    terms: Terms = NO_TERMS,
    created: float | None = None,
    listed: bool = True,
) -> None:
    """Store a table with the moves of a record, in one step: its bots move as soon as a server sees it."""
    head = replace(record, moves=(), result=None)
    created = time() if created is None else created
    stored = StoredTable(name, head, owners, terms=terms, created=created, listed=listed)
    beside = []
    if journal := journal_of(record):
        after = Session(StoredTable(name, head, owners, journal)).summary()
        beside = appending(name, 0, journal, after)
    await Shelf(database).add(stored, Session(stored).summary(), beside)


async def lay_in(path: Path, record: Record, owners: dict[int, str], name: str = "t") -> None:
    """Store a table in a file, whether a server uses it or not."""
    database = await open_database(path)
    await lay(database, record, owners, name)
    await database.close()


def record() -> Record:
    """A match of two people that has not begun."""
    return replace(record_of(SLUG, 2, 1), seats=("Ada=me", "Ben=me"))


def summary(over: bool = False) -> Summary:
    return replace(Summary.of(record(), record().begin(), frozenset(), {"en": "Round 1"}), over=over)


async def one_table(database: Database) -> None:
    await lay(database, record(), {0: "ada", 1: "ben"})


async def load(database: Database) -> StoredTable | None:
    return await Shelf(database).load("t")
