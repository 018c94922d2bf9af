"""What a seat sees: plain data, with the decision named by its id."""

import json
from typing import get_args

import pytest

from tests.games.expo_1906.positions import (
    act,
    bare,
    chit,
    close,
    give,
    hand,
    jury,
    lay,
    new_expo,
    play_at_random,
    token,
    work,
)
from universelle.games.expo_1906.rules import steps
from universelle.games.expo_1906.rules.components import CARDS, JOURNAL, MEETING_ROOM, NONE
from universelle.games.expo_1906.rules.decision import Decision
from universelle.games.expo_1906.rules.view import DecisionView, PlayerView, View


def test_a_view_is_plain_data_with_the_typed_keys():
    state = new_expo(1)
    for seat in play_at_random(state, 6):
        view = state.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert set(view) == set(View.__annotations__)
        assert set(view["players"][0]) == set(PlayerView.__annotations__)


def test_every_decision_has_its_own_type_with_its_id():
    kinds = [kind for kind in vars(steps).values() if isinstance(kind, type) and issubclass(kind, Decision)]
    assert len(kinds) == len(get_args(DecisionView))
    assert all(kind((0,)).view()["id"] == kind.id for kind in kinds if kind is not steps.ChooseRowChit)
    state = new_expo(2)
    for seat in play_at_random(state, 2):
        decision = state.view(seat)["decision"]
        assert decision is not None
        assert (decision["id"], decision["seats"]) == (state.agenda[-1].id, list(state.to_move()))
    assert state.view(0)["decision"] is None


def test_the_choice_of_a_chit_names_its_row():
    state = new_expo()
    close(state, "copper")
    token(state, 0, 1, "steel", 9)
    act(state, "play journal", "token 1 steel")
    assert state.view(0)["decision"] == {"id": "choose-chit", "seats": [0], "row": "steel"}


def test_a_laid_project_says_what_it_has_and_needs():
    state = new_expo()
    bare(state)
    give(state, 0, "cellophane", "scientific-steel")
    work(state)
    act(state, "place cellophane", "put c3 0")
    (laid,) = state.view(None)["players"][0]["tiles"]
    assert laid["project"] == "cellophane"
    assert laid["has"] == dict.fromkeys(laid["needs"], 0)
    assert not laid["completed"]


def barred(state, seat):
    return state.view(seat)["players"][seat]["barred"]


@pytest.mark.rule("EX-031", "EX-034")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_barred_card_says_why_and_whose_it_is(players):
    state = new_expo(players)
    first = {"meeting-room": {"why": "first-turn", "seat": None}}
    assert barred(state, 0) == first
    act(state, "play journal", "stop")
    assert barred(state, 1) == {**first, "journal": {"why": "neighbour", "seat": 0}}
    assert barred(state, 0) == {}
    last = players - 1
    state.players[last].last = JOURNAL
    hand(state, 0, "journal", "meeting-room")
    assert barred(state, 0) == {"journal": {"why": "neighbour", "seat": last}}
    hand(state, 0, "meeting-room")
    assert barred(state, 0) == {}
    assert state.view(1)["players"][0]["barred"] == {}
    assert state.view(None)["players"][0]["barred"] == {}


@pytest.mark.rule("EX-159")
def test_alone_the_ghosts_card_is_barred():
    state = new_expo(1)
    state.ghost_card = JOURNAL
    hand(state, 0, "journal", "academy", "meeting-room")
    assert barred(state, 0) == {"journal": {"why": "ghost", "seat": None}}


@pytest.mark.rule("EX-130")
def test_once_the_end_is_near_only_meetings_are_barred():
    state = new_expo(3)
    state.players[0].last = JOURNAL
    state.ender = 0
    assert barred(state, 1) == {"meeting-room": {"why": "last-card", "seat": None}}
    hand(state, 1, "journal")
    assert barred(state, 1) == {}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_is_barred_is_just_what_cannot_be_played(players):
    state = new_expo(players)
    for seat in play_at_random(state, players):
        if state.agenda[-1].id in ("play-card", "play-last-card"):
            offered = [action.code for action in state.legal_actions(seat)]
            cards = [card for card in CARDS if f"play {card}" not in offered]
            in_hand = state.view(seat)["players"][seat]["hand"]
            assert set(barred(state, seat)) == {card for card in cards if card in in_hand}


@pytest.mark.rule("EX-092")
@pytest.mark.parametrize("players", [2, 4])
def test_links_have_a_price_now(players):
    state = new_expo(players)
    lay(state, 0, "improved-journal", "c3")
    plain = [link["price"] for link in state.view(0)["patents"]["links"]]
    assert [link["price_now"] for link in state.view(0)["patents"]["links"]] == plain
    act(state, "play journal")
    links = state.view(0)["patents"]["links"]
    assert [link["price"] for link in links] == plain
    assert [link["price_now"] for link in links] == [max(price - 1, 0) for price in plain]
    act(state, "stop")
    hand(state, 0, "meeting-room")
    state.players[0].last = MEETING_ROOM
    state.card = MEETING_ROOM
    assert [link["price_now"] for link in state.view(0)["patents"]["links"]] == plain


@pytest.mark.rule("EX-134")
@pytest.mark.parametrize(
    ("tiles", "preferred"), [((3, 2), "steam"), ((2, 3), "electricity"), ((3, 3), None), ((0, 0), None)]
)
def test_the_jury_says_what_it_prefers(tiles, preferred):
    state = new_expo(3)
    jury(state, *["steam"] * tiles[0], *["electricity"] * tiles[1])
    assert state.view(None)["jury"]["preferred"] == preferred


@pytest.mark.rule("EX-136", "EX-137")
def test_steps_and_tokens_say_what_they_bring():
    state = new_expo(4)
    chit(state, "liege-1905", "steel")
    token(state, 0, 1, "steel", 10)
    token(state, 0, 2, "copper", 9)
    view = state.view(None)
    assert view["patents"]["step_points"] == [0, 0, 0, 0, 0, 0, 0, 1, 1, 0]
    assert [each["points"] for each in view["players"][0]["tokens"]] == [0, 1, 0]
    assert [each["chit"] for each in view["players"][0]["tokens"]] == ["liege-1905", None, None]
    state.patents.chits[0] = NONE
    assert state.view(None)["players"][0]["tokens"][0]["chit"] is None


@pytest.mark.rule("EX-140")
def test_players_have_a_place():
    state = new_expo(4)
    for player, prestige, money in zip(state.players, (5, 7, 5, 5), (3, 0, 4, 3)):
        player.prestige, player.money = prestige, money
    assert [player["place"] for player in state.view(None)["players"]] == [3, 1, 2, 3]
