"""Random games of every title, for the laws that all of them keep."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from universelle.contract.game import Game
from universelle.core.action import Action
from universelle.core.chance import seed_from
from universelle.core.edition import Edition
from universelle.core.errors import BadRequest
from universelle.core.state import State
from universelle.games.registry import load, metas
from universelle.matches.match import Match
from universelle.matches.record import Record

MOST_MOVES = 10_000

TABLES = [
    (slug, players) for slug, meta in metas().items() for players in range(meta.min_players, meta.max_players + 1)
]

each_game = pytest.mark.parametrize("slug", list(metas()))
each_table = pytest.mark.parametrize(
    ("slug", "players"), [pytest.param(slug, players, id=f"{slug}-{players}p") for slug, players in TABLES]
)


def seeds(last: int, plain: tuple[int, ...]) -> pytest.MarkDecorator:
    """Games to try; where there is a compiled build, the plain one tries only some of them."""
    marks = {seed: () if seed in plain else (pytest.mark.more,) for seed in range(1, last + 1)}
    return pytest.mark.parametrize(
        "seed", [pytest.param(seed, marks=more, id=f"seed{seed}") for seed, more in marks.items()]
    )


few_seeds = seeds(3, plain=(1,))  # for what takes long
each_seed = seeds(8, plain=(1, 3))


def begin(slug: str, players: int, seed: int) -> State:
    """The first position of a game; seed 1 with the usual options and the house's edition."""
    return record_of(slug, players, seed).begin()


def record_of(slug: str, players: int, seed: int) -> Record:
    """The record of a game not yet begun."""
    game = load(slug)
    seats = tuple(f"Player {seat + 1}" for seat in range(players))
    options = options_for(game, players, seed)
    return Record(slug, game.meta.ruleset, seats, seed_from(str(seed)), options, edition_for(slug, seed))


def options_for(game: Game, players: int, seed: int) -> dict[str, str]:
    """Options that can be had together with this number of players, decided by the seed."""
    rng = Random(seed)
    for _ in range(100 if seed > 1 else 0):
        options = {option.name: rng.choice(option.values) for option in game.meta.options}
        try:
            game.new(players, seed_from("options"), options)
        except BadRequest:
            continue
        return options
    return {}


def edition_for(slug: str, seed: int) -> Edition:
    """For two seeds out of three the house's edition; for the third one that makes rare things happen."""
    values = load(slug).checks.editions
    return Edition("test", values[seed // 3 % len(values)]) if values and seed % 3 == 0 else Edition()


def play(state: State, rng: Random) -> Iterator[tuple[int, Action]]:
    """A random game: who moves and how, told before the move is carried out on the position."""
    for _ in range(MOST_MOVES):
        seats = state.to_move()
        if not seats:
            return
        seat = rng.choice(seats)
        action = rng.choice(state.legal_actions(seat))
        yield seat, action
        state.apply(seat, action)
    pytest.fail(f"a random game has not ended after {MOST_MOVES} moves")


def play_out(state: State, rng: Random) -> list[tuple[int, Action]]:
    """A random game to its end; its moves."""
    return list(play(state, rng))


def samples(state: State, rng: Random, every: int) -> Iterator[State]:
    """The first and the last position of a random game, and some between: about one in so many."""
    yield state
    for _ in play(state, rng):
        if rng.randrange(every) == 0:
            yield state
    yield state


def played(slug: str, players: int, seed: int, moves: int | None = None) -> Match:
    """A match after so many random moves, or at its end."""
    match = Match(record_of(slug, players, seed))
    rng = Random(seed)
    while match.state.to_move() and (moves is None or len(match.history) < moves):
        seat = rng.choice(match.state.to_move())
        match.play(seat, rng.choice(match.state.legal_actions(seat)))
    return match


def as_json(view: Any) -> str:
    """Plain data as text, byte for byte the same for equal data."""
    return json.dumps(view, sort_keys=True, allow_nan=False)


def without_chance(content: object) -> object:
    """A position's content less the numbers still to be drawn: what lies on the table, open or hidden."""
    if isinstance(content, tuple):
        return tuple(without_chance(item) for item in content if not is_chance(item))
    return content


def is_chance(content: object) -> bool:
    return isinstance(content, tuple) and bool(content) and isinstance(content[0], bytes)
