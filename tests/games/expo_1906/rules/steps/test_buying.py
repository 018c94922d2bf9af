"""Train Station, Academy and Skyscraper, basic and improved; money."""

import pytest

from tests.games.expo_1906.positions import (
    act,
    assert_refused,
    codes,
    in_front,
    lab,
    lay,
    meet,
    new_expo,
    open_only,
    play_at_random,
    station,
    step,
    supplied,
    work,
)
from universelle.games.expo_1906.rules.components import NONE, TECHNOLOGIES
from universelle.games.expo_1906.rules.effects import effects
from universelle.games.expo_1906.rules.steps.turns import PLAY_CARD
from universelle.games.registry import load

THREE = ("steel-manual", "copper-steam", "manual-electricity")
TAKE_THREE = [f"take {kind}" for kind in THREE]


@pytest.fixture(params=[1, 2, 3, 4])
def expo(request):
    state = new_expo(request.param)
    station(state, *THREE)
    open_only(state, "cellophane", "cruise-ship")
    state.players[0].money = 12
    state.ghost_card = NONE
    return state


@pytest.mark.rule("EX-015", "EX-D-b")
@pytest.mark.parametrize(("money", "then"), [(11, 12), (10, 12), (8, 12), (3, 7)])
def test_money_ends_at_12(expo, money, then):
    expo.players[0].money = money
    act(expo, "play skyscraper")
    assert expo.players[0].money == then


@pytest.mark.rule("EX-016")
def test_without_money_nothing_can_be_bought(expo):
    expo.players[0].money = 0
    act(expo, "play train-station")
    assert step(expo) == "play-card" or len(expo.players) == 1
    assert expo.players[0].money == 0
    assert in_front(expo, 0) == []


@pytest.mark.rule("EX-016")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_money_is_never_below_0_nor_above_12(players):
    for seed in range(5):
        state = new_expo(players, seed=str(seed))
        for _ in play_at_random(state, seed):
            assert all(0 <= player.money <= 12 for player in state.players)


@pytest.mark.rule("EX-041")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_up_to_three_tiles_are_bought(expo, count):
    act(expo, "play train-station", *TAKE_THREE[:count])
    if count < 3:
        act(expo, "stop")
    assert in_front(expo, 0) == list(THREE[:count])
    assert step(expo) == "play-card"


@pytest.mark.rule("EX-041")
def test_a_fourth_tile_is_refused():
    state = new_expo(2)
    state.players[0].money = 12
    station(state, *THREE, "steel-steam")
    act(state, "play train-station", *TAKE_THREE)
    assert_refused(state, "take steel-steam")


@pytest.mark.rule("EX-042", "EX-087", "EX-D-c")
@pytest.mark.parametrize(("improved", "totals"), [(False, [1, 3, 6]), (True, [1, 2, 4])])
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1)])
def test_prices_go_by_order_and_not_by_tile(expo, improved, totals, order):
    if improved:
        lay(expo, 0, "improved-train-station", "a1")
    act(expo, "play train-station")
    for place, total in zip(order, totals):
        assert expo.view(0)["action"]["price"] == total - (12 - expo.players[0].money)
        act(expo, TAKE_THREE[place])
        assert expo.players[0].money == 12 - total
    assert in_front(expo, 0) == [THREE[place] for place in order]


@pytest.mark.rule("EX-042")
def test_prices_begin_anew_with_each_card():
    state = new_expo(2)
    station(state, *THREE, "steel-steam")
    act(state, "play train-station", "take steel-manual", "stop", "play skyscraper")
    meet(state)
    state.players[1].money = 5
    station(state, *THREE)
    act(state, "play train-station", "take copper-steam")
    assert state.players[1].money == 4


@pytest.mark.rule("EX-043")
@pytest.mark.parametrize(("money", "most"), list(enumerate([0, 1, 1, 2, 2, 2, 3])))
def test_buying_stops_where_money_ends(expo, money, most):
    expo.players[0].money = money
    act(expo, "play train-station")
    bought = 0
    while step(expo) == "buy-resources":
        act(expo, codes(expo)[0])
        bought += 1
    assert bought == most


@pytest.mark.rule("EX-044")
def test_bought_tiles_lie_open_and_leave_only_for_the_laboratory(expo):
    act(expo, "play train-station", *TAKE_THREE)
    shown = expo.view(None)["players"][0]["front"]
    assert [tile["kind"] for tile in shown] == list(THREE)
    verbs = {action.code.split()[0] for action in load("expo-1906").catalogue}
    assert verbs == {"play", "take", "place", "remove", "move", "put", "token", "money", "jury", "chit", "stop", "pass"}


@pytest.mark.rule("EX-044")
@pytest.mark.parametrize("waiting", [7, 8, 20])
def test_any_number_of_tiles_may_wait_in_front_of_a_player(expo, waiting):
    tiles = [expo.draw_tile() for _ in range(waiting)]
    expo.players[0].front += tiles
    act(expo, "play train-station", *TAKE_THREE)
    assert len(expo.players[0].front) == waiting + 3
    expo.agenda = [PLAY_CARD[0]]
    expo.ghost_card = NONE
    act(expo, "play academy", "take cellophane")
    assert in_front(expo, 0)[waiting:] == [*THREE, "cellophane"]
    assert expo.players[0].front[:waiting] == tiles


@pytest.mark.rule("EX-044", "EX-088")
def test_a_free_tile_too_may_join_any_number(expo):
    lay(expo, 0, "improved-academy", "a3")
    expo.players[0].front += [expo.draw_tile() for _ in range(20)]
    act(expo, "play academy", "stop", "take copper-steam")
    assert in_front(expo, 0)[20:] == ["copper-steam"]


@pytest.mark.rule("EX-045")
def test_the_station_is_not_refilled_within_a_round():
    state = new_expo(2)
    station(state, *THREE)
    state.players[0].money = state.players[1].money = 12
    act(state, "play train-station", *TAKE_THREE)
    assert set(state.station) == {NONE}
    act(state, "play skyscraper", "play academy", "stop", "play train-station")
    assert state.to_move() == (0,)
    assert in_front(state, 1) == []


@pytest.mark.rule("EX-045")
def test_the_academy_is_not_refilled_within_a_round(expo):
    act(expo, "play academy", "take cellophane")
    assert [space["project"] is None for space in expo.view(None)["academy"]["projects"]] == [
        True,
        False,
        True,
        True,
        True,
    ]


@pytest.mark.rule("EX-046")
@pytest.mark.parametrize("tile", ["cellophane", "batteries"])
def test_the_academy_sells_one_tile_for_2(expo, tile):
    act(expo, "play academy", f"take {tile}")
    assert expo.players[0].money == 10
    assert in_front(expo, 0) == [tile]
    assert step(expo) == "play-card"
    assert_refused(expo, "take cruise-ship")


@pytest.mark.rule("EX-047")
def test_any_open_project_and_technology_may_be_bought(expo):
    act(expo, "play academy")
    technologies = [f"take {key}" for key in TECHNOLOGIES]
    assert codes(expo) == ["take cruise-ship", "take cellophane", *technologies, "stop"]
    assert_refused(expo, "take airship", "take steel-manual", why="illegal-not-in-academy")


@pytest.mark.rule("EX-048")
def test_a_bought_tile_does_nothing_until_placed():
    state = new_expo(3)
    lay(state, 0, "cellophane", "a3")
    act(state, "play academy", "take combustion-engines")
    state.players[0].front += [30 + TECHNOLOGIES.index("improved-laboratory")]
    state.technologies &= ~(1 << TECHNOLOGIES.index("improved-laboratory"))
    assert supplied(state, 0, "cellophane") == {}
    assert not lab(state).improves(2)
    work(state)
    assert state.steps_allowed == 3


@pytest.mark.rule("EX-049")
def test_without_2_money_the_academy_sells_nothing(expo):
    expo.players[0].money = 1
    before = expo.view(None)["academy"]
    act(expo, "play academy")
    assert (in_front(expo, 0), expo.players[0].money) == ([], 1)
    assert len(expo.players) == 1 or expo.view(None)["academy"] == before


@pytest.mark.rule("EX-067")
@pytest.mark.parametrize(("money", "then"), [(3, 7), (10, 12)])
def test_the_skyscraper_brings_4(expo, money, then):
    expo.players[0].money = money
    act(expo, "play skyscraper")
    assert expo.players[0].money == then


@pytest.mark.rule("EX-093")
@pytest.mark.parametrize(("money", "then"), [(3, 9), (8, 12)])
def test_the_improved_skyscraper_brings_6(expo, money, then):
    lay(expo, 0, "improved-skyscraper", "a1")
    expo.players[0].money = money
    act(expo, "play skyscraper")
    assert expo.players[0].money == then


@pytest.mark.rule("EX-088", "EX-089")
@pytest.mark.parametrize("money", [0, 12])
def test_the_improved_academy_gives_a_tile_of_ones_choice_bought_or_not(expo, money):
    lay(expo, 0, "improved-academy", "a3")
    expo.players[0].money = money
    act(expo, "play academy")
    if money:
        act(expo, "stop")
    assert codes(expo) == [*TAKE_THREE, "stop"]
    assert str(expo.label(expo.legal_actions(0)[0])).startswith("action-free")
    act(expo, "take copper-steam")
    assert (in_front(expo, 0), expo.players[0].money) == (["copper-steam"], money)
    assert step(expo) == "play-card"


@pytest.mark.rule("EX-088")
def test_the_improved_academy_sells_as_the_basic_one(expo):
    lay(expo, 0, "improved-academy", "a3")
    act(expo, "play academy", "take cruise-ship", "take steel-manual")
    assert (in_front(expo, 0), expo.players[0].money) == (["cruise-ship", "steel-manual"], 10)


@pytest.mark.parametrize(("offered", "taken"), [(3, 2), (1, 1)])
def test_an_edition_may_give_more_free_tiles_as_long_as_there_are_some(offered, taken):
    state = new_expo(2, values={"academy": {"improved_free_tiles": 2}})
    lay(state, 0, "improved-academy", "a3")
    station(state, *THREE[:offered])
    act(state, "play academy", "stop", *TAKE_THREE[:taken])
    assert in_front(state, 0) == list(THREE[:taken])
    assert state.to_move() == (1,)
    assert effects(state.box)["card-improved-academy"]["tiles"] == 2


@pytest.mark.rule("EX-089")
def test_the_free_tile_may_be_declined_and_an_empty_station_gives_none(expo):
    lay(expo, 0, "improved-academy", "a3")
    twin = expo.clone()
    act(expo, "play academy", "stop", "stop")
    assert in_front(expo, 0) == []
    station(twin)
    act(twin, "play academy", "take cruise-ship")
    assert in_front(twin, 0) == ["cruise-ship"]
    assert step(twin) == "play-card"
