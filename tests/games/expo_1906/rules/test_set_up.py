"""How a game begins."""

from collections import Counter

import pytest

from tests.games.expo_1906.positions import in_front, lab, lay, new_expo, place_of
from universelle.core.chance import Chance, seed_from
from universelle.games.expo_1906.game import GAME
from universelle.games.expo_1906.rules.components import CARDS, ELECTRICITY, NONE, STEAM, TYPES

every_count = pytest.mark.parametrize("players", [1, 2, 3, 4])
MONEY = {1: [4], 2: [3, 4], 3: [3, 4, 5], 4: [3, 4, 5, 6]}


@pytest.mark.rule("EX-018")
@every_count
def test_only_the_order_of_the_piles_is_unknown(players):
    state = new_expo(players)
    twin = state.resample(0, Chance(seed_from("another deal")))
    assert twin.content() != state.content()
    assert twin.pile != state.pile
    assert twin.jury_pile != state.jury_pile
    assert twin.project_piles != state.project_piles
    assert twin.view(0) == state.view(0)
    assert twin.view(None) == state.view(None)


@pytest.mark.rule("EX-018")
def test_projects_seen_going_under_a_pile_are_known():
    state = new_expo(2)
    project = state.open_projects[0]
    state.open_projects[0] = NONE
    state.project_piles[0].insert(0, project)
    view = state.view(None)["academy"]["projects"][0]
    assert view["project"] is None
    assert (view["unseen"], len(view["below"])) == (5, 1)
    for number in range(5):
        assert state.resample(0, Chance(seed_from(str(number)))).project_piles[0][0] == project


@pytest.mark.rule("EX-018")
def test_labs_tiles_money_points_boards_and_tokens_are_open():
    state = new_expo(3)
    lay(state, 1, "steel-manual", "a1")
    for seat in (None, 0, 1, 2):
        view = state.view(seat)
        assert [player["money"] for player in view["players"]] == MONEY[3]
        assert view["players"][1]["tiles"][0]["kind"] == "steel-manual"
        assert len(view["station"]) == 9
        assert len(view["academy"]["technologies"]) == 13
        assert len(view["jury"]["tiles"]) == 2
        assert len(view["patents"]["chits"]) == 6


@pytest.mark.rule("EX-019")
def test_the_seed_decides_the_piles():
    one, again, other = new_expo(seed="1"), new_expo(seed="1"), new_expo(seed="2")
    assert (one.pile, one.jury_pile) == (again.pile, again.jury_pile)
    assert one.pile != other.pile
    assert sorted(one.pile) == sorted(other.pile)


@pytest.mark.rule("EX-020", "EX-025", "EX-026", "EX-E17")
@pytest.mark.parametrize(("players", "spaces"), [(1, 3), (2, 6), (3, 9), (4, 12)])
def test_station_money_and_jury_by_number_of_players(players, spaces):
    state = new_expo(players)
    assert len(state.station) == spaces
    assert NONE not in state.station
    assert [player.money for player in state.players] == MONEY[players]
    assert len(state.jury) == 2
    assert state.box.jury_spaces - len(state.jury) == 10
    assert Counter(state.jury + state.jury_pile) == {STEAM: 8, ELECTRICITY: 8}


@pytest.mark.rule("EX-025")
@pytest.mark.parametrize("first", ["1", "2", "3"])
def test_money_goes_by_place_in_turn_order(first):
    state = new_expo(3, first=first)
    begins = int(first) - 1
    assert [state.players[(begins + place) % 3].money for place in range(3)] == [3, 4, 5]


@pytest.mark.rule("EX-021", "EX-027")
@every_count
def test_one_project_of_each_shape_is_open_whatever_the_jury(players):
    energies = set()
    for seed in range(20):
        state = new_expo(players, seed=str(seed))
        assert [state.box.shape_of[project] for project in state.open_projects] == [0, 1, 2, 3, 4]
        assert [len(pile) for pile in state.project_piles] == [5] * 5
        energies |= {(state.box.energy[state.open_projects[0]], energy) for energy in state.jury}
    assert len(energies) == 4


@pytest.mark.rule("EX-022")
@every_count
def test_all_technologies_lie_in_the_academy(players):
    assert len(new_expo(players).view(None)["academy"]["technologies"]) == 13


@pytest.mark.rule("EX-023")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_anybody_may_begin_and_play_goes_clockwise(players):
    games = [GAME.new(players, seed_from(str(seed))) for seed in range(60)]
    assert {state.to_move()[0] for state in games} == set(range(players))
    state = games[0]
    first = state.to_move()[0]
    state.apply(first, GAME.catalogue.parse("play skyscraper"))
    assert state.to_move() == ((first + 1) % players,)


@pytest.mark.rule("EX-024")
@every_count
def test_everybody_has_six_cards_and_three_tokens_on_step_1_and_no_points(players):
    state = new_expo(players)
    for seat, player in enumerate(state.players):
        assert state.view(seat)["players"][seat]["hand"] == list(CARDS)
        assert [place_of(state, seat, number) for number in (1, 2, 3)] == [(None, 1)] * 3
        assert (player.prestige, in_front(state, seat), lab(state, seat).tiles) == (0, [], [])


@pytest.mark.rule("EX-150")
@every_count
def test_ghosts_stand_on_step_1_with_one_or_two_players(players):
    ghost = new_expo(players).view(None)["ghost"]
    if players > 2:
        assert ghost is None
    else:
        assert ghost["steps"] == dict.fromkeys(TYPES[:6], 1)
