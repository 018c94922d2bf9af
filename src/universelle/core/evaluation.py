"""Evaluation of positions, for bots. A game may bring its own; the default counts points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from universelle.core.action import Action
    from universelle.core.state import State


def points_ahead(state: State, seat: int) -> float:
    """The seat's points less those of its best rival; a solo player has none."""
    scores = state.scores()
    mine = scores.pop(seat)
    return float(mine - max(scores, default=0))


def all_actions(_: State, actions: Sequence[Action]) -> Sequence[Action]:
    """Consider every action."""
    return actions


@dataclass(frozen=True)
class Evaluation:
    """How a bot values positions, and which actions it considers."""

    evaluate: Callable[[State, int], float] = points_ahead
    sensible: Callable[[State, Sequence[Action]], Sequence[Action]] = all_actions
