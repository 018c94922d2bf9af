"""How much a review thinks about a decision."""

import pytest

from tests.laws.games import each_table, played
from universelle.reviews.thoroughness import LEAST_COMPARED, Thoroughness, thoroughness_for

pytestmark = pytest.mark.engine


SHORT, LONG, ENDLESS = 50, 2_000, 1_000_000  # moves
USUAL = 900  # moves: random matches of five at Crystal Palace are longer than those that people play


@each_table
def test_every_table_has_a_recipe(slug, players):
    how = thoroughness_for(slug, players, SHORT)
    assert how.recipe.candidates >= 2
    assert how.recipe.worlds >= 1
    assert how.compared >= 8  # fewer do not tell how far an estimate may be off


def test_a_game_of_another_package_has_one_too():
    assert thoroughness_for("another-fair", 3, SHORT) == thoroughness_for("any", 2, SHORT)


@each_table
def test_a_match_of_usual_length_is_reviewed_as_thoroughly_as_a_short_one(slug, players):
    record = played(slug, players, 1).record
    usual = min(len(record.moves), USUAL)
    assert thoroughness_for(slug, players, usual) == thoroughness_for(slug, players, SHORT)


@each_table
def test_the_moves_of_a_very_long_match_share_the_worlds_of_a_long_one(slug, players):
    usual, long, endless = (thoroughness_for(slug, players, moves) for moves in (SHORT, LONG, ENDLESS))
    assert simulations(endless) <= simulations(long) < simulations(usual)
    assert long.recipe.worlds >= endless.recipe.worlds == 1
    assert long.compared >= endless.compared == LEAST_COMPARED
    assert (long.recipe.candidates, long.recipe.decisions) == (usual.recipe.candidates, usual.recipe.decisions)
    assert (long.overlooks, long.in_step) == (usual.overlooks, usual.in_step)


def test_twice_as_many_moves_get_half_of_the_worlds():
    whole, half = (thoroughness_for("worlds-fair-1893", 2, moves) for moves in (200, 400))
    assert (whole.recipe.worlds, whole.compared) == (24, 60)
    assert (half.recipe.worlds, half.compared) == (12, 30)


def simulations(how: Thoroughness) -> int:
    """How many a decision takes at most."""
    return how.recipe.candidates * how.recipe.worlds + 2 * how.compared
