"""Expo 1906 as a game of the house."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from universelle.core.chance import Chance
from universelle.core.edition import Edition, Sheet
from universelle.core.errors import BadRequest
from universelle.core.game import Game
from universelle.games.expo_1906.actions import CATALOGUE
from universelle.games.expo_1906.components import MAX_PLAYERS, box_for
from universelle.games.expo_1906.meta import META
from universelle.games.expo_1906.state import Expo, set_up
from universelle.games.expo_1906.steps import open_game


class Expo1906(Game):
    meta = META
    catalogue = CATALOGUE

    def set_up(self, players: int, chance: Chance, options: Mapping[str, str], edition: Edition, ruleset: int) -> Expo:
        box = box_for(players, edition)
        first = chance.below(players)
        if options["first-player"] != "random":
            first = int(options["first-player"]) - 1
            if first >= players:
                raise BadRequest("bad-first-player", number=first + 1, players=players)
        levels = [options[f"level-{seat + 1}"] for seat in range(players)]
        state = set_up(box, chance, first, levels)
        open_game(state)
        return state

    def components(self, edition: Edition) -> Sheet:
        return box_for(MAX_PLAYERS, edition).sheet


GAME: Final = Expo1906()
