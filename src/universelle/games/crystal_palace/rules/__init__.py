"""The rules of Crystal Palace."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from universelle.core.chance import Chance
from universelle.core.edition import Edition, Section
from universelle.core.rules import Rules
from universelle.core.state import State
from universelle.games.crystal_palace.meta import META
from universelle.games.crystal_palace.rules.actions import CATALOGUE
from universelle.games.crystal_palace.rules.components import MAX_PLAYERS, box_for
from universelle.games.crystal_palace.rules.rounds import open_game
from universelle.games.crystal_palace.rules.scoring import final_scoring
from universelle.games.crystal_palace.rules.state import Palace


class CrystalPalaceRules(Rules):
    meta = META
    catalogue = CATALOGUE

    def set_up(
        self, players: int, chance: Chance, options: Mapping[str, str], edition: Edition, ruleset: int
    ) -> Palace:
        return open_game(box_for(players, edition), chance, ruleset)

    def close(self, state: State) -> None:
        assert isinstance(state, Palace)
        if state.agenda:
            final_scoring(state)
            state.agenda.clear()

    def components(self, edition: Edition) -> Section:
        return box_for(MAX_PLAYERS, edition).sheet


RULES: Final = CrystalPalaceRules()
