"""The end of the game: sales, loans, slots, and the points that follow."""

import pytest

from tests.games.crystal_palace.positions import (
    EVERY_COUNT,
    do,
    gain,
    have,
    in_market,
    last_income,
    listen,
    names,
    nation,
    new_palace,
    own,
    play_at_random,
    points,
    quiet_buzz,
)
from universelle.core.event import GameEnded
from universelle.games.crystal_palace.rules.scoring import buzz_points, market_points

every_count = pytest.mark.parametrize("players", EVERY_COUNT)


@pytest.mark.rule("CP-172")
@every_count
def test_goods_and_newspapers_left_are_sold_for_a_pound_each(players):
    state = new_palace(players)
    have(state, 0, energy=2, gears=3, newspapers=4, money=1)
    events = last_income(state)
    sold = [event.money for event in events if type(event).__name__ == "GoodsSold" and event.seat == 0]
    assert sold == [9]
    assert state.players[0].money == 0  # nine, and the pound of income, cover a slot


@pytest.mark.rule("CP-173")
@every_count
def test_loans_must_be_repaid_the_dearest_first(players):
    state = new_palace(players)
    own(state, 0, loans=(-8, -10, -9))
    have(state, 0, money=25, gears=0, energy=0)
    events = last_income(state)
    assert names([event for event in events if event.message().values.get("seat") == 0]).count("LoanRepaid") == 2
    assert points(events, 0)["loans"] == -8 - 5 - 5


@pytest.mark.rule("CP-174")
@every_count
def test_every_further_10_pounds_cover_an_empty_slot(players):
    state = new_palace(players)
    have(state, 0, money=25, gears=0, energy=0)
    events = last_income(state)
    assert points(events, 0)["slots"] == -16
    assert state.players[0].money == 5


@pytest.mark.rule("CP-175")
def test_the_three_furthest_on_the_buzz_track_score():
    state = quiet_buzz(new_palace(4))
    for seat, buzz in enumerate((9, 12, 0, 5)):
        have(state, seat, buzz=buzz)
    events = last_income(state)
    assert [points(events, seat).get("buzz", 0) for seat in range(4)] == [4, 6, 0, 2]


@pytest.mark.rule("CP-175", "CP-144")
def test_at_40_the_order_of_arrival_decides():
    state = quiet_buzz(new_palace(5))
    for seat in (3, 1, 4, 0):
        have(state, seat, buzz=38)
        do(state, seat, gain("buzz", 2))
    events = last_income(state)
    assert [points(events, seat).get("buzz", 0) for seat in range(5)] == [0, 4, 0, 6, 2]


@pytest.mark.rule("CP-176")
@pytest.mark.parametrize(
    ("places", "scored"),
    [
        ([9, 9], [5, 5]),
        ([9, 9, 1], [5, 5, 2]),
        ([9, 9, 9], [4, 4, 4]),
        ([9, 9, 9, 9], [3, 3, 3, 3]),
        ([9, 9, 9, 9, 9], [2, 2, 2, 2, 2]),
        ([9, 7, 5, 5], [6, 4, 1, 1]),
        ([9, 7, 7, 1], [6, 3, 3, 0]),
    ],
)
def test_tied_pawns_share_the_points_of_their_places(places, scored):
    assert buzz_points((6, 4, 2), [(place, 0) for place in places]) == scored


@pytest.mark.rule("CP-177")
@every_count
def test_the_three_highest_assistants_score_for_their_owners(players):
    state = new_palace(players)
    in_market(state, 1, None, 0, 0, None, 1)
    events = last_income(state)
    assert points(events, 1)["market"] == 3
    assert points(events, 0)["market"] == 2 + 1


@pytest.mark.rule("CP-177")
def test_fewer_assistants_fewer_points():
    assert market_points((3, 2, 1), [-1, 1, -1, 0], 2) == [3, 2]
    assert market_points((3, 2, 1), [-1, -1], 2) == [0, 0]


@pytest.mark.rule("CP-178")
@every_count
@pytest.mark.parametrize(("level", "vp"), [(0, 0), (1, 1), (2, 4), (3, 7)])
def test_only_the_level_reached_scores(players, level, vp):
    state = new_palace(players)
    nation(state, 0, "france")
    have(state, 0, goal=level)
    assert points(last_income(state), 0).get("goal", 0) == vp


@pytest.mark.rule("CP-179")
@every_count
def test_loans_cost_what_they_print_or_5_if_repaid_beside_the_board_too(players):
    state = new_palace(players)
    own(state, 0, loans=(-8,) * 8 + (-9,), repaid=(-10,))
    have(state, 0, money=1, gears=0, energy=0)
    state.players[0].beside = (110,)
    assert points(last_income(state), 0)["loans"] == -8 * 8 - 9 - 5 - 10


@pytest.mark.rule("CP-180")
@every_count
def test_every_empty_slot_costs_2(players):
    state = new_palace(players)
    have(state, 0, money=1, gears=0, energy=0)
    assert points(last_income(state), 0)["slots"] == -20


@pytest.mark.rule("CP-181")
@every_count
def test_most_points_win_and_a_tie_is_shared(players):
    state = new_palace(players)
    for seat in range(players):
        have(state, seat, vp=50 if seat < 2 else 10, gears=0, energy=0)
    state.players[1].nation = state.players[0].nation
    quiet_buzz(state)
    events = last_income(state)
    assert events[-1] == GameEnded((0, 1))
    assert state.standings() == [1, 1, *[3] * (players - 2)]


@pytest.mark.rule("CP-171")
@every_count
def test_points_follow_at_once_up_and_down_and_may_fall_below_0(players):
    state = new_palace(players)
    have(state, 0, vp=49)
    do(state, 0, gain("vp", 1))
    assert state.scores()[0] == 50
    do(state, 0, {"do": "lose", "what": "vp", "n": 1})
    assert state.scores()[0] == 49
    have(state, 1, vp=1)
    do(state, 1, {"do": "lose", "what": "vp", "n": 3})
    assert state.scores()[1] == -2


@pytest.mark.rule("CP-171")
def test_silver_points_come_only_at_the_end():
    state = quiet_buzz(new_palace(2))
    have(state, 0, goal=3, buzz=40)
    own(state, 0, loans=(-8,))
    assert state.scores() == [5, 5]
    last_income(state)
    assert state.scores()[0] != 5


@pytest.mark.rule("CP-E25")
@every_count
def test_yellow_is_first_at_the_palace_and_blue_second(players):
    state = quiet_buzz(new_palace(players))
    yellow, blue = players - 1, 0
    have(state, yellow, buzz=38)
    have(state, blue, buzz=33)
    do(state, yellow, gain("buzz", 2))
    events = last_income(state)
    assert points(events, yellow)["buzz"] == 6
    assert points(events, blue)["buzz"] == 4


@pytest.mark.rule("CP-E26")
@every_count
def test_blue_scores_3_for_the_highest_assistant_and_red_2_and_1(players):
    state = new_palace(players)
    in_market(state, None, None, 0, 0, None, 1)
    events = last_income(state)
    assert points(events, 1)["market"] == 3
    assert points(events, 0)["market"] == 3


@pytest.mark.rule("CP-E27")
@every_count
def test_blue_loses_9_on_the_own_board(players):
    state = new_palace(players)
    nation(state, 1, "france")
    own(state, 1, tiles=("r09", "r10", "r11", "r12"), repaid=(-8,))
    have(state, 1, goal=2, money=10, gears=0, energy=0)
    events = last_income(state)
    scored = points(events, 1)
    assert (scored["goal"], scored["loans"], scored["slots"]) == (4, -5, -8)
    assert scored["goal"] + scored["loans"] + scored["slots"] == -9


@every_count
@pytest.mark.parametrize("seed", range(3))
def test_a_game_ends_after_five_rounds_with_all_points_told(players, seed):
    state = new_palace(players, str(seed))
    events = listen(state)
    for _ in play_at_random(state, seed):
        pass
    assert (state.round, state.phase) == (5, 6)
    assert isinstance(events[-1], GameEnded)
    assert state.scores() == [5 + sum(points(events, seat).values()) for seat in range(players)]
