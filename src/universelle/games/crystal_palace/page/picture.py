"""The table as one picture that can be saved: locations with dice and offers, the market, a line for each player."""

from __future__ import annotations

from typing import Final

from universelle.core.message import Translator
from universelle.drawing.node import Node, node
from universelle.drawing.parts import name_of
from universelle.games.crystal_palace.choices import money
from universelle.games.crystal_palace.page.locations.shown import CHARACTER_DISPLAY, PATENT_DISPLAY, TILE_DISPLAY
from universelle.games.crystal_palace.rules.components import CHARACTERS, LOCATION_NAMES, PATENTS, Box
from universelle.games.crystal_palace.rules.view import DieView, View
from universelle.games.crystal_palace.scene import Scene

WIDTH: Final = 1000
LOCATION: Final = (238, 132)
GAP: Final = 12
TOP: Final = 44
OFFER_LETTERS: Final = 27  # that fit below a location


def picture(scene: Scene) -> Node:
    """Two rows of four locations, the Black Market, then the players."""
    view, words, box = scene.view, scene.words, scene.box
    rows = len(view["players"])
    market_top = TOP + 2 * (LOCATION[1] + GAP)
    players_top = market_top + 66
    height = players_top + 34 * rows + 16
    when = words("board-round", name=words(f"round-{view['round']}"), round=view["round"], rounds=view["rounds"])
    return node(
        "svg",
        node("rect", class_="picture-paper", width=WIDTH, height=height),
        node("text", when, class_="picture-title", x=20, y=29),
        [_location(words, box, view, location) for location in range(len(LOCATION_NAMES))],
        _market(words, box, view, market_top),
        [_player(words, view, seat, players_top + 34 * seat) for seat in range(rows)],
        id="picture",
        class_="picture",
        viewbox=f"0 0 {WIDTH} {height}",
        width=WIDTH,
        height=height,
        role="img",
        aria_label=words("draw-board"),
        xmlns="http://www.w3.org/2000/svg",
    )


def _location(words: Translator, box: Box, view: View, location: int) -> Node:
    there, placements = view["locations"][location], box.locations[location].placements
    x, y = 10 + location % 4 * (LOCATION[0] + 9), TOP + location // 4 * (LOCATION[1] + GAP)
    spaces: list[Node] = []
    for k, (space, die) in enumerate(zip(placements, there["spaces"])):
        spaces.append(die_or_window(x + 10 + 36 * k, y + 32, str(space.least), die))
        mark = money(words, space.pay) if space.pay else "+" if space.assistant else ""
        spaces.append(node("text", mark, class_="picture-mark", x=x + 25 + 36 * k, y=y + 76))
    for k, die in enumerate(there["actions"]):
        spaces.append(_circle(x + 25 + 36 * k, y + 96, str(k + 1), die))
    offer = _offer(words, box, view, location)
    return node(
        "g",
        node("rect", class_="picture-location", x=x, y=y, width=LOCATION[0], height=LOCATION[1], rx=6),
        node(
            "text", f"{location + 1}  {words.name(LOCATION_NAMES[location])}", class_="picture-name", x=x + 10, y=y + 22
        ),
        spaces,
        node("text", offer, class_="picture-offer", x=x + 10, y=y + 126),
        id=f"picture-{location + 1}",
    )


def die_or_window(x: float, y: float, text: str, die: DieView | None) -> Node:
    """A placement space: the die on it, or the value it asks for."""
    if die:
        return _die(x, y, die)
    return node(
        "g",
        node("path", class_="picture-window", d=f"M{x} {y + 30}V{y + 12}a15 12 0 0 1 30 0V{y + 30}z"),
        node("text", text, class_="picture-least", x=x + 15, y=y + 24),
    )


def _die(x: float, y: float, die: DieView, size: float = 30) -> Node:
    """A die with the symbol of its seat at the corner."""
    seat = die["seat"] + 1
    return node(
        "g",
        node("use", href=f"#sy-die-{die['value']}", x=x, y=y, width=size, height=size),
        node("circle", class_="die-badge", cx=x + size - 2, cy=y + size - 2, r=7.5),
        node("use", href=f"#sy-seat-{seat}", x=x + size - 7, y=y + size - 7, width=10, height=10),
        class_=f"p{seat} picture-die",
    )


def _circle(x: float, y: float, text: str, die: DieView | None) -> Node:
    if die:
        return _die(x - 13, y - 13, die, 26)
    return node(
        "g",
        node("circle", class_="picture-action", cx=x, cy=y, r=13),
        node("text", text, class_="picture-mark", x=x, y=y + 4.5),
    )


def _offer(words: Translator, box: Box, view: View, location: int) -> str:
    """The points of this round that cards on display are worth, or the names of tiles and shares."""
    there, takes, number = view["locations"][location], box.locations[location].takes, view["round"]
    keys = [key for key in there["display"] if key]
    if takes == PATENT_DISPLAY:
        return " · ".join([str(box.patents[PATENTS.index(key)].vp[number - 1]) for key in keys])
    if takes == CHARACTER_DISPLAY:
        return " · ".join([str(box.characters[CHARACTERS.index(key)].vp[number - 1]) for key in keys])
    kind = "research" if takes == TILE_DISPLAY else "share"
    names = ", ".join([words.name(f"{kind}-{key}") for key in keys])
    return names if len(names) <= OFFER_LETTERS else f"{names[: OFFER_LETTERS - 1].rstrip(', ')}…"


def _market(words: Translator, box: Box, view: View, y: float) -> Node:
    drawn: list[Node] = []
    for n, owner in enumerate(view["market"]):
        x = 190 + 96 * n
        drawn.append(node("rect", class_="picture-location", x=x, y=y, width=88, height=46, rx=4))
        drawn.append(
            node("text", f"{n + 1}   {money(words, box.market[n].price)}", class_="picture-least", x=x + 30, y=y + 28)
        )
        if owner is not None:
            drawn.append(_seat(x + 58, y + 12, owner))
    return node(
        "g",
        node("text", words("place-black-market"), class_="picture-name", x=14, y=y + 28),
        drawn,
        id="picture-market",
    )


def _seat(x: float, y: float, seat: int) -> Node:
    return node(
        "g",
        node("circle", class_="die-body", cx=x + 11, cy=y + 11, r=11),
        node("use", href=f"#sy-seat-{seat + 1}", x=x + 4, y=y + 4, width=14, height=14),
        class_=f"p{seat + 1} picture-die",
    )


def _player(words: Translator, view: View, seat: int, y: float) -> Node:
    player = view["players"][seat]
    dice = [_die(430 + 34 * n, y + 2, {"seat": seat, "value": value}, 26) for n, value in enumerate(player["hand"])]
    counts = (
        ("gear", player["gears"]),
        ("energy", player["energy"]),
        ("news", player["newspapers"]),
        ("scroll", len(player["prototypes"])),
        ("hat", len(player["characters"])),
        ("buzz", player["buzz"]),
        ("income", player["income_value"]),
    )
    numbers: list[Node] = []
    for n, (name, count) in enumerate(counts):
        x = 660 + 48 * n
        numbers.append(node("use", href=f"#sy-{name}", x=x, y=y + 6, width=18, height=18, class_="picture-symbol"))
        numbers.append(node("text", str(count), class_="picture-count", x=x + 22, y=y + 20))
    return node(
        "g",
        _seat(14, y + 4, seat),
        node("text", name_of(words, seat), class_="picture-count", x=44, y=y + 20),
        node("text", f"{player['vp']}", class_="picture-name", x=260, y=y + 21),
        node("text", money(words, player["money"]), class_="picture-count", x=330, y=y + 20),
        dice,
        numbers,
        id=f"picture-seat-{seat + 1}",
    )
