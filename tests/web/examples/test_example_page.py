"""Examples of the rules on the board."""

import re
from itertools import pairwise

import pytest

from tests.drawing.interpreter import applied, plain
from tests.web.visiting import each_game
from universelle.contract.game import Game
from universelle.drawing.node import text_of
from universelle.games.registry import load
from universelle.i18n import LANGUAGES, Translations
from universelle.web.examples.example_page import LISTS, Shown, changes, draw, players_of
from universelle.web.pages import rules_page
from universelle.web.rules_page import told_under

SLUG = "worlds-fair-1893"
ADDRESS = f"/rules/{SLUG}/first-turn"


def examples_of(game: Game):
    return list(game.examples.items())


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_the_rules_tell_every_example_with_a_line_for_each_stop(slug, language):
    game = load(slug)
    words = Translations(language, game.package)
    assert game.examples
    for name, example in examples_of(game):
        (told,) = [part for part in told_under(words, name) if part.tag in LISTS]
        assert len(told.children) == len(example.stops), name
        for player in players_of(Translations(language), example.players)[:2]:
            assert player in text_of(told)


@each_game
def test_every_line_is_drawn_and_the_changes_lead_from_one_to_the_next(slug):
    for name, example in examples_of(load(slug)):
        shown = [draw("en", slug, name, at) for at in range(len(example.stops) + 1)]
        for at, (before, after) in enumerate(pairwise(shown)):
            page = str(after)
            assert "data-action" not in page  # it is only looked at
            assert text_of(Shown.of("en", load(slug), name, at + 1).line()[0]) in text_of(after)
            assert applied(before, changes("en", slug, name, at, at + 1)) == plain(after)


@each_game
def test_the_rules_begin_with_a_picture_of_the_table_and_no_id_is_there_twice(slug):
    page = rules_page("it", slug)
    assert '<figure class="overview" tabindex="0"><svg' in page
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids))


def test_the_rules_lead_to_the_example_and_it_leads_back(client):
    assert f'href="{ADDRESS}?play"' in client.get(f"/rules/{SLUG}").text
    page = client.get(f"{ADDRESS}?at=1").text
    assert f'href="/rules/{SLUG}#first-turn"' in page
    assert 'href="?at=2"' in page
    assert 'data-reading="' in page


def test_what_lies_on_the_board_can_be_asked(client):
    tip = client.get(f"{ADDRESS}/about/wheel?at=1", headers={"accept": "application/json"}).json()["html"]
    assert 'id="tip"' in tip
    page = client.get(f"{ADDRESS}/about/wheel?at=1").text
    assert f'href="{ADDRESS}?at=1"' in page
    assert 'id="drawer"' in client.get(f"{ADDRESS}/legend", headers={"accept": "application/json"}).json()["html"]
    assert f'href="{ADDRESS}"' in client.get(f"{ADDRESS}/legend").text


@pytest.mark.parametrize(
    "address",
    [
        "/rules/atlantis/first-turn",
        f"/rules/{SLUG}/nothing",
        f"{ADDRESS}?at=99",
        f"{ADDRESS}?at=x",
        f"{ADDRESS}/changes?from=0",
        f"{ADDRESS}/changes?from=0&to=²",
        f"{ADDRESS}/about/nothing",
    ],
)
def test_what_is_not_there_is_not_found(client, address):
    assert client.get(address).status_code == 404


def test_there_are_names_for_as_many_as_play():
    assert players_of(Translations("fr"), 2) == ["Ada", "Ben"]
    assert players_of(Translations("en"), 7)[-2:] == ["Player 6", "Player 7"]
