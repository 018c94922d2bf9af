"""Effects, conditions and amounts as messages, for labels, cards and tables."""

from __future__ import annotations

from typing import Final

from universelle.core.message import Message, Name
from universelle.games.crystal_palace.rules.vocabulary import (
    ASSISTANT,
    CHOOSE,
    COUNTERS,
    DEEDS,
    DISPLAYS,
    DRAW_RESEARCH,
    FRAMES,
    GAIN,
    LOSE,
    MONEY,
    NO_COUNTER,
    NO_LIMIT,
    REPAY_LOAN,
    TAKE,
    THINGS,
    TRADE,
    Condition,
    Cost,
    Effect,
    Effects,
)

NOTHING: Final = Message("effect-none")


def amount(what: int, n: int) -> Message:
    """So many of a thing."""
    return Message(f"amount-{THINGS[what]}", {"n": n})


def amounts(cost: Cost) -> tuple[Message, ...]:
    """What a cost is made of."""
    parts = ((1, cost.gear), (2, cost.energy), (MONEY, cost.money))
    return tuple([amount(what, n) for what, n in parts if n])


def phrase(effects: Effects) -> Message:
    """A list of effects; simple gains side by side are told in one breath."""
    told: list[Message] = []
    gains: list[Message] = []
    for effect in effects:
        if effect.plain and not effect.on_rivals:
            gains.append(amount(effect.what, effect.n))
            continue
        if gains:
            told.append(Message("effect-gain", {"what": tuple(gains)}))
            gains = []
        told.append(_modified(effect))
    if gains:
        told.append(Message("effect-gain", {"what": tuple(gains)}))
    if not told:
        return NOTHING
    whole = told[0]
    for one in told[1:]:
        whole = Message("effect-then", {"first": whole, "second": one})
    return whole


def condition_phrase(condition: Condition) -> Message:
    """What a counter must come to."""
    key = COUNTERS[condition.count]
    if condition.at_most < NO_LIMIT:
        return Message("condition-at-most", {"count": Message(f"count-{key}", {"n": condition.at_most})})
    return Message("condition-at-least", {"count": Message(f"count-{key}", {"n": condition.at_least})})


def _modified(effect: Effect) -> Message:
    message = _bare(effect)
    if effect.per != NO_COUNTER:
        counter = Message(f"counter-{COUNTERS[effect.per]}", {"n": effect.each})
        message = Message("effect-per", {"effect": message, "counter": counter})
    if effect.most < NO_LIMIT:
        message = Message("effect-max", {"effect": message, "max": amount(effect.what, effect.most)})
    if effect.condition is not None:
        condition = condition_phrase(effect.condition)
        if effect.otherwise:
            values = {"effect": message, "condition": condition, "otherwise": phrase(effect.otherwise)}
            message = Message("effect-if-else", values)
        else:
            message = Message("effect-if", {"effect": message, "condition": condition})
    if effect.on_rivals:
        message = Message("effect-rivals", {"effect": message})
    return message


def _bare(effect: Effect) -> Message:
    """An effect without counters and conditions."""
    do = effect.do
    if do in (GAIN, LOSE):
        key = "effect-pay" if do == LOSE and effect.what == MONEY else f"effect-{DEEDS[do]}"
        return Message(key, {"what": amount(effect.what, effect.n)})
    if do == ASSISTANT:
        return Message("effect-assistant-free" if effect.free else "effect-assistant", {"n": effect.n})
    if do == DRAW_RESEARCH:
        return Message("effect-draw-research", {"n": effect.n, "frame": Name(f"frame-{FRAMES[effect.frame]}")})
    if do == TAKE:
        return Message(f"effect-take-{DISPLAYS[effect.display]}")
    if do in (REPAY_LOAN, CHOOSE, TRADE):
        return _offer(effect)
    return Message(f"effect-{DEEDS[do]}", {"n": effect.n, "what": amount(effect.what, effect.n)})


def _offer(effect: Effect) -> Message:
    if effect.do == REPAY_LOAN:
        return Message("effect-repay-loan", {"price": amount(MONEY, effect.price)})
    if effect.do == TRADE:
        return Message("effect-trade", {"give": amounts(effect.give), "get": phrase(effect.get)})
    options = phrase(effect.options[0])
    for option in effect.options[1:]:
        options = Message("effect-or", {"first": options, "second": phrase(option)})
    return Message("effect-choose", {"options": options})
