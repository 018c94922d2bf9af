"""The Patents Office: its rows of steps with tokens and chits, and where a token may go."""

from __future__ import annotations

from typing import Final, NamedTuple

from universelle.contract.scene import codes_with, whose
from universelle.core.message import Translator
from universelle.drawing.node import Node, kept, node, once, symbol
from universelle.drawing.parts import num, symbol_at
from universelle.games.expo_1906.choices import listed, token_name
from universelle.games.expo_1906.page.buttons import submits
from universelle.games.expo_1906.rules.actions import Move
from universelle.games.expo_1906.rules.components import CHITS, TYPES, Box
from universelle.games.expo_1906.rules.events import RowChanged, TokenMoved
from universelle.games.expo_1906.rules.view import GhostView, PatentsView
from universelle.games.expo_1906.scene import Scene

OPENS: Final = ("move-tokens", "choose-chit")  # steps for which the Patents Office opens


class Goal(NamedTuple):
    """Where a token may go: its name, seat and number, the row and step, and its place among several there."""

    text: str
    seat: int
    token: int
    row: str
    step: int
    place: int
    many: int


def patent_office(scene: Scene) -> Node:
    goals = _goals(scene)
    mover = whose(scene) + 1 if any([goal.many > 1 for goal in goals]) else None
    is_open = bool(scene.actions) and scene.decision in OPENS
    return patent_office_of(
        scene.words,
        scene.box,
        scene.view["patents"],
        scene.view["ghost"],
        patents_note(scene),
        scene.seat is not None,
        codes_with(scene, "chit"),
        goals,
        mover,
        is_open,
    )


@once
def patent_office_of(
    words: Translator,
    box: Box,
    patents: PatentsView,
    ghost: GhostView | None,
    note: str,
    seated: bool,
    legal: frozenset[str] = frozenset(),
    goals: tuple[Goal, ...] = (),
    mover: int | None = None,
    is_open: bool = False,
) -> Node:
    """`mover` is the viewer's seat number if several of its tokens could go to one step: they then show theirs."""
    return kept(
        "section",
        _head(words, note, _chits_left(words, patents["chits"], legal)),
        kept(
            "svg",
            *_track(box, patents, ghost, goals),
            id="patents-track",
            role="group",
            aria_label=words("place-patents-office"),
            class_="track",
            data_moves=mover,
            data_try=f"token 1 {TYPES[0]}" if seated else None,
            style=f"--steps:{patents['steps']};--rows:{len(patents['rows'])}",
        ),
        id="patents",
        data_tab=4,
        class_="shared-board frame open" if is_open else "shared-board frame",
        data_says="open-patents" if is_open else "goals" if goals else None,
    )


@once
def _head(words: Translator, note: str, chits: Node) -> Node:
    return node(
        "h2",
        node("span", words("place-patents-office")),
        node("small", note, id="patents-note"),
        chits,
        class_="head board-title",
        id="patents-head",
        data_about="place-patents-office",
    )


@once
def _chits_left(words: Translator, left: list[str], legal: frozenset[str]) -> Node:
    chits = [_chit(words, chit, f"chit {chit}" in legal) for chit in CHITS if chit in left]
    return node("span", chits, id="chits-left")


def patents_note(scene: Scene) -> str:
    """What the viewer has to move with, or while nobody moves tokens, or others do, how many chits are left."""
    action = scene.view["action"] if scene.actions else None
    if action and scene.decision == "move-tokens":
        money = scene.view["players"][whose(scene)]["money"]
        return scene.words("draw-points-left", left=action["allowed"] - action["done"], money=money)
    return scene.words("draw-chits-left", count=len(scene.view["patents"]["chits"]))


@once
def _chit(words: Translator, chit: str, legal: bool) -> Node:
    code, about = f"chit {chit}", f"chit-{chit}"
    name, sign = words.name(about), symbol(chit)
    if not legal:
        return node("span", sign, id=about, class_="chit", data_about=about, data_try=code, role="img", aria_label=name)
    return node("button", sign, id=about, class_="chit choosable", data_about=about, aria_label=name, **submits(code))


# The track. Places are counted in steps and rows from the corner; the styles say how large those are.


def track(scene: Scene) -> list[Node]:
    """Six rows of steps, the links between them, chits and tokens."""
    return _track(scene.box, scene.view["patents"], scene.view["ghost"], _goals(scene))


def _track(box: Box, patents: PatentsView, ghost: GhostView | None, goals: tuple[Goal, ...]) -> list[Node]:
    steps, rows = patents["steps"], [row["row"] for row in patents["rows"]]
    links = tuple([(rows.index(link["rows"][0]), link["step"], link["price_now"]) for link in patents["links"]])
    chits = tuple([row["chit"] for row in patents["rows"]])
    return [
        _steps(tuple(rows), tuple(patents["step_points"])),
        _bonuses(steps, chits),
        _links(links),
        _goal_group(tuple(rows), goals),
        kept("g", *_tokens(patents, _linked(links)), *_at_start(box, patents, ghost), id="patents-tokens"),
    ]


@once
def _goal_group(rows: tuple[str, ...], goals: tuple[Goal, ...]) -> Node:
    return node("g", [_goal(rows.index(goal.row), goal) for goal in goals], id="patents-targets")


def _linked(links: tuple[tuple[int, int, int], ...]) -> set[tuple[int, int]]:
    """The rows and steps that a link touches, from above or from below."""
    return {(line, step) for row, step, _ in links for line in (row, row + 1)}


def _standing(step: int, row: float, many: int = 1, place: int = 0, room: str = "") -> str:
    """A token's place among several on a step: side by side or fanned, as the room of that kind of step allows."""
    across, down = f"var(--step)*{step} + var(--disc) + 2px", f"var(--row)*{num(row)}"
    if many == 1:
        return f"transform:translate(calc({across}),calc({down}))"
    lower = num(place / (many - 1) - 0.5)
    place_there = f"calc({across} + var(--fan)*{place}),calc({down} + var(--{room}-free)*{lower})"
    return f"--many:{many};--room:var(--{room}-room);transform:translate({place_there})"


def spot_at(step: float, row: float, x: float = 0, y: float = 0) -> str:
    """A place so many steps and rows from the corner, and some pixels beside."""
    across = f"calc(var(--step)*{num(step)} + {num(x)}px)"
    down = f"calc(var(--row)*{num(row)} + {num(y)}px)"
    return f"transform:translate({across},{down})"


@once
def _steps(rows: tuple[str, ...], points: tuple[int, ...]) -> Node:
    """Everything of the Patents Office that does not change; the points are those of each step."""
    drawn: list[Node] = []
    steps = len(points)
    for step in range(1, steps + 1):
        worth = node("tspan", f" +{points[step - 1]}", class_="step-points") if points[step - 1] else None
        drawn.append(
            node(
                "text",
                str(step),
                worth,
                class_="step-number",
                data_about=f"step-{step}",
                style=spot_at(step + (0.5 if step < steps else 1), 0, 0, -4),
            )
        )
    drawn.append(node("rect", class_="step first-step", data_about="step-1", style=spot_at(1, 0, 1, 1)))
    for number, row in enumerate(rows):
        drawn.append(
            node(
                "g",
                node("rect", class_=f"row-type type-fill {row}"),
                node("g", symbol_at(row, -9, -9, 18, f"type-symbol {row}"), class_="row-symbol"),
                style=spot_at(0, number),
                data_about=f"row-{row}",
            )
        )
        for step in range(2, steps + 1):
            look = "step last-step" if step == steps else "step with-points" if points[step - 1] else "step"
            name, place = f"step-{row}-{step}", spot_at(step, number, 1, 1)
            drawn.append(node("rect", class_=look, id=name, data_about=name, style=place))
    return node("g", drawn, id="patents-steps")


@once
def _links(links: tuple[tuple[int, int, int], ...]) -> Node:
    drawn = [
        node(
            "g",
            node("path", d="M0 -11V11"),
            node("circle", r=7.5),
            node("text", str(price), y=4),
            id=f"link-{row}-{step}",
            class_="row-link",
            data_about=f"link-{row}-{step}",
            style=spot_at(step + 0.82, row + 1),
        )
        for row, step, price in links
    ]
    return node("g", drawn, id="patents-links")


@once
def _bonuses(steps: int, chits: tuple[str | None, ...]) -> Node:
    drawn = [_bonus(number, steps, chit) for number, chit in enumerate(chits) if chit]
    return node("g", drawn, id="patents-chits")


@once
def _bonus(row: int, steps: int, chit: str) -> Node:
    across = f"calc(var(--step)*{num(steps + 2.1)} - var(--disc) - 4px)"
    return node(
        "g",
        node("circle", class_="chit-disc", r=10.5),
        symbol_at(chit, -7, -7, 14, "chit-symbol"),
        id=f"chit-{chit}-laid",
        data_about=f"chit-{chit}",
        class_="laid-chit",
        style=f"transform:translate({across},calc(var(--row)*{row + 0.5}))",
    )


def _tokens(patents: PatentsView, linked: set[tuple[int, int]]) -> list[Node]:
    """The tokens in the rows: fanned on their steps, those on top in front; leaders wear a crown."""
    drawn: list[Node] = []
    for number, row in enumerate(patents["rows"]):
        steps = [token["step"] for token in row["tokens"]]
        standing: list[Node] = []
        for place, token in enumerate(row["tokens"]):
            step = token["step"]
            seat = -1 if token["seat"] is None else token["seat"]
            name = f"token-ghost-{row['row']}" if seat < 0 else f"token-{seat + 1}-{token['token']}"
            room = "last" if step == patents["steps"] else "linked" if (number, step) in linked else "step"
            spot = _standing(step, number + 0.5, steps.count(step), place - steps.index(step), room)
            standing.append(_token(name, seat, token["token"] or 0, place == 0, spot))
        drawn += reversed(standing)
    return drawn


def _starters(box: Box, patents: PatentsView) -> list[tuple[int, int]]:
    """The tokens on the common first step, as they are in no row: their seats and numbers."""
    in_rows = {(token["seat"], token["token"]) for row in patents["rows"] for token in row["tokens"]}
    every = [(seat, number) for seat in range(box.players) for number in range(box.tokens)]
    return [(seat, number) for seat, number in every if (seat, number + 1) not in in_rows]


def _at_start(box: Box, patents: PatentsView, ghost: GhostView | None) -> list[Node]:
    """Tokens on the common first step: those of each seat side by side, or above each other between the ghosts."""
    drawn: list[Node] = []
    for seat, number in _starters(box, patents):
        line = 3 * seat + number
        beside = (
            f"transform:translate(calc(var(--step) + var(--disc) + 2px),calc(var(--row)*{line + 0.5} - var(--zig)))"
        )
        place = beside if ghost else _standing(1, 0.75 + 1.5 * seat, 3, number, "start")
        drawn.append(_token(f"token-{seat + 1}-{number + 1}", seat, number + 1, False, place))
    if ghost:
        rows = [row["row"] for row in patents["rows"]]
        for row, step in ghost["steps"].items():
            if step == 1:
                across = "calc(var(--step)*2 - var(--disc) - 2px)"
                place = f"transform:translate({across},calc(var(--row)*{rows.index(row) + 0.5} + var(--zig)))"
                drawn.append(_token(f"token-ghost-{row}", -1, 0, False, place))
    return drawn


@once
def _token(name: str, seat: int, number: int, leads: bool, place: str) -> Node:
    return node(
        "g",
        node("circle", r=10.5, id=f"{name}-disc"),
        node("g", symbol_at("ghost" if seat < 0 else f"seat-{seat + 1}", -7, -7, 14), id=f"{name}-sign"),
        *([node("text", str(number), class_="token-number", id=f"{name}-number", x=9, y=13)] if number else []),
        *([node("g", symbol_at("crown", -6, -18, 12, "crown"), id=f"{name}-crown", class_="leader")] if leads else []),
        id=name,
        data_about=name,
        class_="piece token ghost-token" if seat < 0 else f"piece token p{seat + 1}",
        style=place,
    )


# Where tokens may go


def _goals(scene: Scene) -> tuple[Goal, ...]:
    """Where tokens may go: on every step that a move leads to, side by side if there are several."""
    if not codes_with(scene, "token"):
        return ()
    found: dict[tuple[str, int], list[Move]] = {}
    for action in listed(scene):
        if isinstance(action, Move):
            found.setdefault((TYPES[action.row], _step_reached(scene, action)), []).append(action)
    seat = whose(scene)
    return tuple(
        [
            Goal(token_name(scene, move, step), seat, move.token + 1, row, step, place, len(moves))
            for (row, step), moves in found.items()
            for place, move in enumerate(moves)
        ]
    )


def _step_reached(scene: Scene, action: Move) -> int:
    events = scene.preview(action).events
    return next(event.step for event in events if isinstance(event, TokenMoved | RowChanged))


def _spot_beside(step: int, line: int, place: int) -> str:
    """The place of one of several goals on a step: beside those before it, each wide enough to be hit."""
    across = f"calc(var(--step)*{step} + max(25px, var(--step)/var(--many))*{place} + 1.5px)"
    return f"transform:translate({across},calc(var(--row)*{line} + 1.5px))"


@once
def _goal(line: int, goal: Goal) -> Node:
    """A token as it would stand there; its number only if several could."""
    text, seat, token, row, step, place, many = goal
    number = node("text", str(token), class_="goal-number") if many > 1 else None
    return node(
        "g",
        node("rect", class_="goal-area"),
        node("rect", class_="hit goal-mark"),
        node("g", symbol_at(f"seat-{seat + 1}", -7, -7, 14), class_="goal-sign"),
        number,
        id=f"go-token-{token}-{row}",
        class_=f"target token-goal p{seat + 1}",
        style=f"--many:{many};{_spot_beside(step, line, place)}",
        role="button",
        tabindex=0,
        data_action=f"token {token} {row}",
        aria_label=text,
    )
