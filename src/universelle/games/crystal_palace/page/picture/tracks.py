"""The Black Market and the tracks of buzz and income in a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from universelle.core.message import Translator
from universelle.drawing.node import Node, node
from universelle.drawing.parts import fit, num, symbol_at
from universelle.games.crystal_palace.choices import money
from universelle.games.crystal_palace.page.picture.dice import disc
from universelle.games.crystal_palace.rules.components import Box
from universelle.games.crystal_palace.rules.view import View

HEAD: Final = 88  # the width of the name of a track
MARK_EVERY: Final = 10  # spaces of the buzz track that have a number
TALL: Final = 16  # the height of a space
SIGN: Final = 7.5  # the radius of a marker
SHIFT: Final = 9  # between two markers on one space


def tracks(words: Translator, box: Box, view: View, x: float, y: float, width: float) -> Node:
    """One below the other: the market from its bottom, buzz, income."""
    players = view["players"]
    length = width - HEAD - 10
    parts = [
        _name(words("place-black-market"), 26),
        _market(words, box, view["market"], length),
        _name(words("draw-buzz"), 81),
        _track(
            [str(n) if n % MARK_EVERY == 0 else "" for n in range(box.buzz_last + 1)],
            ["" for _ in range(box.buzz_last + 1)],
            [player["buzz"] for player in players],
            68,
            length,
            {picture.space for picture in box.pictures},
        ),
        _name(words("draw-income"), 125),
    ]
    values = [str(value) for value in box.income_values]
    reds = [" picture-red" if n < box.red_spaces else "" for n in range(len(values))]
    parts.append(_track(values, reds, [player["income"] for player in players], 112, length, set()))
    ground = node("rect", class_="picture-board", width=num(width), height=140, rx=5)
    return node("g", ground, parts, id="picture-tracks", transform=f"translate({num(x)} {num(y)})")


def _name(text: str, y: float) -> Node:
    shown, small = fit(text, HEAD - 14, 14, 11)
    return node("text", shown, class_=f"picture-track{small}", x=9, y=y)


def _market(words: Translator, box: Box, owners: Sequence[int | None], length: float) -> Node:
    """Each space with its price, and the assistant on it."""
    step = length / len(owners)
    drawn: list[Node] = []
    for n, owner in enumerate(owners):
        x = HEAD + step * n
        look = "picture-gold" if owner is None else "picture-card"
        drawn.append(node("rect", class_=look, x=num(x), y=7, width=num(step - 3), height=42, rx=3))
        drawn.append(
            node("text", money(words, box.market[n].price), class_="picture-mark", x=num(x + step / 2 - 1.5), y=20)
        )
        if owner is not None:
            drawn.append(_assistant(x + step / 2 - 1.5, 35, owner))
    return node("g", drawn)


def _assistant(x: float, y: float, seat: int) -> Node:
    return node(
        "g",
        node("rect", class_="die-body", x=num(x - 14), y=num(y - 11), width=28, height=22, rx=8),
        symbol_at("assistant", x - 13, y - 8, 15),
        symbol_at(f"seat-{seat + 1}", x + 2, y - 5, 10),
        class_=f"p{seat + 1} picture-die",
    )


def _track(
    texts: Sequence[str], looks: Sequence[str], spaces: Sequence[int], y: float, length: float, marked: set[int]
) -> Node:
    """Spaces in a row, and above them the signs of the seats."""
    step = length / len(texts)
    drawn: list[Node] = []
    numbers: list[Node] = []
    for n, (text, look) in enumerate(zip(texts, looks)):
        ground = "picture-gold" if n in marked else f"picture-space-plain{look}"
        drawn.append(node("rect", class_=ground, x=num(HEAD + step * n), y=y, width=num(step - 1), height=TALL, rx=1.5))
        if text:
            numbers.append(node("text", text, class_="picture-step", x=num(HEAD + step * (n + 0.5)), y=y + 12))
    drawn += numbers
    for seat, space in enumerate(spaces):
        shift = SHIFT * spaces[:seat].count(space)
        x = min(HEAD + step * (space + 0.5) + shift, HEAD + length - SIGN)
        drawn.append(disc(round(x, 1), y - 5, seat, SIGN))
    return node("g", drawn)
