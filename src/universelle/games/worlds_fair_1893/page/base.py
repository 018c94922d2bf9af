"""The base of the wheel: the round, the deck and the discard pile."""

from __future__ import annotations

from universelle.core.message import Translator
from universelle.drawing.node import Node, node, once
from universelle.drawing.parts import symbol_at
from universelle.games.worlds_fair_1893.rules.view import View


def base(view: View, words: Translator, over: bool) -> Node:
    """The round, at most three of them shown, and the piles."""
    now, rounds = view["round"], view["rounds"]
    first = max(1, min(now - 1, rounds - 2))
    shown = range(first, min(first + 2, rounds) + 1)
    states = ["past" if number < now or over else "now" if number == now else "next" for number in shown]
    return node(
        "g",
        _plate(words),
        [_round(number, 176 - 42 * (shown[-1] - number), state) for number, state in zip(shown, states)],
        _pile("deck", 12, view["deck"], words("draw-deck")),
        _pile("discard", 99, len(view["discard"]), words("draw-discard")),
        id="base",
        aria_hidden="true",
    )


def roman(number: int) -> str:
    """A number of a round, as the fair would carve it."""
    text = ""
    for value, sign in ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")):
        text += sign * (number // value)
        number %= value
    return text


@once
def _plate(words: Translator) -> Node:
    return node(
        "g",
        node("path", class_="plate", d="M0 8L8 0H192L200 8V72L192 80H8L0 72Z"),
        node("path", class_="plate-line", d="M4 10L10 4H190L196 10V70L190 76H10L4 70Z"),
        node("text", words("draw-round"), class_="base-title", x=14, y=30),
        node("path", class_="base-line", d="M92 25H176"),
        id="base-plate",
    )


@once
def _round(number: int, x: float, state: str) -> Node:
    return node(
        "g",
        node("circle", id=f"round-{number}-edge", cx=x, cy=25, r=15),
        node("circle", id=f"round-{number}-line", cx=x, cy=25, r=12.2, class_="round-line"),
        node("text", roman(number), id=f"round-{number}-name", x=x, y=30.5),
        id=f"round-{number}",
        class_=f"round {state}",
        data_about="round",
    )


@once
def _pile(name: str, x: float, count: int, word: str) -> Node:
    return node(
        "g",
        node("g", symbol_at(name, x, 49, 18), id=f"{name}-sign"),
        node("text", f"{word} ", node("tspan", str(count), class_="pile-count"), id=f"{name}-count", x=x + 22, y=63),
        id=name,
        class_="pile",
        data_about=name,
    )
