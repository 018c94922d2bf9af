"""A copy is equal to the position it was made from, and independent of it."""

from random import Random

import pytest

from tests.laws.games import begin, each_seed, each_table, play, samples
from universelle.core.state import State

pytestmark = pytest.mark.engine


@each_seed
@each_table
def test_no_copy_changes_when_another_is_played(slug, players, seed):
    rng = Random(seed)
    copies: list[tuple[State, object]] = []
    for state in samples(begin(slug, players, seed), rng, every=12):
        original = state.content()
        copies.append((state.clone(), original))
        for seat in state.to_move():
            for action in state.legal_actions(seat):
                copy = state.clone()
                assert copy.content() == original
                copy.apply(seat, action)
                copies.append((copy, copy.content()))
                assert state.content() == original, f"playing {action} on a copy changed the original"
                assert all(earlier.content() == content for earlier, content in copies[-40:])
        assert all(earlier.content() == content for earlier, content in copies)


@each_seed
@each_table
def test_a_copy_played_on_with_the_same_actions_gives_the_same_game(slug, players, seed):
    state = begin(slug, players, seed)
    rng = Random(seed)
    copies = [state.clone()]
    for number, (seat, action) in enumerate(play(state, rng)):
        assert all(copy.content() == state.content() for copy in copies)
        for copy in copies:
            copy.apply(seat, action)
        if number % 10 == 0:
            copies.append(copies[-1].clone())
    assert {copy.content() for copy in copies} == {state.content()}
    assert [copy.view(None) for copy in copies] == [state.view(None)] * len(copies)


@each_table
def test_copies_have_the_same_views_actions_and_points(slug, players):
    for state in samples(begin(slug, players, 1), Random(1), every=5):
        copy = state.clone()
        assert copy.to_move() == state.to_move()
        assert copy.scores() == state.scores()
        assert copy.standings() == state.standings()
        for seat in range(players):
            assert copy.view(seat) == state.view(seat)
            assert list(copy.legal_actions(seat)) == list(state.legal_actions(seat))


@each_table
def test_nobody_listens_to_a_copy(slug, players):
    state = begin(slug, players, 1)
    state.events = []
    told = 0
    for seat, action in play(state, Random(1)):
        told = len(state.events)
        copy = state.clone()
        assert copy.events is None
        copy.apply(seat, action)
        assert copy.events is None
        assert len(state.events) == told
    assert told > 0
