"""Placing and removing tiles; improved cards."""

import pytest

from tests.games.expo_1906.positions import (
    act,
    assert_refused,
    bare,
    codes,
    complete,
    give,
    in_front,
    lab,
    lay,
    listen,
    new_expo,
    play_eagerly,
    step,
    supplied,
    work,
)
from universelle.games.expo_1906.rules.components import (
    CELLS,
    LABORATORY,
    PROJECTS,
    RESOURCE_KINDS,
    SKYSCRAPER,
    TRAIN_STATION,
    is_satisfied,
)
from universelle.games.expo_1906.rules.events import CardImproved, CardPlayed, CardRestored, ProjectCompleted

SCRAP = ["remove b2", "remove f2", "remove d4", "remove b6", "remove f6"]


@pytest.fixture(params=[1, 2, 4])
def expo(request):
    return new_expo(request.param)


def cellophane_done(state, seat=0):
    """Cellophane on b1 c1 d1 c2, completed by three tiles and nothing too much."""
    bare(state, seat)
    lay(state, seat, "cellophane", "b1")
    lay(state, seat, "empirical-copper", "b2", 1)
    lay(state, seat, "automated-electricity", "c3", 3)
    lay(state, seat, "steam-scientific", "e1", 3)
    complete(state, seat, "cellophane")
    assert supplied(state, seat, "cellophane") == {"empirical": 2, "copper": 1, "automated": 2, "steam": 2}


@pytest.mark.rule("EX-050", "EX-E8")
def test_three_steps_in_any_mix(expo):
    lay(expo, 0, "steel-manual", "a1")
    give(expo, 0, "cellophane", "copper-steam", "steel-steam")
    work(expo)
    act(expo, "remove a1", "place cellophane", "put a3 0", "place copper-steam", "put g7 2")
    assert step(expo) == "play-card"
    assert in_front(expo, 0) == ["steel-steam"]
    assert_refused(expo, "place steel-steam", "remove b2")


@pytest.mark.rule("EX-050")
@pytest.mark.parametrize("steps", [0, 1, 2])
def test_fewer_steps_are_fine(expo, steps):
    work(expo)
    act(expo, *SCRAP[:steps], "stop")
    assert lab(expo).scrap.bit_count() == 5 - steps
    assert step(expo) == "play-card"


@pytest.mark.rule("EX-051", "EX-052")
def test_what_can_be_placed_and_removed(expo):
    lay(expo, 0, "cellophane", "a3")
    lay(expo, 0, "batteries", "g4")
    lay(expo, 0, "steel-manual", "a1")
    give(expo, 0, "cruise-ship", "copper-steam", "copper-steam", "improved-journal")
    work(expo)
    placing = ["place cruise-ship", "place copper-steam", "place improved-journal"]
    removing = ["remove cellophane", "remove batteries", "remove a1"]
    assert codes(expo) == [*placing, *removing, *SCRAP, "stop"]


@pytest.mark.rule("EX-053")
def test_tiles_lie_on_free_cells_inside_the_grid_turned_as_wished(expo):
    give(expo, 0, "tower-crane", "steel-manual")
    work(expo)
    act(expo, "place tower-crane")
    assert "put a4 0" in codes(expo)
    assert "put d1 1" in codes(expo)
    assert_refused(expo, "put a5 0", "put e1 1", "put h1 0", why="illegal-outside")
    assert_refused(expo, "put b1 0", why="illegal-covers")
    assert_refused(expo, "put a4 2", "put a4 3", why="illegal-same-turn")
    act(expo, "put a4 0", "place steel-manual")
    assert_refused(expo, "put a4 0", "put a7 2", "put b2 1", why="illegal-covers")
    assert_refused(expo, "put h8 0", why="illegal-outside")
    assert len(codes(expo)) == 4 * (49 - 5 - 4)


@pytest.mark.rule("EX-054")
def test_a_tile_need_not_touch_anything_and_stays_in_front_without_room(expo):
    give(expo, 0, "steel-manual", "cruise-ship")
    work(expo)
    act(expo, "place steel-manual", "put g7 0")
    laboratory = lab(expo)
    laboratory.occupied = expo.box.floor.mask & ~(1 << CELLS["a1"])
    assert "place cruise-ship" not in codes(expo)
    assert_refused(expo, "place cruise-ship", why="illegal-no-room")
    assert in_front(expo, 0) == ["cruise-ship"]


@pytest.mark.rule("EX-055")
def test_each_step_has_its_full_consequences_before_the_next(expo):
    cellophane_done(expo)
    lab(expo).completed = 0
    laboratory = lab(expo)
    laboratory.lift(laboratory.resource_on(CELLS["e1"]))
    give(expo, 0, "steam-manual", "steel-manual")
    work(expo)
    act(expo, "place steam-manual", "put e1 3")
    assert expo.players[0].prestige == 3
    assert step(expo) == "work-in-laboratory"
    assert_refused(expo, "remove e1", why="illegal-breaks-project")


@pytest.mark.rule("EX-056", "EX-D-g")
@pytest.mark.parametrize("cell", ["b2", "c3", "e1"])
def test_what_a_completed_project_needs_cannot_be_removed(expo, cell):
    cellophane_done(expo)
    work(expo)
    assert_refused(expo, f"remove {cell}", why="illegal-breaks-project")


@pytest.mark.rule("EX-056")
def test_nor_can_a_technology_it_needs(expo):
    cellophane_done(expo)
    laboratory = lab(expo)
    laboratory.lift(laboratory.resource_on(CELLS["e1"]))
    lay(expo, 0, "combustion-engines", "d2", 1)
    assert supplied(expo, 0, "cellophane")["steam"] == 4
    work(expo)
    assert_refused(expo, "remove combustion-engines", why="illegal-breaks-project")


@pytest.mark.rule("EX-057")
def test_what_is_not_needed_can_be_removed(expo):
    cellophane_done(expo)
    lay(expo, 0, "steam-manual", "a1", 0)
    lay(expo, 0, "cruise-ship", "f5")
    lay(expo, 0, "steel-manual", "f4", 1)
    assert supplied(expo, 0, "cruise-ship") == {"steel": 2}
    work(expo)
    act(expo, "remove e1")
    assert supplied(expo, 0, "cellophane")["steam"] == 2
    assert_refused(expo, "remove a1", why="illegal-breaks-project")
    act(expo, "remove f4")


@pytest.mark.rule("EX-058")
def test_a_completed_project_cannot_be_removed_an_unfinished_one_can(expo):
    cellophane_done(expo)
    lay(expo, 0, "cruise-ship", "f5")
    work(expo)
    assert_refused(expo, "remove cellophane", why="illegal-completed")
    act(expo, "remove cruise-ship")


@pytest.mark.rule("EX-059")
def test_a_removed_resource_is_discarded(expo):
    tile = lay(expo, 0, "steel-manual", "a1")
    work(expo)
    act(expo, "remove a1")
    assert expo.discard == [tile]


@pytest.mark.rule("EX-060")
def test_a_removed_project_goes_under_its_pile(expo):
    project = lay(expo, 0, "cruise-ship", "a3")
    work(expo)
    act(expo, "remove cruise-ship")
    assert expo.project_piles[1][0] == project
    assert expo.view(None)["academy"]["projects"][1]["below"] == ["cruise-ship"]


@pytest.mark.rule("EX-061")
def test_a_removed_technology_is_for_sale_again_at_once():
    state = new_expo(2)
    lay(state, 0, "batteries", "a3")
    work(state)
    act(state, "remove batteries", "stop", "play academy")
    assert "take batteries" in codes(state)


@pytest.mark.rule("EX-062")
def test_removed_scrap_leaves_the_game(expo):
    work(expo)
    before = expo.discard[:], expo.undrawn
    act(expo, "remove d4")
    assert not lab(expo).occupied >> CELLS["d4"] & 1
    assert (expo.discard, expo.undrawn) == before
    assert expo.view(None)["players"][0]["scrap"] == ["b2", "f2", "b6", "f6"]


@pytest.mark.rule("EX-063")
def test_the_laboratory_moves_nothing_that_lies(expo):
    lay(expo, 0, "steel-manual", "a1")
    lay(expo, 0, "cruise-ship", "a3")
    work(expo)
    assert not [code for code in codes(expo) if code.startswith("move")]
    assert_refused(expo, "move a1", "move cruise-ship", why="illegal-laboratory-now")


@pytest.mark.rule("EX-064")
def test_a_tile_just_placed_may_be_removed(expo):
    give(expo, 0, "steel-manual")
    work(expo)
    act(expo, "place steel-manual", "put a1 0", "remove a1")
    assert (lab(expo).tiles, len(expo.discard), expo.steps_done) == ([], 1, 2)


@pytest.mark.rule("EX-083", "EX-085", "EX-E5")
@pytest.mark.parametrize("played", [False, True])
def test_an_improvement_swaps_the_card_at_once_in_hand_or_on_the_table(played):
    state = new_expo(2)
    if played:
        act(state, "play skyscraper", "play academy", "stop")
    give(state, 0, "improved-skyscraper")
    work(state)
    events = listen(state)
    act(state, "place improved-skyscraper", "put a3 0")
    assert [event.card for event in events if isinstance(event, CardImproved)] == ["card-improved-skyscraper"]
    assert state.card_name(0, SKYSCRAPER) == "card-improved-skyscraper"
    assert state.view(None)["players"][0]["improved"] == ["skyscraper"]
    assert state.players[0].hand.bit_count() + 1 + played == 6
    assert bool(state.players[0].hand >> SKYSCRAPER & 1) == (not played)
    assert state.technologies.bit_count() == 12


@pytest.mark.rule("EX-084")
@pytest.mark.parametrize("played", [False, True])
def test_removing_it_restores_the_basic_card(played):
    state = new_expo(2)
    lay(state, 0, "improved-skyscraper", "a3")
    if played:
        act(state, "play skyscraper", "play academy", "stop")
    work(state)
    events = listen(state)
    act(state, "remove improved-skyscraper")
    assert [event.card for event in events if isinstance(event, CardRestored)] == ["card-skyscraper"]
    assert state.card_name(0, SKYSCRAPER) == "card-skyscraper"
    assert state.technologies.bit_count() == 13
    assert bool(state.players[0].hand >> SKYSCRAPER & 1) == (not played)


@pytest.mark.rule("EX-085")
@pytest.mark.parametrize("cell", ["a3", "d5"])
def test_it_works_wherever_it_lies(expo, cell):
    lay(expo, 0, "cellophane", "b3")
    lay(expo, 0, "improved-train-station", cell, 1 if cell == "d5" else 0)
    assert lab(expo).improves(TRAIN_STATION)


@pytest.mark.rule("EX-086")
def test_a_card_swapped_on_the_table_is_not_playable_again():
    state = new_expo(2)
    act(state, "play skyscraper", "play academy", "stop")
    give(state, 0, "improved-skyscraper")
    work(state)
    act(state, "place improved-skyscraper", "put a3 0", "stop", "play train-station", "stop")
    assert_refused(state, "play skyscraper", why="illegal-card-not-in-hand")


@pytest.mark.rule("EX-090", "EX-E8")
def test_the_improved_laboratory_allows_four_steps(expo):
    bare(expo)
    lay(expo, 0, "improved-laboratory", "f6")
    lay(expo, 0, "steel-manual", "a1")
    give(expo, 0, "copper-steam", "steel-steam", "manual-steam", "copper-manual")
    events = listen(expo)
    work(expo)
    assert [event.card for event in events if isinstance(event, CardPlayed)] == ["card-improved-laboratory"]
    act(expo, "remove a1")
    for kind, cell in (("copper-steam", "a1"), ("steel-steam", "a2"), ("manual-steam", "a3")):
        assert step(expo) == "work-in-laboratory"
        act(expo, f"place {kind}", f"put {cell} 0")
    assert step(expo) == "play-card"
    assert_refused(expo, "place copper-manual")


@pytest.mark.rule("EX-091")
def test_the_number_of_steps_is_fixed_when_the_card_is_played():
    state = new_expo(2)
    give(state, 0, "improved-laboratory")
    work(state)
    act(state, "place improved-laboratory", "put a3 0", "remove b2", "remove f2")
    assert step(state) == "play-card"
    state = new_expo(2)
    lay(state, 0, "improved-laboratory", "a3")
    work(state)
    act(state, "remove improved-laboratory", "remove b2", "remove f2")
    assert step(state) == "work-in-laboratory"
    assert not lab(state).improves(LABORATORY)
    act(state, "remove d4")
    assert step(state) == "play-card"


@pytest.mark.rule("EX-107")
def test_benefits_begin_with_placing_and_end_with_removing(expo):
    bare(expo)
    lay(expo, 0, "cellophane", "a3")
    give(expo, 0, "combustion-engines", "improved-academy")
    assert supplied(expo, 0, "cellophane") == {}
    work(expo)
    act(expo, "place combustion-engines", "put a5 1")
    assert supplied(expo, 0, "cellophane") == {"steam": 4}
    act(expo, "place improved-academy", "put d2 3")
    assert supplied(expo, 0, "cellophane") == {"steam": 4}
    act(expo, "remove combustion-engines")
    assert supplied(expo, 0, "cellophane") == {}


@pytest.mark.rule("EX-103")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_completed_project_stays_complete_through_whole_games(players):
    values = {
        "laboratory": {"rows": 5, "columns": 5},
        "scrap": {"cells": ["a1", "e5"]},
        "projects": {key: {"needs": ["1 steel", "1 manual", "1 empirical", "1 steam"]} for key in PROJECTS},
        "resource_tiles": {**dict.fromkeys(RESOURCE_KINDS, 0), "steel-manual": 40, "empirical-steam": 40},
        "end": {"projects": 9},
        "train_station": {"first": 0, "second": 0, "third": 0},
        "academy": {"price": 0},
    }
    completed = 0
    for seed in range(48 // players):
        state = new_expo(players, seed=str(seed), values=values)
        events = listen(state)
        for _ in play_eagerly(state, seed):
            for player in state.players:
                laboratory = player.laboratory
                for project in range(30):
                    if laboratory.completed >> project & 1:
                        cells = laboratory.cells(laboratory.laid_of(project))
                        assert is_satisfied(laboratory.supply(cells), state.box.needs[project]), PROJECTS[project]
        told = [(event.seat, event.project) for event in events if isinstance(event, ProjectCompleted)]
        assert len(told) == len(set(told))
        completed += len(told)
    assert completed > 5
