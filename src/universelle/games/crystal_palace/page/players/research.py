"""A player's research slots: tiles, loans, and what an empty slot costs at the end."""

from __future__ import annotations

from collections import Counter

from universelle.core.message import Translator
from universelle.drawing.node import Node, node, once, symbol
from universelle.drawing.parts import signed_number
from universelle.games.crystal_palace.page.locations.shown import Codes
from universelle.games.crystal_palace.page.symbols import choosable, effect_symbols
from universelle.games.crystal_palace.rules.actions import use_message
from universelle.games.crystal_palace.rules.components import TILE_NAMES, TILES, Box
from universelle.games.crystal_palace.rules.view import LoanView, SlotView


@once
def research(
    words: Translator, box: Box, seat: int, slots: list[SlotView], beside: list[LoanView], codes: Codes
) -> Node:
    number = seat + 1
    drawn: list[Node] = []
    for n, slot in enumerate(slots, start=1):
        mine = _codes_of(slot, codes)
        codes -= mine  # of two equal tiles, the first one is chosen
        drawn.append(_slot(words, box, f"slot-{number}-{n}", slot, mine))
    return node(
        "div",
        _head(words, number),
        node(
            "div",
            drawn,
            _loans_beside(box, number, beside),
            class_="research-slots",
            id=f"research-{number}",
            tabindex=0 if beside else None,
        ),
        class_="research-box",
        id=f"research-box-{number}",
    )


def _loans_beside(box: Box, number: int, loans: list[LoanView]) -> list[Node]:
    """Loans for which no slot was left: equal ones are drawn once, with how many they are."""
    counts = Counter([(loan["repaid"], _loan_points(box, loan)) for loan in loans])
    return [
        _loan(f"beside-{number}-{n}", points, repaid, count)
        for n, ((repaid, points), count) in enumerate(counts.items(), start=1)
    ]


def _loan_points(box: Box, loan: LoanView) -> int:
    return box.loan_repaid_vp if loan["repaid"] else loan["loan"]


@once
def _head(words: Translator, number: int) -> Node:
    return node("h3", words("draw-research"), id=f"research-head-{number}")


def _codes_of(slot: SlotView, codes: Codes) -> Codes:
    return codes & {f"use {slot['tile']}", f"discard {slot['tile']}"} if slot and "tile" in slot else frozenset()


def _slot(words: Translator, box: Box, name: str, slot: SlotView, codes: Codes) -> Node:
    if slot is None:
        return _empty(box, name)
    if "tile" in slot:
        return _tile(words, box, name, slot["tile"], codes)
    return _loan(name, _loan_points(box, slot), slot["repaid"])


@once
def _empty(box: Box, name: str) -> Node:
    return node("div", signed_number(box.empty_slot_vp), id=name, class_="empty-slot", data_about="empty")


@once
def _tile(words: Translator, box: Box, name: str, key: str, codes: Codes) -> Node:
    index = TILES.index(key)
    tile, title = box.tiles[index], TILE_NAMES[index]
    use, discard = f"use {key}", f"discard {key}"
    target: dict[str, str | int] = {}
    if discard in codes:
        target = choosable(codes, discard, words("action-discard", card=title))
    elif use in codes:
        target = choosable(codes, use, words.say(use_message(title)))
    return node(
        "div",
        effect_symbols(words, tile.effects),
        id=name,
        class_="permanent-tile" if tile.permanent else "instant-tile",
        data_about=title,
        **target,
    )


@once
def _loan(name: str, points: int, repaid: bool, count: int = 1) -> Node:
    return node(
        "div",
        symbol("check" if repaid else "loan"),
        node("b", signed_number(points)),
        node("span", f"×{count}") if count > 1 else None,
        id=name,
        class_="loan",
        data_about="loan-repaid" if repaid else "loan-open",
    )
