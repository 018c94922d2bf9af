"""Small things that are drawn everywhere: dice, effects in symbols, and what makes something choosable."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from universelle.core.message import Translator
from universelle.drawing.node import Child, Node, node, once, symbol
from universelle.drawing.parts import signed_number
from universelle.games.crystal_palace.choices import THING_SYMBOLS, money
from universelle.games.crystal_palace.rules.phrases import phrase
from universelle.games.crystal_palace.rules.vocabulary import (
    ASSISTANT,
    CHOOSE,
    COUNTERS,
    DEEDS,
    DISCOUNT,
    DRAW_RESEARCH,
    ENERGY,
    GAIN,
    GEAR,
    LOSE,
    MONEY,
    NO_COUNTER,
    THINGS,
    TRADE,
    Cost,
    Effect,
    Effects,
)

COUNTER_SYMBOLS: Final = dict(
    zip(
        COUNTERS,
        (
            *("scroll", "hat", "scroll", "link", "news", "research", "flash", "loop", "loop", "bank"),
            *("die", "die", "gear", "income", "buzz", "westminster", "assistant", "loan", "hat"),
        ),
    )
)
GAP: Final = "\N{REPLACEMENT CHARACTER}"  # stands for the number in a sentence whose number scripts change
DEED_SYMBOLS: Final = {
    "assistant": "assistant",
    "draw-research": "research",
    "use-permanent": "loop",
    "push-down": "lower",
    "repay-loan": "loan",
    "refund-salary": "hat",
    "extra-prototype": "scroll",
    "take": "scroll",
    "publish": "news",
    "ticket": "ticket",
}


# Dice


@once
def small_die(seat: int, value: int, name: str, look: str = "", travels: bool = True) -> Node:
    """A die with its number and the symbol of its seat; 0 is a die whose value is hidden."""
    face = node(
        "g",
        node("rect", class_="die-body", x=0.7, y=0.7, width=22.6, height=22.6, rx=4),
        node("text", str(value or "?"), class_="die-number", x=8.8, y=17),
        node("use", href=f"#sy-seat-{seat + 1}", x=14, y=4.5, width=8, height=8),
        id=name,
        class_=f"{'piece ' if travels else ''}die-face p{seat + 1}",
    )
    return node(
        "svg",
        face,
        class_=f"die-box{look}",
        viewbox="0 0 24 24",
        width=24,
        height=24,
        id=f"{name}-box",
        data_kind=f"die-{seat + 1}-{value}" if value else f"die-{seat + 1}",
        aria_hidden="true",
    )


@once
def big_die(seat: int, value: int, name: str, badge: bool = True, travels: bool = False) -> Node:
    """A die with pips; where dice of several seats are shown together, with the symbol of its seat."""
    seat_badge = node(
        "g",
        node("circle", class_="die-badge", cx=43, cy=43, r=7.5),
        node("use", href=f"#sy-seat-{seat + 1}", x=38.5, y=38.5, width=9, height=9),
    )
    return node(
        "svg",
        node(
            "g",
            node("use", href=f"#sy-die-{value}", width=44, height=44),
            seat_badge if badge else None,
            id=f"{name}-face",
            class_=f"{'piece ' if travels else ''}die-face p{seat + 1}",
        ),
        class_="die-box",
        viewbox="0 0 44 44",
        id=name,
        data_kind=f"die-{seat + 1}-{value}" if travels else None,
        aria_hidden="true",
    )


# Effects


@once
def amount_symbol(words: Translator, what: int, n: int, plus: str = "", numbered: bool = False) -> Node:
    """An amount of a thing as a number and a symbol; unless it is to be numbered, one of it has no number."""
    if what == MONEY:
        return node("span", money(words, n, bool(plus)), class_="amount")
    thing = THINGS[what]
    number = signed_number(n, plus) if n != 1 or plus or numbered else ""
    return node("span", number, symbol(THING_SYMBOLS[thing], f"sy symbol-{thing}"), class_="amount")


@once
def cost_symbols(words: Translator, cost: Cost) -> Node:
    """A cost; no pounds for one that is nothing."""
    parts = ((GEAR, cost.gear), (ENERGY, cost.energy), (MONEY, cost.money))
    drawn = [amount_symbol(words, what, n, numbered=True) for what, n in parts if n]
    return node("span", drawn or [amount_symbol(words, MONEY, 0)], class_="effects")


@once
def effect_symbols(words: Translator, effects: Effects) -> Node:
    """Effects in symbols, as short as possible; the label says them in words."""
    text = effect_text(words, effects)
    parts = [part for effect in effects for part in _symbols(words, effect)]
    return node("span", parts, class_="effects", role="img", aria_label=text)


def _symbols(words: Translator, effect: Effect) -> list[Child]:
    parts: list[Child] = [symbol("aim", "sy symbol-rivals")] if effect.on_rivals else []
    if effect.do in (GAIN, LOSE):
        parts.append(amount_symbol(words, effect.what, -effect.n if effect.do == LOSE else effect.n))
    elif effect.do == DISCOUNT:
        parts += [symbol("scroll", "sy symbol-ink"), amount_symbol(words, effect.what, -effect.n)]
    elif effect.do == CHOOSE:
        parts += _alternatives(words, effect.options)
    elif effect.do == TRADE:
        parts += [
            cost_symbols(words, effect.give),
            "→",
            *[part for each in effect.get for part in _symbols(words, each)],
        ]
    else:
        parts.append(_deed(words, effect))
    if effect.per != NO_COUNTER:
        parts.append(_counter("/", str(effect.each) if effect.each > 1 else "", effect.per))
    if effect.condition is not None:
        parts.append(_counter("?", "", effect.condition.count))
    return parts


def _counter(mark: str, number: str, counter: int) -> Node:
    return node("span", mark, number, symbol(COUNTER_SYMBOLS[COUNTERS[counter]], "sy symbol-ink"), class_="amount")


def _alternatives(words: Translator, options: tuple[Effects, ...]) -> list[Child]:
    parts: list[Child] = []
    for number, option in enumerate(options):
        if number:
            parts.append("/")
        parts += [part for each in option for part in _symbols(words, each)]
    return parts


def _deed(words: Translator, effect: Effect) -> Node:
    deed = DEEDS[effect.do]
    many = str(effect.n) if effect.n > 1 else ""
    free = money(words, 0) if effect.do == ASSISTANT and effect.free else ""
    frame = f" tile-frame-{effect.frame}" if effect.do == DRAW_RESEARCH else ""
    return node("span", many, symbol(DEED_SYMBOLS[deed], f"sy symbol-{deed}{frame}"), free, class_="amount")


# Texts


def effect_text(words: Translator, effects: Effects) -> str:
    return words.say(phrase(effects))


# What can be chosen


def choosable(codes: Container[str], code: str, label: str) -> dict[str, str | int]:
    """The attributes that let an element be chosen for an action; if that is illegal now, a click explains why."""
    if code in codes:
        return {"role": "button", "tabindex": 0, "data_action": code, "aria_label": label}
    return {"data_try": code}
