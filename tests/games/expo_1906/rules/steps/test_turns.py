"""Whose turn it is, and which card may be played."""

from itertools import pairwise

import pytest

from tests.games.expo_1906.positions import (
    act,
    assert_refused,
    codes,
    give,
    hand,
    in_hand,
    lay,
    listen,
    meet,
    new_expo,
    play_at_random,
    station,
    step,
)
from universelle.core.chance import Chance, seed_from
from universelle.games.expo_1906.rules.components import CARDS, LABORATORY, NONE
from universelle.games.expo_1906.rules.events import CardPlayed, RoundBegan

several = pytest.mark.parametrize("players", [2, 3, 4])
some_seeds = pytest.mark.parametrize("seed", range(6))
FIRST_CARDS = [f"play {card}" for card in CARDS[:5]]


@pytest.mark.rule("EX-028")
@several
def test_a_turn_is_exactly_one_card_and_cannot_be_passed(players):
    state = new_expo(players)
    assert codes(state) == FIRST_CARDS
    assert_refused(state, "pass", "stop", "put a1 0", "money")
    events = listen(state)
    act(state, "play skyscraper")
    assert [event.card for event in events if isinstance(event, CardPlayed)] == ["card-skyscraper"]
    assert state.view(None)["players"][0]["last"] == "skyscraper"


@pytest.mark.rule("EX-029", "EX-038")
@several
def test_after_the_action_the_left_neighbour_moves(players):
    state = new_expo(players)
    for turn in range(2 * players):
        assert state.to_move() == (turn % players,)
        act(state, codes(state)[0])
        if step(state) != "play-card":
            act(state, "stop")


@pytest.mark.rule("EX-038")
@several
@some_seeds
def test_the_seat_to_move_advances_by_one_across_rounds(players, seed):
    state = new_expo(players, seed=str(seed))
    turns = []
    for seat in play_at_random(state, seed):
        if step(state) == "play-card":
            turns.append(seat)
    assert all((turn + 1) % players == following for turn, following in pairwise(turns))
    assert len(turns) > 10 * players


@pytest.mark.rule("EX-030", "EX-E9")
@pytest.mark.parametrize("card", ["train-station", "academy", "laboratory", "journal"])
@several
def test_a_card_can_be_played_without_using_it(players, card):
    state = new_expo(players)
    before = state.players[0].content(), list(state.station), list(state.open_projects), state.technologies
    tokens = list(state.patents.steps[:12])
    act(state, f"play {card}", "stop")
    assert state.to_move() == (1,)
    state.players[0].hand, state.players[0].last = 63, NONE
    assert (state.players[0].content(), state.station, state.open_projects, state.technologies) == before
    assert state.patents.steps[:12] == tokens


@pytest.mark.rule("EX-030")
def test_a_meeting_can_be_held_without_doing_anything_and_money_comes_unasked():
    state = new_expo(3)
    money = state.players[0].money
    meet(state)
    assert (state.players[0].money, state.round) == (money, 2)
    state.players[1].money = 12
    act(state, "play skyscraper")
    assert state.players[1].money == 12


@pytest.mark.rule("EX-031", "EX-D-f")
@pytest.mark.parametrize("card", CARDS[:5])
def test_the_card_of_the_right_hand_neighbour_is_barred(card):
    state = new_expo(4)
    assert codes(state) == FIRST_CARDS
    act(state, f"play {card}")
    if step(state) != "play-card":
        act(state, "stop")
    assert_refused(state, f"play {card}", why="illegal-card-barred")
    assert codes(state) == [code for code in FIRST_CARDS if code != f"play {card}"]


@pytest.mark.rule("EX-031")
def test_only_the_neighbours_latest_card_is_barred():
    state = new_expo(2)
    act(state, "play skyscraper", "play academy", "stop", "play journal", "stop")
    assert "play skyscraper" in codes(state)
    assert_refused(state, "play journal", why="illegal-card-barred")


@pytest.mark.rule("EX-031")
def test_after_a_meeting_nothing_more_is_barred():
    state = new_expo(3)
    meet(state)
    assert codes(state) == FIRST_CARDS


@pytest.mark.rule("EX-032")
@some_seeds
def test_with_two_players_each_bars_the_other_on_every_turn(seed):
    state = new_expo(2, seed=str(seed))
    for seat in play_at_random(state, seed):
        if step(state) == "play-card" and (other := state.players[1 - seat].last) != NONE:
            assert f"play {CARDS[other]}" not in codes(state)


@pytest.mark.rule("EX-033")
def test_a_basic_card_bars_the_improved_one_and_the_other_way_round():
    state = new_expo(2)
    lay(state, 1, "improved-skyscraper", "a1")
    act(state, "play skyscraper")
    assert_refused(state, "play skyscraper", why="illegal-card-barred")
    state = new_expo(2)
    lay(state, 0, "improved-skyscraper", "a1")
    act(state, "play skyscraper")
    assert_refused(state, "play skyscraper", why="illegal-card-barred")


@pytest.mark.rule("EX-033")
def test_a_card_swapped_on_the_table_still_bars_its_kind():
    state = new_expo(2)
    give(state, 0, "improved-laboratory")
    act(state, "play laboratory", "place improved-laboratory", "put a3 0", "stop")
    assert state.card_name(0, LABORATORY) == "card-improved-laboratory"
    assert_refused(state, "play laboratory", why="illegal-card-barred")


@pytest.mark.rule("EX-034", "EX-D-e")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_meeting_on_the_first_turn_of_a_round(players):
    state = new_expo(players)
    assert_refused(state, "play meeting-room", why="illegal-meeting-first")
    assert len(codes(state)) <= 5
    meet(state)
    assert state.round == 2
    assert_refused(state, "play meeting-room", why="illegal-meeting-first")


@pytest.mark.rule("EX-035", "EX-086")
def test_a_played_card_stays_out_of_hand_until_the_round_ends():
    state = new_expo(2)
    act(state, "play skyscraper", "play laboratory", "stop")
    lay(state, 0, "improved-skyscraper", "a1")
    assert_refused(state, "play skyscraper", why="illegal-card-not-in-hand")
    meet(state)
    assert in_hand(state, 0) == set(CARDS)


@pytest.mark.rule("EX-036")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@some_seeds
def test_there_is_always_a_card_to_play(players, seed):
    state = new_expo(players, seed=str(seed))
    for seat in play_at_random(state, seed):
        assert codes(state)
        if step(state) == "play-card" and len(in_hand(state, seat)) == 1:
            assert codes(state) == ["play meeting-room"]


@pytest.mark.rule("EX-036")
def test_on_a_sixth_turn_only_the_meeting_is_left():
    state = new_expo(2)
    hand(state, 0, "meeting-room")
    state.players[1].last = CARDS.index("journal")
    assert codes(state) == ["play meeting-room"]


@pytest.mark.rule("EX-037", "EX-040", "EX-081")
@several
@some_seeds
def test_a_round_gives_everybody_a_turn_and_nobody_more_than_six(players, seed):
    state = new_expo(players, seed=str(seed))
    turns: dict[int, list[int]] = {}
    for seat in play_at_random(state, seed):
        if step(state) == "play-card":
            turns.setdefault(state.round, []).append(seat)
            assert len(state.jury) == 1 + state.round
    assert max(turns) == state.round <= 10
    for number, seats in turns.items():
        if number < max(turns) or len(state.jury) == 12:
            assert players + 1 <= len(seats) <= 5 * players + 1
            assert set(seats) == set(range(players))


@pytest.mark.rule("EX-039")
def test_of_others_only_the_last_card_and_the_size_of_the_hand_is_shown():
    state = new_expo(2)
    station(state)
    act(state, "play skyscraper", "play laboratory", "stop", "play academy", "stop", "play train-station")
    for viewer in (None, 1):
        view = state.view(viewer)["players"][0]
        assert (view["hand"], view["cards"], view["last"]) == (None, 4, "academy")
    assert state.view(0)["players"][0]["hand"] == ["train-station", "laboratory", "journal", "meeting-room"]
    hands = {state.resample(1, Chance(seed_from(str(n)))).players[0].hand for n in range(40)}
    assert len(hands) == 4
    assert all(not hand >> CARDS.index("academy") & 1 and hand >> CARDS.index("meeting-room") & 1 for hand in hands)


@pytest.mark.rule("EX-040")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_there_is_never_an_eleventh_round(players):
    state = new_expo(players)
    events = listen(state)
    for _ in play_at_random(state, 1):
        assert state.round <= 10
    assert max(event.round for event in events if isinstance(event, RoundBegan)) <= 10
