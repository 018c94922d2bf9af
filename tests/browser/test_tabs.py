"""Tabs of narrow windows, which Expo 1906 has: one part at a time, the question's part in front, a dot for news."""

import pytest
from playwright.sync_api import expect

from tests.browser.benches import work
from tests.browser.playing import may_move, one_move, open_table, painted, press
from tests.browser.stored import apart

TABLET = {"viewport": {"width": 820, "height": 1180}}
PHONE = {"viewport": {"width": 390, "height": 844}}
SLUG = "expo-1906"


@pytest.fixture
def tablet(context):
    return context(**TABLET).new_page()


def test_a_tab_shows_its_part_and_hides_the_others(tablet):
    open_table(tablet, SLUG)
    for name, shown, hidden in (("station", "#station", "#academy"), ("chronicle", "#chronicle", "#station")):
        tablet.locator(f"#tab-{name}").click()
        expect(tablet.locator(shown)).to_be_visible()
        expect(tablet.locator(hidden)).to_be_hidden()


def test_tabs_work_without_scripts(context):
    page = context(**TABLET, java_script_enabled=False).new_page()
    open_table(page, SLUG, "me", "me")
    page.locator("#tab-patents").click()
    expect(page.locator("#patents")).to_be_visible()
    expect(page.locator("#academy")).to_be_hidden()


def test_a_question_brings_its_tab_to_the_front_once(tablet):
    open_table(tablet, SLUG)
    tablet.locator("#tab-chronicle").click()
    tablet.locator('#choices [data-action="play train-station"]').click()
    expect(tablet.locator("#tab-station-choice")).to_be_checked()
    expect(tablet.locator("#station")).to_be_visible()


def dots(page) -> list[str]:
    """The tabs that are marked; marks are set before the page is painted."""
    painted(page)
    return page.evaluate("Array.from(document.querySelectorAll('.tab[data-news]'), (tab) => tab.id.slice(4))")


def test_a_dot_marks_pieces_that_a_rival_took_until_they_are_seen(context, server):
    pages = apart(context, server, SLUG, **TABLET)
    mover = next(page for page in pages if may_move(page))
    waiting = next(page for page in pages if page is not mover)
    mover.locator('#choices [data-action="play train-station"]').click()
    mover.locator("#choices [data-action^=take]").first.click()
    waiting.locator("#table[data-seq='2']").wait_for()
    assert dots(waiting) == ["station"]
    waiting.locator("#tab-station").click()
    assert dots(waiting) == []


def test_ones_own_move_is_no_news_and_ends_what_was(tablet):
    open_table(tablet, SLUG, "me", "me")
    tablet.evaluate("document.getElementById('tab-patents').setAttribute('data-news', '')")
    with one_move(tablet):
        tablet.locator('#choices [data-action="play train-station"]').click()
    assert dots(tablet) == []
    tablet.locator("#tab-academy").click()
    with one_move(tablet):
        tablet.locator("#choices [data-action^=take]").first.click()
    assert dots(tablet) == []


def test_a_dot_marks_where_else_something_can_be_chosen(context, server):
    page = context(**PHONE).new_page()
    bench = work(page, server)
    bench.apply("stop")
    bench.play("meeting-room")
    *before, last = bench.made
    bench.made = before
    bench.show()
    with one_move(page):
        press(page.locator(f"#choices [data-action='{last}']"))
    expect(page.locator("#tab-patents-choice")).to_be_checked()
    assert dots(page) == ["station"]


def test_wide_windows_show_everything_without_tabs(page):
    open_table(page, SLUG)
    for part in ("#academy", "#station", "#patents", "#chronicle"):
        expect(page.locator(part)).to_be_visible()
    expect(page.locator("#tabs")).to_be_hidden()
