"""Opens a database by its address."""

from __future__ import annotations

from pathlib import Path

from universelle.database.database import Database, DatabaseFails
from universelle.database.sqlite import SqliteDatabase

POSTGRESQL = ("postgresql://", "postgres://")


async def open_database(where: Path | str) -> Database:
    """A SQLite file by its path, or a PostgreSQL server by its address."""
    if isinstance(where, Path):
        return await SqliteDatabase.open(where)
    if not where.startswith(POSTGRESQL):
        raise DatabaseFails("database-unknown", address=where.partition(":")[0])
    from universelle.database.postgresql import PostgresqlDatabase

    return await PostgresqlDatabase.open(where)
