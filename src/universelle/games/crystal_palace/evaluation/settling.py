"""Settling what is open, so that positions are compared at main decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from universelle.core.action import Action
from universelle.games.crystal_palace.evaluation.effects import effects_worth
from universelle.games.crystal_palace.evaluation.rounds import rounds_left
from universelle.games.crystal_palace.evaluation.weights import PalaceWeights
from universelle.games.crystal_palace.rules.actions import (
    ACCEPT,
    DECLINE,
    ENTER,
    EXCHANGE,
    GOAL,
    LOAN,
    OPTION,
    STAY,
    TARGET,
    USE_REST,
)
from universelle.games.crystal_palace.rules.payments import (
    BUY_ENERGY,
    BUY_GEAR,
    NEWSPAPERS_TO_GEAR,
    SELL_ENERGY,
    SELL_GEAR,
    SELL_NEWSPAPER,
    Pay,
)
from universelle.games.crystal_palace.rules.phases.building import ChooseTarget
from universelle.games.crystal_palace.rules.state import Palace

MOST_SETTLING: Final = 60  # decisions that are settled by rule before a position is judged
MAIN: Final = ("set-dice", "place-die", "act-with-die", "build-prototype")


def settled(position: Palace, weights: PalaceWeights) -> Palace:
    """The position at the next main decision: the small ones in between are made by simple rules."""
    if not position.agenda or position.agenda[-1].id in MAIN:
        return position
    state = position.clone()
    for _ in range(MOST_SETTLING):
        if not state.agenda or state.agenda[-1].id in MAIN:
            break
        seat = state.to_move()[0]
        state.apply(seat, _by_rule(state, seat, weights))
    return state


def _by_rule(state: Palace, seat: int, weights: PalaceWeights) -> Action:
    step = state.agenda[-1].id
    legal = state.legal_actions(seat)
    if step == "pay":
        return _way_to_pay(state, seat, legal)
    if step == "choose-target":
        return _target(state, seat, weights)
    wanted: tuple[Action, ...] = (ACCEPT, USE_REST, OPTION[0], STAY)
    if step == "assistant-action":
        wanted = (GOAL, ENTER, DECLINE) if state.players[seat].money > 6 else (GOAL, DECLINE)
    elif step in ("trade", "repay-early"):
        wanted = (ACCEPT,) if state.players[seat].money > 8 else (DECLINE,)
    for action in wanted:
        if action in legal:
            return action
    return legal[0]


def _target(state: Palace, seat: int, weights: PalaceWeights) -> Action:
    """What is good is played on oneself, the rest on the rival who leads."""
    step = state.agenda[-1]
    assert isinstance(step, ChooseTarget)
    effects = state.box.patents[step.number].effects
    if effects_worth(state, seat, effects, rounds_left(state), weights) >= 0.0:
        return TARGET[seat]
    rivals = [other for other in range(len(state.players)) if other != seat]
    return TARGET[max(rivals, key=lambda other: state.players[other].vp)]


def _way_to_pay(state: Palace, seat: int, legal: Sequence[Action]) -> Action:
    """Newspapers for gears, purchases, sales while they are few; else a loan."""
    for number in (NEWSPAPERS_TO_GEAR, BUY_GEAR, BUY_ENERGY, SELL_NEWSPAPER, SELL_ENERGY, SELL_GEAR):
        if EXCHANGE[number] in legal and (number <= BUY_GEAR or _sales_are_enough(state, seat)):
            if number == SELL_NEWSPAPER and not _sales_are_enough(state, seat):
                continue
            return EXCHANGE[number]
    return LOAN if LOAN in legal else legal[0]


def _sales_are_enough(state: Palace, seat: int) -> bool:
    player = state.players[seat]
    step = state.agenda[-1]
    assert isinstance(step, Pay)
    lacking = step.money - player.money
    return lacking <= player.newspapers + max(0, player.gears - 1) + max(0, player.energy - 1)
