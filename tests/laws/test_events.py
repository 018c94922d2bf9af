"""Events tell all points and change nothing."""

import re
from dataclasses import FrozenInstanceError
from random import Random

import pytest

from tests.laws.games import begin, each_seed, each_table, play
from universelle.core.event import Event, GameEnded, Points
from universelle.core.message import Message, Name, Seat, kebab
from universelle.core.state import State

pytestmark = pytest.mark.engine


def told(slug: str, players: int, seed: int) -> tuple[State, list[Event]]:
    """A finished random game and everything that happened in it."""
    state = begin(slug, players, seed)
    state.events = []
    for _ in play(state, Random(seed)):
        pass
    return state, state.events


@each_seed
@each_table
def test_listening_does_not_change_the_game(slug, players, seed):
    heard, unheard = begin(slug, players, seed), begin(slug, players, seed)
    heard.events = []
    for seat, action in play(heard, Random(seed)):
        assert list(heard.legal_actions(seat)) == list(unheard.legal_actions(seat))
        assert heard.content() == unheard.content()
        unheard.apply(seat, action)
    assert heard.content() == unheard.content()
    assert unheard.events is None
    assert heard.events


@each_seed
@each_table
def test_every_point_is_told_with_its_reason(slug, players, seed):
    points = begin(slug, players, seed).scores()
    state, events = told(slug, players, seed)
    for event in events:
        if isinstance(event, Points):
            assert isinstance(event.reason, Name)
            points[event.seat] += event.points
    assert points == state.scores()


@each_table
def test_random_games_bring_points(slug, players):
    assert any(any(told(slug, players, seed)[0].scores()) for seed in range(1, 9))


@each_seed
@each_table
def test_the_end_is_told_once_and_last_with_the_winners(slug, players, seed):
    state, events = told(slug, players, seed)
    ends = [event for event in events if isinstance(event, GameEnded)]
    assert ends == [events[-1]]
    first = tuple(seat for seat, place in enumerate(state.standings()) if place == 1)
    assert ends[0].winners == state.winners()
    assert ends[0].winners == first or (players == 1 and not ends[0].winners)


@each_seed
@each_table
def test_more_points_are_a_better_place(slug, players, seed):
    state, _ = told(slug, players, seed)
    scores, places = state.scores(), state.standings()
    assert len(scores) == len(places) == players
    assert min(places) == 1
    for place in places:
        assert place == 1 + sum(other < place for other in places)
    for seat in range(players):
        assert all(places[seat] < places[other] for other in range(players) if scores[seat] > scores[other])


@each_seed
@each_table
def test_an_event_never_changes_and_names_its_message(slug, players, seed):
    _, events = told(slug, players, seed)
    for event in events:
        hash(event)
        with pytest.raises(FrozenInstanceError):
            event.only = ()
        message = event.message()
        assert re.fullmatch(rf"event-{kebab(type(event).__name__)}(-[a-z]+)*", message.key)
        assert all(isinstance(value, int | str | Message | tuple) for value in message.values.values())
        assert all(isinstance(message.values[name], Seat) for name in ("seat", "owner") if name in message.values)


@each_seed
@each_table
def test_a_spectator_sees_only_what_every_seat_sees(slug, players, seed):
    _, events = told(slug, players, seed)
    for event in events:
        seats = [seat for seat in range(players) if event.visible_to(seat)]
        assert seats == (list(range(players)) if event.only is None else sorted(event.only))
        assert event.visible_to(None) == (event.only is None)
        assert seats
