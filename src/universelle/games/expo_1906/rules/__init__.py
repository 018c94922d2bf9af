"""The rules of Expo 1906."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from universelle.core.chance import Chance
from universelle.core.edition import Edition, Section
from universelle.core.rules import Rules, first_player
from universelle.core.state import State
from universelle.games.expo_1906.meta import META
from universelle.games.expo_1906.rules.actions import CATALOGUE
from universelle.games.expo_1906.rules.components import MAX_PLAYERS, box_for
from universelle.games.expo_1906.rules.state import Expo, set_up
from universelle.games.expo_1906.rules.steps import open_game
from universelle.games.expo_1906.rules.steps.ending import end_game


class Expo1906Rules(Rules):
    meta = META
    catalogue = CATALOGUE

    def set_up(self, players: int, chance: Chance, options: Mapping[str, str], edition: Edition, ruleset: int) -> Expo:
        box = box_for(players, edition)
        first = first_player(players, chance, options)
        levels = [options[f"level-{seat + 1}"] for seat in range(players)]
        state = set_up(box, chance, first, levels, ruleset)
        open_game(state)
        return state

    def close(self, state: State) -> None:
        assert isinstance(state, Expo)
        if state.agenda:
            end_game(state)

    def components(self, edition: Edition) -> Section:
        return box_for(MAX_PLAYERS, edition).sheet


RULES: Final = Expo1906Rules()
