"""How somebody has done: games won, who they met often, and their latest games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa

from universelle.database.database import Database
from universelle.database.schema import OUTCOMES

OFTEN: Final = 3  # games together
MOST_MET: Final = 8
LATEST: Final = 10


@dataclass(frozen=True, slots=True)
class Won:
    """Games won of those played, of one title with one number of players."""

    game: str
    players: int
    won: int
    played: int


@dataclass(frozen=True, slots=True)
class Met:
    """Somebody who was often met, and in how many games the person was placed before them."""

    owner: str
    games: int
    ahead: int


@dataclass(frozen=True, slots=True)
class Latest:
    """A game that was finished lately."""

    table: str
    game: str
    players: int
    place: int
    at: float
    gone: bool


@dataclass(frozen=True, slots=True)
class Statistics:
    """How somebody has done."""

    won: Sequence[Won] = ()
    met: Sequence[Met] = ()
    latest: Sequence[Latest] = ()
    gone: int = 0  # games that they left

    @property
    def played(self) -> int:
        return sum([each.played for each in self.won])

    @property
    def victories(self) -> int:
        return sum([each.won for each in self.won])


async def statistics(database: Database, owner: str) -> Statistics:
    """How an owner has done."""
    own = OUTCOMES.c.owner == owner
    counts = sa.select(
        OUTCOMES.c.game,
        OUTCOMES.c.players,
        sa.func.sum(sa.case((OUTCOMES.c.won, 1), else_=0)).label("won"),
        sa.func.count().label("played"),
    )
    rows = await database.read(counts.where(own, OUTCOMES.c.counted).group_by(OUTCOMES.c.game, OUTCOMES.c.players))
    won = [Won(row.game, row.players, int(row.won), row.played) for row in rows]
    left = await database.read(sa.select(sa.func.count()).select_from(OUTCOMES).where(own, OUTCOMES.c.gone))
    latest = OUTCOMES.select().where(own).order_by(OUTCOMES.c.at.desc()).limit(LATEST)
    games = [
        Latest(row.table_id, row.game, row.players, row.place, row.at, row.gone) for row in await database.read(latest)
    ]
    return Statistics(won, await _met(database, owner), games, int(left.scalar_one()))


async def _met(database: Database, owner: str) -> Sequence[Met]:
    """Who was met often, the one met most often first."""
    own, other = OUTCOMES.alias("own"), OUTCOMES.alias("other")
    together = own.join(other, own.c.table_id == other.c.table_id)
    games = sa.func.count().label("games")
    ahead = sa.func.sum(sa.case((own.c.place < other.c.place, 1), else_=0)).label("ahead")
    query = (
        sa.select(other.c.owner, games, ahead)
        .select_from(together)
        .where(own.c.owner == owner, own.c.counted, other.c.owner.is_not(None), other.c.owner != owner)
        .group_by(other.c.owner)
        .having(sa.func.count() >= OFTEN)
        .order_by(games.desc(), other.c.owner)
        .limit(MOST_MET)
    )
    return [Met(row.owner, row.games, int(row.ahead)) for row in await database.read(query)]


async def have_met(database: Database, one: str, other: str) -> bool:
    """Whether two have finished a game together."""
    own, theirs = OUTCOMES.alias("own"), OUTCOMES.alias("other")
    together = own.join(theirs, own.c.table_id == theirs.c.table_id)
    query = sa.select(own.c.table_id).select_from(together).where(own.c.owner == one, theirs.c.owner == other).limit(1)
    return (await database.read(query)).first() is not None
