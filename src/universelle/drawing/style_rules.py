"""Style sheets as a flat list of rules, in the order in which later ones win.

Cascade layers and nested rules are resolved. Rules that depend on the screen (`@media`, `@container`) are left out.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, NamedTuple, TypeAlias

import cssselect2
import tinycss2
from tinycss2.ast import FunctionBlock, LiteralToken, WhitespaceToken

Token: TypeAlias = Any  # a component value of tinycss2, which has no types
Tokens: TypeAlias = "Sequence[Token]"
LayerOrder: TypeAlias = "tuple[float, ...]"

COMMA: Final = ","
PARENT: Final = "&"


class Declaration(NamedTuple):
    name: str
    value: Tokens
    important: bool = False


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule outside of all others: its selectors, its declarations, and where its layer comes in the cascade."""

    selector: Tokens
    declarations: Sequence[Declaration]
    layer: LayerOrder


class StyleRules:
    """The rules of some sheets, to be asked what they declare for an element."""

    def __init__(self, sheets: Sequence[str]) -> None:
        self._matcher = cssselect2.Matcher()
        for rule in parse_rules(sheets):
            try:
                selectors = cssselect2.compile_selector_list(list(rule.selector))
            except cssselect2.SelectorError:
                continue  # a selector that only browsers know
            for selector in selectors:
                if selector.pseudo_element is None:
                    self._matcher.add_selector(selector, rule)

    def declarations(self, element: Any) -> list[Declaration]:
        """What holds for an element of cssselect2, later ones winning; those in its `style` are among them."""
        matched = [(specificity, order, rule) for specificity, order, _, rule in self._matcher.match(element)]
        usual = sorted(matched, key=lambda match: (match[2].layer, *match[:2]))
        found = [each for *_, rule in usual for each in rule.declarations if not each.important]
        found += parse_declarations(element.etree_element.get("style", ""))
        urgent = sorted(matched, key=lambda match: ([-number for number in match[2].layer], *match[:2]))
        return found + [each for *_, rule in urgent for each in rule.declarations if each.important]


@cache
def style_rules(*sheets: str) -> StyleRules:
    return StyleRules(sheets)


def parse_rules(sheets: Sequence[str]) -> list[Rule]:
    """All rules of sheets that are loaded in this order."""
    layers = _Layers()
    return [
        rule
        for sheet in sheets
        for rule in _in_layer(tinycss2.parse_stylesheet(sheet, skip_comments=True, skip_whitespace=True), layers, ())
    ]


def parse_declarations(content: str | Tokens) -> list[Declaration]:
    """The declarations of a block, without its nested rules."""
    items = tinycss2.parse_blocks_contents(content, skip_comments=True, skip_whitespace=True)
    return [
        Declaration(item.name, _trimmed(item.value), item.important) for item in items if item.type == "declaration"
    ]


class _Layers:
    """The order of the layers: each counts from where it is first named, and comes before what is in no layer."""

    def __init__(self) -> None:
        self._numbers: dict[tuple[str, ...], int] = {}

    def order(self, path: tuple[str, ...]) -> LayerOrder:
        numbers = [self._numbers.setdefault(path[: depth + 1], len(self._numbers)) for depth in range(len(path))]
        return (*numbers, math.inf)

    def unnamed(self) -> str:
        """A name for a layer without one."""
        return f"({len(self._numbers)})"


def _in_layer(items: Tokens, layers: _Layers, layer: tuple[str, ...]) -> Iterator[Rule]:
    for item in items:
        if item.type == "qualified-rule":
            yield from _with_nested(item.prelude, item.content, layers.order(layer))
        elif item.type == "at-rule" and item.lower_at_keyword == "layer":
            names = [(*layer, *_names(part)) for part in split(item.prelude)]
            if item.content is None:
                for path in names:
                    layers.order(path)
                continue
            path = names[0] if names[0] != layer else (*layer, layers.unnamed())
            layers.order(path)
            inner = tinycss2.parse_rule_list(item.content, skip_comments=True, skip_whitespace=True)
            yield from _in_layer(inner, layers, path)


def _names(tokens: Tokens) -> list[str]:
    """The parts of a layer's name, such as `pages.home`."""
    return [token.value for token in tokens if token.type == "ident"]


def _with_nested(selector: Tokens, content: Tokens, layer: LayerOrder) -> Iterator[Rule]:
    """A rule, then the rules nested in it."""
    yield Rule(selector, parse_declarations(content), layer)
    for item in tinycss2.parse_blocks_contents(content, skip_comments=True, skip_whitespace=True):
        if item.type == "qualified-rule":
            yield from _with_nested(_inside(selector, item.prelude), item.content, layer)


def _inside(parent: Tokens, nested: Tokens) -> list[Token]:
    """The selector of a nested rule on its own: `&` is the parent; without `&`, it selects inside the parent."""
    found: list[Token] = []
    for selector in split(nested):
        within = [] if _has_parent_sign(selector) else [LiteralToken(0, 0, PARENT), WhitespaceToken(0, 0, " ")]
        if found:
            found.append(LiteralToken(0, 0, COMMA))
        found += _replace_parent_sign([*within, *selector], parent)
    return found


def _has_parent_sign(tokens: Tokens) -> bool:
    return any(token == PARENT or (token.type == "function" and _has_parent_sign(token.arguments)) for token in tokens)


def _replace_parent_sign(tokens: Tokens, parent: Tokens) -> list[Token]:
    found: list[Token] = []
    for token in tokens:
        if token == PARENT:
            found += [LiteralToken(0, 0, ":"), FunctionBlock(0, 0, "is", list(parent))]
        elif token.type == "function":
            found.append(FunctionBlock(0, 0, token.name, _replace_parent_sign(token.arguments, parent)))
        else:
            found.append(token)
    return found


def split(tokens: Tokens) -> list[list[Token]]:
    """What the commas separate, without the spaces around it."""
    parts: list[list[Token]] = [[]]
    for token in tokens:
        if token == COMMA:
            parts.append([])
        else:
            parts[-1].append(token)
    return [_trimmed(part) for part in parts]


def _trimmed(tokens: list[Token]) -> list[Token]:
    written = [place for place, token in enumerate(tokens) if token.type not in ("whitespace", "comment")]
    return tokens[written[0] : written[-1] + 1] if written else []
