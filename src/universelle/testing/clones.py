"""A clone is equal to the position it was made from, and independent of it."""

from __future__ import annotations

from universelle.core.state import State
from universelle.testing.trial import Extent, Trial, law, play

RECENT = 4  # clones that are compared after every move; all of them at the end


@law(Extent.MANY_SEEDS)
def no_clone_changes_when_another_is_played(trial: Trial) -> None:
    clones: list[tuple[State, object]] = []
    for state in trial.samples(every=12):
        original = state.content()
        clones.append((state.clone(), original))
        for seat in state.to_move():
            for action in state.legal_actions(seat):
                clone = state.clone()
                assert clone.content() == original
                clone.apply(seat, action)
                clones.append((clone, clone.content()))
                assert state.content() == original, f"playing {action} on a clone changed the original"
                assert all(earlier.content() == content for earlier, content in clones[-RECENT:]), action
    assert all(earlier.content() == content for earlier, content in clones)


@law(Extent.MANY_SEEDS)
def a_clone_played_on_with_the_same_actions_gives_the_same_match(trial: Trial) -> None:
    state = trial.begin()
    clones = [state.clone()]
    for number, (seat, action) in enumerate(play(state, trial.random())):
        content = state.content()
        assert all(clone.content() == content for clone in clones)
        for clone in clones:
            clone.apply(seat, action)
        if number % 10 == 0:
            clones = [clones[0], *clones[1:][-RECENT:], clones[-1].clone()]
    assert {clone.content() for clone in clones} == {state.content()}
    assert [clone.view(None) for clone in clones] == [state.view(None)] * len(clones)


@law(Extent.TABLE)
def clones_have_the_same_views_actions_and_points(trial: Trial) -> None:
    for state in trial.samples(every=5):
        clone = state.clone()
        assert clone.to_move() == state.to_move()
        assert clone.scores() == state.scores()
        assert clone.standings() == state.standings()
        for seat in range(trial.players):
            assert clone.view(seat) == state.view(seat)
            assert list(clone.legal_actions(seat)) == list(state.legal_actions(seat))


@law(Extent.TABLE)
def events_of_a_clone_are_off(trial: Trial) -> None:
    state = trial.begin()
    state.events = []
    count = 0
    for seat, action in play(state, trial.random()):
        count = len(state.events)
        clone = state.clone()
        assert clone.events is None
        clone.apply(seat, action)
        assert clone.events is None
        assert len(state.events) == count
    assert count > 0
