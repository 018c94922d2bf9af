"""Beginners replace Scrap by Resource tiles before the first turn."""

import pytest

from tests.games.expo_1906.positions import (
    act,
    assert_refused,
    bare,
    codes,
    hand,
    in_front,
    lab,
    new_expo,
    step,
    work,
)
from universelle.core.errors import BadRequest
from universelle.games.expo_1906.rules.components import CARDS, CHITS, NONE
from universelle.games.expo_1906.rules.scoring import chit_points


@pytest.mark.rule("EX-166")
def test_levels_may_be_mixed_at_one_table():
    state = new_expo(4, first="3", level_1="student", level_2="graduate", level_4="student")
    order = []
    while step(state) == "replace-scrap":
        order.append(state.to_move()[0])
        assert state.view(None)["action"]["held"]["tile"]
        act(state, codes(state)[0])
    assert order == [3, 3, 0, 0, 1]
    assert [lab(state, seat).scrap.bit_count() for seat in range(4)] == [3, 4, 5, 3]
    assert [len(lab(state, seat).tiles) for seat in range(4)] == [2, 1, 0, 2]
    assert state.to_move() == (2,)
    assert state.undrawn == 96 - 12 - 5


@pytest.mark.rule("EX-166")
def test_the_tiles_are_random():
    kinds = {tuple(in_front(new_expo(2, seed=str(seed), level_1="student"), 0)) for seed in range(20)}
    assert len(kinds) > 15


@pytest.mark.rule("EX-166")
def test_a_level_needs_a_player():
    with pytest.raises(BadRequest) as refusal:
        new_expo(2, level_3="student")
    assert refusal.value.message.key == "bad-seat-option"


@pytest.mark.rule("EX-167")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_player_chooses_which_scrap_and_how_the_tile_is_turned(players):
    state = new_expo(players, level_1="graduate")
    assert sorted(codes(state)) == sorted(
        f"put {cell} {turn}" for cell in ("b2", "f2", "d4", "b6", "f6") for turn in range(4)
    )
    assert_refused(state, "put a1 0", why="illegal-no-scrap")
    assert_refused(state, "stop", "play academy", why="illegal-replace-now")
    act(state, "put d4 2")
    tile = lab(state).tiles[0]
    assert (tile & 63, tile // 64 % 4) == (3 * 8 + 3, 2)


@pytest.mark.rule("EX-158", "EX-166")
def test_alone_the_ghost_draws_its_first_card_once_the_tiles_lie():
    state = new_expo(1, level_1="student")
    assert (state.ghost_card, state.ghost_undrawn) == (NONE, 11)
    act(state, "put d4 2")
    assert (state.ghost_card, state.ghost_undrawn) == (NONE, 11)
    act(state, "put b2 0")
    assert state.ghost_card != NONE
    assert_refused(state, f"play {CARDS[state.ghost_card]}", why="illegal-card-barred")


@pytest.mark.rule("EX-167")
def test_they_are_then_ordinary_resource_tiles():
    state = new_expo(2, level_1="student")
    act(state, "put d4 2", "put b2 0")
    twin = state.clone()
    work(state)
    act(state, "remove d4")
    assert len(state.discard) == 1
    hand(twin, 0, "journal", "meeting-room")
    act(twin, "play meeting-room", "move b2", "put a1 0")
    assert lab(twin).occupied & 1


@pytest.mark.rule("EX-168")
def test_such_cells_do_not_count_for_brussels():
    state = new_expo(2, level_1="student")
    act(state, "put d4 2", "put b2 0")
    player = state.players[0]
    brussels = CHITS.index("brussels-1897")
    assert chit_points(state.box, brussels, player.laboratory, 0, player.start_scrap) == 0
    bare(state)
    player.laboratory.put(player.laboratory.box.resources[0], 8 * 1 + 5)
    assert chit_points(state.box, brussels, player.laboratory, 0, player.start_scrap) == 1
