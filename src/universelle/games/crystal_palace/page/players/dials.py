"""Dials on which the viewer's dice are set.

Only scripts can turn them; without scripts the list of choices sets the dice. What every setting costs is sent along.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from universelle.core.message import Translator
from universelle.drawing.node import Child, Node, node, once, symbol
from universelle.games.crystal_palace.choices import money
from universelle.games.crystal_palace.page.locations.shown import Codes
from universelle.games.crystal_palace.page.players.exchanges import exchange_label
from universelle.games.crystal_palace.page.symbols import GAP, amount_symbol, choosable
from universelle.games.crystal_palace.rules.components import EXCHANGES, HIGHEST_DIE, Box
from universelle.games.crystal_palace.rules.events import MoneyLeft
from universelle.games.crystal_palace.rules.phases.dice import outlook, price
from universelle.games.crystal_palace.rules.view import PlayerView
from universelle.games.crystal_palace.rules.vocabulary import NEWSPAPER

LOWEST: Final = 1
AT_FIRST: Final = 3  # what a dial shows before it is turned


@once
def dials(words: Translator, box: Box, seat: int, player: PlayerView, codes: Codes) -> Node:
    to_set, hand, purse = player["dice"] - player["set"], player["hand"], player["money"]
    cost, left = outlook(seat, purse, [*hand, *[AT_FIRST] * to_set])
    outlooks = [outlook(seat, purse, [*hand, *setting]) for setting in _settings(to_set)]
    salaries = words("draw-dials-salaries", money=player["salaries"])
    seal = node(
        "button",
        words("draw-seal"),
        type="button",
        class_="button main seal-button",
        id="dial-seal",
        data_main_choice=True,
    )
    return node(
        "div",
        node(
            "div",
            [_dial(words, seat, n) for n in range(1, to_set + 1)],
            _add_die(words, box, codes),
            class_="dial-row",
            id="dial-row",
        ),
        node(
            "div",
            _sentence(words, "draw-dials-cost", "dial-cost", money(words, cost.money)),
            _sentence(words, "draw-dials-left", "dial-left", money(words, left.money)),
            node("span", salaries, class_="soft", id="dial-salaries") if player["salaries"] else None,
            seal,
            class_="dial-sums",
            id="dial-sum",
        ),
        _warning(words, left.lacking),
        node(
            "p",
            words("draw-dials-hint"),
            node("span", " ", words("draw-dials-hidden"), id="dial-hidden"),
            class_="dial-hint",
            id="dial-hint",
        ),
        class_="dials js-only",
        id="dials",
        data_says="dials",
        data_sums=" ".join([_sums(words, cost.money, left) for cost, left in outlooks]),
        data_prices=" ".join([money(words, price(value)) for value in range(LOWEST, HIGHEST_DIE + 1)]),
    )


def _sums(words: Translator, cost: int, left: MoneyLeft) -> str:
    """What a setting costs, what is left, and what is lacking if something is."""
    return ",".join([money(words, cost), money(words, left.money), _lacks(words, left.lacking)])


def _lacks(words: Translator, pounds: int) -> str:
    return money(words, pounds) if pounds else ""


def _settings(dials: int) -> Iterator[list[int]]:
    """A setting of the dials for every total, the lowest first; only the total matters for the cost."""
    setting = [LOWEST] * dials
    yield [*setting]
    for n in range(dials):
        for value in range(LOWEST + 1, HIGHEST_DIE + 1):
            setting[n] = value
            yield [*setting]


def _add_die(words: Translator, box: Box, codes: Codes) -> Node:
    """The exchange of newspapers for a die, beside the dials."""
    number = EXCHANGES.index("newspapers-to-die")
    return node(
        "button",
        node("b", "+"),
        symbol("die"),
        amount_symbol(words, NEWSPAPER, box.exchanges[number][0]),
        type="button",
        id="dial-add",
        class_="add-die",
        data_about="exchange-newspapers-to-die",
        **choosable(codes, "newspapers to die", exchange_label(words, box, number)),
    )


@once
def _dial(words: Translator, seat: int, n: int) -> Node:
    die = node(
        "svg",
        node("use", href=f"#sy-die-{AT_FIRST}", width=44, height=44),
        viewbox="0 0 44 44",
        class_=f"die-box p{seat + 1}",
        aria_hidden="true",
    )
    face = node(
        "div",
        die,
        role="spinbutton",
        tabindex=0,
        class_="dial-face",
        id=f"dial-{n}-face",
        aria_label=words("draw-dial", number=n),
        aria_valuemin=LOWEST,
        aria_valuemax=HIGHEST_DIE,
        aria_valuenow=AT_FIRST,
    )
    up, down = words("draw-dial-up", number=n), words("draw-dial-down", number=n)
    return node(
        "div",
        node("button", "+", type="button", class_="dial-button up", aria_label=up, tabindex=-1),
        face,
        node("button", "−", type="button", class_="dial-button down", aria_label=down, tabindex=-1),
        node("span", money(words, price(AT_FIRST)), class_="dial-price"),
        class_="dial",
        id=f"dial-{n}",
    )


@once
def _sentence(words: Translator, key: str, name: str, pounds: str) -> Node:
    """A sum of money in a sentence."""
    before, _, after = words(key, money=GAP).partition(GAP)
    return node("span", before, node("b", pounds, class_="num", id=name), after, id=f"{name}-told")


@once
def _warning(words: Translator, lacking: int) -> Node:
    """How much money is lacking; hidden if there is enough."""
    before, _, after = words("draw-dials-short", money=GAP).partition(GAP)
    number = node("b", _lacks(words, lacking), class_="num", id="dial-short")
    text: list[Child] = [symbol("loan"), " ", before, number, after]
    return node("p", text, class_="dial-warning", id="dial-warning", hidden=lacking == 0)
