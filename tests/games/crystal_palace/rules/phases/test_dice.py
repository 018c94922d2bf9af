"""Phase 1: setting dice in secret, paying for them, the order of play."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from tests.games.crystal_palace.positions import (
    EVERY_COUNT,
    act,
    all_codes,
    codes,
    have,
    listen,
    names,
    new_palace,
    own,
    placing,
    refusal,
    set_hands,
    step,
)
from universelle.core.chance import Chance, seed_from
from universelle.games.crystal_palace.game import GAME
from universelle.games.crystal_palace.rules.events import DieSet
from universelle.matches.match import Match
from universelle.matches.record import Record

every_count = pytest.mark.parametrize("players", EVERY_COUNT)


@pytest.mark.rule("CP-026")
@pytest.mark.parametrize(("dice", "settings"), [(4, 126), (5, 252), (6, 462)])
def test_every_setting_of_the_dice_can_be_had(dice, settings):
    hands = set()
    for values in combinations_with_replacement(range(1, 7), dice):
        state = new_palace(2)
        state.players[0].dice = dice
        act(state, *[f"set {value}" for value in values], seat=0)
        hands.add(state.players[0].hand)
    assert len(hands) == settings


@pytest.mark.rule("CP-026")
@every_count
def test_all_set_their_dice_at_the_same_time_in_any_order(players):
    state = new_palace(players)
    for seat in reversed(range(players)):
        assert seat in state.to_move()
        act(state, "set 1", "set 2", seat=seat)
    for seat in range(players):
        act(state, "set 3", "set 4", "seal", seat=seat)
    assert (step(state), state.phase) == ("place-die", 2)


@pytest.mark.rule("CP-027")
@every_count
def test_every_die_must_be_set_to_1_or_more(players):
    state = new_palace(players)
    assert codes(state, 0) == [f"set {value}" for value in range(1, 7)]
    act(state, "set 1", "set 1", "set 1", seat=0)
    assert refusal(state, "seal", seat=0) == "illegal-set-all"
    act(state, "set 1", seat=0)
    assert refusal(state, "set 1", seat=0) == "illegal-all-set"
    assert codes(state, 0) == ["seal"]
    assert refusal(state, "pass", seat=0) == "illegal-set-now"


@pytest.mark.rule("CP-028")
@every_count
def test_nobody_sees_how_another_sets_the_dice(players):
    views = set()
    for hand in ("1111", "6666", "1234"):
        state = new_palace(players)
        act(state, *[f"set {value}" for value in hand], "seal", seat=0)
        views.add(str([state.view(seat) for seat in (None, *range(1, players))]))
        assert state.view(0)["players"][0]["hand"] == sorted(map(int, hand), reverse=True)
        assert state.view(1)["players"][0]["sealed"]
    assert len(views) == 1


@pytest.mark.rule("CP-028")
@every_count
def test_the_last_seal_reveals_all_dice_together(players):
    state = new_palace(players)
    set_hands(state, *["6521"] * (players - 1))
    assert state.view(None)["players"][0]["hand"] == []
    act(state, *["set 1"] * 4, "seal", seat=players - 1)
    assert [player["hand"] for player in state.view(None)["players"]] == [[6, 5, 2, 1]] * (players - 1) + [[1, 1, 1, 1]]


@pytest.mark.rule("CP-028")
def test_what_is_set_is_told_to_its_owner_alone():
    state = new_palace(3)
    events = listen(state)
    act(state, "set 5", seat=1)
    assert events == [DieSet(1, 5, only=(1,))]


@pytest.mark.rule("CP-028")
def test_imagined_positions_keep_the_own_dice_and_vary_those_of_others():
    state = new_palace(3)
    act(state, "set 5", "set 4", seat=0)
    act(state, "set 6", "set 6", "set 6", "set 6", "seal", seat=1)
    twins = [state.resample(0, Chance(seed_from(str(n)))) for n in range(40)]
    assert {tuple(twin.players[0].dice_in_hand()) for twin in twins} == {(5, 4)}
    assert {twin.players[1].dice_set() for twin in twins} == {4}
    assert len({twin.players[1].hand for twin in twins}) > 20


@pytest.mark.parametrize("money", [0, 3, 9, 17, 30, 60])
def test_imagined_rivals_set_dice_they_can_pay_for_and_more_with_more_money(money):
    state = new_palace(3)
    have(state, 1, money=money)
    dice = state.players[1].dice
    act(state, *["set 6"] * dice, "seal", seat=1)
    hands = [state.resample(0, Chance(seed_from(str(n)))).players[1].dice_in_hand() for n in range(60)]
    assert all(len(hand) == dice for hand in hands)
    assert all(sum(hand) <= max(money, dice) for hand in hands)
    if money >= 60:
        assert min(min(hand) for hand in hands) >= 3
        assert {value for hand in hands for value in hand} == {3, 4, 5, 6}


@pytest.mark.rule("CP-028")
def test_a_seal_is_taken_back_while_nobody_else_has_moved():
    match = Match(Record("crystal-palace", 1, ("a", "b"), seed_from("1")))

    def play(seat, *moves):
        for code in moves:
            match.play(seat, GAME.catalogue.parse(code))

    play(0, "set 1", "set 2", "set 3", "set 4", "seal")
    match.undo(0)
    match.undo(0)
    assert match.state.view(0)["players"][0]["hand"] == [3, 2, 1]
    play(0, "set 6", "seal")
    play(1, "set 1")
    assert match.safe_point(0) == len(match.history)
    play(1, "set 1", "set 1", "set 1", "seal")
    assert match.safe_point(1) == len(match.history)


@pytest.mark.rule("CP-029")
@every_count
def test_everybody_pays_the_sum_of_the_own_dice(players):
    state = placing("6521", *["1111"] * (players - 1))
    assert [player.money for player in state.players] == [26] + [36] * (players - 1)


@pytest.mark.rule("CP-030")
@every_count
def test_who_is_short_of_money_must_sell_or_borrow(players):
    state = new_palace(players)
    have(state, 0, money=3)
    set_hands(state, "6521", *["1111"] * (players - 1))
    assert (step(state), state.to_move()) == ("pay", (0,))
    assert all_codes(state) == ["sell energy", "sell gear", "loan"]
    act(state, "loan")
    act(state, "sell gear")
    assert (state.players[0].money, state.players[0].open_loans()) == (0, 1)
    assert state.phase == 2


@pytest.mark.rule("CP-030")
def test_several_loans_are_taken_where_one_is_not_enough_and_nothing_can_be_sold():
    state = new_palace(2)
    have(state, 0, money=3, gears=0, energy=0)
    set_hands(state, "6521", "1111")
    assert (state.players[0].money, state.players[0].open_loans()) == (9, 2)
    assert state.phase == 2


@pytest.mark.rule("CP-031")
@every_count
def test_the_highest_sum_begins(players):
    for first in range(players):
        hands = ["6521"] * players
        hands[first] = "6522"
        assert placing(*hands).first == first


@pytest.mark.rule("CP-031")
@every_count
def test_a_high_die_counts_for_less_than_a_high_sum(players):
    assert placing("6111", "5551", *["1111"] * (players - 2)).first == 1


@pytest.mark.rule("CP-032")
@every_count
def test_equal_sums_are_decided_by_the_best_dice(players):
    assert placing("6521", "662", *["1111"] * (players - 2)).first == 1
    assert placing("662", "6521", *["1111"] * (players - 2)).first == 0
    assert placing("4433", "5333", *["1111"] * (players - 2)).first == 1


@pytest.mark.rule("CP-033")
def test_the_same_dice_in_the_first_round_are_decided_by_chance():
    firsts = Counter(placing("6521", "6521", "6521", "1111", seed=str(seed)).first for seed in range(60))
    assert set(firsts) == {0, 1, 2}


@pytest.mark.rule("CP-033")
@every_count
def test_the_same_dice_later_are_decided_by_the_order_of_the_round_before(players):
    for first in range(players):
        state = new_palace(players)
        state.round = 2
        state.first = first
        hands = ["6521"] * players
        hands[first] = "1111"
        set_hands(state, *hands)
        assert state.first == (first + 1) % players


@pytest.mark.rule("CP-034")
@pytest.mark.parametrize(
    ("hands", "newspapers"),
    [
        (("4222", "4222", "4332"), [1, 1, 0]),
        (("1111", "4222", "4332", "6666"), [1, 0, 0, 0]),
        (("2222", "1111"), [0, 1]),
        (("1111", "1111", "1111", "1111", "2111"), [1, 1, 1, 1, 0]),
    ],
)
def test_the_lowest_sums_gain_a_newspaper(hands, newspapers):
    assert [player.newspapers for player in placing(*hands).players] == newspapers


@pytest.mark.rule("CP-035")
@every_count
def test_where_all_sums_are_equal_all_but_the_first_player_gain_one(players):
    state = placing("5511", *["3333"] * (players - 1))
    assert state.first == 0
    assert [player.newspapers for player in state.players] == [0] + [1] * (players - 1)


@pytest.mark.rule("CP-036")
def test_the_newspaper_of_the_lowest_sum_cannot_help_to_pay():
    state = new_palace(2)
    have(state, 0, money=3, gears=0, energy=0)
    set_hands(state, "1111", "2111")
    assert state.players[0].open_loans() == 1
    assert (state.players[0].newspapers, state.players[0].money) == (1, 9)


@pytest.mark.rule("CP-037")
@every_count
def test_a_die_bought_before_the_reveal_is_set_paid_and_used_at_once(players):
    state = new_palace(players)
    have(state, 0, newspapers=4)
    act(state, "set 1", "set 1", "set 1", "set 1", "newspapers to die", seat=0)
    assert state.view(1)["players"][0]["dice"] == 5  # everybody sees it
    assert refusal(state, "seal", seat=0) == "illegal-set-all"
    act(state, "set 6", "seal", seat=0)
    for seat in range(1, players):
        act(state, *["set 1"] * 4, "seal", seat=seat)
    assert state.players[0].money == 30
    assert state.view(None)["players"][0]["hand"] == [6, 1, 1, 1, 1]
    assert state.first == 0


@pytest.mark.rule("CP-038")
def test_a_die_bought_later_is_used_from_the_next_round():
    state = placing("6111", "1111")
    have(state, 0, newspapers=4)
    act(state, "newspapers to die")
    player = state.view(None)["players"][0]
    assert (player["dice"], player["hand"]) == (5, [6, 1, 1, 1])


@pytest.mark.rule("CP-E1")
@every_count
def test_blue_begins_with_the_better_second_die(players):
    state = placing("6431", "6521", *["1111"] * (players - 2))
    assert state.first == 1


@pytest.mark.rule("CP-025")
def test_after_the_first_player_the_others_follow_clockwise():
    state = placing("3333", "1111", "2222", "6666")
    assert state.order() == (3, 0, 1, 2)


def test_the_reveal_is_told_with_dice_and_sum():
    state = new_palace(2)
    events = listen(state)
    set_hands(state, "6521", "1111")
    assert names(events).count("DiceRevealed") == 2
    told = next(event for event in events if type(event).__name__ == "DiceRevealed")
    assert (told.dice, told.sum) == ("6 5 2 1", 14)


def test_loans_may_be_repaid_while_dice_are_set():
    state = new_palace(2)
    own(state, 1, loans=(-9,))
    assert "repay" in all_codes(state, 1)
    assert "repay" not in all_codes(state, 0)
