"""What tiles supply, and when a Project is completed; the engine's bits beside plain sets of cells."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.expo_1906.positions import (
    act,
    bare,
    give,
    is_completed,
    lay,
    listen,
    new_expo,
    points,
    step,
    supplied,
    token,
    work,
)
from universelle.core.edition import Edition
from universelle.games.expo_1906.rules.components import (
    CELL_NAMES,
    CELLS,
    KIND_CODES,
    PROJECTS,
    RESOURCE_KINDS,
    SHAPES,
    TECHNOLOGIES,
    TYPES,
    Box,
    box_for,
    default_components,
    is_satisfied,
    units,
)
from universelle.games.expo_1906.rules.laboratory import Laboratory, laid_at

HOUSE = default_components()
SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))  # top, right, bottom, left


@pytest.fixture
def expo():
    """A laboratory without Scrap, Cellophane lying as in the rulebooks' examples."""
    state = new_expo(4)
    bare(state)
    lay(state, 0, "cellophane", "c1")
    return state


def tile_a(state, turn):
    lay(state, 0, "empirical-copper", "c2", turn)


@pytest.mark.rule("EX-E1", "EX-097")
def test_both_sides_of_a_half_on_one_project_count_once(expo):
    tile_a(expo, 0)
    assert supplied(expo, 0, "cellophane") == {"empirical": 2}


@pytest.mark.rule("EX-097")
def test_so_do_both_sides_of_the_single_half(expo):
    tile_a(expo, 2)
    assert supplied(expo, 0, "cellophane") == {"copper": 1}


@pytest.mark.rule("EX-E2", "EX-098")
def test_a_tile_in_a_notch_may_serve_with_both_halves(expo):
    tile_a(expo, 1)
    assert supplied(expo, 0, "cellophane") == {"empirical": 2, "copper": 1}


@pytest.mark.rule("EX-E3", "EX-099")
def test_cellophane_is_completed_by_three_tiles(expo):
    tile_a(expo, 1)
    lay(expo, 0, "automated-electricity", "d3", 3)
    lay(expo, 0, "telephone", "e3", 3)
    give(expo, 0, "steam-scientific")
    assert supplied(expo, 0, "telephone") == {"electricity": 1}
    work(expo)
    act(expo, "place steam-scientific", "put f1 3")
    assert supplied(expo, 0, "cellophane") == {"empirical": 2, "copper": 1, "automated": 2, "steam": 2}
    assert is_completed(expo, 0, "cellophane")
    assert not is_completed(expo, 0, "telephone")


@pytest.mark.rule("EX-E4", "EX-104")
def test_combustion_engines_serve_two_projects(expo):
    tile_a(expo, 1)
    lay(expo, 0, "combustion-engines", "d3", 1)
    lay(expo, 0, "laparoscopy", "f4")
    assert supplied(expo, 0, "cellophane") == {"empirical": 2, "copper": 1, "steam": 4}
    assert supplied(expo, 0, "laparoscopy") == {"steam": 4}
    lacking = {
        key: {kind: need - supplied(expo, 0, key).get(kind, 0) for kind, need in needs_of(key).items()}
        for key in ("cellophane", "laparoscopy")
    }
    assert {kind: lack for kind, lack in lacking["cellophane"].items() if lack > 0} == {"automated": 2}
    assert {kind: lack for kind, lack in lacking["laparoscopy"].items() if lack > 0} == {
        "empirical": 1,
        "automated": 2,
        "copper": 2,
    }


@pytest.mark.rule("EX-E5", "EX-085")
def test_the_improved_station_needs_no_project_beside_it(expo):
    tile_a(expo, 1)
    give(expo, 0, "improved-train-station")
    work(expo)
    act(expo, "place improved-train-station", "put a4 0")
    assert expo.view(None)["players"][0]["improved"] == ["train-station"]


@pytest.mark.rule("EX-E6", "EX-100")
def test_completing_cellophane_as_leader_of_two_rows_brings_five_points(expo):
    nearly_complete(expo)
    token(expo, 0, 1, "automated", 4)
    token(expo, 0, 2, "copper", 3)
    token(expo, 1, 1, "copper", 2)
    token(expo, 1, 2, "empirical", 5)
    token(expo, 0, 3, "empirical", 5)
    events = listen(expo)
    finish(expo)
    assert expo.players[0].prestige == 5
    assert points(events, 0) == [("reason-projects", 3), ("reason-leadership", 2)]


@pytest.mark.rule("EX-100")
@pytest.mark.parametrize("rows", [(), ("copper",), ("copper", "automated"), ("copper", "automated", "empirical")])
def test_each_needed_type_whose_row_is_led_brings_a_point(expo, rows):
    nearly_complete(expo)
    for number, row in enumerate(rows, start=1):
        token(expo, 0, number, row, 2)
    token(expo, 1, 1, "steel", 9)
    finish(expo)
    assert expo.players[0].prestige == 3 + len(rows)


@pytest.mark.rule("EX-100")
def test_a_row_of_a_type_that_is_not_needed_brings_nothing(expo):
    nearly_complete(expo)
    for number, row in enumerate(("steel", "copper", "manual"), start=1):
        token(expo, 0, number, row, 9)
    assert expo.view(0)["players"][0]["worth"]["cellophane"] == 3 + 1
    finish(expo)
    assert expo.players[0].prestige == 3 + 1


@pytest.mark.rule("EX-017")
def test_points_have_no_upper_limit(expo):
    nearly_complete(expo)
    expo.players[0].prestige = 29
    token(expo, 0, 1, "copper", 2)
    token(expo, 0, 2, "automated", 2)
    finish(expo)
    assert expo.players[0].prestige == 34


@pytest.mark.rule("EX-094")
def test_a_corner_gives_nothing(expo):
    lay(expo, 0, "steam-copper", "b2", 0)
    lay(expo, 0, "steam-manual", "f2", 3)
    assert supplied(expo, 0, "cellophane") == {}


@pytest.mark.rule("EX-095")
def test_one_half_feeds_two_projects_in_full(expo):
    lay(expo, 0, "cruise-ship", "a2")
    lay(expo, 0, "steam-copper", "c2", 3)
    assert supplied(expo, 0, "cruise-ship") == {"steam": 2}
    assert supplied(expo, 0, "cellophane") == {"steam": 2, "copper": 1}


@pytest.mark.rule("EX-096")
def test_a_project_scores_at_once_and_only_once_and_not_one_unit_short(expo):
    nearly_complete(expo)
    assert not is_completed(expo, 0, "cellophane")
    give(expo, 0, "manual-steam")
    work(expo)
    act(expo, "place manual-steam", "put b1 2")
    assert supplied(expo, 0, "cellophane")["steam"] == 1
    assert expo.players[0].prestige == 0
    give(expo, 0, "steam-scientific", "steam-manual")
    act(expo, "place steam-scientific", "put f1 3")
    assert expo.players[0].prestige == 3
    assert supplied(expo, 0, "cellophane")["steam"] == 3
    act(expo, "place steam-manual", "put e2 3")
    assert expo.players[0].prestige == 3


@pytest.mark.rule("EX-099")
def test_supply_of_several_tiles_adds_up(expo):
    lay(expo, 0, "manual-copper", "b1", 2)
    lay(expo, 0, "scientific-copper", "f1", 0)
    lay(expo, 0, "scientific-and-copper", "e2", 0)
    assert supplied(expo, 0, "cellophane") == {"copper": 4, "scientific": 2}


@pytest.mark.rule("EX-099")
def test_two_equal_tiles_add_up(expo):
    lay(expo, 0, "manual-copper", "b1", 2)
    lay(expo, 0, "manual-copper", "f1", 0)
    assert supplied(expo, 0, "cellophane") == {"copper": 2}
    lay(expo, 0, "automated-copper", "c2", 0)
    lay(expo, 0, "automated-copper", "e2", 3)
    assert supplied(expo, 0, "cellophane") == {"copper": 2, "automated": 4}


@pytest.mark.rule("EX-101")
def test_one_step_may_complete_two_projects_each_with_its_own_leadership():
    needs = ["1 steel", "1 manual", "1 scientific", "2 steam"]
    state = new_expo(2, values={"projects": {"cruise-ship": {"needs": needs}, "refrigerator": {"needs": needs}}})
    bare(state)
    lay(state, 0, "cruise-ship", "a2")
    lay(state, 0, "refrigerator", "d2")
    for kind, cell, turn in (
        ("steel-manual", "c2", 0),
        ("manual-steel", "c3", 0),
        ("scientific-copper", "a1", 1),
        ("scientific-copper", "e1", 1),
    ):
        lay(state, 0, kind, cell, turn)
    assert supplied(state, 0, "cruise-ship") == {"manual": 1, "steel": 1, "scientific": 2}
    assert supplied(state, 0, "refrigerator") == {"steel": 2, "manual": 2, "scientific": 2}
    token(state, 0, 1, "manual", 2)
    give(state, 0, "combustion-engines")
    events = listen(state)
    work(state)
    act(state, "place combustion-engines", "put a4 1")
    both = [("reason-projects", 4), ("reason-leadership", 1)]
    assert points(events, 0) == both + both
    assert state.players[0].prestige == 10


@pytest.mark.rule("EX-102")
@pytest.mark.parametrize("last", ["resource", "technology", "project"])
def test_any_tile_may_be_the_one_that_completes(last):
    state = new_expo(2)
    bare(state)
    if last != "project":
        lay(state, 0, "cellophane", "c1")
    lay(state, 0, "empirical-copper", "c2", 1)
    lay(state, 0, "automated-electricity", "d3", 3)
    names = {"resource": "steam-scientific", "technology": "combustion-engines", "project": "cellophane"}
    puts = {"resource": "put f1 3", "technology": "put f1 0", "project": "put c1 0"}
    if last == "project":
        lay(state, 0, "steam-scientific", "f1", 3)
    give(state, 0, names[last])
    work(state)
    assert state.players[0].prestige == 0
    act(state, f"place {names[last]}", puts[last])
    assert state.players[0].prestige == 3
    assert step(state) == "work-in-laboratory"


@pytest.mark.rule("EX-104")
def test_a_technology_gives_once_however_long_the_contact(expo):
    lay(expo, 0, "copper-and-automated", "e2", 1)
    assert supplied(expo, 0, "cellophane") == {"copper": 2, "automated": 2}


@pytest.mark.rule("EX-107")
def test_an_improvement_gives_no_resources(expo):
    lay(expo, 0, "improved-train-station", "c3", 1)
    assert supplied(expo, 0, "cellophane") == {}


def nearly_complete(state):
    """Cellophane lacks 2 steam only."""
    lay(state, 0, "empirical-copper", "c2", 1)
    lay(state, 0, "automated-electricity", "d3", 3)


def finish(state):
    give(state, 0, "steam-scientific")
    work(state)
    act(state, "place steam-scientific", "put f1 3")


def needs_of(project: str) -> dict[str, int]:
    return {need[2:]: int(need[0]) for need in HOUSE["projects"][project]["needs"]}


# A reference without bits: cells are pairs, tiles are read from the data anew.


def cells_of(shape: str, cell: str, turn: int) -> set[tuple[int, int]]:
    """The cells of a shape, turned clockwise, its first cell in reading order lying on a cell."""
    picture = [("abcdefgh".index(name[0]), int(name[1]) - 1) for name in HOUSE["shapes"][shape]["cells"]]
    turned = [(row, column) for column, row in picture]
    for _ in range(turn):
        turned = [(column, -row) for row, column in turned]
    first_row, first_column = min(turned)
    row, column = int(cell[1]) - 1, "abcdefgh".index(cell[0])
    return {(r - first_row + row, c - first_column + column) for r, c in turned}


def beside(cells: set[tuple[int, int]]) -> set[tuple[int, int]]:
    return {(row + r, column + c) for row, column in cells for r, c in SIDES} - cells


def reference_supply(tiles: list[tuple[str, str, int]], project: set[tuple[int, int]]) -> dict[str, int]:
    total = dict.fromkeys(TYPES, 0)
    for name, cell, turn in tiles:
        row, column = int(cell[1]) - 1, "abcdefgh".index(cell[0])
        if name in RESOURCE_KINDS:
            more, less = name.split("-")
            fed = [(row + r, column + c) in project for r, c in SIDES]
            total[more] += 2 * (fed[turn] or fed[(turn + 1) % 4])
            total[less] += fed[(turn + 2) % 4] or fed[(turn + 3) % 4]
        elif name in TECHNOLOGIES:
            table = HOUSE["technologies"][name]
            if beside(cells_of(table["shape"], cell, turn)) & project:
                for gift in table.get("gives", []):
                    total[gift[2:]] += int(gift[0])
    return total


MODEST = Edition(
    "modest",
    {
        "projects": {
            key: {"needs": [f"1 {need[2:]}" for need in table["needs"]]} for key, table in HOUSE["projects"].items()
        },
        "technologies": {"batteries": {"gives": ["2 steel", "2 manual", "2 empirical", "2 electricity"]}},
    },
)


MODEST_BOX = box_for(4, MODEST)


def random_laboratory(seed: int, box: Box) -> tuple[Laboratory, list[tuple[str, str, int]]]:
    """A laboratory with tiles wherever chance puts them, and what lies there by name."""
    chance = Random(seed)
    laboratory = Laboratory(box, [], 0, 0, 0)
    tiles = []
    pieces = [*chance.sample(range(30), 4), *chance.sample(range(30, 43), 2), *chance.sample(range(43, 139), 20)]
    for piece in pieces:
        room = laboratory.room(piece, laboratory.free())
        spots = [turn * 64 + cell for turn, cells in enumerate(room) for cell in range(64) if cells >> cell & 1]
        if spots:
            spot = chance.choice(spots)
            laboratory.put(piece, spot)
            name = (*PROJECTS, *TECHNOLOGIES)[piece] if piece < 43 else KIND_CODES[box.kind_of[piece]]
            tiles.append((name, CELL_NAMES[spot & 63], spot // 64))
    return laboratory, tiles


@given(st.integers(0, 10**9))
def test_supply_and_completion_agree_with_plain_sets_of_cells(seed):
    laboratory, tiles = random_laboratory(seed, box_for(4, Edition()))
    for name, cell, turn in tiles:
        if name in PROJECTS:
            cells = cells_of(HOUSE["projects"][name]["shape"], cell, turn)
            piece = PROJECTS.index(name)
            tile = laid_at(piece, turn * 64 + CELLS[cell])
            assert laboratory.cells(tile) == sum(1 << 8 * row + column for row, column in cells)
            wanted = reference_supply(tiles, cells)
            supply = laboratory.supply(laboratory.cells(tile))
            assert {kind: units(supply, number) for number, kind in enumerate(TYPES)} == wanted
            complete = all(wanted[kind] >= need for kind, need in needs_of(name).items())
            assert is_satisfied(supply, laboratory.box.needs[piece]) == complete
            assert (piece in laboratory.newly_completed(tile)) == complete


@given(st.integers(0, 10**9))
def test_room_agrees_with_trying_every_place(seed):
    laboratory, tiles = random_laboratory(seed, box_for(4, Edition()))
    taken = set().union(*[covered(tile) for tile in tiles])
    inside = {(row, column) for row in range(7) for column in range(7)}
    for shape in range(5):
        piece = next(number for number in range(30) if laboratory.box.shape_of[number] == shape)
        for turn, found in enumerate(laboratory.room(piece, laboratory.free())):
            fits = [name for name in CELL_NAMES if cells_of(SHAPES[shape], name, turn) <= inside - taken]
            assert [CELL_NAMES[cell] for cell in range(64) if found >> cell & 1] == fits


@given(st.integers(0, 10**9))
def test_what_may_be_removed_and_moved_agrees_with_trying_it(seed):
    laboratory, _ = random_laboratory(seed, MODEST_BOX)
    for tile in list(laboratory.tiles):
        for project in laboratory.newly_completed(tile):
            laboratory.completed |= 1 << project
    for tile in list(laboratory.tiles):
        piece = tile >> 8
        without = laboratory.clone()
        without.lift(tile)
        assert laboratory.is_removable(tile) == (not laboratory.is_completed(piece) and all_complete(without, piece))
        room = laboratory.room(piece, without.free())
        moves = laboratory.moves(tile)
        for turn, cells in enumerate(room):
            for cell in range(64):
                if cells >> cell & 1:
                    after = without.clone()
                    after.put(piece, turn * 64 + cell)
                    legal = turn * 64 + cell != tile & 255 and all_complete(after, None)
                    assert bool(moves[turn] >> cell & 1) == legal
        assert laboratory.can_move(tile) == any(moves)


def test_random_laboratories_have_completed_projects_now_and_then():
    labs = [random_laboratory(seed, MODEST_BOX)[0] for seed in range(100)]
    assert sum(any(lab.newly_completed(tile) for tile in lab.tiles) for lab in labs) > 20


def all_complete(laboratory: Laboratory, but: int | None) -> bool:
    """Whether all Projects that were completed have what they need."""
    for project in range(30):
        if laboratory.completed >> project & 1 and project != but:
            cells = laboratory.cells(laboratory.laid_of(project))
            if not is_satisfied(laboratory.supply(cells), laboratory.box.needs[project]):
                return False
    return True


def covered(tile: tuple[str, str, int]) -> set[tuple[int, int]]:
    name, cell, turn = tile
    if name in RESOURCE_KINDS:
        return {(int(cell[1]) - 1, "abcdefgh".index(cell[0]))}
    table = HOUSE["projects"].get(name) or HOUSE["technologies"][name]
    return cells_of(table["shape"], cell, turn)
