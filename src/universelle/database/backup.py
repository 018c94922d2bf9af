"""Backups: a whole database in one file, from which either kind of database can be restored.

The file is a SQLite database: the tables as they were at one moment, and one more that says how many rows each had and
what they add up to.
"""

from __future__ import annotations

import json
import os
import secrets
import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from time import time
from typing import Final, TypeAlias

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from universelle.core.errors import BadRequest, UniverselleError
from universelle.database.checking import known_versions
from universelle.database.database import DatabaseFails, migrate, why
from universelle.database.postgresql import server_engine
from universelle.database.schema import KEYS, LEASES, PRESENCE, PROCESSES

TRANSIENT: Final = (LEASES.name, PRESENCE.name, PROCESSES.name)  # what servers do at the moment
SUMS: Final = "backup"  # the table that says what the others add up to
AT_ONCE: Final = 1000  # rows
PAGES: Final = 500  # of a SQLite file at once
TELL: Final = "INSERT INTO backup (name, rows, digest, made) VALUES (?, ?, ?, ?)"

Progress: TypeAlias = Callable[[str, int, int], None]  # what is worked on, how much of it is done, and of how much


class BadBackup(UniverselleError):
    """A file that is no backup, is damaged or was made by a newer version; or one that cannot be written."""


@dataclass(frozen=True, slots=True)
class Backup:
    """What a file holds."""

    rows: Mapping[str, int]  # by table
    made: float  # seconds since 1970

    @property
    def tables(self) -> int:
        return self.rows.get("tables", 0)


def write_backup(where: Path | str, file: Path, keys: Mapping[str, str], progress: Progress) -> Backup:
    """Write all that a database holds at this moment into a file, while servers go on. `keys` are kept elsewhere.

    The file takes its name only when it is complete.
    """
    draft = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))  # it holds keys
        if isinstance(where, Path):
            _copy_file(where, draft, progress)
        else:
            _copy_rows(where, draft, progress)
        with closing(sqlite3.connect(draft)) as copy:
            made = _sealed(copy, keys, progress)
        with draft.open("rb") as written:
            os.fsync(written.fileno())
        draft.replace(file)
    except (OSError, sqlite3.Error, DBAPIError) as error:
        raise BadBackup("backup-not-written", file=str(file), why=why(error)) from error
    finally:
        draft.unlink(missing_ok=True)
    return made


def _copy_file(source: Path, draft: Path, progress: Progress) -> None:
    """Copy a SQLite file as it is now, whoever writes to it meanwhile."""
    if not source.exists():
        raise BadRequest("backup-nothing", file=str(source))

    def copied(_status: int, left: int, total: int) -> None:
        progress("pages", total - left, total)

    with closing(sqlite3.connect(source, isolation_level=None)) as original, closing(sqlite3.connect(draft)) as copy:
        original.execute("PRAGMA query_only=ON")
        original.execute("BEGIN")  # from the first question on this connection sees the file as it was then
        original.execute("SELECT count(*) FROM sqlite_master").fetchone()
        original.backup(copy, pages=PAGES, progress=copied, sleep=0)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, and nothing beside it
        if copy.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise BadRequest("backup-of-damaged", file=str(source))


def _copy_rows(address: str, draft: Path, progress: Progress) -> None:
    """Copy what a PostgreSQL server holds at one moment."""
    with connected(address) as server, file_engine(draft).begin() as copy:
        server.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
        versions = server.execute(sa.text("SELECT version_num FROM alembic_version")).scalars().all()
        if not known_versions().issuperset(versions):
            raise DatabaseFails("database-newer")
        migrate(copy, versions[0])
        for table in _tables_in(copy):
            copy_table(server, copy, table, progress)


def _tables_in(connection: sa.Connection) -> Sequence[sa.Table]:
    """The tables that a database of this version has, each after those it refers to."""
    found = sa.MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != "alembic_version"]


def _sealed(copy: sqlite3.Connection, keys: Mapping[str, str], progress: Progress) -> Backup:
    """Leave out what nobody needs later, put in what is kept elsewhere, and note what it all adds up to."""
    names = _names(copy)
    for name in TRANSIENT:
        if name in names:
            copy.execute(f"DELETE FROM {name}")  # noqa: S608 — our own name
    if KEYS.name in names:
        copy.executemany("INSERT OR IGNORE INTO keys (name, secret) VALUES (?, ?)", list(keys.items()))
    copy.execute("CREATE TABLE backup (name TEXT PRIMARY KEY, rows INTEGER, digest TEXT, made REAL)")
    made = time()
    sums = dict(_sums(copy, names, progress))
    copy.executemany(TELL, [(name, rows, digest, made) for name, (rows, digest) in sums.items()])
    copy.commit()
    return Backup({name: rows for name, (rows, _) in sums.items()}, made)


def _names(copy: sqlite3.Connection) -> list[str]:
    """The tables in a file but for the one about the others."""
    found = copy.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    return sorted(name for (name,) in found if name != SUMS)


def _sums(copy: sqlite3.Connection, names: Sequence[str], progress: Progress) -> Iterator[tuple[str, tuple[int, str]]]:
    """The rows of every table, and a digest of them in the order of their keys."""
    for number, name in enumerate(names, start=1):
        columns = copy.execute(f"PRAGMA table_info({name})").fetchall()
        keys = [str(place) for place, column in enumerate(columns, start=1) if column[5]]
        order = f" ORDER BY {', '.join(keys)}" if keys else ""
        digest, rows = blake2b(digest_size=16), 0
        for row in copy.execute(f"SELECT * FROM {name}{order}"):  # noqa: S608 — names from the file itself
            digest.update(json.dumps(row, default=bytes.hex).encode())
            rows += 1
        progress("sums", number, len(names))
        yield name, (rows, digest.hexdigest())


def read_backup(file: Path, progress: Progress) -> Backup:
    """What a file holds; refuse one that is no backup, is damaged, or was made by a newer version."""
    if not file.is_file():
        raise BadBackup("backup-missing", file=str(file))
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as copy:
            return _checked(copy, file, progress)
    except (sqlite3.Error, OverflowError, UnicodeDecodeError) as error:
        raise BadBackup("backup-damaged", file=str(file)) from error


def _checked(copy: sqlite3.Connection, file: Path, progress: Progress) -> Backup:
    names = _names(copy)
    if not copy.execute("SELECT count(*) FROM sqlite_master WHERE name = ?", [SUMS]).fetchone()[0]:
        raise BadBackup("backup-none", file=str(file))
    versions = [version for (version,) in copy.execute("SELECT version_num FROM alembic_version")]
    if not known_versions().issuperset(versions):
        raise BadBackup("backup-newer", file=str(file))
    noted = {name: (rows, digest) for name, rows, digest, _ in copy.execute("SELECT * FROM backup")}
    sound = copy.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok"
    if not sound or dict(_sums(copy, names, progress)) != noted:
        raise BadBackup("backup-damaged", file=str(file))
    (made,) = copy.execute("SELECT max(made) FROM backup").fetchone()
    return Backup({name: rows for name, (rows, _) in noted.items()}, made)


# -- what restoring needs, too --------------------------------------------------------------------------------------


def copy_table(
    source: sa.Connection,
    target: sa.Connection,
    table: sa.Table,
    progress: Progress,
    leave_out: sa.ColumnElement[bool] | None = None,
) -> None:
    """Copy the rows of a table from one database to another, but for some."""
    copied = 0
    total = source.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
    query = table.select() if leave_out is None else table.select().where(sa.not_(leave_out))
    found = source.execute(query, execution_options={"yield_per": AT_ONCE})
    for rows in found.mappings().partitions():
        target.execute(table.insert(), [dict(row) for row in rows])
        copied += len(rows)
        progress(table.name, copied, total)


def file_engine(path: Path) -> sa.Engine:
    return sa.create_engine(f"sqlite:///{path}", poolclass=sa.NullPool)


@contextmanager
def connected(address: str) -> Iterator[sa.Connection]:
    """A transaction on a PostgreSQL server."""
    try:
        with server_engine(address).begin() as connection:
            yield connection
    except DBAPIError as error:
        raise DatabaseFails("database-no-answer", why=why(error)) from error
