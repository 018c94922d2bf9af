"""The numbers and names on the rules page are those of the data, in every language."""

from collections.abc import Iterable
from typing import Any

import pytest

from tests.games.rules_pages import chapters, check_prose, numbers, tables
from universelle.core.edition import components_of
from universelle.games.crystal_palace.game import GAME
from universelle.i18n import LANGUAGES, Translations

PACKAGE = GAME.package
BOX = components_of(f"{PACKAGE}.rules")
PLAYERS = (2, 3, 4, 5)
ROUNDS = (1849, 1849, 1850, 1850, 1851)
ROMAN = ("I", "II", "III", "IV", "V")
LOCATIONS = BOX["locations"]
START, LOANS, END, BUZZ, INCOME = (BOX[name] for name in ("start", "loans", "end", "buzz", "income"))
GREEN = sum(tile["copies"] for tile in BOX["research"]["green"].values())
BLUE, ORANGE = (sum(tile["copies"] for tile in BOX["research"][frame].values()) for frame in ("blue", "orange"))
FLYER_SPACES = {space for spaces in BUZZ["flyer_spaces"].values() for space in spaces}
LOAN_POINTS = {-points for points in LOANS["values"]}
COUNTS = (  # in the order of the publisher's table
    "cards",
    "linked-pairs",
    "research-tiles",
    "income",
    "westminster",
    "market-assistants",
    "newspapers",
    "goods",
    "dice",
    "open-loans",
)


def amounts(effects: Any) -> list[int]:
    """What effects give or take, choices included."""
    found: list[int] = []
    for effect in effects:
        if "options" in effect:
            found += [n for option in effect["options"] for n in amounts(option)]
        elif effect["do"] in ("gain", "lose"):
            found += [effect["n"], *amounts(effect.get("else", []))]
    return found


def slot_amounts(location: str) -> set[int]:
    return {n for slot in LOCATIONS[location]["slots"].values() for n in amounts(slot["effects"])}


def side(sides: dict[str, Any], players: int) -> Any:
    """What holds for a number of players."""
    return next(value for key, value in sides.items() if int(key.split("-")[0]) <= players <= int(key.split("-")[-1]))


# For each chapter the numbers of the data that its text gives, and others: years, phases, players, examples.
PROSE = {
    "goal": (set(), {1851}),
    "components": (
        {len(LOCATIONS), BOX["dice"]["start"], BOX["dice"]["in_all"], START["assistants"] + 1}
        | {len(BOX[name]) for name in ("patents", "characters", "shares", "flyers")}
        | {GREEN, BLUE, ORANGE, BLUE + ORANGE, GREEN + BLUE + ORANGE, len(BOX["publisher"]["faces"]) // 2}
        | {sum(LOANS["copies"]), BOX["newspapers"]["most"], BUZZ["last"]}
        | LOAN_POINTS,
        {0, 1, LOCATIONS["port-of-london"]["slots"]["ticket"]["copies"], 6},
    ),
    "setup": (
        {START[name] for name in ("money", "gears", "energy", "vp", "income")}
        | {BOX["dice"]["start"], 1849}
        | {market["gears"] for market in BOX["market"]["sides"].values()},
        {2, 3, 4, 5},
    ),
    "round": (set(ROUNDS), {6}),
    "dice": ({BOX["dice"]["lowest_sum_newspapers"]}, {1, 6}),
    "place": ({2}, {1, 3}),
    "actions": ({1, len(LOCATIONS)}, set()),
    "salaries": (set(), {4}),
    "prototypes": ({BOX["prototypes"]["each_round"], BOX["links"]["vp"]}, {5}),
    "income": ({-INCOME["red_vp"], 1}, {6}),
    "reform-club": ({BOX["links"]["vp"]}, set()),
    "port-of-london": (slot_amounts("port-of-london") - {1}, {4, 5}),
    "waterloo-station": (slot_amounts("waterloo-station"), {4, 5, 6}),
    "black-market": ({BOX["market"]["gear_from_space"], 1}, {7}),
    "exchanges": ({BOX["newspapers"]["most"]}, set()),
    "loans": ({LOANS["money"], LOANS["repay"], -LOANS["repaid_vp"], -LOANS["vp_when_stack_is_empty"]}, set()),
    "buzz": (FLYER_SPACES | {BUZZ["last"], 2}, {6}),
    "income-track": ({INCOME["values"][0], INCOME["values"][INCOME["red_spaces"]], INCOME["values"][-1]}, {1, 6}),
    "westminster-track": (set(amounts(BOX["westminster"]["beyond"])), set()),
    "points": ({0}, set()),
    "patents": ({BOX["links"]["vp"]}, set()),
    "characters": ({4, 5, 6}, set()),
    "research": ({BOX["research_slots"]["count"]}, {6}),
    "publisher": (set(BOX["publisher"]["buzz"]), {1}),
    "watch": ({1}, {6}),
    "nations": (set(BOX["nations"]["france"]["vp"]), set()),
    "first-round": ({START["money"], *range(1, 7)}, {10, 14, 18}),
    "end": (
        {END["sale_price"], END["covered_slot"], -END["empty_slot_vp"], LOANS["repay"], -LOANS["repaid_vp"]}
        | {*END["buzz_vp"], *END["market_vp"], BUZZ["last"]}
        | LOAN_POINTS,
        {2, 4, 6, 8, 9},
    ),
    "values": (set(), {7, 10}),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_in_the_text_is_of_the_data(language):
    for chapter in chapters(language, PACKAGE):
        check_prose(language, PACKAGE, chapter, *PROSE.get(chapter, (set(), set())))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_there_is_is_explained_before_the_phases_in_which_it_is_used(language):
    order = list(chapters(language, PACKAGE))
    assert order.index("round") < order.index("components")  # the overview comes first of all
    for chapter in ("tracks", "cards", "money", "nations", "market", "setup"):
        assert order.index("components") < order.index(chapter) < order.index("dice"), chapter
    assert order.index("actions") < order.index("patent-office") < order.index("salaries") < order.index("end")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_on_display(language):
    (rows,) = tables(language, PACKAGE, "setup")
    kinds = ("patent-office", "british-museum", "bank-of-england", "reform-club")
    assert [[numbers(cell) for cell in row[1:]] for row in rows] == [
        [[side(LOCATIONS[kind]["sides"], players)["display"]] for players in PLAYERS] for kind in kinds
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_placement_spaces(language):
    (rows,) = tables(language, PACKAGE, "place")
    told = {}
    for where, players, spaces in rows:
        for location in numbers(where):
            for count in numbers(players):
                assert (location, count) not in told
                told[location, count] = [placement(space) for space in spaces.split(" · ")]
    assert told == {
        (number, players): [
            (space["min"], space.get("assistant", False), space.get("pay", 0))
            for space in side(location["sides"], players)["placement_spaces"]
        ]
        for number, location in enumerate(LOCATIONS.values(), start=1)
        for players in PLAYERS
    }


def placement(space: str) -> tuple[int, bool, int]:
    """A placement space in the words of the page: the lowest die, whether an assistant acts, the price."""
    least, *price = numbers(space)
    is_plain = space.strip() == str(least)
    return least, not is_plain and not price, price[0] if price else 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_action_spaces(language):
    words = Translations(language, PACKAGE)
    (rows,) = tables(language, PACKAGE, "places")
    for number, (row, (name, location)) in enumerate(zip(rows, LOCATIONS.items(), strict=True), start=1):
        assert row[0] == f"{number} {words(f'place-{name}')}"
        spaces = [side(location["sides"], players)["action_spaces"] for players in PLAYERS]
        assert [numbers(cell) for cell in row[1:5]] == [[len(of_side)] for of_side in spaces]
        bonuses = [position for position, space in enumerate(spaces[-1], start=1) if "bonus" in space]
        given = amounts(spaces[-1][0].get("bonus", []))
        assert numbers(row[5]) == bonuses + given
        paid = {space["pay"] for of_side in spaces for space in of_side if "pay" in space}
        assert set(numbers(row[6])[-1:]) == paid
        assert all("pay" not in space for of_side in spaces for space in of_side[:-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shares(language):
    (rows,) = tables(language, PACKAGE, "bank-of-england")
    assert [numbers(row[1]) for row in rows] == [
        [n for share in BOX["shares"].values() if share["round"] == number for n in amounts(share["effects"])]
        for number in range(1, 6)
    ]
    check_rounds(rows, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tickets(language):
    (rows,) = tables(language, PACKAGE, "port-of-london")
    assert [numbers(row[1]) for row in rows] == [[points] for points in BOX["rounds"]["ticket_vp"]]
    check_rounds(rows, language)


def check_rounds(rows: Iterable[list[str]], language: str) -> None:
    words = Translations(language, PACKAGE)
    assert [row[0].casefold() for row in rows] == [words(f"round-{number}").casefold() for number in range(1, 6)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_black_market(language):
    (rows,) = tables(language, PACKAGE, "black-market")
    small, large = (BOX["market"]["sides"][key]["spaces"] for key in ("2-3", "4-5"))
    assert small == large[: len(small)]
    for number, (row, space) in enumerate(zip(rows, large, strict=True), start=1):
        assert numbers(row[0])[0] == number
        assert (row[0].strip() == str(number)) == (number <= len(small))
        assert (numbers(row[1]), numbers(row[2])) == ([space["price"]], amounts(space["benefit"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_exchanges(language):
    (rows,) = tables(language, PACKAGE, "exchanges")
    rates = [(rate["give"], rate["get"]) for rate in BOX["exchanges"].values()]
    assert [(*numbers(give), *numbers(get)) for give, get in rows] == rates


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_buzz_track(language):
    pictures, flyers = tables(language, PACKAGE, "buzz")
    assert [(numbers(row[0]), numbers(row[1])) for row in pictures] == [
        ([picture["space"]], amounts(picture["effects"])) for picture in BUZZ["pictures"]
    ]
    for row, colour in zip(flyers, ("blue", "green", "violet"), strict=True):
        given = [amounts(flyer["effects"]) for flyer in BOX["flyers"].values() if flyer["colour"] == colour]
        told = [numbers(flyer) for flyer in row[1].split(" · ")]
        assert len(told) == len(given) == len(BUZZ["flyer_spaces"][colour])
        for said, has in zip(told, given):
            assert said in (has, has[1:])  # "a new die" has no number


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_westminster_track(language):
    (rows,) = tables(language, PACKAGE, "westminster-track")
    assert [(row[0], numbers(row[1])) for row in rows] == [
        (space, amounts(printed["effects"])) for space, printed in zip(ROMAN, BOX["westminster"]["spaces"])
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_publishers_conditions(language):
    (rows,) = tables(language, PACKAGE, "publisher")
    told = {count: (levels(early), levels(late)) for count, (_, early, late) in zip(COUNTS, rows, strict=True)}
    used = set()
    for face in BOX["publisher"]["faces"].values():
        for number, condition in enumerate(face["conditions"], start=1):
            used.add(condition["count"])
            wanted = condition.get("at_least") or condition["at_most"]
            assert told[condition["count"]][number > 3] == wanted, condition
    assert used == set(COUNTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_goals_of_the_nations(language):
    words = Translations(language, PACKAGE)
    (rows,) = tables(language, PACKAGE, "nations")
    assert [(row[0], levels(row[2])) for row in rows] == [
        (words(f"nation-{name}"), nation["at_least"]) for name, nation in BOX["nations"].items()
    ]
    assert len({tuple(nation["vp"]) for nation in BOX["nations"].values()}) == 1


def levels(cell: str) -> list[int]:
    return [ROMAN.index(level) + 1 if level in ROMAN else int(level) for level in cell.split(" · ")]
