"""Phase 5: building prototypes and playing their effects on players."""

import pytest

from tests.games.crystal_palace.positions import (
    EVERY_COUNT,
    act,
    all_codes,
    codes,
    displayed,
    from_phase,
    have,
    in_market,
    listen,
    market,
    names,
    new_palace,
    own,
    phase,
    points,
    quiet_buzz,
    refusal,
    step,
)

THREE_NEWSPAPERS = "pneumatic-post"
every_count = pytest.mark.parametrize("players", EVERY_COUNT)


def building(players: int, *patents: str, round_: int = 1, seat: int = 0):
    """A seat that has these patents is about to build, with goods for all of them."""
    state = quiet_buzz(new_palace(players))
    state.round = round_
    own(state, seat, patents=patents)
    have(state, seat, gears=9, energy=9)
    return phase(state, 5)


@pytest.mark.rule("CP-104")
@every_count
def test_a_player_builds_two_prototypes_at_most(players):
    state = building(players, "beer-glass-counter", "alarm-clock-bed", "defensive-umbrella")
    assert codes(state) == ["build beer-glass-counter", "build alarm-clock-bed", "build defensive-umbrella", "done"]
    act(state, "build alarm-clock-bed", "target 2", "build beer-glass-counter", "target 1")
    assert not state.to_move()
    assert state.view(None)["players"][0]["prototypes"] == ["beer-glass-counter", "alarm-clock-bed"]


@pytest.mark.rule("CP-104")
def test_a_third_build_is_refused_even_where_there_is_still_a_moment():
    state = building(2, "beer-glass-counter", "alarm-clock-bed", "defensive-umbrella")
    have(state, 0, newspapers=3)
    act(state, "build alarm-clock-bed", "target 2", "build beer-glass-counter", "target 1")
    assert (step(state), codes(state)) == ("build-prototype", ["done"])
    assert refusal(state, "build defensive-umbrella") == "illegal-built-enough"
    assert refusal(state, "build audio-book") == "illegal-no-patent"
    assert refusal(state, "pass") == "illegal-build-now"


@pytest.mark.rule("CP-104", "CP-025")
@every_count
def test_players_build_in_player_order_each_to_the_end(players):
    state = quiet_buzz(new_palace(players))
    state.first = 1
    for seat, key in enumerate(
        ("audio-book", "stereoscope", "diving-suit", "steam-omnibus", "folding-piano")[:players]
    ):
        own(state, seat, patents=(key,))
    phase(state, 5)
    seats = []
    while state.to_move():
        seats.append(state.to_move()[0])
        act(state, "done")
    assert seats == [*range(1, players), 0]


@pytest.mark.rule("CP-105")
@every_count
def test_building_pays_scores_counts_links_and_plays_the_effect(players):
    state = building(players, "audio-book")
    own(state, 0, characters=("charlotte-bronte",))
    events = listen(state)
    act(state, "build audio-book", "target 1")
    assert names(events) == ["Lost", "Lost", "PrototypeBuilt", "Points", "Points", "EffectPlayed", "Gained"]
    assert points(events, 0) == {"prototypes": 5, "links": 4}


@pytest.mark.rule("CP-106")
@every_count
def test_the_effect_may_be_played_on_anybody(players):
    state = building(players, "audio-book")
    act(state, "build audio-book")
    assert (step(state), codes(state)) == ("choose-target", [f"target {seat + 1}" for seat in range(players)])
    assert refusal(state, "done") == "illegal-target-now"
    if players < 5:
        assert refusal(state, f"target {players + 1}") == "illegal-no-such-player"
    act(state, "target 2")
    assert state.players[1].money == 48


@pytest.mark.rule("CP-107")
@every_count
def test_the_target_takes_all_of_it_and_borrows_if_short(players):
    state = building(players, "hydraulic-crane")
    own(state, 1, prototypes=("stereoscope", "ice-machine"))
    have(state, 1, money=0, gears=0, energy=0)
    act(state, "build hydraulic-crane", "target 2")
    assert (state.players[1].money, state.players[1].open_loans(), state.players[1].vp) == (8, 1, 7)
    assert state.players[0].open_loans() == 0


@pytest.mark.rule("CP-107", "CP-130")
def test_a_target_with_something_to_sell_decides_out_of_turn():
    state = building(3, "hydraulic-crane")
    have(state, 1, money=1, newspapers=2, gears=0, energy=0)
    own(state, 1, loans=(-8,))
    act(state, "build hydraulic-crane", "target 2")
    assert (step(state), state.to_move(), all_codes(state)) == ("pay", (1,), ["sell newspaper", "loan"])
    act(state, "sell newspaper")
    assert (state.players[1].money, state.players[1].open_loans()) == (0, 1)


@pytest.mark.rule("CP-108")
@every_count
def test_the_affected_player_chooses_and_what_cannot_be_done_is_skipped(players):
    state = building(players, "diving-suit")
    in_market(state, 1, None, 1)
    act(state, "build diving-suit", "target 2")
    assert (step(state), state.to_move()) == ("choose-assistant", (1,))
    act(state, "down 3")
    assert market(state)[:3] == [1, 1, None]
    assert state.players[1].money == 37
    state = building(players, "diving-suit")
    act(state, "build diving-suit", "target 2")
    assert state.players[1].money == 37


@pytest.mark.rule("CP-109")
@every_count
def test_a_prototype_does_not_count_itself(players):
    state = building(players, "hydraulic-crane")
    events = listen(state)
    act(state, "build hydraulic-crane", "target 1")
    assert points(events, 0) == {"prototypes": 6}
    assert state.players[0].money == 38


@pytest.mark.rule("CP-110")
@every_count
def test_what_the_first_build_brings_may_pay_for_the_second(players):
    state = building(players, "audio-book", "tempest-prognosticator")
    have(state, 0, money=0, gears=1, energy=2)
    act(state, "build audio-book", "target 1", "build tempest-prognosticator", "target 2")
    assert (state.players[0].money, state.players[0].open_loans()) == (5, 0)


@pytest.mark.rule("CP-111")
@every_count
def test_characters_of_phase_5_make_one_prototype_of_the_round_cheaper(players):
    state = quiet_buzz(new_palace(players))
    own(state, 0, patents=("steam-omnibus", "steam-hammer"), characters=("joseph-paxton", "ada-lovelace"))
    have(state, 0, gears=3, energy=0)
    phase(state, 5)
    act(state, "build steam-omnibus", "target 1")
    assert state.players[0].gears == 2
    act(state, "build steam-hammer", "target 2")
    assert state.players[0].gears == 0


@pytest.mark.rule("CP-111")
def test_a_discount_waits_for_a_prototype_that_needs_the_thing():
    state = quiet_buzz(new_palace(2))
    own(state, 0, patents=("steam-omnibus", "pneumatic-post"), characters=("ada-lovelace",))
    have(state, 0, gears=2, energy=1)
    phase(state, 5)
    act(state, "build steam-omnibus", "target 2", "build pneumatic-post", "target 2")
    assert (state.players[0].gears, state.players[0].energy, state.players[0].open_loans()) == (0, 0, 0)


@pytest.mark.rule("CP-111")
def test_nobel_allows_a_third_prototype():
    state = quiet_buzz(new_palace(2))
    own(state, 0, patents=("beer-glass-counter", "alarm-clock-bed", "defensive-umbrella"), characters=("alfred-nobel",))
    have(state, 0, gears=3)
    phase(state, 5)
    for key in ("beer-glass-counter", "alarm-clock-bed", "defensive-umbrella"):
        act(state, f"build {key}", "target 2")
    assert state.players[0].prototypes.bit_count() == 3


@pytest.mark.rule("CP-111")
def test_effects_of_phase_5_work_on_the_own_turn_alone():
    state = quiet_buzz(new_palace(2))
    own(state, 0, characters=("joseph-paxton",))
    own(state, 1, patents=("steam-omnibus",))
    have(state, 1, gears=2)
    phase(state, 5)
    act(state, "build steam-omnibus", "target 2")
    assert state.players[1].gears == 0


@pytest.mark.rule("CP-112")
@every_count
def test_a_patent_may_wait_and_scores_nothing_unbuilt(players):
    state = building(players, "audio-book")
    act(state, "done")
    phase(state, 7)
    assert state.view(None)["players"][0]["patents"] == ["audio-book"]
    assert state.players[0].vp == 5
    assert "audio-book" not in displayed(state, "patents")


@pytest.mark.rule("CP-153")
@every_count
@pytest.mark.parametrize("round_", [1, 2, 3, 4, 5])
def test_points_are_read_at_the_current_round(players, round_):
    state = building(players, "perpetual-weather-globe", round_=round_)
    events = listen(state)
    act(state, "build perpetual-weather-globe", "target 2")
    assert points(events, 0) == {"prototypes": 10 + round_}


@pytest.mark.rule("CP-154")
@every_count
def test_a_link_scores_when_the_second_of_the_two_arrives(players):
    state = building(players, "audio-book", "mechanical-chess-player")
    own(state, 0, characters=("sherlock-holmes", "charles-babbage"))
    events = listen(state)
    act(state, "build mechanical-chess-player", "target 2", "build audio-book", "target 2")
    assert points(events, 0)["links"] == 8


@pytest.mark.rule("CP-155")
@every_count
def test_what_lacks_is_bought_with_money_newspapers_or_loans(players):
    state = building(players, "audio-book")
    have(state, 0, gears=0, energy=0, money=0, newspapers=0)
    act(state, "build audio-book")
    assert step(state) == "choose-target"  # a loan is the only way, then both are bought
    player = state.players[0]
    assert (player.money, player.open_loans(), player.gears, player.energy) == (1, 1, 0, 0)


@pytest.mark.rule("CP-155")
def test_the_builder_chooses_among_the_ways_to_pay():
    state = building(2, "audio-book")
    have(state, 0, gears=0, energy=1, money=7, newspapers=2)
    act(state, "build audio-book")
    assert (step(state), all_codes(state)) == ("pay", ["newspapers to gear", "buy gear"])
    assert refusal(state, "loan") == "illegal-pay-first"
    assert refusal(state, "done") == "illegal-pay-first"
    act(state, "newspapers to gear")
    assert (state.players[0].money, state.players[0].newspapers, step(state)) == (7, 0, "choose-target")


@pytest.mark.rule("CP-E18", "CP-E19")
@every_count
def test_blue_builds_the_audio_book_and_the_crane(players):
    state = quiet_buzz(new_palace(players))
    state.round = 3
    own(state, 1, patents=("audio-book", "hydraulic-crane"), characters=("charlotte-bronte",))
    own(state, 0, prototypes=("ice-machine",))
    have(state, 1, gears=2, energy=1, money=0)
    phase(state, 5)
    events = listen(state)
    act(state, "build audio-book", "target 2")
    assert points(events, 1) == {"prototypes": 3, "links": 4}
    assert state.players[1].money == 8
    act(state, "build hydraulic-crane", "target 1")
    assert points(events, 1) == {"prototypes": 7, "links": 4}
    assert (state.players[1].money, state.players[1].gears, state.players[1].energy) == (4, 0, 0)
    assert points(events, 0) == {"effects": 1}
    assert state.players[0].money == 38


def test_who_has_nothing_to_build_but_newspapers_has_a_moment_before_income():
    state = new_palace(2)
    have(state, 1, newspapers=3)
    phase(state, 5)
    assert (step(state), state.to_move(), codes(state)) == ("build-prototype", (1,), ["done"])
    act(state, "newspapers to income", "done")
    assert state.view(None)["players"][1]["income_value"] == 6


def hit_after_building(ruleset: int, newspapers: int):
    """Seat 1 has built nothing; seat 2 then plays 3 newspapers on them."""
    state = new_palace(2, ruleset=ruleset)
    own(state, 1, patents=(THREE_NEWSPAPERS,))
    have(state, 0, newspapers=newspapers)
    have(state, 1, money=60, gears=9, energy=9)
    from_phase(state, 5)
    while state.to_move() == (0,):
        act(state, "done")
    act(state, f"build {THREE_NEWSPAPERS}", "target 1")
    if step(state) == "build-prototype":
        act(state, "done")
    return state


@pytest.mark.rule("CP-127", "CP-130")
def test_who_is_hit_after_building_has_a_moment_before_income():
    state = hit_after_building(2, newspapers=0)
    assert (step(state), state.to_move(), codes(state)) == ("exchange-now", (0,), ["done"])
    assert refusal(state, "pass") == "illegal-exchange-now"
    income = state.view(None)["players"][0]["income_value"]
    act(state, "newspapers to income", "done")
    assert state.phase == 1
    assert state.players[0].money == 40 + income + 1


@pytest.mark.rule("CP-130")
@every_count
def test_who_is_hit_but_has_too_few_newspapers_for_income_is_not_asked(players):
    state = new_palace(players)
    own(state, 1, patents=("audio-book",))
    have(state, 0, newspapers=2)
    have(state, 1, gears=1, energy=1)
    from_phase(state, 5)
    act(state, "build audio-book", "target 1")
    assert state.phase == 1


@pytest.mark.rule("CP-130")
def test_who_is_hit_before_building_has_that_moment_while_building():
    state = new_palace(2)
    own(state, 0, patents=(THREE_NEWSPAPERS,))
    have(state, 0, money=60, gears=9, energy=9)
    from_phase(state, 5)
    act(state, f"build {THREE_NEWSPAPERS}", "target 2")
    assert (step(state), state.to_move()) == ("build-prototype", (1,))
    act(state, "done")
    assert state.phase == 1


def test_under_ruleset_1_nobody_is_asked_again():
    assert hit_after_building(1, newspapers=0).phase == 1


def test_who_has_neither_is_not_asked():
    state = new_palace(2)
    have(state, 1, newspapers=2)
    phase(state, 5)
    assert not state.to_move()
