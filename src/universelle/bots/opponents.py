"""Characters of a game as bots: some overlook actions, some look further ahead than others."""

from __future__ import annotations

from dataclasses import replace
from math import ceil
from random import Random
from typing import TYPE_CHECKING

from universelle.bots.greedy import GreedyBot
from universelle.bots.planner import PlannerBot, recipe_for

if TYPE_CHECKING:
    from universelle.bots.bot import Bot, Perspective
    from universelle.contract.opponents import Opponent
    from universelle.core.action import Action


class OpponentBot:
    """Plays as a character does: it chooses among the actions it has not overlooked."""

    def __init__(self, random: Random, opponent: Opponent) -> None:
        self._random = random
        self._opponent = opponent

    def choose(self, perspective: Perspective) -> Action:
        seen = self._seen(perspective)
        return seen[0] if len(seen) == 1 else self._bot(perspective).choose(perspective.seeing(seen))

    def _seen(self, perspective: Perspective) -> tuple[Action, ...]:
        """The actions that it does not overlook; there is always one.

        It overlooks only what is worth considering: else little but that might be left, such as one loan after another.
        """
        if not self._opponent.overlooks:
            return perspective.legal_actions
        evaluation, actions = perspective.game.evaluation, perspective.sensible_actions
        seen = [
            each for each in actions if evaluation.obvious(each) or self._random.random() >= self._opponent.overlooks
        ]
        return tuple(seen) or (self._random.choice(actions),)

    def _bot(self, perspective: Perspective) -> Bot:
        if not self._opponent.thinks:
            return GreedyBot(self._random)
        best, part = recipe_for(perspective.game.meta.slug, perspective.players), self._opponent.thinks
        recipe = replace(best, worlds=ceil(part * best.worlds), decisions=ceil(part * best.decisions))
        return PlannerBot(self._random, recipe)
