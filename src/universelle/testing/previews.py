"""What a preview promises comes true, and nothing that a seat is shown depends on what is hidden from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product

from universelle.contract.scene import Scene, scene_of
from universelle.core.action import Action
from universelle.core.event import Event, Points
from universelle.core.preview import Preview, Previews
from universelle.core.state import State
from universelle.i18n import Translations
from universelle.testing.trial import Extent, Trial, another_chance, as_json, law

TWINS = 3
MOST_ACTIONS = 6  # of a decision that are looked at
MOST_SEEDS = 4  # for each number of players, in which every kind of preview occurs


def _some(actions: Sequence[Action]) -> Sequence[Action]:
    """A few actions, spread over all of them."""
    return actions[:: max(len(actions) // MOST_ACTIONS, 1)]


def _previewed(state: State, seat: int, action: Action) -> Preview:
    """The preview in this very position, with the hidden things as they are."""
    clone = state.clone()
    events: list[Event] = []
    clone.events = events
    clone.preview(seat, action)
    return Preview(clone, seat, events)


def _carried_out(state: State, seat: int, action: Action) -> tuple[State, list[Event]]:
    """The position after an action, and all that happened."""
    clone = state.clone()
    events: list[Event] = []
    clone.events = events
    clone.apply(seat, action)
    return clone, events


@law(Extent.FEW_SEEDS)
def what_a_preview_promises_comes_true(trial: Trial) -> None:
    """The promised events come about in every position that looks the same to the seat, and so in the real one."""
    promises = 0
    for state in trial.samples(every=25):
        for seat in state.to_move():
            previews = Previews(state, seat)
            twins = [state, *[state.resample(seat, another_chance(number)) for number in range(TWINS)]]
            for action in _some(state.legal_actions(seat)):
                promised = previews[action].events
                promises += len(promised)
                for twin in twins:
                    happened = _previewed(twin, seat, action).events
                    assert promised == happened, f"{action} promises {promised}, and {happened} happened"
    trial.saw(promises, "a promised event")


@law(Extent.FEW_SEEDS)
def promised_points_are_scored(trial: Trial) -> None:
    """Unless the seat has more to decide first: a preview may carry on to what the action certainly leads to."""
    for state in trial.samples(every=25):
        for seat in state.to_move():
            for action in _some(state.legal_actions(seat)):
                promised = _previewed(state, seat, action)
                after, happened = _carried_out(state, seat, action)
                if seat not in after.to_move():
                    scored = [event for event in happened if isinstance(event, Points) and event.seat == seat]
                    missing = Counter(promised.points(seat)) - Counter(scored)
                    assert not missing, f"{action} promises {list(missing)}, and it does not come"


@law(Extent.FEW_SEEDS)
def a_preview_begins_as_the_action_does(trial: Trial) -> None:
    """A preview may end before the action does, or carry on to what it certainly leads to; it does nothing else."""
    for state in trial.samples(every=25):
        for seat in state.to_move():
            for action in _some(state.legal_actions(seat)):
                promised = [event for event in _previewed(state, seat, action).events if not event.only_in_previews]
                happened = [e for e in _carried_out(state, seat, action)[1] if e.visible_to(seat) and not e.reveals]
                both = min(len(promised), len(happened))
                assert promised[:both] == happened[:both], action


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


@law(Extent.GAME)
def some_actions_promise_points_and_some_reveal_something(trial: Trial) -> None:
    """Else the laws above would check nothing."""
    game, points, reveals = trial.game, 0, 0
    counts = range(game.meta.min_players, game.meta.max_players + 1)
    for seed, players in product(range(1, MOST_SEEDS + 1), counts):
        for state in Trial(game, players, seed).samples(every=5):
            for seat in state.to_move():
                previews = [_previewed(state, seat, action) for action in _some(state.legal_actions(seat))]
                points += sum([len(preview.points(seat)) for preview in previews])
                reveals += sum([preview.is_open for preview in previews])
        if points and reveals:
            break
    trial.saw(points, "a promise of points")
    if trial.game.checks.deals:
        trial.saw(reveals, "an action that would reveal something")


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
