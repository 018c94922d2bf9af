"""The games of somebody that are over: lists of them, by what is wanted."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, Final

import sqlalchemy as sa

from universelle.core.errors import UniverselleError
from universelle.database.database import Database
from universelle.database.schema import CHAIRS, DELETED_GAMES, PAST_GAMES, TABLES
from universelle.matches.record import Record
from universelle.tables.past_games import OWN, PEOPLE
from universelle.tables.session import record_of
from universelle.tables.shelf import Shelf, deleted_by

PAGE: Final = 20  # games
WON, LOST, DELETED = "won", "lost", "deleted"


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which games somebody wants to see."""

    game: str = ""
    outcome: str = ""
    rival: str = ""  # a bot, or @ for people
    names: Sequence[str] = ()  # one of these is in the names of the players, or …
    bots: Sequence[str] = ()  # … one of these was met, or …
    spans: Sequence[tuple[float, float]] = ()  # … it ended then
    searched: bool = False
    deleted: str = ""  # one that is in the bin, and shown with the others


@dataclass(frozen=True, slots=True)
class PastGame:
    """A game that is over, as a list shows it."""

    table: str
    game: str
    players: int
    seat: int | None
    place: int | None
    won: bool
    points: int | None
    ended: float
    seconds: int
    imported: bool
    deleted: float | None  # when
    with_people: bool  # whether others played, too, each at a screen of their own


@dataclass(frozen=True, slots=True)
class Found:
    """The games on one page, and how many there are on all."""

    games: Sequence[PastGame]
    count: int


@dataclass(frozen=True, slots=True)
class Counts:
    """How many games somebody has: by title, and in the bin."""

    by_game: Mapping[str, int] = field(default_factory=dict)
    deleted: int = 0

    @property
    def all(self) -> int:
        return sum(self.by_game.values())


class History:
    """The past games of everybody."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, owner: str, wanted: Wanted, page: int = 0) -> Found:
        """The games that an owner wants to see, the newest first."""
        c, mark = PAST_GAMES.c, DELETED_GAMES.c
        marks = sa.and_(mark.owner == c.owner, mark.table_id == c.table_id)
        matching = _matching(owner, wanted)
        query = sa.select(PAST_GAMES, mark.at.label("deleted")).select_from(PAST_GAMES.outerjoin(DELETED_GAMES, marks))
        rows = await self._database.read(
            query.where(*matching).order_by(c.ended.desc(), c.table_id).limit(PAGE).offset(page * PAGE)
        )
        games = [_past_game(row) for row in rows]
        if page == 0 and len(games) < PAGE:
            return Found(games, len(games))
        count = sa.select(sa.func.count()).select_from(PAST_GAMES).where(*matching)
        return Found(games, int((await self._database.read(count)).scalar_one()))

    async def counts(self, owner: str) -> Counts:
        """How many games an owner has."""
        c = PAST_GAMES.c
        kept = sa.select(c.game, sa.func.count().label("games")).where(*_matching(owner, Wanted())).group_by(c.game)
        by_game = {row.game: row.games for row in await self._database.read(kept)}
        binned = sa.select(sa.func.count()).where(DELETED_GAMES.c.owner == owner, DELETED_GAMES.c.at > 0)
        return Counts(by_game, int((await self._database.read(binned)).scalar_one()))

    async def met(self, owner: str) -> Sequence[tuple[str, str]]:
        """The games and the bots that an owner has met there, and @ where they met people."""
        query = sa.select(PAST_GAMES.c.game, PAST_GAMES.c.rivals).where(*_matching(owner, Wanted())).distinct()
        found = {
            (row.game, rival)
            for row in await self._database.read(query)
            for rival in row.rivals.split()
            if rival != OWN
        }
        return sorted(found)

    async def running(self, owner: str, deleted: str = "") -> Mapping[str, bool]:
        """The running tables at which an owner has a seat, each with whether they have deleted it: only this one may
        be."""
        seated = sa.select(CHAIRS.c.table_id).where(CHAIRS.c.owner == owner)
        gone = TABLES.c.id.in_(deleted_by(owner))
        query = sa.select(TABLES.c.id, gone.label("gone")).where(TABLES.c.id.in_(seated), sa.not_(TABLES.c.over))
        rows = await self._database.read(query.where(sa.or_(sa.not_(gone), TABLES.c.id == deleted)))
        return {row.id: row.gone for row in rows}

    async def records(self, owner: str) -> AsyncIterator[tuple[float, Record]]:
        """The records of all games that an owner keeps, the oldest first, each with when it ended."""
        c, shelf = PAST_GAMES.c, Shelf(self._database)
        query = sa.select(c.table_id, c.places, c.ended, TABLES.c.summary).join(TABLES)
        rows = (await self._database.read(query.where(*_matching(owner, Wanted())).order_by(c.ended))).all()
        for row in rows:
            with suppress(UniverselleError):  # one that is damaged
                stored = await shelf.load(row.table_id)
                if stored is not None:
                    places = list(map(int, row.places.split()))
                    result = {"scores": json.loads(row.summary)["scores"], "places": places} if places else None
                    yield row.ended, replace(record_of(stored), result=result)

    async def has(self, owner: str, same: str) -> str | None:
        """The table of a match that an owner has already, deleted or not."""
        c = PAST_GAMES.c
        query = sa.select(c.table_id).where(c.owner == owner, c.same == same).limit(1)
        found: str | None = (await self._database.read(query)).scalar_one_or_none()
        return found

    async def number_imported(self, owner: str) -> int:
        """How many matches an owner has brought in, those in the bin among them."""
        c = PAST_GAMES.c
        query = sa.select(sa.func.count()).select_from(PAST_GAMES).where(c.owner == owner, c.imported)
        return int((await self._database.read(query)).scalar_one())


def _matching(owner: str, wanted: Wanted) -> list[sa.ColumnElement[bool]]:
    c = PAST_GAMES.c
    deleted = deleted_by(owner)
    if wanted.outcome == DELETED:
        return [c.owner == owner, c.table_id.in_(deleted.where(DELETED_GAMES.c.at > 0))]
    found = [c.owner == owner, sa.or_(c.table_id.not_in(deleted), c.table_id == wanted.deleted)]
    if wanted.game:
        found.append(c.game == wanted.game)
    if wanted.outcome:
        found.append(c.won if wanted.outcome == WON else sa.and_(sa.not_(c.won), c.place.is_not(None)))
    if wanted.rival:
        found.append(_met(wanted.rival))
    if wanted.searched:
        named = [c.names.contains(name, autoescape=True) for name in wanted.names]
        then = [sa.and_(c.ended >= start, c.ended < end) for start, end in wanted.spans]
        found.append(sa.or_(sa.false(), *named, *[_met(bot) for bot in wanted.bots], *then))
    return found


def _met(rival: str) -> sa.ColumnElement[bool]:
    return PAST_GAMES.c.rivals.contains(f" {rival} ", autoescape=True)


def _past_game(row: Any) -> PastGame:
    return PastGame(
        row.table_id,
        row.game,
        row.players,
        row.seat,
        row.place,
        row.won,
        row.points,
        row.ended,
        row.seconds,
        row.imported,
        row.deleted,
        PEOPLE in row.rivals and not row.imported,
    )
