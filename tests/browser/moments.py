"""Moments of matches to look at, prepared without a browser: seeded bots play, and positions are put into a database.

Whoever looks owns the first seat; the other seats are bots that wait for it. So nothing moves.
"""

import asyncio
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.tables.laying import lay
from universelle.arena.simulation import play
from universelle.core.state import State
from universelle.database.opening import open_database
from universelle.games.registry import load
from universelle.matches.match import Match
from universelle.matches.record import Record
from universelle.web.serving.tokens import owner_of_secret

TOKEN = "somebody who looks at every screen"  # the cookie of whoever owns the first seat
NAMES = ("Ana", "Tobias", "The Inspector", "Giulia", "Wilhelmine")
MOMENTS = ("start", "middle", "choices", "milestone", "over")
SEED = "every screen"
BOT = "random"


@dataclass(frozen=True)
class Moment:
    """A position of a title with so many players; its table's id is its name."""

    slug: str
    players: int
    name: str  # one of MOMENTS

    @property
    def record(self) -> Record:
        """The match up to here."""
        record = match_of(self.slug, self.players)
        return record.with_moves(record.moves[: moments_of(self.slug, self.players)[self.name]])

    @property
    def table(self) -> str:
        return f"{self.slug}-{self.players}-{self.name}"

    @property
    def address(self) -> str:
        return f"/t/{self.table}"


@dataclass(frozen=True)
class Question(Moment):
    """The first position in which the first seat is asked something; its name is the id of the step."""

    @property
    def record(self) -> Record:
        record = match_of(self.slug, self.players)
        state = record.begin()
        at = next(at for at, _ in enumerate(record.replay(state), start=1) if self._is_asked(state))
        return record.with_moves(record.moves[:at])

    def _is_asked(self, state: State) -> bool:
        return 0 in state.to_move() and state.agenda[-1].id == self.name


def players_of(slug: str) -> range:
    meta = load(slug).meta
    return range(meta.min_players, meta.max_players + 1)


@cache
def match_of(slug: str, players: int, seed: str = SEED) -> Record:
    """A whole match between bots, with a person in the first seat, and in the others characters with portraits."""
    record = play(slug, [BOT] * players, seed).record
    characters = reversed(load(slug).opponents)
    seats = [f"{NAMES[0]}=me", *[f"{name}={bot}" for name, bot in zip(NAMES[1:players], characters)]]
    return Record(record.game, record.ruleset, tuple(seats), record.seed, record.options, record.edition, record.moves)


@cache
def moments_of(slug: str, players: int) -> dict[str, int]:
    """After how many moves each moment comes.

    They are the first question, one in the middle, that with the most choices, the first after a milestone, the end.
    """
    record = match_of(slug, players)
    asked = _asked(record)
    middle = min(asked, key=lambda at: abs(at - len(record.moves) / 2))
    most = max(asked, key=lambda at: asked[at])
    after = next((at for at in asked if at > _first_milestone(record)), middle)
    return dict(zip(MOMENTS, (min(asked), middle, most, after, len(record.moves)), strict=True))


def _asked(record: Record) -> dict[int, int]:
    """After how many moves the first seat must decide, and among how many actions."""
    state = record.begin()
    found = _choices(state, 0)
    for at, _ in enumerate(record.replay(state), start=1):
        found |= _choices(state, at)
    return found


def _choices(state: State, at: int) -> dict[int, int]:
    return {at: len(state.legal_actions(0))} if 0 in state.to_move() else {}


def _first_milestone(record: Record) -> int:
    match = Match(record)
    marked = match.game.page.milestones
    moves = [any(isinstance(event, marked) for event in result.events) for result in match.history]
    return moves.index(True) if True in moves else len(moves)


def prepare(folder: Path, moments: Iterable[Moment]) -> None:
    """Write a table for each moment into the database of a server in this folder, running or not."""
    with ThreadPoolExecutor(1) as aside:  # a thread that drives a browser has a loop already
        aside.submit(lambda: asyncio.run(_prepare(folder / "universelle.sqlite", moments))).result()


async def _prepare(database: Path, moments: Iterable[Moment]) -> None:
    opened = await open_database(database)
    for moment in moments:
        await lay(opened, moment.record, {0: owner_of_secret(TOKEN)}, moment.table)
    await opened.close()
