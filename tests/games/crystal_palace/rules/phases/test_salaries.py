"""Phase 4: salaries, and the effects of characters after them."""

import pytest

from tests.games.crystal_palace.positions import (
    EVERY_COUNT,
    act,
    all_codes,
    codes,
    from_phase,
    have,
    listen,
    names,
    new_palace,
    own,
    phase,
    points,
    refusal,
    step,
)

every_count = pytest.mark.parametrize("players", EVERY_COUNT)


@pytest.mark.rule("CP-100")
@every_count
@pytest.mark.parametrize(("westminster", "salary"), [(1, 11), (2, 9), (3, 7), (4, 5), (5, 4)])
def test_everybody_pays_all_salaries_by_the_own_space_of_westminster(players, westminster, salary):
    state = new_palace(players)
    own(state, 0, characters=("queen-victoria", "isambard-kingdom-brunel"))
    have(state, 0, westminster=westminster)
    assert state.view(None)["players"][0]["salaries"] == salary
    phase(state, 4)
    assert state.players[0].money == 40 - salary
    assert [player.money for player in state.players[1:]] == [40] * (players - 1)


@pytest.mark.rule("CP-101")
def test_who_cannot_pay_sells_or_borrows():
    state = new_palace(2)
    own(state, 0, characters=("queen-victoria",))
    have(state, 0, money=5, newspapers=1, gears=0, energy=0)
    phase(state, 4)
    assert (step(state), all_codes(state)) == ("pay", ["sell newspaper", "loan"])
    act(state, "sell newspaper")
    assert (state.players[0].money, state.players[0].open_loans()) == (0, 0)
    state = new_palace(2)
    own(state, 0, characters=("queen-victoria",))
    have(state, 0, money=5, gears=0, energy=0)
    phase(state, 4)
    assert (state.players[0].money, state.players[0].open_loans()) == (9, 1)


@pytest.mark.rule("CP-102")
@every_count
def test_effects_come_after_the_salaries(players):
    state = new_palace(players)
    own(state, 0, characters=("levi-strauss",))
    have(state, 0, money=2, gears=0, energy=0)
    events = listen(state)
    phase(state, 4)
    assert names(events) == ["PhaseBegan", "SalariesPaid", "LoanTaken", "Lost", "CardUsed", "Gained"]
    assert state.players[0].money == 2 + 10 - 3 + 2


@pytest.mark.rule("CP-102")
def test_an_effect_with_a_price_may_be_left():
    state = new_palace(2)
    own(state, 0, characters=("benjamin-disraeli",))
    phase(state, 4)
    assert (step(state), codes(state)) == ("trade", ["accept", "decline"])
    twin = state.clone()
    act(state, "accept")
    assert (state.players[0].money, state.players[0].westminster) == (40 - 4 - 2 + 2, 1)
    act(twin, "decline")
    assert (twin.players[0].money, twin.players[0].westminster) == (36, 0)


@pytest.mark.rule("CP-102")
def test_each_effect_is_used_once_in_an_order_its_owner_chooses():
    state = new_palace(2)
    own(state, 0, characters=("sherlock-holmes", "levi-strauss", "karl-marx"))
    have(state, 0, newspapers=5)
    events = listen(state)
    phase(state, 4)
    assert codes(state) == ["use sherlock-holmes", "use levi-strauss", "use karl-marx", "rest"]
    assert refusal(state, "use charles-darwin") == "illegal-use-now"
    act(state, "use karl-marx")
    assert codes(state) == ["use sherlock-holmes", "use levi-strauss", "rest"]
    act(state, "rest")
    assert not state.to_move()
    assert points(events, 0) == {"effects": 2}
    assert state.players[0].money == 40 - 8 + 2
    assert names(events).count("CardUsed") == 3


@pytest.mark.rule("CP-103")
@every_count
def test_players_settle_in_player_order(players):
    state = new_palace(players)
    state.first = 1
    for seat, key in enumerate(("karl-marx", "mary-seacole", "rowland-hill", "thomas-cook", "levi-strauss")[:players]):
        own(state, seat, characters=(key,))
    events = listen(state)
    phase(state, 4)
    paid = [event.seat for event in events if type(event).__name__ == "SalariesPaid"]
    assert paid == [*range(1, players), 0]


@pytest.mark.rule("CP-E17")
@every_count
def test_blue_pays_holmes_and_bronte_with_the_last_5_and_a_newspaper(players):
    state = new_palace(players)
    own(state, 1, characters=("sherlock-holmes", "charlotte-bronte"))
    have(state, 1, westminster=2, money=5, newspapers=5)
    events = listen(state)
    phase(state, 4)
    act(state, "sell newspaper", "use sherlock-holmes")
    blue = state.players[1]
    assert (blue.money, blue.open_loans(), blue.newspapers) == (0, 0, 4)
    assert points(events, 1) == {"effects": 2}


@pytest.mark.rule("CP-102", "CP-169")
def test_the_watch_rests_in_phase_4():
    state = new_palace(2)
    own(state, 0, characters=("phileas-fogg", "karl-marx"), tiles=("r02",))
    have(state, 0, watch=True)
    state.watch_taken = True
    phase(state, 4)
    assert not state.to_move()
    assert (state.players[0].money, state.players[0].newspapers) == (40 - 5 - 1, 0)


def test_nightingale_takes_back_the_highest_other_salary():
    state = new_palace(2)
    own(state, 0, characters=("florence-nightingale", "queen-victoria", "karl-marx"))
    phase(state, 4)
    assert state.players[0].money == 40 - 2 - 6 - 1
    act(state, "use florence-nightingale")
    assert state.players[0].money == 40 - 2 - 6 - 1 + 6


@pytest.mark.rule("CP-102")
@pytest.mark.parametrize(("ruleset", "refund"), [(1, 5), (2, 6)])
def test_nightingale_takes_back_what_was_paid(ruleset, refund):
    state = new_palace(2, ruleset=ruleset)
    own(state, 0, characters=("florence-nightingale", "benjamin-disraeli", "queen-victoria"))
    phase(state, 4)
    money = state.players[0].money
    act(state, "use benjamin-disraeli", "accept")
    assert state.players[0].westminster == 1
    assert state.players[0].money == money - 2 + 2 + refund


@pytest.mark.rule("CP-100")
@every_count
def test_salaries_are_paid_in_the_last_round(players):
    state = new_palace(players)
    state.round = 5
    own(state, 0, characters=("karl-marx", "queen-victoria"))
    events = listen(state)
    from_phase(state, 4)
    assert [event.money for event in events if type(event).__name__ == "SalariesPaid"] == [1 + 6]


def test_marx_counts_the_characters_of_the_rival_who_has_most():
    state = new_palace(3)
    own(state, 0, characters=("karl-marx",))
    own(state, 1, characters=("mary-seacole", "thomas-cook"))
    own(state, 2, characters=("angela-burdett-coutts",))
    phase(state, 4)
    assert state.players[0].money == 40 - 1 + 2


@pytest.mark.parametrize(("loans", "vp"), [(0, 6), (1, 6), (2, 5)])
def test_gaskell_pays_those_with_few_open_loans(loans, vp):
    state = new_palace(2)
    own(state, 0, characters=("elizabeth-gaskell",), loans=(-8,) * loans)
    phase(state, 4)
    if loans > 1:
        act(state, "use elizabeth-gaskell")
    assert state.players[0].vp == vp
    assert not state.to_move()


@pytest.mark.rule("CP-130", "CP-134")
def test_a_loan_may_be_repaid_before_gaskell_looks_at_the_loans():
    state = new_palace(2)
    own(state, 0, characters=("elizabeth-gaskell",), loans=(-8, -9))
    phase(state, 4)
    assert (step(state), codes(state)) == ("use-effects", ["use elizabeth-gaskell", "rest"])
    act(state, "repay", "use elizabeth-gaskell")
    assert (state.players[0].vp, state.players[0].open_loans()) == (6, 1)


def test_ruleset_1_looks_at_the_loans_at_once():
    state = new_palace(2, ruleset=1)
    own(state, 0, characters=("elizabeth-gaskell",), loans=(-8, -9))
    phase(state, 4)
    assert not state.to_move()
    assert state.players[0].vp == 5


@pytest.mark.rule("CP-130")
def test_nobody_is_asked_where_exchanges_cannot_change_an_effect():
    state = new_palace(2)
    own(state, 0, characters=("karl-marx",))
    own(state, 1, characters=("elizabeth-gaskell",), loans=(-8,))
    phase(state, 4)
    assert not state.to_move()


def test_darwin_counts_pairs_of_instant_tiles():
    state = new_palace(2)
    own(state, 0, characters=("charles-darwin",), tiles=("r09", "r10", "r11", "r01"))
    phase(state, 4)
    assert state.players[0].vp == 6
