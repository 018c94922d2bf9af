"""A player's own place at the table: the laboratory, and the tiles that wait."""

from __future__ import annotations

import json
from typing import Final

from universelle.contract.scene import codes_of, whose
from universelle.core.action import Action
from universelle.core.message import Translator
from universelle.drawing.node import Node, node, once, symbol
from universelle.drawing.parts import name_of, seat_sign, symbol_at, tooltip
from universelle.games.expo_1906.page.buttons import submits
from universelle.games.expo_1906.page.cards import hand
from universelle.games.expo_1906.page.ornament import (
    CELL,
    EDGE,
    IRON,
    SMALL,
    Cells,
    Units,
    at,
    ground,
    iron,
    name_of_cell,
    place_of,
)
from universelle.games.expo_1906.page.projects import ledger
from universelle.games.expo_1906.page.prospects import completion_points, halves
from universelle.games.expo_1906.page.tiles import (
    Facts,
    Piece,
    code_of,
    flat_cells,
    identity,
    improved_value,
    lies,
    lying_code,
    message_of,
    scraps,
    small_project_svg,
    small_technology,
    small_tile,
    units,
)
from universelle.games.expo_1906.rules.actions import PASS, STOP, TAKE_MONEY, PutDown
from universelle.games.expo_1906.rules.components import TYPES
from universelle.games.expo_1906.rules.view import PlayerView
from universelle.games.expo_1906.scene import Scene

WAITING: Final = 58  # a Resource tile that waits to be placed
SAYINGS: Final = (
    *("held", "back", "set", "no-set", "here", "turned-tile", "turned-shape", "feeds-nothing", "complete"),
    *("lacks-names", "units", "lacks", "completes", "gain", "outside", "covers", "same-spot", "breaks"),
)
GAPS: Final = ("cell", "name", "project", "lacks", "points", "n", "type", "what", "sides", "turn", "turns")


def bench(scene: Scene) -> Node:
    """The left part of the table."""
    return node("div", _laboratory(scene), ledger(scene), _tray(scene), hand(scene), id="bench", class_="bench")


def _mask(cells: str) -> str:
    """Cells as a number whose bits they are."""
    return f"{int(cells[::-1], 2):x}"


def _held_fits(scene: Scene) -> str:
    """Where the piece in hand may be put, by turn."""
    turns: dict[int, int] = {}
    for action in scene.actions:
        if isinstance(action, PutDown):
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


def _grip(scene: Scene, piece: Piece) -> Facts:
    """What lets a piece of the laboratory be moved: it can be picked up, or is in hand already."""
    action = scene.view["action"]
    if scene.actions and action and action["held"] and identity(action["held"]) == identity(piece):
        return _facts(scene, piece, data_held="", data_fits=_held_fits(scene))
    return _pick(scene, f"move {lying_code(piece)}", piece)


def _laboratory(scene: Scene) -> Node:
    seat = whose(scene)
    player = scene.view["players"][seat]
    floor = scene.view["laboratory"]
    rows, columns = floor["rows"], floor["columns"]
    words, deciding = scene.words, bool(scene.actions)
    pieces = [lies(words, scene.box, piece, "", _grip(scene, piece)) for piece in player["tiles"]]
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
            node("g", pieces, id="lab-pieces", data_to="station-pile"),
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
    owner = node("p", seat_sign(seat), " ", title, id="lab-owner", class_="owner") if seat != scene.seat else None
    return node("div", svg, owner, id="lab-box", class_="lab-box")


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


def _supply(scene: Scene, player: PlayerView) -> str:
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
    return _compact({"projects": projects, "technologies": technologies, "tiles": tiles, "units": halves(scene)})


def _free(player: PlayerView, rows: int, columns: int) -> str:
    taken = set(player["scrap"])
    for piece in player["tiles"]:
        taken.update(piece["cells"] if "cells" in piece else [piece["cell"]])
    free = [(row, column) for row in range(rows) for column in range(columns) if name_of_cell(row, column) not in taken]
    return f"{sum([1 << 8 * row + column for row, column in free]):x}"


def _said(words: Translator) -> dict[str, str]:
    """The sentences that a script fills in, by the names under which it asks for them."""
    gaps = {name: f"{{{name}}}" for name in GAPS}
    said = {f"data_say_{kind}": words(f"resource-{kind}") for kind in TYPES}
    said |= {f"data_say_sides_{turn}": words(f"sides-{turn}") for turn in range(4)}
    return said | {f"data_say_{name.replace('-', '_')}": words(f"draw-say-{name}", **gaps) for name in SAYINGS}


def _removals(scene: Scene, player: PlayerView) -> list[Node]:
    """A small mark on everything that can be removed."""
    legal = codes_of(scene)
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
def _removal(words: Translator, code: str, name: str, cell: str) -> Node:
    row, column = place_of(cell)
    return node(
        "g",
        node("title", words("action-remove-at", tile=name, cell=cell)),
        node("circle", class_="hit", cx=50, cy=50, r=19),
        node("circle", class_="rm", cx=52, cy=52, r=9.5),
        symbol_at("remove", 46.5, 46.5, 11),
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
        if isinstance(action, PutDown):
            first.setdefault(action.cell, action)
    return [_put(scene.words, action) for action in first.values() if isinstance(action, PutDown)]


@once
def _put(words: Translator, action: PutDown) -> Node:
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


def _tray(scene: Scene) -> Node:
    seat, words = whose(scene), scene.words
    player, action = scene.view["players"][seat], scene.view["action"]
    front, waiting = player["front"], []
    lying = [identity(piece) for piece in player["tiles"]]
    held = action["held"] if action and seat in scene.view["to_move"] else None
    if held and identity(held) not in lying:
        front = [piece for piece in front if identity(piece) != identity(held)]
        facts = _facts(scene, held, data_held="", data_fits=_held_fits(scene)) if scene.actions else ()
        waiting.append(_waiting(scene, held, facts, " held"))
    waiting += [_waiting(scene, piece, _pick(scene, f"place {code_of(piece)}", piece)) for piece in front]
    return node(
        "section",
        node("h2", words("draw-before-you"), class_="vert", id="tray-head"),
        node(
            "div",
            waiting or [_tray_empty(words)],
            id="tray-pieces",
            class_="waiting",
            tabindex=0,
            role="group",
            aria_label=words("draw-before-you"),
        ),
        _turn_buttons(words) if scene.view["placements"] or _held_fits(scene) else None,
        node("div", _plain_buttons(scene), id="tray-actions", class_="plain-actions"),
        id="tray",
        class_="tray frame",
        aria_label=words("draw-before-you"),
    )


@once
def _tray_empty(words: Translator) -> Node:
    return node("p", words("draw-nothing-waits"), class_="soft none", id="tray-none")


def _waiting(scene: Scene, piece: Piece, facts: Facts, more: str = "") -> Node:
    words, shapes = scene.words, scene.view["laboratory"]["shapes"]
    if "tile" in piece:
        return _tile_waits(words, piece["tile"], piece["kind"], facts, more)
    cells = flat_cells(shapes, piece)
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
def _tile_waits(words: Translator, number: int, kind: str, facts: Facts, more: str) -> Node:
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
def _project_waits(
    words: Translator,
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
        tooltip(words, f"project-{key}"),
        facts,
    )


@once
def _technology_waits(
    words: Translator,
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
        tooltip(words, f"technology-{key}"),
        facts,
    )


@once
def _turn_buttons(words: Translator) -> Node:
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
    if TAKE_MONEY.code in found:
        buttons.append(_plain(TAKE_MONEY.code, words("action-money-gives", money=scene.box.meeting_money), "lira"))
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
