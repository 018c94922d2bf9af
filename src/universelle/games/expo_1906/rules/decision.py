"""Decisions: the steps of the agenda that a player meets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from universelle.core.step import Step

if TYPE_CHECKING:
    from universelle.games.expo_1906.rules.view import DecisionView


class Decision(Step[Any]):
    """A step that a player decides; what it asks is part of every view."""

    def view(self) -> DecisionView:
        raise NotImplementedError
