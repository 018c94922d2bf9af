"""A player's goal, with the level that is reached."""

from __future__ import annotations

from universelle.core.message import Translator
from universelle.drawing.node import Node, node, once, symbol
from universelle.drawing.parts import seat_sign
from universelle.games.crystal_palace.page.locations.shown import Codes
from universelle.games.crystal_palace.page.symbols import COUNTER_SYMBOLS, choosable
from universelle.games.crystal_palace.rules.components import NATIONS, Box
from universelle.games.crystal_palace.rules.pieces import Goal
from universelle.games.crystal_palace.rules.view import PlayerView
from universelle.games.crystal_palace.rules.vocabulary import COUNTERS


def goal(words: Translator, box: Box, seat: int, player: PlayerView, own: bool, codes: Codes) -> Node:
    return _goal(words, box, seat, player["nation"], player["goal"], player["goal_count"], own, "goal" in codes)


@once
def _goal(words: Translator, box: Box, seat: int, nation: str, reached: int, count: int, own: bool, can: bool) -> Node:
    goal, number = box.goals[NATIONS.index(nation)], seat + 1
    picture = symbol(COUNTER_SYMBOLS[COUNTERS[goal.count]])
    levels = [_level(words, goal, seat, n, reached, own, can) for n in range(len(goal.at_least), 0, -1)]
    return node(
        "div",
        node("h3", words("draw-goal"), " ", node("small", str(count), picture), id=f"goal-head-{number}"),
        node("div", levels, class_="goal-levels", id=f"goal-{number}"),
        class_="goal-box",
        id=f"goal-box-{number}",
    )


def _level(words: Translator, goal: Goal, seat: int, n: int, reached: int, own: bool, can: bool) -> Node:
    least, points = goal.at_least[n - 1], goal.vp[n]
    look = " current-level" if n == reached else " past-level" if n < reached else ""
    codes = ("goal",) if can and n == reached + 1 else ()
    target = choosable(codes, "goal", words("action-goal")) if own and n > reached else {}
    return node(
        "div",
        node("span", symbol(COUNTER_SYMBOLS[COUNTERS[goal.count]]), str(least), class_="amount"),
        node("b", str(points), symbol("vp")),
        seat_sign(seat) if n == reached else None,
        class_=f"goal-level{look}",
        id=f"goal-{seat + 1}-{n}",
        data_about=f"goal-{seat + 1}-{n}",
        **target,
    )
