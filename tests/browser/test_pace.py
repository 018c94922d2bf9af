"""How fast the moves of others are shown, and the stream that brings them."""

from http.client import HTTPConnection

import pytest

from tests.browser.playing import LIST, by_click, each_game, open_table, play, seq, settle
from tests.browser.server import HOST, PATIENCE

SHOWN_OR_WAITING = """reached => !document.getElementById("skip").hidden
  || document.getElementById("table").dataset.seq >= reached && document.querySelector("#choices [data-action]")"""
PACES = ("slow", "normal", "fast", "at-once")


def answer(server, method: str, address: str) -> int:
    """The status, whatever may follow it."""
    connection = HTTPConnection(HOST, server.port, timeout=PATIENCE)
    try:
        connection.request(method, address)
        return connection.getresponse().status
    finally:
        connection.close()


@each_game
def test_a_pace_is_remembered(lively, slug):
    open_table(lively, slug, "me", "me")
    other = lively.context.new_page()
    for pace in PACES:
        lively.locator("#speed").select_option(pace)
        other.goto(lively.url)
        play(other, by_click, 1)
        assert other.locator("#speed").input_value() == pace


@pytest.fixture
def frozen(lively):
    """A page on which no timer ever fires."""
    lively.clock.install(time=0)
    lively.clock.pause_at(1000)
    return lively


@each_game
def test_at_once_waits_for_no_timer(frozen, slug):
    open_table(frozen, slug, "me", "random", "random")
    frozen.locator("#speed").select_option("at-once")
    play(frozen, by_click, 6)


@each_game
def test_moves_that_wait_can_be_skipped(frozen, slug):
    open_table(frozen, slug, "me", "random", "random")
    settle(frozen)
    frozen.locator("#speed").select_option("slow")
    skip = frozen.locator("#skip")
    while not skip.is_visible():
        with frozen.expect_response("**/move") as answer:
            frozen.locator(LIST).filter(visible=True).first.click()
        frozen.wait_for_function(SHOWN_OR_WAITING, arg=answer.value.json()["seq"])
    shown = seq(frozen)
    skip.click()
    assert seq(frozen) > shown


@each_game
def test_a_stream_begins_wherever_a_page_stands(page, server, slug):
    table = open_table(page, slug, "me", "me")
    for seen in ("0", "", "x", "-1", "%C2%B2", "9" * 5000):
        assert answer(server, "GET", f"/t/{table}/stream?seq={seen}") == 200, seen
    assert answer(server, "HEAD", f"/t/{table}/stream") == 200
