"""The course of the rounds and phase 7."""

import pytest

from tests.games.crystal_palace.positions import (
    EVERY_COUNT,
    act,
    at_location,
    codes,
    displayed,
    have,
    listen,
    names,
    new_palace,
    on_board,
    own,
    phase,
    placing,
    soberly,
)
from universelle.games.crystal_palace.rules.components import LOCATIONS, PATENTS, SHARES, TILES

every_count = pytest.mark.parametrize("players", EVERY_COUNT)
some_seeds = pytest.mark.parametrize("seed", range(3))


def told(players: int, seed: int) -> list:
    state = new_palace(players, str(seed))
    events = listen(state)
    for _ in soberly(state, seed):
        pass
    return events


@pytest.mark.rule("CP-023")
@every_count
def test_there_are_five_rounds(players):
    rounds = [event.round for event in told(players, 1) if type(event).__name__ == "RoundBegan"]
    assert rounds == ["round-2", "round-3", "round-4", "round-5"]  # set-up begins the first


@pytest.mark.rule("CP-024")
@every_count
@some_seeds
def test_every_round_has_seven_phases_but_the_last_six(players, seed):
    phases = [event.phase for event in told(players, seed) if type(event).__name__ == "PhaseBegan"]
    whole = [f"phase-{number}" for number in range(1, 8)]
    assert ["phase-1", *phases] == whole * 4 + whole[:-1]


@pytest.mark.rule("CP-120")
@every_count
def test_all_dice_come_back_placed_or_not(players):
    state = placing("6666", *["1111"] * (players - 1))
    act(state, "place 6 westminster 1")
    phase(state, 7)
    assert all(not any(on_board(state, place)["spaces"]) for place in LOCATIONS)
    for seat in range(players):
        assert codes(state, seat) == [f"set {value}" for value in range(1, 7)]
        act(state, *["set 1"] * 4, seat=seat)
        assert codes(state, seat) == ["seal"]


@pytest.mark.rule("CP-120")
def test_dice_on_action_spaces_and_slots_come_back_too():
    state = at_location(new_palace(2), "port-of-london", (0, 6), (1, 5))
    act(state, "slot gears", "slot die")
    phase(state, 7)
    port = on_board(state, "port-of-london")
    assert (port["used"], port["slots"]) == (0, {"assistants": None, "gears": None, "die": None})


@pytest.mark.rule("CP-121")
@every_count
def test_cards_left_go_under_their_decks_from_left_to_right_and_new_ones_come_from_the_top(players):
    state = new_palace(players)
    left = displayed(state, "patents")
    deck = [PATENTS[card] for card in state.patents]
    top = state.view(None)["piles"]["patents"]["top"]
    phase(state, 7)
    assert displayed(state, "patents") == deck[::-1][: len(left)]
    assert displayed(state, "patents")[0] == top
    piles = state.view(None)["piles"]["patents"]
    assert piles["under"] == left[::-1]
    assert piles["count"] == 30 - len(left)


@pytest.mark.rule("CP-121")
def test_characters_are_swept_in_the_same_way():
    state = new_palace(4)
    left = displayed(state, "characters")
    phase(state, 7)
    assert state.view(None)["piles"]["characters"]["under"] == left[::-1]
    assert not set(displayed(state, "characters")) & set(left)


@pytest.mark.rule("CP-122")
@every_count
@some_seeds
def test_tiles_left_leave_the_game(players, seed):
    state = new_palace(players, str(seed))
    left = [TILES.index(key) for key in displayed(state, "research")]
    phase(state, 7)
    assert list(state.tiles_gone) == left
    assert len(state.green) == 32 - 2 * len(left)


@pytest.mark.rule("CP-123")
@every_count
def test_shares_left_leave_the_game_and_those_of_the_round_fill_the_bank(players):
    state = new_palace(players)
    for number in (2, 3, 4, 5):
        phase(state, 7)
        shown = displayed(state, "shares")
        assert [key[1] for key in shown] == [str(number)] * len(shown)
        gone = [SHARES[share] for share in state.shares_gone]
        assert len(gone) == 3 * number - len(shown)
        assert not [key for key in gone if int(key[1]) > number]


@pytest.mark.rule("CP-124")
@every_count
def test_the_round_marker_moves_on(players):
    state = new_palace(players)
    events = listen(state)
    phase(state, 7)
    assert (state.round, state.phase) == (2, 1)
    assert "RoundBegan" in names(events)


@pytest.mark.rule("CP-125")
@every_count
@some_seeds
def test_displays_are_full_in_every_round(players, seed):
    state = new_palace(players, str(seed))
    full = [len(displayed(state, kind)) for kind in ("patents", "research", "shares", "characters")]
    seen = 1
    for _ in soberly(state, seed):
        if state.round > seen:
            seen = state.round
            now = [len(displayed(state, kind)) for kind in ("patents", "research", "shares", "characters")]
            assert now == full
    assert seen == 5


@pytest.mark.rule("CP-112", "CP-120")
def test_patents_characters_and_goods_are_kept():
    state = new_palace(2)
    own(state, 0, patents=("audio-book",), characters=("karl-marx",), tiles=("r01",))
    have(state, 0, gears=3, energy=2, newspapers=4)
    before = state.view(None)["players"][0]
    phase(state, 7)
    after = state.view(None)["players"][0]
    for key in ("patents", "characters", "slots", "gears", "energy", "newspapers", "money", "vp"):
        assert after[key] == before[key]
