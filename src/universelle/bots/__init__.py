"""Computer players, by name: those of every game, and the characters of one."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from universelle.bots.bot import Bot, Dropped, Perspective
from universelle.bots.greedy import GreedyBot
from universelle.bots.opponents import OpponentBot
from universelle.bots.outside import OutsideBot
from universelle.bots.planner import PlannerBot
from universelle.bots.uniform import UniformBot
from universelle.bots.weighted import AT, WeightedBot, evaluation_from
from universelle.core.errors import BadRequest
from universelle.matches.record import PROGRAM

if TYPE_CHECKING:
    from collections.abc import Callable

    from universelle.contract.game import Game

RANDOM: Final = "random"
GREEDY: Final = "greedy"
BOTS: Final[dict[str, Callable[[Random], Bot]]] = {RANDOM: UniformBot, GREEDY: GreedyBot, "planner": PlannerBot}


def bots_of(game: Game) -> list[str]:
    """The names of all bots that play a game: its characters, the weakest first, then those that play every game."""
    return [*game.opponents, *BOTS]


def bots_with_weights(game: Game) -> list[str]:
    """Those that go by the value of positions."""
    return [name for name in bots_of(game) if name != RANDOM]


def make_bot(game: Game, name: str, seed: str) -> Bot:
    """Make the bot of this name, with a random source of its own."""
    if name in game.opponents:
        return OpponentBot(Random(seed), game.opponents[name])
    if name.startswith(PROGRAM):
        return OutsideBot(Random(seed), name.removeprefix(PROGRAM))
    bot, found, file = name.partition(AT)
    if found and bot in bots_with_weights(game):
        return WeightedBot(make_bot(game, bot, seed), evaluation_from(game, file))
    if name not in BOTS:
        raise BadRequest("unknown-bot", bot=name, known=", ".join(bots_of(game)))
    return BOTS[name](Random(seed))


def check_bot(game: Game, name: str) -> None:
    """Refuse a bot that is not known or, if it is a program of its own, cannot be started."""
    bot = make_bot(game, name, "")
    if isinstance(bot, OutsideBot):
        bot.start()


def simpler_than(game: Game, name: str) -> str | None:
    """Who stands in for a bot that fails: one that looks one action ahead; for a character, a weaker one."""
    if name in game.opponents:
        level = game.opponents[name].level
        weaker = [each.name for each in game.opponents.values() if each.level < level and not each.thinks]
        return weaker[-1] if weaker else None
    return None if name in (RANDOM, GREEDY) else GREEDY


def bot_at(game: Game, name: str, seed: bytes, seat: int, moves: int) -> Bot:
    """The bot that decides for a seat after so many moves of a match: in the same position it always does the same."""
    return make_bot(game, name, f"{seed.hex()}/{seat}/{moves}")


__all__ = [
    "BOTS",
    "GREEDY",
    "Bot",
    "Dropped",
    "Perspective",
    "bot_at",
    "bots_of",
    "bots_with_weights",
    "check_bot",
    "make_bot",
    "simpler_than",
]
