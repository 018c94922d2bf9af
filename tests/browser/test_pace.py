"""How fast the moves of others are shown, and the stream that brings them."""

from http.client import HTTPConnection

import pytest

from tests.browser.playing import (
    GAMES,
    by_click,
    differences,
    each_game,
    looks,
    one_game,
    open_table,
    play,
    prefer,
    seq,
)
from tests.browser.server import HOST, PATIENCE
from tests.browser.stored import lay
from tests.editions import SHORT
from universelle.core.edition import Edition
from universelle.web.lobby.new_game import record_from

PACES = ("slow", "normal", "fast", "at-once")
RECORD = """() => {
  window.seen = [Number(document.getElementById("table").dataset.seq)];
  document.addEventListener("shown", () => window.seen.push(Number(document.getElementById("table").dataset.seq)));
}"""


def answer(server, method: str, address: str) -> int:
    """The status, whatever may follow it."""
    connection = HTTPConnection(HOST, server.port, timeout=PATIENCE)
    try:
        connection.request(method, address)
        return connection.getresponse().status
    finally:
        connection.close()


def test_a_pace_is_remembered(page, lively):
    table = open_table(page, GAMES[0], "me", "me")
    lively.goto(f"/t/{table}")
    for pace in PACES:
        lively.locator(f"#pace-{pace}").click()
        other = lively.context.new_page()
        other.goto(f"/t/{table}")
        assert other.locator("#paces [aria-pressed=true]").get_attribute("data-pace") == pace
        other.close()


@one_game
def test_the_pace_stands_where_undo_is_only_while_others_play(page, lively, slug):
    table = open_table(page, slug, "me", "me")
    assert page.locator("#undo").is_visible()
    assert page.locator("#pace").is_hidden()
    lively.goto(f"/t/{table}")
    assert lively.locator("#undo").is_hidden()
    assert lively.locator("#pace").is_visible()


@pytest.fixture
def frozen(lively):
    """A page on which no timer ever fires by itself."""
    lively.clock.install(time=0)
    lively.clock.pause_at(1000)
    return lively


@pytest.mark.alone
@one_game
def test_at_once_waits_for_no_timer(frozen, slug):
    open_table(frozen, slug, "me", "random", "random")
    play(frozen, by_click, 6)


def watch_bots(page, server, slug: str, pace: str, edition: str = "") -> None:
    """Sit down beside a table at which only bots play; they begin when somebody looks."""
    who = {f"who-{seat}": "random" for seat in (1, 2)}
    prefer(page.context, f"speed-{pace}")
    rules = Edition.from_toml(edition, "short.toml") if edition else Edition()
    page.goto(f"/t/{lay(server, record_from({'game': slug, 'seed': '1', **who}, 'en', rules), {})}")


def positions_seen(page) -> list[int]:
    """The positions in the order in which they were shown; one before a scoring is shown again to tell it."""
    return list(dict.fromkeys(page.evaluate("window.seen")))


def leave_scoring(page) -> None:
    """Scorings are told in real time: leave one that is told, and its report."""
    if page.locator("#telling, #report-sheet").count():
        page.keyboard.press("Escape")


def is_end(page) -> bool:
    return page.locator("#table[data-over]").count() > 0


@each_game
def test_a_whole_game_of_bots_can_be_followed(context, server, slug):
    """Every position is shown, one after another, however far ahead the bots are."""
    page = context().new_page()
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    watch_bots(page, server, slug, "fast", SHORT[slug])
    page.evaluate(RECORD)
    while not is_end(page):
        page.clock.run_for(5_000)
        leave_scoring(page)
    seen = positions_seen(page)
    assert seen == list(range(seen[0], seen[-1] + 1))
    assert len(seen) > 20


@each_game
def test_at_once_a_game_of_bots_is_shown_as_fast_as_it_is_played(context, server, slug):
    page = context(reduced_motion="no-preference").new_page()
    page.clock.install(time=0)
    page.clock.pause_at(1000)  # no timer ever fires
    watch_bots(page, server, slug, "at-once", SHORT[slug])
    page.evaluate(RECORD)
    page.locator("#table[data-over]").wait_for(state="attached")
    seen = positions_seen(page)
    assert seen == list(range(seen[0], seen[-1] + 1))
    end = looks(page)
    page.reload()
    assert differences(end, looks(page)) == []


def test_without_motions_who_watches_need_not_press_anything_at_a_scoring(context, server):
    page = context().new_page()
    watch_bots(page, server, "worlds-fair-1893", "fast")
    page.locator("#telling").wait_for()
    scored = seq(page)
    page.locator("#report-sheet").wait_for()
    page.wait_for_function("scored => Number(document.getElementById('table').dataset.seq) > scored", arg=scored + 1)


@one_game
def test_skipping_drops_nothing_that_comes_after(context, server, slug):
    page = context().new_page()
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    watch_bots(page, server, slug, "slow", SHORT[slug])
    page.evaluate(RECORD)
    page.clock.run_for(4_000)
    shown = seq(page)
    page.locator("#skip").click()
    page.wait_for_function("shown => Number(document.getElementById('table').dataset.seq) > shown", arg=shown)
    while not is_end(page):
        page.clock.run_for(60_000)
        leave_scoring(page)
    seen = positions_seen(page)
    assert seen == list(range(seen[0], seen[-1] + 1))


@one_game
def test_a_stream_begins_wherever_a_page_stands(page, server, slug):
    table = open_table(page, slug, "me", "me")
    for seen in ("0", "", "x", "-1", "%C2%B2", "9" * 5000):
        assert answer(server, "GET", f"/t/{table}/stream?seq={seen}") == 200, seen
    assert answer(server, "HEAD", f"/t/{table}/stream") == 200
