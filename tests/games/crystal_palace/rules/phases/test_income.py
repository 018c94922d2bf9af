"""Phase 6 and the tracks it reads: income, expenses, permanent effects, buzz; Westminster, too."""

import pytest

from tests.games.crystal_palace.positions import (
    EVERY_COUNT,
    act,
    codes,
    do,
    from_phase,
    gain,
    have,
    in_market,
    listen,
    lose,
    names,
    new_palace,
    own,
    phase,
    points,
    quiet_buzz,
    refusal,
    step,
)
from universelle.games.crystal_palace.rules.components import FLYERS

every_count = pytest.mark.parametrize("players", EVERY_COUNT)


def lay_flyer(state, space: int, key: str) -> None:
    """This flyer lies on a space, the one that lay there on its place."""
    flyers, flyer = list(state.flyers), FLYERS.index(key)
    if flyer in flyers:
        flyers[flyers.index(flyer)] = flyers[space]
    flyers[space] = flyer
    state.flyers = tuple(flyers)


@pytest.mark.rule("CP-113")
@every_count
def test_each_step_is_finished_by_all_before_the_next(players):
    state = quiet_buzz(new_palace(players))
    for seat in range(players):
        own(state, seat, tiles=("r02",) if seat < 3 else ("r03",))
        have(state, seat, income=0)
        state.players[seat].tokens = 2
    events = listen(state)
    phase(state, 6)
    order = [name for name in names(events) if name in ("PointsLost", "Lost", "CardUsed", "Points")]
    assert order == ["PointsLost"] * players + ["Lost"] * players + ["CardUsed"] * players + ["Points"] * players


@pytest.mark.rule("CP-113", "CP-025")
def test_players_follow_player_order_in_each_step():
    state = quiet_buzz(new_palace(4))
    state.first = 2
    events = listen(state)
    phase(state, 6)
    assert [event.seat for event in events if type(event).__name__ == "Gained"] == [2, 3, 0, 1]


@pytest.mark.rule("CP-114")
@every_count
@pytest.mark.parametrize(("place", "money", "vp"), [(0, 0, 4), (1, 0, 4), (2, 0, 4), (3, 1, 5), (7, 5, 5), (14, 12, 5)])
def test_income_pays_and_red_spaces_cost_a_point(players, place, money, vp):
    state = new_palace(players)
    have(state, 0, income=place)
    phase(state, 6)
    assert state.players[0].money == 40 + money - max(0, 3 - place)
    assert state.players[0].vp == vp


@pytest.mark.rule("CP-115")
@every_count
@pytest.mark.parametrize(("place", "after", "paid"), [(0, 0, 3), (1, 0, 2), (2, 0, 1), (3, 0, 0), (9, 6, 0)])
def test_expenses_take_three_steps_and_a_pound_for_each_that_the_bottom_stops(players, place, after, paid):
    state = new_palace(players)
    have(state, 0, income=place)
    earned = state.box.income_values[place]
    phase(state, 6)
    assert (state.players[0].income, state.players[0].money) == (after, 40 + earned - paid)


@pytest.mark.rule("CP-115")
def test_who_cannot_pay_the_expenses_borrows():
    state = new_palace(2)
    have(state, 0, income=0, money=0, gears=0, energy=0)
    phase(state, 6)
    assert (state.players[0].money, state.players[0].open_loans()) == (7, 1)


@pytest.mark.rule("CP-113", "CP-115")
@every_count
def test_expenses_are_paid_in_player_order(players):
    state = new_palace(players)
    state.first = 1
    for seat in range(players):
        have(state, seat, income=0, money=0, newspapers=1)
    phase(state, 6)
    payers = []
    while step(state) == "pay":
        payers.append(state.to_move()[0])
        act(state, "loan")
    assert payers == [*range(1, players), 0]


@pytest.mark.rule("CP-116", "CP-163")
@every_count
def test_every_permanent_effect_works_exactly_once(players):
    state = quiet_buzz(new_palace(players))
    own(state, 0, tiles=("r02", "r02", "r03", "r06", "r09"))
    in_market(state, 0, 0)
    have(state, 0, income=3, money=0)
    events = listen(state)
    phase(state, 6)
    player = state.players[0]
    assert (player.money, player.newspapers, player.energy, player.gears) == (1 + 2 + 2 + 2, 2, 2, 1)
    assert names(events).count("CardUsed") == 4
    assert names(events).count("MarketUsed") == 2


@pytest.mark.rule("CP-116", "CP-169")
@every_count
def test_the_watch_repeats_a_permanent_bonus_or_brings_a_newspaper(players):
    state = new_palace(players)
    do(state, 0, gain("watch"))
    assert state.view(None)["watch"] == 0
    phase(state, 6)
    assert state.players[0].newspapers == 1
    own(state, 0, tiles=("r02",))
    have(state, 0, money=0, income=3)
    phase(state, 6)
    assert codes(state) == ["use r02", "use watch", "rest"]
    act(state, "rest")
    assert (step(state), codes(state)) == ("use-permanent", ["use r02", "decline"])
    act(state, "use r02")
    assert state.players[0].money == 1 + 2 + 2


@pytest.mark.rule("CP-169")
def test_there_is_one_watch_and_it_comes_with_fogg():
    state = new_palace(3)
    effects = state.box.characters[2].instant
    assert [(effect.do, effect.what) for effect in effects] == [(0, 9)]
    do(state, 0, gain("watch"))
    do(state, 1, gain("watch"))
    assert [player.watch for player in state.players] == [True, False, False]


@pytest.mark.rule("CP-117")
@every_count
def test_characters_of_phase_6_work_with_the_permanent_effects_and_a_price_may_be_refused(players):
    state = new_palace(players)
    own(state, 0, characters=("samuel-colt",))
    phase(state, 6)
    assert (step(state), codes(state)) == ("trade", ["accept", "decline"])
    twin = state.clone()
    act(state, "accept")
    act(twin, "decline")
    assert (state.players[0].gears, state.players[0].money) == (2, twin.players[0].money - 2)
    assert twin.players[0].gears == 1


@pytest.mark.rule("CP-117")
def test_owners_order_their_effects_where_it_may_matter():
    state = quiet_buzz(new_palace(2))
    own(state, 0, tiles=("r04", "r02"), characters=("queen-victoria",))
    in_market(state, 0)
    phase(state, 6)
    assert codes(state) == ["use r04", "use r02", "use market 1", "use queen-victoria", "rest"]
    assert refusal(state, "use r01") == "illegal-use-now"
    assert refusal(state, "accept") == "illegal-use-now"
    act(state, "use queen-victoria", "use market 1", "use r04")
    assert not state.to_move()  # the last is used by itself
    assert state.players[0].vp == 6


@pytest.mark.rule("CP-117")
def test_plain_gains_need_no_order():
    state = new_palace(2)
    own(state, 0, tiles=("r01", "r02", "r03", "r05", "r06", "r07"))
    phase(state, 6)
    assert not state.to_move()


def test_a_tile_replaced_meanwhile_works_no_more():
    state = quiet_buzz(new_palace(2))
    own(state, 0, tiles=("r04", "r02"))
    phase(state, 6)
    slots = list(state.players[0].slots)
    slots[1] = -1
    state.players[0].slots = tuple(slots)
    assert codes(state) == ["use r04", "rest"]
    money = state.players[0].money
    act(state, "rest")
    assert state.players[0].money == money


@pytest.mark.rule("CP-116")
def test_of_two_tiles_alike_one_that_gave_way_to_a_loan_works_no_more():
    state = quiet_buzz(new_palace(2))
    own(state, 0, tiles=("r02", "r02", "r04"), loans=(-8,) * 7)
    phase(state, 6)
    act(state, "loan", "discard r02")
    money = state.players[0].money
    assert codes(state) == ["use r02", "use r04", "rest"]
    act(state, "rest")
    assert state.players[0].money == money + 2


@pytest.mark.rule("CP-116", "CP-117")
def test_an_assistant_that_comes_while_effects_are_used_pays_from_the_next_round_on():
    state = quiet_buzz(new_palace(2))
    lay_flyer(state, 16, "f08")
    have(state, 0, buzz=15)
    own(state, 0, tiles=("r04", "r03"))
    phase(state, 6)
    act(state, "use r04")
    assert step(state) == "assistant-action"
    act(state, "enter")
    assert state.market[0] == 0
    assert not state.to_move()
    assert state.players[0].money == 40 + 5 + 1  # the flyer's pound; nothing of the market's first space


@pytest.mark.rule("CP-118", "CP-142")
@every_count
def test_every_picture_with_a_token_pays(players):
    state = quiet_buzz(new_palace(players))
    state.players[0].tokens = 0b010100  # on 14 and 28
    events = listen(state)
    phase(state, 6)
    assert points(events, 0) == {"pictures": 3 + 5}


@pytest.mark.rule("CP-141")
@every_count
@pytest.mark.parametrize("option", [1, 2])
def test_the_picture_on_4_pays_2_pounds_or_2_buzz_each_time(players, option):
    state = quiet_buzz(new_palace(players))
    state.players[0].tokens = 1
    have(state, 0, buzz=15)
    phase(state, 6)
    assert (step(state), codes(state)) == ("choose", ["option 1", "option 2"])
    assert refusal(state, "option 3") == "illegal-choose-now"
    money = state.players[0].money
    act(state, f"option {option}")
    assert (state.players[0].money - money, state.players[0].buzz) == ((2, 15) if option == 1 else (0, 17))
    phase(state, 6)
    assert step(state) == "choose"


@pytest.mark.rule("CP-143")
@every_count
def test_a_token_placed_in_step_4_pays_at_once_and_once(players):
    state = quiet_buzz(new_palace(players))
    have(state, 0, buzz=6, tokens_left=1)
    state.players[0].tokens = 1
    events = listen(state)
    phase(state, 6)
    act(state, "option 2")
    assert (step(state), state.players[0].buzz) == ("place-token", 7)
    act(state, "accept")
    assert state.players[0].buzz == 8
    assert points(events, 0) == {"pictures": 2}
    assert state.view(None)["players"][0]["tokens"] == [4, 7]


@pytest.mark.rule("CP-143")
def test_a_token_placed_before_does_not_pay_at_once():
    state = quiet_buzz(new_palace(2))
    have(state, 0, buzz=6, tokens_left=1)
    do(state, 0, gain("buzz", 2))
    act(state, "accept")
    assert state.players[0].vp == 5


@pytest.mark.rule("CP-143")
def test_a_token_placed_in_a_later_round_does_not_pay_at_once():
    state = quiet_buzz(new_palace(2))
    have(state, 0, buzz=6, tokens_left=1)
    from_phase(state, 6)
    assert (state.round, state.phase) == (2, 1)
    vp = state.players[0].vp
    do(state, 0, gain("buzz", 1))
    act(state, "accept")
    assert state.players[0].vp == vp


@pytest.mark.rule("CP-136")
@every_count
def test_buzz_goes_space_by_space_and_spaces_are_shared(players):
    state = quiet_buzz(new_palace(players))
    for seat in range(players):
        do(state, seat, gain("buzz", 7))
    assert [player.buzz for player in state.players] == [7] * players


@pytest.mark.rule("CP-137")
@every_count
def test_a_flyer_pays_everybody_who_reaches_or_passes_it_once(players):
    state = quiet_buzz(new_palace(players))
    lay_flyer(state, 5, "f01")
    do(state, 0, gain("buzz", 5))
    do(state, 1, gain("buzz", 9))
    do(state, 0, gain("buzz", 2))
    assert [player.gears for player in state.players[:2]] == [2, 2]
    assert state.view(None)["flyers"]["5"] == "f01"


@pytest.mark.rule("CP-138")
@every_count
def test_a_token_is_placed_on_arriving_or_never(players):
    state = quiet_buzz(new_palace(players))
    have(state, 0, tokens_left=2)
    do(state, 0, gain("buzz", 4))
    assert (step(state), codes(state)) == ("place-token", ["accept", "decline"])
    act(state, "decline")
    assert not state.to_move()
    do(state, 0, gain("buzz", 1))
    assert not state.to_move()
    do(state, 0, gain("buzz", 3))
    act(state, "accept")
    assert state.view(None)["players"][0]["tokens"] == [7]


@pytest.mark.rule("CP-139")
@every_count
def test_everybody_has_two_tokens(players):
    state = quiet_buzz(new_palace(players))
    have(state, 0, tokens_left=2)
    do(state, 0, gain("buzz", 28))
    act(state, "accept", "accept")
    assert not state.to_move()
    assert (state.players[0].tokens_left, state.players[0].buzz) == (0, 28)


@pytest.mark.rule("CP-140")
@every_count
def test_spaces_are_settled_in_track_order_before_anything_else(players):
    state = quiet_buzz(new_palace(players))
    have(state, 0, buzz=3, tokens_left=1)
    lay_flyer(state, 5, "f01")
    do(state, 0, gain("buzz", 3), gain("money", 1))
    assert (state.players[0].buzz, state.players[0].gears, state.players[0].money) == (4, 1, 40)
    act(state, "accept")
    assert (state.players[0].buzz, state.players[0].gears, state.players[0].money) == (6, 2, 41)


@pytest.mark.rule("CP-144")
@every_count
def test_at_40_tickets_are_given_in_order_of_arrival_and_further_buzz_is_lost(players):
    state = quiet_buzz(new_palace(players))
    for seat in reversed(range(players)):
        have(state, seat, buzz=39)
        do(state, seat, gain("buzz", 5))
    assert [player.buzz for player in state.players] == [40] * players
    assert [player.arrival for player in state.players] == list(range(players, 0, -1))
    do(state, 0, gain("buzz", 2))
    assert (state.players[0].buzz, state.arrivals) == (40, players)


@pytest.mark.rule("CP-146")
@every_count
def test_a_step_above_12_pays_a_pound_at_once(players):
    state = new_palace(players)
    have(state, 0, income=13)
    do(state, 0, gain("income", 3))
    assert (state.players[0].income, state.players[0].money) == (14, 42)


@pytest.mark.rule("CP-147")
@every_count
def test_a_step_below_the_bottom_costs_a_pound_whatever_causes_it(players):
    state = new_palace(players)
    have(state, 0, income=1)
    do(state, 0, lose("income", 3))
    assert (state.players[0].income, state.players[0].money) == (0, 38)
    have(state, 0, money=1, gears=0, energy=0)
    do(state, 0, lose("income", 2))
    assert (state.players[0].money, state.players[0].open_loans()) == (9, 1)


@pytest.mark.rule("CP-148")
@every_count
def test_reaching_a_red_space_costs_nothing_by_itself(players):
    state = new_palace(players)
    have(state, 0, income=3)
    do(state, 0, lose("income", 1))
    assert state.players[0].vp == 5


@pytest.mark.rule("CP-149", "CP-151")
@every_count
def test_every_space_of_westminster_pays_on_arrival(players):
    state = quiet_buzz(new_palace(players))
    own(state, 0, tiles=("r03",))
    do(state, 0, gain("westminster"))
    assert state.players[0].money == 42
    do(state, 0, gain("westminster"))
    act(state, "use r03")
    assert state.players[0].newspapers == 1
    do(state, 0, gain("westminster"))
    assert state.players[0].energy == 2
    do(state, 0, gain("westminster"))
    assert (state.players[0].buzz, state.players[0].westminster) == (2, 4)
    assert state.players[0].money == 42


@pytest.mark.rule("CP-150")
def test_several_steps_pay_one_after_the_other():
    state = quiet_buzz(new_palace(2))
    own(state, 0, tiles=("r03",))
    do(state, 0, gain("westminster", 5))
    assert step(state) == "use-permanent"
    act(state, "use r03")
    assert (step(state), state.players[0].energy, state.players[0].buzz) == ("choose", 2, 2)
    act(state, "option 1")
    assert (state.players[0].energy, state.players[0].westminster) == (3, 4)


@pytest.mark.rule("CP-E20")
@pytest.mark.parametrize("players", [4, 5])
def test_yellow_and_black_get_4_blue_5_and_red_pays_2(players):
    state = new_palace(players)
    red, blue, yellow, black = range(4)
    have(state, red, income=1)
    have(state, blue, income=7)
    have(state, yellow, income=6)
    have(state, black, income=6)
    phase(state, 6)
    assert [state.players[seat].money for seat in (red, blue, yellow, black)] == [38, 45, 44, 44]
    assert [state.players[seat].income for seat in (red, blue, yellow, black)] == [0, 4, 3, 3]
    assert [state.players[seat].vp for seat in (red, blue, yellow, black)] == [4, 5, 5, 5]


@pytest.mark.rule("CP-E21")
@every_count
def test_blue_gets_a_newspaper_and_two_steps_and_red_steps_at_westminster(players):
    state = new_palace(players)
    in_market(state, None, 1, 1, None, 0)
    own(state, 1, tiles=("r01",))
    have(state, 1, income=7)
    phase(state, 6)
    assert (state.players[1].newspapers, state.players[1].income) == (1, 7 - 3 + 2)
    assert (state.players[0].westminster, state.players[0].money) == (1, 40 + 5 + 2)


@pytest.mark.rule("CP-E22")
@every_count
def test_blue_and_red_both_take_2_points_from_pictures(players):
    state = quiet_buzz(new_palace(players))
    red, blue = 0, 1
    state.players[blue].tokens = 0b10
    state.players[red].tokens = 1
    have(state, red, buzz=5, tokens_left=1)
    events = listen(state)
    phase(state, 6)
    act(state, "option 2", "accept")
    assert points(events, blue) == points(events, red) == {"pictures": 2}


@pytest.mark.rule("CP-E24")
@every_count
def test_red_moves_from_3_to_6_past_a_picture_and_a_flyer(players):
    state = quiet_buzz(new_palace(players))
    lay_flyer(state, 5, "f01")
    have(state, 0, buzz=3, tokens_left=2)
    do(state, 0, gain("buzz", 3))
    assert step(state) == "place-token"
    act(state, "accept")
    assert (state.players[0].buzz, state.players[0].gears) == (6, 2)
    do(state, 0, gain("buzz", 1))
    assert state.players[0].gears == 2
