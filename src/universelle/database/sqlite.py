"""A database in one SQLite file: for one server, which needs nothing else."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError, DBAPIError

from universelle.database.database import Conflict, Database, DatabaseFails, Statement, check, migrate, why

PATIENCE: Final = 30.0  # seconds that a writer waits for another process
READERS: Final = 4  # that read at once; the others wait
LOOK_EVERY: Final = 0.25  # seconds between two looks whether another process has written something


@dataclass(frozen=True, slots=True)
class Writing:
    """What somebody wants to have written: all of it or nothing."""

    statements: Sequence[Statement]
    first_counts: bool
    changed: Future[list[int]] = field(default_factory=Future)  # the rows each statement has changed


class SqliteDatabase(Database):
    """Read and written in threads, which finish what they have begun whoever goes away meanwhile.

    It is written over a plain connection, which takes a fifth of the time. What waits while the disk is busy is then
    written in one transaction, so that all of it waits for the disk once.
    """

    shared = False
    now = "((julianday('now') - 2440587.5) * 86400.0)"
    size = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"

    def __init__(self, path: Path, engine: sa.Engine, writer: sqlite3.Connection) -> None:
        super().__init__()
        self._path = path
        self._engine = engine
        self._writer = writer
        self._readers = ThreadPoolExecutor(READERS)
        self._thread = ThreadPoolExecutor(1)
        self._waiting: deque[Writing] = deque()
        self._closing = threading.Event()
        self._looking: threading.Thread | None = None

    @staticmethod
    async def open(path: Path) -> SqliteDatabase:
        """Open the file, creating it if necessary, and migrate it to the newest version."""
        return await asyncio.to_thread(SqliteDatabase._open, path)

    @staticmethod
    def _open(path: Path) -> SqliteDatabase:
        engine = sa.create_engine(f"sqlite:///{path}", connect_args={"timeout": PATIENCE})
        sa.event.listen(engine, "connect", _prepare)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            with engine.connect() as connection:
                connection.execute(sa.text("BEGIN IMMEDIATE"))  # one process migrates, the others wait for it
                migrate(connection)
                connection.commit()
            writer = sqlite3.connect(path, timeout=PATIENCE, check_same_thread=False)
            _prepare(writer)
        except DatabaseFails:
            engine.dispose()
            raise
        except (OSError, sqlite3.Error, DatabaseError) as error:
            engine.dispose()
            raise DatabaseFails("database-not-open", file=str(path), why=why(error)) from error
        return SqliteDatabase(path, engine, writer)

    async def read(self, query: sa.Executable) -> sa.Result[Any]:
        self._check_open()
        return await asyncio.get_running_loop().run_in_executor(self._readers, partial(self._read, query))

    def _read(self, query: sa.Executable) -> sa.Result[Any]:
        try:
            with self._engine.connect() as connection:
                return connection.execute(query).freeze()()
        except DBAPIError as error:
            raise self._failed("database-no-answer", error) from error

    async def write(self, statements: Sequence[Statement], first_counts: bool = False) -> list[int]:
        self._check_open()
        writing = Writing(statements, first_counts)
        self._waiting.append(writing)
        self._thread.submit(self._write_waiting)
        return await asyncio.wrap_future(writing.changed)

    def _write_waiting(self) -> None:
        """Write all that waits at once; if anything of it fails, each on its own."""
        taken = [self._waiting.popleft() for _ in range(len(self._waiting))]
        group = [writing for writing in taken if writing.changed.set_running_or_notify_cancel()]
        try:
            found = self._write(group)
        except Exception:
            for writing in group:
                self._write_alone(writing)
        else:
            for writing, changed in zip(group, found, strict=True):
                writing.changed.set_result(changed)

    def _write_alone(self, writing: Writing) -> None:
        try:
            (changed,) = self._write([writing])
            writing.changed.set_result(changed)
        except sqlite3.IntegrityError:
            writing.changed.set_exception(Conflict())
        except sqlite3.Error as error:
            writing.changed.set_exception(self._failed("database-fails", error))
        except Exception as error:
            writing.changed.set_exception(error)

    def _write(self, group: Sequence[Writing]) -> list[list[int]]:
        """Carry out all of it or nothing; it is on disk when this returns."""
        with self._writer:
            return [self._carry_out(writing) for writing in group]

    def _carry_out(self, writing: Writing) -> list[int]:
        changed: list[int] = []
        for sql, values in writing.statements:
            changed.append(self._writer.execute(sql, values).rowcount)
            check(writing.first_counts, changed)
        return changed

    def announcement(self, table_id: str) -> Sequence[Statement]:
        return ()

    async def _watch(self) -> None:
        loop = asyncio.get_running_loop()

        def tell() -> None:
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(self._tell, None)

        connection = sqlite3.connect(self._path, check_same_thread=False)
        looking = [connection, _changes(connection), tell]
        self._looking = threading.Thread(target=self._look, args=looking, daemon=True)
        self._looking.start()

    def _look(self, connection: sqlite3.Connection, seen: int, tell: Callable[[], None]) -> None:
        """Look at the file again and again: that costs almost nothing."""
        with closing(connection):
            while not self._closing.wait(LOOK_EVERY):
                with suppress(sqlite3.Error):
                    now = _changes(connection)
                    if now != seen:
                        tell()
                    seen = now

    async def close(self) -> None:
        self._closed = True
        self._closing.set()
        if self._looking is not None:
            await asyncio.to_thread(self._looking.join)
        for threads in (self._readers, self._thread):
            await asyncio.to_thread(threads.shutdown)
        self._writer.close()
        self._engine.dispose()


def _changes(connection: sqlite3.Connection) -> int:
    """How often others have changed the file, as far as SQLite counts it."""
    (number,) = connection.execute("PRAGMA data_version").fetchone()
    return int(number)


def _prepare(connection: Any, _record: object = None) -> None:
    """Let readers never wait for the writer, and what is committed survive a crash."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()
