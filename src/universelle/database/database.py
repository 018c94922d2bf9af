"""The database: reading, writing in one step, and hearing of what other processes write."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.exc import DBAPIError

from universelle.core.errors import UniverselleError

Statement: TypeAlias = tuple[str, Mapping[str, Any]]  # SQL with `:name` for every value, and the values
PEOPLE: Final = "people"  # what is announced, in place of a table, when an account changes or a sign-in ends
SEATS: Final = "seats"  # … when seats have come to belong to somebody else
NAMES: Final = "names"  # … when players of stored matches have lost their names
Heard: TypeAlias = Callable[[str | None], None]  # gets the id of a table that has changed; None: any may have


class Conflict(Exception):
    """Somebody else wrote the same row first, or a row that this one needs is missing."""


class DatabaseFails(UniverselleError):
    """The database does not answer, or cannot keep anything."""


class Database(ABC):
    """A database that is open. `shared` says whether other processes are expected to write to it, too."""

    shared: bool
    now: str  # SQL for the time by the clock that all processes share, in seconds since 1970
    size: str  # a query for how many bytes it takes

    def __init__(self) -> None:
        self.failures = 0  # since it was opened
        self._listeners: list[Heard] = []
        self._closed = False

    @abstractmethod
    async def read(self, query: sa.Executable) -> sa.Result[Any]:
        """What a query finds. It is carried out to its end, even if nobody waits for it any more."""

    @abstractmethod
    async def write(self, statements: Sequence[Statement], first_counts: bool = False) -> list[int]:
        """Carry out all statements or none; they are on disk when this returns. Return the rows each has changed.

        With `first_counts` it is a conflict if the first one changes no row. What was begun is carried out to its end,
        even if nobody waits for it any more.
        """

    @abstractmethod
    def announcement(self, table_id: str) -> Sequence[Statement]:
        """What a transaction must contain so that other processes hear that it changed a table."""

    async def listen(self, heard: Heard) -> None:
        """Call a function whenever another process, or this one, may have written something."""
        self._listeners.append(heard)
        if len(self._listeners) == 1:
            await self._watch()

    def _tell(self, table_id: str | None) -> None:
        for heard in self._listeners:
            heard(table_id)

    @abstractmethod
    async def _watch(self) -> None:
        """Begin to tell the listeners."""

    def _failed(self, key: str, error: Exception) -> DatabaseFails:
        """Count what went wrong."""
        self.failures += 1
        return DatabaseFails(key, why=why(error))

    def _check_open(self) -> None:
        if self._closed:
            raise DatabaseFails("database-no-answer", why="closed")

    @abstractmethod
    async def close(self) -> None:
        """Carry out what was begun, and close every connection; who asks for anything later is refused."""


def check(first_counts: bool, changed: Sequence[int]) -> None:
    """Refuse what the first statement of a transaction has to find and did not."""
    if first_counts and changed and not changed[0]:
        raise Conflict


def why(error: Exception) -> str:
    """What a database or the system says went wrong: one line, without SQL, addresses and passwords."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    said = cause.strerror if isinstance(cause, OSError) else str(cause)
    return (said or type(cause).__name__).strip().partition("\n")[0]


MIGRATIONS: Final = Path(__file__).with_name("migrations")


def migrate(connection: sa.Connection, version: str = "head") -> None:
    """Bring an older database up to date; refuse one that a newer version of the program has made."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, version)
    except CommandError as error:
        raise DatabaseFails("database-newer") from error
