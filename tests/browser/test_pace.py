"""How fast the moves of others are shown, and the stream that brings them."""

from http.client import HTTPConnection

import pytest

from tests.browser.playing import LIST, by_click, each_game, open_table, play, seq, settle
from tests.browser.server import HOST

PACES = ("slow", "normal", "fast", "at-once")


def answer(server, method: str, address: str) -> int:
    """The status, whatever may follow it."""
    connection = HTTPConnection(HOST, server.port, timeout=10)
    try:
        connection.request(method, address)
        return connection.getresponse().status
    finally:
        connection.close()


@pytest.fixture
def lively(context):
    """A page that does not ask for calm."""
    return context(reduced_motion="no-preference").new_page()


@each_game
def test_a_pace_is_remembered(lively, slug):
    open_table(lively, slug, "me", "me")
    other = lively.context.new_page()
    for pace in PACES:
        lively.locator("#speed").select_option(pace)
        other.goto(lively.url)
        play(other, by_click, 1)
        assert other.locator("#speed").input_value() == pace


@each_game
def test_at_once_means_at_once(lively, slug):
    open_table(lively, slug, "me", "random", "random")
    lively.locator("#speed").select_option("at-once")
    lively.set_default_timeout(5000)
    play(lively, by_click, 6)


@each_game
def test_slow_moves_can_be_skipped(lively, slug):
    open_table(lively, slug, "me", "random", "random")
    settle(lively)
    before = seq(lively)
    lively.locator("#speed").select_option("slow")
    for _ in range(60):
        if lively.locator("#skip").is_visible():
            break
        if lively.locator(LIST).count():
            lively.locator(LIST).filter(visible=True).first.click()
        lively.wait_for_timeout(300)
    lively.locator("#skip").click()
    lively.set_default_timeout(3000)
    settle(lively, before + 1)


@each_game
def test_a_stream_begins_wherever_a_page_stands(page, server, slug):
    table = open_table(page, slug, "me", "me")
    for seen in ("0", "", "x", "-1", "%C2%B2", "9" * 5000):
        assert answer(server, "GET", f"/t/{table}/stream?seq={seen}") == 200, seen
    assert answer(server, "HEAD", f"/t/{table}/stream") == 200
