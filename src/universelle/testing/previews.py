"""What a preview promises comes true, and nothing that a seat is shown depends on what is hidden from it."""

from __future__ import annotations

from collections.abc import Sequence

from universelle.contract.scene import Scene, scene_of
from universelle.core.action import Action
from universelle.core.event import Event
from universelle.core.preview import Preview, Previews
from universelle.core.state import State
from universelle.i18n import Translations
from universelle.testing.trial import Extent, Trial, another_chance, as_json, law

TWINS = 3
MOST_ACTIONS = 6  # of a decision that are looked at


def _some(actions: Sequence[Action]) -> Sequence[Action]:
    """A few actions, spread over all of them."""
    return actions[:: max(len(actions) // MOST_ACTIONS, 1)]


def _previewed(state: State, seat: int, action: Action) -> tuple[Preview, list[Event]]:
    """The preview in this very position, with the hidden things as they are, and all its events."""
    clone = state.clone()
    events: list[Event] = []
    clone.events = events
    clone.preview(seat, action)
    return Preview(clone, seat, events), events


def _happening(state: State, seat: int, action: Action) -> list[Event]:
    """All that happens when an action is carried out in this very position."""
    clone = state.clone()
    events: list[Event] = []
    clone.events = events
    clone.apply(seat, action)
    return events


@law(Extent.FEW_SEEDS)
def what_a_preview_promises_comes_true(trial: Trial) -> None:
    """The promised events come about in every position that looks the same to the seat, and so in the real one."""
    for state in trial.samples(every=25):
        for seat in state.to_move():
            previews = Previews(state, seat)
            twins = [state, *[state.resample(seat, another_chance(number)) for number in range(TWINS)]]
            for action in _some(state.legal_actions(seat)):
                promised = previews[action].events
                for twin in twins:
                    happened = _previewed(twin, seat, action)[0].events
                    assert promised == happened, f"{action} promises {promised}, and {happened} happened"


@law(Extent.FEW_SEEDS)
def a_preview_begins_as_the_action_does(trial: Trial) -> None:
    """A preview may stop before anything is revealed, or carry on to what is certain; it never does another thing."""
    for state in trial.samples(every=25):
        for seat in state.to_move():
            for action in _some(state.legal_actions(seat)):
                previewed = [event for event in _previewed(state, seat, action)[1] if not event.only_in_previews]
                happened = _happening(state, seat, action)
                both = min(len(previewed), len(happened))
                assert previewed[:both] == happened[:both], action


@law(Extent.FEW_SEEDS)
def previews_do_not_depend_on_what_is_hidden(trial: Trial) -> None:
    for state in trial.samples(every=25):
        for seat in state.to_move():
            before = state.content()
            ours = Previews(state, seat)
            theirs = [Previews(state.resample(seat, another_chance(number)), seat) for number in range(TWINS)]
            for action in _some(state.legal_actions(seat)):
                for other in theirs:
                    assert ours[action].events == other[action].events, action
                    assert ours[action].is_open == other[action].is_open, action
                    assert as_json(ours[action].after) == as_json(other[action].after), action
            assert state.content() == before


@law(Extent.FEW_SEEDS)
def texts_do_not_depend_on_what_is_hidden(trial: Trial) -> None:
    """Labels, choices, headline and description of page and terminal."""
    words = Translations("en", trial.game.package, [f"Player {seat + 1}" for seat in range(trial.players)])
    for state in trial.samples(every=25):
        for seat in range(trial.players):
            texts = _texts(trial, scene_of(state, words, seat))
            for number in range(TWINS):
                twin = state.resample(seat, another_chance(number))
                assert _texts(trial, scene_of(twin, words, seat)) == texts


def _texts(trial: Trial, scene: Scene[object, object]) -> list[object]:
    page, terminal = trial.game.page, trial.game.terminal
    found: list[object] = [page.headline(scene), page.description(scene)]
    for action in _some(scene.actions):
        found += [scene.label(action), page.choice(scene, action), terminal.choice(scene, action)]
    return found
