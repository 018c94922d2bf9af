"""axe-core finds no violations."""

import pytest

from tests.browser.accessibility import violations
from tests.browser.playing import GAMES, each_game, finished, open_table, settle
from tests.browser.stored import open_at, under_way
from universelle.games.registry import load


@pytest.mark.parametrize(
    "address", ["/", "/nowhere", "/sign-in", "/forgotten", "/leaders", "/settings", "/shortcuts", "/offline"]
)
def test_pages(axe_page, address):
    axe_page.goto(address)
    assert violations(axe_page) == []


def test_ones_own_pages(axe_page):
    axe_page.goto("/sign-in")
    axe_page.locator("#sign-up-name").fill("Giulia")
    axe_page.locator("#sign-up-password").fill("ferris wheel 93")
    axe_page.locator("#sign-up button").click()
    axe_page.wait_for_url("**/")
    found: list[str] = []
    for address in ("/account", "/people/Giulia"):
        axe_page.goto(address)
        found += violations(axe_page)
    assert found == []


@each_game
def test_pages_of_a_game(axe_page, slug):
    found: list[str] = []
    for address in (f"/setup/{slug}", f"/rules/{slug}"):
        axe_page.goto(address)
        found += violations(axe_page)
    axe_page.goto(f"/setup/{slug}")
    axe_page.locator("#who-2 summary").click()
    found += violations(axe_page)
    assert found == []


@each_game
def test_a_new_game_with_a_character(axe_page, slug):
    open_table(axe_page, slug, "me", *list(load(slug).opponents)[:1])
    settle(axe_page)
    assert violations(axe_page) == []


@each_game
def test_a_running_game(axe_page, server, slug):
    open_at(axe_page, server, slug, moves=under_way(slug))
    assert violations(axe_page) == []


def test_the_list_of_own_games(axe_page):
    for slug in GAMES:
        open_table(axe_page, slug)
    axe_page.goto("/")
    assert violations(axe_page) == []


@each_game
def test_a_finished_game(axe_page, slug):
    table = finished(axe_page, slug)
    found = violations(axe_page)
    for part in ("end", "replay?at=0", "replay?at=9"):
        axe_page.goto(f"/t/{table}/{part}")
        found += violations(axe_page)
    assert found == []


INK = "() => getComputedStyle(document.querySelector('h1')).color"
FADED = """all => all.filter(each => getComputedStyle(each).color !== getComputedStyle(each.parentElement).color)
  .map(each => each.outerHTML)"""


def test_in_a_systems_own_colours_strengths_are_filled_and_symbols_are_seen(context, server):
    page = context(forced_colors="active").new_page()
    page.goto("/setup/worlds-fair-1893")
    ink = page.evaluate(INK)
    pip = page.locator(".pips .on").first
    assert pip.evaluate("pip => getComputedStyle(pip).backgroundColor") == ink
    open_at(page, server, "expo-1906", moves=under_way("expo-1906"))
    symbols = page.locator("#table .sy:not(svg *)")
    assert symbols.count() > 20
    assert symbols.evaluate_all(FADED) == []
