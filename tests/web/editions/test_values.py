"""The values of an edition, and what is typed for them."""

import pytest

from tests.web.visiting import each_game
from universelle.core.rules import DEFAULT_EDITION
from universelle.games.registry import load
from universelle.web.editions.values import Unreadable, Value, edition_of, problem_of, read_form, value_in, values_of

GAME = load("worlds-fair-1893")
BY_NAME = {value.name: value for value in values_of(GAME)}


@each_game
def test_the_standard_values_typed_unchanged_are_the_standard_edition(slug):
    game = load(slug)
    form = {value.name: value.typed(value.standard) for value in values_of(game)}
    edition, wrong = read_form(game, "x", form)
    assert (edition.values, wrong) == ({}, {})
    assert problem_of(game, edition) is None


@each_game
def test_every_value_has_a_source(slug):
    assert {value.source for value in values_of(load(slug))} <= {"documented", "inferred", "authored"}


def test_sources_of_single_values_come_before_those_of_their_section():
    assert BY_NAME["awards.2.first.medal"].source == "inferred"
    assert BY_NAME["awards.2.first.approvals"].source == "documented"


@pytest.mark.parametrize(
    ("standard", "typed", "value"),
    [
        (3, " -12 ", -12),
        ("square", " a  b ", "a b"),
        ([6, 4, 2], "7,5, 3", [7, 5, 3]),
        (["a", "b"], "c\n\n d \n", ["c", "d"]),
        ([{"do": "gain"}], '[{ do = "lose", n = 2 }]', [{"do": "lose", "n": 2}]),
        ([], "[1, 2]", [1, 2]),
        (True, "false", False),
    ],
)
def test_what_is_typed_is_read_in_the_kind_of_the_standard_value(standard, typed, value):
    assert Value(("x",), standard, "").read(typed) == value


@pytest.mark.parametrize(
    ("standard", "typed"),
    [
        (3, ""),
        (3, "1.5"),
        (3, "٣"),
        (3, "9" * 50),
        ([1], "1, x"),
        ([], "7"),
        ([], "[1\n]\nother = [2]"),
        ([], "[" * 3000),
        ([{}], "[{ do = }]"),
        ("x", "y" * 9000),
    ],
)
def test_what_cannot_be_read_is_refused(standard, typed):
    with pytest.raises(Unreadable):
        Value(("x",), standard, "").read(typed)


def test_only_what_differs_is_in_the_edition():
    form = {"midway.points_each_ticket": "2", "midway.points_most_tickets": "2", "wheel.2": "x", "unknown": "1"}
    edition, wrong = read_form(GAME, "Box", form)
    assert edition.name == "Box"
    assert edition.values == {"midway": {"points_each_ticket": 2}}
    assert {name: why.key for name, why in wrong.items()} == {"wheel.2": "edition-typed-number"}
    assert value_in(edition, BY_NAME["midway.points_each_ticket"]) == 2
    assert value_in(edition, BY_NAME["wheel.2"]) == 9
    assert value_in(DEFAULT_EDITION, BY_NAME["midway.points_each_ticket"]) == 1


def test_an_edition_that_cannot_be_played_says_why():
    found = problem_of(GAME, edition_of("x", {("supporters", "each_player"): 3}))
    assert found is not None
    assert found.key == "edition-too-few-supporters"
