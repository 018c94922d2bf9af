"""The board as a page shows it: the viewer's own side, and the boards that all share."""

from __future__ import annotations

from typing import Final

from universelle.drawing.node import Node, node, once
from universelle.drawing.parts import tabs
from universelle.games.expo_1906.page.academy import academy
from universelle.games.expo_1906.page.cards import hand
from universelle.games.expo_1906.page.ghost import ghost
from universelle.games.expo_1906.page.jury import jury
from universelle.games.expo_1906.page.laboratory import laboratory
from universelle.games.expo_1906.page.patent_office import patent_office
from universelle.games.expo_1906.page.projects import project_list
from universelle.games.expo_1906.page.train_station import train_station
from universelle.games.expo_1906.page.waiting import waiting
from universelle.games.expo_1906.scene import Scene

# The parts behind tabs, in order: their keys, symbols and names. The laboratory has a tab on phones only.
TABS: Final[tuple[tuple[str, str, str], ...]] = (
    ("lab", "laboratory", "draw-tab-lab"),
    ("academy", "academy", "place-academy"),
    ("station", "train-station", "draw-tab-station"),
    ("patents", "journal", "draw-tab-patents"),
    ("players", "laboratory", "draw-tab-rivals"),
    ("chronicle", "clock", "web-table-chronicle"),
)
ALONE: Final = ("ghost", "ghost", "draw-ghost-opponent")  # in place of the rivals
FRONT: Final = {
    "buy-from-academy": "academy",
    "buy-resources": "station",
    "take-free-tile": "station",
    "move-tokens": "patents",
    "choose-chit": "patents",
    "hold-meeting": "patents",
}


def board(scene: Scene) -> Node:
    """Everything on the table but for what belongs to the other players."""
    own = (laboratory(scene), project_list(scene), waiting(scene), hand(scene))
    shared = (academy(scene), train_station(scene), jury(scene), patent_office(scene))
    return node(
        "div",
        _tabs(scene),
        _own_side(own),
        _shared_side(shared, ghost(scene)),
        id="board",
        role="group",
        aria_label=scene.words("draw-board"),
    )


@once
def _own_side(parts: tuple[Node, ...]) -> Node:
    return node("div", list(parts), id="own-side", data_tab=1)


@once
def _shared_side(parts: tuple[Node, ...], ghost: Node | None) -> Node:
    return node("div", list(parts), ghost, id="shared-side")


def _tabs(scene: Scene) -> Node:
    """For narrow windows: the part that the question is about comes to the front."""
    words = scene.words
    alone = len(scene.view["players"]) == 1
    parts = [
        (key, sign, words(name))
        for key, sign, name in (ALONE if alone and tab[0] == "players" else tab for tab in TABS)
    ]
    front = FRONT.get(scene.decision, "lab") if scene.actions else "lab"
    return tabs(words("draw-parts"), tuple(parts), front)
