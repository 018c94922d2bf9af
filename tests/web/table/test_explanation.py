"""Explanations, the legend and the rules as the server gives them: to scripts as parts, to others as pages."""

import re
from html import unescape

import pytest

from tests.web.visiting import actions, each_game, open_table, post, seq, sight
from universelle.contract.explanation import Explanation
from universelle.games.registry import load
from universelle.i18n import LANGUAGES, Translations
from universelle.web.table.explanation import tip

ABOUT = re.compile(r'data-(?:about|stands-for)="([^"]*)"')
JSON = {"Accept": "application/json"}


def test_a_thing_is_explained_to_a_script(client):
    table = open_table(client, "worlds-fair-1893")
    html = client.get(f"{table}/about/figure-palmer", headers=JSON).json()["html"]
    assert html.startswith('<section class="tip frame"')
    assert html.index("Move <b>1</b> supporter") < html.index("President of the Board")
    assert f'href="/rules/worlds-fair-1893?table={table.removeprefix("/t/")}#figures"' in html


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_explained_in_the_readers_language(client, language):
    table = open_table(client, "worlds-fair-1893", lang=language)
    html = client.get(f"{table}/about/wheel", headers=JSON).json()["html"]
    words = {"en": "Ferris wheel", "fr": "Grande roue", "de": "Riesenrad", "it": "Ruota panoramica"}
    assert words[language] in html


def test_without_scripts_an_explanation_is_a_page_that_leads_back(client):
    table = open_table(client, "worlds-fair-1893")
    page = client.get(f"{table}/about/figure-palmer").text
    assert page.startswith("<!doctype html>")
    assert "Bertha Palmer" in page
    assert f'href="{table}"' in page


def test_what_is_not_on_the_table_is_not_found(client):
    table = open_table(client, "worlds-fair-1893")
    assert client.get(f"{table}/about/nothing").status_code == 404
    assert client.get(f"{table}/about/wheel?at=99").status_code == 404
    assert client.get("/t/nowhere/about/wheel").status_code == 404


def test_a_position_of_the_replay_is_explained_as_it_was(client):
    table = open_table(client, "worlds-fair-1893")
    post(client, f"{table}/move", action="place agriculture", seq=str(seq(client, table)))
    now = client.get(f"{table}/about/deck", headers=JSON).json()["html"]
    then = client.get(f"{table}/about/deck?at=0", headers=JSON).json()["html"]
    assert now != then


def test_dice_that_are_hidden_stay_so(client):
    """A spectator is told how many dice there are, and nothing of their values."""
    table = open_table(client, "crystal-palace")
    client.cookies.clear()
    html = client.get(f"{table}/about/dice-1", headers=JSON).json()["html"]
    assert "4 dice" in html


@each_game
def test_the_legend_lists_symbols_with_a_line_each(client, slug):
    table = open_table(client, slug)
    html = client.get(f"{table}/legend", headers=JSON).json()["html"]
    assert html.count("<li>") == html.count("<small>") >= 12
    page = client.get(f"{table}/legend").text
    assert page.startswith("<!doctype html>")
    assert all(f'id="{name}"' in page for name in re.findall('href="#(.*?)"', page))


@each_game
def test_the_rules_are_given_in_sections(client, slug):
    html = client.get(f"/rules/{slug}", headers=JSON).json()["html"]
    assert 'id="drawer"' in html
    assert '<section id="rules-goal">' in html
    assert 'href="#rules-goal"' in html


def test_the_rules_page_leads_back_to_the_table_it_was_asked_from(client):
    table = open_table(client, "expo-1906")
    name = table.removeprefix("/t/")
    assert f'href="/rules/expo-1906?table={name}' in client.get(table).text
    page = client.get(f"/rules/expo-1906?table={name}").text
    assert f'href="{table}"' in page
    assert f"?lang=fr&amp;table={name}" in page
    assert 'href="/t/' not in client.get("/rules/expo-1906?table=nowhere").text


@each_game
def test_no_element_of_a_table_has_a_native_tooltip(client, slug):
    page = client.get(open_table(client, slug)).text
    body = page.partition("<body")[2]
    assert " title=" not in body
    assert "<title" not in body


@each_game
def test_everything_on_a_page_is_explained(client, slug):
    """Boards, panels, choices and the game log, after some moves."""
    table = open_table(client, slug)
    for _ in range(12):
        code = actions(client, table)[-1]
        post(client, f"{table}/move", action=code, seq=str(seq(client, table)))
    seen = sight(client, table)
    names = {unescape(name) for name in ABOUT.findall(seen)}
    assert len(names) > 30
    assert {"log-new", "log-again"} & names
    assert " title=" not in seen
    for name in sorted(names):
        assert client.get(f"{table}/about/{name}", headers=JSON).status_code == 200, name


@pytest.mark.parametrize("amount", ["£3", "−£10", "3\u00a0£", "−10\u00a0£", "+3\u202f£", "3 £"])
def test_an_amount_of_money_is_bold_with_its_sign_and_its_unit(amount):
    game = load("crystal-palace")
    told = Explanation("Loan", "Loan", f"You get {amount} at once.")
    assert f"<b>{amount}</b>" in str(tip(Translations("en", game.package, ()), game.meta, "table", told))
