"""The board as a picture: the areas around the wheel, and where on it a move may be chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container
from math import pi
from typing import Any, Final

from universelle.contract.scene import digits
from universelle.core.action import Action, group_actions
from universelle.core.message import Seat, Translator
from universelle.drawing.node import Node, node, once
from universelle.drawing.parts import fit, num, symbol_at, target, tooltip
from universelle.games.worlds_fair_1893.page.ornament import (
    ASKS,
    CABINS,
    HEIGHT,
    INKS,
    TRAIL,
    WIDTH,
    awards_of,
    cabin_place,
    ground,
    hub_plate,
    pieces,
    tile,
    wheel_frame,
    wheel_numbers,
)
from universelle.games.worlds_fair_1893.rules.actions import NO_AREA, STOP, Add, Approve, PalmerMove, Place
from universelle.games.worlds_fair_1893.rules.components import AREA_NAMES, AREAS, BURNHAM
from universelle.games.worlds_fair_1893.rules.scoring import area_awards
from universelle.games.worlds_fair_1893.scene import Scene

LANES_TOP: Final = 55
LANES_HEIGHT: Final = 82.4
CARDS_TOP: Final = 144
CARDS_HEIGHT: Final = 108  # room for four
CARD_STEP: Final = 27
CARD_ROOM: Final = {"ticket": 132.0, "figure": 128.0}  # for the name; exhibits have more
EXHIBIT_ROOM: Final = 158.0
SUPPORTERS_COME, CARDS_GO, CAR_TURNS, CARDS_COME, SUPPORTERS_GO = range(1, 6)  # how a turn is told

# The board


def board(scene: Scene) -> Node:
    """The whole table, in layers; every piece lies in its layer and is placed by the slots of its area."""
    view, words = scene.view, scene.words
    areas = list(enumerate(view["areas"], start=1))
    goals = _goals(scene)
    return node(
        "svg",
        pieces(scene.box, _award_titles(scene)),
        ground(),
        _wheel(view["car"], view["wheel"], (view["marker"] + 1) // 2, words),
        _base(view, words),
        node("g", [_area(scene, slot, area, goals) for slot, area in areas], id="tiles", aria_hidden="true"),
        _cards(scene),
        node(
            "g",
            [lane for slot, area in areas for lane in _supporters(slot, area)],
            id="supporters",
            aria_hidden="true",
            data_stage=SUPPORTERS_COME,
            data_stage_out=SUPPORTERS_GO,
        ),
        node("g", _consequences(scene), id="would", aria_hidden="true"),
        node("g", _targets(scene, goals), id="targets"),
        id="board",
        class_="board",
        viewbox=f"0 0 {WIDTH} {HEIGHT}",
        width=WIDTH,
        height=HEIGHT,
        role="group",
        aria_label=words("draw-board"),
        xmlns="http://www.w3.org/2000/svg",
    )


def _at(slot: int, x: float = 0, y: float = 0) -> str:
    """A place by the slot of an area, so that a narrow screen may lay the slots elsewhere."""
    across = f"calc(var(--x{slot}) + {num(x)}px)" if x else f"var(--x{slot})"
    down = f"calc(var(--y{slot}) + {num(y)}px)" if y else f"var(--y{slot})"
    return f"transform:translate({across},{down})"


def over(view: dict[str, Any]) -> bool:
    return not view["to_move"]


def roman(number: int) -> str:
    """A number of a round, as the fair would carve it."""
    text = ""
    for value, sign in ((10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")):
        text += sign * (number // value)
        number %= value
    return text


@once
def _wheel(car: int, wheel: int, circles: int, words: Translator) -> Node:
    """The wheel after so many full circles: the car never turns back."""
    length = 2 * pi * TRAIL
    trail = node(
        "circle",
        id="car-trail",
        class_="w-done" if car else "w-done none",
        r=TRAIL,
        transform="rotate(90)",
        style=f"stroke-dasharray:{num(length * car / wheel)} {num(length)}",
    )
    turn = 180 + 360 * (circles + car / wheel)
    cabin = node(
        "g",
        node("use", id="car-body", href="#car-shape"),
        node("text", str(car or ""), id="car-number", class_="car-num", y=10),
        id="car-cabin",
        class_="piece",
        style=f"transform:translate(0px,-{CABINS}px) rotate({-turn:.2f}deg)",
    )
    hub = node(
        "g",
        hub_plate(),
        node("text", str(wheel - car), id="hub-left", class_="hub-n", y=4),
        node("text", words("draw-spaces", left=wheel - car), id="hub-word", class_="hub-t", y=19),
        id="hub",
    )
    return node(
        "g",
        wheel_frame(wheel),
        trail,
        node("g", [_space(number, car, wheel) for number in range(wheel)], id="spaces"),
        wheel_numbers(wheel),
        hub,
        node("g", cabin, id="car", class_="piece", style=f"transform:rotate({turn:.2f}deg)"),
        id="wheel",
        aria_hidden="true",
        data_stage=CAR_TURNS,
    )


def _space(number: int, car: int, wheel: int) -> Node:
    x, y = cabin_place(number, wheel)
    state = "start" if number == 0 else "past" if number < car else "next"
    return node("use", id=f"space-{number}", class_=f"space {state}", href="#cabin", x=num(x), y=num(y))


def _base(view: dict[str, Any], words: Translator) -> Node:
    """The round, at most three of them shown, and the piles."""
    now, rounds = view["round"], view["rounds"]
    first = max(1, min(now - 1, rounds - 2))
    shown = range(first, min(first + 2, rounds) + 1)
    states = ["past" if number < now or over(view) else "now" if number == now else "next" for number in shown]
    return node(
        "g",
        _plate(words),
        [_round(number, 176 - 42 * (shown[-1] - number), state) for number, state in zip(shown, states)],
        _pile("deck", 12, view["deck"], words("draw-deck")),
        _pile("discard", 99, len(view["discard"]), words("draw-discard")),
        id="base",
        aria_hidden="true",
    )


@once
def _plate(words: Translator) -> Node:
    return node(
        "g",
        node("path", class_="plate", d="M0 8L8 0H192L200 8V72L192 80H8L0 72Z"),
        node("path", class_="plate2", d="M4 10L10 4H190L196 10V70L190 76H10L4 70Z"),
        node("text", words("draw-round"), class_="base-t", x=14, y=30),
        node("path", class_="base-l", d="M92 25H176"),
        id="base-plate",
    )


@once
def _round(number: int, x: float, state: str) -> Node:
    return node(
        "g",
        node("circle", id=f"round-{number}-edge", cx=x, cy=25, r=15),
        node("circle", id=f"round-{number}-line", cx=x, cy=25, r=12.2, class_="in"),
        node("text", roman(number), id=f"round-{number}-name", x=x, y=30.5),
        id=f"round-{number}",
        class_=f"round {state}",
    )


@once
def _pile(name: str, x: float, count: int, word: str) -> Node:
    return node(
        "g",
        node("g", symbol_at(name, x, 49, 18), id=f"{name}-sign"),
        node("text", node("tspan", str(count), class_="b"), f" {word}", id=f"{name}-count", x=x + 22, y=63),
        id=name,
        class_="pile",
    )


# The areas


def _area(scene: Scene, slot: int, area: dict[str, Any], goals: Container[str]) -> Node:
    view, name = scene.view, area["area"]
    state = " can" if name in goals else " mine" if name in (view["chosen"], scored(view)) else ""
    supporters: list[int] = area["supporters"]
    awards = [None] * len(supporters) if over(view) else area_awards(scene.box, supporters)
    places = tuple(["none" if award is None else award.place for award in awards])
    cards, limit = len(area["cards"]), area["limit"]
    return _area_as_it_is(scene.words, slot, name, state, cards, limit, tuple(supporters), places)


@once
def _area_as_it_is(
    words: Translator,
    slot: int,
    name: str,
    state: str,
    cards: int,
    limit: int,
    supporters: tuple[int, ...],
    places: tuple[str, ...],
) -> Node:
    """An area with its slots for cards, how many supporters each seat has, and what that would bring now."""
    lanes = _lanes(len(supporters))
    return node(
        "g",
        _ground_of(words, name, len(supporters)),
        [_slot(name, n, n <= cards, CARDS_TOP + 0.5 + _card_step(limit) * (n - 1)) for n in range(1, limit + 1)],
        [_count(name, seat, str(count), lanes[seat - 1]) for seat, count in enumerate(supporters, start=1)],
        [_award(name, seat, place, lanes[seat - 1]) for seat, place in enumerate(places, start=1)],
        id=f"area-{name}",
        class_=f"area{state}",
        data_try=f"place {name}",
        style=_at(slot),
    )


@once
def _slot(name: str, number: int, taken: bool, y: float) -> Node:
    look = "slot taken" if taken else "slot"
    return node("rect", id=f"slot-{name}-{number}", class_=look, x=0.5, y=num(y), width=199, height=24, rx=2)


@once
def _count(name: str, seat: int, count: str, middle: float) -> Node:
    return node("text", count, id=f"count-{name}-{seat}", class_="t-count", x=18, y=num(middle + 4.7))


@once
def _award(name: str, seat: int, place: str, middle: float) -> Node:
    return node("use", id=f"award-{name}-{seat}", href=f"#award-{place}", y=num(middle))


def _lanes(players: int) -> list[float]:
    """The middle of each seat's lane."""
    height = LANES_HEIGHT / players
    return [LANES_TOP + height * (seat + 0.5) for seat in range(players)]


@once
def _ground_of(words: Translator, name: str, players: int) -> Node:
    lanes, height = _lanes(players), LANES_HEIGHT / players
    title, size = fit(words(f"area-{name}"), 122, 19, 16)
    return node(
        "g",
        node("title", tooltip(words, f"area-{name}")),
        tile(name),
        node("text", title, class_=f"t-name on-{INKS[name]}{size}", x=42, y=45),
        [
            node("rect", class_="lane", x=2, y=num(middle - height / 2), width=196, height=num(height))
            for middle in lanes[::2]
        ],
        [
            node("use", class_="ghost", href=f"#mark-{seat}", x=38, y=num(middle))
            for seat, middle in enumerate(lanes, start=1)
        ],
        id=f"tile-{name}",
    )


def _award_titles(scene: Scene) -> tuple[str, ...]:
    return tuple(
        [scene.words("draw-award", medal=award.medal, approvals=award.approvals) for award in awards_of(scene.box)]
    )


def _card_step(limit: int) -> float:
    return min(CARD_STEP, CARDS_HEIGHT / limit)


def _cards(scene: Scene) -> Node:
    """The cards beside the areas. Those of which there may be several are told apart by where they lie."""
    areas = scene.view["areas"]
    copies = Counter([card["card"] for area in areas for card in area["cards"]])
    groups: list[Node] = []
    for slot, area in enumerate(areas, start=1):
        cards = tuple([(card["card"], card["kind"], copies[card["card"]] > 1) for card in area["cards"]])
        groups.append(_cards_beside(scene.words, slot, area["area"], area["limit"], cards))
    return node(
        "g", groups, id="cards", aria_hidden="true", data_from="deck", data_stage=CARDS_COME, data_stage_out=CARDS_GO
    )


@once
def _cards_beside(
    words: Translator, slot: int, area: str, limit: int, cards: tuple[tuple[str, str, bool], ...]
) -> Node:
    drawn: list[Node] = []
    for n, (key, kind, several) in enumerate(cards):
        name = f"card-{key}-{area}-{n + 1}" if several or kind == "figure" else f"card-{key}"
        drawn.append(_card(words, key, kind, name, _at(slot, 0, CARDS_TOP + n * _card_step(limit))))
    return node("g", drawn, id=f"cards-{area}")


@once
def _card(words: Translator, key: str, kind: str, name: str, place: str) -> Node:
    text, size = fit(words.name(key), CARD_ROOM.get(kind, EXHIBIT_ROOM), 14, 12.5)
    if kind == "figure" and text.endswith("…"):  # a person is better known by the last name
        first, *_, last = words.name(key).split()
        text, size = fit(f"{first[0]}. {last}", CARD_ROOM[kind], 14, 12.5)
    face = key.partition("-")[2] if kind == "figure" else kind
    return node(
        "g",
        node("title", tooltip(words, key)),
        node("use", href=f"#face-{face}"),
        node("text", text, class_=f"c-name{' i' if kind == 'ticket' else ''}{size}", x=36, y=17),
        id=name,
        class_="piece card",
        style=place,
    )


def _supporters(slot: int, area: dict[str, Any]) -> list[Node]:
    """A seat's supporters on an area, closer together when there are many."""
    lanes = _lanes(len(area["supporters"]))
    return [
        _lane(seat, area["area"], slot, count, lanes[seat - 1])
        for seat, count in enumerate(area["supporters"], start=1)
    ]


@once
def _lane(seat: int, area: str, slot: int, count: int, middle: float) -> Node:
    step = 13 if count <= 8 else 104 / count
    name = f"{seat}-{area}"
    standing = [
        node(
            "use",
            id=f"sup-{name}-{n + 1}",
            class_="piece sup",
            href=f"#mark-{seat}",
            style=_at(slot, 38 + step * n, middle),
        )
        for n in range(count)
    ]
    home = f"supply-{seat}"
    return node("g", standing, id=f"sups-{name}", data_kind=home, data_from=home, data_to=home)


# What may be chosen


def scored(view: dict[str, Any]) -> str | None:
    """The area for which somebody decides on approvals."""
    decision = view["decision"]
    return decision["about"][0] if decision and decision["step"] == "approve-exhibits" else None


def goal(scene: Scene, action: Action) -> str | None:
    """The area that gains a supporter of the one who moves."""
    if isinstance(action, Place):
        return AREAS[action.area]
    if not isinstance(action, Add):
        return None
    if action.area != NO_AREA:
        return AREAS[action.area]
    if action.figure == BURNHAM:
        chosen: str | None = scene.view["chosen"]
        return chosen
    return AREAS[scene.box.patron_areas[action.figure]]


def _goals(scene: Scene) -> dict[str, list[Action]]:
    """The areas that actions lead to, and these actions."""
    found: dict[str, list[Action]] = {}
    for title, (action, *_) in group_actions(scene.actions):
        area = scored(scene.view) if isinstance(action, Approve) else goal(scene, action)
        if title is None and area is not None:
            found.setdefault(area, []).append(action)
    return found


def _consequences(scene: Scene) -> list[Node]:
    """What each way to bring a supporter would do; it is seen while one points at the choice."""
    areas = {area["area"]: (slot, area) for slot, area in enumerate(scene.view["areas"], start=1)}
    drawn: list[Node] = []
    for action in scene.actions:
        name = goal(scene, action)
        if name is None or scene.seat is None:
            continue
        slot, area = areas[name]
        middle = _lanes(len(area["supporters"]))[scene.seat]
        x = 38 + 13 * min(area["supporters"][scene.seat], 8)
        cards = area["cards"] if isinstance(action, Place) else []
        tickets = len([card for card in cards if card["kind"] == "ticket"])
        car = min(scene.view["car"] + tickets, scene.view["wheel"]) % scene.view["wheel"] if tickets else None
        taken = _card_step(area["limit"]) * len(cards)
        drawn.append(_consequence(action.code, scene.seat + 1, slot, x, middle, taken, car, scene.view["wheel"]))
    return drawn


@once
def _consequence(
    code: str, seat: int, slot: int, x: float, middle: float, taken: float, car: int | None, wheel: int
) -> Node:
    supporter = node("use", href=f"#mark-{seat}", style=_at(slot, x, middle))
    cards = node("rect", class_="would-take", width=200, height=num(taken), style=_at(slot, 0, CARDS_TOP))
    ride = None
    if car is not None:
        cabin_x, cabin_y = cabin_place(car, wheel)
        ride = node("g", node("use", href="#cabin", x=num(cabin_x), y=num(cabin_y)), class_="would-ride")
    name = f"would-{code.replace(' ', '-').replace('>', '-')}"
    return node("g", supporter, cards if taken else None, ride, id=name, class_="would", data_would=code)


def _targets(scene: Scene, goals: dict[str, list[Action]]) -> list[Node]:
    slots = {area["area"]: slot for slot, area in enumerate(scene.view["areas"], start=1)}
    keys = digits(scene.actions)
    drawn = [
        _target(scene.words, name, slots[name], tuple(goals[name]), keys.get(goals[name][0].code))
        for name in slots
        if name in goals
    ]
    chosen = scene.view["chosen"]
    if chosen is not None and chosen not in goals:
        tick = symbol_at("check", 176, 33, 14, "key-c")
        drawn.append(node("g", node("circle", class_="key mine"), tick, id="chosen", class_=f"at-{slots[chosen]}"))
    drawn += _crowds(scene, slots)
    if STOP in scene.actions:
        drawn.append(_stop(scene.words, bool(scene.view["players"][scene.view["to_move"][0]]["figures"])))
    return drawn


@once
def _target(words: Translator, area: str, slot: int, actions: tuple[Action, ...], digit: str | None) -> Node:
    """An area that leads to its action, or asks which of several is meant."""
    key = ASKS if len(actions) > 1 else digit
    label = words("draw-ask", area=AREA_NAMES[AREAS.index(area)]) if key == ASKS else words.say(actions[0].message())
    return node(
        "g",
        node("rect", class_="hit"),
        node("use", href=f"#key-{key}") if key else None,
        id=f"go-{area}",
        class_=f"target at-{slot}",
        **target([action.code for action in actions], label),
    )


def _crowds(scene: Scene, slots: dict[str, int]) -> list[Node]:
    """Where Bertha Palmer finds supporters: the lanes of each area, and all of them for fingers on a small screen."""
    moves: dict[str, dict[int, list[str]]] = {}
    for action in scene.actions:
        if isinstance(action, PalmerMove):
            moves.setdefault(AREAS[action.source], {}).setdefault(action.owner, []).append(action.code)
    players = len(scene.view["players"])
    return [
        _crowd(scene.words, area, slot, players, tuple([(owner, tuple(codes)) for owner, codes in moves[area].items()]))
        for area, slot in slots.items()
        if area in moves
    ]


@once
def _crowd(
    words: Translator, area: str, slot: int, players: int, moves: tuple[tuple[int, tuple[str, ...]], ...]
) -> Node:
    source, lanes, height = AREA_NAMES[AREAS.index(area)], _lanes(players), LANES_HEIGHT / players
    drawn = [
        node(
            "g",
            node("rect", class_="hit"),
            node("rect", class_="edge"),
            id=f"move-{owner + 1}-{area}",
            class_="target",
            style=f"--top:{num(lanes[owner] - height / 2)}px",
            **target(codes, words("draw-move-whose", owner=Seat(owner), source=source)),
        )
        for owner, codes in moves
    ]
    everybody = node(
        "g",
        node("rect", class_="hit"),
        node("rect", class_="edge"),
        id=f"move-{area}",
        class_="target all",
        **target([code for _, codes in moves for code in codes], words("draw-move-from", source=source)),
    )
    lane = f"--lane:{num(height)}px"
    return node("g", drawn, everybody, id=f"crowd-{area}", class_=f"crowd at-{slot}", style=lane)


@once
def _stop(words: Translator, discards: bool) -> Node:
    """The discard pile takes the figures that are not played; without any, the turn ends there."""
    label = words("action-stop") if discards else words("action-end-turn")
    return node("g", node("rect", class_="hit"), id="go-stop", class_="target at-discard", **target([STOP.code], label))
