"""What a position is worth: figures are settled first, and every turn to come counts."""

import pytest

from tests.games.worlds_fair_1893.positions import act, bare, give, lay, new_fair, play_at_random, stand
from universelle.games.worlds_fair_1893.evaluation import EVALUATION, _sets
from universelle.games.worlds_fair_1893.rules.scoring import token_points
from universelle.games.worlds_fair_1893.rules.state import WorldsFair


def expected(state: WorldsFair, seat: int) -> float:
    return EVALUATION.expected(state)[seat]


def test_evaluating_changes_nothing():
    state = new_fair(3)
    for _ in play_at_random(state, 8):
        before = state.content()
        expected(state, 0)
        assert state.content() == before


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_moves_sooner_may_expect_more(players):
    state = new_fair(players)
    bare(state)
    points = EVALUATION.expected(state)
    order = sorted(range(players), key=lambda seat: (seat - state.turn) % players)
    assert [points[seat] for seat in order] == sorted(points, reverse=True)


@pytest.mark.parametrize("tokens", [(0, 0, 0, 0, 0), (1, 1, 1, 1, 1), (3, 0, 1, 2, 2), (4, 0, 0, 0, 0)])
def test_whole_tokens_count_as_the_rules_count_them(tokens):
    box = new_fair(2).box
    assert _sets(box.set_points, *map(float, tokens)) == token_points(box.set_points, tokens)


def test_more_supporters_and_cards_are_worth_more():
    state = new_fair(2)
    bare(state)
    before = expected(state, 0)
    stand(state, "agriculture", 2, 0)
    leading = expected(state, 0)
    give(state, 0, "agriculture", "ticket")
    assert before < leading < expected(state, 0)


def test_a_turn_not_yet_finished_is_worth_what_stopping_brings():
    state = new_fair(2)
    give(state, 0, "burnham")
    lay(state, "electricity", "ticket")
    act(state, "place electricity")
    stopped = state.clone()
    act(stopped, "stop")
    assert expected(state, 0) == expected(stopped, 0)
