"""Alone at the table: the ghost in place of rivals, and how far the player is from the target."""

from __future__ import annotations

from universelle.contract.scene import whose
from universelle.core.message import Translator
from universelle.drawing.node import Node, node, once, symbol
from universelle.games.expo_1906.page.board_title import board_title
from universelle.games.expo_1906.rules.view import RowView
from universelle.games.expo_1906.scene import Scene


def ghost(scene: Scene) -> Node | None:
    """What the ghost played last, how many cards it has, and the points to reach."""
    found, words = scene.view["ghost"], scene.words
    if not found or found["target"] is None or found["deck"] is None:
        return None
    prestige = scene.view["players"][whose(scene)]["prestige"]
    return node(
        "section",
        board_title("ghost", words("draw-ghost-opponent"), words("draw-ghost-deck", cards=found["deck"]), "ghost-deck"),
        _target(words, prestige, found["target"]),
        _card(words, found["card"]),
        _leads(words, tuple([row["row"] for row in scene.view["patents"]["rows"] if _is_led(row)])),
        id="ghost",
        class_="shared-board frame",
        data_tab=5,
    )


@once
def _target(words: Translator, prestige: int, target: int) -> Node:
    text = words("draw-solo-progress", points=prestige, target=target)
    return node(
        "p",
        symbol("target"),
        node("span", text, id="ghost-progress"),
        node("progress", value=min(prestige, target), max=target, id="ghost-bar", aria_labelledby="ghost-progress"),
        class_="ghost-target",
        data_about="ghost-target",
        id="ghost-target",
    )


@once
def _card(words: Translator, card: str | None) -> Node:
    """The card does nothing but bar its kind."""
    if card is None:
        return node("p", words("draw-no-card-yet"), class_="ghost-card soft", id="ghost-card")
    return node(
        "p",
        node("span", symbol(card), class_="ghost-arch"),
        node(
            "span",
            node("small", words("draw-last-card")),
            node("b", words.name(f"card-{card}")),
            node("small", words("draw-ghost-bars")),
        ),
        class_="ghost-card",
        id="ghost-card",
        data_about=f"card-{card}",
    )


def _is_led(row: RowView) -> bool:
    """Whether the ghost leads a row."""
    return bool(row["tokens"]) and row["tokens"][0]["seat"] is None


@once
def _leads(words: Translator, rows: tuple[str, ...]) -> Node:
    led = [
        node(
            "li",
            symbol(row, f"sy type-ink {row}"),
            node("span", words(f"resource-{row}"), class_="visually-hidden"),
            data_about=f"row-{row}",
        )
        for row in rows
    ]
    return node(
        "div",
        symbol("crown", "sy brass"),
        node("span", words("draw-ghost-leads", rows=len(rows))),
        node("ul", led),
        class_="ghost-leads",
        id="ghost-leads",
    )
