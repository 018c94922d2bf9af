"""Bots, and what they may know of a position."""

from __future__ import annotations

from copy import copy
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from universelle.core.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from universelle.contract.game import Game
    from universelle.core.action import Action
    from universelle.core.evaluation import Evaluation
    from universelle.core.state import State


class Dropped(Exception):
    """Nobody wants to know any more what a bot thinks."""


class Perspective:
    """A position as one seat knows it. A bot gets this and nothing else.

    `wanted` says whether its choice is still wanted; a bot that imagines positions stops when it is not.
    """

    def __init__(self, game: Game, state: State, seat: int, wanted: Callable[[], bool] = lambda: True) -> None:
        self.game = game
        self.seat = seat
        self.legal_actions: tuple[Action, ...] = state.legal_actions(seat)
        self._state = state
        self._wanted = wanted

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self._state.scores())

    @property
    def sensible_actions(self) -> Sequence[Action]:
        """The legal actions worth considering; every seat knows which those are."""
        return self.game.evaluation.sensible(self._state, self.legal_actions)

    def seeing(self, actions: tuple[Action, ...]) -> Perspective:
        """The same, as if only these actions were legal."""
        narrowed = copy(self)
        narrowed.legal_actions = actions
        return narrowed

    def valued_by(self, evaluation: Evaluation) -> Perspective:
        """The same in a game that values positions in this way."""
        other = copy(self)
        other.game = self.game.valued_by(evaluation)
        return other

    @property
    def view(self) -> Mapping[str, Any]:
        return self._state.view(self.seat)

    def imagine(self, chance: Chance) -> State:
        """A position that looks the same to this seat, with hidden information redrawn from the bot's random source."""
        if not self._wanted():
            raise Dropped
        return self._state.resample(self.seat, chance)


class Bot(Protocol):
    """A computer player for one seat of one match, with a random source of its own."""

    def __init__(self, random: Random) -> None: ...

    def choose(self, perspective: Perspective) -> Action:
        """Choose one of the legal actions."""
        ...
