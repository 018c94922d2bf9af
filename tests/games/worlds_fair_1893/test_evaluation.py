"""What a position is worth: figures are played first, and every turn to come counts."""

import pytest

from tests.games.worlds_fair_1893.positions import (
    act,
    bare,
    empty_supply,
    give,
    lay,
    new_fair,
    play_at_random,
    ring,
    stand,
)
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


@pytest.mark.parametrize(("figure", "played"), [("burnham", "burnham"), ("davis", "davis transportation")])
def test_a_turn_not_yet_finished_is_worth_what_its_figures_bring(figure, played):
    state = new_fair(2)
    bare(state)
    ring(state, "agriculture", "electricity", "transportation", "fine-arts", "manufacturing")
    stand(state, "agriculture", 5, 0)
    stand(state, "transportation", 0, 1)
    give(state, 0, figure)
    lay(state, "electricity", "ticket")
    act(state, "place electricity")
    finished = state.clone()
    act(finished, played, "stop")
    assert expected(state, 0) == expected(finished, 0)


def test_without_a_supporter_in_the_supply_figures_bring_nothing():
    state = new_fair(2)
    bare(state)
    give(state, 0, "burnham")
    act(state, "place electricity")
    empty_supply(state, 0, "fine-arts")
    stopped = state.clone()
    act(stopped, "stop")
    assert expected(state, 0) == expected(stopped, 0)


def test_figures_count_where_they_make_a_difference():
    gains = []
    for figures in ((), ("burnham", "burnham")):
        state = new_fair(2)
        bare(state)
        stand(state, "electricity", 4, 0)
        stand(state, "fine-arts", 0, 2)
        give(state, 0, *figures)
        lead, contest = state.clone(), state.clone()
        act(lead, "place electricity")
        act(contest, "place fine-arts")
        gains.append(expected(contest, 0) - expected(lead, 0))
    assert gains[1] > gains[0] + 1
