"""What actions are expected to bring."""

from random import Random

import pytest

from tests.games.worlds_fair_1893.positions import at_round, bare, lay, new_fair
from tests.laws.games import begin, each_table
from universelle.bots import Perspective
from universelle.bots.advice import Option, advise, loss, ranks
from universelle.core.action import Action
from universelle.games.registry import load
from universelle.games.worlds_fair_1893.game import GAME

pytestmark = pytest.mark.engine


@each_table
def test_advice_says_what_each_option_brings(slug, players):
    game, state = load(slug), begin(slug, players, 5)
    seat = state.to_move()[0]
    options = advise(Perspective(game, state, seat), Random(1), effort=0.2)
    assert 1 <= len(options) <= 3
    for option in options:
        assert option.action in state.legal_actions(seat)
        assert len(option.chances) == players
        assert players == 1 or sum(option.chances) == pytest.approx(1)
        assert sum(option.sources.values()) == pytest.approx(option.points)


def test_the_same_advice_again():
    state = new_fair(3)
    one, other = (advise(Perspective(GAME, state, 0), Random(4), effort=0.2) for _ in range(2))
    assert one == other


def test_what_wins_at_once_is_certain():
    state = new_fair(2)
    bare(state)
    at_round(state, 3)
    state.car = state.box.wheel - 1
    state.players[0].coins = 10
    lay(state, "electricity", "ticket")
    best = advise(Perspective(GAME, state, 0), Random(1), effort=0.2)[0]
    assert best.action.code == "place electricity"
    assert best.chances == (1.0, 0.0)


def option(*aims: float) -> Option:
    return Option(Action("any"), aims, (0.5, 0.5), 0.0, {})


def test_a_loss_is_counted_world_by_world():
    assert loss(option(0.5, 0.9), option(0.4, 0.8)) == pytest.approx((0.1, 0.0))
    assert loss(option(0.5, 0.9), option(0.5, 0.7)) == pytest.approx((0.1, 0.1))
    assert loss(option(0.5), option(0.4)) == pytest.approx((0.1, 1.0))


def test_options_that_cannot_be_told_apart_share_a_rank():
    close, far = option(0.4, 0.9, 0.6), option(0.1, 0.4, 0.2)
    assert ranks([option(0.5, 0.8, 0.7), close, far]) == [1, 1, 3]


def test_what_differs_by_nothing_worth_a_word_shares_a_rank_however_sure_it_is():
    assert ranks([option(0.5, 0.5), option(0.4998, 0.4998), option(0.49, 0.49)]) == [1, 1, 3]


@each_table
def test_options_that_are_compared_know_as_many_worlds_and_what_they_gain_on_each_other(slug, players):
    game, state = load(slug), begin(slug, players, 5)
    seat = state.to_move()[0]
    perspective = Perspective(game, state, seat).seeing(state.legal_actions(seat)[:3])
    options = advise(perspective, Random(1), effort=0.2)
    assert len({len(option.aims) for option in options}) == 1
    assert all(option.gains.keys() == option.sources.keys() for option in options)
    assert sum(sum(option.gains.values()) for option in options) == pytest.approx(0, abs=1e-6)
    assert options == sorted(options, key=lambda option: -option.aim)


def test_an_action_without_another_gains_nothing():
    state = new_fair(2)
    perspective = Perspective(GAME, state, 0).seeing(state.legal_actions(0)[:1])
    assert advise(perspective, Random(1))[0].gains == {}


def test_of_actions_that_come_to_the_same_one_is_named_if_there_are_different_ones():
    state = begin("crystal-palace", 2, 5)  # dice are set one after another, in whatever order
    options = advise(Perspective(load("crystal-palace"), state, 0), Random(1), effort=0.5)
    assert len(options) == 3
    first, second, _ = options
    assert first.points != pytest.approx(second.points, abs=0.01)
