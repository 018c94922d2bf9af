"""What all players share: the Academy, the Train Station, the Jury and the Patents Office."""

from __future__ import annotations

from typing import Any, Final

from universelle.core.message import Wording
from universelle.drawing.node import Child, Node, node, once, symbol
from universelle.drawing.parts import name_of, num, spot, tale
from universelle.drawing.scene import Scene
from universelle.games.expo_1906.components import CHITS, Box
from universelle.games.expo_1906.hand import card_tale
from universelle.games.expo_1906.looking import codes, submits, whose
from universelle.games.expo_1906.ornament import SMALL, Cells, Units, at, bounds, outline
from universelle.games.expo_1906.pieces import (
    flat_cells,
    improved_value,
    small_project_svg,
    small_technology,
    small_tile,
    units,
)

STATION_TILE: Final = 46
STATION_ROW: Final = 6  # tiles beside each other
JURY_ROW: Final = 6
JURY_SIZE: Final = 34
OPENS: Final = ("MoveTokens", "ChooseChit")  # steps for which the Patents Office opens


def hall(scene: Scene) -> Node:
    """The right part of the table."""
    return node("div", _academy(scene), _station(scene), _jury(scene), _patents(scene), id="hall", class_="hall")


def _step(scene: Scene) -> str:
    decision = scene.view["decision"]
    step: str = decision["step"] if decision else ""
    return step


# The Academy


def _academy(scene: Scene) -> Node:
    view, words = scene.view, scene.words
    legal, shapes = codes(scene), view["laboratory"]["shapes"]
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
            tale(words, "place-academy"),
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


def _space(scene: Scene, space: dict[str, Any], legal: frozenset[str], cells: Cells) -> Node:
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
def _empty_space(words: Wording, shape: str, cells: Cells, pile: str) -> Node:
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
    words: Wording,
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
        title=f"{tale(words, f'project-{key}')}\n{pile}",
        **_offer(f"take {key}", legal),
    )


def _offer(code: str, legal: bool) -> dict[str, str]:
    """A choice, or something that says why it is none."""
    return submits(code) if legal else {"type": "button", "data_try": code}


@once
def _technology(
    words: Wording, key: str, cells: Cells, gives: Units, improves: str | None, value: str, legal: bool
) -> Node:
    text = tale(words, f"technology-{key}")
    return node(
        "button",
        small_technology(words, key, cells, gives, improves, "" if improves else value, 7),
        id=f"academy-{key}",
        class_="tk can" if legal else "tk",
        title=text,
        aria_label=words.name(f"technology-{key}"),
        **_offer(f"take {key}", legal),
    )


# The Train Station


def _station(scene: Scene) -> Node:
    view, words = scene.view, scene.words
    legal, spaces = codes(scene), view["station"]
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
    elif _step(scene) == "TakeFreeTile":
        note = words("draw-station-free")
    return node(
        "section",
        _head("station", words("place-train-station"), note, tale(words, "place-train-station")),
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
def _pile(words: Wording, tiles: int) -> Node:
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
def _offered(words: Wording, number: int, kind: str, x: float, y: float, legal: bool) -> Node:
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
    jury, legal = view["jury"], codes(scene)
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
            tale(words, "place-jury"),
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
def _tally(words: Wording, steam: int, electricity: int, left: int) -> Node:
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
def _vote(words: Wording, number: int, energy: str | None) -> Node:
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
        node("title", tale(words, f"jury-{energy}")),
        node("circle", class_=f"f-{energy} j-edge", cx=num(x), cy=num(y), r=14.5),
        node("circle", class_="jr", cx=num(x), cy=num(y), r=12),
        spot(energy, x - 9, y - 9, 18, f"s-{energy}"),
        id=f"jury-{number + 1}",
        class_="vote stamp",
    )


@once
def _vote_button(words: Wording, energy: str, left: int) -> Node:
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


# The Patents Office. Places are so many steps and rows from the corner: how wide and tall those are, styles say.


def _patents(scene: Scene) -> Node:
    view, words = scene.view, scene.words
    is_open = bool(scene.actions) and _step(scene) in OPENS
    chits = view["patents"]["chits"]
    return node(
        "section",
        node(
            "h2",
            node("span", words("place-patents-office")),
            node("small", _patents_note(scene), id="patents-note"),
            node("span", [_chit_left(scene, chit) for chit in CHITS if chit in chits], class_="left", id="chits-left"),
            class_="head",
            id="patents-head",
            title=tale(words, "place-patents-office"),
        ),
        node(
            "svg",
            track(scene),
            id="patents-track",
            role="group",
            aria_label=words("place-patents-office"),
            class_="track",
            style=f"--steps:{view['patents']['steps']};--rows:{len(view['patents']['rows'])}",
        ),
        id="patents",
        class_="pan frame open" if is_open else "pan frame",
    )


def _patents_note(scene: Scene) -> str:
    action = scene.view["action"]
    if action and _step(scene) == "MoveTokens":
        money = scene.view["players"][whose(scene)]["money"]
        return scene.words("draw-points-left", left=action["allowed"] - action["done"], money=money)
    return scene.words("draw-chits-left", count=len(scene.view["patents"]["chits"]))


def chit_tale(words: Wording, box: Box, chit: str) -> str:
    """What a chit brings, with the numbers of this edition, and its history."""
    values = chit_values(box, chit)
    return tale(words, f"chit-{chit}", **values)


def chit_values(box: Box, chit: str) -> dict[str, int]:
    return {
        "paris-1889": {"every": box.eiffel},
        "chicago-1893": {"every": box.wheel},
        "brussels-1897": {"points": box.colonies},
        "paris-1900": {"points": box.metro, "most": box.metro_most},
        "liege-1905": {"points": box.palace},
        "milan-1906": {"points": box.tunnel},
    }[chit]


def _chit_left(scene: Scene, chit: str) -> Node:
    return _chit(scene.words, scene.box, chit, f"chit {chit}" in codes(scene))


@once
def _chit(words: Wording, box: Box, chit: str, legal: bool) -> Node:
    return node(
        "button",
        symbol(chit),
        id=f"bonus-{chit}",
        class_="bonus can" if legal else "bonus",
        title=chit_tale(words, box, chit),
        aria_label=words.name(f"chit-{chit}"),
        **_offer(f"chit {chit}", legal),
    )


def track(scene: Scene) -> list[Node]:
    """Six rows of steps, the links between them, chits and tokens."""
    view, words = scene.view, scene.words
    patents, steps = view["patents"], view["patents"]["steps"]
    rows = [row["row"] for row in patents["rows"]]
    links = tuple([(rows.index(link["rows"][0]), link["step"], link["price"]) for link in patents["links"]])
    discount = view["action"]["discount"] if view["action"] else 0
    chits = tuple([row["chit"] for row in patents["rows"]])
    return [
        _steps(words, tuple(rows), steps, patents["points_from"], scene.box.step_points),
        node(
            "g",
            [_bonus(words, scene.box, number, steps, chit) for number, chit in enumerate(chits) if chit],
            id="patents-chits",
        ),
        _links(words, links, discount),
        node("g", _goals(scene, rows), id="patents-targets"),
        node("g", _tokens(scene), id="patents-tokens"),
    ]


def spot_at(step: float, row: float, x: float = 0, y: float = 0) -> str:
    """A place so many steps and rows from the corner, and some pixels beside."""
    across = f"calc(var(--u)*{num(step)} + {num(x)}px)"
    down = f"calc(var(--v)*{num(row)} + {num(y)}px)"
    return f"transform:translate({across},{down})"


@once
def _steps(words: Wording, rows: tuple[str, ...], steps: int, points_from: int, points: int) -> Node:
    """Everything of the Patents Office that does not change."""
    drawn: list[Node] = []
    for step in range(1, steps + 1):
        worth = node("tspan", f" +{points}", class_="vpm") if points_from <= step < steps else None
        drawn.append(
            node("text", str(step), worth, class_="stepn", style=spot_at(step + (0.5 if step < steps else 1), 0, 0, -4))
        )
    drawn.append(node("rect", class_="st common", style=spot_at(1, 0, 1, 1)))
    for number, row in enumerate(rows):
        drawn.append(
            node(
                "g",
                node("title", tale(words, f"resource-{row}")),
                node("rect", class_=f"f-{row} rowhead"),
                node("g", spot(row, 0, 0, 18, f"s-{row}"), class_="rowsign"),
                style=spot_at(0, number),
            )
        )
        for step in range(2, steps + 1):
            look = "st end" if step == steps else "st vp1" if step >= points_from else "st"
            drawn.append(node("rect", class_=look, id=f"step-{row}-{step}", style=spot_at(step, number, 1, 1)))
    return node("g", drawn, id="patents-steps")


@once
def _links(words: Wording, links: tuple[tuple[int, int, int], ...], discount: int) -> Node:
    drawn = [
        node(
            "g",
            node("title", words("draw-link", price=max(price - discount, 0))),
            node("path", d="M0 -11V11"),
            node("circle", r=7.5),
            node("text", str(max(price - discount, 0)), y=4),
            id=f"jump-{row}-{step}",
            class_="jump",
            style=spot_at(step + 0.82, row + 1),
        )
        for row, step, price in links
    ]
    return node("g", drawn, id="patents-links")


@once
def _bonus(words: Wording, box: Box, row: int, steps: int, chit: str) -> Node:
    return node(
        "g",
        node("title", chit_tale(words, box, chit)),
        node("circle", class_="b-disc", r=10.5),
        spot(chit, -7, -7, 14, "bi"),
        id=f"bonus-{chit}-laid",
        class_="bonus-laid",
        style=spot_at(steps + 1.78, row + 0.5),
    )


def _tokens(scene: Scene) -> list[Node]:
    """All tokens: on step 1 side by side, elsewhere fanned, those on top in front; leaders wear a crown."""
    view, words = scene.view, scene.words
    drawn: list[Node] = []
    for number, row in enumerate(view["patents"]["rows"]):
        on_step: dict[int, int] = {}
        last = view["patents"]["steps"]
        standing: list[Node] = []
        for place, token in enumerate(row["tokens"]):
            depth = on_step.setdefault(token["step"], 0)
            on_step[token["step"]] = depth + 1
            seat = -1 if token["seat"] is None else token["seat"]
            name = f"token-ghost-{row['row']}" if seat < 0 else f"token-{seat + 1}-{token['token']}"
            x = token["step"] + (0.4 if token["step"] < last else 0.3)
            standing.append(
                _token(words, name, seat, token["token"] or 0, place == 0, spot_at(x, number + 0.5, 8 * depth))
            )
        drawn += reversed(standing)
    return drawn + _at_start(scene)


def _at_start(scene: Scene) -> list[Node]:
    """Tokens on the common first step: those of each seat side by side, or above each other beside the ghosts."""
    drawn: list[Node] = []
    ghost = scene.view["ghost"]
    for seat, player in enumerate(scene.view["players"]):
        for number, token in enumerate(player["tokens"]):
            if token["row"] is None:
                place = (
                    spot_at(1.26, 0.5 + 0.9 * (3 * seat + number))
                    if ghost
                    else spot_at(1.25 + 0.22 * number, 0.75 + 1.5 * seat)
                )
                drawn.append(_token(scene.words, f"token-{seat + 1}-{number + 1}", seat, number + 1, False, place))
    if ghost:
        rows = [row["row"] for row in scene.view["patents"]["rows"]]
        for row, step in ghost["steps"].items():
            if step == 1:
                place = spot_at(1.72, rows.index(row) + 0.5)
                drawn.append(_token(scene.words, f"token-ghost-{row}", -1, 0, False, place))
    return drawn


@once
def _token(words: Wording, name: str, seat: int, number: int, leads: bool, place: str) -> Node:
    who = words("draw-ghost") if seat < 0 else words("draw-token", name=name_of(words, seat), token=number)
    text = words("draw-leads", token=who) if leads else who
    return node(
        "g",
        node("title", text, id=f"{name}-who"),
        node("circle", r=10.5, id=f"{name}-disc"),
        node("g", spot("ghost" if seat < 0 else f"seat-{seat + 1}", -7, -7, 14), id=f"{name}-sign"),
        *([node("text", str(number), class_="tok-n", id=f"{name}-number", x=9, y=13)] if number else []),
        *([node("g", spot("crown", -7, -19, 14, "crown"), id=f"{name}-crown")] if leads else []),
        id=name,
        class_="piece tok ghost" if seat < 0 else f"piece tok p{seat + 1}",
        style=place,
    )


def _goals(scene: Scene, rows: list[str]) -> list[Node]:
    """Where tokens may go: on every step that a move leads to, side by side if there are several.

    Of those on the common first step one is as good as another; the list of choices has all of them.
    """
    found: dict[tuple[str, int], dict[int, int]] = {}
    player = scene.view["players"][whose(scene)]
    for code in [action.code for action in scene.actions if action.code.startswith("token ")]:
        _, number, row = code.split()
        standing = player["tokens"][int(number) - 1]
        changes = standing["row"] is not None and standing["row"] != row
        step = standing["step"] if changes else standing["step"] + 1
        found.setdefault((row, step), {}).setdefault(int(number) if standing["row"] else 0, int(number))
    drawn: list[Node] = []
    for (row, step), tokens in found.items():
        for place, token in enumerate(tokens.values()):
            drawn.append(_goal(scene.words, whose(scene), token, row, rows.index(row), step, place, len(tokens)))
    return drawn


def _spot_beside(step: int, line: int, place: int) -> str:
    """Where one of several goals on a step lies: beside those before it, each wide enough to be hit."""
    across = f"calc(var(--u)*{step} + max(25px, var(--u)/var(--many))*{place} + 1.5px)"
    return f"transform:translate({across},calc(var(--v)*{line} + 1.5px))"


@once
def _goal(words: Wording, seat: int, token: int, row: str, line: int, step: int, place: int, many: int) -> Node:
    text = words("draw-token-to", token=token, row=words(f"resource-{row}"), step=step)
    return node(
        "g",
        node("title", text),
        node("rect", class_="hit"),
        node("text", str(token), class_="goal-n"),
        id=f"go-token-{token}-{row}",
        class_=f"target goal p{seat + 1}",
        style=f"--many:{many};{_spot_beside(step, line, place)}",
        role="button",
        tabindex=0,
        data_action=f"token {token} {row}",
        aria_label=text,
    )


# The ghost of a solo game


def ghost_line(scene: Scene) -> Node | None:
    """What the ghost played last, and the points to reach."""
    ghost, words = scene.view["ghost"], scene.words
    if not ghost or ghost["target"] is None:
        return None
    card = ghost["card"]
    parts: list[Child] = [symbol("ghost")]
    if card:
        parts.append(node("span", symbol(card), title=card_tale(words, scene.box, card, False), class_="last"))
    deck = words("draw-ghost-deck", cards=ghost["deck"])
    parts.append(node("span", symbol("deck"), str(ghost["deck"]), title=deck, aria_label=deck, role="img"))
    parts.append(node("span", symbol("target"), words("draw-solo-target", target=ghost["target"]), class_="aim"))
    return node("p", parts, id="ghost", class_="ghost-line")
