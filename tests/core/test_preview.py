"""Previews: what an action would certainly do, and nothing of what is hidden."""

from dataclasses import dataclass
from random import Random
from typing import ClassVar

import pytest

from tests.laws.games import begin, each_game, each_table, play
from universelle.core.chance import Chance, seed_from
from universelle.core.event import Event, Points
from universelle.core.message import Name
from universelle.core.preview import Preview, Previews

pytestmark = pytest.mark.engine

REASON = Name("reason-medals")
SLUG = "worlds-fair-1893"


@dataclass(frozen=True, slots=True)
class CardTurned(Event):
    reveals: ClassVar[bool] = True


def preview(*events: Event, seat: int = 0) -> Preview:
    return Preview(begin(SLUG, 2, 1), seat, list(events))


def test_a_preview_has_the_events_the_seat_may_see():
    mine, theirs, everybodys = Points(0, 1, REASON, only=(0,)), Points(1, 2, REASON, only=(1,)), Points(1, 3, REASON)
    assert preview(mine, theirs, everybodys).events == (mine, everybodys)
    assert preview(mine, theirs, everybodys, seat=1).events == (theirs, everybodys)


@each_game
def test_what_follows_a_reveal_is_certain_only_where_it_cannot_depend_on_it(slug):
    before, after = Points(0, 1, REASON), Points(0, 2, REASON)
    state = begin(slug, 2, 1)
    certain = (before,) if state.reveals_decide else (before, after)
    assert Preview(state, 0, [before, CardTurned(), after]).events == certain


def test_what_would_be_revealed_is_left_out_and_makes_a_preview_open():
    assert preview(CardTurned()).events == ()
    assert preview(CardTurned()).is_open
    assert preview(CardTurned(only=(1,))).is_open
    assert not preview(Points(0, 1, REASON)).is_open
    assert not preview().is_open


def test_the_points_of_a_seat_are_the_certain_ones():
    one, other = Points(0, 1, REASON), Points(0, -2, REASON)
    assert preview(one, Points(1, 5, REASON), other, CardTurned()).points(0) == [one, other]


@each_table
def test_previews_show_only_certain_visible_events_and_change_nothing(slug, players):
    state, rng = begin(slug, players, 1), Random(1)
    for seat, _ in play(state, rng):
        if rng.random() > 0.1:
            continue
        before = state.content()
        previews = Previews(state, seat)
        for action in state.legal_actions(seat)[:8]:
            shown = previews[action]
            assert all(event.visible_to(seat) and not event.reveals for event in shown.events)
            assert previews[action] is shown
        assert state.content() == before


@each_game
def test_a_preview_is_the_same_whatever_is_hidden(slug):
    """Positions that look the same to the seat have the same previews."""
    state, rng = begin(slug, 2, 1), Random(5)
    for number, (seat, _) in enumerate(play(state, rng)):
        if number % 25 != 3:
            continue
        other = state.resample(seat, Chance(seed_from(f"deal {number}")))
        for action in state.legal_actions(seat)[:4]:
            one, two = Previews(state, seat)[action], Previews(other, seat)[action]
            assert (one.events, one.is_open) == (two.events, two.is_open)


@each_game
def test_the_view_after_an_action_is_the_seats(slug):
    state = begin(slug, 2, 1)
    seat = state.to_move()[0]
    shown = Previews(state, seat)[state.legal_actions(seat)[0]]
    assert shown.after is shown.after
    assert set(shown.after) == set(state.view(seat))
    assert shown.after != state.view(seat)


@each_table
def test_a_players_own_part_is_that_of_the_view(slug, players):
    state, rng = begin(slug, players, 1), Random(1)
    for number, (seat, _) in enumerate(play(state, rng)):
        if number % 25 != 3:
            continue
        assert state.player_view(seat) == state.view(seat)["players"][seat]
        for action in state.legal_actions(seat)[:2]:
            shown = Previews(state, seat)[action]
            decision = shown.after["decision"]
            assert shown.player == shown.after["players"][seat]
            assert shown.decision == (decision and decision["id"])
