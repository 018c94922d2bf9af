"""The Jury: its votes so far, and the vote that a Meeting may cast."""

from __future__ import annotations

from universelle.contract.scene import codes_with
from universelle.core.message import Translator
from universelle.drawing.node import Node, node, once, symbol
from universelle.games.expo_1906.page.board_title import board_title
from universelle.games.expo_1906.page.buttons import submits
from universelle.games.expo_1906.rules.view import JuryView
from universelle.games.expo_1906.scene import Scene


def jury(scene: Scene) -> Node:
    legal = codes_with(scene, "jury")
    return jury_of(scene.words, scene.view["jury"], scene.box.jury_points, scene.seat is not None, legal)


@once
def jury_of(words: Translator, view: JuryView, points: int, seated: bool, legal: frozenset[str]) -> Node:
    tiles, spaces, left = view["tiles"], view["spaces"], view["left"]
    votes = [_vote(number, tiles[number] if number < len(tiles) else None) for number in range(spaces)]
    steam, electricity = tiles.count("steam"), tiles.count("electricity")
    buttons = [
        _vote_button(words, energy, left[energy]) for energy in ("steam", "electricity") if f"jury {energy}" in legal
    ]
    return node(
        "section",
        board_title(
            "jury",
            words("place-jury"),
            words("draw-jury-worth", points=points),
            "place-jury",
        ),
        node(
            "ol",
            votes,
            id="jury-places",
            class_="votes",
            data_tells=True,
            data_try="jury steam" if seated else None,
            style=f"--votes:{spaces}",
            aria_label=words("draw-jury-so-far", steam=steam, electricity=electricity),
        ),
        node("p", buttons, id="jury-votes", class_="vote-buttons")
        if buttons
        else _tally(words, steam, electricity, view["preferred"], spaces - len(tiles)),
        id="jury",
        class_="shared-board frame",
        data_tab=3,
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
    if energy is None:
        return node("li", str(number + 1), id=f"jury-{number + 1}", class_="vote-space", data_about="place-jury")
    return node(
        "li",
        symbol(energy, f"sy type-symbol {energy}"),
        id=f"jury-{number + 1}",
        class_=f"vote stamp {energy}",
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
