"""Invariants that every game keeps, to be run on any game, ours or not.

A package with a game of its own imports them into its tests:

    from universelle.testing import GameLaws

    class TestLaws(GameLaws):
        game = GAME
"""

from universelle.testing.laws import LAWS, GameLaws, cases, check
from universelle.testing.trial import Extent, Law, Trial

__all__ = ["LAWS", "Extent", "GameLaws", "Law", "Trial", "cases", "check"]
