"""Carrying over: what belongs to one owner comes to belong to another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import sqlalchemy as sa

from universelle.database.database import SEATS, Database, Statement
from universelle.database.schema import ACCOUNTS, GATHERINGS, METADATA

OWNERS: Final = ("owner", "host")  # columns with these names say whose a row is, in every table
OTHERS: Final = ("muted",)  # and these whom it is about
CHANGE: Final = (
    "UPDATE gatherings SET owners = :owners, removed = :removed, ready = :ready, invited = :invited, "
    "version = version + 1 WHERE id = :id AND version = :version"
)


async def carry(database: Database, old: str, new: str) -> None:
    """Give everything of one owner to another; where both have a part in the same thing, the other's counts."""
    if old == new:
        return
    moved = [statement for table in METADATA.sorted_tables for statement in _moving(table, old, new)]
    await database.write([*moved, *database.announcement(SEATS)])
    while waiting := await _waiting(database, old, new):  # again for one that somebody has just changed
        await database.write(waiting)


def _moving(table: sa.Table, old: str, new: str) -> Iterator[Statement]:
    """The statements that move the rows of a table."""
    values = {"old": old, "new": new}
    for name in [each for each in (*OWNERS, *OTHERS) if each in table.c and table is not ACCOUNTS]:
        if table.c[name].primary_key:
            keys = [column.name for column in table.primary_key if column.name != name]
            same = "".join([f" AND other.{key} = {table.name}.{key}" for key in keys])
            theirs = f"SELECT 1 FROM {table.name} AS other WHERE other.{name} = :new{same}"  # noqa: S608 our own names
            yield f"DELETE FROM {table.name} WHERE {name} = :old AND EXISTS ({theirs})", values  # noqa: S608
        yield f"UPDATE {table.name} SET {name} = :new WHERE {name} = :old", values  # noqa: S608


async def _waiting(database: Database, old: str, new: str) -> list[Statement]:
    """The statements that move the chairs of tables that wait; whoever looks at them is told."""
    lists = (GATHERINGS.c.owners, GATHERINGS.c.removed, GATHERINGS.c.ready, GATHERINGS.c.invited)
    sits = sa.or_(*[column.contains(f'"{old}"', autoescape=True) for column in lists])
    rows = (await database.read(GATHERINGS.select().where(sits))).all()
    statements: list[Statement] = []
    for row in rows:
        values = {"id": row.id, "version": row.version}
        for name in ("owners", "removed", "ready", "invited"):
            values[name] = getattr(row, name).replace(f'"{old}"', f'"{new}"')
        statements += [(CHANGE, values), *database.announcement(row.id)]
    return statements
