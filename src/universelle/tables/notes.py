"""Notes: what people write about moments of games. They are private unless their writer shares them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import time
from typing import Final

import sqlalchemy as sa

from universelle.core.errors import BadRequest
from universelle.core.plain import plain
from universelle.database.database import Database
from universelle.database.schema import NOTES

LONGEST: Final = 2000  # signs
MOST: Final = 200  # notes of a person about a game
MOST_IN_ALL: Final = 2000  # notes of a person about all games
KEEP: Final = (
    "INSERT INTO notes (owner, table_id, moment, text, shared, at) VALUES (:owner, :table, :moment, :text, :shared, "
    ":at) ON CONFLICT (owner, table_id, moment) DO UPDATE SET text = excluded.text, shared = excluded.shared, "
    "at = excluded.at"
)
DROP: Final = "DELETE FROM notes WHERE owner = :owner AND table_id = :table AND moment = :moment"


@dataclass(frozen=True, slots=True)
class Note:
    """What somebody wrote about the moment after so many moves."""

    owner: str
    moment: int
    text: str
    shared: bool


class Notes:
    """The notes of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, table_id: str, reader: str | None) -> Sequence[Note]:
        """What somebody may read about a game: their own notes, and those that were shared; by moment, theirs first."""
        c = NOTES.c
        mine = c.owner == (reader or "")
        query = NOTES.select().where(c.table_id == table_id, sa.or_(mine, c.shared))
        rows = await self._database.read(query.order_by(c.moment, sa.not_(mine), c.at))
        return [Note(row.owner, row.moment, row.text, row.shared) for row in rows]

    async def keep(self, table_id: str, owner: str, moment: int, text: str, shared: bool) -> None:
        """Keep a note in place of the one before; an empty one is dropped."""
        lines = [plain(line).strip() for line in text.replace("\r", "").split("\n")]
        written = "\n".join(lines).strip()
        if len(written) > LONGEST:
            raise BadRequest("notes-long", most=LONGEST)
        values = {"owner": owner, "table": table_id, "moment": moment}
        if not written:
            await self._database.write([(DROP, values)])
            return
        await self._check_room(table_id, owner, moment)
        await self._database.write([(KEEP, {**values, "text": written, "shared": shared, "at": time()})])

    async def _check_room(self, table_id: str, owner: str, moment: int) -> None:
        """Refuse one note too many; what replaces one needs no room."""
        known = [note.moment for note in await self.of(table_id, owner) if note.owner == owner]
        if moment in known:
            return
        if len(known) >= MOST:
            raise BadRequest("notes-many", most=MOST)
        count = sa.select(sa.func.count()).select_from(NOTES).where(NOTES.c.owner == owner)
        if (await self._database.read(count)).scalar_one() >= MOST_IN_ALL:
            raise BadRequest("notes-too-many", most=MOST_IN_ALL)
