"""What effects bring, and what costs cost."""

from __future__ import annotations

from universelle.games.crystal_palace.evaluation.weights import PalaceWeights
from universelle.games.crystal_palace.rules.counters import count, links_owned
from universelle.games.crystal_palace.rules.state import Palace
from universelle.games.crystal_palace.rules.vocabulary import (
    ASSISTANT,
    BUZZ,
    CHOOSE,
    DIE,
    DRAW_RESEARCH,
    ENERGY,
    EXTRA_PROTOTYPE,
    GAIN,
    GEAR,
    INCOME,
    LOSE,
    MONEY,
    NEWSPAPER,
    NO_COUNTER,
    PUSH_DOWN,
    REPAY_LOAN,
    TRADE,
    USE_PERMANENT,
    VP,
    WESTMINSTER,
    Cost,
    Effect,
    Effects,
)


def effects_worth(state: Palace, seat: int, effects: Effects, left: int, weights: PalaceWeights) -> float:
    """What effects would bring a seat, with so many rounds after this one."""
    worth = 0.0
    for effect in effects:
        one = _effect_worth(state, seat, effect, left, weights)
        worth += -weights.rivalry * one if effect.on_rivals else one
    return worth


def _effect_worth(state: Palace, seat: int, effect: Effect, left: int, weights: PalaceWeights) -> float:
    do, n = effect.do, effect.n
    if do in (GAIN, LOSE):
        if effect.per != NO_COUNTER:
            n = min(effect.most, n * (count(state, seat, effect.per) // effect.each))
        worth = n * _thing_worth(effect.what, left, weights)
        return worth if do == GAIN else -worth
    if do == ASSISTANT:
        return n * (weights.assistant_moved_free if effect.free else weights.assistant_moved)
    if do == DRAW_RESEARCH:
        return weights.research_drawn * n
    if do == USE_PERMANENT:
        return weights.permanent_used * n
    if do == CHOOSE:
        return max([effects_worth(state, seat, option, left, weights) for option in effect.options])
    return _offer_worth(state, seat, effect, left, weights)


def _offer_worth(state: Palace, seat: int, effect: Effect, left: int, weights: PalaceWeights) -> float:
    if effect.do == TRADE:
        got = effects_worth(state, seat, effect.get, left, weights)
        return max(0.0, got - cost_worth(effect.give, weights))
    if effect.do == PUSH_DOWN:
        return weights.pushed_down
    if effect.do == REPAY_LOAN:
        return weights.repaying if state.players[seat].open_loans() else 0.0
    return weights.extra_prototype if effect.do == EXTRA_PROTOTYPE else weights.other_effect


def _thing_worth(what: int, left: int, weights: PalaceWeights) -> float:
    if what == MONEY:
        return weights.pound
    if what == GEAR:
        return weights.gear
    if what == ENERGY:
        return weights.energy
    if what == NEWSPAPER:
        return weights.newspaper
    return _track_worth(what, left, weights)


def _track_worth(what: int, left: int, weights: PalaceWeights) -> float:
    if what == VP:
        return 1.0
    if what == BUZZ:
        return weights.buzz_gained * weights.buzz
    if what == INCOME:
        return weights.income_step * left + weights.income_now
    if what == WESTMINSTER:
        return weights.westminster + weights.westminster_gained
    return weights.die * left if what == DIE else weights.token


def patent_worth(state: Palace, seat: int, patent: int, number: int, weights: PalaceWeights) -> float:
    """What building a patent would bring in a round, its cost paid."""
    card = state.box.patents[patent]
    links = state.box.link_vp * links_owned(state, seat, patent)
    mine = effects_worth(state, seat, card.effects, state.box.rounds - number, weights)
    return card.vp[number - 1] + links + max(mine, -weights.rivalry * mine) - cost_worth(card.cost, weights)


def cost_worth(cost: Cost, weights: PalaceWeights) -> float:
    """The value of paying a cost, whether the goods are there or must be bought."""
    return weights.gear_cost * cost.gear + weights.energy_cost * cost.energy + weights.pound * cost.money
