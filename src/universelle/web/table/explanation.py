"""An explanation of a thing as the page shows it: as a tip beside the thing, as a sheet, and as a page of its own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from universelle.contract.explanation import Explanation, SignGroup
from universelle.core.meta import Meta
from universelle.drawing.node import Child, Node, node, symbol
from universelle.i18n import Translations
from universelle.web.layout import bar
from universelle.web.rules_page import heading, rules_address
from universelle.web.table.drawer import drawer
from universelle.web.table.legend import game_symbol, signs

AGAIN: Final = "log-again"  # signs of the chronicle, in `data-about`
NEW: Final = "log-new"
AMOUNT: Final = re.compile(r"[+−]?£?\d+(?:\s£)?")  # numbers that a reader looks for


def of_the_log(words: Translations, name: str) -> Explanation | None:
    """What the signs of the chronicle are, at every table."""
    kind = words("web-table-chronicle")
    if name == AGAIN:
        return Explanation(words("web-report-again"), kind, words("web-ask-again"), symbol="clock")
    if name == NEW:
        return Explanation(words("web-ask-new-cards"), kind, words("web-ask-new-told"), symbol="deck")
    return None


def tip(words: Translations, meta: Meta, table: str | None, told: Explanation) -> Node:
    """The effect first, then the facts, then a line of history and a link to the rules, which lead back to a table."""
    facts = [each for label, text in told.facts for each in (node("dt", label), node("dd", text))]
    return node(
        "section",
        _head(told),
        node("p", _with_amounts(told.effect), class_="tip-effect"),
        node("dl", facts) if facts else None,
        node("p", told.story, class_="tip-story") if told.story else None,
        _foot(words, meta, table, told),
        class_="tip frame",
        id="tip",
    )


def _head(told: Explanation) -> Node:
    picture = told.picture or (game_symbol(told.symbol) if told.symbol else None)
    title = node("div", node("h2", told.name, id="tip-name"), node("p", told.kind))
    return node("header", node("span", picture, class_="tip-picture") if picture else None, title)


def _foot(words: Translations, meta: Meta, table: str | None, told: Explanation) -> Node:
    """A link to the rules, the key that keeps the tip open, and a button that closes it where it is a sheet."""
    link = None
    if told.rule:
        address = rules_address(meta.slug, table, told.rule)
        name = heading(words, told.rule) or words("web-ask-rules")
        link = node("a", symbol("rules"), " ", name, href=address, class_="tip-rule", data_rules=told.rule)
    keep = node("span", node("kbd", "I"), " ", words("web-ask-keep"), class_="tip-keep keys-hint")
    close = node("button", words("web-ask-close"), type="button", class_="button tip-close")
    return node("footer", link, keep, close)


def _with_amounts(text: str) -> list[Child]:
    """A text with its numbers in bold."""
    parts: list[Child] = []
    begin = 0
    for found in AMOUNT.finditer(text):
        parts += [text[begin : found.start()], node("b", found[0])]
        begin = found.end()
    return [*parts, text[begin:]]


def page_of(words: Translations, fair: str, back: Node, tip: Node) -> Node:
    """The explanation as a page, for browsers without scripts; `back` leads to where it was asked for."""
    top = bar(fair=fair, now=words("web-ask-title"), tools=[back])
    return node("div", top, node("main", tip, class_="page"), id="page")


def legend_drawer(words: Translations, groups: Sequence[SignGroup]) -> Node:
    """The legend beside the table."""
    title, keys = words("web-ask-legend"), words("web-ask-legend-keys")
    return drawer(words, "legend", "L", title, keys, _legend(words, groups))


def _legend(words: Translations, groups: Sequence[SignGroup]) -> Node:
    """The symbols of a game, each with what it stands for."""
    return node(
        "div", signs(groups), class_="drawer-text signs", role="region", aria_label=words("web-ask-legend-open")
    )


def legend_page(words: Translations, fair: str, back: Node, groups: Sequence[SignGroup]) -> Node:
    """The legend as a page, for browsers without scripts."""
    top = bar(fair=fair, now=words("web-ask-legend-open"), tools=[back])
    return node("div", top, node("main", node("div", _legend(words, groups), class_="frame"), class_="page"), id="page")
