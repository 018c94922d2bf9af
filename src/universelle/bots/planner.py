"""A bot that plays the most promising actions on in imagined worlds before it chooses."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from random import Random
from typing import TYPE_CHECKING, Final

from universelle.core.chance import SEED_BYTES, Chance
from universelle.core.search import Candidate, Search

if TYPE_CHECKING:
    from universelle.bots.bot import Perspective
    from universelle.core.action import Action

RECIPES: Final = "recipes.toml"
ANY: Final = "any"


@dataclass(frozen=True, slots=True)
class Recipe:
    """How the planner thinks."""

    candidates: int  # actions tried
    worlds: int  # for each of them, on average
    decisions: int  # of all seats together, played on before a position is judged


@cache
def recipes() -> dict[str, dict[str, Recipe]]:
    """By game, then by number of players as a text."""
    text = files(__package__).joinpath(RECIPES).read_text(encoding="utf-8")
    return {
        game: {
            players: Recipe(table["candidates"], table["worlds"], table["decisions"])
            for players, table in tables.items()
        }
        for game, tables in tomllib.loads(text).items()
    }


def recipe_for(game: str, players: int) -> Recipe:
    """The recipe found best for a game and a number of players, or the one for any."""
    known = recipes().get(game, recipes()[ANY])
    return known.get(str(players)) or known.get(ANY) or recipes()[ANY][ANY]


class PlannerBot:
    """Thinks for a fixed number of simulations, so that it chooses the same again, or for so many seconds."""

    def __init__(self, random: Random, recipe: Recipe | None = None, seconds: float = 0.0) -> None:
        self._chance = Chance(random.randbytes(SEED_BYTES))
        self._recipe = recipe
        self._seconds = seconds

    def choose(self, perspective: Perspective) -> Action:
        if len(perspective.legal_actions) == 1:
            return perspective.legal_actions[0]
        return self.ranking(perspective)[0].action

    def ranking(self, perspective: Perspective) -> list[Candidate]:
        """The actions it considered, the best first."""
        recipe = self._recipe or recipe_for(perspective.game.meta.slug, perspective.players)
        search = Search(
            perspective.game.evaluation, perspective.seat, lambda: perspective.imagine(self._chance), recipe.decisions
        )
        candidates = search.candidates(perspective.legal_actions, recipe.candidates)
        return search.halve(candidates, recipe.worlds * len(candidates), self._seconds)
