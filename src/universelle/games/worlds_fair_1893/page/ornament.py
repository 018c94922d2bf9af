"""The engraving of the table: everything in the picture that never changes during a game."""

from __future__ import annotations

from functools import cache, lru_cache
from math import cos, pi, radians, sin
from typing import Final

from universelle.contract.scene import KEYS
from universelle.drawing.node import Node, node
from universelle.drawing.parts import num, symbol_at
from universelle.games.worlds_fair_1893.rules.components import (
    AREAS,
    BURNHAM,
    DAVIS,
    FIGURES,
    FIRST_PATRON,
    MAX_PLAYERS,
    PALMER,
    Award,
    Box,
)

WIDTH: Final = 716
HEIGHT: Final = 736
INKS: Final = {
    "agriculture": "forest",
    "electricity": "gold",
    "fine-arts": "wine",
    "manufacturing": "slate",
    "transportation": "sea",
}

INNER_RIM: Final = 110
OUTER_RIM: Final = 120
TRAIL: Final = 115  # the circle that is gilded up to the car
CABINS: Final = 138  # the circle on which the cabins hang
RIM_PARTS: Final = 52
ASKS: Final = "more"  # the key of a place that several choices belong to

TICKET_SHAPE: Final = (
    "M2 0H198Q200 0 200 2V8.5A4 4 0 0 0 200 16.5V23Q200 25 198 25H2Q0 25 0 23V16.5A4 4 0 0 0 0 8.5V2Q0 0 2 0Z"
)
TILE_BODY: Final = "M6 27H194A6 6 0 0 0 200 33V132A6 6 0 0 0 194 138H6A6 6 0 0 0 0 132V33A6 6 0 0 0 6 27Z"
TILE_HEAD: Final = "M6 27H194A6 6 0 0 0 200 33V53H0V33A6 6 0 0 0 6 27Z"


def point(radius: float, turn: float) -> str:
    """A point of a circle, by an angle in radians."""
    return f"{num(radius * cos(turn))} {num(radius * sin(turn))}"


# The ground


@cache
def ground() -> Node:
    """Paper, a border of woven lines, walks between the areas, and the fair's city and year."""
    walks = "M114 480V290M200 110H270M446 110H516M602 290V480"
    return node(
        "g",
        node("rect", class_="ground", x=1, y=1, width=WIDTH - 2, height=HEIGHT - 2, rx=3),
        _lace(),
        *[_corner(x, y) for x in (7, WIDTH - 7) for y in (7, HEIGHT - 7)],
        _rosette("petals", 196, 44, 9, 12),
        _rosette("leaves", 168, 14, 13, 8),
        node("g", node("text", "Chicago", x=122, y=36), node("text", "mdcccxciii", x=594, y=36), class_="city"),
        node("path", class_="walk", d=walks),
        node("path", class_="walk2", d=walks),
        id="ground",
        aria_hidden="true",
    )


def _lace() -> Node:
    """Four waves along each edge, each a quarter behind the last."""
    across = "".join([_wave(WIDTH - 28, 62, up, late, False) for up in (1, -1) for late in (False, True)])
    down = "".join([_wave(HEIGHT - 28, 64, up, late, True) for up in (1, -1) for late in (False, True)])
    return node(
        "g",
        node("path", id="lace-across", d=across),
        node("use", href="#lace-across", y=HEIGHT - 12),
        node("path", id="lace-down", d=down),
        node("use", href="#lace-down", x=WIDTH - 12),
        class_="guilloche",
    )


def _wave(length: float, halves: int, up: int, late: bool, upright: bool) -> str:
    half = length / halves
    start = 14 - half / 2 if late else 14
    bend, rest = f"{half / 2:.2f}", f"{half:.2f}"
    more = halves if late else halves - 1
    if upright:
        return f"M6 {num(start)}q{num(5.2 * up)} {bend} 0 {rest}" + f"t0 {rest}" * more
    return f"M{num(start)} 6q{bend} {num(5.2 * up)} {rest} 0" + f"t{rest} 0" * more


def _corner(x: float, y: float) -> Node:
    star = [(9 if n % 2 == 0 else 5.5, n * pi / 12) for n in range(24)]
    points = "L".join([f"{num(x + r * sin(turn))} {num(y - r * cos(turn))}" for r, turn in star])
    return node(
        "g",
        node("path", class_="rosette", d=f"M{points}Z"),
        node("circle", class_="rosette2", cx=x, cy=y, r=3.4),
    )


def _rosette(name: str, radius: float, swing: float, petals: int, copies: int) -> Node:
    """A closed wave around the wheel, and copies of it, each turned a little further."""
    steps = 18 * petals
    turns = [2 * pi * step / steps for step in range(steps)]
    line = "L".join([point(radius + swing * sin(petals * turn), turn) for turn in turns])
    step = 360 / petals / copies
    uses = [node("use", href=f"#{name}", transform=f"rotate({step * n:.2f})") for n in range(1, copies)]
    return node("g", node("path", id=name, d=f"M{line}Z"), uses, class_="big-rosette", transform="translate(358 427)")


# The wheel


@cache
def wheel_frame(spaces: int) -> Node:
    """Sky, lagoon, legs, spokes, rim, and what the cabins hang from."""
    clip = node("clipPath", node("circle", r=INNER_RIM - 1), id="lagoon-clip")
    view = node(
        "g",
        node("path", class_="w-ray", d=_rays()),
        node("rect", class_="w-lake", x=-120, y=46, width=240, height=90),
        node("path", class_="w-wave", d=_ripples()),
        clip_path="url(#lagoon-clip)",
    )
    return node(
        "g",
        clip,
        node("circle", r=OUTER_RIM, class_="w-sky"),
        view,
        node("path", class_="w-leg", d="M-6 0L-76 184H-60L-2 20H2L60 184H76L6 0Z"),
        node("path", class_="w-ground", d="M-112 184H112M-100 188H100M-86 192H86"),
        node("path", class_="w-brace", d="M-27 92H27M-45 142H45M-27 92L45 142M27 92L-45 142"),
        node("path", class_="w-spoke", d=_spokes()),
        node("circle", r=INNER_RIM, class_="w-rim"),
        node("circle", r=OUTER_RIM, class_="w-rim"),
        node("path", class_="w-truss", d=_truss()),
        node("path", class_="w-hang", d=_hangers(spaces)),
        id="wheel-frame",
    )


@cache
def wheel_numbers(spaces: int) -> Node:
    """The numbers of the cabins, and a medal on that where a round begins and ends."""
    places = [cabin_place(number, spaces) for number in range(spaces)]
    texts = [node("text", str(number), x=num(x), y=num(y + 13.8)) for number, (x, y) in enumerate(places) if number]
    start_x, start_y = places[0]
    return node(
        "g", symbol_at("medal", start_x - 8.5, start_y, 17, "w-medal"), texts, class_="w-num", id="wheel-numbers"
    )


def cabin_place(number: int, spaces: int) -> tuple[float, float]:
    """Where a cabin hangs from, clockwise from the foot of the wheel."""
    turn = pi / 2 + 2 * pi * number / spaces
    return CABINS * cos(turn), CABINS * sin(turn) - 8


@cache
def hub_plate() -> Node:
    turns = [2 * pi * n / 36 for n in range(36)]
    ticks = "".join([f"M{point(30.5, turn)}L{point(35, turn)}" for turn in turns])
    return node(
        "g",
        node("circle", r=40, class_="hub-o"),
        node("circle", r=36, class_="hub-i"),
        node("path", class_="hub-g", d=ticks),
        id="hub-plate",
    )


def _rays() -> str:
    parts = []
    for n in range(23):
        edges = [radians(180.4 + 8 * n + spread) for spread in (0, 3.2)]
        ends = "L".join([f"{num(150 * cos(turn))} {num(18 + 150 * sin(turn))}" for turn in edges])
        parts.append(f"M0 18L{ends}Z")
    return "".join(parts)


def _ripples() -> str:
    return "".join([f"M-130 {50 + 6 * n}q6 {3 if n % 2 else -3} 12 0" + "t12 0" * 21 for n in range(13)])


def _spokes() -> str:
    parts = []
    for n in range(RIM_PARTS // 2):
        turn, ply = 4 * pi * n / RIM_PARTS, radians(3.5)
        parts += [f"M{point(36, turn + side)}L{point(INNER_RIM, turn)}" for side in (-ply, ply)]
    return "".join(parts)


def _hangers(spaces: int) -> str:
    parts = []
    for number in range(spaces):
        x, y = cabin_place(number, spaces)
        parts.append(f"M{point(OUTER_RIM, pi / 2 + 2 * pi * number / spaces)}L{num(x)} {num(y)}")
    return "".join(parts)


def _truss() -> str:
    part = 2 * pi / RIM_PARTS
    lines = [f"{point(OUTER_RIM, (n + 0.5) * part)}L{point(INNER_RIM, (n + 1) * part)}" for n in range(RIM_PARTS)]
    return f"M{point(INNER_RIM, 0)}L{'L'.join(lines)}"


# The halls of the five areas


@cache
def tile(area: str) -> list[Node]:
    """An area's hall, its body and head, and its medallion."""
    ink = INKS[area]
    outline, detail = FACADES[area]
    facade = node(
        "g",
        node("path", class_=f"fa w-{ink}", d=outline),
        node("path", class_="fb", d=detail),
        class_=f"facade l-{ink}",
        transform="translate(23.5 27) scale(.9)",
    )
    return [
        node("rect", class_="glow", x=-6, y=-7, width=212, height=263, rx=5),
        facade,
        node("path", class_=f"t-body l-{ink}", d=TILE_BODY),
        node("path", class_=f"t-head f-{ink}", d=TILE_HEAD),
        node("circle", class_=f"t-med l-{ink}", cx=20, cy=40, r=15),
        node("g", symbol_at(area, 10.5, 30.5, 19), class_=f"t-sign ink-{ink}"),
    ]


def _arches(start: float, step: float, count: int, radius: float, spring: float) -> str:
    arc = f"a{radius} {radius} 0 0 1 {num(2 * radius)} 0V0"
    return "".join([f"M{num(start + step * n)} 0V{num(-spring)}{arc}" for n in range(count)])


def _columns(start: float, end: float, count: int, top: float, foot: float = 0) -> str:
    step = (end - start) / (count - 1)
    return "".join([f"M{num(start + step * n)} {num(top)}V{num(foot)}" for n in range(count)])


FACADES: Final = {  # outline and detail
    "agriculture": (
        (
            "M24 0V-11H58V-14H72V-17A13 11 0 0 1 98 -17V-14H112V-11H146V0Z"
            "M24 -11V-15H38V-11M132 -11V-15H146V-11M31 -15V-19M139 -15V-19"
        ),
        _columns(28, 55, 9, -9)
        + _columns(115, 142, 9, -9)
        + _columns(76, 94, 6, -13)
        + "M24 -2.5H146M85 -28V-31M83 -31L88 -33.5",
    ),
    "electricity": (
        (
            "M22 0V-12H44V-19L48 -26 52 -19V-12H62V-17A23 15 0 0 1 108 -17V-12H118V-19L122 -26 126 -19V-12H148V0Z"
            "M28 -12V-17L31 -22 34 -17V-12M136 -12V-17L139 -22 142 -17V-12"
        ),
        _arches(25.1, 6, 6, 1.9, 6.1)
        + _arches(111.1, 6, 6, 1.9, 6.1)
        + "M72.8 0V-4.8A12.2 12.2 0 0 1 97.2 -4.8V0M76.7 0V-4.7A8.3 8.3 0 0 1 93.3 -4.7V0M22 -10H60M110 -10H148"
        "M48 -26V-31M122 -26V-31M48 -31L54 -29.5 48 -28M122 -31L128 -29.5 122 -28",
    ),
    "fine-arts": (
        "M18 0V-10H50V-13H64V-12L85 -19 106 -12V-13H120V-10H152V0ZM72 -16.3V-19A13 10.5 0 0 1 98 -19V-16.3",
        _columns(67, 103, 8, -11)
        + _columns(22, 46, 7, -8)
        + _columns(124, 148, 7, -8)
        + "M18 -2H152M64 -12H106M85 -29V-33M81.5 -32.5L85 -30.5 88.5 -32.5",
    ),
    "manufacturing": (
        "M12 0V-11H24C44 -27 126 -27 146 -11H158V0ZM12 -11V-15H24V-11M146 -11V-15H158V-11",
        _arches(15, 5.6, 10, 1.8, 6.2)
        + _arches(101, 5.6, 10, 1.8, 6.2)
        + _columns(40, 130, 13, -20, -11)
        + "M76.7 0V-4.7A8.3 8.3 0 0 1 93.3 -4.7V0M79.9 0V-4.9A5.1 5.1 0 0 1 90.1 -4.9V0"
        "M12 -10H158M30 -14.5H140M40 -18H130M56 -20.5H114"
        "M18 -15V-22M152 -15V-22M18 -22L24 -20.5 18 -19M152 -22L158 -20.5 152 -19",
    ),
    "transportation": (
        "M12 0V-11H62V-18H108V-11H158V0ZM74 -18V-22A11 8 0 0 1 96 -22V-18",
        _arches(15.4, 7.84, 6, 2.5, 6)
        + _arches(110.4, 7.84, 6, 2.5, 6)
        + _columns(77, 93, 5, -22, -18)
        + "M66 0V-1A19 15 0 0 1 104 -1V0M70 0A15 12 0 0 1 100 0M74 0A11 9 0 0 1 96 0M78 0A7 6 0 0 1 92 0"
        "M12 -9.5H62M108 -9.5H158M85 -30V-35M85 -35L91 -33.5 85 -32",
    ),
}


# Pieces, drawn once and used again and again


@lru_cache(maxsize=64)
def pieces(box: Box, award_titles: tuple[str, ...]) -> Node:
    """The shapes of supporters, cards, cabins and awards for the others to use."""
    figures = {FIGURES[kind - BURNHAM]: AREAS[area] for kind, area in box.patron_areas.items()}
    return node(
        "defs",
        *[_mark(seat) for seat in range(1, MAX_PLAYERS + 1)],
        *[_exhibit_face(area) for area in AREAS],
        _ticket_face(),
        *[_figure_face(figure, figures.get(figure)) for figure in FIGURES],
        node("path", id="cabin", d="M-13 2Q0 -6 13 2V16Q13 19 10 19H-10Q-13 19 -13 16Z"),
        _car(),
        *_awards(box, award_titles),
        *[_key(str(number)) for number in range(1, KEYS + 1)],
        _key(ASKS, "…"),
        id="pieces",
        aria_hidden="true",
    )


def _mark(seat: int) -> Node:
    return node(
        "g",
        node("circle", r=9, class_="sup-b"),
        node("circle", r=7.3, class_="sup-r"),
        symbol_at(f"seat-{seat}", -5.2, -5.2, 10.4, "sup-s"),
        id=f"mark-{seat}",
        class_=f"p{seat}",
    )


def _exhibit_face(area: str) -> Node:
    ink = INKS[area]
    return node(
        "g",
        node("rect", class_="c-face", width=200, height=25, rx=2),
        node("path", class_=f"f-{ink}", d="M0 2Q0 0 2 0H28V25H2Q0 25 0 23Z"),
        node("g", symbol_at(area, 5.5, 4, 17), class_=f"on-{ink}"),
        id=f"face-{area}",
    )


def _ticket_face() -> Node:
    return node(
        "g",
        node("path", class_="c-ticket", d=TICKET_SHAPE),
        node("path", class_="c-perf", d="M30 2V23M172 2V23"),
        node("g", symbol_at("ticket", 7, 3.5, 18), symbol_at("car", 178, 4.5, 15), class_="c-tk"),
        id="face-ticket",
    )


def _figure_face(figure: str, patron_of: str | None) -> Node:
    return node(
        "g",
        node("rect", class_="c-fig", width=200, height=25, rx=2),
        node("rect", class_="c-fig2", x=2.5, y=2.5, width=195, height=20, rx=1),
        symbol_at("figure", 6, 3, 19, "c-cameo"),
        *_effect(figure, patron_of),
        id=f"face-{figure}",
    )


def _effect(figure: str, patron_of: str | None) -> list[Node]:
    """What a figure does: plus a supporter, plus an area, plus one beside, or there and back."""
    kind = BURNHAM + FIGURES.index(figure)
    if kind == PALMER:
        return [
            node("path", class_="eff", d="M172 9.5H186M183 6.5L186.5 9.5 183 12.5M192 16H178M181 13L177.5 16 181 19")
        ]
    plus = "M172 12.5H180M176 8.5V16.5"
    if kind >= FIRST_PATRON and patron_of is not None:
        sign = node("g", symbol_at(patron_of, 182, 5.5, 14), class_=f"c-patron ink-{INKS[patron_of]}")
        return [node("path", class_="eff", d=plus), sign]
    if kind == DAVIS:
        beside = f"{plus}M169 9.5L166 12.5 169 15.5M193.5 9.5L196.5 12.5 193.5 15.5"
        return [node("path", class_="eff", d=beside), symbol_at("supporter", 180, 5.5, 14, "eff-s")]
    return [node("path", class_="eff", d=plus), symbol_at("supporter", 182, 5, 14, "eff-s")]


def _car() -> Node:
    return node(
        "g",
        node("path", class_="car-flag", d="M0 -17V-31L14 -27 0 -23"),
        node("path", class_="car-body", d="M-18 -9Q0 -21 18 -9V11Q18 16 13 16H-13Q-18 16 -18 11Z"),
        node("path", class_="car-roof", d="M-18 -9Q0 -21 18 -9Z"),
        id="car-shape",
    )


def _key(name: str, sign: str | None = None) -> Node:
    text = node("text", sign or name, class_="key-n", x=183, y=45)
    return node("g", node("circle", class_="key"), text, id=f"key-{name}")


def awards_of(box: Box) -> tuple[Award, ...]:
    return box.first, box.second, box.tied_first, box.tied_second


def _awards(box: Box, titles: tuple[str, ...]) -> list[Node]:
    drawn = [_award(award, title) for award, title in zip(awards_of(box), titles)]
    return [node("g", id="award-none"), *drawn]


def _award(award: Award, title: str) -> Node:
    """A medal, brass for the first place and grey for the others, and a stamp for approvals."""
    metal = "brass" if award.place == "first" else "grey"
    medal = node(
        "g",
        node("circle", cx=158, r=8.6),
        node("text", str(award.medal), x=158, y=4.3),
        class_=f"award {metal}",
    )
    stamp = node(
        "g", symbol_at("approved", 171, -7, 14), node("text", str(award.approvals), x=190, y=4.5), class_="appr"
    )
    return node(
        "g",
        node("title", title),
        medal if award.medal else None,
        stamp if award.approvals else None,
        id=f"award-{award.place}",
    )
