"""Crystal Palace as a game of the house."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from universelle.core.chance import Chance
from universelle.core.edition import Edition, Sheet
from universelle.core.game import Game
from universelle.games.crystal_palace.actions import CATALOGUE
from universelle.games.crystal_palace.components import MAX_PLAYERS, box_for
from universelle.games.crystal_palace.meta import META
from universelle.games.crystal_palace.rounds import open_game
from universelle.games.crystal_palace.state import Palace


class CrystalPalace(Game):
    meta = META
    catalogue = CATALOGUE

    def set_up(
        self, players: int, chance: Chance, options: Mapping[str, str], edition: Edition, ruleset: int
    ) -> Palace:
        return open_game(box_for(players, edition), chance)

    def components(self, edition: Edition) -> Sheet:
        return box_for(MAX_PLAYERS, edition).sheet


GAME: Final = CrystalPalace()
