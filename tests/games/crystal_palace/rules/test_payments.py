"""Exchanges and loans at any moment, research slots, debts; property tests of payments, tracks and the market."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.crystal_palace.positions import (
    EVERY_COUNT,
    OPEN_CODES,
    act,
    all_codes,
    at_location,
    codes,
    do,
    gain,
    have,
    in_market,
    listen,
    lose,
    names,
    new_palace,
    on_board,
    own,
    phase,
    placing,
    play_at_random,
    quiet_buzz,
    refusal,
    run,
    show,
    soberly,
    step,
)
from universelle.games.crystal_palace.rules.codes import FREE
from universelle.games.crystal_palace.rules.payments import SettleDebt

every_count = pytest.mark.parametrize("players", EVERY_COUNT)


@pytest.mark.rule("CP-126")
@every_count
def test_newspapers_stay_between_0_and_7(players):
    state = new_palace(players)
    have(state, 0, newspapers=6)
    do(state, 0, gain("newspaper", 3))
    assert state.players[0].newspapers == 7
    do(state, 0, lose("newspaper", 9))
    assert state.players[0].newspapers == 0


@pytest.mark.rule("CP-127")
@every_count
@pytest.mark.parametrize(
    ("code", "left", "got"),
    [
        ("sell newspaper", 6, ("money", 41)),
        ("newspapers to gear", 5, ("gears", 2)),
        ("newspapers to income", 4, ("income", 8)),
        ("newspapers to die", 3, ("dice", 5)),
    ],
)
def test_newspapers_buy_a_pound_a_gear_income_or_a_die(players, code, left, got):
    state = new_palace(players)
    have(state, 0, newspapers=7)
    act(state, code, seat=0)
    assert state.players[0].newspapers == left
    assert getattr(state.players[0], got[0]) == got[1]


@pytest.mark.rule("CP-127")
def test_without_enough_newspapers_or_a_die_left_there_is_no_exchange():
    state = new_palace(2)
    have(state, 0, newspapers=7, dice_left=0)
    assert "newspapers to die" not in all_codes(state, 0)
    assert refusal(state, "newspapers to die", seat=0) == "illegal-cannot-exchange"
    have(state, 0, newspapers=1)
    assert [code for code in all_codes(state, 0) if "newspaper" in code] == ["sell newspaper"]


@pytest.mark.rule("CP-128")
@every_count
def test_energy_costs_4_and_a_gear_5(players):
    state = new_palace(players)
    act(state, "buy energy", "buy gear", seat=0)
    assert (state.players[0].money, state.players[0].energy, state.players[0].gears) == (31, 2, 2)
    have(state, 0, money=4)
    assert "buy gear" not in all_codes(state, 0)
    assert "buy energy" in all_codes(state, 0)


@pytest.mark.rule("CP-128")
def test_goods_are_bought_in_the_middle_of_paying():
    state = at_location(new_palace(2), "reform-club", (0, 6))
    show(state, "characters", "charles-dickens")
    have(state, 0, gears=1, energy=0, money=4, newspapers=1)
    act(state, "take charles-dickens")
    assert (step(state), state.players[0].money) == ("take-bonus", 0)


@pytest.mark.rule("CP-129")
@every_count
def test_a_gear_or_an_energy_is_sold_for_a_pound(players):
    state = new_palace(players)
    act(state, "sell gear", "sell energy", seat=0)
    assert (state.players[0].money, state.players[0].energy, state.players[0].gears) == (42, 0, 0)


@pytest.mark.rule("CP-130")
@every_count
def test_in_every_decision_but_three_all_that_is_open_may_be_done(players):
    met = set()
    for seed in range(3):
        game = new_palace(players, str(seed))
        for _ in soberly(game, seed):
            if not game.to_move() or step(game) in ("pay", "make-room-for-loan", "make-room-for-tile"):
                continue
            seat = game.to_move()[0]
            player = game.players[seat]
            offered = set(all_codes(game, seat)) & OPEN_CODES
            assert ("loan" in offered) == (player.borrowed < 3)
            assert ("sell gear" in offered) == (player.gears > 0)
            assert ("buy gear" in offered) == (player.money >= 5)
            assert ("newspapers to gear" in offered) == (player.newspapers >= 2)
            met.add(step(game))
    assert {"set-dice", "place-die", "act-with-die", "assistant-action", "move-down", "build-prototype"} <= met


@pytest.mark.rule("CP-131")
@every_count
def test_a_loan_needed_or_not_brings_10_pounds_and_takes_a_slot(players):
    state = new_palace(players)
    events = listen(state)
    points = -state.loans[-1]
    act(state, "loan", seat=0)
    player = state.view(None)["players"][0]
    assert (player["money"], player["open_loans"]) == (50, 1)
    assert player["slots"][0] == {"loan": -points, "repaid": False}
    assert names(events) == ["LoanTaken"]


@pytest.mark.rule("CP-131")
def test_loans_are_drawn_at_random():
    assert len(set(Counter(new_palace(2, str(seed)).loans[-1] for seed in range(40)))) == 3


@pytest.mark.rule("CP-131")
def test_between_two_decisions_no_more_than_three_loans_are_taken_without_need():
    state = placing("6666", "1111")
    act(state, "loan", "loan", "loan")
    assert "loan" not in all_codes(state)
    assert refusal(state, "loan") == "illegal-loans-in-a-row"
    act(state, "place 6 westminster 1", "pass")
    assert "loan" in all_codes(state)


@pytest.mark.rule("CP-132")
@every_count
def test_without_a_free_slot_a_loan_replaces_a_tile_of_choice(players):
    state = new_palace(players)
    own(state, 0, tiles=("r01", "r02"), loans=(-8,) * 8)
    act(state, "loan", seat=0)
    assert (step(state), codes(state)) == ("make-room-for-loan", ["discard r01", "discard r02"])
    assert refusal(state, "discard r03") == "illegal-no-tile"
    assert refusal(state, "loan") == "illegal-discard-now"
    act(state, "discard r02")
    player = state.view(None)["players"][0]
    assert (player["open_loans"], player["slots"][0]) == (9, {"tile": "r01"})
    act(state, "loan", seat=0)
    assert state.players[0].open_loans() == 10  # the only tile left goes without asking


@pytest.mark.rule("CP-133")
@every_count
def test_an_eleventh_loan_lies_beside_the_board_and_tiles_can_no_longer_be_had(players):
    state = new_palace(players)
    own(state, 0, loans=(-8,) * 10)
    act(state, "loan", seat=0)
    player = state.view(None)["players"][0]
    assert (len(player["beside"]), player["open_loans"]) == (1, 11)
    at_location(state, "british-museum", (0, 6))
    assert codes(state) == ["decline"]
    do(state, 0, {"do": "draw-research", "n": 1, "frame": "blue"})
    assert len(state.blue) == 6


@pytest.mark.rule("CP-134")
@every_count
def test_a_loan_is_repaid_for_10_on_the_own_turn_and_keeps_its_slot(players):
    state = placing("6666", *["1111"] * (players - 1))
    own(state, 0, loans=(-8, -10))
    assert "repay" in all_codes(state)
    act(state, "repay")
    player = state.view(None)["players"][0]
    assert player["money"] == 16 - 10
    assert player["slots"][:2] == [{"loan": -8, "repaid": False}, {"loan": -10, "repaid": True}]


@pytest.mark.rule("CP-134")
def test_a_loan_is_not_repaid_on_the_turn_of_another_nor_without_money():
    state = quiet_buzz(new_palace(2))
    own(state, 0, patents=("floating-dock",))
    own(state, 1, loans=(-8,))
    have(state, 0, gears=2, energy=2)
    phase(state, 5)
    act(state, "build floating-dock", "target 2")
    assert (step(state), state.to_move()) == ("assistant-action", (1,))
    assert "repay" not in all_codes(state)
    assert refusal(state, "repay") == "illegal-repay-now"
    assert "loan" in all_codes(state)
    state = placing("6666", "1111")
    assert refusal(state, "repay") == "illegal-no-loan"
    own(state, 0, loans=(-8,))
    have(state, 0, money=9)
    assert refusal(state, "repay") == "illegal-repay-money"


@pytest.mark.rule("CP-135")
def test_with_the_stack_empty_a_loan_counts_minus_10():
    state = new_palace(2)
    state.loans = ()
    act(state, "loan", seat=0)
    assert state.view(None)["players"][0]["slots"][0] == {"loan": -10, "repaid": False}
    assert state.extra_loans == 1


@pytest.mark.rule("CP-161", "CP-162")
@every_count
def test_a_tile_takes_a_free_slot_and_replaces_a_tile_only_where_none_is_free(players):
    state = at_location(new_palace(players), "british-museum", (0, 6), (0, 5))
    own(state, 0, tiles=("r02", "r03"), loans=(-8,) * 6, repaid=(-9,))
    show(state, "research", "r06", "r07")
    act(state, "take r06")
    assert state.view(None)["players"][0]["slots"].count({"tile": "r02"}) == 1
    act(state, "take r07")
    assert (step(state), codes(state)) == ("make-room-for-tile", ["discard r02", "discard r03", "discard r06"])
    act(state, "discard r03")
    player = state.view(None)["players"][0]
    assert sum("loan" in slot for slot in player["slots"]) == 7
    assert [slot["tile"] for slot in player["slots"] if "tile" in slot] == ["r02", "r07", "r06"]


@pytest.mark.rule("CP-162")
def test_a_loan_open_or_repaid_is_never_replaced():
    state = new_palace(2)
    own(state, 0, tiles=("r02",), loans=(-8,) * 5, repaid=(-9,) * 4)
    do(state, 0, {"do": "draw-research", "n": 1, "frame": "orange"})
    slots = state.view(None)["players"][0]["slots"]
    assert sum("loan" in slot for slot in slots) == 9


@pytest.mark.rule("CP-163")
@every_count
def test_a_permanent_tile_pays_in_the_round_it_is_taken_and_later(players):
    state = at_location(new_palace(players), "british-museum", (0, 6))
    show(state, "research", "r03")
    act(state, "take r03")
    assert state.players[0].newspapers == 0
    phase(state, 6)
    phase(state, 6)
    assert state.players[0].newspapers == 2


@pytest.mark.rule("CP-164")
@every_count
def test_an_instant_tile_pays_once_and_keeps_its_slot(players):
    state = at_location(new_palace(players), "british-museum", (0, 6))
    show(state, "research", "r09")
    act(state, "take r09")
    assert (state.players[0].gears, state.players[0].money) == (2, 42)
    phase(state, 6)
    assert state.players[0].gears == 2
    assert state.view(None)["players"][0]["slots"][0] == {"tile": "r09"}


@pytest.mark.rule("CP-161", "CP-164")
@pytest.mark.parametrize("others", [("r02",), ("r02", "r03")], ids=["the only one", "one of two"])
def test_an_instant_tile_that_replaces_another_pays(others):
    state = at_location(new_palace(2), "british-museum", (0, 6))
    own(state, 0, tiles=others, loans=(-8,) * (10 - len(others)))
    show(state, "research", "r09")
    act(state, "take r09")
    if len(others) > 1:
        act(state, "discard r03")
    assert (state.players[0].gears, state.players[0].money) == (2, 42)


def short_of_money_at_the_museum(ruleset: int):
    """A die has reached the action space that costs £2, its owner has none, and one slot is free."""
    state = at_location(new_palace(3, ruleset=ruleset), "british-museum", (1, 6), (0, 5))
    box = state.box.locations[1]
    assert box.spaces[-1].pay == 2
    state.used[1] = len(box.spaces) - 1
    own(state, 1, loans=(-8,) * 9)
    have(state, 1, money=0, gears=0, energy=0)
    show(state, "research", "r02", "r09")
    return state


@pytest.mark.rule("CP-133", "CP-161")
def test_a_tile_stays_on_display_if_a_loan_for_the_action_space_takes_the_last_slot():
    state = short_of_money_at_the_museum(ruleset=2)
    events = listen(state)
    act(state, "take r02")
    assert "TileLeft" in names(events)
    assert state.players[1].tiles() == []
    assert on_board(state, "british-museum")["display"][:2] == ["r02", "r09"]
    assert state.tiles_gone == ()


def test_under_ruleset_1_that_tile_leaves_the_game():
    state = short_of_money_at_the_museum(ruleset=1)
    act(state, "take r02")
    assert on_board(state, "british-museum")["display"][:2] == [None, "r09"]
    assert len(state.tiles_gone) == 1


@pytest.mark.rule("CP-165")
@every_count
@pytest.mark.parametrize("frame", ["blue", "orange"])
def test_a_violet_tile_is_drawn_from_the_stack_of_its_frame(players, frame):
    state = quiet_buzz(new_palace(players))
    stack = getattr(state, frame)
    events = listen(state)
    do(state, 0, {"do": "draw-research", "n": 1, "frame": frame})
    assert getattr(state, frame) == stack[:-1]
    assert "TileDrawn" in names(events)
    assert stack[-1] in state.players[0].slots
    setattr(state, frame, ())
    state.agenda.clear()
    before = state.content()
    do(state, 0, {"do": "draw-research", "n": 1, "frame": frame})
    assert state.content() == before


def test_burdett_coutts_turns_a_loan_over_for_6():
    state = new_palace(2)
    own(state, 0, loans=(-9,))
    do(state, 0, {"do": "repay-loan", "price": 6})
    assert (step(state), codes(state)) == ("repay-early", ["accept", "decline"])
    act(state, "accept")
    assert (state.players[0].money, state.players[0].open_loans()) == (34, 0)
    do(state, 1, {"do": "repay-loan", "price": 6})
    assert not state.to_move()


purse = st.fixed_dictionaries(
    {
        "money": st.integers(0, 30),
        "gears": st.integers(0, 5),
        "energy": st.integers(0, 5),
        "newspapers": st.integers(0, 7),
    }
)
debt = st.tuples(st.integers(0, 4), st.integers(0, 4), st.integers(0, 30))


@pytest.mark.rule("CP-030", "CP-101", "CP-155")
@given(purse=purse, debt=debt, choices=st.lists(st.integers(0, 9), min_size=60, max_size=60))
def test_every_debt_is_paid_nothing_falls_below_zero_and_no_loan_comes_unasked(purse, debt, choices):
    state = new_palace(2)
    player = have(state, 0, **purse)
    state.agenda[:] = [SettleDebt(0, *debt)]
    loans = 0
    run(state)
    for choice in choices:
        assert min(player.money, player.gears, player.energy, player.newspapers) >= 0
        if player.open_loans() > loans:  # one that nobody chose: all that is left is what is owed
            paid = not state.agenda
            assert player.newspapers == 0
            assert player.gears <= (0 if paid else debt[0])
            assert player.energy <= (0 if paid else debt[1])
        if not state.agenda:
            break
        legal = all_codes(state)
        code = legal[choice % len(legal)]
        act(state, code)
        loans += code == "loan"
    assert not state.agenda
    assert min(player.money, player.gears, player.energy, player.newspapers) >= 0


@given(purse=purse, debt=debt)
def test_who_can_pay_without_a_loan_need_not_borrow(purse, debt):
    gear, energy, money = debt
    lacking = max(0, gear - purse["gears"]) * 5 + max(0, energy - purse["energy"]) * 4
    spare = max(0, purse["gears"] - gear) + max(0, purse["energy"] - energy) + purse["newspapers"]
    enough = purse["money"] + spare >= money + lacking
    state = new_palace(2)
    player = have(state, 0, **purse)
    state.agenda[:] = [SettleDebt(0, *debt)]
    run(state)
    while state.to_move():
        ways = all_codes(state)
        frugal = [code for code in ways if code.startswith("buy")] if player.money >= money + lacking else []
        act(state, (frugal or [code for code in ways if code.startswith("sell")] or ways)[0])
    assert player.open_loans() == 0 or not enough


@pytest.mark.rule("CP-130", "CP-131")
@given(purse=purse, choices=st.lists(st.integers(0, 9), min_size=120, max_size=120))
def test_exchanges_and_loans_never_go_on_for_ever(purse, choices):
    state = placing("6666", "1111")
    player = have(state, 0, **purse)
    for choice in choices:
        legal = [code for code in all_codes(state) if code in OPEN_CODES]
        if not legal:
            break
        act(state, legal[choice % len(legal)])
        assert (step(state), state.to_move()) == ("place-die", (0,))
        assert min(player.money, player.gears, player.energy, player.newspapers) >= 0
    assert not [code for code in all_codes(state) if code in OPEN_CODES]


@given(steps=st.lists(st.integers(-6, 6), max_size=30))
def test_the_income_track_and_its_pounds_add_up(steps):
    state = new_palace(2)
    place, money = state.players[0].income, 1000
    have(state, 0, money=money)
    for step_ in steps:
        do(state, 0, gain("income", step_) if step_ > 0 else lose("income", max(1, -step_)))
        wanted = place + (step_ if step_ > 0 else -max(1, -step_))
        place = min(max(wanted, 0), 14)
        money += wanted - place
        assert (state.players[0].income, state.players[0].money) == (place, money)


@given(moves=st.lists(st.tuples(st.integers(0, 2), st.integers(0, 9)), max_size=60))
def test_the_market_keeps_all_assistants_and_is_never_full(moves):
    state = new_palace(3)
    for seat, choice in moves:
        have(state, seat, money=100)
        do(state, seat, {"do": "assistant", "n": 1})
        if state.to_move():
            legal = codes(state)
            act(state, legal[choice % len(legal)])
        assert FREE in state.market
        assert [player.assistants + state.market.count(n) for n, player in enumerate(state.players)] == [5, 5, 5]


@given(gains=st.lists(st.integers(1, 9), max_size=12))
def test_buzz_never_passes_40_and_flyers_pay_once(gains):
    state = new_palace(2)
    total = 0
    for n in gains:
        do(state, 0, gain("buzz", n))
        while state.to_move():
            act(state, codes(state)[-1])
        total = min(40, total + n)
        assert state.players[0].buzz >= total
        assert state.players[0].buzz <= 40
        total = state.players[0].buzz


@every_count
@pytest.mark.parametrize("seed", range(3))
def test_nothing_ever_falls_below_zero(players, seed):
    state = new_palace(players, str(seed))
    for _ in play_at_random(state, seed):
        for player in state.players:
            assert min(player.money, player.gears, player.energy, player.newspapers, player.income) >= 0
            assert player.newspapers <= 7
            assert player.income <= 14


def test_assistants_pushed_home_may_enter_again():
    state = new_palace(2)
    in_market(state, 0)
    do(state, 0, {"do": "push-down", "n": 1})
    assert state.players[0].assistants == 5
