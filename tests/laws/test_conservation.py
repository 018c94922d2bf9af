"""Every piece of the box is somewhere, and only once, at all times."""

from random import Random

import pytest

from tests.laws.games import begin, each_game, each_seed, each_table, play
from universelle.core.chance import Chance, seed_from
from universelle.games.registry import load

pytestmark = pytest.mark.engine


@each_game
def test_every_game_counts_its_pieces(slug):
    state = begin(slug, load(slug).meta.min_players, 1)
    assert load(slug).checks.pieces(state) != ((), ()), f"the checks of {slug} do not say what its box holds"


@each_seed
@each_table
def test_no_piece_is_lost_or_made(slug, players, seed):
    state = begin(slug, players, seed)
    for seat, action in play(state, Random(seed)):
        found, held = load(slug).checks.pieces(state)
        assert found == held, f"before {action} of seat {seat}"
    found, held = load(slug).checks.pieces(state)
    assert found == held


@each_table
def test_resampling_deals_the_same_pieces(slug, players):
    state = begin(slug, players, 1)
    for number, (seat, _) in enumerate(play(state, Random(1))):
        found, held = load(slug).checks.pieces(state.resample(seat, Chance(seed_from(str(number)))))
        assert found == held
