"""What actions are expected to bring."""

from random import Random

import pytest

from tests.games.worlds_fair_1893.positions import at_round, bare, lay, new_fair
from tests.laws.games import begin, each_table
from universelle.bots import Perspective
from universelle.bots.advice import Advice, Option, advise, loss
from universelle.core.action import Action
from universelle.games.registry import load
from universelle.games.worlds_fair_1893.game import GAME

pytestmark = pytest.mark.engine


@each_table
def test_advice_says_what_each_option_brings(slug, players):
    game, state = load(slug), begin(slug, players, 5)
    seat = state.to_move()[0]
    advice = advise(Perspective(game, state, seat), Random(1), effort=0.2)
    assert 1 <= len(advice.options) <= 3
    for option in advice.options:
        assert option.action in state.legal_actions(seat)
        assert len(option.chances) == players
        assert players == 1 or sum(option.chances) == pytest.approx(1)
        assert sum(option.sources.values()) == pytest.approx(option.points)
        assert option.sources.keys() == advice.sources.keys()


def test_the_same_advice_again():
    state = new_fair(3)
    one, other = (advise(Perspective(GAME, state, 0), Random(4), effort=0.2) for _ in range(2))
    assert one == other


def test_the_action_asked_about_is_among_the_options():
    state = new_fair(2)
    worst = advise(Perspective(GAME, state, 0), Random(1), effort=0.1, most=5).options[-1].action
    advice = advise(Perspective(GAME, state, 0), Random(1), also=worst, effort=0.1, most=1)
    assert [option.action for option in advice.options][1:] == [worst]
    assert advice.option(worst).points == advice.options[1].points


def test_what_wins_at_once_is_certain():
    state = new_fair(2)
    bare(state)
    at_round(state, 3)
    state.car = state.box.wheel - 1
    state.players[0].coins = 10
    lay(state, "electricity", "ticket")
    advice = advise(Perspective(GAME, state, 0), Random(1), effort=0.2)
    assert advice.options[0].action.code == "place electricity"
    assert advice.options[0].chances == (1.0, 0.0)


def option(*aims: float) -> Option:
    return Option(Action("any"), aims, (0.5, 0.5), 0.0, {})


def test_a_loss_is_counted_world_by_world():
    assert loss(option(0.5, 0.9), option(0.4, 0.8)) == pytest.approx((0.1, 0.0))
    assert loss(option(0.5, 0.9), option(0.5, 0.7)) == pytest.approx((0.1, 0.1))
    assert loss(option(0.5), option(0.4)) == pytest.approx((0.1, 1.0))


def test_options_that_cannot_be_told_apart_share_a_rank():
    close, far = option(0.4, 0.9, 0.6), option(0.1, 0.4, 0.2)
    advice = Advice((option(0.5, 0.8, 0.7), close, far), {})
    assert advice.ranks() == [1, 1, 3]
