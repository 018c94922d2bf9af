"""World's Fair 1893 as a game of the house."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from universelle.core.chance import Chance
from universelle.core.edition import Edition, Sheet
from universelle.core.errors import BadRequest
from universelle.core.game import Game
from universelle.games.worlds_fair_1893.actions import CATALOGUE
from universelle.games.worlds_fair_1893.components import MAX_PLAYERS, box_for
from universelle.games.worlds_fair_1893.meta import META
from universelle.games.worlds_fair_1893.state import WorldsFair, set_up
from universelle.games.worlds_fair_1893.steps import PLACE_SUPPORTER


class WorldsFair1893(Game):
    meta = META
    catalogue = CATALOGUE

    def set_up(
        self, players: int, chance: Chance, options: Mapping[str, str], edition: Edition, ruleset: int
    ) -> WorldsFair:
        box = box_for(players, edition)
        first = chance.below(players)
        if options["first-player"] != "random":
            first = int(options["first-player"]) - 1
            if first >= players:
                raise BadRequest("bad-first-player", number=first + 1, players=players)
        state = set_up(box, chance, first)
        state.agenda.append(PLACE_SUPPORTER[first])
        return state

    def components(self, edition: Edition) -> Sheet:
        return box_for(MAX_PLAYERS, edition).sheet


GAME: Final = WorldsFair1893()
