"""The ratings of everybody at a game, derived from finished matches in their order.

Nothing of it is stored: a match counts once, however many processes notice its end, and no more once its last move is
taken back. Every process reads what is new when it is asked; it starts again if an earlier match has changed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final

import sqlalchemy as sa

from universelle.database.database import NAMES, SEATS, Database
from universelle.database.schema import OUTCOMES
from universelle.games.registry import load
from universelle.people.ratings import ENOUGH, Match, Part, Rating, after, computer_ratings
from universelle.tables.outcomes import ENDED

CHANGES: Final = (None, ENDED, SEATS, NAMES)  # announcements after which matches may be others


@dataclass(frozen=True, slots=True)
class Step:
    """Somebody's rating after a match."""

    table: str
    rating: Rating


@dataclass(slots=True)
class Ladder:
    """The ratings at a game after all matches so far."""

    computers: Mapping[str, Rating]
    people: dict[str, list[Step]] = field(default_factory=dict)  # by owner, match after match
    matches: int = 0
    last: tuple[float, str] = (0.0, "")  # when the last match ended, and its table

    def add(self, matches: Iterable[Match]) -> None:
        """Count more matches, in their order."""
        for match in matches:
            before = {
                part.owner: self.people[part.owner][-1].rating for part in match.parts if part.owner in self.people
            }
            for owner, rating in after(match, before, self.computers).items():
                self.people.setdefault(owner, []).append(Step(match.table, rating))
            self.matches += 1
            self.last = match.at, match.table

    def rating_of(self, owner: str) -> Rating | None:
        """Somebody's rating; none before enough matches."""
        steps = self.people.get(owner, [])
        return steps[-1].rating if len(steps) >= ENOUGH else None

    def rated(self) -> list[tuple[str, Rating, int]]:
        """Everybody with a rating and how many matches they played, the one with the highest careful end first."""
        found = [(owner, steps[-1].rating, len(steps)) for owner, steps in self.people.items() if len(steps) >= ENOUGH]
        return sorted(found, key=lambda each: (-each[1].low, each[0]))


class Ladders:
    """The ladders of all games."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._ladders: dict[str, Ladder] = {}
        self._changed: set[str] = set()  # games whose matches may be others than those that are known
        self._lock = asyncio.Lock()

    async def start(self) -> None:
        await self._database.listen(self.heard)

    def heard(self, changed: str | None = ENDED) -> None:
        """Matches have ended, or go on, or are somebody else's."""
        if changed in CHANGES:
            self._changed.update(self._ladders)
        if changed in (SEATS, NAMES):
            self._ladders.clear()

    async def of(self, game: str) -> Ladder:
        """The ladder of a game."""
        async with self._lock:
            known = self._ladders.get(game)
            if known is not None and game not in self._changed:
                return known
            self._changed.discard(game)
            ladder = known or Ladder(computer_ratings(load(game).opponents))
            matches = await self._read(game, ladder.last)
            if ladder.matches + len(matches) != await self._number(game):
                ladder = Ladder(ladder.computers)
                matches = await self._read(game, ladder.last)
            await asyncio.to_thread(ladder.add, matches)
            self._ladders[game] = ladder
            return ladder

    async def _number(self, game: str) -> int:
        query = sa.select(sa.func.count(sa.distinct(OUTCOMES.c.table_id)))
        return int((await self._database.read(query.where(OUTCOMES.c.game == game, OUTCOMES.c.rated))).scalar_one())

    async def _read(self, game: str, since: tuple[float, str]) -> Sequence[Match]:
        """The rated matches after a moment."""
        c = OUTCOMES.c
        later = sa.or_(c.at > since[0], sa.and_(c.at == since[0], c.table_id > since[1]))
        query = sa.select(c.table_id, c.at, c.owner, c.bot, c.place, c.gone).where(c.game == game, c.rated, later)
        rows = (await self._database.read(query.order_by(c.at, c.table_id, c.seat))).all()
        return [_match(list(part)) for _, part in groupby(rows, key=lambda row: row.table_id)]


def _match(rows: Sequence[Any]) -> Match:
    parts = tuple([Part(row.owner, row.bot, row.place, row.gone) for row in rows])
    return Match(rows[0].table_id, rows[0].at, parts)
