"""What every thing on the table is: cards, pieces, boards, tokens, chits, the numbers of the players; the legend."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from universelle.contract.explanation import Explanation, Sign, SignGroup
from universelle.core.action import Action
from universelle.games.expo_1906.page.explanations import boards, cards, patents, pieces, players
from universelle.games.expo_1906.page.explanations.common import chit_effect, mine
from universelle.games.expo_1906.rules.actions import ChooseChit, Jury, Move, PickUpInLab, Place, Play, Remove, Take
from universelle.games.expo_1906.rules.components import CARDS, CHITS, ENERGIES, KIND_NAMES, TYPES
from universelle.games.expo_1906.scene import Scene

Explain: TypeAlias = Callable[[Scene, str], "Explanation | None"]

EXPLAINED: Final[Mapping[str, Explain]] = {
    "project": pieces.project,
    "technology": pieces.technology,
    "tile": pieces.tile,
    "scrap": pieces.scrap,
    "card": cards.card,
    "place": boards.place,
    "jury": boards.jury,
    "pile": boards.pile,
    "resource": pieces.resource,
    "need": pieces.need,
    "row": patents.row,
    "step": patents.step,
    "link": patents.link,
    "token": patents.token,
    "chit": patents.chit,
    "prestige": players.prestige,
    "money": players.money,
    "completed": players.completed,
    "front": players.front,
    "cards": players.cards,
    "first": players.first,
    "ghost": players.ghost,
}


def explain(scene: Scene, name: str) -> Explanation | None:
    """A thing by its name on the page: what sort of thing it is, then which one."""
    kind, _, which = name.partition("-")
    explained = EXPLAINED.get(kind)
    return explained(scene, which) if explained else None


def about(scene: Scene, action: Action) -> str:
    """The thing that a choice is about: a card, a piece, a row, a chit or a vote."""
    if isinstance(action, Play):
        card = CARDS[action.card]
        return f"card-improved-{card}" if card in mine(scene)["improved"] else f"card-{card}"
    if isinstance(action, Take | Place):
        return KIND_NAMES[action.kind]
    if isinstance(action, Remove | PickUpInLab) and action.cell < 0:
        return KIND_NAMES[action.kind]
    if isinstance(action, Move):
        return f"row-{TYPES[action.row]}"
    if isinstance(action, ChooseChit):
        return f"chit-{CHITS[action.chit]}"
    return f"jury-{TYPES[action.energy]}" if isinstance(action, Jury) else ""


def legend(scene: Scene) -> list[SignGroup]:
    """The symbols of the game: resources, cards, chits, and what the numbers count."""
    words = scene.words
    resources = [
        Sign(kind, words.name(f"resource-{kind}"), words("sign-energy" if kind in ENERGIES else "sign-resource"))
        for kind in TYPES
    ]
    cards = [Sign(card, words.name(f"card-{card}"), words(f"sign-{card}")) for card in CARDS]
    counts = [
        Sign(symbol, words(f"sign-{symbol}"), words(f"sign-{symbol}.line"))
        for symbol in ("prestige", "lira", "check", "lift", "crown", "scrap")
    ]
    chits = [Sign(chit, words.name(f"chit-{chit}"), chit_effect(scene, chit)) for chit in CHITS]
    return [
        SignGroup(words("signs-resources"), resources),
        SignGroup(words("signs-cards"), cards),
        SignGroup(words("signs-counts"), counts),
        SignGroup(words("signs-chits"), chits),
    ]
