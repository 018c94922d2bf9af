"""Hints in brief."""

import json

import pytest

from tests.laws.games import begin, each_table
from universelle.bots import Perspective
from universelle.bots.advice import Option
from universelle.bots.hints import MOST, Expectation, Suggestion, hint, luck, suggestions
from universelle.core.action import Action
from universelle.games.registry import load

pytestmark = pytest.mark.engine
BRIEF = 0.01  # seconds


@each_table
def test_a_hint_names_the_best_moves_in_order(slug, players):
    state = begin(slug, players, 5)
    seat = state.to_move()[0]
    found = hint(Perspective(load(slug), state, seat), luck(b"seed", seat, 0), BRIEF)
    legal = {action.code for action in state.legal_actions(seat)}
    assert 1 <= len(found) <= min(MOST, len(legal))
    assert {move.action for move in found} <= legal
    ranks = [move.rank for move in found]
    assert ranks[0] == 1
    assert ranks == sorted(ranks)
    assert all(move.expects for move in found)


def test_suggestions_tell_how_sure_they_are():
    options = [
        Option(Action("good"), (0.5, 0.7), (0.6, 0.4), 20.0, {}, {"sets": 1.5}),
        Option(Action("bad"), (0.1, 0.3), (0.2, 0.8), 15.0, {}, {"sets": -1.5}),
    ]
    good, bad = suggestions(options)
    assert good == Suggestion("good", 1, Expectation(pytest.approx(0.6), pytest.approx(0.1), {"sets": 1.5}))
    assert (bad.action, bad.rank) == ("bad", 2)


def test_a_single_world_says_nothing_about_that():
    (only,) = suggestions([Option(Action("only"), (0.5,), (0.5, 0.5), 20.0, {})])
    assert only.expects == Expectation(0.5, None, {})


@pytest.mark.parametrize(
    "move", [Suggestion("a", 1), Suggestion("b 2", 3, Expectation(0.25, None, {"sets": -1.0}), ("c", "d"))]
)
def test_a_suggestion_goes_through_a_line(move):
    assert Suggestion.from_data(json.loads(json.dumps(move.to_data()))) == move


def test_a_choice_in_secret_is_complete_and_can_be_made_in_one_go():
    state = begin("crystal-palace", 2, 5)
    found = hint(Perspective(load("crystal-palace"), state, 0), luck(b"seed", 0, 0), BRIEF)
    parse = load("crystal-palace").catalogue.parse
    for move in found:
        after = state.clone()
        for code in (move.action, *move.then):
            after.apply(0, parse(code))
        assert 0 not in after.to_move()
    whole = [tuple(sorted([move.action, *move.then])) for move in found]
    assert len(set(whole)) == len(whole)
