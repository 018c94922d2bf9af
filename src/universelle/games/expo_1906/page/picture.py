"""All laboratories and boards as one SVG that can be saved."""

from __future__ import annotations

from typing import Final

from universelle.drawing.node import Node, node
from universelle.drawing.parts import name_of, symbol_at
from universelle.games.expo_1906.page.laboratory import contents_of, small_laboratory
from universelle.games.expo_1906.page.ornament import CELL, EDGE, IRON, SMALL, bounds, small_project
from universelle.games.expo_1906.page.patent_office import track
from universelle.games.expo_1906.page.tiles import flat_cells, units
from universelle.games.expo_1906.rules.views.pieces import shapes_of
from universelle.games.expo_1906.scene import Scene

GAP: Final = 24
HEAD: Final = 44
STEP: Final = 62  # of the Patents Office, at least
ROW: Final = 34
SHELF: Final = 4 * SMALL  # a row of open projects
LARGE: Final = 1.5  # how much larger they are in the place of a fourth laboratory
TOKENS: Final = "--disc:10.5px;--zig:0px;--fan:8px;--step-free:0px;--linked-free:0px;--last-free:0px;--start-free:0px"


def picture(scene: Scene) -> Node:
    """All laboratories, the Academy and the Patents Office in one picture, to be kept."""
    view, words = scene.view, scene.words
    floor, seats = view["laboratory"], len(view["players"])
    wide, tall = floor["columns"] * CELL + IRON + EDGE, floor["rows"] * CELL + IRON + EDGE
    columns = 1 if seats == 1 else 2
    rows = -(-seats // columns)
    patents = view["patents"]
    steps = patents["steps"] + 2.4  # with the symbols of the rows and the broad last step
    width = max(columns * (wide + GAP), steps * STEP + GAP) + GAP
    left = (width - columns * (wide + GAP) + GAP) / 2
    parts = [node("rect", class_="picture-ground", width=f"{width:g}", height=2000)]
    for seat in range(seats):
        x, y = left + seat % columns * (wide + GAP), GAP + seat // columns * (tall + HEAD + GAP)
        parts.append(_owner(scene, seat, x, y))
        lab = small_laboratory(
            scene.words,
            scene.box,
            scene.view["laboratory"],
            contents_of(scene.view["players"][seat]),
            f"r{seat + 1}-",
        )
        parts.append(node("g", lab, transform=f"translate({x:g} {y + HEAD:g})"))
    y = GAP + rows * (tall + HEAD + GAP)
    if seats < rows * columns:
        place = f"translate({left + wide + GAP:g} {y - tall:g}) scale({LARGE})"
        parts.append(_shelf(scene, place, wide / LARGE, columns))
    elif any([space["project"] for space in view["academy"]["projects"]]):
        parts.append(_shelf(scene, f"translate({GAP} {y + 20:g})", width - 2 * GAP, len(view["academy"]["projects"])))
        y += 20 + 3 * SMALL + GAP
    parts.append(
        node(
            "g",
            track(scene),
            transform=f"translate({GAP} {y + 16:g})",
            style=f"--step:{(width - 2 * GAP) / steps:g}px;--row:{ROW}px;{TOKENS}",
            class_="track",
        )
    )
    height = y + 16 + len(patents["rows"]) * ROW + GAP
    parts[0] = node("rect", class_="picture-ground", width=f"{width:g}", height=f"{height:g}")
    return node(
        "svg",
        parts,
        id="board",
        class_="expo-picture",
        viewbox=f"0 0 {width:g} {height:g}",
        width=f"{width:g}",
        height=f"{height:g}",
        role="img",
        aria_label=words("draw-table"),
        xmlns="http://www.w3.org/2000/svg",
    )


def _owner(scene: Scene, seat: int, x: float, y: float) -> Node:
    player = scene.view["players"][seat]
    return node(
        "g",
        node("circle", class_="owner-disc", cx=16, cy=22, r=14),
        symbol_at(f"seat-{seat + 1}", 7, 13, 18, "owner-symbol"),
        node("text", name_of(scene.words, seat), class_="owner-name", x=40, y=29),
        symbol_at("prestige", 300, 11, 22, "brass-symbol"),
        node("text", str(player["prestige"]), class_="owner-number", x=328, y=29),
        symbol_at("lira", 390, 11, 22, "brass-symbol"),
        node("text", str(player["money"]), class_="owner-number", x=418, y=29),
        class_=f"p{seat + 1}",
        transform=f"translate({x:g} {y:g})",
    )


def _shelf(scene: Scene, place: str, width: float, columns: int) -> Node:
    """The open projects of the Academy, so many side by side."""
    shapes, drawn = shapes_of(scene.box), []
    for number, space in enumerate(scene.view["academy"]["projects"]):
        project = space["project"]
        if project is None:
            continue
        cells = flat_cells(shapes, space["shape"])
        _, _, rows, _ = bounds(cells)
        drawn.append(
            node(
                "g",
                node("text", scene.words.name(f"project-{project['project']}"), class_="shelf-name", x=0, y=-6),
                node("g", small_project(cells, units(project["needs"])), class_=f"project small {project['energy']}"),
                node("text", str(project["prestige"]), class_="shelf-points", x=0, y=rows * SMALL + 16),
                transform=f"translate({number % columns * width / columns:g} {number // columns * SHELF:g})",
            )
        )
    return node("g", drawn, id="picture-academy", transform=place)
