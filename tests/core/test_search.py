"""How one decision is thought through."""

import pytest

from tests.games.worlds_fair_1893.positions import lay, new_fair, plain_fair
from universelle.bots import Perspective
from universelle.core.chance import Chance, seed_from
from universelle.core.search import Search, play_on
from universelle.games.worlds_fair_1893.game import GAME

pytestmark = pytest.mark.engine


def search(state, seat: int, decisions: int = 2, seed: str = "worlds") -> Search:
    perspective, chance = Perspective(GAME, state, seat), Chance(seed_from(seed))
    return Search(GAME.evaluation, seat, lambda: perspective.imagine(chance), decisions)


def test_the_candidates_are_those_that_look_best_one_action_ahead():
    state = plain_fair(3)
    lay(state, "electricity", "ticket", "ticket", "ticket")
    actions = state.legal_actions(0)
    found = search(state, 0).candidates(actions, 3)
    assert [candidate.at_once for candidate in found] == sorted(GAME.evaluation.worths_after(state, 0, actions))[:1:-1]
    assert found[0].action.code == "place electricity"


@pytest.mark.parametrize(("actions", "simulations"), [(2, 8), (3, 12), (4, 16), (5, 60), (5, 1)])
def test_the_better_half_is_tried_further_and_simulations_are_kept_to(actions, simulations):
    state = new_fair(2)
    thought = search(state, 0)
    ranked = thought.halve(thought.candidates(state.legal_actions(0), actions), simulations)
    assert len(ranked) == actions
    tried = [candidate.worlds for candidate in ranked]
    assert tried == sorted(tried, reverse=True)
    assert tried[-1] >= 1
    assert thought.simulations == sum(tried) <= max(simulations, 3 * actions)


def test_a_single_candidate_needs_no_thought():
    state = new_fair(2)
    thought = search(state, 0)
    [only] = thought.halve(thought.candidates(state.legal_actions(0), 1), 100)
    assert (thought.simulations, only.worlds) == (0, 0)
    assert only.worth() == only.at_once


def test_playing_on_stops_after_so_many_choices_or_at_the_end():
    state = new_fair(2)
    assert play_on(state.clone(), GAME.evaluation, 0) == state
    once = play_on(state.clone(), GAME.evaluation, 1)
    assert once != state
    assert play_on(state.clone(), GAME.evaluation, 10_000).to_move() == ()
