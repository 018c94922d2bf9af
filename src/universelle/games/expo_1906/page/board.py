"""The board as a page shows it: the viewer's own side, and the boards that all share."""

from __future__ import annotations

from typing import Final

from universelle.drawing.node import Node, node, symbol
from universelle.games.expo_1906.page.academy import academy
from universelle.games.expo_1906.page.cards import hand
from universelle.games.expo_1906.page.jury import jury
from universelle.games.expo_1906.page.laboratory import laboratory
from universelle.games.expo_1906.page.patent_office import patent_office
from universelle.games.expo_1906.page.projects import project_list
from universelle.games.expo_1906.page.train_station import train_station
from universelle.games.expo_1906.page.waiting import waiting
from universelle.games.expo_1906.scene import Scene

TABS: Final = (
    ("lab-box", "laboratory", "place-laboratory"),
    ("hand", "meeting-room", "draw-cards"),
    ("academy", "academy", "place-academy"),
    ("station", "train-station", "place-train-station"),
    ("patents", "journal", "place-patents-office"),
)


def board(scene: Scene) -> Node:
    """Everything on the table but for what belongs to the other players."""
    own = [laboratory(scene), project_list(scene), waiting(scene), hand(scene)]
    shared = [academy(scene), train_station(scene), jury(scene), patent_office(scene)]
    return node(
        "div",
        _tabs(scene),
        node("div", own, id="own-side"),
        node("div", shared, id="shared-side"),
        id="board",
        role="group",
        aria_label=scene.words("draw-board"),
    )


def _tabs(scene: Scene) -> Node:
    """Links to the parts of the table, for narrow screens."""
    links = [
        node("a", symbol(picture), node("span", scene.words(key)), href=f"#{part}", id=f"tab-{part}")
        for part, picture, key in TABS
    ]
    return node("nav", links, id="tabs", aria_label=scene.words("draw-parts"))
