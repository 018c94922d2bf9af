"""The bin: games that somebody has deleted. They can be brought back for a while; then they are gone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import time
from typing import Final

import sqlalchemy as sa

from universelle.core.errors import BadRequest
from universelle.database.database import Database, Statement
from universelle.database.schema import CHAIRS, DELETED_GAMES, METADATA, PAST_GAMES, TABLES

KEPT: Final = 7 * 24 * 3600.0  # seconds for which a game can be brought back
AT_ONCE: Final = 20
GONE: Final = 0.0  # in place of a moment: it cannot be brought back, but others keep it
DELETE: Final = (
    "INSERT INTO deleted_games (owner, table_id, at) VALUES (:owner, :table, :at) ON CONFLICT (owner, table_id) "
    "DO NOTHING"
)
BRING_BACK: Final = "DELETE FROM deleted_games WHERE owner = :owner AND table_id = :table AND at > 0"
HIDE: Final = (
    "UPDATE deleted_games SET at = 0 WHERE owner = :owner AND table_id = :table",
    "DELETE FROM past_games WHERE owner = :owner AND table_id = :table",
)


class Bin:
    """The games of a database that were deleted."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def delete(self, owner: str, table_id: str) -> None:
        """Take a game from somebody's lists. Refuse a running one with other people: it can only be left."""
        found = await self._database.read(sa.select(TABLES.c.over).where(TABLES.c.id == table_id))
        over = found.scalar_one_or_none()
        holders = await self._holders(table_id)
        if over is None or owner not in holders:
            raise BadRequest("games-not-yours")
        if not over and holders != {owner}:
            raise BadRequest("games-leave-first")
        await self._database.write([(DELETE, {"owner": owner, "table": table_id, "at": time()})])

    async def bring_back(self, owner: str, table_id: str) -> None:
        """Put a game that was deleted into its owner's lists again, unless it is gone."""
        changed = await self._database.write([(BRING_BACK, {"owner": owner, "table": table_id})])
        if not any(changed):
            raise BadRequest("games-gone")

    async def empty(self, now: float) -> Sequence[str]:
        """Delete for good what was deleted long ago; what others keep only leaves the owner's list. Return tables that
        are no more."""
        c = DELETED_GAMES.c
        old = DELETED_GAMES.select().where(c.at > GONE, c.at < now - KEPT).limit(AT_ONCE)
        gone: list[str] = []
        for row in (await self._database.read(old)).all():
            if await self._holders(row.table_id) <= {row.owner}:
                await self._database.write(list(_erasing(row.table_id)))
                gone.append(row.table_id)
            else:
                values = {"owner": row.owner, "table": row.table_id}
                await self._database.write([(statement, values) for statement in HIDE])
        return gone

    async def _holders(self, table_id: str) -> set[str]:
        """Who has a seat at a table, or its game in their list."""
        seated = sa.select(CHAIRS.c.owner).where(CHAIRS.c.table_id == table_id)
        listed = sa.select(PAST_GAMES.c.owner).where(PAST_GAMES.c.table_id == table_id)
        return {row.owner for row in await self._database.read(sa.union(seated, listed))}


def _erasing(table_id: str) -> Iterator[Statement]:
    """The statements that delete a table with everything about it."""
    for table in reversed(METADATA.sorted_tables):
        if "table_id" in table.c:
            yield f"DELETE FROM {table.name} WHERE table_id = :table", {"table": table_id}  # noqa: S608 our own names
    yield "DELETE FROM tables WHERE id = :table", {"table": table_id}
