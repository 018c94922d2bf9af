"""An action is refused exactly when it is not legal, and a refusal leaves no trace."""

from random import Random

import pytest

from tests.laws.games import begin, each_table, few_seeds, play_out, samples
from universelle.core.action import Action
from universelle.core.errors import IllegalAction
from universelle.core.state import State
from universelle.games.registry import load

pytestmark = pytest.mark.engine


def refusal(state: State, seat: int, action: Action) -> str | None:
    """The key of the rule that forbids an action, once it is sure that nothing else came of it; None if allowed."""
    before = state.content()
    state.events = []
    try:
        state.apply(seat, action)
    except IllegalAction as error:
        assert state.content() == before, f"refusing {action} changed the position"
        assert state.events == [], f"refusing {action} told something"
        return error.message.key
    return None


@few_seeds
@each_table
def test_an_action_is_refused_exactly_when_it_is_not_legal(slug, players, seed):
    catalogue = load(slug).catalogue
    for state in samples(begin(slug, players, seed), Random(seed), every=8):
        for seat in state.to_move():
            legal = {action.index for action in state.legal_actions(seat)}
            copy = state.clone()
            for action in catalogue:
                key = refusal(copy, seat, action)
                assert (key is None) == (action.index in legal), f"{action} at {state.view(seat)}"
                if key is None:
                    copy = state.clone()
                else:
                    assert key.startswith("illegal-")


@each_table
def test_a_seat_that_need_not_decide_is_refused_everything(slug, players):
    catalogue = load(slug).catalogue
    for state in samples(begin(slug, players, 1), Random(1), every=10):
        for seat in {-1, *range(players), players} - set(state.to_move()):
            keys = {refusal(state, seat, action) for action in catalogue}
            assert keys == {"illegal-not-your-turn" if state.to_move() else "illegal-game-over"}


@few_seeds
@each_table
def test_a_finished_game_refuses_everything(slug, players, seed):
    state = begin(slug, players, seed)
    play_out(state, Random(seed))
    keys = {refusal(state, seat, action) for seat in range(players) for action in load(slug).catalogue}
    assert keys == {"illegal-game-over"}
