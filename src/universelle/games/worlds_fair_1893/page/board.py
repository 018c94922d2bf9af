"""The board as one picture, in layers: areas around the wheel, and where on it an action can be chosen."""

from __future__ import annotations

from universelle.drawing.node import Node, node
from universelle.games.worlds_fair_1893.choices import is_over
from universelle.games.worlds_fair_1893.page.areas import area_tile, supporters
from universelle.games.worlds_fair_1893.page.base import base
from universelle.games.worlds_fair_1893.page.cards import cards
from universelle.games.worlds_fair_1893.page.consequences import consequences
from universelle.games.worlds_fair_1893.page.ferris_wheel import wheel
from universelle.games.worlds_fair_1893.page.ground import ground
from universelle.games.worlds_fair_1893.page.layout import HEIGHT, SUPPORTERS_COME, SUPPORTERS_GO, WIDTH
from universelle.games.worlds_fair_1893.page.pieces import pieces
from universelle.games.worlds_fair_1893.page.targets import goals_of, targets
from universelle.games.worlds_fair_1893.scene import Scene


def board(scene: Scene) -> Node:
    """Every piece is in its layer and is placed by the slot of its area."""
    view, words = scene.view, scene.words
    areas = list(enumerate(view["areas"], start=1))
    goals = goals_of(scene)
    return node(
        "svg",
        pieces(scene.box),
        ground(),
        wheel(view["car"], view["wheel"], (view["marker"] + 1) // 2, words),
        base(view, words, is_over(scene)),
        node("g", [area_tile(scene, slot, area, goals) for slot, area in areas], id="tiles", aria_hidden="true"),
        cards(scene),
        node(
            "g",
            [lane for slot, area in areas for lane in supporters(slot, area)],
            id="supporters",
            aria_hidden="true",
            data_stage=SUPPORTERS_COME,
            data_stage_out=SUPPORTERS_GO,
        ),
        node("g", consequences(scene), id="would", aria_hidden="true"),
        node("g", targets(scene, goals), id="targets"),
        id="board",
        class_="board",
        viewbox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        role="group",
        aria_label=words("draw-board"),
        xmlns="http://www.w3.org/2000/svg",
    )
