"""The six cards of a player, each in its state."""

from __future__ import annotations

from typing import Final

from universelle.contract.scene import codes_with, whose
from universelle.core.message import Translator
from universelle.drawing.node import Child, Node, kept, node, once, symbol
from universelle.drawing.parts import name_of, seat_sign
from universelle.games.expo_1906.page.buttons import offer
from universelle.games.expo_1906.rules.components import CARDS, Box
from universelle.games.expo_1906.rules.view import ActionView, BarView, PlayerView
from universelle.games.expo_1906.scene import Scene

BARS: Final = {"first-turn": "draw-not-first", "ghost": "draw-ghosts-card", "last-card": "draw-not-last"}


def hand(scene: Scene) -> Node:
    player = scene.view["players"][whose(scene)]
    return hand_of(scene.words, scene.box, player, running_card(scene), codes_with(scene, "play"))


def running_card(scene: Scene) -> ActionView | None:
    """What the player whose board is shown carries out."""
    view = scene.view
    return view["action"] if view["turn"] == whose(scene) and view["to_move"] else None


@once
def hand_of(words: Translator, box: Box, player: PlayerView, running: ActionView | None, legal: frozenset[str]) -> Node:
    cards = [_state_of(words, box, card, player, running, f"play {card}" in legal) for card in CARDS]
    return kept("section", *cards, id="hand", aria_label=words("draw-hand"))


def _state_of(
    words: Translator, box: Box, card: str, player: PlayerView, action: ActionView | None, legal: bool
) -> Node:
    """A card as it is for its owner now; the action is the card that they carry out."""
    improved = card in player["improved"]
    note, state, by = "", "", -1
    if action and action["card"] == card:
        state = "running"
        if action["allowed"]:
            note = words("draw-playing", done=action["done"], allowed=action["allowed"])
        if card == "meeting-room":
            note = words("draw-playing", done=len(action["meeting"]), allowed=box.meeting_actions)
    elif player["hand"] is None:
        state, note = ("played", words("draw-last-card")) if player["last"] == card else ("", "")
    elif card not in player["hand"]:
        state, note = "played", words("draw-played")
    elif card in player["barred"]:
        state, note, by = "barred", *_bar(words, player["barred"][card])
    elif improved:
        note = words("draw-improved")
    return _card(words, box, card, improved, state, note, by, legal)


def _bar(words: Translator, bar: BarView) -> tuple[str, int]:
    """Why a card may not be played, in words, and whose card bars it (-1: no seat's)."""
    if bar["seat"] is not None:
        return name_of(words, bar["seat"]), bar["seat"]
    return words(BARS[bar["why"]]), -1


@once
def _card(words: Translator, box: Box, card: str, improved: bool, state: str, note: str, by: int, legal: bool) -> Node:
    look = ["card", state, "improved" if improved else "", "choosable" if legal else ""]
    bar = symbol("barred") if state == "barred" else None
    mark = seat_sign(by) if by >= 0 else None
    shown = note if by < 0 else None
    return node(
        "button",
        *_face(words, box, card, improved),
        kept(
            "span",
            bar,
            mark,
            shown,
            class_="card-note",
            id=f"card-{card}-note",
            role="img" if by >= 0 else None,
            aria_label=note if by >= 0 else None,
        ),
        id=f"card-{card}",
        class_=" ".join([each for each in look if each]),
        data_about=f"card-improved-{card}" if improved else f"card-{card}",
        **offer(f"play {card}", legal),
    )


@once
def _face(words: Translator, box: Box, card: str, improved: bool) -> tuple[Node, Node, Node]:
    """What is on a card in every state: its picture, its name and what it does."""
    return (
        node("span", symbol(card, "sy"), class_="card-arch", id=f"card-{card}-arch"),
        node("b", words(f"draw-card-{card}") + ("+" if improved else ""), id=f"card-{card}-name"),
        node("span", _formula(box, card, improved), class_="card-formula", id=f"card-{card}-gives"),
    )


def _formula(box: Box, card: str, improved: bool) -> list[Child]:
    """What a card does, in symbols."""
    coin = symbol("lira", "sy brass")
    if card == "train-station":
        return [coin, "+".join([str(price) for price in (box.improved_prices if improved else box.prices)])]
    if card == "academy":
        more: list[Child] = [f"+{box.free_tiles}", symbol("train-station", "sy brass")] if improved else []
        return [coin, str(box.academy_price), *more]
    if card == "laboratory":
        return [f"{box.improved_work if improved else box.work}×", symbol("lift", "sy brass")]
    if card == "journal":
        return [f"{box.improved_points if improved else box.points}×", symbol("arrow", "sy brass")]
    if card == "skyscraper":
        return [f"+{box.improved_income if improved else box.income}", coin]
    return [f"{box.meeting_actions}×", symbol("jury", "sy brass")]
