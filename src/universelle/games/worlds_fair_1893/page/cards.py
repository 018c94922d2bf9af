"""The cards beside the areas."""

from __future__ import annotations

from collections import Counter
from typing import Final

from universelle.core.message import Translator
from universelle.drawing.node import Node, node, once
from universelle.drawing.parts import fit
from universelle.games.worlds_fair_1893.page.layout import CARDS_COME, CARDS_GO, CARDS_TOP, at, card_step
from universelle.games.worlds_fair_1893.scene import Scene

CARD_ROOM: Final = {"ticket": 132.0, "figure": 128.0}  # for the name; exhibits have more
EXHIBIT_ROOM: Final = 158.0


def cards(scene: Scene) -> Node:
    """The cards beside the areas. Those of which there may be several are told apart by where they lie."""
    areas = scene.view["areas"]
    copies = Counter([card["card"] for area in areas for card in area["cards"]])
    groups: list[Node] = []
    for slot, area in enumerate(areas, start=1):
        cards = tuple([(card["card"], card["kind"], copies[card["card"]] > 1) for card in area["cards"]])
        groups.append(_cards_beside(scene.words, slot, area["area"], area["limit"], cards))
    return node(
        "g", groups, id="cards", aria_hidden="true", data_from="deck", data_stage=CARDS_COME, data_stage_out=CARDS_GO
    )


@once
def _cards_beside(
    words: Translator, slot: int, area: str, limit: int, cards: tuple[tuple[str, str, bool], ...]
) -> Node:
    drawn: list[Node] = []
    for n, (key, kind, several) in enumerate(cards):
        name = f"card-{key}-{area}-{n + 1}" if several or kind == "figure" else f"card-{key}"
        drawn.append(_card(words, key, kind, name, at(slot, 0, CARDS_TOP + n * card_step(limit))))
    return node("g", drawn, id=f"cards-{area}")


@once
def _card(words: Translator, key: str, kind: str, name: str, place: str) -> Node:
    text, small = fit(words.name(key), CARD_ROOM.get(kind, EXHIBIT_ROOM), 14, 12.5)
    if kind == "figure" and text.endswith("…"):  # a person is better known by the last name
        first, *_, last = words.name(key).split()
        text, small = fit(f"{first[0]}. {last}", CARD_ROOM[kind], 14, 12.5)
    look = f"card-name{' italic' if kind == 'ticket' else ''}{small}"
    face = key.partition("-")[2] if kind == "figure" else kind
    return node(
        "g",
        node("use", href=f"#face-{face}"),
        node("text", text, class_=look, x=36, y=17),
        id=name,
        class_="piece card",
        data_about=key,
        style=place,
    )
