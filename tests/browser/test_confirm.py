"""Choosing in two steps: on touch screens, and where people play apart and a move cannot be taken back."""

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import (
    LIST,
    by_list,
    each_game,
    listed,
    may_move,
    one_move,
    open_table,
    press,
    seq,
    settle,
    tab_to,
)
from tests.browser.stored import apart, new_record, random_moves, sit_at
from universelle.games.crystal_palace.rules.actions import DECLINE
from universelle.games.registry import load
from universelle.matches.record import Record

FAIR = "worlds-fair-1893"
SETTING = "#set-confirm"
HELD, SET, BACK = "#held", "#set", "#unset"


@pytest.fixture
def touched(phone) -> Page:
    """A table on a phone, before its first move."""
    open_table(phone, FAIR, "me", "random")
    settle(phone)
    return phone


@pytest.fixture
def requests(touched) -> Iterator[list[str]]:
    """The moves that the phone sends."""
    sent: list[str] = []
    touched.on("request", lambda request: sent.append(request.url) if request.url.endswith("/move") else None)
    return sent


def board_place(page: Page) -> Locator:
    return page.locator("#board [data-action]").first


def switch_off(page: Page) -> None:
    page.locator("#languages summary").click()
    page.locator("#menu-settings").click()
    page.locator(SETTING).uncheck()
    page.locator(".drawer-close").click()


@pytest.mark.parametrize("where", ["#board [data-action]", LIST])
def test_a_tap_shows_what_a_choice_would_do_and_set_makes_it(touched, requests, where):
    place, start = touched.locator(where).first, seq(touched)
    code = place.get_attribute("data-action")
    place.tap()
    expect(touched.locator(HELD)).to_be_visible()
    assert touched.locator(f"{LIST}.hint").get_attribute("data-action") == code
    assert touched.locator(f"#board [data-action='{code}'].hint").count() == 1
    named = touched.locator(f"#choices [data-action='{code}'] .what").inner_text().split("\n")[0]
    assert named in touched.locator(HELD).inner_text()
    expect(touched.locator(SET)).to_have_accessible_name(re.compile(f"Confirm: {named}, .+"))
    assert (seq(touched), requests) == (start, [])
    with one_move(touched):
        touched.locator(SET).tap()
    assert touched.locator(HELD).count() == 0
    assert len(requests) == 1


def test_a_card_on_the_table_is_shown_first_too(phone):
    open_table(phone, "expo-1906", "me", "me")
    start = seq(phone)
    phone.locator("#card-academy").tap()
    expect(phone.locator(HELD)).to_be_visible()
    assert seq(phone) == start
    with one_move(phone):
        phone.locator(SET).tap()


def test_the_same_place_again_makes_the_move(touched, requests):
    board_place(touched).tap()
    with one_move(touched):
        board_place(touched).tap()
    assert len(requests) == 1


def test_another_place_is_shown_instead(touched, requests):
    places, start = touched.locator("#board [data-action]"), seq(touched)
    for number in (0, 1, 2):
        places.nth(number).tap()
        code = places.nth(number).get_attribute("data-action")
        expect(touched.locator(f"{LIST}.hint")).to_have_attribute("data-action", code)
    assert touched.locator(HELD).count() == 1
    touched.locator(BACK).tap()
    assert touched.locator(HELD).count() == 0
    assert (seq(touched), requests) == (start, [])


def test_who_wants_it_moves_at_a_tap(touched):
    switch_off(touched)
    with one_move(touched):
        board_place(touched).tap()
    touched.reload()
    with one_move(touched):
        board_place(touched).tap()


def test_with_a_mouse_one_click_is_enough(page):
    open_table(page, FAIR, "me", "random")
    settle(page)
    with one_move(page):
        board_place(page).click()
    assert page.locator(HELD).count() == 0


@pytest.fixture
def mover(context, server) -> Page:
    """Whoever must decide first of two people who play apart."""
    return next(page for page in apart(context, server, FAIR) if may_move(page))


def test_apart_a_move_that_cannot_be_taken_back_is_asked_for_again(mover):
    final = mover.locator(f"{LIST}[data-final]").first
    final.click()
    expect(mover.locator(HELD)).to_be_visible()
    assert seq(mover) == 0
    mover.keyboard.press("Escape")
    assert mover.locator(HELD).count() == 0
    final.click()
    mover.locator(SET).click()
    mover.locator("#table[data-seq='1']").wait_for()


def test_apart_by_keyboard(mover):
    final = mover.locator(f"{LIST}[data-final]").first
    tab_to(mover, final)
    mover.keyboard.press("Enter")
    expect(mover.locator(SET)).to_be_focused()
    mover.keyboard.press("Escape")
    expect(final).to_be_focused()
    mover.keyboard.press("Enter")
    mover.keyboard.press("Enter")
    mover.locator("#table[data-seq='1']").wait_for()


def test_apart_who_wants_it_moves_at_once(mover):
    switch_off(mover)
    mover.locator(f"{LIST}[data-final]").first.click()
    mover.locator("#table[data-seq='1']").wait_for()


@each_game
def test_apart_exactly_what_cannot_be_taken_back_is_final(context, server, slug):
    pages = apart(context, server, slug)
    seen = set()
    for number in range(14):
        mover = next(page for page in pages if may_move(page))
        choice = listed(mover, Random(number))
        is_final = choice.get_attribute("data-final") is not None
        made = seq(mover)
        press(choice)
        if is_final:
            mover.locator(SET).click()
        for page in pages:
            page.locator(f"#table[data-seq='{made + 1}']").wait_for()
        if mover.locator("#undo[aria-disabled]").count():
            assert is_final
        seen.add(is_final)
    assert True in seen


WATCH_SHIELDS = """() => {
  window.shields = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const added of addedNodes)
        if (added.className === "shield") {
          const { x, y, width, height } = added.getBoundingClientRect();
          window.shields.push(document.elementFromPoint(x + width / 2, y + height / 2) === added);
        }
  }).observe(document.body, { childList: true });
}"""


def test_what_takes_the_place_of_a_choice_cannot_be_hit_by_the_same_click(page):
    open_table(page, "crystal-palace", "me", "me", seed="shield")
    page.evaluate(WATCH_SHIELDS)
    for number in range(8):
        with one_move(page):
            by_list(page, Random(number))
    covered = page.evaluate("window.shields")
    assert covered
    assert all(covered)
    expect(page.locator(".shield")).to_have_count(0)


def test_the_same_choice_in_answer_to_another_question_is_not_hit_by_the_same_click(desk, server):
    """One die declines, and then asks the next one in the same place."""
    sit_at(desk, server, declining_twice())
    settle(desk)
    desk.evaluate(WATCH_SHIELDS)
    first = desk.locator("#question").inner_text()
    with one_move(desk):
        desk.locator("#do-decline").click()
    assert desk.locator("#question").inner_text() != first
    assert desk.evaluate("window.shields") == [True]


def declining_twice() -> Record:
    """A game up to where a die of a seat may decline, and after it one at the next location with as many spaces."""
    record, asked = new_record("crystal-palace", "me", "me", seed="3"), "act-with-die"
    state, made = record.begin(), []
    for move in random_moves(record):
        if state.agenda[-1].id == asked and state.view(None)["location"] in ("patent-office", "reform-club"):
            then = state.clone()
            then.apply(move.seat, DECLINE)
            follows = (then.agenda[-1].id, then.to_move(), then.view(None)["location"])
            if follows == (asked, (move.seat,), "waterloo-station"):
                return record.with_moves(made)
        state.apply(move.seat, load(record.game).catalogue.parse(move.code))
        made.append(move)
    raise AssertionError("no two dice may decline one after another")


def test_a_key_that_is_held_down_makes_one_move(page):
    open_table(page, FAIR, "me", "me")
    settle(page)
    page.locator(LIST).first.focus()
    page.keyboard.down("Enter")
    page.locator("#table[data-seq='1']").wait_for()
    for _ in range(5):
        page.keyboard.down("Enter")  # the browser repeats it
    page.keyboard.up("Enter")
    page.reload()
    assert seq(page) == 1
