"""Values of styles, worked out for programs that only know SVG."""

import pytest

from universelle.drawing.style_rules import parse_declarations
from universelle.drawing.style_values import inherit, work_out


def worked_out(value: str, variables: str = "", inherited: str = "") -> str | None:
    known = inherit(inherit({}, parse_declarations(inherited)), parse_declarations(variables))
    (declaration,) = parse_declarations(f"fill: {value}")
    return work_out(declaration.value, known)


@pytest.mark.parametrize(
    ("value", "variables", "result"),
    [
        ("red", "", "red"),
        ("#2a2019", "", "#2a2019"),
        ("var(--ink)", "--ink: red", "red"),
        ("var(--ink)", "--ink: var(--wine); --wine: red", "red"),
        ("var(--ink, red)", "", "red"),
        ("var(--ink, var(--wine))", "--wine: red", "red"),
        ("var(--ink, rgb(1, 2, 3))", "", "rgb(1, 2, 3)"),
        ("translate(var(--x), 2px)", "--x: 7px", "translate(7, 2)"),
        ("var(--ink)", "", None),
        ("var(--ink)", "--ink: var(--wine)", None),
        ("var(--ink)", "--ink: var(--wine); --wine: var(--ink)", None),
    ],
)
def test_variables(value, variables, result):
    assert worked_out(value, variables) == result


def test_a_variable_gets_its_value_where_it_is_declared():
    assert worked_out("var(--rule)", "--ink: red", inherited="--ink: blue; --rule: var(--ink)") == "blue"
    assert worked_out("var(--rule)", "--ink: red; --rule: var(--ink)", inherited="--ink: blue") == "red"


def test_an_element_may_change_an_inherited_variable_by_itself_only_with_a_new_value():
    assert worked_out("var(--ink, none)", "--ink: var(--ink)", inherited="--ink: blue") == "none"


@pytest.mark.parametrize(
    ("value", "result"),
    [
        ("light-dark(#fff, #000)", "#fff"),
        ("light-dark(rgb(1 2 3), red)", "rgb(1 2 3)"),
        ("light-dark(var(--ink), red)", "blue"),
        ("light-dark(rgb(1 2 3 / 0.5), red)", "rgba(1,2,3,0.5)"),
    ],
)
def test_colours_are_those_of_the_light_theme(value, result):
    assert worked_out(value, "--ink: blue") == result


@pytest.mark.parametrize(
    ("value", "result"),
    [
        ("color-mix(in srgb, black 25%, white)", "rgb(191,191,191)"),
        ("color-mix(in srgb, black, white 75%)", "rgb(191,191,191)"),
        ("color-mix(in srgb, black, white)", "rgb(128,128,128)"),
        ("color-mix(in srgb, var(--ink) 40%, light-dark(white, black))", "rgb(153,153,255)"),
        ("color-mix(in srgb, color-mix(in srgb, black, white) 50%, white)", "rgb(192,192,192)"),
        ("color-mix(in srgb, red 40%, transparent)", "rgba(255,0,0,0.4)"),
        ("color-mix(in srgb, transparent, transparent)", "rgba(0,0,0,0)"),
        ("color-mix(in srgb, currentColor, white)", "color-mix(in srgb, currentColor, white)"),
    ],
)
def test_mixed_colours(value, result):
    assert worked_out(value, "--ink: blue") == result


@pytest.mark.parametrize(
    ("value", "result"),
    [
        ("calc(3px + 4px)", "7"),
        ("calc(10 - 2 * 3px)", "4"),
        ("calc(10px / 4)", "2.5"),
        ("calc((1 + 2) * var(--step))", "12"),
        ("calc(-1 * var(--step))", "-4"),
        ("calc(calc(1px + 1px) * 3)", "6"),
        ("calc(1rem + 1px)", "17"),
        ("rotate(calc(var(--step) * 30deg))", "rotate(120)"),
        ("calc(100% - 4px)", "calc(100% - 4)"),
    ],
)
def test_calculations(value, result):
    assert worked_out(value, "--step: 4px") == result


@pytest.mark.parametrize(("value", "result"), [("2px", "2"), ("45deg", "45"), ("0.75rem", "12"), ("1.5em", "1.5em")])
def test_lengths_and_angles(value, result):
    assert worked_out(value) == result
