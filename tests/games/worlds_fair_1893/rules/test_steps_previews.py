"""What an action would certainly do: the engine carries it out as far as nothing open can change it."""

from collections import Counter
from random import Random

import pytest

from tests.games.worlds_fair_1893.positions import act, give, lay, new_fair, play_at_random, ring, stand
from universelle.core.action import Action
from universelle.core.event import Event, GameEnded
from universelle.core.preview import Preview, Previews
from universelle.games.worlds_fair_1893.game import GAME
from universelle.games.worlds_fair_1893.rules.actions import STOP, Place
from universelle.games.worlds_fair_1893.rules.events import (
    CardAdded,
    CardsCollected,
    CarMoved,
    FigureDiscarded,
    LullEnded,
    ScoringBegan,
    SupporterPlaced,
)
from universelle.games.worlds_fair_1893.rules.state import WorldsFair

every_count = pytest.mark.parametrize("players", [2, 3, 4])
MOST_ACTIONS = 6  # looked at in a position


def preview(state: WorldsFair, code: str) -> Preview:
    return Previews(state, state.to_move()[0])[GAME.catalogue.parse(code)]


def kinds(given: Preview) -> list[type[Event]]:
    return [type(event) for event in given.events]


def happened(state: WorldsFair, action: Action, rng: Random) -> list[Event]:
    """What happens once the action is taken; a placement's turn is played to its end, with figures or without."""
    copy = state.clone()
    copy.events = []
    seat = copy.to_move()[0]
    copy.apply(seat, action)
    while isinstance(action, Place) and copy.has_chosen():
        copy.apply(seat, rng.choice([STOP, *copy.legal_actions(seat)]))
    return copy.events


@every_count
@pytest.mark.parametrize("seed", range(4))
def test_what_a_preview_promises_is_what_happens(players, seed):
    rng = Random(seed)
    state = new_fair(players, str(seed))
    for _ in play_at_random(state, seed):
        for seat in state.to_move():
            previews, actions = Previews(state, seat), state.legal_actions(seat)
            for action in rng.sample(actions, min(len(actions), MOST_ACTIONS)):
                promised = previews[action].events
                assert promised or action is STOP
                assert Counter(promised) <= Counter(happened(state, action, rng))


@every_count
def test_nothing_hidden_decides_what_a_preview_says(players):
    state = new_fair(players)
    for _ in play_at_random(state, 11):
        for seat in state.to_move():
            other = state.clone()
            other.deck = tuple(sorted(other.deck[: other.undrawn]))
            for action in state.legal_actions(seat)[:MOST_ACTIONS]:
                one, same = Previews(state, seat)[action], Previews(other, seat)[action]
                assert one.events == same.events
                assert one.is_open == same.is_open


def test_collecting_is_certain_while_figures_may_still_be_played_but_discarding_them_is_not():
    state = new_fair(2)
    ring(state)
    give(state, 0, "burnham")
    lay(state, "electricity", "ticket", "electricity")
    given = preview(state, "place electricity")
    certain = [type(event) for event in given.events if not event.minor]
    assert certain == [SupporterPlaced, CardsCollected, CarMoved]
    assert given.after["decision"]["id"] == "play-figures"
    assert given.after["players"][0]["figures"] == ["figure-burnham"]
    assert not given.is_open
    act(state, "place electricity")
    assert FigureDiscarded in kinds(preview(state, "stop"))


def test_without_figures_the_turn_ends_and_only_the_new_cards_are_open():
    state = new_fair(2)
    state.players[0].figures.clear()
    given = preview(state, "place electricity")
    assert CardsCollected in kinds(given)
    assert CardAdded not in kinds(given)
    assert given.is_open
    assert given.after["to_move"] == [1]


@pytest.mark.parametrize("figures", [[], ["palmer"]])
def test_a_full_circle_is_announced(figures):
    state = new_fair(3)
    give(state, 0, *figures)
    lay(state, "fine-arts", "ticket", "ticket")
    state.car = state.box.wheel - 1
    given = preview(state, "place fine-arts")
    assert CarMoved(1, 0) in given.events
    assert ScoringBegan(1) in given.events


@pytest.mark.parametrize("figures", [[], ["palmer"]])
def test_the_end_of_a_lull_is_announced(figures):
    state = new_fair(4)
    give(state, 0, *figures)
    lay(state, "fine-arts", "electricity")
    state.lull = state.box.lull - 1
    given = preview(state, "place fine-arts")
    assert LullEnded(state.box.lull) in given.events
    assert ScoringBegan(1) in given.events


def test_the_last_turn_without_figures_says_who_wins():
    state = new_fair(2)
    state.marker = 4
    lay(state, "fine-arts", "ticket")
    stand(state, "fine-arts", 3, 0)
    state.car = state.box.wheel - 1
    given = preview(state, "place fine-arts")
    assert kinds(given)[-1] is GameEnded
    assert given.after["decision"] is None


def test_a_preview_leaves_the_position_as_it_was():
    state = new_fair(3)
    for _ in play_at_random(state, 6):
        before = state.content()
        for seat in state.to_move():
            previews = Previews(state, seat)
            for action in state.legal_actions(seat)[:MOST_ACTIONS]:
                assert previews[action].after["round"] >= state.round
        assert state.content() == before
