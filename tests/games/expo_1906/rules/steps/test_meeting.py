"""The Meeting Room."""

from math import sqrt

import pytest

from tests.games.expo_1906.positions import (
    act,
    assert_refused,
    bare,
    codes,
    complete,
    hand,
    is_completed,
    jury,
    lab,
    lay,
    listen,
    meet,
    new_expo,
    place_of,
    step,
    supplied,
    token,
)
from universelle.core.chance import Chance, seed_from
from universelle.games.expo_1906.rules.components import CELLS, JOURNAL, NONE, STEAM, WHOLE_HAND
from universelle.games.expo_1906.rules.events import GhostTilesDrawn, JuryChosen, JuryDrawn, RoundBegan


@pytest.fixture(params=[1, 2, 3, 4])
def expo(request):
    """The first seat's second turn of the round."""
    state = new_expo(request.param)
    hand(state, 0, "train-station", "academy", "laboratory", "journal", "meeting-room")
    state.players[0].money = 5
    state.ghost_card = NONE
    return state


def cellophane(state, done=True):
    """Cellophane on c1 d1 e1 d2 with all it needs, completed or not yet seen to be."""
    bare(state)
    lay(state, 0, "cellophane", "c1")
    lay(state, 0, "empirical-copper", "c2", 1)
    lay(state, 0, "automated-electricity", "d3", 3)
    lay(state, 0, "steam-scientific", "f1", 3)
    if done:
        complete(state, 0, "cellophane")


@pytest.mark.rule("EX-068")
def test_two_different_things_out_of_four(expo):
    lay(expo, 0, "steel-manual", "a1")
    act(expo, "play meeting-room")
    offered = {code.split()[0] for code in codes(expo)}
    assert offered == {"move", "money", "token", "jury", "stop"}
    act(expo, "money")
    assert_refused(expo, "money", why="illegal-twice-in-meeting")
    twin = expo.clone()
    act(expo, "token 1 steel")
    assert expo.round == 2
    act(twin, "move a1", "put g7 0")
    assert twin.round == 2


@pytest.mark.rule("EX-068")
@pytest.mark.parametrize("first", ["move a1", "token 1 steel", "jury steam"])
def test_no_thing_twice(expo, first):
    lay(expo, 0, "steel-manual", "a1")
    lay(expo, 0, "steel-steam", "a2")
    act(expo, "play meeting-room", first)
    if first == "move a1":
        act(expo, "put g7 0", "stop")
        assert_refused(expo, "move a2", why="illegal-twice-in-meeting")
    else:
        assert_refused(
            expo, first, "jury electricity" if "jury" in first else "token 2 copper", why="illegal-twice-in-meeting"
        )


@pytest.mark.rule("EX-069")
def test_the_second_thing_sees_the_first(expo):
    cellophane(expo, done=False)
    laboratory = lab(expo)
    laboratory.lift(laboratory.resource_on(CELLS["f1"]))
    lay(expo, 0, "steam-manual", "f1", 1)
    act(expo, "play meeting-room", "token 1 copper", "move f1", "put f1 3")
    assert expo.players[0].prestige == 4


@pytest.mark.rule("EX-069")
@pytest.mark.parametrize("choices", [(), ("money",), ("jury steam",)])
def test_one_or_both_may_be_left_out(expo, choices):
    act(expo, "play meeting-room", *choices, "stop")
    assert expo.round == 2


@pytest.mark.rule("EX-070")
@pytest.mark.parametrize(("where", "turn"), [("put c5 0", 0), ("put a1 2", 2), ("put g6 3", 3)])
def test_a_tile_is_moved_or_turned_or_both(expo, where, turn):
    lay(expo, 0, "steel-manual", "a1")
    act(expo, "play meeting-room", "move a1", where)
    tile = lab(expo).tiles[0]
    assert (tile & 63, tile // 64 % 4) == (CELLS[where.split()[1]], turn)


@pytest.mark.rule("EX-070", "EX-071")
def test_up_to_three_different_tiles(expo):
    for cell in ("a1", "a2", "a3", "a4"):
        lay(expo, 0, "steel-manual" if cell < "a3" else "steel-steam", cell)
    act(expo, "play meeting-room", "move a1", "put g1 0")
    assert_refused(expo, "move g1", why="illegal-moved-already")
    act(expo, "move a2", "put g2 0")
    assert step(expo) == "reposition-tiles"
    act(expo, "move a3", "put g3 0")
    assert step(expo) == "hold-meeting"


@pytest.mark.rule("EX-071")
def test_the_next_meeting_may_move_the_same_tile_again():
    state = new_expo(2)
    lay(state, 0, "steel-manual", "a1")
    meet(state, "move a1", "put g1 0", "money")
    act(state, "play skyscraper", "play journal", "stop", "play academy", "stop")
    act(state, "play meeting-room")
    assert "move g1" in codes(state)


@pytest.mark.rule("EX-070")
def test_projects_and_technologies_move_too(expo):
    lay(expo, 0, "cruise-ship", "c5")
    lay(expo, 0, "batteries", "a3")
    act(expo, "play meeting-room")
    assert [code for code in codes(expo) if code.startswith("move")] == ["move cruise-ship", "move batteries"]
    act(expo, "move batteries", "put a7 1")
    assert lab(expo).occupied >> CELLS["d7"] & 1


@pytest.mark.rule("EX-072")
def test_scrap_is_never_moved(expo):
    act(expo, "play meeting-room")
    assert not [code for code in codes(expo) if code.startswith("move")]
    assert_refused(expo, "move b2", "move d4", why="illegal-no-small-tile")


@pytest.mark.rule("EX-073")
def test_a_tile_goes_onto_free_cells_its_own_among_them(expo):
    lay(expo, 0, "cruise-ship", "c5")
    lay(expo, 0, "steel-manual", "e5")
    act(expo, "play meeting-room", "move cruise-ship")
    assert "put c6 0" in codes(expo)
    assert_refused(expo, "put c5 0", why="illegal-same-spot")
    assert_refused(expo, "put d5 0", "put c4 0", why="illegal-covers")
    assert_refused(expo, "put c7 0", why="illegal-outside")
    assert_refused(expo, "put c6 1", why="illegal-same-turn")
    act(expo, "put c6 0")
    assert [lab(expo).occupied >> CELLS[cell] & 1 for cell in ("c5", "d5", "c6", "d7")] == [0, 0, 1, 1]


@pytest.mark.rule("EX-074")
def test_no_move_leaves_a_completed_project_incomplete(expo):
    cellophane(expo)
    act(expo, "play meeting-room", "move f1")
    assert_refused(expo, "put g7 0", "put f1 1", "put e2 1", why="illegal-breaks-project")
    assert {"put f1 2", "put b1 0", "put b1 1", "put e2 0"} <= set(codes(expo))
    act(expo, "put e2 3")
    assert supplied(expo, 0, "cellophane")["steam"] == 2


@pytest.mark.rule("EX-074")
def test_a_tile_that_cannot_move_without_breaking_is_not_lifted():
    state = new_expo(2)
    hand(state, 0, "journal", "meeting-room")
    cellophane(state)
    laboratory = lab(state)
    laboratory.occupied = state.box.floor.mask
    act(state, "play meeting-room")
    assert "move cellophane" not in codes(state)
    assert_refused(state, "move cellophane", why="illegal-cannot-move")


@pytest.mark.rule("EX-075")
def test_a_completed_project_moves_only_where_it_is_complete_and_does_not_score_again():
    needs = ["1 copper", "1 automated", "1 empirical", "1 steam"]
    gives = ["1 copper", "1 automated", "1 empirical", "1 steam"]
    values = {"projects": {"cellophane": {"needs": needs}}, "technologies": {"batteries": {"gives": gives}}}
    state = new_expo(2, values=values)
    hand(state, 0, "journal", "meeting-room")
    bare(state)
    lay(state, 0, "cellophane", "c1")
    lay(state, 0, "batteries", "c3", 1)
    complete(state, 0, "cellophane")
    act(state, "play meeting-room", "move cellophane")
    assert_refused(state, "put a6 0", why="illegal-breaks-project")
    act(state, "put d1 0", "stop")
    assert state.players[0].prestige == 0
    assert is_completed(state, 0, "cellophane")


@pytest.mark.rule("EX-076", "EX-102")
def test_turning_the_last_tile_scores_at_once(expo):
    cellophane(expo, done=False)
    laboratory = lab(expo)
    laboratory.lift(laboratory.resource_on(CELLS["c2"]))
    lay(expo, 0, "empirical-copper", "c2", 0)
    act(expo, "play meeting-room", "move c2", "put c2 1")
    assert expo.players[0].prestige == 3
    assert is_completed(expo, 0, "cellophane")


@pytest.mark.rule("EX-077")
def test_a_meeting_neither_places_nor_removes_and_keeps_cards_improved(expo):
    lay(expo, 0, "improved-journal", "c3")
    expo.players[0].front.append(expo.draw_tile())
    act(expo, "play meeting-room")
    assert not [code for code in codes(expo) if code.startswith(("place", "remove"))]
    act(expo, "move improved-journal", "put c6 0")
    assert lab(expo).improves(JOURNAL)


@pytest.mark.rule("EX-078")
@pytest.mark.parametrize(("money", "then"), [(5, 6), (12, 12)])
def test_money_plus_1(expo, money, then):
    expo.players[0].money = money
    act(expo, "play meeting-room", "money", "stop")
    assert expo.players[0].money == then


@pytest.mark.rule("EX-079")
def test_the_movement_point_may_pay_a_change_of_rows_at_full_price(expo):
    lay(expo, 0, "improved-journal", "c3")
    token(expo, 0, 1, "steel", 8)
    events = listen(expo)
    act(expo, "play meeting-room", "token 1 copper")
    assert (place_of(expo, 0, 1), expo.players[0].money) == (("copper", 8), 3)
    assert step(expo) == "hold-meeting"
    assert not [event for event in events if isinstance(event, GhostTilesDrawn)]


@pytest.mark.rule("EX-079", "EX-141")
def test_a_chit_reached_in_a_meeting_is_chosen_there(expo):
    token(expo, 0, 1, "steel", 9)
    act(expo, "play meeting-room", "token 1 steel", "chit liege-1905")
    assert step(expo) == "hold-meeting"
    assert_refused(expo, "token 2 steel", why="illegal-twice-in-meeting")


@pytest.mark.rule("EX-080")
def test_any_energy_in_the_supply_can_be_laid(expo):
    jury(expo, *["steam"] * 8)
    act(expo, "play meeting-room")
    assert [code for code in codes(expo) if code.startswith("jury")] == ["jury electricity"]
    assert_refused(expo, "jury steam", why="illegal-no-jury-tile")
    act(expo, "jury electricity")
    assert (len(expo.jury), len(expo.jury_pile)) == (9, 7)


def steam_after_choices(ruleset: int, games: int = 600) -> tuple[float, float, float]:
    """After four choices of steam: how many draws should be steam, were, and are in imagined positions."""
    expected = drawn = imagined = 0.0
    for seed in range(games):
        state = new_expo(2, seed=str(seed), ruleset=ruleset)
        for _ in range(4):
            meet(state, "jury steam")
        left = state.view(None)["jury"]["left"]
        expected += left["steam"] / sum(left.values())
        drawn += state.jury_pile[-1] == STEAM
        imagined += state.resample(0, Chance(seed_from(f"imagined {seed}"))).jury_pile[-1] == STEAM
    return expected, drawn, imagined


@pytest.mark.rule("EX-080")
def test_the_supply_stays_random_after_a_choice():
    games = 600
    expected, drawn, imagined = steam_after_choices(2, games)
    deviation = sqrt(expected * (1 - expected / games))
    assert abs(drawn - expected) < 4 * deviation
    assert abs(imagined - expected) < 4 * deviation


def test_ruleset_1_draws_the_chosen_energy_too_often_as_its_records_have_it():
    expected, drawn, _ = steam_after_choices(1)
    assert drawn > 1.3 * expected


def test_positions_of_two_rulesets_differ():
    assert new_expo(2, ruleset=1) != new_expo(2, ruleset=2)
    assert new_expo(2, ruleset=1).view(0) == new_expo(2, ruleset=2).view(0)


@pytest.mark.rule("EX-081", "EX-116")
@pytest.mark.parametrize("choices", [("jury steam", "money"), ("money",)])
def test_a_finished_round_adds_exactly_one_jury_tile(expo, choices):
    events = listen(expo)
    act(expo, "play meeting-room", *choices)
    if len(choices) < 2:
        act(expo, "stop")
    assert len(expo.jury) == 3
    drawn = [event for event in events if isinstance(event, JuryDrawn)]
    chosen = [event for event in events if isinstance(event, JuryChosen)]
    assert (len(chosen), len(drawn)) == ((1, 0) if "jury steam" in choices else (0, 1))
    if chosen:
        assert expo.jury[-1] == STEAM


@pytest.mark.rule("EX-082")
def test_then_the_round_is_over_and_nobody_else_moves(expo):
    events = listen(expo)
    act(expo, "play meeting-room", "money", "token 1 steel")
    assert [event.round for event in events if isinstance(event, RoundBegan)] == [2]
    assert expo.to_move() == (1 % len(expo.players),)
    assert step(expo) == "play-card"


@pytest.mark.rule("EX-082", "EX-069")
def test_a_meeting_with_both_things_left_out_ends_the_round_too(expo):
    station, jury_tiles = expo.station[:], len(expo.jury)
    events = listen(expo)
    act(expo, "play meeting-room", "stop")
    assert [event.round for event in events if isinstance(event, RoundBegan)] == [2]
    assert len(expo.jury) == jury_tiles + 1
    assert set(station) <= set(expo.discard)
    assert all(player.hand == WHOLE_HAND for player in expo.players)
    assert expo.to_move() == (1 % len(expo.players),)
