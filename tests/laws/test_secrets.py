"""A view tells what a seat may know and nothing more; a resampled position is one the seat cannot tell apart."""

import json
from random import Random

import pytest

from tests.laws.games import as_json, begin, each_table, few_seeds, play, samples, without_chance
from universelle.core.chance import Chance, seed_from
from universelle.core.errors import IllegalAction
from universelle.games.registry import load

pytestmark = pytest.mark.engine


def views(state, players: int) -> dict[int | None, str]:
    return {seat: as_json(state.view(seat)) for seat in (None, *range(players))}


def other_chance(number: int) -> Chance:
    return Chance(seed_from(f"another deal {number}"))


def spelled(seed: bytes) -> list[str]:
    """The ways a seed could show in a text."""
    return [seed.hex(), seed.hex().upper(), repr(seed)[2:-1], str(list(seed))[1:-1], str(int.from_bytes(seed))]


@each_table
def test_a_view_is_plain_data(slug, players):
    for state in samples(begin(slug, players, 1), Random(1), every=3):
        for seat in (None, *range(players)):
            view = state.view(seat)
            assert json.loads(as_json(view)) == view
            assert list(json.loads(json.dumps(view))) == list(view)


@each_table
def test_a_seat_knows_more_exactly_when_it_sees_more(slug, players):
    for state in samples(begin(slug, players, 1), Random(1), every=3):
        for seat in range(players):
            assert state.knows_more(seat) == (state.view(seat) != state.view(None))


@each_table
def test_what_is_done_to_a_view_is_not_done_to_the_position(slug, players):
    def wreck(data: object) -> None:
        for inner in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
            wreck(inner)
        if isinstance(data, dict | list):
            data.clear()

    for state in samples(begin(slug, players, 1), Random(1), every=10):
        before = state.content(), views(state, players)
        for seat in (None, *range(players)):
            wreck(state.view(seat))
        assert (state.content(), views(state, players)) == before


@few_seeds
@each_table
def test_a_resampled_position_looks_the_same_to_its_seat(slug, players, seed):
    for state in samples(begin(slug, players, seed), Random(seed), every=10):
        content = state.content()
        seen, legal = views(state, players), [list(state.legal_actions(seat)) for seat in range(players)]
        for seat in range(players):
            for number in range(3):
                twin = state.resample(seat, other_chance(number))
                assert as_json(twin.view(seat)) == seen[seat]
                assert as_json(twin.view(None)) == seen[None]
                assert twin.to_move() == state.to_move()
                assert list(twin.legal_actions(seat)) == legal[seat]
                assert twin.events is None
        assert state.content() == content


@few_seeds
@each_table
def test_resampling_deals_the_hidden_things_anew(slug, players, seed):
    varied = 0
    for state in samples(begin(slug, players, seed), Random(seed), every=10):
        for seat in range(players):
            twins = [state.resample(seat, other_chance(number)) for number in range(6)]
            assert len({twin.content() for twin in twins}) == 6
            varied += len({without_chance(twin.content()) for twin in twins}) == 6
    assert varied > players


@few_seeds
@each_table
def test_resampling_uses_only_what_the_seat_knows(slug, players, seed):
    for state in samples(begin(slug, players, seed), Random(seed), every=10):
        for seat in range(players):
            twin = state.resample(seat, other_chance(1))
            again = state.resample(seat, other_chance(2)).content()
            assert twin.resample(seat, other_chance(2)).content() == again
            assert repr(seed_from(str(seed))) not in repr(again)


@each_table
def test_a_resampled_position_plays_on_and_leaves_the_first_alone(slug, players):
    for state in samples(begin(slug, players, 1), Random(1), every=30):
        before = state.content()
        for seat in range(players):
            twin = state.resample(seat, other_chance(seat))
            for _ in play(twin, Random(seat)):
                pass
            assert twin.to_move() == ()
        assert state.content() == before


@few_seeds
@each_table
def test_the_seed_shows_in_no_view_event_or_refusal(slug, players, seed):
    state = begin(slug, players, seed)
    state.events = []
    texts = []
    for number, (seat, action) in enumerate(play(state, Random(seed))):
        texts += views(state, players).values()
        texts.append(repr(action.message()))
        if number % 25 == 0:
            for wrong in load(slug).catalogue:
                try:
                    state.clone().apply(seat, wrong)
                except IllegalAction as error:
                    texts += [str(error), repr(error.message)]
    texts += views(state, players).values()
    texts += [text for event in state.events for text in (repr(event), repr(event.message()))]
    everything = "\n".join(texts)
    assert not [text for text in spelled(seed_from(str(seed))) if text in everything]
