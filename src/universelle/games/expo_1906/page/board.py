"""The table as a page shows it, and as one picture to be kept."""

from __future__ import annotations

from typing import Final

from universelle.drawing.node import Node, node, once, symbol
from universelle.drawing.parts import name_of, symbol_at
from universelle.games.expo_1906.page.laboratory import bench
from universelle.games.expo_1906.page.ornament import CELL, EDGE, IRON, SMALL, bounds, ground, iron, small_project
from universelle.games.expo_1906.page.patent_office import track
from universelle.games.expo_1906.page.shared_boards import hall
from universelle.games.expo_1906.page.tiles import flat_cells, lies, scraps, units
from universelle.games.expo_1906.scene import Scene

GAP: Final = 24
HEAD: Final = 44
STEP: Final = 62  # of the Patents Office in a picture
ROW: Final = 34

TABS: Final = (
    ("lab-box", "laboratory", "place-laboratory"),
    ("hand", "meeting-room", "draw-cards"),
    ("academy", "academy", "place-academy"),
    ("station", "train-station", "place-train-station"),
    ("patents", "journal", "place-patents-office"),
)


def board(scene: Scene) -> Node:
    """Everything on the table but for what lies before the other players."""
    decision = scene.view["decision"]
    return node(
        "div",
        _tabs(scene),
        bench(scene),
        hall(scene),
        id="board",
        class_="expo",
        role="group",
        aria_label=scene.words("draw-board"),
        data_step=decision["id"] if decision and scene.actions else None,
    )


def _tabs(scene: Scene) -> Node:
    """The way to each part of the table, for narrow screens."""
    links = [
        node("a", symbol(sign), node("span", scene.words(key)), href=f"#{part}", id=f"tab-{part}")
        for part, sign, key in TABS
    ]
    return node("nav", links, id="tabs", class_="tabs", aria_label=scene.words("draw-parts"))


def small_laboratory(scene: Scene, seat: int, prefix: str) -> Node:
    """A whole laboratory, as a group of its own."""
    floor, player = scene.view["laboratory"], scene.view["players"][seat]
    rows, columns = floor["rows"], floor["columns"]
    return node(
        "g",
        _still(rows, columns, prefix),
        node(
            "g",
            scraps(scene.words, prefix, tuple(player["start_scrap"]), tuple(player["scrap"])),
            node(
                "g",
                [lies(scene.words, scene.box, piece, prefix) for piece in player["tiles"]],
                id=f"{prefix}pieces",
                data_to="station-pile",
            ),
            transform=f"translate({IRON} {IRON})",
            id=f"{prefix}floor",
        ),
        id=f"{prefix}lab",
    )


@once
def _still(rows: int, columns: int, prefix: str) -> Node:
    boards = node("g", ground(rows, columns), transform=f"translate({IRON} {IRON})")
    return node("g", iron(rows, columns), boards, id=f"{prefix}iron")


def picture(scene: Scene) -> Node:
    """All laboratories, the Academy and the Patents Office in one picture, to be kept."""
    view, words = scene.view, scene.words
    floor, seats = view["laboratory"], len(view["players"])
    wide, tall = floor["columns"] * CELL + IRON + EDGE, floor["rows"] * CELL + IRON + EDGE
    columns = 1 if seats == 1 else 2
    rows = -(-seats // columns)
    patents = view["patents"]
    track_wide = (patents["steps"] + 2.4) * STEP
    width = max(columns * (wide + GAP) + GAP, track_wide + 2 * GAP)
    left = (width - columns * (wide + GAP) + GAP) / 2
    parts = [node("rect", class_="sheet", width=f"{width:g}", height=2000)]
    for seat in range(seats):
        x, y = left + seat % columns * (wide + GAP), GAP + seat // columns * (tall + HEAD + GAP)
        parts.append(_owner(scene, seat, x, y))
        lab = small_laboratory(scene, seat, f"r{seat + 1}-")
        parts.append(node("g", lab, transform=f"translate({x:g} {y + HEAD:g})"))
    y = GAP + rows * (tall + HEAD + GAP)
    if any([space["project"] for space in view["academy"]["projects"]]):
        parts.append(_shelf(scene, GAP, y + 20, width - 2 * GAP))
        y += 20 + 3 * SMALL + GAP
    parts.append(
        node(
            "g",
            track(scene),
            transform=f"translate({GAP} {y + 16:g})",
            style=f"--u:{STEP}px;--v:{ROW}px",
            class_="track",
        )
    )
    height = y + 16 + len(patents["rows"]) * ROW + GAP
    parts[0] = node("rect", class_="sheet", width=f"{width:g}", height=f"{height:g}")
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
        node("circle", class_="who-disc", cx=16, cy=22, r=14),
        symbol_at(f"seat-{seat + 1}", 7, 13, 18, "who-sign"),
        node("text", name_of(scene.words, seat), class_="who-name", x=40, y=29),
        symbol_at("prestige", 300, 11, 22, "brass-sign"),
        node("text", str(player["prestige"]), class_="who-num", x=328, y=29),
        symbol_at("lira", 390, 11, 22, "brass-sign"),
        node("text", str(player["money"]), class_="who-num", x=418, y=29),
        class_=f"p{seat + 1}",
        transform=f"translate({x:g} {y:g})",
    )


def _shelf(scene: Scene, x: float, y: float, width: float) -> Node:
    """The open Projects of the Academy."""
    shapes, drawn = scene.view["laboratory"]["shapes"], []
    spaces = scene.view["academy"]["projects"]
    for number, space in enumerate(spaces):
        project = space["project"]
        if project is None:
            continue
        cells = flat_cells(shapes, space)
        _, _, rows, _ = bounds(cells)
        drawn.append(
            node(
                "g",
                node("text", scene.words.name(f"project-{project['project']}"), class_="shelf-name", x=0, y=-6),
                node("g", small_project(cells, units(project["needs"])), class_=f"project small e-{project['energy']}"),
                node("text", str(project["prestige"]), class_="shelf-worth", x=0, y=rows * SMALL + 16),
                transform=f"translate({number * width / len(spaces):g} 0)",
            )
        )
    return node("g", drawn, transform=f"translate({x:g} {y:g})")
