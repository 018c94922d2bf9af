"""Steps: who decides, and what pickle and the contents of a position make of them."""

import pickle
from random import Random

import pytest

from tests.laws.games import begin, each_table, play
from universelle.core.action import Action
from universelle.core.message import Message, Seat
from universelle.core.step import Step

pytestmark = pytest.mark.engine


def test_the_deciding_seats_are_also_bits():
    assert [Step(seats).deciders for seats in ((), (0,), (2,), (0, 1, 3))] == [0, 1, 4, 11]


def test_a_step_is_pickled_by_what_its_constructor_was_given():
    step = Step((0, 2))
    assert step.arguments() == ((0, 2),)
    assert step.__reduce__() == (Step, ((0, 2),))
    again = pickle.loads(pickle.dumps(step))
    assert (again.seats, again.deciders, again.content()) == (step.seats, step.deciders, step.content())


@each_table
def test_every_step_of_a_match_can_be_pickled(slug, players):
    state = begin(slug, players, 1)
    for _ in play(state, Random(1)):
        for step in state.agenda:
            again = pickle.loads(pickle.dumps(step))
            assert type(again) is type(step)
            assert again.content() == step.content()
            assert again.deciders == step.deciders


@each_table
def test_every_decision_of_a_match_has_an_id(slug, players):
    state = begin(slug, players, 1)
    for seat, action in play(state, Random(1)):
        step = state.agenda[-1]
        assert step.id == step.id.lower().replace("_", "-") != ""
        assert step.content()[:2] == (step.id, step.seats)
        assert step.prompt(seat) == Message(step.prompt(seat).key, step.prompt(seat).values)
        assert isinstance(step.label(state, action), Message)


def test_a_prompt_is_named_after_the_step_and_addressed_to_the_seat():
    prompt = Step((1,)).prompt(1)
    assert prompt == Message("prompt-", {"seat": Seat(1)})
    assert isinstance(prompt.values["seat"], Seat)


def test_a_step_without_rules_says_so():
    step = Step((0,))
    for do in (
        lambda: step.legal_actions(None, 0),
        lambda: step.apply(None, 0, Action("x")),
        lambda: step.happen(None),
    ):
        with pytest.raises((NotImplementedError, TypeError)):
            do()
