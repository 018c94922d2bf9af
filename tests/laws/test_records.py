"""A record plays again to the same position; a seed decides the whole game."""

from random import Random

import pytest

from tests.laws.games import begin, each_seed, each_table, play, play_out, played, record_of, without_chance
from universelle.core.chance import seed_from
from universelle.games.registry import load
from universelle.matches.record import Record, checksum, result_of

pytestmark = pytest.mark.engine


@each_seed
@each_table
def test_a_record_replays_to_an_equal_position(slug, players, seed):
    match = played(slug, players, seed)
    state = match.record.begin()
    assert state.content() == record_of(slug, players, seed).begin().content()
    for move, again in zip(match.record.moves, match.record.replay(state), strict=True):
        assert again is state
        assert move.code == " ".join(move.code.split())
    assert state.content() == match.state.content()
    assert match.record.position().content() == match.state.content()


@each_table
def test_a_record_replays_to_every_position_on_the_way(slug, players):
    record = played(slug, players, 1).record
    state = begin(slug, players, 1)
    for number, _ in enumerate(play(state, Random(1))):
        if number % 20 == 0:
            assert record.position(number).content() == state.content()


@each_seed
@each_table
def test_a_record_comes_back_from_json(slug, players, seed):
    for moves in (0, 7, None):
        record = played(slug, players, seed, moves).record
        assert Record.from_json(record.to_json()) == record
        assert Record.from_json(record.to_json()).to_json() == record.to_json()


@each_table
def test_a_record_comes_back_from_a_file(slug, players, tmp_path):
    record = played(slug, players, 1).record
    record.save(tmp_path / "game.json")
    assert Record.read(tmp_path / "game.json") == record
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


@each_seed
@each_table
def test_a_record_verifies_at_any_point_of_the_game(slug, players, seed):
    for moves in (0, 11, None):
        match = played(slug, players, seed, moves)
        assert match.record.verify().content() == match.state.content()
        assert (match.record.result is None) == bool(match.state.to_move())
        assert match.record.result == result_of(match.state)


@each_seed
@each_table
def test_the_same_seed_and_moves_give_the_same_game(slug, players, seed):
    one, other = begin(slug, players, seed), begin(slug, players, seed)
    assert play_out(one, Random(seed)) == play_out(other, Random(seed))
    assert one.content() == other.content()
    assert checksum(one) == checksum(other)


@each_table
def test_different_seeds_give_different_deals(slug, players):
    game = load(slug)
    deals = {without_chance(game.new(players, seed_from(str(seed))).content()) for seed in range(50)}
    assert len(deals) == 50


@each_table
def test_different_positions_have_different_checksums(slug, players):
    state = begin(slug, players, 1)
    sums: dict[str, object] = {}
    for _ in play(state, Random(1)):
        assert sums.setdefault(checksum(state), state.content()) == state.content()
    assert len(sums) > 20
