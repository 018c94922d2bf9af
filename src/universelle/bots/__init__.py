"""Computer players, by name."""

from __future__ import annotations

from random import Random
from typing import Final

from universelle.bots.bot import Bot, Perspective
from universelle.bots.greedy import GreedyBot
from universelle.bots.planner import PlannerBot
from universelle.bots.uniform import UniformBot
from universelle.core.errors import BadRequest

BOTS: Final[dict[str, type[Bot]]] = {"random": UniformBot, "greedy": GreedyBot, "planner": PlannerBot}
QUICK: Final = ("random", "greedy")  # those that answer at once on every build


def make_bot(name: str, seed: str) -> Bot:
    """Make the bot of this name, with a random source of its own."""
    if name not in BOTS:
        raise BadRequest("unknown-bot", bot=name, known=", ".join(BOTS))
    return BOTS[name](Random(seed))


__all__ = ["BOTS", "QUICK", "Bot", "Perspective", "make_bot"]
