"""The form of a new match."""

import pytest

from tests.web.documents import texts, tree_of
from universelle.bots import BOTS
from universelle.games.registry import load
from universelle.i18n import Translations
from universelle.web.lobby.setup_page import EDITION_FILE, setup, who_by_default

GAME = load("worlds-fair-1893")
WORDS = Translations("en", GAME.package)


def test_the_form_has_a_choice_and_a_name_for_every_seat_and_the_options():
    form = tree_of(setup(WORDS, GAME, list(BOTS), {})).find(".//form[@id='setup']")
    assert (form.attrib["method"], form.attrib["action"]) == ("post", "/new")
    fields = [field for tag in ("input", "select") for field in form.iter(tag)]
    names = {field.attrib["name"] for field in fields}
    seats = [name for seat in range(1, 5) for name in (f"who-{seat}", f"name-{seat}", f"colour-{seat}")]
    terms = {"pace", "nights", "weekends", "zone", "gone", "talk"}
    assert names == {"game", *seats, "option-first-player", "lang", "seed", "hints", "edition", *terms}
    assert [who.attrib["value"] for who in form.findall(".//input[@name='who-2']")] == ["me", "here", "free", "", *BOTS]
    first = form.find(".//select[@name='option-first-player']")
    assert [option.attrib["value"] for option in first] == ["random", "1", "2", "3", "4"]
    assert form.find(".//p[@role='alert']") is None


def test_the_form_keeps_what_was_chosen_and_says_what_is_wrong():
    given = {
        "who-1": "random",
        "name-1": '"Ada"',
        "colour-1": "5",
        "who-4": "greedy",
        "option-first-player": "2",
        "seed": "x",
        "lang": "it",
    }
    form = tree_of(setup(WORDS, GAME, list(BOTS), given, "No <b>.")).find(".//form[@id='setup']")
    chosen = {
        select.attrib["name"]: option.attrib["value"]
        for select in form.iter("select")
        for option in select
        if "selected" in option.attrib
    }
    written = {
        field.attrib["name"]: field.attrib.get("value")
        for field in form.iter("input")
        if field.attrib["type"] != "radio" or "checked" in field.attrib
    }
    assert {name: (chosen | written)[name] for name in given} == given
    assert form.find(".//p[@role='alert']").text == "No <b>."


def test_a_refused_form_never_has_two_seats_of_one_colour():
    for given in ({"colour-1": "3"}, {"colour-1": "2", "colour-2": "2", "colour-3": "2"}, {"colour-4": "x"}):
        form = tree_of(setup(WORDS, GAME, list(BOTS), given, "No.")).find(".//form[@id='setup']")
        colours = [
            option.attrib["value"]
            for select in form.iter("select")
            for option in select
            if "selected" in option.attrib and select.attrib["name"].startswith("colour")
        ]
        assert len(set(colours)) == len(colours) == GAME.meta.max_players
        assert colours[0] == given.get("colour-1", "1")


def test_seed_and_edition_are_not_among_the_basics():
    for given, is_open in (({}, False), ({"seed": "7"}, True), ({EDITION_FILE: "ours.toml"}, True)):
        more = tree_of(setup(WORDS, GAME, list(BOTS), given)).find(".//details[@class='setup-more']")
        assert [field.attrib["name"] for field in more.iter("input")] == ["seed", "edition"]
        assert ("open" in more.attrib) == is_open


def test_a_bot_without_words_is_called_by_its_name():
    assert "Computer: oracle" in texts(tree_of(setup(WORDS, GAME, ["oracle"], {})))


def test_by_default_a_person_plays_two_bots():
    assert who_by_default(GAME.meta, list(GAME.opponents)) == ["me", "exhibitor", "reporter", ""]
    assert who_by_default(GAME.meta, ["random"]) == ["me", "random", "random", ""]


def test_the_page_is_headed_by_the_game_and_tells_it_in_brief():
    main = tree_of(setup(WORDS, GAME, list(BOTS), {})).find(".//main")
    assert "".join(main.find(".//h1").itertext()).strip() == GAME.meta.title
    assert [use.attrib["href"] for use in main.find(".//h1").iter("use")] == [f"#sy-emblem-{GAME.meta.slug}"]
    told = main.find(".//details[@id='brief']")
    assert told.find("summary").text == "The game in brief"
    assert [line.text for line in told.iter("p")] == WORDS("rules-brief").splitlines()


def test_somebody_who_is_not_offered_does_not_come_back():
    form = tree_of(setup(WORDS, GAME, list(GAME.opponents), {"who-2": "deep thought"}, "No.")).find(
        ".//form[@id='setup']"
    )
    chosen = [who.attrib["value"] for who in form.findall(".//input[@name='who-2']") if "checked" in who.attrib]
    assert chosen == ["exhibitor"]


@pytest.mark.parametrize(
    ("language", "about"),
    [("en", "Beginner level"), ("fr", "Niveau débutant"), ("de", "Anfängerstufe"), ("it", "Livello da principiante")],
)
def test_an_option_of_a_seat_says_what_it_is_about(language, about):
    expo = load("expo-1906")
    form = tree_of(setup(Translations(language, expo.package), expo, list(BOTS), {})).find(".//form[@id='setup']")
    options = [label for label in form.iter("label") if label.attrib.get("class") == "seat-option"]
    assert [label.find("span").text for label in options] == [about] * expo.meta.max_players
    assert all(label.find("select").attrib["aria-label"].endswith(about) for label in options)
