"""Decisions: what the seats are asked, and what the view says about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from universelle.core.step import S, Step

if TYPE_CHECKING:
    from universelle.games.crystal_palace.rules.view import DecisionView


class Decision(Step[S]):
    """A decision of one seat or several."""

    def view(self) -> DecisionView:
        """What is decided, as plain data."""
        raise NotImplementedError
