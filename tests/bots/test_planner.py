"""The bot that plays candidates on in imagined worlds."""

from random import Random

import pytest

from tests.games.worlds_fair_1893.positions import at_round, bare, lay, new_fair, plain_fair
from tests.laws.games import TABLES, begin, each_table, play
from universelle.bots import Perspective
from universelle.bots.planner import PlannerBot, Recipe, recipe_for, recipes
from universelle.bots.search import Search, play_on
from universelle.core.chance import Chance, seed_from
from universelle.games.registry import load, metas
from universelle.games.worlds_fair_1893.game import GAME
from universelle.games.worlds_fair_1893.rules.components import AREAS

pytestmark = pytest.mark.engine

FAIR = "worlds-fair-1893"


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


@pytest.mark.parametrize("name", AREAS)
def test_it_ends_the_game_where_that_wins(name):
    state = new_fair(2)
    bare(state)
    at_round(state, 3)
    state.car = state.box.wheel - 1
    state.players[0].coins = 10
    lay(state, name, "ticket")
    bot = PlannerBot(Random(1), Recipe(5, 2, 4))
    assert bot.choose(Perspective(GAME, state, 0)).code == f"place {name}"


def test_with_seconds_it_thinks_as_long_as_it_may():
    state = new_fair(2)
    bot = PlannerBot(Random(1), Recipe(4, 1, 2), seconds=0.2)
    ranked = bot.ranking(Perspective(GAME, state, 0))
    assert sum(candidate.worlds for candidate in ranked) > 4 * 2


@each_table
def test_twins_choose_alike_in_a_whole_match(slug, players):
    """Ten decisions of a match, by two bots with the same seed that see different deals of what is hidden."""
    state = begin(slug, players, 3)
    twins = [PlannerBot(Random(7), Recipe(3, 2, 3)) for _ in range(2)]
    decisions = 0
    for seat, _ in play(state, Random(3)):
        if decisions == 10:
            return
        if len(state.legal_actions(seat)) > 1:
            dealt = state.resample(seat, Chance(seed_from(f"deal {decisions}")))
            one, other = (
                twin.choose(Perspective(load(slug), each, seat)).code
                for twin, each in zip(twins, (state, dealt), strict=True)
            )
            assert one == other
            decisions += 1


def test_every_table_has_a_recipe():
    for slug, players in TABLES:
        recipe = recipe_for(slug, players)
        assert min(recipe.candidates, recipe.worlds, recipe.decisions) >= 1
    assert recipe_for("a game of your own", 3) == recipes()["any"]["any"]
    assert set(recipes()) <= {"any", *metas()}
