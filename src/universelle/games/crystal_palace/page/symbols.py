"""Small things that are drawn everywhere: dice, effects in symbols, and what makes something a target."""

from __future__ import annotations

from collections.abc import Container
from typing import Final

from universelle.core.message import Name, Translator
from universelle.drawing.node import Child, Node, node, once, symbol
from universelle.drawing.parts import MINUS
from universelle.games.crystal_palace.rules.phrases import phrase
from universelle.games.crystal_palace.rules.vocabulary import (
    ASSISTANT,
    CHOOSE,
    COUNTERS,
    DEEDS,
    DISCOUNT,
    DRAW_RESEARCH,
    GAIN,
    LOSE,
    MONEY,
    NO_COUNTER,
    THINGS,
    TRADE,
    Cost,
    Effect,
    Effects,
)

THING_SIGNS: Final = dict(
    zip(THINGS, ("pound", "gear", "energy", "news", "income", "buzz", "vp", "westminster", "die", "watch"))
)
COUNTER_SIGNS: Final = dict(
    zip(
        COUNTERS,
        (
            *("scroll", "hat", "scroll", "link", "news", "research", "flash", "loop", "loop", "bank"),
            *("die", "die", "gear", "income", "buzz", "westminster", "assistant", "loan", "hat"),
        ),
    )
)
DEED_SIGNS: Final = {
    "assistant": "assistant",
    "draw-research": "research",
    "use-permanent": "loop",
    "push-down": "lift",
    "repay-loan": "loan",
    "refund-salary": "hat",
    "extra-prototype": "scroll",
    "take": "scroll",
    "publish": "news",
    "ticket": "ticket",
}
PLACE_SIGNS: Final = ("scroll", "museum", "bank", "westminster", "hat", "news", "anchor", "train")


# Dice


@once
def small_die(seat: int, value: int, name: str, look: str = "", travels: bool = True) -> Node:
    """A die with its number and the sign of its seat; 0 is a die that nobody else may see."""
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
        class_=f"die{look}",
        viewbox="0 0 24 24",
        width=24,
        height=24,
        id=f"{name}-box",
        data_kind=f"die-{seat + 1}-{value}" if value else f"die-{seat + 1}",
        aria_hidden="true",
    )


@once
def big_die(seat: int, value: int, name: str, badge: bool = True, travels: bool = False) -> Node:
    """A die with pips; where dice of several lie together, with the sign of its seat beside its last pip."""
    sign = node(
        "g",
        node("circle", class_="die-badge", cx=43, cy=43, r=7.5),
        node("use", href=f"#sy-seat-{seat + 1}", x=38.5, y=38.5, width=9, height=9),
    )
    face = node("use", href=f"#sy-die-{value}", width=44, height=44)
    return node(
        "svg",
        node("g", face, sign if badge else None, id=f"{name}-face", class_=f"{'piece ' if travels else ''}die-face p{seat + 1}"),
        class_="die",
        viewbox="0 0 44 44",
        id=name,
        data_kind=f"die-{seat + 1}-{value}" if travels else None,
        aria_hidden="true",
    )


# Effects


@once
def amount_sign(what: int, n: int, sign: str = "") -> Node:
    """So many of a thing, as a number and a symbol; pounds have their own sign."""
    if what == MONEY:
        return node("span", f"{sign}£{n}", class_="amount")
    thing = THINGS[what]
    many = f"{sign}{n}" if n != 1 or sign else ""
    return node("span", many, symbol(THING_SIGNS[thing], f"sy symbol-{thing}"), class_="amount")


@once
def cost_signs(cost: Cost) -> Node:
    """A cost; what costs nothing says so."""
    parts = ((1, cost.gear), (2, cost.energy), (MONEY, cost.money))
    signs = [_counted(what, n) for what, n in parts if n]
    return node("span", signs or [node("span", "£0", class_="amount")], class_="effects")


def _counted(what: int, n: int) -> Node:
    if what == MONEY:
        return node("span", f"£{n}", class_="amount")
    thing = THINGS[what]
    return node("span", str(n), symbol(THING_SIGNS[thing], f"sy symbol-{thing}"), class_="amount")


@once
def brief(words: Translator, effects: Effects) -> Node:
    """Effects in symbols, as short as can be; what they mean in words is said to those who point or listen."""
    said = words.say(phrase(effects))
    parts: list[Child] = []
    for effect in effects:
        parts += _signs(effect)
    return node("span", parts, class_="effects", role="img", aria_label=said, title=said)


def _signs(effect: Effect) -> list[Child]:
    signs: list[Child] = [symbol("aim", "sy symbol-rivals")] if effect.on_rivals else []
    if effect.do in (GAIN, LOSE):
        signs.append(amount_sign(effect.what, effect.n, MINUS if effect.do == LOSE else ""))
    elif effect.do == DISCOUNT:
        signs += [symbol("scroll", "sy symbol-ink"), amount_sign(effect.what, effect.n, MINUS)]
    elif effect.do == CHOOSE:
        signs += _alternatives(effect.options)
    elif effect.do == TRADE:
        signs += [cost_signs(effect.give), "→", *[sign for each in effect.get for sign in _signs(each)]]
    else:
        signs.append(_deed(effect))
    if effect.per != NO_COUNTER:
        each = str(effect.each) if effect.each > 1 else ""
        signs.append(node("span", "/", each, symbol(COUNTER_SIGNS[COUNTERS[effect.per]], "sy symbol-ink"), class_="amount"))
    if effect.condition is not None:
        signs.append(node("span", "?", symbol(COUNTER_SIGNS[COUNTERS[effect.condition.count]], "sy symbol-ink"), class_="amount"))
    return signs


def _alternatives(options: tuple[Effects, ...]) -> list[Child]:
    signs: list[Child] = []
    for number, option in enumerate(options):
        if number:
            signs.append("/")
        signs += [sign for each in option for sign in _signs(each)]
    return signs


def _deed(effect: Effect) -> Node:
    deed = DEEDS[effect.do]
    many = str(effect.n) if effect.n > 1 else ""
    free = "£0" if effect.do == ASSISTANT and effect.free else ""
    frame = f" tile-frame-{effect.frame}" if effect.do == DRAW_RESEARCH else ""
    return node("span", many, symbol(DEED_SIGNS[deed], f"sy symbol-{deed}{frame}"), free, class_="amount")


# Names and stories


def said(words: Translator, effects: Effects) -> str:
    return words.say(phrase(effects))


@once
def tale(words: Translator, name: Name, *lines: str) -> str:
    """A thing's name, what it does, and its history as far as there are words for it."""
    told = [words.name(name), *lines]
    if (history := words(f"{name}.history")) != f"{name}.history":
        told.append(history)
    return "\n".join(told)


# Targets


def press(codes: Container[str], code: str, label: str) -> dict[str, str | int]:
    """What makes an element a target of an action; if that cannot be chosen now, it explains itself."""
    if code in codes:
        return {"role": "button", "tabindex": 0, "data_action": code, "aria_label": label}
    return {"data_try": code}


def lit(codes: Container[str], code: str) -> str:
    """The class of what can be chosen."""
    return " can" if code in codes else ""
