"""The bot that plays candidates on in imagined worlds."""

from random import Random

import pytest

from tests.games.worlds_fair_1893.positions import at_round, bare, lay, new_fair
from tests.laws.games import TABLES, begin, each_table, play
from universelle.bots import Perspective
from universelle.bots.planner import PlannerBot, Recipe, recipe_for, recipes
from universelle.core.chance import Chance, seed_from
from universelle.games.registry import load, metas
from universelle.games.worlds_fair_1893.game import GAME
from universelle.games.worlds_fair_1893.rules.components import AREAS

pytestmark = pytest.mark.engine


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
