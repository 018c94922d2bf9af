"""What may be seen, and what may not."""

import json

import pytest

from tests.games.crystal_palace.positions import (
    EVERY_COUNT,
    act,
    new_palace,
    own,
    placing,
    play_at_random,
)
from universelle.core.chance import Chance, seed_from
from universelle.games.crystal_palace.rules.components import CHARACTERS, PATENTS

every_count = pytest.mark.parametrize("players", EVERY_COUNT)


def twins(state, seat: int, count: int = 30) -> list:
    return [state.resample(seat, Chance(seed_from(str(number)))) for number in range(count)]


@pytest.mark.rule("CP-182")
@every_count
def test_everything_that_lies_open_is_in_every_view(players):
    state = placing("6521", *["1111"] * (players - 1))
    own(state, 0, patents=("audio-book",), characters=("karl-marx",), tiles=("r01",), loans=(-9,))
    views = [state.view(seat) for seat in (None, *range(players))]
    assert all(view == views[0] for view in views)
    player = views[0]["players"][0]
    assert player["patents"] == ["audio-book"]
    assert player["hand"] == [6, 5, 2, 1]
    assert {"loan": -9, "repaid": False} in player["slots"]
    assert views[0]["publisher"]
    assert len(views[0]["flyers"]) == 11


@pytest.mark.rule("CP-183")
@every_count
def test_what_lies_face_down_is_in_no_view_and_dealt_anew_in_imagined_positions(players):
    state = new_palace(players)
    for twin in twins(state, 0, 5):
        assert json.dumps(twin.view(0)) == json.dumps(state.view(0))
    for pile in ("patents", "characters", "green", "blue", "orange", "loans", "shares"):
        dealt = {getattr(twin, pile) for twin in twins(state, 0)}
        assert len(dealt) > 5, pile


@pytest.mark.rule("CP-183")
def test_the_open_top_and_the_known_bottom_of_a_deck_stay():
    state = new_palace(4)
    for _ in play_at_random(state, 1):
        if state.round == 3:
            break
    assert state.patents_under > 0
    for twin in twins(state, 1):
        assert twin.patents[-1] == state.patents[-1]
        assert twin.patents[: state.patents_under] == state.patents[: state.patents_under]
        assert sorted(twin.patents) == sorted(state.patents)


@pytest.mark.rule("CP-184")
@every_count
def test_leftovers_under_a_deck_and_the_loans_that_remain_are_known(players):
    state = new_palace(players)
    act(state, "loan", seat=0)
    piles = state.view(1)["piles"]
    assert sum(piles["loans"].values()) == 29
    for _ in play_at_random(state, 2):
        if state.round == 2:
            break
    piles = state.view(1)["piles"]
    assert piles["patents"]["under"] == [PATENTS[card] for card in state.patents[: state.patents_under]]
    assert piles["characters"]["under"] == [CHARACTERS[card] for card in state.characters[: state.characters_under]]


@pytest.mark.rule("CP-185")
@every_count
def test_money_and_goods_are_public(players):
    view = new_palace(players).view(None)
    for player in view["players"]:
        assert {"money": 40, "gears": 1, "energy": 1, "newspapers": 0}.items() <= player.items()
