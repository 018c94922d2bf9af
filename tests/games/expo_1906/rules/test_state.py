"""Positions can be copied, compared and pickled, with everything in them."""

import copy
import pickle
from random import Random

import pytest

from tests.games.expo_1906.positions import LONGEST_GAME, act, close, hand, new_expo, play_at_random, token, work
from universelle.core.edition import Edition
from universelle.games.expo_1906.rules.components import GHOST, GHOSTS, OWNERS, PROJECTS, box_for
from universelle.games.expo_1906.rules.state import Expo

pytestmark = pytest.mark.engine

EDITION = {"laboratory": {"rows": 6}, "scrap": {"cells": ["a1", "b2"]}, "levels": {"student": 1}}


def finished(state: Expo, seed: int) -> Expo:
    """The same position, played at random to the end."""
    chooser = Random(seed)
    for _ in range(LONGEST_GAME):
        if not state.to_move():
            return state
        seat = state.to_move()[0]
        state.apply(seat, chooser.choice(state.legal_actions(seat)))
    raise AssertionError(f"a game had not ended after {LONGEST_GAME} actions")


@pytest.mark.parametrize("again", [lambda state: pickle.loads(pickle.dumps(state)), copy.copy, copy.deepcopy])
@pytest.mark.parametrize(("players", "values", "ruleset"), [(1, {}, 2), (2, EDITION, 2), (4, {}, 1)])
def test_a_copy_is_equal_and_independent_and_goes_on_alike(again, players, values, ruleset):
    state = new_expo(players, values=values, ruleset=ruleset, level_1="student")
    for number, seat in enumerate(play_at_random(state, players)):
        if number % 40:
            continue
        twin = again(state)
        assert twin == state
        assert hash(twin) == hash(state)
        assert [twin.view(viewer) for viewer in (seat, None)] == [state.view(viewer) for viewer in (seat, None)]
        assert all(player.laboratory.box is twin.box for player in twin.players)
        before = state.content()
        assert finished(twin, number) == finished(state.clone(), number)
        assert state.content() == before


@pytest.mark.parametrize("protocol", range(2, pickle.HIGHEST_PROTOCOL + 1))
def test_every_step_of_an_agenda_is_pickled(protocol):
    state = new_expo(2)
    hand(state, 0, "journal", "meeting-room")
    close(state, "copper")
    token(state, 0, 1, "steel", 9)
    act(state, "play meeting-room", "token 1 steel")
    twin = pickle.loads(pickle.dumps(state, protocol))
    assert [step.content() for step in twin.agenda] == [step.content() for step in state.agenda]
    assert [type(step) for step in twin.agenda] == [type(step) for step in state.agenda]


def test_a_pickled_position_has_events_off():
    state = new_expo(2)
    state.events = []
    work(state)
    assert state.events
    assert pickle.loads(pickle.dumps(state)).events is None


def test_the_default_box_is_the_same_object_after_pickling():
    box = box_for(3, Edition())
    assert pickle.loads(pickle.dumps(box)) is box
    assert copy.deepcopy(box) is box


def test_positions_of_two_editions_keep_their_own_values():
    state = pickle.loads(pickle.dumps(new_expo(2, values=EDITION)))
    assert (state.box.floor.rows, len(state.box.scrap)) == (6, 2)
    assert state.box.edition.values == EDITION


def test_ghosts_belong_to_no_seat():
    state = new_expo(2)
    assert set(OWNERS[GHOSTS:]) == {GHOST}
    assert GHOST not in range(state.box.players)
    close(state, "steel")
    assert [state.patents.leads(seat, 0) for seat in range(4)] == [False] * 4


@pytest.mark.rule("EX-018")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_projects_in_a_pile_are_known_once_they_have_been_open(players):
    state = new_expo(players)
    seen: set[int] = set()
    for _ in play_at_random(state, players):
        seen |= set(state.open_projects)
        for shape, space in enumerate(state.view(None)["academy"]["projects"]):
            pile = state.project_piles[shape]
            assert space["unseen"] == len([project for project in pile if project not in seen])
            assert space["below"] == [PROJECTS[project] for project in pile if project in seen]
