"""The style sheets: in layers, each game under its own root, names that can be read, sizes from the tokens."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
import tinycss2

from tests.drawing.sheets import OF_GAMES, SHARED, Sheet, is_used, sources

TOKENS = "shared/tokens.css"
LAYERS = ("base", "components", "pages", "game")
LAYERS_OF = {
    TOKENS: {"base"},
    "shared/house.css": {"base", "components"},
    "shared/asking.css": {"components"},
    "shared/default.css": {"components"},
}  # the others are of one page
SHORT = frozenset(
    [
        *("p1", "p2", "p3", "p4", "p5"),  # seats by number
        *("sy", "num", "js"),  # a symbol, figures of equal width, a page with scripts
        *(
            "bar",
            "hit",
            "hub",
            "key",
            "now",
            "on",
            "own",
            "pip",
            "rim",
            "sky",
            "sun",
            "tab",
            "tag",
            "tip",
            "won",
        ),  # words
    ]
)
STATES = frozenset(["active", "done", "hint", "now", "on"])  # any sheet may say how its own parts look in them
DRAWN = frozenset(
    [
        *("fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin", "text-anchor"),
        *("r", "cx", "cy", "x", "y", "rx", "ry", "d", "paint-order"),
    ]
)  # properties of SVG; a rule with one of them may measure in the pixels of its drawing
ORNAMENT = frozenset(["background", "background-size", "border-radius", "box-shadow", "clip-path", "filter", "mask"])
MOVES = frozenset(["transform", "transform-origin", "translate"])
MOST_PIXELS = 3
every_sheet = pytest.mark.parametrize("sheet", [*SHARED, *OF_GAMES], ids=str)


def test_the_layers_are_declared_first():
    first = tinycss2.parse_stylesheet(SHARED[0].text, skip_comments=True, skip_whitespace=True)[0]
    assert SHARED[0].name == TOKENS
    assert first.serialize() == f"@layer {', '.join(LAYERS)};"


@every_sheet
def test_every_rule_is_in_the_layer_of_its_sheet(sheet):
    expected = {"game"} if sheet.game else LAYERS_OF.get(sheet.name, {"pages"})
    assert {layer for layer, _ in sheet.layers()} == expected


@pytest.mark.parametrize("sheet", OF_GAMES, ids=str)
def test_the_rules_of_a_game_are_under_its_own_root(sheet):
    root = f'[data-game="{sheet.game.meta.slug}"]'
    outermost = {tinycss2.serialize(selector).strip() for rule in sheet.rules() for selector in rule.root}
    assert [selector for selector in sorted(outermost) if root not in selector.split()[0]] == []


@every_sheet
def test_no_class_is_styled_in_two_sheets(sheet):
    others = {name: other.name for other in _loaded_with(sheet) for name in other.styled()}
    assert {name: others[name] for name in sorted(sheet.styled() - STATES) if name in others} == {}


@every_sheet
def test_windows_are_asked_for_by_containers(sheet):
    asked = re.findall(r"@media[^{]*", sheet.text)
    assert [each for each in asked if re.search(r"\b(width|height|aspect-ratio|orientation)\b", each)] == []


@every_sheet
def test_names_of_classes_can_be_read(sheet):
    assert [name for name in sorted(sheet.classes()) if len(name) <= 3 and name not in SHORT] == []


@every_sheet
def test_every_class_is_used(sheet):
    assert [name for name in sorted(sheet.classes()) if not is_used(name, sheet.game)] == []


@every_sheet
def test_sizes_come_from_the_tokens(sheet):
    if sheet.name != TOKENS:
        assert [each.serialize() for each in _measured(sheet) if _pixels(each.value)] == []


@every_sheet
def test_every_variable_is_defined(sheet):
    beside = [*SHARED, *[other for other in OF_GAMES if other.game is sheet.game]]
    declared = {name for other in beside for name in other.declared()}
    used = {name for rule in sheet.rules() for each in rule.declarations for name in _variables(each.value)}
    missing = {name for name in used - declared if not any(_sets(name, text) for text in sources(sheet.game))}
    assert sorted(missing) == []


def _loaded_with(sheet: Sheet) -> list[Sheet]:
    """The other sheets of pages that have this one. A poster is only on the home page."""
    is_poster = sheet.name.endswith("/poster.css")
    of_game = [] if is_poster else [each for each in OF_GAMES if each.game is sheet.game and sheet.game]
    return [each for each in [*SHARED, *of_game] if each is not sheet and not each.name.endswith("/poster.css")]


def _measured(sheet: Sheet) -> Iterator[Any]:
    """The declarations whose lengths should come from the tokens."""
    drawn = {name for each in [sheet, *_loaded_with(sheet)] for name in _drawn(each)}
    for rule in sheet.rules():
        names = {each.name for each in rule.declarations}
        if not names & DRAWN and not any(subject & drawn for subject in rule.subjects):
            yield from [
                each for each in rule.declarations if each.name not in ORNAMENT | MOVES and each.name[:2] != "--"
            ]


@cache
def _drawn(sheet: Sheet) -> set[str]:
    """The classes of elements of SVG, as their rules show."""
    rules = [rule for rule in sheet.rules() if {each.name for each in rule.declarations} & DRAWN]
    return {name for rule in rules for subject in rule.subjects for name in subject}


def _pixels(tokens: Any) -> list[float]:
    """The lengths in pixels that are more than a line."""
    found: list[float] = []
    for token in tokens:
        if token.type == "dimension" and token.lower_unit == "px" and abs(token.value) > MOST_PIXELS:
            found.append(token.value)
        elif token.type in ("function", "() block"):
            found += _pixels(token.arguments if token.type == "function" else token.content)
    return found


def _variables(tokens: Any) -> Iterator[str]:
    """The variables that a value needs: those it uses without a fallback."""
    for token in tokens:
        if token.type == "function" and token.lower_name == "var" and "," not in token.arguments:
            yield token.arguments[0].value
        elif token.type in ("function", "() block"):
            yield from _variables(token.arguments if token.type == "function" else token.content)


def _sets(name: str, text: str) -> bool:
    """Whether a string of a module or script gives the variable a value."""
    return f"{name}:" in text or text == name


# parts that hold much: what `:has()` asks of them is asked anew after every change below them
LARGE = r"#(?:table|board|board-box|side)(?![\w-])(?::(?:is|not)\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\])*(?::not\()?:has\("


@every_sheet
def test_large_parts_are_not_asked_what_they_hold(sheet):
    assert re.findall(LARGE, sheet.text) == []


def test_it_is_seen_when_a_large_part_is_asked_what_it_holds():
    asked = ["#table:has(#hint) .x {}", "#board:not(:has(#hint)) .x {}", "#table[data-over]:not([hidden]):has(a) b {}"]
    assert all([re.findall(LARGE, rule) for rule in asked])
    assert not re.findall(LARGE, '#table:is([data-says~="hint"], :not(.scripted *):has(#hint)) .x {}')
