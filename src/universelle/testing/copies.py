"""Positions can be compared, copied and pickled; an unpickled action is the catalogue's own."""

from __future__ import annotations

import copy
import pickle

from universelle.core.state import State
from universelle.testing.trial import Extent, Trial, law, play_out


def _pickled(state: State) -> State:
    found = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
    assert isinstance(found, State)
    return found


@law(Extent.FEW_SEEDS)
def equal_positions_are_equal_and_have_equal_hashes(trial: Trial) -> None:
    earlier: State | None = None
    for state in trial.samples(every=10):
        clone = state.clone()
        assert clone == state
        assert hash(clone) == hash(state)
        assert len({clone, state}) == 1
        assert state != state.content()
        if earlier is not None and earlier.content() != state.content():
            assert earlier != state
        earlier = clone


@law(Extent.FEW_SEEDS)
def a_move_makes_another_position(trial: Trial) -> None:
    for state in trial.samples(every=10):
        for seat in state.to_move():
            for action in state.legal_actions(seat)[:5]:
                clone = state.clone()
                clone.apply(seat, action)
                assert clone != state, f"{action} changes nothing"


@law(Extent.FEW_SEEDS)
def a_copy_is_equal_and_independent(trial: Trial) -> None:
    for state in trial.samples(every=30):
        before = state.content()
        for made in (copy.copy(state), copy.deepcopy(state)):
            assert type(made) is type(state)
            assert made is not state
            assert made == state
            play_out(made, trial.random())
            assert state.content() == before


@law(Extent.FEW_SEEDS)
def an_unpickled_position_is_equal_and_plays_on(trial: Trial) -> None:
    for state in trial.samples(every=30):
        before = state.content()
        made = _pickled(state)
        assert type(made) is type(state)
        assert made == state
        for seat in (None, *range(trial.players)):
            assert made.view(seat) == state.view(seat)
        for seat in range(trial.players):
            assert list(made.legal_actions(seat)) == list(state.legal_actions(seat))
        other = state.clone()
        assert play_out(made, trial.random()) == play_out(other, trial.random())
        assert made == other
        assert state.content() == before


@law(Extent.GAME)
def a_copied_or_unpickled_action_is_the_catalogues_own(trial: Trial) -> None:
    for action in trial.game.catalogue:
        assert pickle.loads(pickle.dumps(action)) is action  # noqa: S301 - our own
        assert copy.copy(action) is action
        assert copy.deepcopy(action) is action


@law(Extent.FEW_SEEDS)
def events_can_be_copied_and_pickled(trial: Trial) -> None:
    state = trial.begin()
    state.events = []
    play_out(state, trial.random())
    for event in state.events:
        assert pickle.loads(pickle.dumps(event)) == event  # noqa: S301 - our own
        assert copy.deepcopy(event) == event
