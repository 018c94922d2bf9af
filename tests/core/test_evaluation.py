"""The default evaluation, for games that bring none."""

from random import Random

import pytest

from tests.laws.games import begin, each_table, play
from universelle.core.evaluation import Evaluation, all_actions, points_ahead

pytestmark = pytest.mark.engine


def test_the_default_counts_points_and_looks_at_every_action():
    assert Evaluation().evaluate is points_ahead
    assert Evaluation().sensible is all_actions


@each_table
def test_points_ahead_are_those_over_the_best_rival(slug, players):
    state = begin(slug, players, 1)
    for number, _ in enumerate(play(state, Random(1))):
        if number % 30 == 0:
            for seat in range(players):
                rivals = [points for other, points in enumerate(state.scores()) if other != seat]
                assert points_ahead(state, seat) == state.scores()[seat] - max(rivals, default=0)


@each_table
def test_every_action_is_sensible_by_default(slug, players):
    state = begin(slug, players, 1)
    actions = state.legal_actions(state.to_move()[0])
    assert Evaluation().sensible(state, actions) == actions
