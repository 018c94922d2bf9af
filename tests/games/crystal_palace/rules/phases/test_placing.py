"""Phase 2: placing dice, one at a time."""

import pytest

from tests.games.crystal_palace.positions import (
    EVERY_COUNT,
    act,
    all_codes,
    codes,
    have,
    in_market,
    market,
    nation,
    new_palace,
    on_board,
    placing,
    refusal,
    set_hands,
    soberly,
    space_with,
    step,
)
from universelle.games.crystal_palace.rules.components import LOCATIONS

every_count = pytest.mark.parametrize("players", EVERY_COUNT)


def hand(state, seat: int) -> list[int]:
    return state.view(None)["players"][seat]["hand"]


@pytest.mark.rule("CP-039")
@every_count
def test_everybody_places_one_die_in_turn_until_none_is_left(players):
    state = placing("6666", *["1111"] * (players - 1))
    turns = []
    while state.phase == 2:
        if step(state) == "place-die":
            turns.append(state.turn)
        act(state, next(code for code in codes(state) if not code.startswith(("enter", "goal"))))
    assert turns[:players] == list(range(players))
    assert turns.count(0) == 4


@pytest.mark.rule("CP-025", "CP-039")
def test_placing_begins_with_the_first_player():
    state = placing("1111", "1111", "1111", "6666")
    turns = []
    for _ in range(4):
        turns.append(state.turn)
        act(state, "pass")
    assert turns == [3, 0, 1, 2]


@pytest.mark.rule("CP-040")
@every_count
def test_a_die_fits_free_spaces_whose_minimum_it_reaches(players):
    state = placing("6552", *["1111"] * (players - 1))
    box = state.box
    fitting = {
        f"place {value} {place} {space + 1}"
        for value in (2, 5, 6)
        for number, place in enumerate(LOCATIONS)
        for space, placement in enumerate(box.locations[number].placements)
        if value >= placement.least
    }
    assert set(codes(state)) == fitting | {"pass"}
    assert refusal(state, "place 2 westminster 2") == "illegal-too-low"
    assert refusal(state, "place 3 westminster 2") == "illegal-no-die"
    assert refusal(state, "place 2 westminster 6") == "illegal-no-space"
    act(state, "place 5 westminster 2")
    assert on_board(state, "westminster")["spaces"][:3] == [None, {"seat": 0, "value": 5}, None]


@pytest.mark.rule("CP-040")
def test_a_space_holds_one_die():
    state = placing("6666", "5555")
    act(state, "place 6 patent-office 1")
    assert refusal(state, "place 5 patent-office 1") == "illegal-occupied"
    assert "place 5 patent-office 1" not in codes(state)


@pytest.mark.rule("CP-041")
def test_several_own_dice_may_stand_at_one_location():
    state = placing("6666", "1111")
    act(state, "place 6 patent-office 1", "pass", "place 6 patent-office 2")
    assert [die and die["seat"] for die in on_board(state, "patent-office")["spaces"]] == [0, 0, None, None]


@pytest.mark.rule("CP-042")
@every_count
def test_an_assistant_symbol_offers_one_assistant_action_at_once(players):
    state = placing("6666", *["1111"] * (players - 1))
    act(state, f"place 6 westminster {space_with(state, 'westminster', 'assistant')}")
    assert step(state) == "assistant-action"
    assert "enter" in codes(state)
    act(state, "decline")
    assert (step(state), state.turn) == ("place-die", 1)


@pytest.mark.rule("CP-042")
def test_a_space_without_the_symbol_offers_none():
    state = placing("6666", "1111")
    act(state, "place 6 westminster 1")
    assert (step(state), state.turn) == ("place-die", 1)


@pytest.mark.rule("CP-043")
@every_count
def test_a_pound_symbol_must_be_paid(players):
    state = placing("6666", *["1111"] * (players - 1))
    act(state, f"place 6 westminster {space_with(state, 'westminster', 'pay')}")
    assert state.players[0].money == 40 - 24 - 2


@pytest.mark.rule("CP-043")
def test_who_cannot_pay_the_pounds_of_a_space_must_raise_them():
    state = placing("6666", "1111")
    have(state, 0, money=0)
    act(state, "place 6 westminster 3")
    assert step(state) == "pay"
    act(state, "sell gear", "sell energy")
    assert (state.players[0].money, state.players[0].gears, state.players[0].energy) == (0, 0, 0)
    state = placing("6666", "1111")
    have(state, 0, money=0, gears=0, energy=0)
    act(state, "place 6 westminster 3")
    assert (state.players[0].money, state.players[0].open_loans()) == (8, 1)


@pytest.mark.rule("CP-044")
def test_who_has_no_dice_left_is_skipped():
    state = placing("666666", "11")
    turns = []
    while state.phase == 2:
        if step(state) == "place-die":
            turns.append(state.turn)
        act(state, codes(state)[0 if step(state) == "place-die" else -1])
    assert turns == [0, 1, 0, 1, 0, 0, 0, 0]


@pytest.mark.rule("CP-045")
@every_count
def test_who_passes_places_no_more_and_gets_nothing_back(players):
    state = placing("6666", *["1111"] * (players - 1))
    money = state.players[0].money
    act(state, "pass")
    asked = []
    while state.phase == 2:
        asked.append(state.to_move()[0])
        act(state, codes(state)[0])
    assert 0 not in asked
    assert hand(state, 0) == [6, 6, 6, 6]
    assert state.players[0].money == money


@pytest.mark.rule("CP-046")
@every_count
def test_whose_dice_fit_no_free_space_must_pass(players):
    state = placing("1111", *["1111"] * (players - 1))
    for number, location in enumerate(state.box.locations):
        last = len(location.placements) - 1
        state.occupied[number] |= 1 << last
    assert codes(state) == ["pass"]


@pytest.mark.rule("CP-047")
def test_after_each_die_one_own_assistant_may_move_down():
    state = placing("6666", "1111")
    in_market(state, 1, None, 0, 0)
    act(state, "place 6 westminster 1")
    assert (step(state), codes(state)) == ("move-down", ["down 3", "down 4", "stay"])
    assert refusal(state, "down 1") == "illegal-not-in-market"
    assert refusal(state, "enter") == "illegal-down-now"
    act(state, "down 3")
    assert (step(state), state.turn) == ("place-die", 1)
    assert market(state)[:4] == [1, 0, None, 0]


@pytest.mark.rule("CP-047")
def test_the_assistant_action_comes_first_and_its_assistant_may_move_down():
    state = placing("6666", "1111")
    act(state, "place 6 westminster 2", "enter")
    assert codes(state) == ["down 1", "stay"]
    act(state, "down 1")
    assert (market(state), state.players[0].assistants) == ([None] * 6, 5)


@pytest.mark.rule("CP-047")
def test_passing_moves_nobody_down():
    state = placing("6666", "1111")
    in_market(state, 0)
    act(state, "pass")
    assert (step(state), state.turn) == ("place-die", 1)


@pytest.mark.rule("CP-E2")
@every_count
def test_red_puts_a_5_on_a_space_of_3_with_assistant(players):
    state = placing("5111", *["1111"] * (players - 1))
    act(state, f"place 5 british-museum {space_with(state, 'british-museum', 'assistant')}")
    assert (step(state), state.to_move()) == ("assistant-action", (0,))


@pytest.mark.rule("CP-E3")
@every_count
@pytest.mark.parametrize("place", LOCATIONS)
def test_a_die_of_1_fits_only_the_rightmost_space_and_costs_2(players, place):
    state = placing("1111", *["1111"] * (players - 1))
    spaces = len(on_board(state, place)["spaces"])
    here = [code for code in codes(state) if code.split()[2:3] == [place]]
    assert here == [f"place 1 {place} {spaces}"]
    seat, money = state.turn, state.players[state.turn].money
    act(state, here[0])
    assert state.players[seat].money == money - 2


def test_other_moves_are_refused_while_placing():
    state = placing("6666", "1111")
    assert refusal(state, "set 1") == "illegal-place-now"
    assert refusal(state, "build audio-book") == "illegal-place-now"


def test_loans_and_exchanges_may_be_had_beside_placing():
    state = placing("1111", "6666")
    have(state, 1, newspapers=2, gears=1, energy=0, money=4)
    open_codes = [code for code in all_codes(state) if not code.startswith(("place", "pass"))]
    assert open_codes == ["sell newspaper", "newspapers to gear", "buy energy", "sell gear", "loan"]
    act(state, "newspapers to gear", "loan")
    assert (step(state), state.turn) == ("place-die", 1)


@every_count
def test_whole_rounds_go_through_all_phases(players):
    state = new_palace(players)
    seen = []
    for _ in soberly(state, players):
        if not seen or seen[-1] != (state.round, state.phase):
            seen.append((state.round, state.phase))
    assert seen == sorted(seen)
    assert {round_ for round_, _ in seen} == {1, 2, 3, 4, 5}


def test_a_nation_may_climb_with_an_assistant_action_of_a_space():
    state = new_palace(2)
    nation(state, 0, "japan")
    have(state, 0, dice=5, dice_left=1)
    set_hands(state, "66666", "1111")
    act(state, "place 6 westminster 2")
    assert "goal" in codes(state)
