"""Where on the board an action can be chosen."""

from __future__ import annotations

from universelle.contract.scene import digits
from universelle.core.action import Action, group_actions
from universelle.core.message import Name, Seat, Translator
from universelle.drawing.node import Node, node, once
from universelle.drawing.parts import num, symbol_at, target
from universelle.games.worlds_fair_1893.choices import area_gaining, area_scored
from universelle.games.worlds_fair_1893.page.layout import LANES_HEIGHT, lanes
from universelle.games.worlds_fair_1893.page.pieces import ASKS
from universelle.games.worlds_fair_1893.rules.actions import STOP, Approve, PalmerMove
from universelle.games.worlds_fair_1893.rules.components import AREA_NAMES, AREAS
from universelle.games.worlds_fair_1893.scene import Scene


def goals_of(scene: Scene) -> dict[str, list[Action]]:
    """The areas that actions lead to, and these actions."""
    found: dict[str, list[Action]] = {}
    for title, (action, *_) in group_actions(scene.actions):
        scored = area_scored(scene.view["decision"]) if isinstance(action, Approve) else None
        area = scored or area_gaining(scene, action)
        if title is None and area is not None:
            found.setdefault(area, []).append(action)
    return found


def targets(scene: Scene, goals: dict[str, list[Action]]) -> list[Node]:
    slots = {area["area"]: slot for slot, area in enumerate(scene.view["areas"], start=1)}
    keys = digits(scene.actions)
    drawn = [
        _target(scene, name, slots[name], goals[name], keys.get(goals[name][0].code)) for name in slots if name in goals
    ]
    chosen = scene.view["chosen"]
    if chosen is not None and chosen not in goals:
        tick = symbol_at("check", 176, 33, 14, "key-check")
        drawn.append(node("g", node("circle", class_="key-disc mine"), tick, id="chosen", class_=f"at-{slots[chosen]}"))
    drawn += _crowds(scene, slots)
    ends = {AREAS[action.target] for action in scene.actions if isinstance(action, PalmerMove)}
    drawn += [_end(area, slot) for area, slot in slots.items() if area in ends]
    if STOP in scene.actions:
        drawn.append(_stop(scene.words.say(scene.label(STOP))))
    return drawn


def _target(scene: Scene, area: str, slot: int, actions: list[Action], digit: str | None) -> Node:
    """An area that leads to its action, or asks which of several is meant."""
    words = scene.words
    if len(actions) == 1:
        label = words.say(scene.label(actions[0]))
    else:
        digit, label = ASKS, words("draw-ask", area=AREA_NAMES[AREAS.index(area)])
    return _area_target(area, slot, tuple([action.code for action in actions]), digit, label)


@once
def _area_target(area: str, slot: int, codes: tuple[str, ...], key: str | None, label: str) -> Node:
    return node(
        "g",
        node("rect", class_="hit"),
        node("use", href=f"#key-{key}") if key else None,
        id=f"go-{area}",
        class_=f"target at-{slot}",
        data_stands_for=f"area-{area}",
        **target(codes, label),
    )


def _crowds(scene: Scene, slots: dict[str, int]) -> list[Node]:
    """Where Bertha Palmer finds supporters: the lanes of each area, and all of them for fingers on a small screen."""
    moves: dict[str, dict[int, list[str]]] = {}
    for action in scene.actions:
        if isinstance(action, PalmerMove):
            moves.setdefault(AREAS[action.source], {}).setdefault(action.owner, []).append(action.code)
    players = len(scene.view["players"])
    return [
        _crowd(
            scene.words,
            scene.seat,
            area,
            slot,
            players,
            tuple([(owner, tuple(codes)) for owner, codes in moves[area].items()]),
        )
        for area, slot in slots.items()
        if area in moves
    ]


@once
def _crowd(
    words: Translator,
    you: int | None,
    area: str,
    slot: int,
    players: int,
    moves: tuple[tuple[int, tuple[str, ...]], ...],
) -> Node:
    """A lane has two rectangles: what can be hit, then its edge."""
    source, middles, height = AREA_NAMES[AREAS.index(area)], lanes(players), LANES_HEIGHT / players
    drawn = [
        node(
            "g",
            node("rect"),
            node("rect"),
            id=f"move-{owner + 1}-{area}",
            class_="target",
            style=f"--top:{num(middles[owner] - height / 2)}px",
            data_then=_where_to(words, owner, source, you),
            **target(codes, _whose_move(words, owner, source, you)),
        )
        for owner, codes in moves
    ]
    everybody = node(
        "g",
        node("rect"),
        node("rect"),
        id=f"move-{area}",
        class_="target all-lanes",
        data_among=True,
        **target([code for _, codes in moves for code in codes], words("draw-move-from", source=source)),
    )
    lane = f"--lane:{num(height)}px"
    return node("g", drawn, everybody, id=f"crowd-{area}", class_=f"crowd at-{slot}", style=lane)


def _where_to(words: Translator, owner: int, source: Name, you: int | None) -> str:
    if owner == you:
        return words("draw-move-own-where", source=source)
    return words("draw-move-where", owner=Seat(owner), source=source)


def _whose_move(words: Translator, owner: int, source: Name, you: int | None) -> str:
    if owner == you:
        return words("draw-move-own-from", source=source)
    return words("draw-move-whose", owner=Seat(owner), source=source)


@once
def _end(area: str, slot: int) -> Node:
    """An area to which Bertha Palmer brings the supporter that was chosen; until then it is not there."""
    hit = node("rect", class_="hit")
    return node("g", hit, id=f"end-{area}", class_=f"target at-{slot}", data_end=f">{area}", aria_hidden="true")


@once
def _stop(label: str) -> Node:
    """The discard pile takes the figures that are not played; without any, the turn ends there."""
    hit = node("rect", class_="hit")
    return node("g", hit, id="go-stop", class_="target at-discard", **target([STOP.code], label))
