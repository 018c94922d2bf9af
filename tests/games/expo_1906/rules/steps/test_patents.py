"""The Patents Office: movement, row changes, stacks, leaders and chits."""

import pytest

from tests.games.expo_1906.positions import (
    act,
    assert_refused,
    chit,
    close,
    codes,
    hand,
    lay,
    listen,
    new_expo,
    place_of,
    step,
    token,
)
from universelle.games.expo_1906.rules.components import CHITS, NONE, TYPES
from universelle.games.expo_1906.rules.events import ChitPlaced
from universelle.games.expo_1906.rules.steps.turns import PLAY_CARD

ROWS = TYPES[:6]


@pytest.fixture
def expo():
    state = new_expo(4)
    state.players[0].money = 12
    return state


def stack(state, row, at):
    """Seats and numbers of the tokens on a space, from top to bottom."""
    view = next(each for each in state.view(None)["patents"]["rows"] if each["row"] == row)
    return [(each["seat"], each["token"]) for each in view["tokens"] if each["step"] == at]


@pytest.mark.rule("EX-065")
@pytest.mark.parametrize(
    ("moves", "steps"),
    [
        (["token 1 steel"] * 3, [4, 1, 1]),
        (["token 1 steel", "token 2 copper", "token 1 steel"], [3, 2, 1]),
        (["token 3 steel", "token 2 steel", "token 1 steel"], [2, 2, 2]),
    ],
)
def test_three_points_are_split_freely(expo, moves, steps):
    act(expo, "play journal", *moves)
    assert [place_of(expo, 0, number)[1] for number in (1, 2, 3)] == steps
    assert expo.to_move() == (1,)


@pytest.mark.rule("EX-066")
def test_unused_points_are_lost(expo):
    act(expo, "play journal", "token 1 steel", "stop")
    assert expo.to_move() == (1,)
    assert [place_of(expo, 0, number)[1] for number in (1, 2, 3)] == [2, 1, 1]
    expo.agenda = [PLAY_CARD[0]]
    hand(expo, 0, "journal")
    expo.players[3].last = NONE
    act(expo, "play journal", *["token 1 steel"] * 3)
    assert place_of(expo, 0, 1) == ("steel", 5)
    assert step(expo) == "play-card"


@pytest.mark.rule("EX-E7")
def test_one_step_automated_two_steps_steel(expo):
    act(expo, "play journal", "token 1 automated", "token 2 steel", "token 2 steel")
    assert [place_of(expo, 0, number) for number in (1, 2)] == [("automated", 2), ("steel", 3)]
    assert step(expo) == "play-card"


@pytest.mark.rule("EX-092")
def test_the_improved_journal_has_four_points_and_changes_cost_less(expo):
    lay(expo, 0, "improved-journal", "c3")
    expo.players[0].money = 2
    token(expo, 0, 1, "steel", 8)
    token(expo, 0, 2, "manual", 3)
    act(expo, "play journal")
    assert expo.steps_allowed == 4
    act(expo, "token 1 copper")
    assert (place_of(expo, 0, 1), expo.players[0].money) == (("copper", 8), 1)
    act(expo, "token 2 automated")
    assert (place_of(expo, 0, 2), expo.players[0].money) == (("automated", 3), 1)
    act(expo, "token 3 steel", "token 3 steel")
    assert step(expo) == "play-card"


@pytest.mark.rule("EX-108")
def test_a_step_goes_right_and_never_left_and_ends_at_10(expo):
    token(expo, 0, 1, "steel", 9)
    chit(expo, "liege-1905", "steel")
    act(expo, "play journal", "token 1 steel")
    assert place_of(expo, 0, 1) == ("steel", 10)
    assert_refused(expo, "token 1 steel", why="illegal-token-at-end")
    assert expo.steps_done == 1


@pytest.mark.rule("EX-109")
def test_from_step_1_a_token_enters_any_row_and_needs_nine_points_to_step_10(expo):
    act(expo, "play journal")
    assert codes(expo) == [f"token {number} {row}" for number in (1, 2, 3) for row in ROWS] + ["stop"]
    expo.steps_allowed = 9
    act(expo, *["token 1 empirical"] * 8)
    assert place_of(expo, 0, 1) == ("empirical", 9)
    act(expo, "token 1 empirical")
    assert place_of(expo, 0, 1) == ("empirical", 10)
    assert step(expo) == "choose-chit"


@pytest.mark.rule("EX-110")
@pytest.mark.parametrize("at", range(2, 10))
def test_rows_change_only_at_links_and_only_to_adjacent_rows(expo, at):
    token(expo, 0, 1, "copper", at)
    act(expo, "play journal")
    linked = {3: ["steel"], 6: ["steel"], 8: ["steel"], 4: ["manual"], 7: ["manual"]}.get(at, [])
    offered = [code.split()[2] for code in codes(expo) if code.startswith("token 1")]
    assert offered == ["copper", *linked]
    assert_refused(expo, *[f"token 1 {row}" for row in ROWS if row not in offered], why="illegal-no-link")


@pytest.mark.rule("EX-110", "EX-016")
def test_a_change_costs_a_point_and_its_money(expo):
    token(expo, 0, 1, "copper", 8)
    expo.players[0].money = 1
    act(expo, "play journal")
    assert_refused(expo, "token 1 steel", why="illegal-link-too-dear")
    expo.players[0].money = 2
    act(expo, "token 1 steel")
    assert (expo.players[0].money, expo.steps_done, place_of(expo, 0, 1)) == (0, 1, ("steel", 8))


@pytest.mark.rule("EX-111")
def test_several_changes_in_one_action(expo):
    token(expo, 0, 1, "steel", 3)
    expo.players[0].money = 1
    act(expo, "play journal", "token 1 copper", "token 1 copper", "token 1 manual")
    assert (place_of(expo, 0, 1), expo.players[0].money) == (("manual", 4), 0)
    assert step(expo) == "play-card"


@pytest.mark.rule("EX-112")
def test_where_rows_are_linked_and_for_how_much(expo):
    links = {(TYPES[one], TYPES[other], at): price for one, other, at, price in expo.box.links}
    outer = {
        (one, other, at): price
        for one, other in (("steel", "copper"), ("manual", "automated"), ("empirical", "scientific"))
        for at, price in ((3, 0), (6, 1), (8, 2))
    }
    inner = {
        (one, other, at): price
        for one, other in (("copper", "manual"), ("automated", "empirical"))
        for at, price in ((4, 1), (7, 2))
    }
    assert links == outer | inner
    for one, other, at, price in expo.box.links:
        for here, there in ((one, other), (other, one)):
            assert expo.box.prices_of_exits[here][at][expo.box.exits[here][at].index(there)] == price


@pytest.mark.rule("EX-113")
def test_a_newcomer_goes_under_by_step_and_by_change(expo):
    token(expo, 1, 1, "copper", 3)
    token(expo, 2, 1, "copper", 3)
    token(expo, 0, 1, "copper", 2)
    token(expo, 0, 2, "steel", 3)
    act(expo, "play journal", "token 1 copper", "token 2 copper", "stop")
    assert stack(expo, "copper", 3) == [(1, 1), (2, 1), (0, 1), (0, 2)]


@pytest.mark.rule("EX-114", "EX-D-d")
def test_the_rightmost_token_leads_in_a_stack_the_top_one(expo):
    patents = expo.patents
    assert not any(patents.leads(seat, 0) for seat in range(4))
    token(expo, 1, 1, "steel", 2)
    token(expo, 0, 1, "steel", 2)
    assert patents.leads(1, 0)
    assert not patents.leads(0, 0)
    act(expo, "play journal", "token 1 steel", "stop")
    assert patents.leads(0, 0)
    token(expo, 1, 1, "steel", 3)
    assert patents.leads(0, 0)


@pytest.mark.rule("EX-115")
def test_a_player_may_have_all_tokens_on_one_space(expo):
    act(expo, "play journal", "token 1 steel", "token 2 steel", "token 3 steel")
    assert stack(expo, "steel", 2) == [(0, 1), (0, 2), (0, 3)]


@pytest.mark.rule("EX-141")
def test_the_first_on_step_10_chooses_a_chit_at_once(expo):
    token(expo, 0, 1, "steel", 9)
    token(expo, 0, 2, "copper", 9)
    events = listen(expo)
    act(expo, "play journal", "token 1 steel")
    assert codes(expo) == [f"chit {name}" for name in CHITS]
    assert_refused(expo, "stop", "token 2 copper", why="illegal-chit-now")
    act(expo, "chit liege-1905", "token 2 copper")
    assert codes(expo) == [f"chit {name}" for name in CHITS if name != "liege-1905"]
    assert_refused(expo, "chit liege-1905", why="illegal-chit-taken")
    act(expo, "chit paris-1889", "stop")
    placed = [(event.chit, event.row) for event in events if isinstance(event, ChitPlaced)]
    assert placed == [("chit-liege-1905", "resource-steel"), ("chit-paris-1889", "resource-copper")]


@pytest.mark.rule("EX-141")
def test_a_chit_reached_by_the_last_point_is_chosen_before_the_next_turn(expo):
    token(expo, 0, 1, "steel", 7)
    act(expo, "play journal", *["token 1 steel"] * 3)
    assert (step(expo), expo.to_move()) == ("choose-chit", (0,))
    act(expo, "chit milan-1906")
    assert expo.to_move() == (1,)


@pytest.mark.rule("EX-142")
def test_later_arrivals_choose_nothing(expo):
    token(expo, 1, 1, "steel", 10)
    chit(expo, "liege-1905", "steel")
    token(expo, 0, 1, "steel", 9)
    act(expo, "play journal", "token 1 steel")
    assert step(expo) == "move-tokens"
    assert expo.patents.chits[0] == CHITS.index("liege-1905")


@pytest.mark.rule("EX-142")
def test_the_sixth_row_gets_the_last_chit(expo):
    close(expo, *ROWS[:5])
    token(expo, 0, 1, "scientific", 9)
    act(expo, "play journal", "token 1 scientific")
    assert expo.patents.chits[5] == CHITS.index("milan-1906")
    assert expo.patents.chits_left == 0
    assert NONE not in expo.patents.chits
