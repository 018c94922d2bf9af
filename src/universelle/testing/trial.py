"""A trial: one random match on which an invariant is checked."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Any, Final

from universelle.contract.game import Game
from universelle.core.action import Action
from universelle.core.chance import Chance, seed_from
from universelle.core.edition import Edition
from universelle.core.errors import BadRequest, UniverselleError
from universelle.core.state import State
from universelle.matches.match import Match
from universelle.matches.record import Record

MOST_MOVES: Final = 10_000
TRIES: Final = 100  # random sets of options until one is allowed


class Extent(Enum):
    """On how many random matches a law is checked."""

    GAME = "once"
    TABLE = "once for each number of players"
    FEW_SEEDS = "for each number of players with a few seeds"
    MANY_SEEDS = "for each number of players with many seeds"


@dataclass(frozen=True)
class Trial:
    """A game, a number of players and a seed. Seed 1 has the default options and the default edition."""

    game: Game
    players: int
    seed: int = 1

    def begin(self) -> State:
        """The first position."""
        return self.game.new(self.players, seed_from(str(self.seed)), self.options(), self.edition())

    def record(self) -> Record:
        """The record of a match without a move."""
        seats = tuple(f"Player {seat + 1}" for seat in range(self.players))
        meta = self.game.meta
        return Record(meta.slug, meta.ruleset, seats, seed_from(str(self.seed)), self.options(), self.edition())

    def options(self) -> dict[str, str]:
        """Options that are allowed together with this number of players, decided by the seed."""
        rng = Random(self.seed)
        for _ in range(TRIES if self.seed > 1 else 0):
            options = {option.name: rng.choice(option.values) for option in self.game.meta.options}
            try:
                self.game.new(self.players, seed_from("options"), options)
            except BadRequest:
                continue
            return options
        return {}

    def edition(self) -> Edition:
        """For two seeds out of three the default edition; for the third one in which rare things happen."""
        values = self.game.checks.editions
        return Edition("test", values[self.seed // 3 % len(values)]) if values and self.seed % 3 == 0 else Edition()

    def saw(self, count: int, what: str) -> None:
        """Check that what a law looks at occurred at all: it may be missing only in matches of few moves."""
        assert count or not self.game.checks.long, f"{what} never occurred, so that nothing was checked"

    def random(self) -> Random:
        """The random source that plays this match."""
        return Random(self.seed)

    def samples(self, every: int) -> Iterator[State]:
        """The first and the last position of the match, and about one in so many between them."""
        return samples(self.begin(), self.random(), every)

    def match(self, moves: int | None = None) -> Match:
        """A match after so many random moves, or at its end."""
        match = Match(self.record())
        rng = self.random()
        while match.state.to_move() and (moves is None or len(match.history) < moves):
            random_move(match, rng)
        return match


@dataclass(frozen=True)
class Law:
    """An invariant: its subject, a sentence, and the function that checks it on a trial."""

    subject: str
    sentence: str
    check: Callable[[Trial], None]
    extent: Extent
    slow: bool = False  # takes so long that it is checked on the compiled build only, where there is one

    @property
    def id(self) -> str:
        return f"{self.subject}: {self.sentence}"


def law(extent: Extent, slow: bool = False) -> Callable[[Callable[[Trial], None]], Law]:
    """Makes a function a law; the name of the function is its sentence."""

    def make(check: Callable[[Trial], None]) -> Law:
        return Law(check.__module__.rpartition(".")[2], check.__name__.replace("_", " "), check, extent, slow)

    return make


def play(state: State, rng: Random) -> Iterator[tuple[int, Action]]:
    """A random match: who moves and how, given before the move is carried out on the position."""
    for _ in range(MOST_MOVES):
        seats = state.to_move()
        if not seats:
            return
        seat = rng.choice(seats)
        legal = state.legal_actions(seat)
        assert legal, f"seat {seat} must decide and has no legal action"
        action = rng.choice(legal)
        yield seat, action
        state.apply(seat, action)
    raise AssertionError(f"a random match has not ended after {MOST_MOVES} moves")


def play_out(state: State, rng: Random) -> list[tuple[int, Action]]:
    """Play to the end; the moves."""
    return list(play(state, rng))


def samples(state: State, rng: Random, every: int) -> Iterator[State]:
    """The first and the last position of a random match, and about one in so many between them."""
    yield state
    for _ in play(state, rng):
        if rng.randrange(every) == 0:
            yield state
    yield state


def random_move(match: Match, rng: Random) -> int:
    """Make a random move; the seat that made it."""
    seat = rng.choice(match.state.to_move())
    match.play(seat, rng.choice(match.state.legal_actions(seat)))
    return seat


def refusal(error: type[UniverselleError], do: Callable[[], object]) -> str:
    """The key of the message with which something is refused."""
    try:
        do()
    except error as refused:
        return refused.message.key
    raise AssertionError(f"nothing was refused with {error.__name__}")


def another_chance(number: int) -> Chance:
    """A random source that has nothing to do with any trial."""
    return Chance(seed_from(f"another deal {number}"))


def as_json(view: Any) -> str:
    """Plain data as text, byte for byte the same for equal data."""
    return json.dumps(view, sort_keys=True, allow_nan=False)


def without_chance(content: object) -> object:
    """A position's content without the random numbers still to be drawn."""
    if isinstance(content, tuple):
        return tuple([without_chance(item) for item in content if not _is_chance(item)])
    return content


def _is_chance(content: object) -> bool:
    return isinstance(content, tuple) and bool(content) and isinstance(content[0], bytes)
