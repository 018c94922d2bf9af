"""Random matches of every game, for tests that hold for all of them."""

import pytest

from universelle.core.state import State
from universelle.games.registry import load, metas
from universelle.matches.match import Match
from universelle.matches.record import Record
from universelle.testing.trial import Trial, play

__all__ = ["TABLES", "begin", "each_game", "each_table", "play", "played", "record_of"]

TABLES = [
    (slug, players) for slug, meta in metas().items() for players in range(meta.min_players, meta.max_players + 1)
]

each_game = pytest.mark.parametrize("slug", list(metas()))
each_table = pytest.mark.parametrize(
    ("slug", "players"), [pytest.param(slug, players, id=f"{slug}-{players}p") for slug, players in TABLES]
)


def begin(slug: str, players: int, seed: int) -> State:
    """The first position of a match; seed 1 with the default options and the default edition."""
    return Trial(load(slug), players, seed).begin()


def record_of(slug: str, players: int, seed: int) -> Record:
    """The record of a match without a move."""
    return Trial(load(slug), players, seed).record()


def played(slug: str, players: int, seed: int, moves: int | None = None) -> Match:
    """A match after so many random moves, or at its end."""
    return Trial(load(slug), players, seed).match(moves)
