"""The Jury: its votes so far, and the vote that a Meeting may cast."""

from __future__ import annotations

from typing import Final

from universelle.contract.scene import codes_of
from universelle.core.message import Translator
from universelle.drawing.node import Node, node, once, symbol
from universelle.drawing.parts import num, symbol_at
from universelle.games.expo_1906.page.board_title import board_title
from universelle.games.expo_1906.page.buttons import submits
from universelle.games.expo_1906.scene import Scene

VOTES_IN_ROW: Final = 6
SIZE: Final = 34


def jury(scene: Scene) -> Node:
    view, words = scene.view, scene.words
    legal = codes_of(scene)
    tiles, spaces, left = view["jury"]["tiles"], view["jury"]["spaces"], view["jury"]["left"]
    rows = -(-spaces // VOTES_IN_ROW)
    discs = [_vote(number, tiles[number] if number < len(tiles) else None) for number in range(spaces)]
    steam, electricity = tiles.count("steam"), tiles.count("electricity")
    buttons = [
        _vote_button(words, energy, left[energy]) for energy in ("steam", "electricity") if f"jury {energy}" in legal
    ]
    return node(
        "section",
        board_title(
            "jury",
            words("place-jury"),
            words("draw-jury-worth", points=scene.box.jury_points),
            "place-jury",
        ),
        node(
            "svg",
            discs,
            id="jury-svg",
            class_="votes",
            role="img",
            aria_label=words("draw-jury-so-far", steam=steam, electricity=electricity),
            viewbox=f"0 0 {VOTES_IN_ROW * SIZE} {rows * SIZE}",
        ),
        node("p", buttons, id="jury-votes", class_="vote-buttons")
        if buttons
        else _tally(words, steam, electricity, view["jury"]["preferred"], spaces - len(tiles)),
        id="jury",
        class_="shared-board frame",
    )


@once
def _tally(words: Translator, steam: int, electricity: int, lead: str | None, left: int) -> Node:
    return node(
        "p",
        symbol("steam", "sy type-ink steam"),
        node("b", str(steam), class_="num leading" if lead == "steam" else "num"),
        " : ",
        node("b", str(electricity), class_="num leading" if lead == "electricity" else "num"),
        symbol("electricity", "sy type-ink electricity"),
        node("span", words("draw-jury-left", left=left), class_="soft"),
        id="jury-tally",
        class_="tally",
        data_about="place-jury",
    )


@once
def _vote(number: int, energy: str | None) -> Node:
    x, y = number % VOTES_IN_ROW * SIZE + SIZE / 2, number // VOTES_IN_ROW * SIZE + SIZE / 2
    if energy is None:
        return node(
            "g",
            node("circle", class_="vote-space", cx=num(x), cy=num(y), r=14),
            node("text", str(number + 1), class_="vote-number", x=num(x), y=num(y + 4.5)),
            id=f"jury-{number + 1}",
            data_about="place-jury",
        )
    return node(
        "g",
        node("circle", class_=f"vote-disc type-fill {energy}", cx=num(x), cy=num(y), r=14.5),
        node("circle", class_="vote-ring", cx=num(x), cy=num(y), r=12),
        symbol_at(energy, x - 9, y - 9, 18, f"type-symbol {energy}"),
        id=f"jury-{number + 1}",
        class_="vote stamp",
        data_about=f"jury-{energy}",
    )


@once
def _vote_button(words: Translator, energy: str, left: int) -> Node:
    text = words("draw-vote", energy=words(f"resource-{energy}"), left=left)
    return node(
        "button",
        symbol(energy, f"sy type-ink {energy}"),
        node("span", words(f"resource-{energy}")),
        class_="button",
        id=f"go-jury-{energy}",
        data_about=f"jury-{energy}",
        aria_label=text,
        **submits(f"jury {energy}"),
    )
