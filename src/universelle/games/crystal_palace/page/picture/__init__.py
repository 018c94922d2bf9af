"""The table as one picture that can be saved: locations with dice and offers, the tracks, the players."""

from __future__ import annotations

from typing import Final

from universelle.drawing.node import Node, node
from universelle.drawing.parts import num, symbol_at
from universelle.games.crystal_palace.page.headline import headline
from universelle.games.crystal_palace.page.picture import locations as halls
from universelle.games.crystal_palace.page.picture import players
from universelle.games.crystal_palace.page.picture.tracks import tracks
from universelle.games.crystal_palace.scene import Scene

WIDTH: Final = 1000
HEAD: Final = 40
TOP: Final = HEAD + halls.GAP


def picture(scene: Scene) -> Node:
    """Three rows of locations, the last one beside the tracks, then the players."""
    view, words, box = scene.view, scene.words, scene.box
    row = halls.HEIGHT + halls.GAP
    beside = halls.LEFT + sum([halls.WIDTHS[location] + halls.GAP for location in halls.ROWS[-1]])
    below = TOP + row * len(halls.ROWS)
    height = below + players.HEIGHT + halls.GAP
    seats = len(view["players"])
    wide = (WIDTH - 2 * halls.LEFT - halls.GAP * (seats - 1)) / seats
    return node(
        "svg",
        node("rect", class_="picture-paper", width=WIDTH, height=height),
        _head(scene),
        halls.locations(words, box, view, TOP),
        tracks(words, box, view, beside, TOP + 2 * row, WIDTH - halls.LEFT - beside),
        [players.player(scene, seat, halls.LEFT + seat * (wide + halls.GAP), below, wide) for seat in range(seats)],
        id="picture",
        class_="picture",
        viewbox=f"0 0 {WIDTH} {height}",
        width=WIDTH,
        height=height,
        role="img",
        aria_label=words("draw-board"),
        xmlns="http://www.w3.org/2000/svg",
    )


def _head(scene: Scene) -> Node:
    """The name of the fair, and where the match is."""
    ribs = "".join([f"M{x} 0V{HEAD}" for x in range(40, WIDTH, 40)])
    return node(
        "g",
        node("rect", class_="picture-head", width=WIDTH, height=HEAD),
        node("path", class_="picture-ribs", d=ribs),
        node("rect", class_="picture-edge", y=HEAD - 2.5, width=WIDTH, height=2.5),
        symbol_at("emblem-crystal-palace", 12, 7, 25, "picture-emblem"),
        node("text", scene.words("draw-board"), class_="picture-title", x=46, y=27),
        node("text", headline(scene), class_="picture-when", x=num(WIDTH - 14), y=26),
    )
