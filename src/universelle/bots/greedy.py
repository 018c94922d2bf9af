"""A bot that looks one action ahead: it chooses the action that leads to the best position for it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from universelle.core.chance import SEED_BYTES, Chance

if TYPE_CHECKING:
    from universelle.bots.bot import Perspective
    from universelle.core.action import Action


class GreedyBot:
    def __init__(self, random: Random) -> None:
        self._random = random
        self._chance = Chance(random.randbytes(SEED_BYTES))

    def choose(self, perspective: Perspective) -> Action:
        actions: Sequence[Action] = perspective.legal_actions
        if len(actions) == 1:
            return actions[0]
        evaluation = perspective.game.evaluation
        imagined = perspective.imagine(self._chance)
        actions = evaluation.sensible(imagined, actions)
        found = evaluation.worths_after(imagined, perspective.seat, actions)
        return max(zip(found, [self._random.random() for _ in found], actions), key=lambda each: each[:2])[2]
