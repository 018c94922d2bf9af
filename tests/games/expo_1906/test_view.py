"""What a seat sees: plain data, with the decision named by its id."""

import json
from typing import get_args

from tests.games.expo_1906.positions import act, bare, close, give, new_expo, play_at_random, token, work
from universelle.games.expo_1906.rules import steps
from universelle.games.expo_1906.rules.decision import Decision
from universelle.games.expo_1906.rules.view import DecisionView, View


def test_a_view_is_plain_data_with_the_typed_keys():
    state = new_expo(1)
    for seat in play_at_random(state, 6):
        view = state.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert set(view) == set(View.__annotations__)


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
