"""The numbers and names on the rules page are those of the data, in every language."""

import pytest

from tests.games.rules_pages import chapters, check_prose, numbers, tables
from universelle.core.chance import seed_from
from universelle.core.edition import components_of
from universelle.games.worlds_fair_1893.game import GAME
from universelle.i18n import LANGUAGES, Translations

PACKAGE = GAME.package
BOX = components_of(f"{PACKAGE}.rules")
AREAS = ("agriculture", "electricity", "fine-arts", "manufacturing", "transportation")
FIGURES = ("burnham", "davis", "palmer", "mccormick", "westinghouse", "saint-gaudens", "schwab", "pullman")
AWARDS = ("first", "tied_first", "second", "tied_second")

EXHIBITS = sum(len(BOX["exhibits"][area]) for area in AREAS)
TICKETS = len(BOX["tickets"]["attractions"])
FIGURE_CARDS = sum(BOX["figures"][figure] for figure in FIGURES)
MIDWAY = {BOX["midway"]["points_each_ticket"], BOX["midway"]["points_most_tickets"]}
AWARD_VALUES = {BOX["awards"][p][place][kind] for p in "234" for place in AWARDS for kind in ("medal", "approvals")}

# For each chapter the numbers of the data that its text gives, and others: years, steps, examples.
PROSE = {
    "goal": (set(), {1893}),
    "components": (
        {BOX["supporters"]["each_player"], EXHIBITS, TICKETS, FIGURE_CARDS, EXHIBITS + TICKETS + FIGURE_CARDS}
        | {len(BOX["exhibits"][area]) for area in AREAS},
        {BOX["midway"]["points_each_ticket"]},
    ),
    "setup": ({BOX["supporters"]["start_each_area"]}, set()),
    "collect": (set(), {1, 2}),
    "first-turn": (
        {BOX["supporters"]["start_each_area"], BOX["supporters"]["start_each_area"] + 1, BOX["wheel"]["3"]},
        set(),
    ),
    "tickets": (MIDWAY, set()),
    "areas": (set(), AWARD_VALUES | {1, 3, 5}),
    "recall": (set(), {1, 2, 5}),
    "lull": ({BOX["lull"]["4"], BOX["midway"]["points_most_tickets"]}, set()),
    "end": ({BOX["sets"][size]["points"] for size in "531"}, {1, 2, 3, 22}),
    "values": (set(), {1893, 2, 3, 4}),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_in_the_text_is_of_the_data(language):
    for chapter in chapters(language, PACKAGE):
        check_prose(language, PACKAGE, chapter, *PROSE.get(chapter, (set(), set())))


def test_the_example_of_the_end_adds_up():
    assert sum(BOX["sets"][size]["points"] for size in "531") == 22


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_awards(language):
    expected = [
        [[n for n in (award["medal"], award["approvals"]) if n] for award in (BOX["awards"][p][place] for p in "234")]
        for place in AWARDS
    ]
    (rows,) = tables(language, PACKAGE, "areas")
    assert [[numbers(cell) for cell in row[1:]] for row in rows] == [*expected, [[], [], []]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_setup(language):
    words = Translations(language, PACKAGE)
    by_players, by_rank = tables(language, PACKAGE, "setup")
    decks = [GAME.new(players, seed_from("deck")).view(None)["deck"] + 10 for players in (2, 3, 4)]
    assert [(numbers(row[0]), numbers(row[1]), numbers(row[3])) for row in by_players] == [
        ([players], [BOX["wheel"][str(players)]], [deck]) for players, deck in zip((2, 3, 4), decks)
    ]
    removed = [[n for n in BOX["removed"][players].values() if isinstance(n, int) and n] for players in "234"]
    assert [numbers(row[2]) for row in by_players] == removed
    for rank, row in zip("1234", by_rank):
        named = [area for area in AREAS if words(f"area-{area}") in row[1]]
        assert named == sorted(BOX["start_bonus"][rank], key=AREAS.index)


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_many_cards_an_area_holds(language):
    words = Translations(language, PACKAGE)
    (rows,) = tables(language, PACKAGE, "refill")
    assert [(row[0], numbers(row[1])) for row in rows] == [
        (words(f"area-{area}"), [BOX["card_limits"][area]]) for area in AREAS
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures(language):
    words = Translations(language, PACKAGE)
    (rows,) = tables(language, PACKAGE, "figures")
    assert [(row[0], numbers(row[2]), numbers(row[3])) for row in rows] == [
        (
            words(f"figure-{name}"),
            [BOX["figures"][name]],
            [BOX["figures"][name] - BOX["removed"]["4"].get(name, 0)],
        )
        for name in FIGURES
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sets(language):
    (rows,) = tables(language, PACKAGE, "end")
    expected = [([int(size)], [BOX["sets"][size]["points"]]) for size in "12345"]
    assert [(numbers(row[0]), numbers(row[1])) for row in rows] == expected
