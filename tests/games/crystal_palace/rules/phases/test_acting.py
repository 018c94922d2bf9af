"""Phase 3: the order in which dice act, and what they do at the eight locations."""

import pytest

from tests.games.crystal_palace.positions import (
    EVERY_COUNT,
    act,
    at_location,
    codes,
    displayed,
    have,
    in_market,
    listen,
    market,
    names,
    new_palace,
    on_board,
    own,
    phase,
    placing,
    points,
    publisher,
    quiet_buzz,
    refusal,
    run,
    show,
    step,
)
from universelle.games.crystal_palace.rules.components import LOCATIONS

every_count = pytest.mark.parametrize("players", EVERY_COUNT)


def bonuses(state, place: str) -> list[list[tuple[int, int]]]:
    spaces = state.box.locations[LOCATIONS.index(place)].spaces
    return [[(effect.what, effect.n) for effect in space.bonus] for space in spaces]


def costs(players: int, place: str) -> list[int]:
    return [space.pay for space in new_palace(players).box.locations[LOCATIONS.index(place)].spaces]


MONEY, NEWSPAPER, BUZZ = (0, 1), (3, 1), (5, 1)


@pytest.mark.rule("CP-063")
def test_locations_act_in_their_order():
    state = placing("6666", "6661")
    for code in ("port-of-london 1", "london-times 1", "westminster 1", "british-museum 1"):
        act(state, f"place 6 {code}")
        if state.phase == 2 and state.turn == 1:
            act(state, "pass")
    places = []
    while state.phase == 3:
        places.append(state.view(None)["location"])
        act(state, "decline")
    assert places == ["british-museum", "westminster", "london-times", "port-of-london"]


@pytest.mark.rule("CP-064")
@every_count
def test_the_highest_die_acts_first(players):
    state = at_location(new_palace(players), "waterloo-station", (0, 5), (1, 4), (0, 3), (1, 6))
    acted = []
    while state.to_move():
        acted.append((state.turn, state.acting & 7))
        act(state, "decline")
    assert acted == [(1, 6), (0, 5), (1, 4), (0, 3)]


@pytest.mark.rule("CP-065")
@every_count
def test_of_equal_dice_the_one_further_left_acts_first(players):
    state = at_location(new_palace(players), "waterloo-station", (1, 0), (1, 4), (0, 4), (0, 4))
    acted = []
    while state.to_move():
        acted.append((state.turn, state.acting_space))
        act(state, "decline")
    assert acted == [(1, 1), (0, 2), (0, 3)]


@pytest.mark.rule("CP-066")
@every_count
def test_the_die_moves_takes_the_bonus_and_then_acts(players):
    state = at_location(new_palace(players), "reform-club", (0, 5))
    show(state, "characters", "elizabeth-gaskell")
    events = listen(state)
    act(state, "take elizabeth-gaskell", "accept")
    assert names(events)[:4] == ["DieActed", "Gained", "CardTaken", "Lost"]
    assert on_board(state, "reform-club")["actions"][0] == {"seat": 0, "value": 5}
    assert on_board(state, "reform-club")["spaces"][0] is None


@pytest.mark.rule("CP-066")
def test_the_cost_of_an_action_space_is_paid_before_the_action():
    state = at_location(new_palace(2), "westminster", (0, 4), (1, 3))
    act(state, "act")
    events = listen(state)
    act(state, "act")
    assert names(events) == ["DieActed", "Lost", "Gained", "Gained"]
    assert state.players[1].money == 40 - 2 + 2


@pytest.mark.rule("CP-067", "CP-068")
@every_count
def test_a_lone_player_acts_with_one_die_after_the_other_and_gets_both_bonuses(players):
    state = at_location(new_palace(players), "patent-office", (0, 6), (0, 5))
    for _ in range(2):
        assert state.to_move() == (0,)
        act(state, codes(state)[0])
    assert state.players[0].newspapers == 2
    assert state.players[0].patents.bit_count() == 2


@pytest.mark.rule("CP-068")
def test_a_player_pays_for_the_own_second_die():
    state = at_location(new_palace(2), "westminster", (0, 4), (0, 3))
    act(state, "act", "act")
    assert state.players[0].money == 40 + 1 + 2 - 2


@pytest.mark.rule("CP-069")
@every_count
def test_a_die_that_finds_no_action_space_does_nothing(players):
    state = new_palace(players)
    spaces = len(state.box.locations[LOCATIONS.index("london-times")].spaces)
    publisher(quiet_buzz(state), "n1a")
    at_location(state, "london-times", *[(0, 6)] * spaces, (1, 5))
    have(state, 1, buzz=0)
    events = listen(state)
    money = state.players[1].money
    for _ in range(spaces):
        act(state, "act")
    assert not state.to_move()
    assert "DieIdle" in names(events)
    assert (state.players[1].buzz, state.players[1].money) == (0, money)


@pytest.mark.rule("CP-070")
@every_count
def test_a_declined_action_space_goes_to_the_next_die(players):
    state = at_location(new_palace(players), "patent-office", (0, 6), (1, 5))
    act(state, "decline")
    assert (state.to_move(), on_board(state, "patent-office")["used"]) == ((1,), 0)
    act(state, codes(state)[0])
    assert (state.players[0].newspapers, state.players[1].newspapers) == (0, 1)
    assert on_board(state, "patent-office")["spaces"][0] == {"seat": 0, "value": 6}


@pytest.mark.rule("CP-071")
@every_count
def test_a_display_is_not_refilled_and_the_deck_cannot_be_taken_from(players):
    state = at_location(new_palace(players), "patent-office", (0, 6), (0, 5))
    top = state.view(None)["piles"]["patents"]["top"]
    assert refusal(state, f"take {top}") == "illegal-act-here"
    shown = displayed(state, "patents")
    act(state, f"take {shown[1]}")
    assert displayed(state, "patents") == [shown[0], *shown[2:]]
    assert codes(state) == [f"take {key}" for key in [shown[0], *shown[2:]]] + ["decline"]


@pytest.mark.rule("CP-072")
@pytest.mark.parametrize(("players", "spaces"), [(2, 3), (3, 3), (4, 4), (5, 4)])
def test_action_spaces_of_the_patent_office(players, spaces):
    state = new_palace(players)
    assert bonuses(state, "patent-office") == [[NEWSPAPER], [NEWSPAPER]] + [[]] * (spaces - 2)
    assert costs(players, "patent-office") == [0] * spaces


@pytest.mark.rule("CP-073")
@every_count
def test_a_patent_is_taken_for_nothing_and_lies_open(players):
    state = at_location(new_palace(players), "patent-office", (0, 6))
    key = displayed(state, "patents")[0]
    own(state, 0, patents=tuple(k for k in ("audio-book", "ice-machine", "diving-suit", "stereoscope") if k != key))
    show(state, "patents", key)
    act(state, f"take {key}")
    player = state.view(1)["players"][0]
    assert key in player["patents"]
    assert (player["money"], player["gears"], player["energy"]) == (40, 1, 1)


@pytest.mark.rule("CP-074", "CP-075")
@pytest.mark.parametrize(("players", "pay"), [(2, [0, 2]), (3, [0, 2]), (4, [0, 0]), (5, [0, 0, 2])])
def test_action_spaces_of_the_british_museum(players, pay):
    assert costs(players, "british-museum") == pay
    assert bonuses(new_palace(players), "british-museum") == [[]] * len(pay)


@pytest.mark.rule("CP-074")
@every_count
def test_a_tile_goes_from_the_museum_to_a_slot(players):
    state = at_location(new_palace(players), "british-museum", (0, 6))
    show(state, "research", "r01")
    act(state, "take r01")
    assert state.view(None)["players"][0]["slots"][0] == {"tile": "r01"}
    assert "r01" not in displayed(state, "research")[:1]


@pytest.mark.rule("CP-076", "CP-077")
@pytest.mark.parametrize(("players", "pay"), [(2, [0]), (3, [0, 2]), (4, [0, 0]), (5, [0, 0, 2])])
def test_action_spaces_of_the_bank(players, pay):
    assert costs(players, "bank-of-england") == pay
    assert bonuses(new_palace(players), "bank-of-england") == [[]] * len(pay)


@pytest.mark.rule("CP-076", "CP-166")
@every_count
def test_a_share_gives_income_and_points_at_once_and_is_kept(players):
    state = at_location(new_palace(players), "bank-of-england", (0, 6))
    show(state, "shares", "s1b", "s1a")
    events = listen(state)
    act(state, "take s1b")
    player = state.view(None)["players"][0]
    assert (player["income_value"], player["vp"], player["shares"], player["money"]) == (9, 7, ["s1b"], 40)
    assert points(events, 0) == {"shares": 2}


@pytest.mark.rule("CP-166")
def test_a_share_at_the_top_of_the_income_track_pays_pounds():
    state = at_location(new_palace(2), "bank-of-england", (0, 6))
    have(state, 0, income=13)
    show(state, "shares", "s1a", "s1b")
    act(state, "take s1a")
    assert (state.players[0].income, state.players[0].money) == (14, 44)


@pytest.mark.rule("CP-078")
@pytest.mark.parametrize(("players", "pay"), [(2, [0, 2]), (3, [0, 2]), (4, [0, 2]), (5, [0, 0, 2])])
def test_action_spaces_of_westminster(players, pay):
    state = new_palace(players)
    assert costs(players, "westminster") == pay
    assert bonuses(state, "westminster") == [[MONEY]] + [[]] * (len(pay) - 1)
    at_location(state, "westminster", (0, 6))
    act(state, "act")
    assert (state.players[0].westminster, state.players[0].money) == (1, 40 + 1 + 2)


@pytest.mark.rule("CP-079")
@pytest.mark.parametrize(("players", "spaces"), [(2, 3), (3, 3), (4, 4), (5, 4)])
def test_action_spaces_of_the_reform_club(players, spaces):
    assert bonuses(new_palace(players), "reform-club") == [[BUZZ], [BUZZ]] + [[]] * (spaces - 2)
    assert costs(players, "reform-club") == [0] * spaces


@pytest.mark.rule("CP-080")
@every_count
def test_a_character_is_paid_at_once(players):
    state = at_location(new_palace(players), "reform-club", (0, 6))
    show(state, "characters", "sherlock-holmes")
    act(state, "take sherlock-holmes", "accept")
    player = state.view(None)["players"][0]
    assert (player["gears"], player["energy"], player["characters"]) == (0, 0, ["sherlock-holmes"])


@pytest.mark.rule("CP-081")
@every_count
def test_recruiting_pays_takes_the_bonus_scores_and_counts_links(players):
    state = at_location(new_palace(players), "reform-club", (0, 6))
    own(state, 0, prototypes=("mechanical-chess-player",))
    show(state, "characters", "sherlock-holmes")
    events = listen(state)
    act(state, "take sherlock-holmes", "accept")
    told = names(events)
    order = [told.index(name) for name in ("CardTaken", "Lost", "CharacterRecruited", "Points")]
    assert order == sorted(order)
    bonus = next(n for n, event in enumerate(events) if type(event).__name__ == "Gained" and event.what == 3)
    assert told.index("Lost") < bonus < told.index("CharacterRecruited")
    assert points(events, 0) == {"characters": 4, "links": 4}


@pytest.mark.rule("CP-157")
@every_count
def test_the_bonus_may_be_left_but_not_in_part(players):
    state = at_location(new_palace(players), "reform-club", (0, 6))
    show(state, "characters", "rowland-hill")
    act(state, "take rowland-hill")
    assert (step(state), codes(state)) == ("take-bonus", ["accept", "decline"])
    assert refusal(state, "act") == "illegal-answer-now"
    act(state, "decline")
    assert (state.players[0].newspapers, state.players[0].buzz) == (0, 1)
    assert state.players[0].characters.bit_count() == 1


@pytest.mark.rule("CP-158")
def test_two_linked_prototypes_score_4_each():
    state = at_location(new_palace(2), "reform-club", (0, 6))
    own(state, 0, prototypes=("mechanical-chess-player", "calculating-engine"))
    show(state, "characters", "sherlock-holmes")
    events = listen(state)
    act(state, "take sherlock-holmes", "accept")
    assert points(events, 0) == {"characters": 4, "links": 8}


@every_count
def test_marx_makes_every_rival_pay_and_borrow_if_short(players):
    state = at_location(quiet_buzz(new_palace(players)), "reform-club", (0, 6))
    show(state, "characters", "karl-marx")
    have(state, 1, money=0, gears=0, energy=0)
    act(state, "take karl-marx", "accept")
    assert [player.money for player in state.players] == [32, 8, *[38] * (players - 2)]
    assert [player.open_loans() for player in state.players] == [0, 1, *[0] * (players - 2)]


@pytest.mark.rule("CP-025", "CP-061")
@pytest.mark.parametrize(("ruleset", "pushed"), [(1, [0, 2]), (2, [None, 0, 2])])
def test_colt_pushes_rivals_down_in_player_order(ruleset, pushed):
    state = quiet_buzz(new_palace(3, ruleset=ruleset))
    state.first = 0
    in_market(state, None, None, 0, 2)
    at_location(state, "reform-club", (1, 6))
    show(state, "characters", "samuel-colt")
    have(state, 1, gears=2)
    gears = [player.gears for player in state.players]
    act(state, "take samuel-colt", "accept")
    assert market(state)[: len(pushed)] == pushed
    assert set(market(state)[len(pushed) :]) == {None}
    assert [state.players[seat].gears for seat in (0, 2)] == [gears[0], gears[2]]


@pytest.mark.rule("CP-082")
@pytest.mark.parametrize(("players", "pay"), [(2, [0, 2]), (3, [0, 2]), (4, [0, 0, 2]), (5, [0, 0, 2])])
def test_action_spaces_of_the_times(players, pay):
    assert costs(players, "london-times") == pay
    assert bonuses(new_palace(players), "london-times") == [[NEWSPAPER]] + [[]] * (len(pay) - 1)


@pytest.mark.rule("CP-083", "CP-167", "CP-168")
@every_count
@pytest.mark.parametrize(("newspapers", "buzz"), [(0, 0), (1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_the_times_pay_buzz_for_the_level_reached_and_count_the_bonus_newspaper(players, newspapers, buzz):
    state = new_palace(players)
    publisher(state, "n1b", 2)
    have(state, 0, newspapers=newspapers, tokens_left=0, buzz=26)
    at_location(state, "london-times", (0, 6))
    act(state, "act")
    assert state.players[0].buzz == 26 + buzz


@pytest.mark.rule("CP-167")
@every_count
@pytest.mark.parametrize(("loans", "buzz"), [(0, 4), (1, 3), (2, 2), (3, 0)])
def test_a_condition_may_ask_for_few_open_loans(players, loans, buzz):
    state = new_palace(players)
    publisher(state, "n1a", 1)
    own(state, 0, loans=(-8,) * loans, repaid=(-9, -9))
    have(state, 0, tokens_left=0, buzz=26)
    at_location(state, "london-times", (0, 6))
    act(state, "act")
    assert state.players[0].buzz == 26 + buzz


def at_the_times(face: str, round_: int, newspapers: int, ruleset: int = 2, players: int = 2):
    """A die acts on the first action space of the Times, which gives a newspaper."""
    state = quiet_buzz(new_palace(players, ruleset=ruleset))
    publisher(state, face, round_)
    have(state, 0, newspapers=newspapers, buzz=26)
    at_location(state, "london-times", (0, 6))
    act(state, "act")
    return state


@pytest.mark.rule("CP-083", "CP-130")
@every_count
@pytest.mark.parametrize(
    ("face", "round_", "newspapers", "exchange", "buzz"),
    [
        ("n3b", 1, 1, "newspapers to gear", 3),
        ("n2b", 2, 2, "newspapers to income", 3),
        ("n1b", 3, 3, "newspapers to die", 3),
    ],
)
def test_the_bonus_newspaper_may_be_exchanged_before_the_times_look(players, face, round_, newspapers, exchange, buzz):
    state = at_the_times(face, round_, newspapers, players=players)
    assert (step(state), codes(state)) == ("exchange-to-publish", ["done"])
    assert refusal(state, "act") == "illegal-exchange-now"
    act(state, exchange, "done")
    assert state.players[0].newspapers == 0
    assert state.players[0].buzz == 26 + buzz


@pytest.mark.rule("CP-083", "CP-130")
@pytest.mark.parametrize(
    ("face", "round_", "newspapers"),
    [("n3b", 1, 0), ("n2b", 2, 1), ("n1b", 3, 2), ("n1b", 2, 6), ("n1a", 1, 6), ("n2a", 1, 6)],
    ids=["gear", "income", "die", "newspapers themselves", "loans", "cards"],
)
def test_nobody_is_asked_where_newspapers_cannot_raise_the_level(face, round_, newspapers):
    assert not at_the_times(face, round_, newspapers).to_move()


@pytest.mark.rule("CP-083")
def test_nobody_is_asked_at_the_highest_level_or_under_ruleset_1():
    state = quiet_buzz(new_palace(2))
    publisher(state, "n3b", 1)
    have(state, 0, newspapers=5, gears=4)
    at_location(state, "london-times", (0, 6))
    act(state, "act")
    assert not state.to_move()
    assert not at_the_times("n3b", 1, 1, ruleset=1).to_move()


@pytest.mark.rule("CP-084")
@pytest.mark.parametrize(("players", "pay"), [(2, [0, 2]), (3, [0, 2]), (4, [0, 0, 2]), (5, [0, 0, 2])])
def test_action_spaces_of_the_port(players, pay):
    assert costs(players, "port-of-london") == pay
    assert bonuses(new_palace(players), "port-of-london") == [[]] * len(pay)


@pytest.mark.rule("CP-085")
@every_count
def test_a_slot_serves_once_a_round(players):
    state = at_location(new_palace(players), "port-of-london", (0, 6), (1, 4))
    act(state, "slot gears")
    assert on_board(state, "port-of-london")["slots"]["gears"] == {"seat": 0, "value": 6}
    assert "slot gears" not in codes(state)
    assert refusal(state, "slot gears") == "illegal-act-here"


@pytest.mark.rule("CP-086")
@pytest.mark.parametrize("players", [2, 3])
def test_the_action_space_left_behind_counts_as_occupied(players):
    state = at_location(new_palace(players), "port-of-london", (0, 6), (1, 5), (0, 4))
    act(state, "slot gears", "slot die")
    assert not state.to_move()
    port = on_board(state, "port-of-london")
    assert (port["used"], port["actions"]) == (2, [None, None])


@pytest.mark.rule("CP-087")
@every_count
def test_the_first_of_two_assistant_actions_enters_freely_the_second_pays(players):
    state = at_location(new_palace(players), "port-of-london", (0, 6))
    act(state, "slot assistants", "enter")
    assert state.players[0].money == 40
    act(state, "enter")
    assert (market(state)[:2], state.players[0].money) == ([0, 0], 39)
    assert not state.to_move()


@pytest.mark.rule("CP-087")
def test_each_of_the_two_may_be_declined():
    state = at_location(new_palace(2), "port-of-london", (0, 6))
    act(state, "slot assistants", "decline", "decline")
    assert not state.to_move()


@pytest.mark.rule("CP-088")
@every_count
def test_a_slot_gives_two_gears(players):
    state = at_location(new_palace(players), "port-of-london", (0, 6))
    act(state, "slot gears")
    assert state.players[0].gears == 3


@pytest.mark.rule("CP-089", "CP-038")
@every_count
def test_a_slot_gives_a_die_for_the_next_round(players):
    state = at_location(new_palace(players), "port-of-london", (0, 6))
    act(state, "slot die")
    assert (state.players[0].dice, state.players[0].dice_left, state.players[0].hand) == (5, 1, 0)
    phase(state, 1)
    act(state, *["set 1"] * 5, "seal", seat=0)


@pytest.mark.rule("CP-090")
@pytest.mark.parametrize("players", [4, 5])
def test_with_four_or_five_players_a_slot_sells_a_die_for_2(players):
    state = at_location(new_palace(players), "port-of-london", (0, 6))
    act(state, "slot paid-die")
    assert (state.players[0].dice, state.players[0].money) == (5, 38)


@pytest.mark.rule("CP-090")
@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_there_is_no_such_slot(players):
    state = at_location(new_palace(players), "port-of-london", (0, 6))
    assert codes(state) == ["slot assistants", "slot gears", "slot die", "slot ticket", "decline"]


@pytest.mark.rule("CP-091")
@every_count
def test_with_all_six_dice_out_the_new_die_slots_cannot_be_chosen(players):
    state = at_location(new_palace(players), "port-of-london", (0, 6))
    have(state, 0, dice=6, dice_left=0)
    assert codes(state) == ["slot assistants", "slot gears", "slot ticket", "decline"]


@pytest.mark.rule("CP-092", "CP-093")
@every_count
@pytest.mark.parametrize(("round_", "vp"), [(1, 10), (2, 8), (3, 6), (4, 4), (5, 2)])
def test_a_ticket_scores_the_round_and_the_die(players, round_, vp):
    state = new_palace(players)
    state.round = round_
    at_location(state, "port-of-london", (0, 5))
    events = listen(state)
    act(state, "slot ticket")
    assert points(events, 0) == {"tickets": vp + 5}
    assert state.view(None)["tickets"] == [{"seat": 0, "value": 5}]


@pytest.mark.rule("CP-094")
@every_count
def test_a_ticketed_die_never_comes_back(players):
    state = at_location(new_palace(players), "port-of-london", (0, 5))
    act(state, "slot ticket")
    assert (state.players[0].dice, state.players[0].dice_left) == (3, 2)
    phase(state, 7)
    assert state.view(None)["tickets"] == [{"seat": 0, "value": 5}]
    act(state, *["set 1"] * 3, seat=0)
    assert codes(state, 0) == ["seal"]


@pytest.mark.rule("CP-095")
@every_count
def test_two_tickets_may_be_taken_in_a_round_and_three_in_all(players):
    state = at_location(new_palace(players), "port-of-london", (0, 5), (1, 4))
    act(state, "slot ticket", "slot ticket")
    state.clear_boards()
    at_location(state, "port-of-london", (0, 6))
    act(state, "slot ticket")
    state.clear_boards()
    at_location(state, "port-of-london", (0, 6))
    assert "slot ticket" not in codes(state)


@pytest.mark.rule("CP-096")
@pytest.mark.parametrize(("players", "spaces"), [(2, 3), (3, 3), (4, 4), (5, 4)])
def test_action_spaces_of_waterloo(players, spaces):
    assert costs(players, "waterloo-station") == [0] * spaces
    assert bonuses(new_palace(players), "waterloo-station") == [[]] * spaces


@pytest.mark.rule("CP-096", "CP-097")
@every_count
def test_slots_of_waterloo(players):
    state = at_location(quiet_buzz(new_palace(players)), "waterloo-station", (0, 5), (0, 4), (0, 3))
    act(state, "slot energy")
    assert state.players[0].energy == 3
    assert refusal(state, "slot energy") == "illegal-act-here"
    act(state, "slot energy-and-buzz")
    assert (state.players[0].energy, state.players[0].buzz) == (4, 2)
    own(state, 0, tiles=("r02",))
    act(state, "slot energy-and-bonus", "use r02")
    assert (state.players[0].energy, state.players[0].money) == (5, 42)


@pytest.mark.rule("CP-098")
@pytest.mark.parametrize("players", [4, 5])
def test_with_four_or_five_players_a_slot_gives_a_bonus_or_buzz(players):
    state = at_location(new_palace(players), "waterloo-station", (0, 6), (0, 5))
    own(state, 0, tiles=("r02",))
    have(state, 0, buzz=31)
    act(state, "slot bonus-or-buzz")
    assert codes(state) == ["option 1", "option 2"]
    twin = state.clone()
    act(state, "option 1", "use r02")
    assert state.players[0].money == 42
    act(twin, "option 2")
    assert twin.players[0].buzz == 33


@pytest.mark.rule("CP-098")
@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_there_are_three_slots(players):
    state = at_location(new_palace(players), "waterloo-station", (0, 6))
    assert codes(state) == ["slot energy", "slot energy-and-bonus", "slot energy-and-buzz", "decline"]


@pytest.mark.rule("CP-099")
@every_count
def test_a_permanent_bonus_is_a_tile_or_a_market_space_and_works_again_in_phase_6(players):
    state = at_location(new_palace(players), "waterloo-station", (0, 6))
    own(state, 0, tiles=("r02", "r09"), characters=("charles-dickens",))
    in_market(state, None, 0)
    act(state, "slot energy-and-bonus")
    assert codes(state) == ["use r02", "use market 2", "decline"]
    assert refusal(state, "use r09") == "illegal-no-bonus"
    assert refusal(state, "use charles-dickens") == "illegal-no-bonus"
    act(state, "use market 2")
    assert state.players[0].newspapers == 1
    have(state, 0, income=10)
    phase(state, 6)
    assert state.players[0].newspapers == 3
    assert state.players[0].money == 40 + 8 + 2


@pytest.mark.rule("CP-099")
def test_without_a_permanent_bonus_nothing_happens():
    state = at_location(new_palace(2), "waterloo-station", (0, 6))
    act(state, "slot energy-and-bonus")
    assert (state.players[0].energy, state.to_move()) == (2, ())


@pytest.mark.rule("CP-E9")
@every_count
def test_blue_alone_at_the_patent_office_acts_twice(players):
    state = at_location(new_palace(players), "patent-office", (1, 6), (1, 5))
    show(state, "patents", "ice-machine", "audio-book")
    act(state, "take audio-book")
    assert (state.players[1].newspapers, state.view(None)["players"][1]["patents"]) == (1, ["audio-book"])
    assert state.to_move() == (1,)
    act(state, "take ice-machine")
    assert state.players[1].newspapers == 2


@pytest.mark.rule("CP-E10")
@pytest.mark.parametrize("players", [4, 5])
@pytest.mark.parametrize("tile", ["r10", "r09"])
def test_blue_takes_a_permanent_tile_yellow_an_instant_one(players, tile):
    state = at_location(quiet_buzz(new_palace(players)), "british-museum", (1, 6), (2, 5))
    show(state, "research", "r01", "r10", "r09")
    act(state, "take r01", f"take {tile}")
    yellow = state.players[2]
    got = (yellow.newspapers, yellow.buzz, yellow.gears, yellow.money)
    assert got == ((2, 4, 1, 40) if tile == "r10" else (0, 0, 2, 42))
    have(state, 1, income=7)
    phase(state, 6)
    assert state.players[1].income == 7 - 3 + 1


@pytest.mark.rule("CP-E11")
@pytest.mark.parametrize("players", [4, 5])
def test_yellow_takes_the_left_share_and_blue_the_second(players):
    state = at_location(new_palace(players), "bank-of-england", (2, 6), (1, 5))
    show(state, "shares", "s1a", "s1c")
    act(state, "take s1a", "take s1c")
    yellow, blue = state.view(None)["players"][2], state.view(None)["players"][1]
    assert (yellow["vp"], yellow["income_value"], yellow["money"]) == (6, 10, 40)
    assert (blue["vp"], blue["income_value"], blue["money"]) == (9, 8, 40)


@pytest.mark.rule("CP-E12", "CP-150")
@every_count
@pytest.mark.parametrize("option", [1, 2])
def test_red_at_v_stays_and_takes_energy_or_buzz(players, option):
    state = at_location(new_palace(players), "westminster", (0, 6))
    have(state, 0, westminster=5, buzz=31)
    act(state, "act")
    assert state.players[0].money == 41
    act(state, f"option {option}")
    player = state.players[0]
    assert (player.westminster, player.energy, player.buzz) == ((4, 2, 31) if option == 1 else (4, 1, 33))


@pytest.mark.rule("CP-E13")
@every_count
def test_blue_recruits_bronte_with_a_free_assistant_and_a_link(players):
    state = new_palace(players)
    state.round = 3
    have(state, 1, gears=2, energy=1, buzz=5)
    own(state, 1, prototypes=("audio-book",))
    at_location(state, "reform-club", (1, 6))
    show(state, "characters", "charlotte-bronte")
    events = listen(state)
    act(state, "take charlotte-bronte", "accept", "enter")
    blue = state.players[1]
    assert (blue.buzz, blue.gears, blue.energy, blue.money) == (6, 0, 0, 40)
    assert market(state)[0] == 1
    assert points(events, 1) == {"characters": 10, "links": 4}


@pytest.mark.rule("CP-E14")
@every_count
def test_yellow_publishes_with_three_cards(players):
    state = new_palace(players)
    publisher(state, "n2a", 1)
    yellow = players - 1
    own(state, yellow, prototypes=("audio-book",), characters=("karl-marx", "mary-seacole"))
    have(state, yellow, buzz=11, tokens_left=0)
    at_location(state, "london-times", (yellow, 6))
    act(state, "act")
    assert (state.players[yellow].newspapers, state.players[yellow].buzz) == (1, 15)


@pytest.mark.rule("CP-E15")
@every_count
def test_blue_sends_a_6_on_a_journey_in_autumn_1850(players):
    state = new_palace(players)
    state.round = 4
    state.tickets = (0 << 3 | 3,)
    at_location(state, "port-of-london", (1, 6))
    act(state, "slot ticket")
    assert state.players[1].vp == 5 + 10
    assert state.view(None)["tickets"][1] == {"seat": 1, "value": 6}
    assert state.players[1].dice == 3


@pytest.mark.rule("CP-E16")
@every_count
def test_blue_takes_two_energy_at_waterloo(players):
    state = at_location(new_palace(players), "waterloo-station", (1, 6))
    act(state, codes(state)[0])
    assert state.players[1].energy == 3


def test_other_moves_are_refused_while_a_die_acts():
    state = at_location(new_palace(3), "westminster", (0, 6))
    assert refusal(state, "place 6 westminster 1") == "illegal-act-here"
    assert refusal(state, "take audio-book") == "illegal-act-here"


def test_nobody_acts_where_no_die_lies():
    state = new_palace(3)
    state.agenda.clear()
    phase(state, 3)
    run(state)
    assert not state.agenda
