"""The bot that looks one step ahead."""

from random import Random

import pytest

from tests.games.worlds_fair_1893.positions import (
    act,
    at_round,
    bare,
    codes,
    give,
    lay,
    new_fair,
    plain_fair,
    score_now,
    stand,
)
from universelle.bots import Perspective
from universelle.bots.greedy import GreedyBot
from universelle.games.worlds_fair_1893.game import GAME
from universelle.games.worlds_fair_1893.rules.components import AREAS
from universelle.games.worlds_fair_1893.rules.state import WorldsFair

pytestmark = pytest.mark.engine

each_number = pytest.mark.parametrize("players", [2, 3, 4])
each_area = pytest.mark.parametrize("name", AREAS)


def choices(state: WorldsFair, bots: int = 5) -> set[str]:
    """What bots with random seeds of their own choose for the seat to move."""
    perspective = Perspective(GAME, state, state.to_move()[0])
    return {GreedyBot(Random(number)).choose(perspective).code for number in range(bots)}


@each_area
@each_number
def test_it_ends_the_game_where_that_wins(players, name):
    state = new_fair(players)
    bare(state)
    at_round(state, 3)
    state.car = state.box.wheel - 1
    state.players[0].coins = 10
    lay(state, name, "ticket")
    assert choices(state) == {f"place {name}"}


@each_area
def test_other_things_being_equal_it_takes_the_most_tickets(name):
    state = plain_fair(3)
    for area in AREAS:
        lay(state, area)
    lay(state, name, "ticket", "ticket", "ticket")
    assert choices(state) == {f"place {name}"}


def test_it_has_exhibits_approved_that_make_a_set():
    state = new_fair(2)
    bare(state)
    stand(state, "agriculture", 0, 3)
    give(state, 1, "agriculture", "agriculture")
    for token in range(1, 5):
        state.players[1].tokens[token] = 1
    score_now(state)
    assert state.to_move() == (1,)
    assert "approve 2" in codes(state)
    assert choices(state) == {"approve 2"}


def test_it_plays_a_figure_rather_than_throw_it_away():
    state = plain_fair(2)
    give(state, 0, "burnham")
    act(state, "place agriculture")
    assert codes(state) == ["burnham", "stop"]
    assert choices(state) == {"burnham"}


def test_among_equals_its_random_numbers_decide():
    state = new_fair(2)
    bare(state)
    assert len(choices(state, bots=30)) > 1
