"""A game in the terminal: its parts, each with a default made from the view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic

from rich.console import RenderableType

from universelle.contract import default_terminal
from universelle.contract.choice import Choice, all_actions, default_choice
from universelle.contract.scene import B, Scene, V
from universelle.core.action import Action


@dataclass(frozen=True)
class Terminal(Generic[V, B]):
    """How a game looks in a terminal."""

    board: Callable[[Scene[V, B], bool], RenderableType] = default_terminal.board  # True for a small screen
    cards: Callable[[Scene[V, B]], RenderableType] = default_terminal.cards  # names, effects, history of what is there
    choice: Callable[[Scene[V, B], Action], Choice] = default_choice
    listed: Callable[[Scene[V, B]], Sequence[Action]] = all_actions  # in order; of equal actions only one
