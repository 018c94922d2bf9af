"""The decisions a player meets, and what follows from them.

A card's action stands on the agenda above `EndTurn`. A decision that may come again is followed by a step of its own
that happens by itself and asks once more, or not.
"""

from universelle.games.expo_1906.rules.steps.buying import BuyFromAcademy, BuyResources, TakeFreeTile
from universelle.games.expo_1906.rules.steps.meeting import HoldMeeting
from universelle.games.expo_1906.rules.steps.patents import ChooseRowChit, MoveTokens
from universelle.games.expo_1906.rules.steps.turns import PlayCard, PlayLastCard, ReplaceScrap, open_game
from universelle.games.expo_1906.rules.steps.working import MoveTile, PutTile, RepositionTiles, WorkInLaboratory

__all__ = [
    "BuyFromAcademy",
    "BuyResources",
    "ChooseRowChit",
    "HoldMeeting",
    "MoveTile",
    "MoveTokens",
    "PlayCard",
    "PlayLastCard",
    "PutTile",
    "ReplaceScrap",
    "RepositionTiles",
    "TakeFreeTile",
    "WorkInLaboratory",
    "open_game",
]
