"""Reviews as they are stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from universelle.database.database import Database
from universelle.database.schema import REVIEWED_MOVES, REVIEWS

FORGET_MOVES: Final = "DELETE FROM reviewed_moves WHERE table_id = :table AND number > :kept"
BEGIN: Final = (
    "INSERT INTO reviews (table_id, match, wanted) VALUES (:table, :match, TRUE) "
    "ON CONFLICT (table_id) DO UPDATE SET match = excluded.match, wanted = TRUE"
)
WANT: Final = "UPDATE reviews SET wanted = :wanted WHERE table_id = :table"
KEEP: Final = (
    "INSERT INTO reviewed_moves (table_id, number, move) VALUES (:table, :number, :move) "
    "ON CONFLICT (table_id, number) DO UPDATE SET move = excluded.move"
)


@dataclass(frozen=True, slots=True)
class StoredReview:
    """A review as it is stored: which match it belongs to, whether it goes on, and what is known of each move."""

    match: str
    wanted: bool
    moves: tuple[str, ...]


class StoredReviews:
    """The reviews of all tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def load(self, table_id: str) -> StoredReview | None:
        """What is known of a match, if a review was ever begun."""
        row = (await self.database.read(REVIEWS.select().where(REVIEWS.c.table_id == table_id))).one_or_none()
        if row is None:
            return None
        query = REVIEWED_MOVES.select().where(REVIEWED_MOVES.c.table_id == table_id)
        lines = await self.database.read(query.order_by(REVIEWED_MOVES.c.number))
        return StoredReview(row.match, row.wanted, tuple([line.move for line in lines]))

    async def begin(self, table_id: str, match: str) -> None:
        """Start the review of a match again, with none of its moves."""
        forget = (FORGET_MOVES, {"table": table_id, "kept": 0})
        await self.database.write([forget, (BEGIN, {"table": table_id, "match": match})])

    async def want(self, table_id: str, wanted: bool) -> None:
        """Note whether a review goes on."""
        await self.database.write([(WANT, {"table": table_id, "wanted": wanted})])

    async def cut(self, table_id: str, kept: int) -> None:
        """Forget what is known of all but the first moves."""
        await self.database.write([(FORGET_MOVES, {"table": table_id, "kept": kept})])

    async def add(self, table_id: str, first: int, moves: Sequence[str]) -> None:
        """Keep what is known of moves, from the number `first` on; again, if it was kept before."""
        lines = [
            (KEEP, {"table": table_id, "number": number, "move": move}) for number, move in enumerate(moves, first)
        ]
        await self.database.write(lines)
