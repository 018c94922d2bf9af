"""What a position is worth: figures are settled first, and winning counts most."""

import pytest

from tests.games.worlds_fair_1893.positions import act, bare, give, lay, new_fair, play_at_random, stand
from universelle.games.worlds_fair_1893.evaluation import WIN, evaluate


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_worths_of_a_position_add_up_to_nothing_until_the_end(players):
    state = new_fair(players)
    for _ in play_at_random(state, players):
        if state.to_move() and state.round < state.box.rounds:
            assert sum(evaluate(state, seat) for seat in range(players)) == pytest.approx(0, abs=1e-9)


def test_evaluating_changes_nothing():
    state = new_fair(3)
    for _ in play_at_random(state, 8):
        before = state.content()
        evaluate(state, 0)
        assert state.content() == before


def test_at_the_end_only_winning_and_points_count():
    state = new_fair(2)
    for _ in play_at_random(state, 9):
        pass
    worths = [evaluate(state, seat) for seat in range(2)]
    best = state.winners()[0]
    assert worths[best] >= WIN
    assert worths[best] == max(worths)


def test_more_supporters_and_cards_are_worth_more():
    state = new_fair(2)
    bare(state)
    before = evaluate(state, 0)
    stand(state, "agriculture", 2, 0)
    leading = evaluate(state, 0)
    give(state, 0, "agriculture", "ticket")
    assert before < leading < evaluate(state, 0)


def test_a_turn_not_yet_finished_is_worth_what_stopping_brings():
    state = new_fair(2)
    give(state, 0, "burnham")
    lay(state, "electricity", "ticket")
    act(state, "place electricity")
    stopped = state.clone()
    act(stopped, "stop")
    assert evaluate(state, 0) == evaluate(stopped, 0)
