"""Who plays whom on which deal: every deal is played with every seating of a set that gives each bot each seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, count, islice, permutations
from math import comb, factorial
from typing import Final, NamedTuple

from universelle.core.edition import Edition
from universelle.core.errors import BadRequest

MOST_GAMES: Final = 1000  # of a deal, all of which are played


class Seating(NamedTuple):
    """One game: the number of its deal, and which bot has which seat."""

    deal: int
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Contest:
    """Bots that are compared at a game. All games of a deal begin with the same position."""

    game: str
    bots: tuple[str, ...]  # as named: a name may be there more than once
    players: int
    seed: str = "1"
    options: Mapping[str, str] = field(default_factory=dict)
    edition: Edition = field(default_factory=Edition)

    def __post_init__(self) -> None:
        if len(self.names) < 2 and self.players > 1:
            raise BadRequest("arena-too-few-bots")
        games = comb(len(self.bots), self.players) * self.players
        if games > MOST_GAMES:
            raise BadRequest("arena-too-many-bots", bots=len(self.bots), games=games, most=MOST_GAMES)

    @property
    def names(self) -> tuple[str, ...]:
        """The bots, each once."""
        return tuple(dict.fromkeys(self.bots))

    @property
    def tables(self) -> list[tuple[str, ...]]:
        """Who meets: if there are fewer bots than seats, the last one has those that are left; if more, all sets."""
        if len(self.bots) <= self.players:
            return [(*self.bots, *[self.bots[-1]] * (self.players - len(self.bots)))]
        meetings = {tuple(sorted(table)): table for table in combinations(self.bots, self.players)}
        return [table for table in meetings.values() if self.players == 1 or len(set(table)) > 1]

    def seatings(self, deal: int) -> list[Seating]:
        """All games of a deal."""
        return [Seating(deal, seats) for table in self.tables for seats in rotations(order(table, deal))]

    def deals(self, games: int) -> list[list[Seating]]:
        """The games of as many whole deals as are needed for at least so many games."""
        return list(_until(games, map(self.seatings, count())))


def order(table: Sequence[str], deal: int) -> tuple[str, ...]:
    """The bots in the order in which they sit around the table; every order has its turn."""
    first, *others = table
    return first, *next(islice(permutations(others), deal % factorial(len(others)), None))


def rotations(seats: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The same order around the table, begun at each seat. Equal ones would be the same game, and are there once."""
    return list(dict.fromkeys(seats[shift:] + seats[:shift] for shift in range(len(seats))))


def _until(games: int, deals: Iterator[list[Seating]]) -> Iterator[list[Seating]]:
    while games > 0:
        deal = next(deals)
        games -= len(deal)
        yield deal
