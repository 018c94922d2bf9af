"""Every legal action can be chosen on the board."""

from collections import Counter

import pytest

from tests.drawing.trees import found, ids
from tests.games.worlds_fair_1893.drawings import PLAYERS, asked, codes, places, positions, scene, targets
from tests.games.worlds_fair_1893.positions import act, empty_supply, give, new_fair, ring, stand
from universelle.drawing.node import Node
from universelle.games.worlds_fair_1893.page.board import board
from universelle.games.worlds_fair_1893.rules.actions import Place
from universelle.games.worlds_fair_1893.rules.components import AREAS


@pytest.mark.parametrize("players", PLAYERS)
def test_every_legal_action_can_be_chosen_on_the_board(players):
    """On a wide screen by the lanes of supporters, on a narrow one by all the supporters of an area."""
    for state in positions(players):
        given = scene(state)
        drawn = {str(place.id): codes(place) for place in places(board(given))}
        crowds = {f"move-{area}" for area in AREAS}
        lanes = {name for name in drawn if name.startswith("move-")} - crowds
        legal = Counter([action.code for action in given.actions])
        assert Counter([code for name in drawn.keys() - crowds for code in drawn[name]]) == legal
        assert Counter([code for name in drawn.keys() - lanes for code in drawn[name]]) == legal


@pytest.mark.parametrize("players", PLAYERS)
def test_a_place_that_asks_says_so(players):
    for state in positions(players):
        for place in places(board(scene(state))):
            several = len(codes(place)) > 1
            assert ("data-ask" in place.attributes) == several
            assert place.attributes.get("aria-haspopup") == ("menu" if several else None)
            assert place.attributes["tabindex"] == "0"


@pytest.mark.parametrize("players", PLAYERS)
def test_every_placement_out_of_the_supply_has_a_target(players):
    state = new_fair(players)
    given = scene(state)
    assert targets(board(given)) == [action.code for action in given.actions]
    assert all(isinstance(action, Place) for action in given.actions)


def test_only_the_seat_to_move_has_targets():
    state = new_fair(3)
    assert places(board(scene(state, seat=1))) == []


def test_an_area_that_several_actions_lead_to_asks_which():
    state = new_fair(2)
    empty_supply(state, 0, "agriculture")
    drawn = board(scene(state))
    assert targets(drawn) == []
    sources = [area for area in AREAS if f"place fine-arts from {area}" in asked(drawn)["go-fine-arts"]]
    assert sources == [area for area in AREAS if state.supporters[AREAS.index(area)][0]]
    assert len(asked(drawn)) == len(AREAS)


def test_a_figure_that_adds_a_supporter_has_a_target_beside_those_of_palmer():
    state = new_fair(2)
    ring(state, "agriculture", "electricity", "fine-arts")
    give(state, 0, "davis", "westinghouse", "palmer")
    act(state, "place electricity")
    drawn = board(scene(state))
    assert targets(drawn) == ["davis agriculture", "westinghouse", "davis fine-arts", "stop"]
    act(state, "westinghouse")
    drawn = board(scene(state))
    assert targets(drawn) == ["davis agriculture", "davis fine-arts", "stop"]
    assert "chosen" in ids(drawn)


def test_every_lane_with_supporters_asks_where_palmer_moves_one():
    state = new_fair(3)
    for area in AREAS:
        stand(state, area, 0, 0, 0)
    stand(state, "electricity", 0, 2, 1)
    give(state, 0, "palmer")
    act(state, "place agriculture")
    drawn = board(scene(state))
    lanes = {name: place for name, place in asked(drawn).items() if name.startswith("move-")}
    assert list(lanes) == [
        "move-1-agriculture",
        "move-agriculture",
        "move-2-electricity",
        "move-3-electricity",
        "move-electricity",
    ]
    assert lanes["move-3-electricity"] == [f"palmer 3 electricity>{area}" for area in AREAS if area != "electricity"]
    assert found(drawn, "move-3-electricity").attributes["aria-label"] == "Move Carl <x>’s supporter from Electricity"
    own = found(drawn, "move-1-agriculture").attributes
    assert (own["aria-label"], own["data-then"]) == (
        "Move your supporter from Agriculture",
        "Your supporter, Agriculture: where to?",
    )


def test_the_scored_area_asks_how_many_exhibits_are_approved():
    state = next(state for state in positions(2) if state.marker % 2)
    given = scene(state)
    assert asked(board(given)) == {f"go-{given.view['decision']['area']}": [action.code for action in given.actions]}


def test_the_discard_pile_ends_the_playing_of_figures():
    state = new_fair(2)
    give(state, 0, "westinghouse")
    act(state, "place electricity")
    before = found(board(scene(state)), "go-stop").attributes["aria-label"]
    act(state, "westinghouse")
    after = found(board(scene(state)), "go-stop").attributes["aria-label"]
    assert (before, after) == ("Discard the remaining figures", "End your turn")


def test_targets_carry_the_numbers_of_the_choices_or_the_sign_that_more_follow():
    state = new_fair(2)
    ring(state, "agriculture", "electricity", "fine-arts")
    give(state, 0, "davis")
    act(state, "place electricity")
    assert keys(board(scene(state))) == ["#key-1", "#key-2"]
    state = new_fair(2)
    empty_supply(state, 0, "agriculture")
    assert keys(board(scene(state))) == ["#key-more"] * len(AREAS)


def test_targets_whose_choices_follow_a_group_in_the_list_have_no_number():
    state = new_fair(2)
    ring(state, "agriculture", "electricity", "fine-arts")
    give(state, 0, "palmer", "davis")
    act(state, "place electricity")
    assert keys(board(scene(state))) == [None, None]


def keys(tree: Node) -> list[str | None]:
    areas = [place for place in places(tree) if str(place.id).removeprefix("go-") in AREAS]
    return [place.children[-1].attributes.get("href") for place in areas]
