"""What every thing on the table is, by its name on the page; and the legend of symbols."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from universelle.contract.explanation import Explanation, Sign, SignGroup
from universelle.core.action import Action
from universelle.games.crystal_palace.page.explanations import cards, places, players, tracks
from universelle.games.crystal_palace.page.explanations.texts import Explain
from universelle.games.crystal_palace.rules.actions import Borrow, Build, Discard, Exchange, Move, Place, Take, UseSlot
from universelle.games.crystal_palace.rules.components import CHARACTERS, EXCHANGES, PATENTS, SHARES, SLOTS, TILES
from universelle.games.crystal_palace.scene import Scene

EXPLAINED: Final[Mapping[str, Explain]] = {
    "patent": cards.patent,
    "character": cards.character,
    "research": cards.research,
    "share": cards.share,
    "watch": cards.watch,
    "place": places.place,
    "space": places.space,
    "action": places.action,
    "slot": places.slot,
    "westminster": places.westminster,
    "publisher": places.publisher,
    "market": tracks.market,
    "buzz": tracks.buzz,
    "flyer": tracks.flyer,
    "income": tracks.income,
    "marker": tracks.marker,
    "nation": players.nation,
    "goal": players.goal,
    "score": players.score,
    "money": players.money,
    "stock": players.stock,
    "exchange": players.exchange,
    "loan": players.loan,
    "empty": players.empty,
    "dice": players.dice,
    "salary": players.salary,
    "first": players.first,
    "phase": players.phase,
}
TAKEN: Final = ("patent", "research", "share", "character")  # what is on each kind of display
DISPLAYED: Final = (PATENTS, TILES, SHARES, CHARACTERS)
GROUPS: Final = {
    "signs-owned": ("gear", "energy", "news", "loan", "vp", "die", "watch"),
    "signs-tracks": ("buzz", "income", "westminster", "assistant"),
    "signs-cards": ("aim", "flash", "link", "loop", "research", "scroll", "hat", "bank", "ticket", "lower"),
}


def explain(scene: Scene, name: str) -> Explanation | None:
    """A thing by its name on the page: what sort of thing it is, then which one."""
    kind, _, which = name.partition("-")
    explained = EXPLAINED.get(kind)
    return explained(scene, which) if explained else None


def about(_scene: Scene, action: Action) -> str:
    """The thing that a choice is about: a card, a tile, a space or an exchange."""
    return _card_of(action) or _space_of(action)


def _card_of(action: Action) -> str:
    """The card, tile or exchange that an action is about."""
    if isinstance(action, Take):
        return f"{TAKEN[action.kind]}-{DISPLAYED[action.kind][action.number]}"
    if isinstance(action, Build):
        return f"patent-{PATENTS[action.number]}"
    if isinstance(action, Discard):
        return f"research-{TILES[action.tile]}"
    if isinstance(action, Exchange):
        return f"exchange-{EXCHANGES[action.number]}"
    return "loan-take" if isinstance(action, Borrow) else ""


def _space_of(action: Action) -> str:
    """The space of a location or of the Black Market that an action is about."""
    if isinstance(action, Place):
        return f"space-{action.location + 1}-{action.space + 1}"
    if isinstance(action, UseSlot):
        return f"place-{SLOTS[action.slot][0]}"
    return f"market-{action.space + 1}" if isinstance(action, Move) else ""


def legend(scene: Scene) -> list[SignGroup]:
    """The symbols of the game: what players own, the tracks, and what is on cards."""
    words = scene.words
    return [
        SignGroup(words(title), [Sign(name, words(f"sign-{name}"), words(f"sign-{name}.line")) for name in names])
        for title, names in GROUPS.items()
    ]
