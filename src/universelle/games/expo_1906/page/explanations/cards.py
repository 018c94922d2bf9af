"""The cards."""

from __future__ import annotations

from universelle.contract.explanation import Explanation, Fact
from universelle.games.expo_1906.choices import card_effect
from universelle.games.expo_1906.page.explanations.common import mine
from universelle.games.expo_1906.rules.components import CARDS, MEETING_ROOM
from universelle.games.expo_1906.rules.view import PlayerView
from universelle.games.expo_1906.scene import Scene


def card(scene: Scene, which: str) -> Explanation | None:
    words = scene.words
    card = which.removeprefix("improved-")
    improved = card != which
    if card not in CARDS or (improved and card == CARDS[MEETING_ROOM]):
        return None
    player = mine(scene)
    facts = [Fact(words("about-now"), words(_why_barred(player, card)))] if card in player["barred"] else []
    if not improved and card != CARDS[MEETING_ROOM]:
        facts.append(Fact(words.name(f"card-improved-{card}"), card_effect(words, scene.box, card, True)))
    return Explanation(
        name=words.name(f"card-{which}"),
        kind=words("about-card"),
        effect=card_effect(words, scene.box, card, improved),
        facts=facts,
        rule="improved-cards" if improved else card,
        symbol=card,
    )


def _why_barred(player: PlayerView, card: str) -> str:
    return f"about-barred-{player['barred'][card]['why']}"
