"""The rules of World's Fair 1893."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from universelle.core.chance import Chance
from universelle.core.edition import Edition, Section
from universelle.core.rules import Rules, first_player
from universelle.core.state import State
from universelle.games.worlds_fair_1893.meta import META
from universelle.games.worlds_fair_1893.rules.actions import CATALOGUE
from universelle.games.worlds_fair_1893.rules.components import MAX_PLAYERS, box_for
from universelle.games.worlds_fair_1893.rules.state import WorldsFair, set_up
from universelle.games.worlds_fair_1893.rules.steps import PLACE_SUPPORTER, close


class WorldsFair1893Rules(Rules):
    meta = META
    catalogue = CATALOGUE

    def set_up(
        self, players: int, chance: Chance, options: Mapping[str, str], edition: Edition, ruleset: int
    ) -> WorldsFair:
        box = box_for(players, edition)
        first = first_player(players, chance, options)
        state = set_up(box, chance, first)
        state.agenda.append(PLACE_SUPPORTER[first])
        return state

    def close(self, state: State) -> None:
        assert isinstance(state, WorldsFair)
        close(state)

    def components(self, edition: Edition) -> Section:
        return box_for(MAX_PLAYERS, edition).section


RULES: Final = WorldsFair1893Rules()
