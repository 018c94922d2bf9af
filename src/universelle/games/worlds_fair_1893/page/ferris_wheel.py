"""The Ferris wheel, its cabins and the car."""

from __future__ import annotations

from functools import cache
from math import cos, pi, radians, sin
from typing import Final

from universelle.core.message import Translator
from universelle.drawing.node import Node, node, once
from universelle.drawing.parts import num, symbol_at
from universelle.games.worlds_fair_1893.page.layout import CAR_TURNS, point

INNER_RIM: Final = 110
OUTER_RIM: Final = 120
TRAIL: Final = 115  # the circle that is gilded up to the car
CABINS: Final = 138  # the circle on which the cabins hang
RIM_PARTS: Final = 52


@once
def wheel(car: int, spaces: int, circles: int, words: Translator) -> Node:
    """The wheel after so many full circles: the car never turns back."""
    length = 2 * pi * TRAIL
    trail = node(
        "circle",
        id="car-trail",
        class_="car-trail" if car else "car-trail at-start",
        r=TRAIL,
        transform="rotate(90)",
        style=f"stroke-dasharray:{num(length * car / spaces)} {num(length)}",
    )
    turn = 180 + 360 * (circles + car / spaces)
    cabin = node(
        "g",
        node("use", id="car-body", href="#car-shape"),
        node("text", str(car or ""), id="car-number", class_="car-number", y=10),
        id="car-cabin",
        class_="piece",
        style=f"transform:translate(0px,-{CABINS}px) rotate({-turn:.2f}deg)",
    )
    hub = node(
        "g",
        _hub_plate(),
        node("text", str(spaces - car), id="hub-left", class_="hub-count", y=4),
        node("text", words("draw-spaces", left=spaces - car), id="hub-word", class_="hub-word", y=19),
        id="hub",
    )
    return node(
        "g",
        _frame(spaces),
        trail,
        node("g", [_space(number, car, spaces) for number in range(spaces)], id="spaces"),
        _numbers(spaces),
        hub,
        node("g", cabin, id="car", class_="piece", style=f"transform:rotate({turn:.2f}deg)"),
        id="wheel",
        aria_hidden="true",
        data_about="wheel",
        data_stage=CAR_TURNS,
    )


def _space(number: int, car: int, spaces: int) -> Node:
    x, y = cabin_place(number, spaces)
    state = "start" if number == 0 else "past" if number < car else "next"
    return node("use", id=f"space-{number}", class_=f"space {state}", href="#cabin", x=num(x), y=num(y))


def cabin_place(number: int, spaces: int) -> tuple[float, float]:
    """Where a cabin hangs from, clockwise from the foot of the wheel."""
    turn = pi / 2 + 2 * pi * number / spaces
    return CABINS * cos(turn), CABINS * sin(turn) - 8


@cache
def _frame(spaces: int) -> Node:
    """Sky, lagoon, legs, spokes, rim, and what the cabins hang from."""
    clip = node("clipPath", node("circle", r=INNER_RIM - 1), id="lagoon-clip")
    view = node(
        "g",
        node("path", class_="rays", d=_rays()),
        node("rect", class_="lake", x=-120, y=46, width=240, height=90),
        node("path", class_="ripples", d=_ripples()),
        clip_path="url(#lagoon-clip)",
    )
    return node(
        "g",
        clip,
        node("circle", r=OUTER_RIM, class_="wheel-sky"),
        view,
        node("path", class_="legs", d="M-6 0L-76 184H-60L-2 20H2L60 184H76L6 0Z"),
        node("path", class_="wheel-foot", d="M-112 184H112M-100 188H100M-86 192H86"),
        node("path", class_="braces", d="M-27 92H27M-45 142H45M-27 92L45 142M27 92L-45 142"),
        node("path", class_="spokes", d=_spokes()),
        node("circle", r=INNER_RIM, class_="rim"),
        node("circle", r=OUTER_RIM, class_="rim"),
        node("path", class_="truss", d=_truss()),
        node("path", class_="hangers", d=_hangers(spaces)),
        id="wheel-frame",
    )


@cache
def _numbers(spaces: int) -> Node:
    """The numbers of the cabins, and a medal on that where a round begins and ends."""
    places = [cabin_place(number, spaces) for number in range(spaces)]
    texts = [node("text", str(number), x=num(x), y=num(y + 13.8)) for number, (x, y) in enumerate(places) if number]
    start_x, start_y = places[0]
    return node(
        "g",
        symbol_at("medal", start_x - 8.5, start_y, 17, "start-medal"),
        texts,
        class_="wheel-numbers",
        id="wheel-numbers",
    )


@cache
def _hub_plate() -> Node:
    turns = [2 * pi * n / 36 for n in range(36)]
    ticks = "".join([f"M{point(30.5, turn)}L{point(35, turn)}" for turn in turns])
    return node(
        "g",
        node("circle", r=40, class_="hub-rim"),
        node("circle", r=36, class_="hub-face"),
        node("path", class_="hub-ticks", d=ticks),
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
