"""A player's own place at the table: the laboratory, its projects, the tiles that wait, and the cards."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from universelle.core.action import Action
from universelle.core.message import Wording
from universelle.drawing.node import Child, Node, node, once, symbol
from universelle.drawing.parts import name_of, num, spot, tale
from universelle.drawing.scene import Scene
from universelle.games.expo_1906.actions import GRANT, PASS, STOP, Put
from universelle.games.expo_1906.components import CARDS, Box
from universelle.games.expo_1906.ornament import (
    CELL,
    EDGE,
    IRON,
    SMALL,
    Cells,
    Units,
    at,
    bounds,
    ground,
    iron,
    name_of_cell,
    outline,
    place_of,
    project,
    resource,
    scrap,
    small_project,
    technology,
    upright,
)
from universelle.games.expo_1906.prospects import completion_points

Piece: TypeAlias = "Mapping[str, Any]"
Facts: TypeAlias = "tuple[tuple[str, str], ...]"  # attributes, for parts that are remembered

WAITING: Final = 58  # a Resource tile that waits to be placed
RESOURCES: Final = ("steel", "copper", "manual", "automated", "empirical", "scientific", "steam", "electricity")
SAYINGS: Final = (
    *("held", "back", "set", "no-set", "here", "turned-tile", "turned-shape", "feeds-nothing", "complete"),
    *("lacks-names", "units", "lacks", "completes", "gain", "no-room", "same-spot", "breaks"),
)
GAPS: Final = ("cell", "name", "project", "lacks", "points", "n", "type", "what", "sides", "turn", "turns")


def whose(scene: Scene) -> int:
    """The seat whose place is shown: the viewer's, else that of whoever moves."""
    if scene.seat is not None:
        return scene.seat
    to_move: list[int] = scene.view["to_move"]
    return to_move[0] if to_move else 0


def codes(scene: Scene) -> frozenset[str]:
    return frozenset([action.code for action in scene.actions])


def bench(scene: Scene) -> Node:
    """The left part of the table."""
    return node("div", _laboratory(scene), _ledger(scene), _tray(scene), _hand(scene), id="bench", class_="bench")


# Pieces


def units(counts: Mapping[str, int]) -> Units:
    return tuple(counts.items())


def cells_of(shapes: Mapping[str, Any], piece: Piece) -> Cells:
    """The cells of a shaped piece as it lies before anybody turns it."""
    return tuple([(row, column) for row, column in shapes[piece["shape"]][piece.get("turn", 0)]])


def identity(piece: Piece) -> str:
    """The id that a piece keeps for the whole game."""
    if "tile" in piece:
        return f"tile-{piece['tile']}"
    return f"project-{piece['project']}" if "project" in piece else f"tech-{piece['technology']}"


def message_of(piece: Piece) -> str:
    """The key of a piece's name."""
    if "tile" in piece:
        return f"tile-{piece['kind']}"
    return f"project-{piece['project']}" if "project" in piece else f"technology-{piece['technology']}"


def code_of(piece: Piece) -> str:
    """What a piece is called in notation, outside of laboratories."""
    code: str = piece.get("kind") or piece.get("project") or piece["technology"]
    return code


def lying_code(piece: Piece) -> str:
    """What a piece is called in notation, in a laboratory."""
    code: str = piece["cell"] if "tile" in piece else code_of(piece)
    return code


def improved_value(box: Box, card: str | None) -> str:
    """The number that an improvement changes."""
    values = {
        "train-station": "+".join([str(price) for price in box.improved_prices]),
        "academy": "+1",
        "laboratory": str(box.improved_work),
        "journal": str(box.improved_points),
        "skyscraper": str(box.improved_income),
    }
    return values.get(card or "", "")


def lies(words: Wording, box: Box, piece: Piece, prefix: str = "", facts: Facts = ()) -> Node:
    """A piece in a laboratory; those of rivals have a prefix."""
    name = f"{prefix}{identity(piece)}"
    if "tile" in piece:
        return _tile_lies(words, name, piece["kind"], piece["cell"], piece["turn"], facts)
    cells = tuple([place_of(cell) for cell in piece["cells"]])
    if "project" in piece:
        return _project_lies(
            words,
            name,
            piece["project"],
            piece["energy"],
            cells,
            piece["prestige"],
            units(piece["needs"]),
            units(piece["has"]),
            piece["completed"],
            facts,
        )
    value = improved_value(box, piece["improves"])
    return _technology_lies(
        words, name, piece["technology"], cells, units(piece["gives"]), piece["improves"], value, facts
    )


def _piece(name: str, kind: str, text: str, art: list[Node], x: float, y: float, facts: Facts) -> Node:
    return node(
        "g",
        node("title", text, id=f"{name}-tale"),
        art,
        id=name,
        class_=f"piece {kind}",
        style=at(x, y),
        **dict(facts),
    )


@once
def _tile_lies(words: Wording, name: str, kind: str, cell: str, turn: int, facts: Facts) -> Node:
    double, single = kind.split("-")
    row, column = place_of(cell)
    art = node("g", resource(double, single, turn, CELL), id=f"{name}-art")
    return _piece(name, "tile", words.name(f"tile-{kind}"), [art], column * CELL, row * CELL, facts)


@once
def _project_lies(
    words: Wording,
    name: str,
    key: str,
    energy: str,
    cells: Cells,
    prestige: int,
    needs: Units,
    has: Units,
    done: bool,
    facts: Facts,
) -> Node:
    row, column, _, _ = bounds(cells)
    art = project(words, name, key, upright(cells), prestige, needs, has, done)
    kind = f"project e-{energy}{' done' if done else ''}"
    return _piece(name, kind, tale(words, f"project-{key}"), art, column * CELL, row * CELL, facts)


@once
def _technology_lies(
    words: Wording,
    name: str,
    key: str,
    cells: Cells,
    gives: Units,
    improves: str | None,
    value: str,
    facts: Facts,
) -> Node:
    row, column, _, _ = bounds(cells)
    art = node("g", technology(words, key, upright(cells), gives, improves, value), id=f"{name}-art")
    kind = "tech imp" if improves else "tech res"
    return _piece(name, kind, tale(words, f"technology-{key}"), [art], column * CELL, row * CELL, facts)


# What can be picked up


def _mask(cells: str) -> str:
    """Cells as a number whose bits they are."""
    return f"{int(cells[::-1], 2):x}"


def _held_fits(scene: Scene) -> str:
    """Where the piece in hand may be put, by turn."""
    turns: dict[int, int] = {}
    for action in scene.actions:
        if isinstance(action, Put):
            turns[action.turn] = turns.get(action.turn, 0) | 1 << action.cell
    return ",".join([f"{turns.get(turn, 0):x}" for turn in range(max(turns, default=-1) + 1)])


def _facts(scene: Scene, piece: Piece, **more: str) -> Facts:
    """What a script needs to know of a piece in order to place it."""
    words, shapes = scene.words, scene.view["laboratory"]["shapes"]
    name = words.name(message_of(piece))
    facts = {"data_name": name, "tabindex": "0", "role": "button", "aria_label": name}
    if "tile" in piece:
        facts |= {"data_shape": "tile", "data_double": piece["double"], "data_single": piece["single"]}
        facts["data_cells"] = _compact([[[0, 0]]] * 4)
    else:
        facts |= {"data_shape": piece["shape"], "data_cells": _compact(shapes[piece["shape"]])}
    if "project" in piece:
        facts |= {"data_needs": _compact(piece["needs"]), "data_energy": piece["energy"]}
        facts["data_prestige"] = str(completion_points(scene, piece, whose(scene)))
    if "technology" in piece:
        facts["data_gives"] = _compact(piece["gives"])
        if piece["improves"]:
            facts["data_symbol"] = piece["improves"]
    if "cell" in piece:
        facts |= {"data_cell": piece["cell"], "data_turn": str(piece["turn"])}
    return tuple((facts | more).items())


def _compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def _pick(scene: Scene, code: str, piece: Piece) -> Facts:
    """What lets a piece be picked up, if it can be."""
    placements = scene.view["placements"]
    if code not in placements:
        return ()
    fits = ",".join([_mask(cells) for cells in placements[code]])
    return _facts(scene, piece, data_pick=code, data_fits=fits)


# The laboratory


def _laboratory(scene: Scene) -> Node:
    seat = whose(scene)
    player = scene.view["players"][seat]
    floor = scene.view["laboratory"]
    rows, columns = floor["rows"], floor["columns"]
    words, deciding = scene.words, bool(scene.actions)
    pieces = [
        lies(words, scene.box, piece, "", _pick(scene, f"move {lying_code(piece)}", piece)) for piece in player["tiles"]
    ]
    said = _said(words) if deciding else {}
    supply = {"data_supply": _supply(scene, player), "data_free": _free(player, rows, columns)} if deciding else {}
    title = (
        words("draw-your-laboratory") if seat == scene.seat else words("draw-laboratory-of", name=name_of(words, seat))
    )
    svg = node(
        "svg",
        _ornament(rows, columns),
        node(
            "g",
            _floor(rows, columns),
            scraps(words, "", tuple(player["start_scrap"]), tuple(player["scrap"])),
            node("g", pieces, id="lab-pieces"),
            node("g", _removals(scene, player), id="lab-targets"),
            node("g", _puts(scene), id="lab-puts"),
            node("g", id="lab-preview"),
            node("g", id="lab-held"),
            id="lab-floor",
            transform=f"translate({IRON} {IRON})",
        ),
        id="lab",
        class_="lab",
        viewbox=f"0 0 {columns * CELL + IRON + EDGE} {rows * CELL + IRON + EDGE}",
        role="group",
        aria_label=title,
        data_rows=rows,
        data_columns=columns,
        data_cell=CELL,
        **supply,
        **said,
    )
    owner = node("p", _mark(seat), " ", title, id="lab-owner", class_="owner") if seat != scene.seat else None
    return node("div", svg, owner, id="lab-box", class_="lab-box")


@once
def _mark(seat: int) -> Node:
    return node("span", symbol(f"seat-{seat + 1}"), class_=f"seat p{seat + 1}")


@once
def _ornament(rows: int, columns: int) -> Node:
    return node("g", iron(rows, columns), id="lab-iron")


@once
def _floor(rows: int, columns: int) -> Node:
    """The floor; every cell can be lit."""
    cells = [
        node(
            "rect",
            id=f"cell-{name_of_cell(row, column)}",
            class_="cell",
            x=column * CELL + 3,
            y=row * CELL + 3,
            width=CELL - 6,
            height=CELL - 6,
            rx=4,
        )
        for row in range(rows)
        for column in range(columns)
    ]
    return node("g", ground(rows, columns), cells, id="lab-cells")


@once
def scraps(words: Wording, prefix: str, start: tuple[str, ...], lying: tuple[str, ...]) -> Node:
    """Scrap, and marks where it lay at the start: they count for a chit."""
    cells = dict.fromkeys([*start, *lying])
    return node("g", [_scrap(words, prefix, cell, cell in lying) for cell in cells], id=f"{prefix}lab-scrap")


@once
def _scrap(words: Wording, prefix: str, cell: str, lies_there: bool) -> Node:
    row, column = place_of(cell)
    return node(
        "g",
        node("title", tale(words, "scrap")),
        scrap(lies_there),
        id=f"{prefix}scrap-{cell}",
        class_="scrap",
        style=at(column * CELL, row * CELL),
    )


def _supply(scene: Scene, player: dict[str, Any]) -> str:
    """What lies in the laboratory, as far as it matters for what a placement would bring."""
    projects, technologies, tiles = [], [], []
    for piece in player["tiles"]:
        if "tile" in piece:
            tiles.append({name: piece[name] for name in ("cell", "turn", "double", "single")})
        elif "technology" in piece:
            technologies.append({"cells": piece["cells"], "gives": piece["gives"]})
        else:
            projects.append(
                {
                    "key": piece["project"],
                    "name": scene.words.name(message_of(piece)),
                    "cells": piece["cells"],
                    "needs": piece["needs"],
                    "has": piece["has"],
                    "done": piece["completed"],
                    "prestige": completion_points(scene, piece, whose(scene)),
                }
            )
    return _compact({"projects": projects, "technologies": technologies, "tiles": tiles})


def _free(player: dict[str, Any], rows: int, columns: int) -> str:
    taken = {cell for piece in player["tiles"] for cell in piece.get("cells", [piece["cell"]])} | set(player["scrap"])
    free = [(row, column) for row in range(rows) for column in range(columns) if name_of_cell(row, column) not in taken]
    return f"{sum([1 << 8 * row + column for row, column in free]):x}"


def _said(words: Wording) -> dict[str, str]:
    """The sentences that a script fills in, by the names under which it asks for them."""
    gaps = {name: f"{{{name}}}" for name in GAPS}
    said = {f"data_say_{kind}": words(f"resource-{kind}") for kind in RESOURCES}
    said |= {f"data_say_sides_{turn}": words(f"sides-{turn}") for turn in range(4)}
    return said | {f"data_say_{name.replace('-', '_')}": words(f"draw-say-{name}", **gaps) for name in SAYINGS}


def _removals(scene: Scene, player: dict[str, Any]) -> list[Node]:
    """A small mark on everything that can be removed."""
    legal = codes(scene)
    marks: list[Node] = []
    for piece in player["tiles"]:
        code = f"remove {lying_code(piece)}"
        if code in legal:
            cell = piece["cells"][-1] if "cells" in piece else piece["cell"]
            marks.append(_removal(scene.words, code, scene.words.name(message_of(piece)), cell))
    for cell in player["scrap"]:
        code = f"remove {cell}"
        if code in legal:
            marks.append(_removal(scene.words, code, scene.words.name("scrap"), cell))
    return marks


@once
def _removal(words: Wording, code: str, name: str, cell: str) -> Node:
    row, column = place_of(cell)
    return node(
        "g",
        node("title", words("action-remove-at", tile=name, cell=cell)),
        node("circle", class_="hit", cx=50, cy=50, r=19),
        node("circle", class_="rm", cx=52, cy=52, r=9.5),
        spot("remove", 46.5, 46.5, 11),
        id=f"go-{code.replace(' ', '-')}",
        class_="target remove",
        style=at(column * CELL, row * CELL),
        role="button",
        tabindex=0,
        data_action=code,
        aria_label=words("action-remove-at", tile=name, cell=cell),
    )


def _puts(scene: Scene) -> list[Node]:
    """Where the piece in hand may be put, in the first turn that fits there; the list of choices has all turns."""
    first: dict[int, Action] = {}
    for action in scene.actions:
        if isinstance(action, Put):
            first.setdefault(action.cell, action)
    return [_put(scene.words, action) for action in first.values() if isinstance(action, Put)]


@once
def _put(words: Wording, action: Put) -> Node:
    row, column = divmod(action.cell, 8)
    return node(
        "g",
        node("rect", class_="hit", x=3, y=3, width=CELL - 6, height=CELL - 6, rx=4),
        id=f"go-put-{name_of_cell(row, column)}",
        class_="target put",
        style=at(column * CELL, row * CELL),
        role="button",
        tabindex=0,
        data_action=action.code,
        aria_label=words("draw-put", cell=name_of_cell(row, column)),
    )


# The projects in it


def _ledger(scene: Scene) -> Node:
    seat, words = whose(scene), scene.words
    player = scene.view["players"][seat]
    lines = [
        _entry(
            words,
            piece["project"],
            piece["energy"],
            piece["prestige"],
            completion_points(scene, piece, seat) - piece["prestige"],
            units(piece["needs"]),
            units(piece["has"]),
            piece["completed"],
        )
        for piece in player["tiles"]
        if "project" in piece
    ]
    return node(
        "section",
        _ledger_head(words),
        *(lines or [_ledger_empty(words)]),
        id="ledger",
        class_="ledger frame",
        aria_label=words("draw-projects"),
        tabindex=0,
    )


@once
def _ledger_head(words: Wording) -> Node:
    return node(
        "h2",
        node("span", words("draw-projects"), class_="plain"),
        node("span", words("draw-if-set"), class_="if"),
        node("output", id="ledger-gain", class_="gain", aria_live="off"),
        id="ledger-head",
        class_="head mini",
    )


@once
def _ledger_empty(words: Wording) -> Node:
    return node("p", words("draw-no-projects"), class_="soft none", id="ledger-none")


@once
def _entry(
    words: Wording,
    key: str,
    energy: str,
    prestige: int,
    lead: int,
    needs: Units,
    has: Units,
    done: bool,
) -> Node:
    """A Project with what it has of what it needs."""
    supplied, name = dict(has), words.name(f"project-{key}")
    lacks = [(kind, count - supplied.get(kind, 0)) for kind, count in needs if supplied.get(kind, 0) < count]
    worth = words("draw-worth", points=prestige, more=lead)
    return node(
        "article",
        node(
            "h3",
            symbol(energy, f"sy i-{energy}", f"ledger-{key}-energy"),
            node("span", name, id=f"ledger-{key}-name"),
            node(
                "b",
                f"{prestige}+{lead}" if lead and not done else str(prestige),
                class_="vp",
                id=f"ledger-{key}-worth",
                title=worth,
            ),
            id=f"ledger-{key}-head",
        ),
        node(
            "ul",
            [_chip(words, key, kind, count, supplied.get(kind, 0)) for kind, count in needs],
            class_="chips",
            id=f"ledger-{key}-needs",
        ),
        _lack(words, key, tuple(lacks), done),
        node("output", id=f"ledger-preview-{key}", aria_live="off"),
        id=f"ledger-{key}",
        class_="pj done" if done else "pj",
        title=tale(words, f"project-{key}"),
    )


@once
def _chip(words: Wording, key: str, kind: str, count: int, supplied: int) -> Node:
    shown = min(count, supplied)
    return node(
        "li",
        symbol(kind, f"sy i-{kind}"),
        node("em", f"{shown}/{count}", class_="num"),
        class_="ok" if shown == count else "no",
        id=f"ledger-{key}-{kind}",
        title=words("draw-has", resource=words(f"resource-{kind}"), has=shown, needs=count),
    )


@once
def _lack(words: Wording, key: str, lacks: Units, done: bool) -> Node:
    name = f"ledger-{key}-line"
    if done:
        return node("p", symbol("check"), " ", words("draw-completed"), class_="ok", id=name)
    parts: list[Child] = []
    for kind, count in lacks:
        parts.append(
            node("span", f"{count}", symbol(kind, f"sy i-{kind}"), class_="lk", title=words(f"resource-{kind}"))
        )
    return node("p", words("draw-lacks"), " ", parts, class_="no", id=name)


# What waits to be placed


def _tray(scene: Scene) -> Node:
    seat, words = whose(scene), scene.words
    player, action = scene.view["players"][seat], scene.view["action"]
    waiting = [_waiting(scene, piece, _pick(scene, f"place {code_of(piece)}", piece)) for piece in player["front"]]
    if action and action["held"] and seat in scene.view["to_move"]:
        facts = _facts(scene, action["held"], data_held="", data_fits=_held_fits(scene)) if scene.actions else ()
        waiting.insert(0, _waiting(scene, action["held"], facts, " held"))
    return node(
        "section",
        node("h2", words("draw-before-you"), class_="vert", id="tray-head"),
        node("div", waiting or [_tray_empty(words)], id="tray-pieces", class_="waiting"),
        _turn_buttons(words) if scene.view["placements"] or _held_fits(scene) else None,
        node("div", _plain_buttons(scene), id="tray-actions", class_="plain-actions"),
        id="tray",
        class_="tray frame",
        aria_label=words("draw-before-you"),
    )


@once
def _tray_empty(words: Wording) -> Node:
    return node("p", words("draw-nothing-waits"), class_="soft none", id="tray-none")


def _waiting(scene: Scene, piece: Piece, facts: Facts, more: str = "") -> Node:
    words, shapes = scene.words, scene.view["laboratory"]["shapes"]
    if "tile" in piece:
        return _tile_waits(words, piece["tile"], piece["kind"], facts, more)
    cells = upright(cells_of(shapes, piece))
    if "project" in piece:
        return _project_waits(
            words, piece["project"], piece["energy"], cells, piece["prestige"], units(piece["needs"]), facts, more
        )
    value = improved_value(scene.box, piece["improves"])
    return _technology_waits(
        words, piece["technology"], cells, units(piece["gives"]), piece["improves"], value, facts, more
    )


def _wait(name: str, kind: str, children: list[Node], text: str, facts: Facts) -> Node:
    return node("div", children, id=f"wait-{name}", class_=f"wait {kind}", title=text, **dict(facts))


@once
def _tile_waits(words: Wording, number: int, kind: str, facts: Facts, more: str) -> Node:
    name = f"tile-{number}"
    svg = node(
        "svg",
        small_tile(words, name, kind, 0, 0, WAITING),
        viewbox=f"0 0 {WAITING} {WAITING}",
        class_="w-tile",
        id=f"wait-{name}-svg",
    )
    return _wait(name, f"w{more}", [svg], words.name(f"tile-{kind}"), facts)


@once
def small_tile(words: Wording, name: str, kind: str, x: float, y: float, size: float) -> Node:
    """A Resource tile outside of laboratories."""
    double, single = kind.split("-")
    return node(
        "g",
        node("title", words.name(f"tile-{kind}")),
        resource(double, single, 0, size),
        id=name,
        class_="piece tile",
        style=at(x, y),
    )


@once
def _project_waits(
    words: Wording,
    key: str,
    energy: str,
    cells: Cells,
    prestige: int,
    needs: Units,
    facts: Facts,
    more: str,
) -> Node:
    head = node(
        "h3", node("span", words.name(f"project-{key}")), node("b", str(prestige), class_="vp"), id=f"wait-{key}-head"
    )
    return _wait(
        f"project-{key}",
        f"wp{more}",
        [head, small_project_svg(words, key, energy, cells, needs)],
        tale(words, f"project-{key}"),
        facts,
    )


@once
def small_project_svg(words: Wording, key: str, energy: str, cells: Cells, needs: Units) -> Node:
    """A Project outside of laboratories."""
    _, _, rows, columns = bounds(cells)
    piece = node(
        "g",
        node("title", tale(words, f"project-{key}")),
        small_project(cells, needs),
        id=f"project-{key}",
        class_=f"piece project small e-{energy}",
    )
    return node(
        "svg",
        piece,
        id=f"project-{key}-svg",
        class_="shape",
        viewbox=f"0 0 {columns * SMALL} {rows * SMALL}",
        width=columns * SMALL,
        height=rows * SMALL,
    )


@once
def _technology_waits(
    words: Wording,
    key: str,
    cells: Cells,
    gives: Units,
    improves: str | None,
    value: str,
    facts: Facts,
    more: str,
) -> Node:
    return _wait(
        f"tech-{key}",
        f"wt{more}",
        [small_technology(words, key, cells, gives, improves, value, SMALL / 2)],
        tale(words, f"technology-{key}"),
        facts,
    )


@once
def small_technology(
    words: Wording, key: str, cells: Cells, gives: Units, improves: str | None, value: str, size: float
) -> Node:
    """A Technology outside of laboratories: its shape, and what it gives beside it."""
    _, _, rows, columns = bounds(cells)
    width, height = columns * size, rows * size
    kind = "imp" if improves else "res"
    lines = [(improves, value)] if improves else [(each, str(count)) for each, count in gives]
    tall = max(height, 19.0 * len(lines))
    signs: list[Node] = []
    for number, (sign, count) in enumerate(lines):
        y = tall / 2 + 19 * (number - (len(lines) - 1) / 2)
        signs.append(node("text", count, class_="nn", x=num(width + 5), y=num(y + 5)))
        signs.append(spot(sign, width + 5 + 8.5 * len(count), y - 9, 17, f"i-{sign}"))
    wide = width + 24 + 8.5 * max([len(count) for _, count in lines])
    piece = node(
        "g",
        node("title", tale(words, f"technology-{key}")),
        node(
            "path",
            class_="te-body",
            d=outline(cells, size, 0.5, 1.5),
            transform=f"translate(0 {num((tall - height) / 2)})",
        ),
        signs,
        id=f"tech-{key}",
        class_=f"piece tech small {kind}",
    )
    return node(
        "svg",
        piece,
        id=f"tech-{key}-svg",
        class_="shape",
        viewbox=f"0 0 {num(wide)} {num(tall)}",
        width=num(wide),
        height=num(tall),
    )


@once
def _turn_buttons(words: Wording) -> Node:
    """For the script that holds a piece; without it the list of choices has all turns."""
    left = node(
        "button",
        symbol("turn", "sy flip"),
        type="button",
        id="turn-left",
        class_="button sq",
        disabled=True,
        aria_label=words("draw-turn-left"),
    )
    right = node(
        "button",
        symbol("turn"),
        type="button",
        id="turn-right",
        class_="button sq",
        disabled=True,
        aria_label=words("draw-turn-right"),
    )
    here = node("button", words("draw-set"), type="button", id="set-here", class_="button main", disabled=True)
    return node("div", left, right, here, class_="turnset js-only", id="turnset")


def _plain_buttons(scene: Scene) -> list[Node]:
    """Choices that have no place on the table: to stop, to pass, to take money."""
    words, found = scene.words, {action.code: action for action in scene.actions}
    buttons: list[Node] = []
    if GRANT.code in found:
        buttons.append(_plain(GRANT.code, words("action-money-gives", money=scene.box.meeting_money), "lira"))
    if STOP.code in found:
        buttons.append(_plain(STOP.code, words("action-stop"), None))
    if PASS.code in found:
        buttons.append(_plain(PASS.code, words("action-pass"), None))
    return buttons


@once
def _plain(code: str, text: str, picture: str | None) -> Node:
    return node(
        "button",
        symbol(picture, "sy brass") if picture else None,
        text,
        class_="button plain",
        id=f"go-{code}",
        **submits(code),
    )


def submits(code: str) -> dict[str, str]:
    """What makes a button outside of the list of choices one of them."""
    return {"form": "choices", "name": "action", "value": code, "data_action": code}


# The cards


def _hand(scene: Scene) -> Node:
    seat = whose(scene)
    cards = [_state_of(scene, seat, card) for card in CARDS]
    return node("section", cards, id="hand", class_="hand", aria_label=scene.words("draw-hand"))


def _state_of(scene: Scene, seat: int, card: str) -> Node:
    """A card as it is for its owner now."""
    view, words = scene.view, scene.words
    player, action = view["players"][seat], view["action"]
    improved = card in player["improved"]
    legal = f"play {card}" in codes(scene)
    note, state, by = "", "", -1
    if action and action["card"] == card and view["turn"] == seat and view["to_move"]:
        state, note = "now", words("draw-playing", done=action["done"], allowed=action["allowed"])
        if card == "meeting-room":
            note = words("draw-playing", done=len(action["meeting"]), allowed=scene.box.meeting_actions)
    elif player["hand"] is None:
        state, note = ("out", words("draw-last-card")) if player["last"] == card else ("", "")
    elif card not in player["hand"]:
        state, note = "out", words("draw-played")
    elif card in player["barred"]:
        state, note, by = "barred", *_bar(scene, seat, card)
    elif improved:
        note = words("draw-improved")
    return _card(words, scene.box, card, improved, state, note, by, legal)


def _bar(scene: Scene, seat: int, card: str) -> tuple[str, int]:
    """Why a card may not be played, and whose card bars it (-1: nobody's; the ghost's is that of no seat)."""
    players, ending = scene.view["players"], scene.view["ending"]
    if ending and ending["last_cards"]:
        return scene.words("draw-not-last"), -1
    other = seat - 1 if seat else len(players) - 1
    ghost = scene.view["ghost"]
    if len(players) == 1:
        return (
            (scene.words("draw-ghosts-card"), -1)
            if ghost and ghost["card"] == card
            else (scene.words("draw-not-first"), -1)
        )
    if players[other]["last"] == card:
        return name_of(scene.words, other), other
    return scene.words("draw-not-first"), -1


@once
def _card(words: Wording, box: Box, card: str, improved: bool, state: str, note: str, by: int, legal: bool) -> Node:
    key = f"card-improved-{card}" if improved else f"card-{card}"
    doing = (
        submits(f"play {card}") if legal else {"type": "button", "data_try": f"play {card}", "aria_disabled": "true"}
    )
    look = " ".join(["card", *([state] if state else []), *(["imp"] if improved else []), *(["can"] if legal else [])])
    sign: Child | None = symbol("barred") if state == "barred" else None
    mark = node("span", symbol(f"seat-{by + 1}"), class_=f"seat p{by + 1}") if by >= 0 else None
    return node(
        "button",
        node("span", symbol(card, "sy"), class_="arch", id=f"card-{card}-arch"),
        node("b", words.name(key), id=f"card-{card}-name"),
        node("span", _formula(box, card, improved), class_="tx", id=f"card-{card}-gives"),
        node("span", sign, mark, note if by < 0 else None, class_="note", id=f"card-{card}-note", title=note or None),
        id=f"card-{card}",
        class_=look,
        title=card_tale(words, box, card, improved),
        **doing,
    )


@once
def card_tale(words: Wording, box: Box, card: str, improved: bool) -> str:
    key = f"card-improved-{card}" if improved else f"card-{card}"
    return "\n".join([words.name(key), card_effect(words, box, card, improved)])


@once
def card_effect(words: Wording, box: Box, card: str, improved: bool) -> str:
    """What a card does, with the numbers of this edition."""
    key = f"card-improved-{card}" if improved else f"card-{card}"
    prices = box.improved_prices if improved else box.prices
    return words(
        f"{key}.effect",
        tiles=len(prices),
        prices=[str(price) for price in prices],
        price=box.academy_price,
        steps=box.improved_work if improved else box.work,
        moves=box.improved_points if improved else box.points,
        discount=box.discount,
        coins=box.improved_income if improved else box.income,
    )


def _formula(box: Box, card: str, improved: bool) -> list[Child]:
    """What a card does, in signs."""
    coin = symbol("lira", "sy brass")
    if card == "train-station":
        return [coin, "+".join([str(price) for price in (box.improved_prices if improved else box.prices)])]
    if card == "academy":
        more: list[Child] = ["+1", symbol("train-station", "sy brass")] if improved else []
        return [coin, str(box.academy_price), *more]
    if card == "laboratory":
        return [f"{box.improved_work if improved else box.work}×", symbol("lift", "sy brass")]
    if card == "journal":
        return [f"{box.improved_points if improved else box.points}×", symbol("arrow", "sy brass")]
    if card == "skyscraper":
        return [f"+{box.improved_income if improved else box.income}", coin]
    return [f"{box.meeting_actions}×", symbol("jury", "sy brass")]
