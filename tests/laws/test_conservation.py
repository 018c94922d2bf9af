"""Every piece of the box is somewhere, and only once, at all times."""

from random import Random

import pytest

from tests.laws.conservation import PIECES
from tests.laws.games import begin, each_game, each_seed, each_table, play
from universelle.core.chance import Chance, seed_from

pytestmark = pytest.mark.engine


@each_game
def test_every_game_counts_its_pieces(slug):
    assert slug in PIECES, f"tests/laws/conservation.py does not say what the box of {slug} holds"


@each_seed
@each_table
def test_no_piece_is_lost_or_made(slug, players, seed):
    state = begin(slug, players, seed)
    for seat, action in play(state, Random(seed)):
        found, held = PIECES[slug](state)
        assert found == held, f"before {action} of seat {seat}"
    found, held = PIECES[slug](state)
    assert found == held


@each_table
def test_resampling_deals_the_same_pieces(slug, players):
    state = begin(slug, players, 1)
    for number, (seat, _) in enumerate(play(state, Random(1))):
        found, held = PIECES[slug](state.resample(seat, Chance(seed_from(str(number)))))
        assert found == held
