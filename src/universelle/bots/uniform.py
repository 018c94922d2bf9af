"""A bot that chooses a legal action uniformly at random."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from universelle.bots.bot import Perspective
    from universelle.core.action import Action


class UniformBot:
    def __init__(self, random: Random) -> None:
        self._random = random

    def choose(self, perspective: Perspective) -> Action:
        actions = perspective.legal_actions
        return actions[int(self._random.random() * len(actions))]
