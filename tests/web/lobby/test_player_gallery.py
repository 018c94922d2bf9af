"""The galleries from which the players of a match are chosen."""

from copy import copy
from dataclasses import replace

import pytest

from tests.web.documents import texts, tree_of
from universelle.bots import BOTS
from universelle.games.registry import load
from universelle.i18n import Translations
from universelle.web.lobby.setup_page import setup

GAME = load("worlds-fair-1893")
WORDS = Translations("en", GAME.package)


def test_every_opponent_has_a_card_with_name_strength_line_and_what_is_known():
    form = tree_of(setup(WORDS, GAME, list(GAME.opponents), {})).find(".//form[@id='setup']")
    cards = form.find(".//div[@id='gallery-2']").findall(".//label[@class='character']")
    assert [card.find("input").attrib["value"] for card in cards] == list(GAME.opponents)
    director = cards[-1]
    assert director.find(".//img").attrib["src"] == f"/static/{GAME.meta.slug}/portraits/director.svg"
    assert director.find(".//img").attrib["alt"] == ""
    assert director.find(".//span[@role='img']").attrib["aria-label"] == "strength 5 of 5"
    said = texts(director)
    known = GAME.opponents["director"]
    rating = f"{known.rating} ± {known.give_or_take}"
    assert [WORDS("opponent-director"), WORDS("opponent-director.line"), rating] == said[:3]
    assert (said[3], texts(cards[0])[3]) == ("takes a moment", "plays at once")


@pytest.mark.parametrize(
    ("language", "two", "more"),
    [
        ("en", "two players", "With more players"),
        ("fr", "deux joueurs", "À plus de deux"),
        ("de", "zwei Spieler", "Mit mehr Spielern"),
        ("it", "due giocatori", "In più di due"),
    ],
)
def test_ratings_are_said_to_be_for_two_players(language, two, more):
    form = tree_of(setup(Translations(language, GAME.package), GAME, list(GAME.opponents), {}))
    said = form.find(".//div[@id='gallery-2']/p[@class='about-ratings']").text
    assert two in said
    assert more in said


def test_a_rating_that_is_not_measured_is_said_to_be_so():
    unmeasured = copy(GAME)
    unmeasured.opponents = {name: replace(each, rating=None) for name, each in GAME.opponents.items()}
    gallery = tree_of(setup(WORDS, unmeasured, list(GAME.opponents), {})).find(".//div[@id='gallery-2']")
    assert "rating not measured" in texts(gallery)


def test_a_row_can_show_every_choice_of_its_gallery():
    form = tree_of(setup(WORDS, GAME, list(GAME.opponents), {})).find(".//form[@id='setup']")
    shown = [
        each.attrib["data-place"] for each in form.find(".//details[@id='who-2']").iter() if "data-place" in each.attrib
    ]
    offered = [each.attrib["data-place"] for each in form.findall(".//input[@name='who-2']")]
    assert shown == offered == [str(place) for place in range(1, 10)]


def test_plain_bots_have_a_symbol_and_no_portrait():
    gallery = tree_of(setup(WORDS, GAME, list(BOTS), {})).find(".//div[@id='gallery-1']")
    assert gallery.find(".//img") is None
    assert len(gallery.findall(".//use[@href='#sy-bot']")) == len(BOTS)
