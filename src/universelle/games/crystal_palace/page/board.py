"""The board that all players share: locations, Black Market and administration."""

from __future__ import annotations

from universelle.drawing.node import Node, node
from universelle.games.crystal_palace.page.locations.location import locations
from universelle.games.crystal_palace.page.locations.overview import overview
from universelle.games.crystal_palace.page.locations.shown import ACTIONS, opened
from universelle.games.crystal_palace.page.tracks.administration import administration
from universelle.games.crystal_palace.page.tracks.market import market
from universelle.games.crystal_palace.page.work.centre import work
from universelle.games.crystal_palace.scene import Scene


def board(scene: Scene) -> Node:
    return node(
        "div",
        overview(scene),
        locations(scene),
        work(scene),
        market(scene),
        administration(scene),
        id="board",
        class_="board palace",
        role="group",
        aria_label=scene.words("draw-board"),
        data_open=opened(scene.view) + 1,
        data_work=_work(scene),
    )


def _work(scene: Scene) -> str:
    """What goes on: when it changes, scripts open the location where it happens."""
    view = scene.view
    if view["phase"] < ACTIONS or not scene.decision:
        return f"{view['round']}-{view['phase']}"
    return f"{view['round']}-{view['phase']}-{opened(view)}-{scene.decision}-{view['to_move']}"
