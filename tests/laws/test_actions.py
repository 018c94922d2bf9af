"""Whoever must move can; nobody else may; every move has a name."""

from random import Random

import pytest

from tests.laws.games import begin, each_game, each_seed, each_table, play, samples
from universelle.core.errors import BadNotation
from universelle.games.registry import load

pytestmark = pytest.mark.engine


@each_seed
@each_table
def test_whoever_must_decide_has_an_action_and_nobody_else_has(slug, players, seed):
    state = begin(slug, players, seed)
    for _ in play(state, Random(seed)):
        deciding = state.to_move()
        assert len(set(deciding)) == len(deciding)
        assert set(deciding) <= set(range(players))
        for seat in range(-1, players + 1):
            assert bool(state.legal_actions(seat)) == (seat in deciding)


@each_seed
@each_table
def test_at_the_end_nobody_has_an_action(slug, players, seed):
    state = begin(slug, players, seed)
    for _ in play(state, Random(seed)):
        pass
    assert state.to_move() == ()
    assert [list(state.legal_actions(seat)) for seat in range(-1, players + 1)] == [[]] * (players + 2)


@each_seed
@each_table
def test_legal_actions_are_different_ones_of_the_catalogue(slug, players, seed):
    catalogue = load(slug).catalogue
    state = begin(slug, players, seed)
    for seat, _ in play(state, Random(seed)):
        actions = state.legal_actions(seat)
        assert all(catalogue[action.index] is action for action in actions)
        assert len({action.index for action in actions}) == len(actions)


@each_table
def test_looking_changes_nothing(slug, players):
    for state in samples(begin(slug, players, 1), Random(1), every=5):
        before = state.content()
        for seat in range(players):
            first = [action.code for action in state.legal_actions(seat)]
            state.view(seat)
            state.scores()
            state.standings()
            assert [action.code for action in state.legal_actions(seat)] == first
        assert state.content() == before


@each_game
def test_every_action_has_its_place_in_the_catalogue_as_index(slug):
    catalogue = load(slug).catalogue
    assert len(catalogue) > 0
    assert [action.index for action in catalogue] == list(range(len(catalogue)))
    assert all(catalogue[index] is action for index, action in enumerate(catalogue))


@each_game
def test_every_action_has_a_code_of_its_own(slug):
    codes = [action.code for action in load(slug).catalogue]
    assert len(set(codes)) == len(codes)
    assert all(code == " ".join(code.lower().split()) != "" for code in codes)


@each_game
def test_a_code_parses_back_however_it_is_written(slug):
    catalogue = load(slug).catalogue
    for action in catalogue:
        for written in (
            action.code,
            action.code.upper(),
            action.code.title(),
            f"  {action.code}\n",
            action.code.replace(" ", "\t  "),
        ):
            assert catalogue.parse(written) is action


@each_game
def test_a_code_with_a_letter_too_many_or_too_few_is_no_other_action(slug):
    catalogue = load(slug).catalogue
    codes = {action.code for action in catalogue}
    for code in codes:
        for wrong in {code[:-1], code[1:], f"{code}x", f"x{code}"} - codes:
            if wrong.strip() in codes:
                continue
            with pytest.raises(BadNotation) as refusal:
                catalogue.parse(wrong)
            assert refusal.value.message.key == "unknown-action"


@each_game
def test_every_action_has_words(slug):
    for action in load(slug).catalogue:
        message = action.message()
        assert message.key.startswith("action-"), action
        assert message == action.message()


@each_table
def test_every_decision_asks_its_question(slug, players):
    state = begin(slug, players, 1)
    for seat, _ in play(state, Random(1)):
        question = state.agenda[-1].prompt(seat)
        assert question.key.startswith("prompt-")
        assert question.values["seat"] == seat
