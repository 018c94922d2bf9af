"""What ends the game, and the last cards."""

from pathlib import Path

import pytest

from tests.games.expo_1906.positions import (
    act,
    assert_refused,
    bare,
    close,
    codes,
    complete,
    ghost,
    give,
    hand,
    in_hand,
    lab,
    lay,
    listen,
    meet,
    nearly_full_jury,
    new_expo,
    place_of,
    stack,
    step,
    token,
    work,
)
from universelle.core.event import GameEnded
from universelle.games.expo_1906.rules.components import GHOST, NONE, TYPES
from universelle.games.expo_1906.rules.events import EndNear, LastCardDeclined, RoundBegan
from universelle.matches.record import Record

ROWS = TYPES[:6]
FOUR_DONE = ("airship", "cruise-ship", "automobile", "laparoscopy")
RECORDS = Path(__file__).parents[2] / "records"


@pytest.fixture(params=[2, 3, 4])
def expo(request):
    return new_expo(request.param)


def about_to_complete(state, seat=0):
    """Four Projects are completed; one tile completes Cellophane."""
    bare(state, seat)
    complete(state, seat, *FOUR_DONE)
    lay(state, seat, "cellophane", "c1")
    lay(state, seat, "empirical-copper", "c2", 1)
    lay(state, seat, "automated-electricity", "d3", 3)
    give(state, seat, "steam-scientific", "steel-manual")


def ends(events):
    return [event.why for event in events if isinstance(event, EndNear)]


LAST_STEP_LINK = {"jumps": {"links": ["steel-copper at 10 for 0"]}}


def all_rows_but_steel_closed(ruleset):
    """All chits have been placed; the token of the steel row has gone over to copper on the last step."""
    state = new_expo(4, values=LAST_STEP_LINK, ruleset=ruleset)
    close(state, *ROWS)
    state.patents.order[TYPES.index("steel")].clear()
    token(state, 0, 1, "steel", 9)
    return state


@pytest.mark.rule("EX-126")
def test_a_row_left_over_a_link_on_its_last_step_and_reached_again_ends_the_game():
    state = all_rows_but_steel_closed(2)
    events = listen(state)
    act(state, "play journal", "token 1 steel")
    assert ends(events) == ["end-patents"]
    assert state.ender == 0


@pytest.mark.rule("EX-126")
def test_so_does_a_row_reached_again_over_the_link():
    state = new_expo(4, values=LAST_STEP_LINK)
    close(state, *ROWS)
    state.patents.order[TYPES.index("steel")].clear()
    token(state, 0, 1, "copper", 10)
    events = listen(state)
    act(state, "play journal", "token 1 steel")
    assert place_of(state, 0, 1) == ("steel", 10)
    assert ends(events) == ["end-patents"]


@pytest.mark.rule("EX-126", "EX-154")
def test_so_does_a_ghost_that_reaches_the_row():
    state = new_expo(2, values=LAST_STEP_LINK)
    close(state, *ROWS)
    ghost(state, "steel", 9)
    stack(state, "steel-steam", "steam-manual")
    events = listen(state)
    act(state, "play journal")
    assert ends(events) == ["end-patents"]
    assert state.ender == 0


def test_ruleset_1_looked_only_when_a_chit_was_placed():
    state = all_rows_but_steel_closed(1)
    act(state, "play journal", "token 1 steel")
    assert state.ender == NONE


@pytest.mark.rule("EX-125")
def test_the_twelfth_jury_tile_ends_the_game(expo):
    nearly_full_jury(expo)
    events = listen(expo)
    meet(expo)
    assert ends(events) == ["end-jury"]
    assert len(expo.jury) == 12
    assert step(expo) == "play-last-card"


@pytest.mark.rule("EX-126")
@pytest.mark.parametrize("others", [4, 5])
def test_a_token_on_step_10_of_all_rows_ends_the_game(others):
    state = new_expo(4)
    close(state, *ROWS[:others])
    token(state, 0, 1, "scientific", 9)
    events = listen(state)
    act(state, "play journal", "token 1 scientific")
    if others == 4:
        act(state, codes(state)[0])
    act(state, "stop")
    assert ends(events) == (["end-patents"] if others == 5 else [])
    assert step(state) == ("play-last-card" if others == 5 else "play-card")


@pytest.mark.rule("EX-127", "EX-128")
@pytest.mark.parametrize("before", [3, 4])
def test_a_fifth_project_ends_the_game_once_the_action_is_finished(expo, before):
    about_to_complete(expo)
    if before == 3:
        lab(expo).completed &= lab(expo).completed - 1
    events = listen(expo)
    work(expo)
    act(expo, "place steam-scientific", "put f1 3")
    assert ends(events) == (["end-projects"] if before == 4 else [])
    assert step(expo) == "work-in-laboratory"
    act(expo, "place steel-manual", "put g7 0", "stop")
    assert step(expo) == ("play-last-card" if before == 4 else "play-card")


@pytest.mark.rule("EX-128", "EX-132")
def test_a_trigger_in_a_meeting_lets_both_actions_be_taken(expo):
    close(expo, *ROWS[:5])
    token(expo, 0, 1, "scientific", 9)
    hand(expo, 0, "journal", "meeting-room")
    before = list(expo.station), list(expo.open_projects), len(expo.jury)
    act(expo, "play meeting-room", "token 1 scientific")
    assert step(expo) == "hold-meeting"
    act(expo, "money")
    assert step(expo) == "play-last-card"
    assert (expo.station, expo.open_projects, len(expo.jury)) == before
    assert in_hand(expo, 0) == {"journal"}
    assert expo.round == 1


@pytest.mark.rule("EX-129")
def test_everybody_else_plays_one_more_card_clockwise(expo):
    nearly_full_jury(expo)
    meet(expo)
    for seat in range(1, len(expo.players)):
        assert expo.to_move() == (seat,)
        act(expo, "play skyscraper")
    assert expo.to_move() == ()


@pytest.mark.rule("EX-129")
def test_clockwise_from_the_left_of_who_ended_it():
    state = new_expo(4)
    nearly_full_jury(state)
    act(state, "play journal", "stop", "play skyscraper")
    meet(state)
    order = []
    while state.to_move():
        order.append(state.to_move()[0])
        act(state, "pass")
    assert order == [3, 0, 1]


@pytest.mark.rule("EX-130", "EX-D-f")
def test_the_last_card_may_be_the_neighbours_but_no_meeting(expo):
    nearly_full_jury(expo)
    meet(expo)
    hand(expo, 1, "skyscraper", "meeting-room")
    assert codes(expo) == ["play skyscraper", "pass"]
    assert_refused(expo, "play meeting-room", why="illegal-meeting-last")
    assert_refused(expo, "play journal", why="illegal-card-not-in-hand")
    act(expo, "play skyscraper")
    if len(expo.players) > 2:
        assert "play skyscraper" in codes(expo)


@pytest.mark.rule("EX-131")
def test_the_last_card_may_be_declined_and_nothing_but_a_meeting_is_no_card():
    state = new_expo(3)
    nearly_full_jury(state)
    hand(state, 2, "meeting-room")
    meet(state)
    events = listen(state)
    act(state, "pass")
    assert state.to_move() == ()
    assert [event.seat for event in events if isinstance(event, LastCardDeclined)] == [1, 2]


@pytest.mark.rule("EX-132")
def test_cards_are_not_taken_back_and_nothing_is_refilled(expo):
    nearly_full_jury(expo)
    hand(expo, 1, "journal", "meeting-room")
    before = list(expo.station), list(expo.open_projects), [list(pile) for pile in expo.project_piles]
    events = listen(expo)
    meet(expo)
    assert (expo.station, expo.open_projects, expo.project_piles) == before
    assert in_hand(expo, 1) == {"journal", "meeting-room"}
    assert not [event for event in events if isinstance(event, RoundBegan)]


@pytest.mark.rule("EX-132")
def test_a_chosen_twelfth_tile_leaves_the_second_action(expo):
    nearly_full_jury(expo)
    hand(expo, 0, "journal", "meeting-room")
    act(expo, "play meeting-room", "jury steam")
    assert step(expo) == "hold-meeting"
    act(expo, "token 1 steel")
    assert step(expo) == "play-last-card"
    assert len(expo.jury) == 12


@pytest.mark.rule("EX-133")
def test_last_cards_follow_all_rules_and_end_nothing_again():
    state = new_expo(3)
    nearly_full_jury(state)
    about_to_complete(state, 1)
    token(state, 2, 1, "steel", 9)
    meet(state)
    events = listen(state)
    act(state, "play laboratory", "place steam-scientific", "put f1 3", "stop")
    assert ends(events) == []
    assert state.players[1].prestige == 3
    act(state, "play journal", "token 1 steel", "chit liege-1905", "stop")
    assert state.to_move() == ()
    assert place_of(state, 2, 1) == ("steel", 10)
    assert [type(event) for event in events].count(GameEnded) == 1


@pytest.mark.rule("EX-133", "EX-154")
def test_ghosts_move_for_a_last_journal():
    state = new_expo(2)
    nearly_full_jury(state)
    meet(state)
    before = sum(state.patents.steps[12:])
    act(state, "play journal")
    assert sum(state.patents.steps[12:]) > before


@pytest.mark.rule("EX-125", "EX-126", "EX-127", "EX-164")
@pytest.mark.parametrize(
    ("name", "why", "ended_by_ghost"),
    [
        ("jury", "end-jury", False),
        ("ghost", "end-jury", True),
        ("patents", "end-patents", False),
        ("projects", "end-projects", False),
    ],
)
def test_a_recorded_game_for_each_end(name, why, ended_by_ghost):
    record = Record.read(RECORDS / f"{name}.json")
    state = record.begin()
    events = listen(state)
    for _ in record.replay(state):
        pass
    assert ends(events) == [why]
    assert (state.ender == GHOST) == ended_by_ghost
    assert state.to_move() == ()
    record.verify()
