"""Restoring: what a backup holds takes the place of all that a database holds, in one step or not at all."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from universelle.database.backup import BadBackup, Progress, connected, copy_table, file_engine
from universelle.database.database import Database, migrate, why
from universelle.database.schema import ACCOUNTS, GATHERINGS, KEYS, METADATA, TABLES

LOST: Final = (TABLES, GATHERINGS, ACCOUNTS)  # what matters most of what a database holds


def restore_backup(file: Path, where: Path | str, taken: Sequence[str], progress: Progress) -> dict[str, str]:
    """Put what a checked file holds into a database that is up to date.

    The keys named in `taken` are returned instead of restored: they are kept elsewhere.
    """
    beside = where.parent if isinstance(where, Path) else None
    try:
        with tempfile.TemporaryDirectory(prefix=".universelle-", dir=beside) as folder:
            draft = Path(folder) / "draft.sqlite"
            with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(draft)) as copy:
                source.backup(copy)
            with file_engine(draft).begin() as migrated:
                migrate(migrated)
            with file_engine(draft).connect() as source, _target(where) as target:
                _replace(source, target, taken, progress)
                return _keys(source, taken)
    except (OSError, sqlite3.Error, DBAPIError) as error:
        raise BadBackup("backup-not-restored", why=why(error)) from error


@contextmanager
def _target(where: Path | str) -> Iterator[sa.Connection]:
    """A connection whose writes are all kept, or none."""
    if isinstance(where, str):
        with connected(where) as connection:
            yield connection
        return
    with file_engine(where).connect() as connection:
        connection.execute(sa.text("PRAGMA synchronous=FULL"))
        connection.commit()
        connection.execute(sa.text("BEGIN IMMEDIATE"))
        yield connection
        connection.commit()


def _replace(source: sa.Connection, target: sa.Connection, taken: Sequence[str], progress: Progress) -> None:
    for table in reversed(METADATA.sorted_tables):
        target.execute(table.delete())
    for table in METADATA.sorted_tables:
        copy_table(source, target, table, progress, KEYS.c.name.in_(taken) if table is KEYS else None)
        _number_on(target, table)


def _number_on(target: sa.Connection, table: sa.Table) -> None:
    """Let a server that numbers rows itself go on after those that were restored."""
    numbered = table.autoincrement_column
    if target.dialect.name == "postgresql" and numbered is not None:
        sequence = sa.func.pg_get_serial_sequence(table.name, numbered.name)
        highest = sa.select(sa.func.max(numbered)).scalar_subquery()
        target.execute(sa.select(sa.func.setval(sequence, highest)).where(sequence.is_not(None)))


def _keys(source: sa.Connection, names: Sequence[str]) -> dict[str, str]:
    rows = source.execute(KEYS.select().where(KEYS.c.name.in_(names)))
    return {row.name: row.secret for row in rows}


async def is_empty(database: Database) -> bool:
    """Whether nothing would be lost if all that a database holds were replaced."""
    found = [(await database.read(sa.select(table).limit(1))).first() for table in LOST]
    return not any(found)
