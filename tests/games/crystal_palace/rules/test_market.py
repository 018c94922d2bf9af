"""Assistant actions: the goal and the Black Market."""

import pytest

from tests.games.crystal_palace.positions import (
    EVERY_COUNT,
    act,
    codes,
    do,
    have,
    in_market,
    listen,
    market,
    names,
    nation,
    new_palace,
    own,
    phase,
    placing,
    refusal,
    step,
)

every_count = pytest.mark.parametrize("players", EVERY_COUNT)
ASSISTANT = {"do": "assistant", "n": 1}
FREELY = {"do": "assistant", "n": 1, "free": True}


@pytest.mark.rule("CP-049")
@every_count
def test_an_assistant_climbs_enters_advances_or_does_nothing(players):
    state = new_palace(players)
    nation(state, 0, "japan")
    have(state, 0, dice=5, dice_left=1)
    in_market(state, 0, 1, 0)
    do(state, 0, ASSISTANT)
    assert codes(state) == ["goal", "enter", "advance 1", "advance 3", "decline"]
    assert refusal(state, "accept") == "illegal-assistant-now"
    before = market(state)
    act(state, "decline")
    assert market(state) == before


@pytest.mark.rule("CP-049")
def test_where_nothing_could_be_done_nobody_is_asked():
    state = new_palace(2)
    have(state, 0, assistants=0)
    nation(state, 0, "france")
    do(state, 0, ASSISTANT)
    assert not state.agenda


@pytest.mark.rule("CP-050")
@every_count
def test_the_goal_is_climbed_level_by_level_for_nothing(players):
    state = new_palace(players)
    nation(state, 0, "italy")
    have(state, 0, buzz=20)
    for level in (1, 2):
        do(state, 0, ASSISTANT)
        act(state, "goal")
        assert state.players[0].goal == level
    do(state, 0, ASSISTANT)
    assert "goal" not in codes(state)
    assert refusal(state, "goal") == "illegal-goal"
    assert state.players[0].money == 40


@pytest.mark.rule("CP-050")
def test_at_the_third_level_there_is_no_further_step():
    state = new_palace(2)
    nation(state, 0, "italy")
    have(state, 0, buzz=40, goal=3)
    do(state, 0, ASSISTANT)
    assert "goal" not in codes(state)


@pytest.mark.rule("CP-051")
def test_a_level_reached_is_kept_when_its_condition_fails_later():
    state = new_palace(2)
    nation(state, 0, "netherlands")
    have(state, 0, income=8)
    do(state, 0, ASSISTANT)
    act(state, "goal")
    have(state, 0, income=0)
    phase(state, 6)
    assert state.players[0].goal == 1


@pytest.mark.rule("CP-E4")
@every_count
def test_red_needs_two_prototypes_for_the_next_level(players):
    state = new_palace(players)
    nation(state, 0, "united-states")
    have(state, 0, goal=1)
    own(state, 0, prototypes=("audio-book",))
    do(state, 0, ASSISTANT)
    assert refusal(state, "goal") == "illegal-goal"
    own(state, 0, prototypes=("ice-machine",))
    act(state, "goal")
    assert state.players[0].goal == 2


@pytest.mark.rule("CP-052")
@every_count
def test_an_assistant_enters_on_the_lowest_free_space_and_pays_its_price(players):
    state = new_palace(players)
    in_market(state, 1, 1)
    do(state, 0, ASSISTANT)
    act(state, "enter")
    assert market(state)[:3] == [1, 1, 0]
    assert (state.players[0].money, state.players[0].assistants) == (38, 4)


@pytest.mark.rule("CP-053")
@every_count
def test_an_advance_goes_to_the_next_free_space_and_pays_the_price_there(players):
    state = new_palace(players)
    in_market(state, None, 0, 1)
    do(state, 0, ASSISTANT)
    act(state, "advance 2")
    assert market(state)[:4] == [None, None, 1, 0]
    assert state.players[0].money == 37


@pytest.mark.rule("CP-054")
@every_count
def test_without_assistants_in_the_reserve_nobody_enters(players):
    state = new_palace(players)
    in_market(state, 0, 0, 0, 0, 0)
    do(state, 0, ASSISTANT)
    assert state.players[0].assistants == 0
    assert "enter" not in codes(state)
    assert refusal(state, "enter") == "illegal-no-assistant"


@pytest.mark.rule("CP-055")
@every_count
def test_from_the_top_there_is_no_advance(players):
    state = new_palace(players)
    last = len(state.market)
    in_market(state, *[None] * (last - 2), 0, 1)
    do(state, 0, ASSISTANT)
    assert not [code for code in codes(state) if code.startswith("advance")]
    assert refusal(state, f"advance {last - 1}") == "illegal-no-space-above"
    assert refusal(state, "advance 1") == "illegal-not-in-market"


@pytest.mark.rule("CP-057", "CP-E8")
@every_count
def test_filling_the_last_space_clears_the_market_but_for_the_newcomer(players):
    state = new_palace(players)
    last = len(state.market)
    in_market(state, *[seat % players for seat in range(1, last)])
    events = listen(do(state, 0, ASSISTANT))
    act(state, "enter")
    assert market(state) == [None] * (last - 1) + [0]
    assert [player.assistants for player in state.players] == [4] + [5] * (players - 1)
    assert "MarketCleared" in names(events)
    assert state.players[0].money == 40 - state.box.market[-1].price


@pytest.mark.rule("CP-058")
@every_count
def test_an_advance_never_clears_the_market(players):
    state = new_palace(players)
    last = len(state.market)
    in_market(state, *[0 if space == 0 else 1 + space % (players - 1) for space in range(last - 1)])
    do(state, 0, ASSISTANT)
    act(state, "advance 1")
    assert market(state).count(None) == 1
    assert market(state)[0] is None


@pytest.mark.rule("CP-059")
@every_count
def test_moving_down_goes_to_the_first_free_space_or_home(players):
    state = placing("6666", *["1111"] * (players - 1))
    in_market(state, 0, None, 1, 1, 0, 0)
    act(state, "place 6 westminster 1", "down 6")
    assert market(state)[:6] == [0, 0, 1, 1, 0, None]
    state = placing("6666", *["1111"] * (players - 1))
    in_market(state, 0, 1)
    act(state, "place 6 westminster 1", "down 1")
    assert (market(state)[:2], state.players[0].assistants) == ([None, 1], 5)


@pytest.mark.rule("CP-060")
@every_count
def test_from_the_third_space_on_moving_down_brings_a_gear_while_there_are_any(players):
    state = placing("6666", *["1111"] * (players - 1))
    in_market(state, None, None, 0)
    gears = state.market_gears
    act(state, "place 6 westminster 1", "down 3")
    assert (state.players[0].gears, state.market_gears) == (2, gears - 1)
    state = placing("6666", *["1111"] * (players - 1))
    in_market(state, None, None, 0)
    state.market_gears = 0
    act(state, "place 6 westminster 1", "down 3")
    assert (state.players[0].gears, state.market_gears) == (1, 0)


@pytest.mark.rule("CP-060")
def test_an_assistant_that_leaves_from_the_third_space_brings_a_gear_too():
    state = placing("6666", "1111")
    in_market(state, 1, 1, 0)
    act(state, "place 6 westminster 1", "down 3")
    assert market(state)[:3] == [1, 1, None]
    assert state.players[0].gears == 2


@pytest.mark.rule("CP-061")
@pytest.mark.parametrize("space", [1, 2])
def test_the_first_two_spaces_bring_no_gear(space):
    state = placing("6666", "1111")
    in_market(state, *[None] * (space - 1), 0)
    act(state, "place 6 westminster 1", f"down {space}")
    assert state.players[0].gears == 1


@pytest.mark.rule("CP-061")
def test_a_card_or_the_end_of_a_round_brings_no_gear():
    state = new_palace(2)
    in_market(state, None, None, None, 0)
    do(state, 0, {"do": "push-down", "n": 1})
    assert (market(state)[:4], state.players[0].gears) == ([None, None, 0, None], 1)
    phase(state, 7)
    assert (market(state)[:4], state.players[0].gears) == ([None, 0, None, None], 1)


@pytest.mark.rule("CP-062")
@every_count
def test_free_waives_the_price_of_entering_but_not_of_advancing(players):
    state = new_palace(players)
    do(state, 0, FREELY)
    act(state, "enter")
    assert state.players[0].money == 40
    do(state, 0, FREELY)
    act(state, "advance 1")
    assert state.players[0].money == 39


@pytest.mark.rule("CP-E5")
@every_count
def test_entering_costs_1_and_advancing_to_the_next_free_space_3(players):
    state = new_palace(players)
    in_market(state, None, 0, 1)
    do(state, 0, ASSISTANT)
    act(state, "enter")
    assert state.players[0].money == 39
    do(state, 0, ASSISTANT)
    act(state, "advance 2")
    assert (market(state)[:4], state.players[0].money) == ([0, None, 1, 0], 36)


@pytest.mark.rule("CP-E6")
@every_count
def test_blue_moves_from_space_6_over_5_to_4_and_takes_a_gear(players):
    state = placing("6666", *["1111"] * (players - 1))
    in_market(state, None, None, None, None, 1, 0)
    act(state, "place 6 westminster 1", "down 6")
    assert market(state)[3:6] == [0, 1, None]
    assert state.players[0].gears == 2


@pytest.mark.rule("CP-E7")
@every_count
def test_yellow_moves_from_space_2_out_of_the_market_without_a_gear(players):
    state = placing("6666", *["1111"] * (players - 1))
    in_market(state, 1, 0)
    act(state, "place 6 westminster 1", "down 2")
    assert (market(state)[:2], state.players[0].gears, state.players[0].assistants) == ([1, None], 1, 5)


@pytest.mark.rule("CP-E23", "CP-119")
@every_count
def test_in_phase_7_everybody_goes_down_one_space_and_gears_are_filled_up(players):
    state = new_palace(players)
    in_market(state, 0, None, 1, None, None, 0)
    state.market_gears = 0
    phase(state, 7)
    assert market(state)[:6] == [None, 1, None, None, 0, None]
    assert [state.players[0].assistants, state.players[1].assistants] == [4, 4]
    assert state.market_gears == state.box.market_gears


def test_the_owner_chooses_which_assistant_a_card_pushes_down():
    state = new_palace(3)
    in_market(state, None, 1, None, 1)
    do(state, 1, {"do": "push-down", "n": 1})
    assert (step(state), state.to_move(), codes(state)) == ("choose-assistant", (1,), ["down 2", "down 4"])
    assert refusal(state, "enter") == "illegal-down-now"
    act(state, "down 4")
    assert market(state)[:4] == [None, 1, 1, None]
