"""Records, and what bots do with them when they are asked directly or in a pool."""

import sys

from tests.laws.games import record_of
from universelle.bots import Perspective, bot_at
from universelle.bots.hints import Suggestion
from universelle.games.registry import load
from universelle.thinking.pool import ThinkingPool

LONG = 600.0  # seconds that no honest bot takes, however busy the machine is
SHORT = 0.01  # seconds
WORKER = (sys.executable, "-m", "tests.thinking.misbehaving")


def begun(slug: str):
    return record_of(slug, 2, 1)


def legal(record) -> list[str]:
    state = record.position()
    return [action.code for action in state.legal_actions(state.to_move()[0])]


def seat_of(record) -> int:
    return record.position().to_move()[0]


def answer(record, bot: str) -> str:
    """What a bot does when it is asked directly."""
    seat = seat_of(record)
    thinker = bot_at(load(record.game), bot, record.seed, seat, len(record.moves))
    return thinker.choose(Perspective(load(record.game), record.position(), seat)).code


async def move(pool: ThinkingPool, record, bot: str, match: str = "match") -> str:
    return (await pool.move(match, record, seat_of(record), bot, legal(record))).code


async def hinted(pool: ThinkingPool, record, match: str = "match") -> list[Suggestion]:
    return await pool.hint(match, record, seat_of(record), legal(record))
