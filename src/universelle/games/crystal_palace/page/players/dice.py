"""The dice in hand of the board in full, and the answers that are given by a word."""

from __future__ import annotations

from typing import Final

from universelle.core.message import Translator
from universelle.drawing.node import Child, Node, node, once
from universelle.games.crystal_palace.page.locations.shown import Codes
from universelle.games.crystal_palace.page.symbols import GAP, big_die, effect_symbols
from universelle.games.crystal_palace.rules.actions import PASS
from universelle.games.crystal_palace.rules.components import Box
from universelle.games.crystal_palace.rules.phrases import phrase
from universelle.games.crystal_palace.rules.view import DecisionView, LocationView
from universelle.games.crystal_palace.scene import Scene

ANSWERS: Final = ("accept", "decline", "stay", "rest")


@once
def dice_tray(
    words: Translator,
    box: Box,
    seat: int,
    hand: list[int],
    placed: tuple[int, ...],
    own: bool,
    picking: bool,
    decision: DecisionView | None,
    codes: Codes,
) -> Node:
    """The dice in hand, on the viewer's turn one of them picked, the values of those that are placed, and answers.

    `own` says whether they are the viewer's.
    """
    number = seat + 1
    inside = [_hand_die(words, seat, n, value, picking, n == 1) for n, value in enumerate(hand, start=1)]
    inside += [_hole(number, n, value) for n, value in enumerate(placed, start=1)]
    if decision:
        inside += _answers(words, box, decision, codes)
    if picking:
        inside += [_set_button(words), _hint(words)]
    label = words("draw-your-dice") if own else words("draw-dice-of", dice=", ".join(map(str, hand)) or "–")
    says = "picking hand" if picking and hand else "hand" if hand else None
    return node(
        "div",
        inside,
        class_="dice-tray",
        id=f"tray-{number}",
        role="group",
        aria_label=label,
        data_says=says,
        data_foot=True,
    )


@once
def _hole(number: int, n: int, value: int) -> Node:
    """Where a die was that is placed."""
    return node("span", str(value), class_="placed-die", id=f"hole-{number}-{n}")


def pass_button(scene: Scene) -> Node | None:
    """Passing leaves dice unused: it stands far from where dice are placed, and is asked for twice."""
    if PASS not in scene.actions:
        return None
    return _pass_button(scene.words)


@once
def _pass_button(words: Translator) -> Node:
    return node(
        "button",
        words("draw-pass"),
        type="button",
        class_="button",
        id="do-pass",
        data_action="pass",
        data_twice=True,
        aria_label=words("action-pass"),
    )


@once
def _set_button(words: Translator) -> Node:
    """Places the held die on the space that is previewed: on a screen that is touched the first tap only previews."""
    before, _, after = words("draw-set-here", value=GAP).partition(GAP)
    return node(
        "button",
        node("span", before, node("b", class_="num", id="set-value"), after, class_="set-aimed"),
        node("span", words("draw-set-nowhere"), class_="set-unaimed"),
        type="button",
        class_="button main set-button js-only",
        id="set-here",
        disabled=True,
        data_main_choice=True,
    )


@once
def _hint(words: Translator) -> Node:
    return node("p", words("draw-drag-hint"), class_="tray-hint js-only", id="tray-hint")


@once
def placed_dice(locations: list[LocationView]) -> dict[int, tuple[int, ...]]:
    """By seat the values of its dice on the board, the highest first; seats without one are left out."""
    found: dict[int, list[int]] = {}
    for there in locations:
        for die in (*there["spaces"], *there["actions"], *there["slots"].values()):
            if die:
                found.setdefault(die["seat"], []).append(die["value"])
    return {seat: tuple(sorted(values, reverse=True)) for seat, values in found.items()}


@once
def _hand_die(words: Translator, seat: int, n: int, value: int, picking: bool, first: bool) -> Node:
    name, label = f"hand-{seat + 1}-{n}", words("draw-die", value=value)
    face = big_die(seat, value, name, False, True)
    if not picking:
        return node(
            "span",
            face,
            class_="hand-die",
            id=f"{name}-box",
            role="img",
            aria_label=label,
            data_about=f"dice-{seat + 1}",
        )
    pick = node(
        "input",
        type="radio",
        name="pick",
        value=value,
        id=f"pick-{n}",
        checked=first,
        autocomplete="off",
        aria_label=label,
    )
    return node("label", pick, face, class_="hand-die", id=f"{name}-box", data_about=f"dice-{seat + 1}")


def _answers(words: Translator, box: Box, decision: DecisionView, codes: Codes) -> list[Node]:
    """Buttons for yes and no, and for one of several effects; at a location, the location declines."""
    given = [code for code in ANSWERS if code in codes and (code != "decline" or decision["id"] != "act-with-die")]
    answers = [_answer(code, words(f"draw-{code}"), _spoken(words, code)) for code in given]
    if decision["id"] == "choose":
        for n, option in enumerate(box.effect(decision["effect"]).options, start=1):
            if f"option {n}" in codes:
                label = words("action-choose", effects=phrase(option))
                answers.append(_answer(f"option {n}", effect_symbols(words, option), label))
    return answers


def _spoken(words: Translator, code: str) -> str:
    """What an answer means, beginning with the word that stands on its button: it is called by that."""
    word, meaning = words(f"draw-{code}"), words(f"action-{code}")
    return meaning if word.casefold() in meaning.casefold() else f"{words('label', what=word)} {meaning}"


@once
def _answer(code: str, inside: Child, label: str) -> Node:
    return node(
        "button",
        inside,
        type="button",
        class_="button answer",
        id=f"do-{code.replace(' ', '-')}",
        data_action=code,
        data_main_choice=True,
        aria_label=label,
    )
