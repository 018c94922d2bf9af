"""What the result page adds: what each nation exhibited."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from universelle.drawing.node import Node, node, symbol
from universelle.drawing.parts import name_of, seat_sign
from universelle.games.crystal_palace.page.description import character_names, patent_names
from universelle.games.crystal_palace.rules.view import PlayerView
from universelle.games.crystal_palace.scene import Scene

REASON_SYMBOLS: Final = {
    "reason-prototypes": "scroll",
    "reason-characters": "hat",
    "reason-links": "link",
    "reason-shares": "bank",
    "reason-tickets": "ticket",
    "reason-pictures": "buzz",
    "reason-effects": "flash",
    "reason-red-income": "income",
    "reason-buzz": "buzz",
    "reason-market": "lantern",
    "reason-goal": "crown",
    "reason-loans": "loan",
    "reason-slots": "research",
}


def result(scene: Scene, order: Sequence[int]) -> Node:
    """A row for each player, the best player first."""
    head = node("h2", scene.words("draw-exhibited"), class_="head", id="exhibited-head")
    return node("section", head, [_exhibit(scene, seat) for seat in order], class_="exhibits frame", id="exhibited")


def _exhibit(scene: Scene, seat: int) -> Node:
    words, box, player = scene.words, scene.box, scene.view["players"][seat]
    items = [node("li", symbol(name), " ", words(key, n=count)) for name, count, key in _counts(player)]
    nation = node("span", words(f"nation-{player['nation']}"), class_="soft")
    cards = patent_names(words, box, player["prototypes"]) + character_names(words, box, player["characters"])
    return node(
        "div",
        node("h3", seat_sign(seat), name_of(words, seat), nation),
        node("ul", items),
        node("p", ", ".join(cards), class_="soft") if cards else None,
        class_="exhibit",
        id=f"exhibited-{seat + 1}",
    )


def _counts(player: PlayerView) -> tuple[tuple[str, int, str], ...]:
    """Symbol, number and message of what is counted."""
    tiles = [slot for slot in player["slots"] if slot and "tile" in slot]
    return (
        ("scroll", len(player["prototypes"]), "count-prototypes"),
        ("hat", len(player["characters"]), "count-characters"),
        ("link", player["linked_pairs"], "count-linked-pairs"),
        ("research", len(tiles), "count-research-tiles"),
        ("bank", len(player["shares"]), "count-shares"),
        ("loan", player["open_loans"], "count-open-loans"),
    )
