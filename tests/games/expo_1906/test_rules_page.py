"""The numbers and names on the rules page are those of the data, in every language."""

import re

import pytest

from tests.games.rules_pages import chapters, check_prose, numbers, tables
from universelle.core.edition import components_of
from universelle.games.expo_1906.game import GAME
from universelle.i18n import LANGUAGES, Translations

PACKAGE = GAME.package
BOX = components_of(f"{PACKAGE}.rules")
RANKS = ("first", "second", "third", "fourth")
LINK = re.compile(r"([a-z]+)-([a-z]+) at (\d+) for (\d+)")

TILES = sum(copies for copies in BOX["resource_tiles"].values() if isinstance(copies, int))
JURY_TILES = BOX["jury_tiles"]["steam"] + BOX["jury_tiles"]["electricity"]
NEEDS = {numbers(need)[0] for project in BOX["projects"].values() for need in project["needs"]}
POINTS = [project["prestige"] for project in BOX["projects"].values()]
UNITS = {BOX["resource_units"]["double"], BOX["resource_units"]["single"]}
LAST = BOX["patents"]["steps"]
CELLOPHANE = BOX["projects"]["cellophane"]
CELLOPHANE_STEAM = {numbers(need)[0] for need in CELLOPHANE["needs"] if need.endswith("steam")}
GHOST_CARDS = 5 * BOX["ghost_deck"]["each_card"] + BOX["ghost_deck"]["meetings"]

# For each chapter the numbers of the data that its text gives, and others: years, steps, examples.
PROSE = {
    "goal": (set(), {1906}),
    "components": (
        {TILES, len(BOX["projects"]), len(BOX["technologies"]), BOX["laboratory"]["rows"], BOX["jury"]["spaces"]}
        | {JURY_TILES, BOX["jury_tiles"]["steam"], BOX["funding"]["most"], min(NEEDS), max(NEEDS)}
        | UNITS,
        {min(POINTS), max(POINTS)},
    ),
    "setup": ({1, len(BOX["technologies"])}, set()),
    "first-turns": (
        {BOX["funding"][rank] for rank in RANKS[:3]}
        | {BOX["academy"]["price"], BOX["funding"]["first"] - BOX["academy"]["price"]}
        | {BOX["train_station"][rank] for rank in RANKS[:2]}
        | {BOX["funding"]["second"] - BOX["train_station"]["first"] - BOX["train_station"]["second"]}
        | {BOX["skyscraper"]["money"], BOX["funding"]["third"] + BOX["skyscraper"]["money"]}
        | {BOX["laboratory_work"]["tiles"]},
        set(),
    ),
    "train-station": ({3} | {BOX["train_station"][rank] for rank in RANKS[:3]}, set()),
    "academy": ({BOX["academy"]["price"]}, set()),
    "laboratory": ({BOX["laboratory_work"]["tiles"]}, set()),
    "journal": ({BOX["journal"]["points"]}, set()),
    "skyscraper": ({BOX["skyscraper"]["money"]}, set()),
    "meeting-room": ({BOX["meeting"][name] for name in ("tiles", "money", "points")}, set()),
    "supply": (UNITS, set()),
    "completion": ({BOX["patents"]["points_leader"], CELLOPHANE["prestige"]} | CELLOPHANE_STEAM, set()),
    "patents-office": ({LAST}, {1, 2}),
    "movement": ({LAST}, {1, 2}),
    "chits": ({LAST}, set()),
    "end": ({LAST}, set()),
    "scoring": (
        {BOX["jury"]["points_each_project"], BOX["patents"]["points"]}
        | set(range(BOX["patents"]["points_from"], LAST + 1)),
        {4, 5, 7, 21, 31, 1889, 1906},
    ),
    "two-players": ({LAST}, {1, 2}),
    "solo": ({BOX["funding"]["solo"], GHOST_CARDS, BOX["solo"]["target"]}, set()),
    "beginners": (set(), {1897}),
    "values": (set(), {1906, 2, 8}),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_in_the_text_is_of_the_data(language):
    for chapter in chapters(language, PACKAGE):
        check_prose(language, PACKAGE, chapter, *PROSE.get(chapter, (set(), set())))


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_and_coins_at_the_start(language):
    (rows,) = tables(language, PACKAGE, "setup")
    coins = {1: [BOX["funding"]["solo"]]} | {n: [BOX["funding"][rank] for rank in RANKS[:n]] for n in (2, 3, 4)}
    assert [[numbers(cell) for cell in row] for row in rows] == [
        [[players], [players * BOX["station"]["tiles_each_player"]], coins[players]] for players in (1, 2, 3, 4)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_improved_cards(language):
    words = Translations(language, PACKAGE)
    (rows,) = tables(language, PACKAGE, "improved-cards")
    cards = ("train-station", "academy", "laboratory", "journal", "skyscraper")
    assert [row[0] for row in rows] == [words(f"card-{card}") for card in cards]
    station, academy, laboratory, journal, skyscraper = [
        (numbers(basic), numbers(improved)) for _, basic, improved in rows
    ]
    prices = tuple([BOX[name][rank] for rank in RANKS[:3]] for name in ("train_station", "improved_train_station"))
    assert station == prices
    assert academy == ([BOX["academy"]["price"]], [])
    assert laboratory == ([BOX["laboratory_work"]["tiles"]], [BOX["laboratory_work"]["improved_tiles"]])
    work = BOX["journal"]
    assert journal == ([work["points"]], [work["improved_points"], work["improved_discount"], 0])
    assert skyscraper == ([BOX["skyscraper"]["money"]], [BOX["skyscraper"]["improved_money"]])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_technologies(language):
    words = Translations(language, PACKAGE)
    (rows,) = tables(language, PACKAGE, "technologies")
    assert [row[0] for row in rows] == [words(f"technology-{name}") for name in BOX["technologies"]]
    for row, technology in zip(rows, BOX["technologies"].values()):
        assert shape(row[1]) == shape(words(f"shape-{technology['shape']}"))
        assert numbers(row[2]) == [numbers(units)[0] for units in technology.get("gives", [])]
        for units in technology.get("gives", []):
            assert words(f"resource-{units.split()[1]}").lower() in row[2].lower()
        if "improves" in technology:
            assert words(f"card-improved-{technology['improves']}") in row[2]


def shape(name: str) -> str:
    """What a shape is called: its letter, or square."""
    letter = re.search(r"\b[ILTS]\b", name)
    return letter[0] if letter else name.casefold()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_links_between_the_rows(language):
    (rows,) = tables(language, PACKAGE, "movement")
    order = BOX["patent_rows"]["order"]
    prices = {
        (first, int(step)): int(price)
        for first, _, step, price in [LINK.fullmatch(link).groups() for link in BOX["jumps"]["links"]]
    }
    steps = sorted({step for _, step in prices})
    expected = [[[prices[row, step]] if (row, step) in prices else [] for step in steps] for row in order[:-1]]
    assert [[numbers(cell) for cell in row[1:]] for row in rows] == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_chits(language):
    words = Translations(language, PACKAGE)
    (rows,) = tables(language, PACKAGE, "scoring")
    for row, (name, chit) in zip(rows, BOX["chits"].items(), strict=True):
        assert row[0].startswith(words(f"chit-{name}"))
        values = {value for value in chit.values() if isinstance(value, int)}
        assert values <= set(numbers(row[1])) <= values | {1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_levels_of_beginners(language):
    (rows,) = tables(language, PACKAGE, "beginners")
    scrap = len(BOX["scrap"]["cells"])
    expected = [[[n], [scrap - n]] for n in (BOX["levels"][level] for level in ("student", "graduate", "scientist"))]
    assert [[numbers(cell) for cell in row[1:]] for row in rows] == expected
