"""What may be seen, and what may not."""

import json
from typing import get_args, get_type_hints

import pytest

from tests.games.crystal_palace.positions import (
    EVERY_COUNT,
    act,
    at_location,
    from_phase,
    in_market,
    nation,
    new_palace,
    own,
    placing,
    play_at_random,
    publisher,
)
from universelle.build import COMPILED
from universelle.core.chance import Chance, seed_from
from universelle.games.crystal_palace.rules.components import CHARACTERS, FACES, PATENTS
from universelle.games.crystal_palace.rules.counters import count, level_reached, links_owned
from universelle.games.crystal_palace.rules.view import DecisionView, LocationView, PlayerView, View

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


def fields_of(decision: dict) -> set[str]:
    kinds = [kind for kind in get_args(DecisionView) if decision["id"] in get_args(get_type_hints(kind)["id"])]
    assert len(kinds) == 1, decision["id"]
    return set(get_type_hints(kinds[0]))


def same_shape(data, kind) -> bool:
    """Whether plain data has exactly the fields of a `TypedDict`."""
    return set(data) == set(get_type_hints(kind))


@pytest.mark.skipif(COMPILED, reason="mypyc keeps no literals of a TypedDict")
@every_count
def test_views_have_the_fields_that_their_types_declare(players):
    state = new_palace(players)
    for _ in play_at_random(state, players):
        view = state.view(None)
        if not state.agenda:
            break
        assert set(view["decision"]) == fields_of(view["decision"])
        assert view["decision"]["id"] == state.agenda[-1].id
        assert view["decision"]["seats"] == view["to_move"]
    assert view["decision"] is None
    assert same_shape(view, View)
    assert all(same_shape(there, LocationView) for there in view["locations"])
    assert all(same_shape(player, PlayerView) for player in view["players"])


def test_decisions_name_what_they_are_about():
    state = new_palace(2)
    own(state, 0, patents=("audio-book",))
    from_phase(state, 5)
    act(state, "build audio-book")
    while state.agenda[-1].id == "pay":
        assert state.view(None)["decision"].keys() >= {"gear", "energy", "money"}
        state.apply(0, state.legal_actions(0)[0])
    assert state.view(None)["decision"] == {"id": "choose-target", "seats": [0], "patent": "audio-book"}


@pytest.mark.rule("CP-064")
def test_a_location_says_in_which_order_its_dice_act():
    state = at_location(new_palace(4), "london-times", (0, 3), (1, 5), (2, 3), (3, 6))
    there = state.view(None)["locations"][5]
    assert [(die["seat"], die["value"]) for die in there["queue"]] == [(3, 6), (1, 5), (0, 3), (2, 3)]
    act(state, "decline")
    there = state.view(None)["locations"][5]
    assert [(die["seat"], die["value"]) for die in there["queue"]] == [(1, 5), (0, 3), (2, 3)]
    assert state.view(None)["locations"][4]["queue"] == []


def test_a_view_holds_what_goals_and_the_publisher_count():
    state = new_palace(2)
    nation(state, 0, "japan")
    goal = state.box.goals[state.players[0].nation]
    own(state, 0, prototypes=("audio-book",), characters=("charles-dickens",))
    publisher(state, FACES[0])
    player = state.view(1)["players"][0]
    assert player["goal_count"] == count(state, 0, goal.count)
    assert player["goal_in_reach"] == (player["goal_count"] >= goal.at_least[0])
    assert player["publisher_level"] == level_reached(state, 0)
    assert player["linked_pairs"] == links_owned(state, 0, PATENTS.index("audio-book"))


def test_a_view_says_where_an_assistant_would_enter_the_market():
    state = new_palace(2)
    assert state.view(None)["market_entry"] == 0
    in_market(state, 0, 1)
    assert state.view(None)["market_entry"] == 2
