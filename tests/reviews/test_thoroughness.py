"""How much a review thinks about a decision."""

import pytest

from tests.laws.games import each_table
from universelle.reviews.thoroughness import thoroughness_for

pytestmark = pytest.mark.engine


@each_table
def test_every_table_has_a_recipe(slug, players):
    how = thoroughness_for(slug, players)
    assert how.recipe.candidates >= 2
    assert how.recipe.worlds >= 1
    assert how.compared >= 8  # fewer do not tell how far an estimate may be off


def test_a_game_of_another_package_has_one_too():
    assert thoroughness_for("another-fair", 3) == thoroughness_for("any", 2)
