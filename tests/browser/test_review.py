"""The review of a match, followed to its end, read on a desk and on a phone, without and with scripts."""

import re
import sqlite3
from contextlib import closing
from dataclasses import replace

from playwright.sync_api import expect

from tests.browser.accessibility import violations
from tests.browser.leftovers import in_words, leftovers, speak
from tests.browser.playing import PATIENCE
from tests.browser.stored import sit_at
from tests.reviews.known import known_of, record_over
from universelle.games.registry import load
from universelle.i18n import Translations
from universelle.reviews.review import fingerprint

LAST = 1  # moves that are left to think about
COSTS = [0.3, 0.2, 0.1, 0.25, 0.15, 0.07, 0.3, 0.2, 0.1]


def reviewed(page, server, slug: str) -> str:
    """Sit at a table whose match is over, and whose review was stopped shortly before its end; its id."""
    record = replace(record_over(slug), seats=("Ada=me", "Ben=random"), result=None)
    known = known_of(record, COSTS)[:-LAST]
    table = sit_at(page, server, record)
    with closing(sqlite3.connect(server.folder / "universelle.sqlite", timeout=PATIENCE)) as database, database:
        database.execute("INSERT INTO reviews VALUES (?, ?, 0)", (table, fingerprint(record)))
        lines = [(table, move.number, move.to_json()) for move in known]
        database.executemany("INSERT INTO reviewed_moves VALUES (?, ?, ?)", lines)
    return table


@in_words(("worlds-fair-1893", "fr"), ("expo-1906", "en"), ("expo-1906", "it"), ("crystal-palace", "de"))
def test_a_review_is_made_and_read(axe_page, server, slug, language):
    page, words = axe_page, Translations(language, load(slug).package)
    speak(page, server, language)
    table = reviewed(page, server, slug)
    page.goto(f"/t/{table}/end")
    with page.expect_navigation():
        page.locator(f"a[href='/t/{table}/review']").click()
    found = violations(page)
    with page.expect_navigation():
        page.get_by_role("button", name=words("review-go-on")).click()
    expect(page.locator("#work")).to_have_count(0)
    found += violations(page)
    assert found == []
    assert leftovers(page, slug, language) == []

    rows = page.locator(".review-row")
    marked = page.locator(".review-row.marked")
    everything = rows.count()
    page.get_by_role("radio", name=words("review-show-marked")).check(force=True)
    assert page.locator(".review-row:visible").count() == marked.count() < everything

    slider, first = page.locator("#review-at"), page.locator("#review-reading [data-seat='0']")
    half = words.percent(0.5, 0)
    slider.fill("0")
    expect(first).to_have_text(half)
    slider.press("End")
    expect(first).not_to_have_text(half)

    page.locator(".chart-pin:visible").last.click()
    page.wait_for_url("**#case-1")
    page.locator("#case-1").get_by_role("link").click()
    page.wait_for_url(re.compile(r"/replay\?at=\d+"))
    expect(page.locator("#replay-review .review-mark")).to_be_visible()
    assert leftovers(page, slug, language) == []

    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"/t/{table}/review")
    assert page.locator("#review-chart-narrow").is_visible()
    assert not page.locator("#review-chart").is_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
