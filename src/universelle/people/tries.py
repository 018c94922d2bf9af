"""Tries: how often somebody may guess. All processes count together, in the database."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

import sqlalchemy as sa

from universelle.core.errors import BadRequest
from universelle.database.database import Database, Statement
from universelle.database.schema import TRIES

MOST: Final = 5
PAUSE: Final = 60.0  # seconds without a try, after which all is forgotten

TRY: Final = (
    "INSERT INTO tries (what, count, until) VALUES (:what, 1, {now} + :pause) ON CONFLICT (what) DO UPDATE SET "
    "count = CASE WHEN tries.until < {now} THEN 1 ELSE tries.count + 1 END, until = {now} + :pause "
    "WHERE tries.until < {now} OR tries.count < :most"
)
FORGET: Final = "DELETE FROM tries WHERE what = :what"
GIVE_BACK: Final = "UPDATE tries SET count = count - 1 WHERE what = :what AND count > 0"
TIDY: Final = "DELETE FROM tries WHERE until < {now}"


class TooManyTries(BadRequest):
    """Whoever guesses must wait."""

    def __init__(self, seconds: int) -> None:
        super().__init__("people-wait", time=f"{seconds // 60}:{seconds % 60:02}")
        self.seconds = seconds


class Tries:
    """Counts tries by what they are about. Names and addresses are kept as hashes, for a minute."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def take(self, *subjects: str) -> None:
        """Count a try for each of these, or refuse it with the time to wait."""
        kept = [_hash(subject) for subject in subjects]
        found = await self._database.write([self._try(what) for what in kept])
        if not all(found):
            raise TooManyTries(await self._seconds([what for what, counted in zip(kept, found) if not counted]))

    def _try(self, what: str) -> Statement:
        return TRY.format(now=self._database.now), {"what": what, "pause": PAUSE, "most": MOST}

    async def _seconds(self, kept: Sequence[str]) -> int:
        """How long to wait until something can be tried again."""
        left = sa.func.max(TRIES.c.until) - sa.literal_column(self._database.now)
        found = (await self._database.read(sa.select(left).where(TRIES.c.what.in_(kept)))).scalar_one()
        return max(1, round(found or 0))

    async def forget(self, right: str, *others: str) -> None:
        """The last try was right: forget those about this and what is over, and do not count it for the others."""
        given_back: list[Statement] = [(GIVE_BACK, {"what": _hash(each)}) for each in others]
        over: Statement = (TIDY.format(now=self._database.now), {})
        await self._database.write([(FORGET, {"what": _hash(right)}), *given_back, over])


def _hash(subject: str) -> str:
    return blake2b(subject.encode(), digest_size=16).hexdigest()
