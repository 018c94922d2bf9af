"""What is played on a database, in numbers."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from time import time
from typing import Any, Final

import sqlalchemy as sa

from universelle.database.database import Database
from universelle.database.schema import CHAIRS, GATHERINGS, JOURNAL, TABLES, TALK_REPORTS

DAY: Final = 24 * 3600.0


@dataclass(frozen=True, slots=True)
class Counts:
    """Tables by their state. `size` is that of the database, in bytes."""

    running: int
    finished: int
    waiting: int
    damaged: int
    reported: int  # lines of talk that nobody has seen to
    by_post: int  # running ones in which a move may take a day or more
    size: int


@dataclass(frozen=True, slots=True)
class Statistics(Counts):
    """Tables by their state and game, moves and people."""

    games: Mapping[str, int]  # tables of each game
    moves: int
    moves_today: int  # in the last 24 hours
    opened_today: int
    finished_today: int
    people: int  # with a seat at any table
    people_today: int  # with a seat at a table that changed in the last 24 hours

    @property
    def tree(self) -> dict[str, Any]:
        return asdict(self)


async def counts(database: Database) -> Counts:
    """Count what indices know: that is quick."""
    return Counts(
        running=await _count(database, TABLES, sa.not_(TABLES.c.over)),
        finished=await _count(database, TABLES, TABLES.c.over),
        waiting=await _count(database, GATHERINGS),
        damaged=await _count(database, TABLES, TABLES.c.damaged),
        reported=await _reported(database),
        by_post=await _by_post(database),
        size=int((await database.read(sa.text(database.size))).scalar_one()),
    )


async def statistics(database: Database) -> Statistics:
    """Count it all: that takes a while on a large database."""
    since = time() - DAY
    lately = sa.select(TABLES.c.id).where(TABLES.c.changed > since)
    return Statistics(
        **asdict(await counts(database)),
        games=await _games(database),
        moves=await _count(database, JOURNAL),
        moves_today=await _count(database, JOURNAL, JOURNAL.c.at > since, JOURNAL.c.table_id.in_(lately)),
        opened_today=await _count(database, TABLES, TABLES.c.created > since),
        finished_today=await _count(database, TABLES, TABLES.c.over, TABLES.c.changed > since),
        people=await _people(database),
        people_today=await _people(database, CHAIRS.c.table_id.in_(lately)),
    )


async def _count(database: Database, table: sa.FromClause, *where: sa.ColumnElement[bool]) -> int:
    query = sa.select(sa.func.count()).select_from(table).where(*where)
    return int((await database.read(query)).scalar_one())


async def _people(database: Database, *where: sa.ColumnElement[bool]) -> int:
    return int((await database.read(sa.select(sa.func.count(sa.distinct(CHAIRS.c.owner))).where(*where))).scalar_one())


async def _reported(database: Database) -> int:
    open_ones = sa.not_(TALK_REPORTS.c.done)
    lines = sa.select(TALK_REPORTS.c.table_id, TALK_REPORTS.c.number).where(open_ones).distinct().subquery()
    return await _count(database, lines)


async def _by_post(database: Database) -> int:
    timed = sa.select(TABLES.c.terms).where(TABLES.c.deadline.is_not(None), sa.not_(TABLES.c.over))
    return len([row for row in await database.read(timed) if _seconds(row.terms) >= DAY])


async def _games(database: Database) -> dict[str, int]:
    """Tables by game, the most played first."""
    rows = await database.read(sa.select(TABLES.c.record))
    return dict(Counter([_game(row.record) for row in rows]).most_common())


def _seconds(terms: str) -> float:
    """The time for a move at a table."""
    try:
        return float(json.loads(terms)["pace"]["move"])
    except (ValueError, TypeError, KeyError):
        return 0.0


def _game(record: str) -> str:
    try:
        return str(json.loads(record)["game"])
    except (ValueError, TypeError, KeyError):
        return "?"
