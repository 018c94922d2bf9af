"""Characters as bots: they overlook and look ahead as their data says."""

from dataclasses import replace
from random import Random

import pytest

from tests.games.crystal_palace.positions import placing
from tests.games.expo_1906.positions import act, new_expo
from tests.laws.games import begin
from universelle.bots import Perspective, make_bot
from universelle.bots.greedy import GreedyBot
from universelle.bots.opponents import OpponentBot
from universelle.bots.planner import PlannerBot, recipe_for
from universelle.contract.opponents import Opponent
from universelle.games.registry import load, metas

pytestmark = pytest.mark.engine

GAME = load("worlds-fair-1893")
SEES_ALL = Opponent("porter", 3, overlooks=0.0, thinks=0.0)


def perspective(slug: str = "worlds-fair-1893") -> Perspective:
    state = begin(slug, 2, 1)
    return Perspective(load(slug), state, state.to_move()[0])


def test_who_overlooks_nothing_plays_as_greedy_does():
    seen = perspective()
    for seed in range(5):
        assert OpponentBot(Random(seed), SEES_ALL).choose(seen) is GreedyBot(Random(seed)).choose(seen)


def test_who_overlooks_everything_still_sees_one_action_and_not_always_the_same():
    blind = replace(SEES_ALL, overlooks=1.0)
    chosen = {OpponentBot(Random(seed), blind).choose(perspective()).code for seed in range(20)}
    assert len(chosen) > 1
    assert chosen <= {action.code for action in perspective().legal_actions}


def test_who_overlooks_half_misses_the_best_action_about_half_the_time():
    best = GreedyBot(Random(0)).choose(perspective())
    half = replace(SEES_ALL, overlooks=0.5)
    found = sum(OpponentBot(Random(seed), half).choose(perspective()) is best for seed in range(100))
    assert 30 <= found <= 70


def test_who_thinks_plays_as_the_planner_does_with_as_many_worlds():
    seen = perspective()
    quarter = replace(SEES_ALL, thinks=0.25)
    recipe = recipe_for(GAME.meta.slug, 2)
    planner = PlannerBot(Random(3), replace(recipe, worlds=-(-recipe.worlds // 4)))
    assert OpponentBot(Random(3), quarter).choose(seen) is planner.choose(seen)


@pytest.mark.parametrize("slug", metas())
def test_every_character_makes_a_legal_move(slug):
    seen = perspective(slug)
    for name in load(slug).opponents:
        assert make_bot(load(slug), name, "1").choose(seen) in seen.legal_actions


@pytest.mark.parametrize(
    ("slug", "codes"),
    [
        ("worlds-fair-1893", {"stop"}),
        ("expo-1906", {"stop", "pass"}),
        (
            "crystal-palace",
            {"pass", "stay", "decline", "accept", "done", "act", "seal", "rest", "goal", "enter"}
            | {f"target {seat}" for seat in range(1, 6)},
        ),
    ],
)
def test_to_stop_to_stay_and_whom_to_hit_are_obvious(slug, codes):
    game = load(slug)
    assert {action.code for action in game.catalogue if game.evaluation.obvious(action)} == codes


def test_who_overlooks_everything_still_sees_what_is_obvious():
    state = new_expo(2)
    act(state, "play train-station")
    blind = replace(SEES_ALL, overlooks=1.0)
    perspective = Perspective(load("expo-1906"), state, 0)
    assert {OpponentBot(Random(seed), blind).choose(perspective).code for seed in range(5)} == {"stop"}


def test_nobody_is_left_with_loans_alone_by_overlooking_everything_else():
    state = placing("6521", "1111", "1111")
    legal = {action.code for action in state.legal_actions(0)}
    assert "loan" in legal
    most = replace(SEES_ALL, overlooks=0.95)
    perspective = Perspective(load("crystal-palace"), state, 0)
    chosen = {OpponentBot(Random(seed), most).choose(perspective).code for seed in range(30)}
    assert not chosen & {code for code in legal if not code.startswith(("place", "pass"))}
