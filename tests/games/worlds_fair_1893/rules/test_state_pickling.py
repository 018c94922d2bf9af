"""Positions can be pickled and copied: the copies are equal, independent, and share what never changes."""

import copy
import pickle

import pytest

from tests.games.worlds_fair_1893.positions import act, give, listen, new_fair, play_at_random
from universelle.games.worlds_fair_1893.rules.components import AREAS, box_for
from universelle.games.worlds_fair_1893.rules.state import WorldsFair
from universelle.matches.record import checksum

COPIES = [lambda state: pickle.loads(pickle.dumps(state)), copy.copy, copy.deepcopy]
each_copy = pytest.mark.parametrize("made", COPIES, ids=["pickle", "copy", "deepcopy"])
every_count = pytest.mark.parametrize("players", [2, 3, 4])

OWN = {"wheel": {"2": 5, "3": 5, "4": 5}, "card_limits": {"electricity": 4}}


def play_both(one: WorldsFair, other: WorldsFair) -> None:
    """The same random moves lead to the same end."""
    for _ in zip(play_at_random(one, 7), play_at_random(other, 7), strict=True):
        assert one == other
    assert checksum(one) == checksum(other)
    assert one.view(None) == other.view(None)


@each_copy
@every_count
def test_a_copy_is_equal_and_independent_at_every_decision(made, players):
    state = new_fair(players)
    for _ in play_at_random(state, players):
        copied = made(state)
        assert copied == state
        assert hash(copied) == hash(state)
        assert copied.view(0) == state.view(0)
        assert copied.events is None
        before = state.content()
        for seat in copied.to_move():
            assert copied.legal_actions(seat) == state.legal_actions(seat)
            copied.apply(seat, copied.legal_actions(seat)[0])
            assert copied != state
        assert state.content() == before


@each_copy
@pytest.mark.parametrize("values", [None, OWN], ids=["default edition", "owner's edition"])
def test_a_copy_goes_on_as_the_original_does(made, values):
    state = new_fair(3, values=values)
    for _ in zip(range(40), play_at_random(state, 5)):
        pass
    play_both(state, made(state))


@each_copy
def test_a_copy_in_the_middle_of_a_scoring_phase_goes_on(made):
    state = new_fair(2)
    for _ in play_at_random(state, 4):
        if state.to_move() and state.agenda[-1].id == "approve-exhibits":
            break
    assert len(state.agenda) > 2
    play_both(state, made(state))


def test_events_are_off_in_a_copy():
    state = new_fair(2)
    listen(state)
    give(state, 0, "burnham")
    act(state, "place electricity")
    for made in COPIES:
        assert made(state).events is None
    assert state.events


def test_what_never_changes_is_shared():
    state = new_fair(4)
    copied = pickle.loads(pickle.dumps(state))
    assert copied.box is state.box
    assert copied.ring is state.ring
    own = new_fair(4, values=OWN)
    box = pickle.loads(pickle.dumps(own)).box
    assert (box.wheel, box.card_limits, box.edition) == (own.box.wheel, own.box.card_limits, own.box.edition)
    assert pickle.loads(pickle.dumps(box_for(3, own.box.edition))).names == box.names


def test_only_what_is_left_of_the_deck_is_kept():
    state = new_fair(2)
    assert len(state.deck) > state.undrawn
    assert len(pickle.loads(pickle.dumps(state)).deck) == state.undrawn
    assert sum(len(beside) for beside in state.cards) == 2 * len(AREAS)
