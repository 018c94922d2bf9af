"""How much a review thinks about every decision."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from universelle.bots.planner import Recipe

FILE: Final = "thoroughness.toml"
ANY: Final = "any"
LEAST_COMPARED: Final = 6  # fewer worlds do not tell how far an estimate may be off


@dataclass(frozen=True, slots=True)
class Thoroughness:
    """How the best action is looked for, and in how many worlds it is compared with the one that was chosen."""

    recipe: Recipe
    compared: int
    overlooks: float  # the share of the actions that players in these worlds overlook, so that no two go on alike
    in_step: bool  # whether positions are compared in the same stage of the match


@cache
def _tables() -> dict[str, dict[str, dict[str, Any]]]:
    return tomllib.loads(files(__package__).joinpath(FILE).read_text(encoding="utf-8"))


@cache
def thoroughness_for(game: str, players: int, moves: int) -> Thoroughness:
    """What is right for a match of so many moves, so that its review takes less than a minute.

    The moves of a very long match share the worlds that its game has for the longest usual one. It depends on nothing
    but the record, so that the same record gives the same review.
    """
    known = _tables().get(game, _tables()[ANY])
    found = known.get(str(players)) or known[ANY]
    share = min(1.0, found["moves"] / moves)
    recipe = Recipe(found["candidates"], max(1, int(share * found["worlds"])), found["decisions"])
    compared = max(LEAST_COMPARED, int(share * found["compared"]))
    return Thoroughness(recipe, compared, found.get("overlooks", 0.0), found.get("in_step", False))
