"""Style sheets as a flat list of rules: layers, nesting, and what depends on the screen."""

from xml.etree import ElementTree

import cssselect2
import pytest
import tinycss2

from universelle.drawing.style_rules import StyleRules, parse_rules

PAGE = (
    '<html data-game="fair"><body><g class="card held"><rect id="back" class="face" style="{style}"/></g></body></html>'
)


def colour(*sheets: str, style: str = "") -> str | None:
    """What the sheets declare as the fill of the rectangle."""
    root = cssselect2.ElementWrapper.from_xml_root(ElementTree.fromstring(PAGE.format(style=style)))
    rect = next(element for element in root.iter_subtree() if element.local_name == "rect")
    declared = {each.name: tinycss2.serialize(each.value) for each in StyleRules(sheets).declarations(rect)}
    return declared.get("fill", "").strip() or None


def test_the_later_of_two_rules_wins():
    assert colour(".face { fill: red } .face { fill: blue }") == "blue"


def test_the_later_sheet_wins():
    assert colour(".face { fill: red }", ".face { fill: blue }") == "blue"


def test_the_more_specific_rule_wins():
    assert colour("#back { fill: red } .face { fill: blue }") == "red"


def test_a_later_layer_wins_over_a_more_specific_rule():
    assert colour("@layer one, two; @layer two { .face { fill: blue } } @layer one { #back { fill: red } }") == "blue"


def test_layers_count_from_where_they_are_first_named():
    sheet = "@layer one { rect { fill: red } } @layer two { rect { fill: blue } } @layer one { rect { fill: green } }"
    assert colour(sheet) == "blue"


def test_layers_are_shared_by_sheets():
    assert (
        colour("@layer one, two;", "@layer two { rect { fill: blue } }", "@layer one { rect { fill: red } }") == "blue"
    )


def test_what_is_in_no_layer_wins():
    assert colour("rect { fill: blue }", "@layer one { #back { fill: red } }") == "blue"


def test_a_layer_wins_over_the_layers_in_it():
    assert colour("@layer one { rect { fill: blue } @layer two { rect { fill: red } } }") == "blue"


def test_a_layer_without_a_name_is_one_of_its_own():
    assert colour("@layer { rect { fill: red } } @layer { rect { fill: blue } }") == "blue"


def test_important_declarations_win_and_turn_the_layers_round():
    sheet = (
        "@layer one, two; @layer two { rect { fill: red !important } } @layer one { rect { fill: blue !important } }"
    )
    assert colour(sheet, "#back { fill: green }") == "blue"


def test_the_style_of_an_element_wins_over_rules():
    assert colour("#back { fill: red }", style="fill: blue") == "blue"
    assert colour("#back { fill: red !important }", style="fill: blue") == "red"


@pytest.mark.parametrize(
    "nested",
    [
        ".card { rect { fill: blue } }",
        ".card { & rect { fill: blue } }",
        ".card { > rect { fill: blue } }",
        ".card { &.held { .face { fill: blue } } }",
        ".face { .card & { fill: blue } }",
        ".face { .card > &:not(.other &) { fill: blue } }",
        ".other, .card { .none, rect { fill: blue } }",
        '@layer game { [data-game="fair"] { .card { .face { fill: blue } } } }',
    ],
)
def test_nested_rules(nested):
    assert colour(nested) == "blue"


@pytest.mark.parametrize(
    "nested", [".card { &.face { fill: red } }", ".other { rect { fill: red } }", ".face { > & {} }"]
)
def test_nested_rules_that_do_not_match(nested):
    assert colour(nested) is None


def test_declarations_beside_nested_rules_count():
    assert colour(".face { .other & { fill: red } fill: blue; }") == "blue"


@pytest.mark.parametrize(
    "sheet",
    [
        "@media (width > 1px) { rect { fill: red } }",
        "@container (width > 1px) { rect { fill: red } }",
        "rect { @media (width > 1px) { fill: red } }",
        "rect::before { fill: red }",
        "rect:hover { fill: red }",
        "rect:only-browsers-know-this { fill: red }",
    ],
)
def test_what_depends_on_the_screen_is_left_out(sheet):
    assert colour(sheet) is None


def test_every_rule_has_its_layer():
    rules = parse_rules(["@layer one, two;", "@layer two { a { b { color: red } } }", "c { color: red }"])
    selectors = [tinycss2.serialize(list(rule.selector)).strip() for rule in rules]
    assert selectors == ["a", ":is(a ) b", "c"]
    assert rules[0].layer == rules[1].layer < rules[2].layer
