"""What all players share: the Academy, the Train Station, the Jury and the Patents Office."""

from __future__ import annotations

from typing import Final

from universelle.contract.scene import codes_of, whose
from universelle.core.message import Translator
from universelle.drawing.node import Child, Node, node, once, symbol
from universelle.drawing.parts import num, symbol_at, tooltip
from universelle.games.expo_1906.page.buttons import offer, submits
from universelle.games.expo_1906.page.cards import card_tale
from universelle.games.expo_1906.page.ornament import SMALL, Cells, Units, at, bounds, outline
from universelle.games.expo_1906.page.patent_office import patents
from universelle.games.expo_1906.page.tiles import (
    flat_cells,
    improved_value,
    small_project_svg,
    small_technology,
    small_tile,
    units,
)
from universelle.games.expo_1906.rules.view import AcademySpaceView
from universelle.games.expo_1906.scene import Scene

STATION_TILE: Final = 46
STATION_ROW: Final = 6  # tiles beside each other
JURY_ROW: Final = 6
JURY_SIZE: Final = 34


def hall(scene: Scene) -> Node:
    """The right part of the table."""
    return node("div", _academy(scene), _station(scene), _jury(scene), patents(scene), id="hall", class_="hall")


# The Academy


def _academy(scene: Scene) -> Node:
    view, words = scene.view, scene.words
    legal, shapes = codes_of(scene), view["laboratory"]["shapes"]
    spaces = [_space(scene, space, legal, flat_cells(shapes, space)) for space in view["academy"]["projects"]]
    technologies = [
        _technology(
            words,
            each["technology"],
            flat_cells(shapes, each),
            units(each["gives"]),
            each["improves"],
            improved_value(scene.box, each["improves"]),
            f"take {each['technology']}" in legal,
        )
        for each in view["academy"]["technologies"]
    ]
    return node(
        "section",
        _head(
            "academy",
            words("place-academy"),
            words("draw-academy-price", price=scene.box.academy_price),
            tooltip(words, "place-academy"),
        ),
        node("div", spaces, class_="acs", id="academy-projects"),
        node("div", technologies, class_="techs", id="academy-technologies"),
        id="academy",
        class_="pan frame",
        data_from="academy-head",
    )


@once
def _head(name: str, title: str, note: str, text: str) -> Node:
    return node(
        "h2", node("span", title), node("small", note, id=f"{name}-note"), class_="head", id=f"{name}-head", title=text
    )


def _space(scene: Scene, space: AcademySpaceView, legal: frozenset[str], cells: Cells) -> Node:
    words, project = scene.words, space["project"]
    known = ", ".join([words.name(f"project-{key}") for key in space["below"]])
    pile = words("draw-pile", unseen=space["unseen"]) + (
        f"\n{words('draw-pile-below', projects=known)}" if known else ""
    )
    if project is None:
        return _empty_space(words, space["shape"], cells, pile)
    code = f"take {project['project']}"
    return _open_project(
        words,
        space["shape"],
        project["project"],
        project["energy"],
        cells,
        project["prestige"],
        units(project["needs"]),
        pile,
        code in legal,
    )


@once
def _empty_space(words: Translator, shape: str, cells: Cells, pile: str) -> Node:
    _, _, rows, columns = bounds(cells)
    svg = node(
        "svg",
        node("path", class_="empty", d=outline(cells, SMALL, 0.5, 4)),
        class_="shape",
        viewbox=f"0 0 {columns * SMALL} {rows * SMALL}",
        width=columns * SMALL,
        height=rows * SMALL,
    )
    return node(
        "div",
        node("span", words("draw-empty"), class_="nm soft"),
        svg,
        id=f"academy-{shape}",
        class_="ac none",
        title=pile,
    )


@once
def _open_project(
    words: Translator,
    shape: str,
    key: str,
    energy: str,
    cells: Cells,
    prestige: int,
    needs: Units,
    pile: str,
    legal: bool,
) -> Node:
    name = node("span", words.name(f"project-{key}"), class_="nm", id=f"academy-{key}-name")
    worth = node("b", str(prestige), class_="vp", id=f"academy-{key}-worth")
    return node(
        "button",
        name,
        node(
            "span", small_project_svg(words, key, energy, cells, needs), worth, class_="sh", id=f"academy-{key}-shape"
        ),
        id=f"academy-{shape}",
        class_="ac can" if legal else "ac",
        title=f"{tooltip(words, f'project-{key}')}\n{pile}",
        **offer(f"take {key}", legal),
    )


@once
def _technology(
    words: Translator, key: str, cells: Cells, gives: Units, improves: str | None, value: str, legal: bool
) -> Node:
    text = tooltip(words, f"technology-{key}")
    return node(
        "button",
        small_technology(words, key, cells, gives, improves, "" if improves else value, 7),
        id=f"academy-{key}",
        class_="tk can" if legal else "tk",
        title=text,
        aria_label=words.name(f"technology-{key}"),
        **offer(f"take {key}", legal),
    )


# The Train Station


def _station(scene: Scene) -> Node:
    view, words = scene.view, scene.words
    legal, spaces = codes_of(scene), view["station"]
    action, money = view["action"], view["players"][whose(scene)]["money"]
    rows = -(-len(spaces) // STATION_ROW)
    columns = min(len(spaces), STATION_ROW)
    step = STATION_TILE + 3
    ground: list[Node] = []
    tiles: list[Node] = []
    for place, tile in enumerate(spaces):
        x, y = place % STATION_ROW * step, place // STATION_ROW * step
        ground.append(_slot(place, x, y))
        if tile is not None:
            tiles.append(_offered(words, tile["tile"], tile["kind"], x, y, f"take {tile['kind']}" in legal))
    note = " + ".join([str(price) for price in scene.box.prices])
    if action and action["price"] is not None:
        note = words("draw-station-price", price=action["price"], money=money)
    elif scene.decision == "take-free-tile":
        note = words("draw-station-free")
    return node(
        "section",
        _head("station", words("place-train-station"), note, tooltip(words, "place-train-station")),
        node(
            "svg",
            node("g", ground, id="station-ground"),
            node("g", tiles, id="station-tiles"),
            id="station-svg",
            role="group",
            aria_label=words("place-train-station"),
            class_="station",
            viewbox=f"-3 -3 {columns * step + 3} {rows * step + 3}",
            style=f"--wide:{columns * step + 3};--tall:{rows * step + 3}",
            data_from="station-pile",
            data_stage=2,
            data_stage_out=1,
        ),
        _pile(words, view["pile"]),
        id="station",
        class_="pan frame",
    )


@once
def _pile(words: Translator, tiles: int) -> Node:
    text = words("draw-station-pile", tiles=tiles)
    return node("p", symbol("deck"), str(tiles), id="station-pile", class_="soft pile", title=text, aria_label=text)


@once
def _slot(place: int, x: float, y: float) -> Node:
    return node(
        "rect",
        class_="gap",
        id=f"station-{place + 1}",
        x=num(x + 2),
        y=num(y + 2),
        width=STATION_TILE - 4,
        height=STATION_TILE - 4,
        rx=2,
    )


@once
def _offered(words: Translator, number: int, kind: str, x: float, y: float, legal: bool) -> Node:
    code = f"take {kind}"
    doing: dict[str, str] = {
        "data_action": code,
        "role": "button",
        "tabindex": "0",
        "aria_label": words.name(f"tile-{kind}"),
    }
    ring = node("rect", class_="hit", width=STATION_TILE, height=STATION_TILE, rx=3, id=f"offer-{number}-ring")
    tile = small_tile(words, f"tile-{number}", kind, 0, 0, STATION_TILE)
    return node(
        "g",
        tile,
        ring if legal else None,
        id=f"offer-{number}",
        class_="offer target" if legal else "offer",
        style=at(x, y),
        **(doing if legal else {"data_try": code}),
    )


# The Jury


def _jury(scene: Scene) -> Node:
    view, words = scene.view, scene.words
    jury, legal = view["jury"], codes_of(scene)
    tiles, spaces = jury["tiles"], jury["spaces"]
    rows = -(-spaces // JURY_ROW)
    discs = [_vote(words, number, tiles[number] if number < len(tiles) else None) for number in range(spaces)]
    steam, electricity = tiles.count("steam"), tiles.count("electricity")
    buttons = [
        _vote_button(words, energy, jury["left"][energy])
        for energy in ("steam", "electricity")
        if f"jury {energy}" in legal
    ]
    return node(
        "section",
        _head(
            "jury",
            words("place-jury"),
            words("draw-jury-worth", points=scene.box.jury_points),
            tooltip(words, "place-jury"),
        ),
        node(
            "svg",
            discs,
            id="jury-svg",
            class_="votes",
            role="img",
            aria_label=words("draw-jury-so-far", steam=steam, electricity=electricity),
            viewbox=f"0 0 {JURY_ROW * JURY_SIZE} {rows * JURY_SIZE}",
        ),
        node("p", buttons, id="jury-votes", class_="votes-now")
        if buttons
        else _tally(words, steam, electricity, spaces - len(tiles)),
        id="jury",
        class_="pan frame",
    )


@once
def _tally(words: Translator, steam: int, electricity: int, left: int) -> Node:
    lead = "steam" if steam > electricity else "electricity" if electricity > steam else ""
    return node(
        "p",
        symbol("steam", "sy i-steam"),
        node("b", str(steam), class_="num lead" if lead == "steam" else "num"),
        " : ",
        node("b", str(electricity), class_="num lead" if lead == "electricity" else "num"),
        symbol("electricity", "sy i-electricity"),
        node("span", words("draw-jury-left", left=left), class_="soft"),
        id="jury-tally",
        class_="tally",
    )


@once
def _vote(words: Translator, number: int, energy: str | None) -> Node:
    x, y = number % JURY_ROW * JURY_SIZE + JURY_SIZE / 2, number // JURY_ROW * JURY_SIZE + JURY_SIZE / 2
    if energy is None:
        return node(
            "g",
            node("circle", class_="jslot", cx=num(x), cy=num(y), r=14),
            node("text", str(number + 1), class_="jn", x=num(x), y=num(y + 4.5)),
            id=f"jury-{number + 1}",
        )
    return node(
        "g",
        node("title", tooltip(words, f"jury-{energy}")),
        node("circle", class_=f"f-{energy} j-edge", cx=num(x), cy=num(y), r=14.5),
        node("circle", class_="jr", cx=num(x), cy=num(y), r=12),
        symbol_at(energy, x - 9, y - 9, 18, f"s-{energy}"),
        id=f"jury-{number + 1}",
        class_="vote stamp",
    )


@once
def _vote_button(words: Translator, energy: str, left: int) -> Node:
    text = words("draw-vote", energy=words(f"resource-{energy}"), left=left)
    return node(
        "button",
        symbol(energy, f"sy i-{energy}"),
        node("span", words(f"resource-{energy}")),
        class_="button can",
        id=f"go-jury-{energy}",
        title=text,
        aria_label=text,
        **submits(f"jury {energy}"),
    )


# The ghost of a solo game


def ghost_line(scene: Scene) -> Node | None:
    """What the ghost played last, and the points to reach."""
    ghost, words = scene.view["ghost"], scene.words
    if not ghost or ghost["target"] is None or ghost["deck"] is None:
        return None
    card = ghost["card"]
    parts: list[Child] = [symbol("ghost")]
    if card:
        parts.append(node("span", symbol(card), title=card_tale(words, scene.box, card, False), class_="last"))
    deck = words("draw-ghost-deck", cards=ghost["deck"])
    parts.append(node("span", symbol("deck"), str(ghost["deck"]), title=deck, aria_label=deck, role="img"))
    parts.append(node("span", symbol("target"), words("draw-solo-target", target=ghost["target"]), class_="aim"))
    return node("p", parts, id="ghost", class_="ghost-line")
