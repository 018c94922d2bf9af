"""Ghost tokens of games for one or two."""

import pytest

from tests.games.expo_1906.positions import (
    act,
    assert_refused,
    bare,
    chit,
    close,
    ghost,
    give,
    lay,
    leave,
    listen,
    new_expo,
    place_of,
    points,
    stack,
    step,
    token,
    work,
)
from universelle.games.expo_1906.rules.components import CHITS, NONE, TYPES
from universelle.games.expo_1906.rules.events import EndNear, GhostChitPlaced, GhostTilesDrawn, PileReshuffled
from universelle.games.expo_1906.rules.steps.ending import end_game

ROWS = TYPES[:6]


def steps(state):
    return state.view(None)["ghost"]["steps"]


@pytest.fixture
def expo():
    return new_expo(2)


@pytest.mark.rule("EX-149")
@pytest.mark.parametrize("improved", [False, True])
def test_a_journal_draws_two_tiles_before_anybody_moves(expo, improved):
    if improved:
        lay(expo, 0, "improved-journal", "c3")
    top = [expo.box.names[tile] for tile in reversed(expo.pile[expo.undrawn - 2 : expo.undrawn])]
    events = listen(expo)
    act(expo, "play journal")
    assert [list(event.tiles) for event in events if isinstance(event, GhostTilesDrawn)] == [top]
    assert step(expo) == "move-tokens"
    act(expo, "stop")
    assert sum(steps(expo).values()) > 6


@pytest.mark.rule("EX-E13", "EX-151")
def test_the_example_of_the_rulebooks(expo):
    stack(expo, "manual-electricity", "steam-steel")
    drawn = set(expo.pile[expo.undrawn - 2 : expo.undrawn])
    act(expo, "play journal")
    assert steps(expo) == {**dict.fromkeys(ROWS, 1), "manual": 3, "steel": 2}
    assert set(expo.discard) == drawn


@pytest.mark.rule("EX-151")
def test_units_of_one_type_add_up(expo):
    stack(expo, "manual-steel", "steel-manual")
    act(expo, "play journal")
    assert steps(expo) == {**dict.fromkeys(ROWS, 1), "manual": 4, "steel": 4}


@pytest.mark.rule("EX-152")
def test_ghosts_stop_at_10_stay_in_their_row_and_go_under_tokens(expo):
    ghost(expo, "manual", 9)
    chit(expo, "liege-1905", "manual")
    token(expo, 0, 1, "steel", 2)
    stack(expo, "manual-steel", "manual-steam")
    act(expo, "play journal", "stop")
    assert (steps(expo)["manual"], steps(expo)["steel"]) == (10, 2)
    tokens = expo.view(None)["patents"]["rows"][0]["tokens"]
    assert [each["seat"] for each in tokens] == [0, None]


@pytest.mark.rule("EX-153")
def test_a_ghost_first_on_10_gets_a_chit_by_chance_and_later_players_score_it(expo):
    placed = set()
    for number in range(30):
        state = new_expo(2, seed=str(number))
        ghost(state, "manual", 9)
        stack(state, "manual-steam", "steam-manual")
        events = listen(state)
        act(state, "play journal")
        placed |= {event.chit for event in events if isinstance(event, GhostChitPlaced)}
        assert state.patents.chits[TYPES.index("manual")] != NONE
    assert len(placed) > 3
    chit(expo, "liege-1905", "manual")
    ghost(expo, "manual", 10)
    token(expo, 0, 1, "manual", 9)
    act(expo, "play journal", "token 1 manual")
    assert step(expo) == "move-tokens"
    events = listen(expo)
    expo.jury.clear()
    end_game(expo)
    assert points(events, 0) == [("chit-liege-1905", 3)]
    assert points(events, 1) == []


@pytest.mark.rule("EX-154")
def test_a_row_led_by_a_ghost_gives_nobody_a_point(expo):
    bare(expo)
    lay(expo, 0, "cellophane", "c1")
    lay(expo, 0, "empirical-copper", "c2", 1)
    lay(expo, 0, "automated-electricity", "d3", 3)
    give(expo, 0, "steam-scientific")
    ghost(expo, "copper", 5)
    token(expo, 0, 1, "copper", 4)
    token(expo, 0, 2, "automated", 2)
    work(expo)
    act(expo, "place steam-scientific", "put f1 3")
    assert expo.players[0].prestige == 4


@pytest.mark.rule("EX-154")
def test_ghosts_count_for_the_end_and_the_player_of_the_journal_has_brought_it(expo):
    close(expo, *ROWS[:5])
    ghost(expo, "scientific", 9)
    stack(expo, "scientific-steam", "steam-steel")
    events = listen(expo)
    act(expo, "play journal")
    assert [event.why for event in events if isinstance(event, EndNear)] == ["end-patents"]
    assert expo.ender == 0
    act(expo, "token 1 steel", "stop")
    assert (step(expo), expo.to_move()) == ("play-last-card", (1,))
    assert place_of(expo, 0, 1) == ("steel", 2)
    assert CHITS[expo.patents.chits[5]] == "milan-1906"


@pytest.mark.rule("EX-155")
def test_an_empty_pile_is_shuffled_anew(expo):
    leave(expo, 1)
    discarded = len(expo.discard)
    events = listen(expo)
    act(expo, "play journal")
    assert [event.tiles for event in events if isinstance(event, PileReshuffled)] == [discarded]
    assert expo.undrawn == discarded - 1


@pytest.mark.rule("EX-149")
def test_three_and_four_players_have_no_ghosts():
    for players in (3, 4):
        state = new_expo(players)
        events = listen(state)
        act(state, "play journal", "stop")
        assert not [event for event in events if isinstance(event, GhostTilesDrawn)]
        assert_refused(state, "play journal", why="illegal-card-barred")
