"""What the box holds, and what an owner's edition may say of it."""

from collections import Counter
from itertools import product

import pytest

from tests.games.expo_1906.positions import new_expo
from universelle.core.chance import seed_from
from universelle.core.edition import Edition
from universelle.core.errors import BadEdition, BadRequest
from universelle.games.expo_1906.game import GAME
from universelle.games.expo_1906.rules.components import (
    CARDS,
    CELLS,
    CHITS,
    ELECTRICITY,
    KIND_CODES,
    NONE,
    PROJECTS,
    RESOURCE_KINDS,
    SHAPES,
    STEAM,
    TECHNOLOGIES,
    TYPES,
    box_for,
    default_components,
    units,
)

BOX = box_for(4, Edition())
NEEDS = [
    {kind: units(needs, number) for number, kind in enumerate(TYPES) if units(needs, number)} for needs in BOX.needs
]
PAIRS = [{"steel", "copper"}, {"manual", "automated"}, {"empirical", "scientific"}, {"steam", "electricity"}]


def refusal(values: dict) -> str:
    """The key of the error that an edition raises."""
    with pytest.raises(BadEdition) as error:
        box_for(4, Edition("test", values))
    return error.value.message.key


@pytest.mark.rule("EX-001")
@pytest.mark.parametrize("players", [-1, 0, 5])
def test_one_to_four_can_play_and_nobody_else(players):
    with pytest.raises(BadRequest):
        GAME.new(players, seed_from("1"))
    for count in (1, 2, 3, 4):
        assert len(new_expo(count).players) == count


@pytest.mark.rule("EX-002")
def test_the_box_holds_what_the_rulebooks_count():
    assert (len(BOX.resources), len(PROJECTS), len(TECHNOLOGIES), len(BOX.jury_tiles)) == (96, 30, 13, 16)
    assert (len(BOX.scrap), len(CARDS), len(CHITS), BOX.tokens) == (5, 6, 6, 3)
    assert len([card for card in BOX.improves if card != NONE]) == 5


@pytest.mark.rule("EX-003")
def test_there_are_eight_types_and_six_rows():
    assert TYPES == ("steel", "copper", "manual", "automated", "empirical", "scientific", "steam", "electricity")
    assert sorted(BOX.row_order) == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("EX-004")
def test_a_resource_tile_shows_two_types_on_adjacent_sides_in_four_orientations():
    middle = CELLS["d4"]
    north, east, south, west = (1 << CELLS[name] for name in ("d3", "e4", "d5", "c4"))
    halves = [(BOX.floor.doubles[turn * 64 + middle], BOX.floor.singles[turn * 64 + middle]) for turn in range(4)]
    assert halves == [
        (north | east, south | west),
        (east | south, west | north),
        (south | west, north | east),
        (west | north, east | south),
    ]
    for tile in BOX.resources:
        more = [units(BOX.gives[tile], kind) for kind in range(8)]
        less = [units(BOX.gives_less[tile], kind) for kind in range(8)]
        assert (sorted(more), sorted(less)) == ([0] * 7 + [2], [0] * 7 + [1])
        assert more.index(2) != less.index(1)


@pytest.mark.rule("EX-005")
def test_every_ordered_pair_of_types_from_different_pairs_is_there_twice():
    kinds = Counter(KIND_CODES[BOX.kind_of[tile]] for tile in BOX.resources)
    wanted = {f"{a}-{b}" for a, b in product(TYPES, TYPES) if TYPES.index(a) // 2 != TYPES.index(b) // 2}
    assert kinds == dict.fromkeys(wanted, 2)
    assert len(wanted) == 48


@pytest.mark.rule("EX-006", "EX-008")
@pytest.mark.parametrize("project", range(30))
def test_a_project_covers_four_cells_and_needs_four_types_one_an_energy(project):
    shape = BOX.floor.shapes[BOX.shape_of[project]]
    assert {cells.bit_count() for cells in shape.cells if cells} == {4}
    assert len(NEEDS[project]) == 4
    assert len(NEEDS[project].keys() & {"steam", "electricity"}) == 1
    assert BOX.prestige[project] > 0
    assert TYPES[BOX.energy[project]] in NEEDS[project]


@pytest.mark.rule("EX-007")
def test_no_project_needs_more_than_three_of_a_type():
    assert max(max(needs.values()) for needs in NEEDS) == 3


@pytest.mark.rule("EX-009")
def test_the_projects_are_those_of_the_house():
    assert Counter(BOX.shape_of[:30]) == dict.fromkeys(range(5), 6)
    assert Counter(BOX.energy) == {STEAM: 15, ELECTRICITY: 15}
    assert all(len(needs.keys() & pair) == 1 for needs in NEEDS for pair in PAIRS)
    assert {kind: sum(needs.get(kind, 0) for needs in NEEDS) for kind in TYPES} == dict.fromkeys(TYPES, 30)
    assert {kind: sum(kind in needs for needs in NEEDS) for kind in TYPES} == dict.fromkeys(TYPES, 15)
    assert Counter(BOX.prestige) == {3: 8, 4: 13, 5: 8, 6: 1}
    cellophane = PROJECTS.index("cellophane")
    assert NEEDS[cellophane] == {"copper": 1, "automated": 2, "empirical": 2, "steam": 2}
    assert (SHAPES[BOX.shape_of[cellophane]], BOX.prestige[cellophane]) == ("t", 3)


@pytest.mark.rule("EX-010")
def test_five_technologies_improve_a_card_and_eight_give_resources():
    assert sorted(card for card in BOX.improves if card != NONE) == [0, 1, 2, 3, 4]
    giving = [number for number in range(13) if BOX.gives[30 + number]]
    assert len(giving) == 8
    assert all(BOX.improves[number] == NONE for number in giving)
    assert "meeting-room" not in [CARDS[card] for card in BOX.improves if card != NONE]


@pytest.mark.rule("EX-011")
def test_the_technologies_are_those_of_the_house():
    shapes = {key: SHAPES[BOX.shape_of[30 + number]] for number, key in enumerate(TECHNOLOGIES)}
    assert [shapes[f"improved-{card}"] for card in CARDS[:5]] == ["i", "t", "square", "s", "l"]
    assert shapes["combustion-engines"] == shapes["batteries"] == "i"
    pairs = [key for key in TECHNOLOGIES if "-and-" in key]
    assert [shapes[key] for key in pairs] == ["l", "t", "s", "l", "t", "s"]
    named = Counter(kind for key in pairs for kind in key.split("-and-"))
    assert named == dict.fromkeys(TYPES[:6], 2)


@pytest.mark.rule("EX-012")
def test_shapes_are_turned_but_never_mirrored():
    assert {shape.name: shape.turns for shape in BOX.floor.shapes} == {"square": 1, "i": 2, "s": 2, "l": 4, "t": 4}
    cells = {shape.name: shape.cells for shape in BOX.floor.shapes}
    letter_l = sum(1 << CELLS[name] for name in ("c2", "c3", "c4", "d4"))
    letter_s = sum(1 << CELLS[name] for name in ("d2", "e2", "c3", "d3"))
    assert letter_l in cells["l"]
    assert letter_s in cells["s"]
    assert sum(1 << CELLS[name] for name in ("d2", "d3", "d4", "c4")) not in cells["l"]
    assert sum(1 << CELLS[name] for name in ("c2", "d2", "d3", "e3")) not in cells["s"]


@pytest.mark.rule("EX-013")
def test_a_fresh_laboratory_has_44_free_cells_around_five_of_scrap():
    laboratory = new_expo(1).players[0].laboratory
    assert (BOX.floor.rows, BOX.floor.columns, BOX.floor.mask.bit_count()) == (7, 7, 49)
    assert laboratory.free().bit_count() == 44
    assert laboratory.scrap == sum(1 << 8 * row + column for row, column in ((1, 1), (1, 5), (3, 3), (5, 1), (5, 5)))


@pytest.mark.rule("EX-014")
def test_the_jury_has_twelve_spaces_and_eight_tiles_of_each_energy():
    assert BOX.jury_spaces == 12
    assert Counter(BOX.jury_tiles) == {STEAM: 8, ELECTRICITY: 8}


@pytest.mark.rule("EX-105")
@pytest.mark.parametrize(("key", "kind"), [("combustion-engines", "steam"), ("batteries", "electricity")])
def test_engines_and_batteries_give_four_of_their_energy(key, kind):
    gives = BOX.gives[30 + TECHNOLOGIES.index(key)]
    assert [units(gives, number) for number in range(8)] == [4 * (name == kind) for name in TYPES]


@pytest.mark.rule("EX-106")
@pytest.mark.parametrize("key", [key for key in TECHNOLOGIES if "-and-" in key])
def test_the_other_resource_technologies_give_two_of_two_types(key):
    gives = BOX.gives[30 + TECHNOLOGIES.index(key)]
    assert [units(gives, number) for number in range(8)] == [2 * (name in key.split("-and-")) for name in TYPES]


def test_every_table_of_the_data_names_its_source():
    def tables(tree: dict, where: str = "") -> list[str]:
        inner = [(key, value) for key, value in tree.items() if isinstance(value, dict) and key != "sources"]
        missing = [] if inner or "source" in tree else [where]
        return missing + [found for key, value in inner for found in tables(value, f"{where}.{key}")]

    assert tables(default_components()) == []


def test_single_values_have_sources_of_their_own():
    sources = dict(GAME.rules.components(Edition()).sources())
    assert (sources["projects.cellophane"], sources["projects.cellophane.shape"]) == ("documented", "authored")
    assert (sources["projects.cruise-ship"], sources["projects.cruise-ship.shape"]) == ("authored", "documented")
    assert [sources[f"projects.laparoscopy.needs.{place}"] for place in (1, 2, 3, 4)] == [*["inferred"] * 3, "authored"]
    assert sources["technologies.combustion-engines.gives"] == "documented"
    assert sources["technologies.improved-train-station.improves"] == "documented"
    assert sources["technologies.improved-journal.improves"] == "inferred"


def test_an_owner_may_change_grid_shapes_jumps_and_numbers():
    values = {
        "laboratory": {"rows": 6, "columns": 8},
        "shapes": {"s": {"cells": ["a1", "b1", "b2", "c2"]}},
        "jumps": {"links": ["copper-steel at 5 for 3"]},
        "projects": {"cellophane": {"prestige": 7, "needs": ["3 copper", "1 manual", "1 empirical", "2 electricity"]}},
        "patent_rows": {"order": ["scientific", "empirical", "automated", "manual", "copper", "steel"]},
        "funding": {"most": 20},
    }
    box = box_for(2, Edition("mine", values))
    assert (box.floor.rows, box.floor.columns) == (6, 8)
    assert sum(1 << CELLS[name] for name in ("a1", "b1", "b2", "c2")) in box.floor.shapes[4].cells
    assert (box.exits[0][5], box.exits[1][5]) == ([1], [0])
    assert box.prices_of_exits[0][5] == box.prices_of_exits[1][5] == [3]
    assert box.energy[PROJECTS.index("cellophane")] == ELECTRICITY
    assert box.most_money == 20
    assert new_expo(3, values=values).view(None)["patents"]["rows"][0]["row"] == "scientific"


@pytest.mark.parametrize(
    ("values", "key"),
    [
        ({"projects": {"airship": {"needs": ["2 copper", "2 manual", "2 scientific"]}}}, "edition-needs-of-pair"),
        (
            {"projects": {"airship": {"needs": ["2 copper", "1 steel", "2 manual", "2 scientific", "1 steam"]}}},
            "edition-needs-of-pair",
        ),
        ({"projects": {"airship": {"needs": ["2 wood"]}}}, "edition-bad-units"),
        ({"projects": {"airship": {"needs": ["9 copper"]}}}, "edition-bad-units"),
        ({"projects": {"airship": {"needs": ["1 copper", "2 copper"]}}}, "edition-bad-units"),
        ({"projects": {"airship": {"shape": "z"}}}, "edition-not-among"),
        ({"projects": {key: {"shape": "i"} for key in PROJECTS}}, "edition-no-project-of-shape"),
        ({"technologies": {"improved-journal": {"improves": "academy"}}}, "edition-improvements"),
        ({"jumps": {"links": ["steel-manual at 3 for 0"]}}, "edition-rows-not-adjacent"),
        ({"jumps": {"links": ["steel-copper at 11 for 0"]}}, "edition-link-off-the-board"),
        ({"jumps": {"links": ["steel-copper at 1 for 0"]}}, "edition-link-off-the-board"),
        ({"jumps": {"links": ["steel-copper at 3"]}}, "edition-bad-link"),
        ({"jumps": {"links": ["steel-steam at 3 for 0"]}}, "edition-rows-not-adjacent"),
        ({"jumps": {"links": ["steel-copper at 3 for 0", "copper-steel at 3 for 1"]}}, "edition-link-twice"),
        ({"patent_rows": {"order": ["steel", "copper"]}}, "edition-rows-missing"),
        ({"shapes": {"l": {"cells": ["a1", "a2", "a3"]}}}, "edition-bad-shape"),
        ({"shapes": {"l": {"cells": ["a1", "a2", "a3", "b4"]}}}, "edition-bad-shape"),
        ({"shapes": {"l": {"cells": []}}}, "edition-bad-shape"),
        ({"scrap": {"cells": ["h8", "a1"]}}, "edition-cell-outside"),
        ({"laboratory": {"rows": 9}}, "edition-out-of-range"),
        ({"resource_tiles": dict.fromkeys(RESOURCE_KINDS, 0)}, "edition-resource-tiles"),
        ({"resource_tiles": dict.fromkeys(RESOURCE_KINDS, 5)}, "edition-resource-tiles"),
        ({"jury_tiles": {"steam": 3}}, "edition-too-few-jury-tiles"),
        ({"levels": {"student": 6}}, "edition-out-of-range"),
    ],
)
def test_an_edition_that_contradicts_itself_is_refused(values, key):
    assert refusal(values) == key
