"""A finished game, seen again move by move."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.playing import each_game, finished, looks, open_table
from tests.browser.replaying import at, last

NUMBER = re.compile(r"\d+")


def follow(page, link: str) -> int:
    with page.expect_navigation():
        page.locator(f"#replay-{link}").click()
    return at(page)


@each_game
def test_links_lead_through_the_game(context, slug):
    page = context(java_script_enabled=False).new_page()
    table = finished(page, slug)
    page.goto(f"/t/{table}/replay")
    assert at(page) == 0
    end = last(page)
    assert end > 5
    first = follow(page, "on")
    assert first > 0
    assert follow(page, "on") > first
    assert follow(page, "back") == first
    assert follow(page, "last") == end
    assert follow(page, "first") == 0


@each_game
def test_the_slider_shows_any_moment(context, slug):
    page = context(java_script_enabled=False).new_page()
    table = finished(page, slug)
    page.goto(f"/t/{table}/replay")
    page.locator("#replay input[name=at]").fill("7")
    with page.expect_navigation():
        page.locator("#replay-show").click()
    assert at(page) == 7
    assert page.url.endswith("?at=7")


@each_game
def test_the_last_moment_is_the_end_of_the_game(page, slug):
    table = finished(page, slug)
    end = looks(page, "#board")
    page.goto(f"/t/{table}/replay?at={NUMBER.findall(page.locator('#table').get_attribute('data-seq'))[0]}")
    assert looks(page, "#board") == end
    assert at(page) == last(page)


ROOM = """element => Math.min(...[...element.querySelectorAll("#replay-steps a")].map(control => {
  const words = document.createRange();
  words.selectNodeContents(control);
  return control.clientWidth - words.getBoundingClientRect().width;
}))"""  # pixels: the least that a name leaves free in its control
FITS = """element => [element, ...element.querySelectorAll("#replay-steps a")].every(
  ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
    scrollWidth <= clientWidth && scrollHeight <= clientHeight,
)"""


@each_game
def test_an_upright_tablet_shows_all_controls_of_a_replay(page, slug):
    page.goto(f"/t/{finished(page, slug)}/replay?at=7&lang=de")
    for width, height in ((820, 1180), (768, 1024)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator("#replay").evaluate(FITS), width


@each_game
def test_the_first_moment_is_the_deal(page, context, slug):
    names = {"name-1": "Ada", "name-2": "Ben"}
    table = open_table(page, slug, "me", "me", **names)
    spectator = context().new_page()  # who plays sees the own side; after the match all see the same
    spectator.goto(f"/t/{table}/replay?at=0")
    deal = looks(spectator, "#board")
    over = finished(page, slug, **names)
    spectator.goto(f"/t/{over}/replay?at=0")
    assert looks(spectator, "#board") == deal


@each_game
def test_nothing_can_be_done_in_a_replay(page, slug):
    table = open_table(page, slug)
    page.goto(f"/t/{table}/replay?at=0")
    assert page.locator("[data-action]").count() == 0


@each_game
def test_the_end_page_leads_to_the_replay(page, slug):
    table = finished(page, slug)
    page.goto(f"/t/{table}/end")
    page.locator(f"a[href^='/t/{table}/replay']").first.click()
    page.locator("#replay").wait_for()


@each_game
def test_the_entry_of_the_move_is_beside_the_slider(page, slug):
    table = finished(page, slug)
    page.goto(f"/t/{table}/replay?at=0")
    told = page.locator("#replay-told")
    assert told.inner_text() == ""
    page.locator("#replay-on").click()
    page.wait_for_function("() => document.getElementById('replay-told').textContent")
    assert told.is_visible()
    page.locator("#replay-first").click()
    page.wait_for_function("() => !document.getElementById('replay-told').textContent")


def test_an_address_opens_the_report_of_a_round_over_the_replay(page):
    table = finished(page, "worlds-fair-1893")
    page.goto(f"/t/{table}/replay?at=9&report=1")
    report = page.locator("#report-sheet")
    report.wait_for()
    assert not page.locator("#report-again").is_visible()
    page.locator("#report-close").click()
    report.wait_for(state="detached")
    assert at(page) == 9


def test_a_scoring_in_the_chronicle_of_a_replay_opens_its_report(page):
    table = finished(page, "worlds-fair-1893")
    page.goto(f"/t/{table}/replay")
    page.locator("#replay-last").click()
    page.locator("#turns [data-report]").first.click()
    page.locator("#report-sheet").wait_for()


@each_game
@pytest.mark.parametrize("size", [(667, 375), (844, 390)], ids=str)
def test_a_phone_that_lies_shows_what_leads_through_a_replay_and_what_it_tells(page, slug, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"/t/{finished(page, slug)}/replay?at=30&lang=de")
    for name in ("first", "back", "on", "last", "at", "play", "head", "told"):
        expect(page.locator(f"#replay-{name}")).to_be_in_viewport(ratio=0.9)
    assert not page.locator("#lab-owner").is_visible()  # tabs would cover it


@each_game
@pytest.mark.parametrize("size", [(667, 375), (844, 390)], ids=str)
def test_a_phone_that_lies_has_room_for_the_longest_names_of_controls_in_a_replay(page, slug, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"/t/{finished(page, slug)}/replay?at=30&lang=fr")
    assert page.locator("#replay").evaluate(ROOM) >= 0
