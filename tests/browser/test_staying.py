"""A game stays what it is: over reloads, lost connections and crashes."""

import re
from html import unescape
from random import Random

import pytest

from tests.browser.playing import (
    GAMES,
    actions,
    by_click,
    by_list,
    differences,
    each_game,
    looks,
    one_game,
    open_table,
    play,
    post,
    seq,
    sight,
    take_screen,
)
from tests.browser.server import Server
from tests.browser.stored import open_at, under_way

CODE = re.compile('data-action="([^"]*)"')


@pytest.fixture(scope="module")
def mortal(tmp_path_factory):
    server = Server(tmp_path_factory.mktemp("frail"))
    yield server
    server.kill()


@pytest.fixture
def frail(mortal):
    """A server that may be killed, and is alive again for whoever is next."""
    yield mortal
    if not mortal.lives:
        mortal.start()


@each_game
def test_reloading_changes_nothing(page, server, slug):
    open_at(page, server, slug, moves=under_way(slug))
    play(page, by_click, 2)
    before, seen = (seq(page), actions(page)), looks(page)
    page.reload()
    assert (seq(page), actions(page)) == before
    assert differences(seen, looks(page)) == []
    play(page, by_click, 2)


@one_game
def test_a_crash_loses_no_move_that_was_acknowledged(context, frail, slug):
    page = context(base_url=frail.address).new_page()
    table = open_table(page, slug, "me", "me")
    for made in range(6):
        code = Random(made).choice(CODE.findall(sight(page, table)))
        answer = post(page, f"/t/{table}/move", {"Accept": "application/json"}, action=unescape(code), seq=made)
        assert answer.json() == {"ok": True, "seq": made + 1}
        if made % 3 == 2:
            frail.kill()
            frail.start()
            page.goto(f"/t/{table}")
            take_screen(page)
            assert seq(page) == made + 1


@one_game
def test_an_open_page_comes_back_after_a_crash(context, frail, slug):
    page = context(base_url=frail.address).new_page()
    open_at(page, frail, slug, "me", "me", moves=3)
    play(page, by_click, 1)
    before, seen = (seq(page), actions(page)), looks(page)
    frail.kill()
    page.locator("#lost").wait_for()
    frail.start()
    page.locator("#lost").wait_for(state="detached")
    if 'id="uncover"' in page.request.get(page.url).text():  # a house that was closed forgets who had the screen
        page.locator("#uncover").wait_for()
        take_screen(page)
    assert (seq(page), actions(page)) == before
    assert differences(seen, looks(page)) == []
    play(page, by_click, 3)
    assert seq(page) == before[0] + 3


COVERED = """id => {
  const { x, y, width, height } = document.getElementById(id).getBoundingClientRect();
  const parts = [0.1, 0.5, 0.9];
  const at = (across, down) => document.elementFromPoint(x + across * width, y + down * height);
  return parts.flatMap(across => parts.map(down => at(across, down))).some(spot => spot?.closest("#lost"));
}"""


def test_a_move_after_a_restart_is_shown_at_once_and_the_notice_hides_nothing(context, frail):
    page = context(base_url=frail.address).new_page()
    page.clock.install()
    open_table(page, GAMES[-1], "me", "me")
    play(page, by_list, 2)
    frail.kill()
    page.locator("#lost").wait_for()
    page.clock.pause_at(page.evaluate("Date.now()") + 1_000)  # from now on the page tries nothing by itself
    for width in (390, 820, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert [part for part in ("now", "undo") if page.evaluate(COVERED, part)] == [], width
    frail.start()
    with page.expect_response(lambda response: response.url.endswith("/move")):
        by_list(page, Random(1))
    page.locator("#table[data-seq='3']").wait_for()
    page.locator("#lost").wait_for(state="detached")


@one_game
def test_a_server_that_is_closed_leaves_in_peace(context, frail, slug):
    """Ctrl-C while pages are open."""
    page = context(base_url=frail.address).new_page()
    open_table(page, slug, "me", "me")
    frail.stop()
    assert "Traceback" not in frail.log
    page.locator("#lost").wait_for()


@one_game
def test_a_page_that_slept_catches_up(page, slug):
    table = open_table(page, slug, "me", "me")
    page.context.set_offline(True)
    for made in range(5):
        fresh = sight(page, table)
        code = CODE.findall(fresh)[0]
        assert post(page, f"/t/{table}/move", action=code, seq=made).status == 303
    page.context.set_offline(False)
    page.locator("#table[data-seq='5']").wait_for()
    seen = looks(page)
    page.reload()
    assert differences(seen, looks(page)) == []


@one_game
def test_going_back_to_a_table_shows_it_as_it_is(page, slug):
    table = open_table(page, slug, "me", "me")
    page.goto(f"/rules/{slug}")
    other = page.context.new_page()
    other.goto(f"/t/{table}")
    play(other, by_click, 3)
    page.go_back()
    page.locator("#table[data-seq='3']").wait_for()
    assert actions(page) == actions(other)
