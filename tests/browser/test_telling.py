"""A scoring told in stages: it plays by itself, stops when touched, can be skipped, and leaves a report."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import new_table, seq, settle

FAST = """localStorage.setItem("universelle.speed", "fast")"""
WHEEL = "[wheel]\n2 = 1\n"
SLUG = "worlds-fair-1893"


def at_a_scoring(page: Page) -> None:
    """A table with a wheel of one space: the first ticket leads to a scoring, of which the page tells a stage."""
    fields = {"game": SLUG, "seed": "3", "who-1": "me", "who-2": "random", "first-player": "1"}
    address = new_table(page, fields, WHEEL)
    page.context.add_init_script(FAST)
    page.goto(address)
    with_ticket = page.locator("#choices [data-action]", has_text="scored")
    while not with_ticket.count():
        now = seq(page)
        choose(page, page.locator("#choices [data-action]").first)
        settle(page, now + 1)
    choose(page, with_ticket.first)
    finish = page.locator("#choices [data-action=stop]")
    told = page.locator("#telling .telling-stage:visible")
    expect(told.or_(finish).first).to_be_visible()
    if finish.count():
        finish.click()
    told.first.wait_for()


def choose(page: Page, choice: Locator) -> None:
    choice.dispatch_event("click")
    if page.locator("#set").count():
        page.locator("#set").click()


def stage(page: Page) -> str:
    return page.locator(".telling-stage:visible h3 > span").inner_text()


def test_a_scoring_plays_by_itself_and_ends_with_a_report_that_closes(lively):
    at_a_scoring(lively)
    first = stage(lively)
    expect(lively.locator(".telling-stage:visible h3 > span")).not_to_have_text(first)
    expect(lively.locator("#report-sheet #report-title")).to_have_text(re.compile("Round 1"))
    expect(lively.locator("#report-sheet")).to_have_count(0)


def test_a_key_stops_the_clock_and_others_go_on_back_and_skip(lively):
    at_a_scoring(lively)
    lively.keyboard.press("x")
    expect(lively.locator(".telling-clock")).to_have_count(0)
    first = stage(lively)
    lively.keyboard.press("ArrowRight")
    second = stage(lively)
    assert second != first
    lively.keyboard.press("ArrowLeft")
    assert stage(lively) == first
    lively.keyboard.press("Escape")
    expect(lively.locator(".telling-stage:visible")).to_have_count(0)


def test_pointing_at_the_panel_stops_the_clock(lively):
    at_a_scoring(lively)
    box = lively.locator("#telling").bounding_box()
    lively.mouse.move(box["x"] + 40, box["y"] + 40)
    lively.mouse.move(box["x"] + 60, box["y"] + 60)
    expect(lively.locator(".telling-clock")).to_have_count(0)


def test_the_board_shows_the_area_that_is_told(lively):
    at_a_scoring(lively)
    lively.keyboard.press("ArrowRight")
    lively.keyboard.press("x")
    place = lively.locator(".telling-stage:visible").get_attribute("data-place")
    expect(lively.locator(f"#{place}.telling-now")).to_have_count(1)
    expect(lively.locator("#telling-live")).to_contain_text(stage(lively))


def test_without_motion_the_stages_wait_for_continue(page):
    at_a_scoring(page)
    expect(page.locator(".telling-clock")).to_have_count(0)
    first = stage(page)
    page.locator("#telling-on").click()
    assert stage(page) != first
    assert page.locator(".told-coin").count() == 0


def test_a_report_is_opened_again_from_any_score_and_from_the_log(page):
    at_a_scoring(page)
    while page.locator(".telling-stage:visible").count():
        page.keyboard.press("Escape")
    page.locator("#report-sheet #report-close").click()
    expect(page.locator("#report-sheet")).to_have_count(0)
    page.locator("#points-1").click()
    expect(page.locator("#report-sheet .source-table tbody tr")).to_have_count(5)
    page.keyboard.press("Escape")
    expect(page.locator("#report-sheet")).to_have_count(0)


def test_on_a_phone_the_panel_is_a_sheet_that_leaves_the_area_free(phone):
    at_a_scoring(phone)
    phone.locator("#telling-on").tap()
    sheet = phone.locator("#choices").bounding_box()
    height = phone.viewport_size["height"]
    assert sheet["height"] <= 0.56 * height
    place = phone.locator(".telling-stage:visible").get_attribute("data-place")
    area = phone.locator(f"#{place}").bounding_box()
    assert area["y"] < sheet["y"]
