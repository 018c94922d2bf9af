"""The browser checks the deal itself, and remembers what it was shown at the start."""

from dataclasses import replace

import pytest
from playwright.sync_api import expect

from tests.browser.playing import one_game, open_table
from tests.browser.stored import lay
from tests.reviews.known import record_over
from universelle.core.chance import fingerprint_of

FORGET_CRYPTO = "Object.defineProperty(globalThis, 'crypto', {value: undefined})"
OTHER = "0" * 64


def over(server, fingerprint: str = "") -> str:
    """The address of a table whose match is over and was sealed."""
    record = replace(record_over("worlds-fair-1893"), seats=("Ada=me", "Ben=me"), result=None)
    return f"/t/{lay(server, replace(record, fingerprint=fingerprint or fingerprint_of(record.seed)), {})}"


def remember(page, table: str, fingerprint: str) -> None:
    """What an earlier visit to the table has left in the browser."""
    page.goto("/rules/worlds-fair-1893")
    kept = [[table.removeprefix("/t/"), fingerprint]]
    page.evaluate("(kept) => localStorage.setItem('universelle.seals', JSON.stringify(kept))", kept)


@one_game
def test_a_table_gives_its_fingerprint_at_the_start(page, slug):
    table = open_table(page, slug, "me", "me", seed="")
    sealed = page.locator("#table").get_attribute("data-fingerprint")
    assert page.evaluate("JSON.parse(localStorage.getItem('universelle.seals'))") == [[table, sealed]]
    page.locator("#languages summary").click()
    page.locator("#menu-deal").click()
    expect(page.locator("#drawer .seal-rosette")).to_be_visible()
    assert page.locator("#drawer .deal-code").inner_text().split() == [sealed[at : at + 4] for at in range(0, 64, 4)]


def test_the_browser_makes_the_fingerprint_itself(page, server):
    table = over(server)
    page.goto(f"{table}/end")
    expect(page.locator("#deal-by-browser")).to_be_visible()
    expect(page.locator("#deal-by-server")).to_be_hidden()
    expect(page.locator("#deal-yes")).to_be_visible()
    expect(page.locator("#deal-same-kept")).to_be_hidden()
    page.locator("#deal-again").click()
    expect(page.locator("#deal-by-browser")).to_be_visible()


@pytest.mark.alone
def test_a_browser_that_cannot_says_who_did(page, server):
    page.add_init_script(FORGET_CRYPTO)
    page.goto(f"{over(server)}/end")
    expect(page.locator("#deal-no-browser")).to_be_visible()
    expect(page.locator("#deal-by-server")).to_be_visible()
    expect(page.locator("#deal-yes")).to_be_visible()


def test_the_fingerprint_that_was_kept_is_compared(page, server):
    table = over(server)
    remember(page, table, fingerprint_of(record_over("worlds-fair-1893").seed))
    page.goto(f"{table}/end")
    expect(page.locator("#deal-same-kept")).to_be_visible()
    remember(page, table, OTHER)
    page.goto(f"{table}/end")
    expect(page.locator("#deal-other-kept")).to_be_visible()
    expect(page.locator("#deal-yes")).to_be_hidden()


def test_a_check_that_cannot_be_made_is_no_verdict(page, server):
    table = over(server)
    page.goto(f"{table}/end")
    expect(page.locator("#deal-by-browser")).to_be_visible()
    page.route("**/deal", lambda route: route.abort())
    page.locator("#deal-again").click()
    expect(page.locator("#deal-not-checked")).to_be_visible()
    expect(page.locator("#deal-yes")).to_be_hidden()
