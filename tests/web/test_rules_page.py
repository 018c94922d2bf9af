"""The rules page, and the numbers in the rules of World's Fair 1893."""

import re
from importlib.resources import files

import pytest

from tests.web.documents import parsed, tree_of
from universelle.core.chance import seed_from
from universelle.core.edition import components_of
from universelle.games.registry import load
from universelle.i18n import LANGUAGES, Translations, rules_text
from universelle.web.markdown import markdown
from universelle.web.rules_page import rules

GAME = load("worlds-fair-1893")
BOX = components_of(f"{GAME.package}.rules")


def text(language: str) -> str:
    return files(GAME.package).joinpath("text", f"rules.{language}.md").read_text(encoding="utf-8")


def test_the_contents_link_every_chapter():
    tree = tree_of(rules(Translations("en", GAME.package), GAME.meta, "## One {#one}\n\ntext\n\n## Two {#two}\n"))
    assert [a.attrib["href"] for a in tree.find(".//nav").iter("a")] == ["#one", "#two"]
    assert {"one", "two"} <= {element.attrib["id"] for element in tree.iter("h2") if "id" in element.attrib}


def tables(language) -> dict[str, list[list[list[int]]]]:
    """The numbers in every table of the rules, cell by cell, by the chapter and the place in it."""
    found, chapter = {}, ""
    for part in markdown(rules_text(language, GAME.package)):
        chapter = part.id or chapter
        for table in parsed(str(part)).iter("table"):
            rows = [["".join(cell.itertext()) for cell in row] for row in table.find("tbody")]
            numbers = [[[int(number) for number in re.findall(r"\d+", cell)] for cell in row] for row in rows]
            found[f"{chapter}-{sum(key.startswith(chapter) for key in found)}"] = numbers
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_the_same_anchors_in_every_language(language):
    ids = [part.id for part in markdown(rules_text(language, GAME.package)) if part.tag in ("h2", "h3")]
    assert ids == [part.id for part in markdown(rules_text("en", GAME.package)) if part.tag in ("h2", "h3")]
    assert None not in ids


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_the_awards_of_the_box(language):
    places = ("first", "tied_first", "second", "tied_second")
    expected = [
        [[n for n in (award["medal"], award["approvals"]) if n] for award in (BOX["awards"][p][place] for p in "234")]
        for place in places
    ]
    assert [row[1:] for row in tables(language)["areas-0"]] == [*expected, [[], [], []]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_the_other_numbers_of_the_box(language):
    told = tables(language)
    assert [row[1][0] for row in told["end-0"]] == [BOX["sets"][size]["points"] for size in "12345"]
    areas = ("agriculture", "electricity", "fine-arts", "manufacturing", "transportation")
    assert [row[1][0] for row in told["refill-0"]] == [BOX["card_limits"][area] for area in areas]
    figures = ("burnham", "davis", "palmer", "mccormick", "westinghouse", "saint-gaudens", "schwab", "pullman")
    copies = [(BOX["figures"][name], BOX["figures"][name] - BOX["removed"]["4"].get(name, 0)) for name in figures]
    assert [(row[2][0], row[3][0]) for row in told["figures-0"]] == copies
    assert [row[1][0] for row in told["setup-0"]] == [BOX["wheel"][players] for players in "234"]
    decks = [GAME.new(players, seed_from("deck")).view(None)["deck"] + 10 for players in (2, 3, 4)]
    assert [row[3][0] for row in told["setup-0"]] == decks
    assert str(BOX["lull"]["4"]) in rules_text(language, GAME.package)
    assert str(BOX["supporters"]["each_player"]) in rules_text(language, GAME.package)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_name_the_areas_of_the_start_bonus(language):
    words = Translations(language, GAME.package)
    bonus = [part for part in markdown(rules_text(language, GAME.package)) if "tabindex" in part.attributes][1]
    cells = ["".join(row[1].itertext()) for row in parsed(str(bonus)).iter("tr")][1:]
    for place, cell in zip("1234", cells):
        for area in BOX["start_bonus"][place]:
            assert words(f"area-{area}") in cell
