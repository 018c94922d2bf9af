"""axe-core finds no violations."""

import pytest

from tests.browser.accessibility import violations
from tests.browser.playing import by_click, each_game, finished, open_table, play
from universelle.games.registry import load


@each_game
def test_pages(axe_page, slug):
    found: list[str] = []
    for address in ("/", f"/setup/{slug}", f"/rules/{slug}", "/nowhere"):
        axe_page.goto(address)
        found += violations(axe_page)
    axe_page.goto(f"/setup/{slug}")
    axe_page.locator("#who-2 summary").click()
    found += violations(axe_page)
    assert found == []


@each_game
def test_a_table_with_characters(axe_page, slug):
    open_table(axe_page, slug, "me", *list(load(slug).opponents)[:1])
    assert violations(axe_page) == []


@each_game
@pytest.mark.parametrize("moves", [0, 8])
def test_a_running_game(axe_page, slug, moves):
    open_table(axe_page, slug)
    play(axe_page, by_click, moves)
    found = violations(axe_page)
    axe_page.goto("/")
    found += violations(axe_page)
    assert found == []


@each_game
def test_a_finished_game(axe_page, slug):
    table = finished(axe_page, slug)
    found = violations(axe_page)
    for part in ("end", "replay?at=0", "replay?at=9"):
        axe_page.goto(f"/t/{table}/{part}")
        found += violations(axe_page)
    assert found == []
