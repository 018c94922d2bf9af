"""Positions: compared, copied, pickled, and asked for what can be done."""

import copy
import pickle
import subprocess
import sys
from random import Random

import pytest

from tests.laws.games import begin, each_table, play, played
from universelle.core.errors import IllegalAction
from universelle.games.registry import load
from universelle.matches.record import checksum

pytestmark = pytest.mark.engine


def other_games_position(slug: str):
    return next(begin(each, 3, 1) for each in ("worlds-fair-1893", "expo-1906") if each != slug)


@each_table
def test_equal_positions_are_equal_and_hash_the_same(slug, players):
    one, other = begin(slug, players, 1), begin(slug, players, 1)
    assert one == other
    assert hash(one) == hash(other)
    assert len({one, other}) == 1
    seat = one.to_move()[0]
    one.apply(seat, one.legal_actions(seat)[0])
    assert one != other


@each_table
def test_positions_of_another_seed_or_game_and_other_things_differ(slug, players):
    state = begin(slug, players, 1)
    assert state != load(slug).new(players, bytes(32))
    assert state != other_games_position(slug)
    assert state != state.content()


@each_table
def test_copies_are_equal_and_independent(slug, players):
    state = begin(slug, players, 1)
    for number, _ in enumerate(play(state, Random(1))):
        if number % 20:
            continue
        before = state.content()
        for made in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state)), state.clone()):
            assert made == state
            assert type(made) is type(state)
            rng = Random(2)
            for _ in range(3):
                if made.to_move():
                    seat = made.to_move()[0]
                    made.apply(seat, rng.choice(made.legal_actions(seat)))
            assert state.content() == before


@each_table
def test_an_unpickled_position_plays_on_in_the_same_way(slug, players):
    state = begin(slug, players, 1)
    for number, _ in enumerate(play(state, Random(3))):
        if number == 15:
            break
    again = pickle.loads(pickle.dumps(state))
    for one, other in ((state, Random(4)), (again, Random(4))):
        for _ in play(one, other):
            pass
    assert again == state


@each_table
def test_a_clone_has_events_off(slug, players):
    state = begin(slug, players, 1)
    state.events = []
    assert state.clone().events is None


@each_table
def test_only_the_seats_that_decide_have_actions_and_may_act(slug, players):
    state = begin(slug, players, 1)
    action = state.legal_actions(state.to_move()[0])[0]
    for seat in (-1, *range(players), players, 99):
        if seat in state.to_move():
            assert state.legal_actions(seat)
            continue
        assert state.legal_actions(seat) == ()
        with pytest.raises(IllegalAction, match="illegal-not-your-turn"):
            state.apply(seat, action)


@each_table
def test_nothing_can_be_done_once_the_match_is_over(slug, players):
    state = begin(slug, players, 1)
    for _, action in play(state, Random(1)):
        last = action
    assert state.to_move() == ()
    assert state.legal_actions(0) == ()
    assert state.label(last) == last.message()
    with pytest.raises(IllegalAction, match="illegal-game-over"):
        state.apply(0, last)
    assert set(state.winners()) <= {seat for seat, place in enumerate(state.standings()) if place == 1}


READER = """
import pickle, sys
state, actions, checked = pickle.load(sys.stdin.buffer)
from universelle.games.registry import load
from universelle.matches.record import checksum
game = load(sys.argv[1])
assert all(game.catalogue[action.index] is action for action in actions)
assert len(actions) == len(game.catalogue)
assert checksum(state) == checked
for seat in state.to_move():
    assert all(game.catalogue[action.index] is action for action in state.legal_actions(seat))
print(hash(state) == hash(state.clone()))
"""


@each_table
def test_another_process_unpickles_equal_positions_and_the_catalogues_own_actions(slug, players):
    state = played(slug, players, 3, moves=40).state
    sent = pickle.dumps((state, list(load(slug).catalogue), checksum(state)))
    done = subprocess.run([sys.executable, "-c", READER, slug], input=sent, capture_output=True, check=False)
    assert (done.stdout.strip(), done.stderr) == (b"True", b"")
