"""What the viewer may buy and sell at any moment: gears, energy, loans and newspapers."""

from __future__ import annotations

from typing import Final

from universelle.core.message import Message, Translator
from universelle.drawing.node import Child, Node, node, once, symbol
from universelle.games.crystal_palace.choices import money
from universelle.games.crystal_palace.page.locations.shown import Codes
from universelle.games.crystal_palace.page.symbols import amount_symbol
from universelle.games.crystal_palace.rules.components import EXCHANGE_NAMES, EXCHANGES, Box
from universelle.games.crystal_palace.rules.phrases import amount
from universelle.games.crystal_palace.rules.vocabulary import DIE, ENERGY, GEAR, INCOME, MONEY, NEWSPAPER

GIVEN: Final = (NEWSPAPER, NEWSPAPER, NEWSPAPER, NEWSPAPER, MONEY, MONEY, ENERGY, GEAR)  # by exchange
GOT: Final = (MONEY, GEAR, INCOME, DIE, ENERGY, GEAR, MONEY, MONEY)
GEAR_CODES: Final[Codes] = frozenset(["buy gear", "sell gear"])
ENERGY_CODES: Final[Codes] = frozenset(["buy energy", "sell energy"])
LOAN_CODES: Final[Codes] = frozenset(["loan", "repay"])
NEWSPAPER_CODES: Final[Codes] = frozenset(
    [key.replace("-", " ") for key, given in zip(EXCHANGES, GIVEN) if given == NEWSPAPER]
)


@once
def goods(words: Translator, box: Box, number: int, counts: tuple[int, int, int], codes: Codes) -> Node:
    """Gears, energy and loans, each with its price and what it sells for."""
    gears, energy, loans = counts
    return node(
        "div",
        _good(words, box, number, "gear", gears, codes & GEAR_CODES),
        _good(words, box, number, "energy", energy, codes & ENERGY_CODES),
        _loans(words, box, number, loans, codes & LOAN_CODES),
        class_="goods",
        id=f"stock-{number}",
    )


@once
def _loans(words: Translator, box: Box, number: int, loans: int, codes: Codes) -> Node:
    take = f"{words('action-loan')} ({money(words, box.loan_money)})"
    repay = f"{words('action-repay')} ({money(words, box.loan_repay)})"
    return node(
        "span",
        symbol("loan", "sy symbol-loan"),
        _number("loans", number, loans),
        _button(codes, "loan", "loan-take", (money(words, box.loan_money, True),), take),
        _button(codes, "repay", "loan-repay", (money(words, -box.loan_repay),), repay),
        class_="good",
        id=f"loan-of-{number}",
        data_about=f"stock-loan-{number}",
    )


@once
def _number(what: str, number: int, count: int) -> Node:
    return node("b", str(count), class_="num", id=f"{what}-{number}")


@once
def _good(words: Translator, box: Box, number: int, what: str, count: int, codes: Codes) -> Node:
    buy, sell = EXCHANGES.index(f"buy-{what}"), EXCHANGES.index(f"sell-{what}")
    price, fetches = box.exchanges[buy], box.exchanges[sell]
    return node(
        "span",
        symbol(what, f"sy symbol-{what}"),
        _number(what, number, count),
        _button(
            codes,
            f"buy {what}",
            f"exchange-buy-{what}",
            (f"{money(words, price[0])}→", symbol(what, f"sy symbol-{what}")),
            exchange_label(words, box, buy),
        ),
        _button(
            codes,
            f"sell {what}",
            f"exchange-sell-{what}",
            (symbol(what, f"sy symbol-{what}"), f"→{money(words, fetches[1])}"),
            exchange_label(words, box, sell),
        ),
        class_="good",
        id=f"{what}-of-{number}",
        data_about=f"stock-{what}-{number}",
    )


def exchange_label(words: Translator, box: Box, number: int) -> str:
    give, get = box.exchanges[number]
    rate = Message("exchange-rate", {"give": amount(GIVEN[number], give), "get": amount(GOT[number], get)})
    return words("action-exchange-rate", exchange=EXCHANGE_NAMES[number], rate=rate)


def _button(codes: Codes, code: str, about: str, inside: tuple[Child, ...], label: str) -> Node:
    """A button for an action; if that is illegal now, a click explains why."""
    return _drawn_button(code in codes, code, about, inside, label)


@once
def _drawn_button(can: bool, code: str, about: str, inside: tuple[Child, ...], label: str) -> Node:
    return node(
        "button",
        list(inside),
        type="button",
        class_="exchange",
        id=f"do-{code.replace(' ', '-')}",
        aria_label=label,
        data_about=about,
        data_action=code if can else None,
        data_try=None if can else code,
    )


def newspapers(words: Translator, box: Box, number: int, count: int, codes: Codes) -> Node:
    """How many newspapers there are of those that may be kept, and what they can be exchanged for."""
    rates = _newspaper_rates(words, box, number, codes & NEWSPAPER_CODES)
    return _newspapers(words, box.newspapers_most, number, count, rates)


@once
def _newspapers(words: Translator, most: int, number: int, count: int, rates: Node) -> Node:
    total = node("b", str(count), class_="newspaper-count", id=f"news-total-{number}")
    head = node("h3", symbol("news", "sy symbol-newspaper"), words("draw-newspapers"), total, id=f"news-head-{number}")
    track = node(
        "div",
        [_newspaper_space(number, n, n == count) for n in range(most + 1)],
        class_="newspaper-track",
        id=f"news-{number}",
        role="img",
        aria_label=words("amount-newspaper", n=count),
    )
    return node(
        "div",
        head,
        track,
        rates,
        class_="newspapers",
        id=f"newspapers-{number}",
        data_about=f"stock-news-{number}",
    )


@once
def _newspaper_space(number: int, n: int, current: bool) -> Node:
    return node("i", str(n), class_="current-count" if current else None, id=f"news-{number}-{n}")


@once
def _newspaper_rates(words: Translator, box: Box, number: int, codes: Codes) -> Node:
    rates = [
        _button(
            codes,
            EXCHANGES[n].replace("-", " "),
            f"exchange-{EXCHANGES[n]}",
            (f"{box.exchanges[n][0]} = ", amount_symbol(words, GOT[n], box.exchanges[n][1])),
            exchange_label(words, box, n),
        )
        for n, given in enumerate(GIVEN)
        if given == NEWSPAPER
    ]
    return node("div", rates, class_="newspaper-rates", id=f"rates-{number}")
