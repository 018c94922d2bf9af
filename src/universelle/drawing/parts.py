"""Helpers for drawing a game: lengths, symbols in a picture, texts that must fit, names, targets, steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from universelle.core.message import Translator
from universelle.drawing.node import Node, node, once, symbol

NARROW: Final = frozenset("fijlrtI.,:;’'‘„“()-")
MINUS: Final = "−"
SMALL: Final = " small"  # appended to other classes
WIDE: Final = frozenset("mwMWÀÉ…—")


def signed_number(number: int, plus: str = "") -> str:
    """A whole number with a real minus sign; `plus` goes before numbers that are not negative."""
    return f"{MINUS}{-number}" if number < 0 else f"{plus}{number}"


def num(value: float) -> str:
    """A length with at most one decimal place."""
    return f"{value:.1f}".removesuffix(".0")


def symbol_at(name: str, x: float, y: float, size: float, class_: str | None = None) -> Node:
    """A symbol at a position in a picture."""
    return node("use", href=f"#sy-{name}", x=num(x), y=num(y), width=num(size), height=num(size), class_=class_)


@once
def fit(text: str, room: float, size: float, small: float) -> tuple[str, str]:
    """A text shortened to fit a width, and the class ` small` if it needs the smaller type."""
    if _width(text) * size <= room:
        return text, ""
    if _width(text) * small <= room:
        return text, SMALL
    while _width(text) * small > room - small:
        text = text[:-1]
    return f"{text.rstrip()}…", SMALL


def _width(text: str) -> float:
    """The approximate width of a text, in multiples of its font size."""
    return sum(
        [
            0.25
            if char == " "
            else 0.34
            if char in NARROW
            else 0.85
            if char in WIDE
            else 0.68
            if char.isupper()
            else 0.5
            for char in text
        ]
    )


def name_of(words: Translator, seat: int) -> str:
    """The name of the player of a seat."""
    return words.players[seat] if seat < len(words.players) else words("seat", number=seat + 1)


@once
def seat_sign(seat: int, id_: str | None = None) -> Node:
    """The symbol of a seat on its colour; seats are counted from 0."""
    return node("span", symbol(f"seat-{seat + 1}"), class_=f"seat p{seat + 1}", id=id_)


def score_link(words: Translator, seat: int, points: int, id_: str, class_: str = "num") -> Node:
    """The points of a seat, as a link to where they came from."""
    return node(
        "a",
        signed_number(points),
        class_=class_,
        id=id_,
        href="?report",
        data_score=seat + 1,
        aria_label=words("web-telling-points", points=points),
    )


@once
def sign(name: str, label: str, class_: str = "sy", about: str | None = None) -> Node:
    """A symbol of the page's sprite that stands for a word: its name is its label; `about` is what it explains."""
    return node(
        "svg",
        node("use", href=f"#sy-{name}"),
        class_=class_,
        viewbox="0 0 24 24",
        role="img",
        aria_label=label,
        data_about=about,
    )


@once
def bot_sign(kind: str) -> Node:
    """The symbol beside the name of a bot; its label says what the bot is like."""
    return node("span", symbol("bot", "sy soft"), role="img", aria_label=kind)


@once
def portrait(address: str, loading: str | None = None) -> Node:
    """The portrait of a character, whose name stands beside it; `lazy` ones are fetched when they come into sight."""
    return node("img", src=address, alt="", class_="portrait", loading=loading)


@once
def player_sign(seat: int, address: str | None, id_: str | None = None) -> Node:
    """The sign of a seat; on the rim of a portrait, if a character plays it that has one."""
    if address is None:
        return seat_sign(seat, id_)
    return node("span", portrait(address), seat_sign(seat), class_="seated-face", id=id_)


@once
def pips(level: int, levels: int, label: str, id_: str | None = None) -> Node:
    """How strong a character is, as lozenges."""
    lozenges = [node("i", class_="on" if number <= level else None) for number in range(1, levels + 1)]
    return node("span", lozenges, class_="pips", role="img", aria_label=label, id=id_)


def target(codes: Sequence[str], label: str) -> dict[str, str | int]:
    """Attributes of a place on the board that makes an action, or asks which of several is meant."""
    button: dict[str, str | int] = {"role": "button", "tabindex": 0, "aria_label": label}
    if len(codes) == 1:
        return {**button, "data_action": codes[0]}
    return {**button, "data_ask": "|".join(codes), "aria_haspopup": "menu"}


def list_or_none(words: Translator, items: Sequence[str]) -> str:
    """Items in a row, or a word for none."""
    return ", ".join(items) or words("told-none")


@once
def step_list(prefix: str, names: tuple[str, ...], now: int, about: tuple[str, ...] = ()) -> Node:
    """The steps of a turn or the phases of a round, those before the present one done; `about` names them if asked."""
    rows = [
        node(
            "li",
            name,
            id=f"{prefix}-{number + 1}",
            class_="done" if number < now else "now" if number == now else None,
            aria_current="step" if number == now else None,
            data_about=about[number] if about else None,
        )
        for number, name in enumerate(names)
    ]
    return node("ol", rows, class_="steps", id="steps")


@once
def tabs(label: str, parts: tuple[tuple[str, str, str], ...], front: str) -> Node:
    """Tabs for narrow windows: for each part its key, symbol and name.

    A part that belongs to the first tab has `data_tab="1"`. `front` is the key of the part that the present question
    is about, or that is shown first: when it changes, its tab comes to the front. The keys `players` and `chronicle`
    are for the parts of the page with these ids.
    """
    labels = [
        _tab(number, key, picture, name, key == front) for number, (key, picture, name) in enumerate(parts, start=1)
    ]
    says = " ".join(["tabs", *[f"tabbed-{key}" for key, _, _ in parts]])
    return node(
        "div", labels, class_="tabs", id="tabs", role="radiogroup", aria_label=label, data_front=front, data_says=says
    )


@once
def _tab(number: int, key: str, picture: str, name: str, checked: bool) -> Node:
    choice = node(
        "input",
        type="radio",
        name="tab",
        value=key,
        id=f"tab-{key}-choice",
        checked=checked,
        autocomplete="off",
        data_says=f"tab-{number}",
    )
    return node("label", choice, symbol(picture), node("span", name), class_="tab", id=f"tab-{key}")
