"""A database on a PostgreSQL server: for any number of processes on any number of machines."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from typing import Any, Final, TypeVar

import psycopg
import sqlalchemy as sa
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from universelle.core.errors import BadRequest
from universelle.database.database import Conflict, Database, DatabaseFails, Statement, check, migrate, why

T = TypeVar("T")
CHANNEL: Final = "universelle"
ONE_MIGRATES: Final = 1851_1893_1906  # the number of the lock under which a database is migrated
TRY_AGAIN: Final = 1.0  # seconds after which a lost connection is opened again
PATIENCE: Final = 10.0  # seconds that a question may take
CANNOT_HOLD: Final = "web-error-refused"  # what no PostgreSQL server can hold, such as a zero byte: somebody made it up
ALIVE: Final[dict[str, Any]] = {
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}  # finds out who is gone
LAST_ANSWERS: Final = 10.0  # seconds that who closes a database waits for what was begun


class PostgresqlDatabase(Database):
    """Processes tell each other of changes by LISTEN and NOTIFY, over a connection of its own."""

    shared = True
    now = "EXTRACT(EPOCH FROM clock_timestamp())"
    patience = PATIENCE
    size = "SELECT pg_database_size(current_database())"

    def __init__(self, engine: AsyncEngine, address: str) -> None:
        super().__init__()
        self._engine = engine
        self._address = address
        self._listening: asyncio.Task[None] | None = None
        self._begun: set[asyncio.Task[Any]] = set()

    @staticmethod
    async def open(address: str) -> PostgresqlDatabase:
        """Connect to `postgresql://…` and migrate the database to the newest version."""
        engine = create_async_engine(_driven(address), pool_pre_ping=True, connect_args=ALIVE)
        try:
            async with engine.begin() as connection:
                await connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": ONE_MIGRATES})
                await connection.run_sync(migrate)
        except DatabaseFails:
            await engine.dispose()
            raise
        except DBAPIError as error:
            await engine.dispose()
            raise DatabaseFails("database-no-answer", why=why(error)) from error
        return PostgresqlDatabase(engine, address)

    async def read(self, query: sa.Executable) -> sa.Result[Any]:
        self._check_open()
        return await self._finish(self._read(query))

    async def _read(self, query: sa.Executable) -> sa.Result[Any]:
        try:
            async with self._engine.connect() as connection:
                found: sa.Result[Any] = (await connection.execute(query)).freeze()()
                return found
        except DataError as error:
            raise BadRequest(CANNOT_HOLD) from error
        except DBAPIError as error:
            raise self._failed("database-no-answer", error) from error

    async def write(self, statements: Sequence[Statement], first_counts: bool = False) -> list[int]:
        self._check_open()
        return await self._finish(self._write(statements, first_counts))

    async def _finish(self, work: Coroutine[None, None, T]) -> T:
        """Use a connection in a task of its own, so that it is given back even if nobody waits for the answer."""
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        try:
            async with asyncio.timeout(self.patience):
                return await asyncio.shield(task)
        except TimeoutError as error:
            task.cancel()
            raise self._failed("database-no-answer", error) from error

    async def _write(self, statements: Sequence[Statement], first_counts: bool) -> list[int]:
        changed: list[int] = []
        try:
            async with self._engine.begin() as connection:
                for sql, values in statements:
                    changed.append((await connection.execute(sa.text(sql), dict(values))).rowcount)
                    check(first_counts, changed)
                return changed
        except IntegrityError as error:
            raise Conflict from error
        except DataError as error:
            raise BadRequest(CANNOT_HOLD) from error
        except DBAPIError as error:
            raise self._failed("database-fails", error) from error

    def announcement(self, table_id: str) -> Sequence[Statement]:
        return [("SELECT pg_notify(:channel, :table)", {"channel": CHANNEL, "table": table_id})]

    async def _watch(self) -> None:
        ready = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(ready))
        await ready.wait()

    async def _listen(self, ready: asyncio.Event) -> None:
        """Pass on what is announced. Whatever happened while there was no connection may have changed any table."""
        while True:
            with suppress(psycopg.OperationalError):
                async with await psycopg.AsyncConnection.connect(self._address, autocommit=True, **ALIVE) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    self._tell(None)
                    ready.set()
                    async for notice in connection.notifies():
                        self._tell(notice.payload)
            ready.set()
            await asyncio.sleep(TRY_AGAIN)

    async def close(self) -> None:
        self._closed = True
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening
        if self._begun:
            _, late = await asyncio.wait(self._begun, timeout=LAST_ANSWERS)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        await self._engine.dispose()


def server_engine(address: str) -> sa.Engine:
    """Connections one by one, for work outside a server."""
    return sa.create_engine(_driven(address), poolclass=sa.NullPool)


def _driven(address: str) -> sa.URL:
    return sa.make_url(address.replace("postgres://", "postgresql://", 1)).set(drivername="postgresql+psycopg")
