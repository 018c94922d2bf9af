"""A view shows what a seat may know and nothing more; a resampled position looks the same to its seat."""

from __future__ import annotations

import json

from universelle.core.chance import seed_from
from universelle.core.errors import IllegalAction
from universelle.core.state import State
from universelle.testing.trial import Extent, Trial, another_chance, as_json, law, play, play_out, without_chance

TWINS = 6


def _views(state: State, players: int) -> dict[int | None, str]:
    return {seat: as_json(state.view(seat)) for seat in (None, *range(players))}


def _spellings(seed: bytes) -> list[str]:
    """The ways a seed could appear in a text."""
    return [seed.hex(), seed.hex().upper(), repr(seed)[2:-1], str(list(seed))[1:-1], str(int.from_bytes(seed, "big"))]


@law(Extent.TABLE)
def a_view_is_plain_data(trial: Trial) -> None:
    for state in trial.samples(every=3):
        for seat in (None, *range(trial.players)):
            view = state.view(seat)
            assert json.loads(as_json(view)) == view, "a view holds dicts, lists, texts, numbers, true, false, None"
            assert list(json.loads(json.dumps(view))) == list(view)


@law(Extent.TABLE)
def a_seat_knows_more_exactly_when_it_sees_more(trial: Trial) -> None:
    for state in trial.samples(every=3):
        for seat in range(trial.players):
            assert state.knows_more(seat) == (state.view(seat) != state.view(None)), f"seat {seat}"


@law(Extent.TABLE)
def a_seat_adds_what_it_knows_to_what_all_see(trial: Trial) -> None:
    for state in trial.samples(every=10):
        public = state.view(None)
        for seat in range(trial.players):
            assert state.private_view(seat, public) == state.view(seat), f"seat {seat}"
            assert state.view_to_read(seat) == state.view(seat), f"seat {seat}"
        assert public == state.view(None), "what all see has changed"


@law(Extent.TABLE)
def changing_a_view_does_not_change_the_position(trial: Trial) -> None:
    for state in trial.samples(every=10):
        before = state.content(), _views(state, trial.players)
        for seat in (None, *range(trial.players)):
            _wreck(state.view(seat))
        assert (state.content(), _views(state, trial.players)) == before


def _wreck(data: object) -> None:
    for inner in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        _wreck(inner)
    if isinstance(data, dict | list):
        data.clear()


@law(Extent.FEW_SEEDS)
def a_resampled_position_looks_the_same_to_its_seat(trial: Trial) -> None:
    players = trial.players
    for state in trial.samples(every=10):
        content = state.content()
        seen, legal = _views(state, players), [list(state.legal_actions(seat)) for seat in range(players)]
        for seat in range(players):
            for number in range(3):
                twin = state.resample(seat, another_chance(number))
                assert as_json(twin.view(seat)) == seen[seat]
                assert as_json(twin.view(None)) == seen[None]
                assert twin.to_move() == state.to_move()
                assert list(twin.legal_actions(seat)) == legal[seat]
                assert twin.events is None
        assert state.content() == content


@law(Extent.FEW_SEEDS)
def resampling_deals_the_hidden_things_anew(trial: Trial) -> None:
    varied = 0
    for state in trial.samples(every=10):
        for seat in range(trial.players):
            twins = [state.resample(seat, another_chance(number)) for number in range(TWINS)]
            assert len({twin.content() for twin in twins}) == TWINS
            varied += len({without_chance(twin.content()) for twin in twins}) == TWINS
    if trial.game.checks.deals:
        trial.saw(varied, "a position in which something is hidden")


@law(Extent.FEW_SEEDS)
def resampling_uses_only_what_the_seat_knows(trial: Trial) -> None:
    for state in trial.samples(every=10):
        for seat in range(trial.players):
            twin = state.resample(seat, another_chance(1))
            again = state.resample(seat, another_chance(2)).content()
            assert twin.resample(seat, another_chance(2)).content() == again
            assert repr(seed_from(str(trial.seed))) not in repr(again), "the real seed is still there"


@law(Extent.TABLE)
def a_resampled_position_plays_on_and_leaves_the_first_alone(trial: Trial) -> None:
    for state in trial.samples(every=30):
        before = state.content()
        for seat in range(trial.players):
            twin = state.resample(seat, another_chance(seat))
            play_out(twin, trial.random())
            assert twin.to_move() == ()
        assert state.content() == before


@law(Extent.FEW_SEEDS)
def the_seed_shows_in_no_view_event_or_refusal(trial: Trial) -> None:
    state = trial.begin()
    state.events = []
    texts: list[str] = []
    for number, (seat, action) in enumerate(play(state, trial.random())):
        texts += _views(state, trial.players).values()
        texts.append(repr(action.message()))
        if number % 25 == 0:
            texts += _refusals(trial, state, seat)
    texts += _views(state, trial.players).values()
    texts += [text for event in state.events for text in (repr(event), repr(event.message()))]
    everything = "\n".join(texts)
    assert not [text for text in _spellings(seed_from(str(trial.seed))) if text in everything]


def _refusals(trial: Trial, state: State, seat: int) -> list[str]:
    """What is said about every action that is not legal now."""
    texts: list[str] = []
    for action in trial.game.catalogue:
        try:
            state.clone().apply(seat, action)
        except IllegalAction as error:
            texts += [str(error), repr(error.message)]
    return texts
