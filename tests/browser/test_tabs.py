"""Tabs of narrow windows, which Expo 1906 has: one part at a time, the question's part in front, a dot for news."""

import pytest
from playwright.sync_api import expect

from tests.browser.playing import by_list, open_table, play

TABLET = {"viewport": {"width": 820, "height": 1180}}
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


def test_a_dot_marks_what_changed_behind_a_tab_until_it_is_seen(tablet):
    open_table(tablet, SLUG)
    tablet.locator("#tab-academy").click()
    play(tablet, by_list, 2)
    chronicle = tablet.locator("#tab-chronicle")
    expect(chronicle).to_have_attribute("data-news", "")
    chronicle.click()
    expect(chronicle).not_to_have_attribute("data-news", "")


def test_wide_windows_show_everything_without_tabs(page):
    open_table(page, SLUG)
    for part in ("#academy", "#station", "#patents", "#chronicle"):
        expect(page.locator(part)).to_be_visible()
    expect(page.locator("#tabs")).to_be_hidden()
