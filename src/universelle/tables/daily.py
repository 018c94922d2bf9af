"""The fair of the day: one deal for everybody, the same opponents, one try that counts.

The seed of a day is made of a secret of the servers and the date. Nobody can compute it ahead; nobody sees it before
a game of the day is over.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from random import Random
from typing import Any, Final

import sqlalchemy as sa

from universelle.bots.seat_specs import PERSON, house_bots
from universelle.contract.game import Game
from universelle.core.chance import SEED_BYTES, seed_from
from universelle.database.database import Database, Statement
from universelle.database.keys import shared_key
from universelle.database.schema import DAILY_TRIES
from universelle.games.registry import load, metas
from universelle.matches.record import Record
from universelle.tables.session import Session

FIRST: Final = date(2026, 1, 1)  # there was no fair on any day before
KEY: Final = "daily"
KEY_BYTES: Final = 32
PLAYERS: Final = 3
SHOWN: Final = 50  # places on the board of a day
BEGIN: Final = "INSERT INTO daily_tries (day, owner, played_at, name) VALUES (:day, :owner, :table, :name)"
FINISH: Final = "UPDATE daily_tries SET points = :points, ended = :ended WHERE played_at = :table AND points IS NULL"


@dataclass(frozen=True, slots=True)
class Fair:
    """The fair of a day: its title, its deal, who plays where."""

    day: date
    game: str
    seed: bytes
    opponents: Sequence[str]
    seat: int  # of the person

    def record(self, name: str) -> Record:
        """The match of somebody who has not begun."""
        game = load(self.game)
        seats = [f"{bot}={bot}" for bot in self.opponents]
        seats.insert(self.seat, f"{name}={PERSON}")
        options = game.rules.check(len(seats), {})
        return Record(self.game, game.meta.ruleset, tuple(seats), self.seed, options).sealed("")

    @property
    def closes(self) -> float:
        """When its day ends, by the clock of Greenwich, in seconds since 1970."""
        return datetime.combine(self.day + timedelta(days=1), time(), UTC).timestamp()


@dataclass(frozen=True, slots=True)
class Try:
    """Somebody's try at the fair of a day; it counts if it was over before the day was."""

    owner: str
    table: str
    name: str
    points: int | None
    place: int | None = None  # shared by those who have the same points


@dataclass(frozen=True, slots=True)
class Board:
    """Who has played the fair of a day: the best, how many in all, and one's own try."""

    best: Sequence[Try] = ()
    count: int = 0
    own: Try | None = None


def today(now: float) -> date:
    """The day at a moment, by the clock of Greenwich."""
    return datetime.fromtimestamp(now, UTC).date()


def fair_of(day: date, key: bytes) -> Fair:
    """The fair of a day: each title in turn."""
    slugs = sorted(metas())
    slug = slugs[day.toordinal() % len(slugs)]
    seed = hmac.digest(key, f"{day.isoformat()}/{slug}".encode(), "sha256")[:SEED_BYTES]
    game = load(slug)
    opponents, seat = _company(game, day)
    return Fair(day, slug, seed, opponents, seat)


def _company(game: Game, day: date) -> tuple[Sequence[str], int]:
    """The opponents and one's own seat, which everybody may know ahead."""
    bots = house_bots(game)
    players = min(max(PLAYERS, game.meta.min_players), game.meta.max_players)
    chance = Random(seed_from(f"{day.isoformat()} {game.meta.slug}"))
    return [bots[number] for number in sorted(chance.sample(range(len(bots)), players - 1))], chance.randrange(players)


class Daily:
    """The daily games of all days, in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._key: bytes | None = None

    async def fair(self, day: date) -> Fair:
        if self._key is None:
            self._key = await shared_key(self._database, KEY, KEY_BYTES)
        return fair_of(day, self._key)

    async def own(self, fair: Fair, owner: str | None) -> Try | None:
        """Somebody's try, begun or over."""
        c = DAILY_TRIES.c
        query = DAILY_TRIES.select().where(c.day == fair.day.isoformat(), c.owner == (owner or ""))
        row = (await self._database.read(query)).one_or_none()
        if row is None:
            return None
        counts = row.points is not None and row.ended < fair.closes
        return _try(row, 1 + await self._better(fair, row.points) if counts else None)

    async def count(self, fair: Fair) -> int:
        """How many tries count."""
        query = sa.select(sa.func.count()).select_from(DAILY_TRIES).where(*_counting(fair))
        return int((await self._database.read(query)).scalar_one())

    async def board(self, fair: Fair, owner: str | None) -> Board:
        c = DAILY_TRIES.c
        query = DAILY_TRIES.select().where(*_counting(fair)).order_by(c.points.desc(), c.ended, c.owner).limit(SHOWN)
        rows = (await self._database.read(query)).all()
        points = [row.points for row in rows]
        best = [_try(row, 1 + points.index(row.points)) for row in rows]
        return Board(best, await self.count(fair), await self.own(fair, owner))

    async def streak(self, owner: str | None, day: date) -> int:
        """On how many days in a row up to a day somebody has finished the fair; today may be still to come."""
        c = DAILY_TRIES.c
        query = sa.select(c.day, c.ended).where(c.owner == (owner or ""), c.points.is_not(None)).order_by(c.day.desc())
        played = {row.day for row in await self._database.read(query) if _in_time(row)}
        at = day if day.isoformat() in played else day - timedelta(days=1)
        days = 0
        while at.isoformat() in played:
            days, at = days + 1, at - timedelta(days=1)
        return days

    async def _better(self, fair: Fair, points: int) -> int:
        query = sa.select(sa.func.count()).select_from(DAILY_TRIES)
        found = await self._database.read(query.where(*_counting(fair), DAILY_TRIES.c.points > points))
        return int(found.scalar_one())


def _counting(fair: Fair) -> list[sa.ColumnElement[bool]]:
    c = DAILY_TRIES.c
    return [c.day == fair.day.isoformat(), c.points.is_not(None), c.ended < fair.closes]


def _in_time(row: Any) -> bool:
    return bool(today(row.ended).isoformat() <= row.day)


def _try(row: Any, place: int | None) -> Try:
    return Try(row.owner, row.played_at, row.name, row.points, place)


def beginning(fair: Fair, owner: str, name: str, table: str) -> list[Statement]:
    """The statement by which somebody begins their only try; it is a conflict if they have."""
    return [(BEGIN, {"day": fair.day.isoformat(), "owner": owner, "table": table, "name": name})]


def finishing(session: Session) -> list[Statement]:
    """The statement that keeps what somebody has reached; the first time counts."""
    seat = min(session.owners, default=0)
    points = session.match.state.scores()[seat]
    return [(FINISH, {"table": session.id, "points": points, "ended": session.ended})]
