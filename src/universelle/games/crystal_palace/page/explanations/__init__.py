"""What every thing on the table is, by its name on the page; and the legend of symbols."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from universelle.contract.explanation import Explanation, Sign, SignGroup
from universelle.games.crystal_palace.page.explanations import cards, places, players, tracks
from universelle.games.crystal_palace.page.explanations.texts import Explain
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
GROUPS: Final = {
    "signs-owned": ("gear", "energy", "news", "loan", "vp", "die", "watch"),
    "signs-tracks": ("buzz", "income", "westminster", "assistant"),
    "signs-cards": ("aim", "flash", "link", "loop", "research", "scroll", "hat", "bank", "ticket", "lift"),
}


def explain(scene: Scene, name: str) -> Explanation | None:
    """A thing by its name on the page: what sort of thing it is, then which one."""
    kind, _, which = name.partition("-")
    explained = EXPLAINED.get(kind)
    return explained(scene, which) if explained else None


def legend(scene: Scene) -> list[SignGroup]:
    """The symbols of the game: what players own, the tracks, and what is on cards."""
    words = scene.words
    return [
        SignGroup(words(title), [Sign(name, words(f"sign-{name}"), words(f"sign-{name}.line")) for name in names])
        for title, names in GROUPS.items()
    ]
