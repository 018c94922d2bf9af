"""How somebody has done at a title, from the rows of their past games: no match is read."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final, overload

import sqlalchemy as sa

from universelle.database.database import Database
from universelle.database.schema import PAST_GAMES
from universelle.people.levels import Outcome
from universelle.tables.past_games import OWN
from universelle.tables.shelf import deleted_by

LATEST: Final = 10


@dataclass(slots=True)
class Part:
    """Games of a kind: how many were played and won, and the most points."""

    played: int = 0
    won: int = 0
    best: int | None = None

    def add(self, other: Part) -> None:
        """Count more games."""
        self.played += other.played
        self.won += other.won
        self.best = max([best for best in (self.best, other.best) if best is not None], default=None)


class Outcomes(Sequence[Outcome]):
    """How matches against others ended, made of their rows when they are asked for: few of many are."""

    def __init__(self, rows: Sequence[Any] = ()) -> None:
        self._rows = rows

    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, at: int) -> Outcome: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Outcome]: ...
    def __getitem__(self, at: int | slice) -> Outcome | Sequence[Outcome]:
        return [_outcome(row) for row in self._rows[at]] if isinstance(at, slice) else _outcome(self._rows[at])


@dataclass(frozen=True, slots=True)
class Numbers:
    """How somebody has done."""

    all: Part = field(default_factory=Part)
    mean: float = 0.0  # of the points
    streak: int = 0  # games won in a row up to now
    longest: int = 0
    latest: Sequence[tuple[int, int]] = ()  # places, each among how many, the newest last
    sources: Mapping[str, tuple[float, float]] = field(default_factory=dict)  # means: one's own, the others'
    by_players: Mapping[int, Part] = field(default_factory=dict)
    by_rival: Mapping[str, Part] = field(default_factory=dict)  # bots, and @ for people
    outcomes: Sequence[Outcome] = ()  # against others, the newest last


async def numbers(database: Database, owner: str, game: str, players: int = 0, rival: str = "") -> Numbers:
    """How an owner has done at a title; only with so many players, or against somebody, if that is asked."""
    c = PAST_GAMES.c
    query = sa.select(c.players, c.place, c.won, c.points, c.seat, c.rivals, c.places, c.sources).where(
        c.owner == owner, c.game == game, c.counted, c.table_id.not_in(deleted_by(owner))
    )
    if players:
        query = query.where(c.players == players)
    if rival:
        query = query.where(c.rivals.contains(f" {rival} ", autoescape=True))
    rows = (await database.read(query.order_by(c.ended, c.table_id))).all()
    return await asyncio.to_thread(_numbers, rows)


def _numbers(rows: Sequence[Any]) -> Numbers:
    won = [row.won for row in rows]
    alike: dict[str, list[Any]] = {}
    for row in rows:
        alike.setdefault(row.rivals, []).append(row)
    every = Part()
    by_players: dict[int, Part] = {}
    by_rival: dict[str, Part] = {}
    for seated, some in alike.items():
        part = Part(len(some), len([row for row in some if row.won]), max([row.points for row in some]))
        every.add(part)
        by_players.setdefault(len(seated.split()), Part()).add(part)
        for rival in {*seated.split()} - {OWN}:
            by_rival.setdefault(rival, Part()).add(part)
    streaks = [len(list(run)) for is_won, run in groupby(won) if is_won]
    return Numbers(
        every,
        sum([row.points for row in rows]) / len(rows) if rows else 0.0,
        streaks[-1] if won and won[-1] else 0,
        max(streaks, default=0),
        [(row.place, row.players) for row in rows[-LATEST:]],
        _sources([row.sources for row in rows]),
        dict(sorted(by_players.items())),
        by_rival,
        Outcomes([row for row in rows if row.players > 1]),
    )


def _outcome(row: Any) -> Outcome:
    placed = enumerate(zip(row.rivals.split(), map(int, row.places.split())))
    return Outcome(row.place, tuple([(who, place) for seat, (who, place) in placed if seat != row.seat]))


def _sources(texts: Sequence[str]) -> dict[str, tuple[float, float]]:
    """The means by source: those of games in which a source brought nothing count, too."""
    sums: dict[str, list[float]] = {}
    for text in texts:  # one after another: all at once would fill the memory
        for reason, (own, others) in json.loads(text).items():
            both = sums.setdefault(reason, [0.0, 0.0])
            both[0] += own
            both[1] += others
    return {reason: (own / len(texts), others / len(texts)) for reason, (own, others) in sums.items()}
