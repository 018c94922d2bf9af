"""Events account for all points and change nothing."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import FrozenInstanceError

from universelle.core.event import Event, GameEnded, Points
from universelle.core.message import Message, Name, Seat, kebab
from universelle.core.state import State
from universelle.testing.trial import Extent, Trial, law, play, play_out


def _finished(trial: Trial) -> tuple[State, list[Event]]:
    """A finished random match and all its events."""
    state = trial.begin()
    state.events = []
    play_out(state, trial.random())
    return state, state.events


@law(Extent.MANY_SEEDS)
def events_do_not_change_the_match(trial: Trial) -> None:
    state, silent = trial.begin(), trial.begin()
    state.events = []
    for seat, action in play(state, trial.random()):
        assert list(state.legal_actions(seat)) == list(silent.legal_actions(seat))
        assert state.content() == silent.content()
        silent.apply(seat, action)
    assert state.content() == silent.content()
    assert silent.events is None
    assert state.events


@law(Extent.MANY_SEEDS)
def points_by_reason_add_up_to_the_score_at_every_moment(trial: Trial) -> None:
    state = trial.begin()
    points = state.scores()  # those with which the match starts
    known = trial.game.page.reason_symbols
    state.events = []
    for seat, action in play(state, trial.random()):
        _add_points(points, state.events, known)
        assert points == state.scores(), (
            f"the points of the events, and those of the position before {action} of {seat}"
        )
        state.events.clear()
    _add_points(points, state.events, known)
    assert points == state.scores(), "the points of the events, and those of the position at the end"


def _add_points(points: list[int], events: list[Event], known: Mapping[str, str]) -> None:
    for event in events:
        if isinstance(event, Points):
            assert isinstance(event.reason, Name), f"{event} has no reason with a name"
            assert event.reason in known or not known, f"`reason_symbols` of the page leaves out {event.reason}"
            points[event.seat] += event.points


@law(Extent.FEW_SEEDS)
def closing_a_match_accounts_for_every_point_and_changes_nothing_at_its_end(trial: Trial) -> None:
    for state in trial.samples(every=10):
        copy = state.clone()
        points = copy.scores()
        copy.events = []
        trial.game.rules.close(copy)
        if not state.to_move():
            assert copy.content() == state.content(), "the match was over: there is nothing to close"
        _add_points(points, copy.events, trial.game.page.reason_symbols)
        assert points == copy.scores(), "the points of the events, and those of the position"


@law(Extent.TABLE)
def random_matches_bring_points(trial: Trial) -> None:
    trials = [Trial(trial.game, trial.players, seed) for seed in range(1, 9)]
    assert any(any(_finished(each)[0].scores()) for each in trials)


@law(Extent.MANY_SEEDS)
def the_end_is_the_last_event_and_names_the_winners(trial: Trial) -> None:
    state, events = _finished(trial)
    ends = [event for event in events if isinstance(event, GameEnded)]
    assert ends == [events[-1]], "`GameEnded` is the last event, and comes once"
    first = tuple([seat for seat, place in enumerate(state.standings()) if place == 1])
    assert ends[0].winners == state.winners()
    assert ends[0].winners == first or (trial.players == 1 and not ends[0].winners)


@law(Extent.MANY_SEEDS)
def more_points_are_a_better_place(trial: Trial) -> None:
    state, _ = _finished(trial)
    scores, places = state.scores(), state.standings()
    assert len(scores) == len(places) == trial.players
    assert min(places) == 1
    for place in places:
        assert place == 1 + sum(other < place for other in places), f"tied seats share a place: {places}"
    for seat in range(trial.players):
        for other in range(trial.players):
            assert scores[seat] <= scores[other] or places[seat] < places[other], f"{scores} and {places}"


@law(Extent.MANY_SEEDS)
def an_event_never_changes_and_names_its_message(trial: Trial) -> None:
    _, events = _finished(trial)
    for event in events:
        hash(event)
        assert _is_frozen(event), f"{event} can be changed"
        message = event.message()
        assert re.fullmatch(rf"event-{kebab(type(event).__name__)}(-[a-z]+)*", message.key), message.key
        assert all(isinstance(value, int | str | Message | tuple) for value in message.values.values()), message
        for name in ("seat", "owner"):
            assert isinstance(message.values.get(name, Seat(0)), Seat), message


def _is_frozen(event: Event) -> bool:
    try:
        event.only = ()  # type: ignore[misc]
    except FrozenInstanceError:
        return True
    return False


@law(Extent.MANY_SEEDS)
def a_spectator_sees_only_what_every_seat_sees(trial: Trial) -> None:
    _, events = _finished(trial)
    for event in events:
        seats = [seat for seat in range(trial.players) if event.visible_to(seat)]
        assert seats == (list(range(trial.players)) if event.only is None else sorted(event.only)), event
        assert event.visible_to(None) == (event.only is None)
        assert seats, f"nobody may know of {event}"
