"""What the database holds is what is declared."""

import asyncio
import sqlite3

from universelle.database.opening import open_database
from universelle.database.schema import METADATA


def columns(path) -> dict[str, set[str]]:
    connection = sqlite3.connect(path)
    try:
        return {name: {row[1] for row in connection.execute(f"PRAGMA table_info({name})")} for name in METADATA.tables}
    finally:
        connection.close()


def test_a_new_database_has_the_declared_columns(tmp_path):
    async def make() -> None:
        await (await open_database(tmp_path / "new.sqlite")).close()

    asyncio.run(make())
    declared = {name: {column.name for column in table.columns} for name, table in METADATA.tables.items()}
    assert columns(tmp_path / "new.sqlite") == declared
