"""What a seat sees: plain data with the fields that its types name."""

import json
from typing import get_type_hints

import pytest

from tests.games.worlds_fair_1893.positions import act, bare, give, lay, new_fair, play_at_random, stand
from universelle.games.worlds_fair_1893.rules import view as types

every_count = pytest.mark.parametrize("players", [2, 3, 4])


@every_count
def test_a_view_has_the_fields_of_its_types_and_is_plain_data(players):
    state = new_fair(players)
    for _ in play_at_random(state, 1):
        view = state.view(None)
        assert json.loads(json.dumps(view)) == view
        assert set(view) == set(get_type_hints(types.View))
        assert all(set(area) == set(get_type_hints(types.AreaView)) for area in view["areas"])
        assert all(set(card) == set(get_type_hints(types.CardView)) for area in view["areas"] for card in area["cards"])
        assert all(set(player) == set(get_type_hints(types.PlayerView)) for player in view["players"])
    assert state.view(None)["decision"] is None


@every_count
def test_every_seat_and_a_spectator_see_the_same(players):
    state = new_fair(players)
    for _ in play_at_random(state, 2):
        assert all(state.view(seat) == state.view(None) for seat in range(players))


@every_count
def test_a_decision_names_itself_its_seats_and_its_fields(players):
    kinds = {
        "place-supporter": types.PlaceSupporterDecision,
        "play-figures": types.PlayFiguresDecision,
        "end-turn": types.EndTurnDecision,
        "approve-exhibits": types.ApproveExhibitsDecision,
    }
    state, met = new_fair(players), set()
    for _ in play_at_random(state, 3):
        decision = state.view(None)["decision"]
        if decision is not None:
            met.add(decision["id"])
            assert decision["id"] == state.agenda[-1].id
            assert decision["seats"] == list(state.to_move())
            assert set(decision) == set(get_type_hints(kinds[decision["id"]]))
    assert met == set(kinds)


def test_the_decision_on_approvals_says_for_which_area_and_how_many_at_most():
    state = new_fair(2)
    bare(state)
    stand(state, "agriculture", 2, 1)
    lay(state, "agriculture", "ticket")
    give(state, 0, "agriculture")
    state.car = state.box.wheel - 1
    act(state, "place agriculture")
    decision = state.view(0)["decision"]
    assert decision == {"id": "approve-exhibits", "seats": [0], "area": "agriculture", "approvals": 3}
