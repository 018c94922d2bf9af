"""Without a network: a page that says so, moves that are refused kindly, and a table that goes on afterwards."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import LIST, one_move, open_table, seq
from tests.browser.server import Server

FAIR = "worlds-fair-1893"
REGISTER = """async () => {
  const { registered } = await import("/static/house/registering.js");
  await registered();
  await navigator.serviceWorker.ready;
}"""


@pytest.fixture
def own(tmp_path) -> Iterator[Server]:
    """A server that may go."""
    found = Server(tmp_path)
    yield found
    found.kill()


@pytest.fixture
def app(visitors, own) -> Iterator[Page]:
    """A page in French that is installed."""
    found = visitors.new(own, locale="fr-FR").new_page()
    found.goto("/")
    found.evaluate(REGISTER)
    yield found
    found.context.close()


def test_an_app_opens_without_a_network_says_so_and_goes_on_by_itself(app, own):
    own.kill()
    app.goto("/rules/expo-1906")
    expect(app.locator("h1")).to_have_text("Pas de réseau")
    paper = app.locator("body").evaluate("body => getComputedStyle(body).fontFamily")
    assert "Palatino" in paper  # its styles were kept, too
    own.start()
    expect(app.locator("article#rules")).to_be_visible()
    assert app.evaluate("caches.keys()") == ["offline"]
    kept = app.evaluate("caches.open('offline').then(cache => cache.keys()).then(found => found.map(it => it.url))")
    assert not any("/rules/" in address or "/t/" in address for address in kept)


def test_a_move_without_a_network_is_refused_kindly_and_can_be_made_afterwards(page):
    open_table(page, FAIR, "me", "me")
    start = seq(page)
    page.context.set_offline(True)
    page.locator(LIST).first.click()
    expect(page.locator(".toast.refused")).to_contain_text("did not reach the server")
    assert seq(page) == start
    expect(page.locator(LIST).first).to_be_enabled()
    page.context.set_offline(False)
    with one_move(page):
        page.locator(LIST).first.click()
