"""The review of a match, followed to its end, read on a desk and on a phone, without and with scripts."""

import re
import sqlite3
from contextlib import closing
from dataclasses import replace

from playwright.sync_api import expect

from tests.browser.accessibility import violations
from tests.browser.playing import PATIENCE, each_game
from tests.browser.stored import sit_at
from tests.reviews.known import known_of, record_over
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


@each_game
def test_a_review_is_made_and_read(axe_page, server, slug):
    page = axe_page
    table = reviewed(page, server, slug)
    page.goto(f"/t/{table}/end")
    with page.expect_navigation():
        page.locator(f"a[href='/t/{table}/review']").click()
    found = violations(page)
    with page.expect_navigation():
        page.get_by_role("button", name="Continue").click()
    expect(page.locator("#work")).to_have_count(0)
    found += violations(page)
    assert found == []

    rows = page.locator(".review-row")
    marked = page.locator(".review-row.marked")
    everything = rows.count()
    page.get_by_role("radio", name="Marked").check(force=True)
    assert page.locator(".review-row:visible").count() == marked.count() < everything

    slider, first = page.locator("#review-at"), page.locator("#review-reading [data-seat='0']")
    slider.fill("0")
    expect(first).to_have_text("50%")
    slider.press("End")
    expect(first).not_to_have_text("50%")

    page.locator(".chart-pin:visible").last.click()
    page.wait_for_url("**#case-1")
    page.locator("#case-1").get_by_role("link").click()
    page.wait_for_url(re.compile(r"/replay\?at=\d+"))
    expect(page.locator("#replay-review .review-mark")).to_be_visible()

    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"/t/{table}/review")
    assert page.locator("#review-chart-narrow").is_visible()
    assert not page.locator("#review-chart").is_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
