"""Taking moves back, as far as that is fair."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.animations import set_speed, stay
from tests.browser.playing import (
    GAMES,
    Watch,
    actions,
    by_list,
    each_game,
    looks,
    may_move,
    one_game,
    one_move,
    open_table,
    play,
    post,
    seq,
    settle,
    tab_to,
    take_screen,
)
from tests.browser.stored import apart
from tests.browser.telling import at_a_scoring

BUTTON = "#undo"
MOST = 80


@pytest.fixture
def table(page, slug) -> str:
    return open_table(page, slug, "me", "me", seed="undo")


def move(page, number: int) -> None:
    with one_move(page):
        by_list(page, Random(number))


def until(page, undoable: bool) -> tuple[dict[str, str], list[str]]:
    """Move until the last move can be taken back, or cannot; what there was before it."""
    for number in range(MOST):
        before = looks(page, "#board", "#players"), actions(page)
        move(page, number)
        if can_undo(page) == undoable:
            return before
    pytest.skip("in this game it never happens")


def can_undo(page) -> bool:
    return page.locator(BUTTON).get_attribute("aria-disabled") is None


@each_game
@pytest.mark.parametrize("way", ["click", "key"])
def test_a_move_is_taken_back(page, table, way):
    before = until(page, undoable=True)
    made = seq(page)
    if way == "click":
        page.locator(BUTTON).click()
    else:
        page.keyboard.press("u")
    page.locator(f"#table[data-seq='{made + 1}']").wait_for()
    assert (looks(page, "#board", "#players"), actions(page)) == before
    page.reload()
    assert (looks(page, "#board", "#players"), actions(page)) == before


@each_game
def test_a_game_goes_on_after_undo(page, table):
    until(page, undoable=True)
    made = seq(page)
    page.locator(BUTTON).click()
    page.locator(f"#table[data-seq='{made + 1}']").wait_for()
    play(page, by_list, 3)
    seen = looks(page, "#board", "#players")
    page.reload()
    assert seq(page) == made + 4
    assert looks(page, "#board", "#players") == seen


@one_game
def test_nothing_can_be_taken_back_before_the_first_move(page, table):
    assert not can_undo(page)
    answer = post(page, f"/t/{table}/undo", {"Accept": "application/json"}, seq=0)
    assert answer.status == 422
    assert answer.json()["message"]


@pytest.mark.parametrize("way", ["click", "key", "focus", "finger"])
def test_undo_says_why_it_cannot(context, way):
    page = context(has_touch=True).new_page()
    open_table(page, GAMES[0], "me", "me", seed="undo")
    if way == "click":
        page.locator(BUTTON).click(force=True)  # a real click, although the button says that it cannot
    elif way == "key":
        page.keyboard.press("u")
    elif way == "finger":
        page.locator(BUTTON).tap(force=True)
    else:
        tab_to(page, page.locator(BUTTON))
        page.keyboard.press("Enter")
    expect(page.locator(".toast.refused")).to_have_text("You have no move to undo.")
    expect(page.locator("#live")).to_have_text("You have no move to undo.")


@each_game
def test_at_one_screen_every_move_can_be_taken_back(page, table):
    for number in range(6):
        move(page, number)
    for _ in range(6):
        made = seq(page)
        page.locator(BUTTON).click()
        page.locator(f"#table[data-seq='{made + 1}']").wait_for()
        take_screen(page)
    assert not can_undo(page)


@each_game
def test_against_bots_undo_leads_back_to_ones_own_last_decision(page, slug):
    open_table(page, slug, "me", "random", "random", seed="undo")
    parts = ["#panel-1"] if slug == "crystal-palace" else ["#board", "#players"]  # there bots choose at the same time
    settle(page)
    for number in range(8):
        before = looks(page, *parts), actions(page)
        start = seq(page)
        move(page, number)
        if seq(page) > start + 1:
            break
    with page.expect_response(lambda response: response.url.endswith("/undo")) as answer:
        page.locator(BUTTON).click()
    settle(page, answer.value.json()["seq"])
    assert (looks(page, *parts), actions(page)) == before
    move(page, 99)
    page.reload()
    settle(page)


SHOWN = """() => {
  const table = document.getElementById("table");
  window.shown = [];
  new MutationObserver(() => window.shown.push(Number(table.dataset.seq))).observe(
    table, { attributeFilter: ["data-seq"] });
}"""


@each_game
def test_undo_stops_the_moves_of_others_at_once(lively, slug):
    watch = Watch(lively)
    table = open_table(lively, slug, "me", "random", "random", seed="undo")
    settle(lively)
    for number in range(8):
        before = actions(lively)
        start = seq(lively)
        set_speed(lively, "slow")
        lively.reload()
        settle(lively)
        stay(lively)
        with lively.expect_response(lambda response: response.url.endswith("/move")):
            by_list(lively, Random(number))
        reached = position(lively, table, start + 1)
        if seq(lively) < reached:
            break
        set_speed(lively, "at-once")
        lively.reload()
        settle(lively)
    assert seq(lively) < reached, "the page shows the moves of others one after another"
    lively.evaluate(SHOWN)
    with lively.expect_response(lambda response: response.url.endswith("/undo")) as answer:
        lively.keyboard.press("u")
    undone = answer.value.json()["seq"]
    lively.wait_for_function("undone => document.getElementById('table').dataset.seq >= undone", arg=undone)
    assert [each for each in lively.evaluate("window.shown") if each < undone] == []
    assert actions(lively) == before
    assert watch.troubles == []


def position(page, table: str, least: int) -> int:
    """The position that a table has reached on the server when somebody at this browser must decide."""
    while True:
        text = page.request.get(f"/t/{table}").text()
        reached = int(re.search(r'data-seq="(\d+)"', text)[1])
        if reached >= least and "data-action" in text:
            return reached


def test_undo_ends_what_is_told_of_a_scoring(lively):
    watch = Watch(lively)
    at_a_scoring(lively)
    told = seq(lively)
    with lively.expect_response(lambda response: response.url.endswith("/undo")) as answer:
        lively.keyboard.press("u")
    undone = answer.value.json()["seq"]
    assert undone > told
    lively.locator(f"#table[data-seq='{undone}']").wait_for(state="attached")
    expect(lively.locator("#telling")).to_have_count(0)
    expect(lively.locator("#choices [data-action]").first).to_be_visible()
    scores = lively.locator("[data-score]").all_inner_texts()
    lively.reload()
    assert lively.locator("[data-score]").all_inner_texts() == scores
    assert watch.troubles == []


@each_game
def test_where_people_play_apart_what_was_revealed_stands(context, server, slug):
    ada, ben = apart(context, server, slug)
    for number in range(MOST):
        mover = next(page for page in (ada, ben) if may_move(page))
        with mover.expect_response(lambda response: response.url.endswith("/move")) as answer:
            by_list(mover, Random(number))
        made = answer.value.json()["seq"]
        for page in (ada, ben):
            page.wait_for_function("made => document.getElementById('table').dataset.seq >= made", arg=made)
        if not can_undo(mover):
            break
    mover.keyboard.press("u")  # while others play there is no button
    expect(mover.locator(".toast.refused")).to_have_text(
        "Your move revealed something to the other players, so it cannot be undone."
    )
    assert seq(mover) == made


@one_game
def test_an_undo_that_comes_too_late_changes_nothing(page, table):
    until(page, undoable=True)
    made = seq(page)
    for late in (made - 1, made + 1):
        assert post(page, f"/t/{table}/undo", seq=late).status == 409
    page.reload()
    assert seq(page) == made


@each_game
def test_undo_works_without_scripts(context, slug):
    page = context(java_script_enabled=False).new_page()
    open_table(page, slug, "me", "me", seed="undo")
    for _ in range(MOST):
        before = looks(page, "#board", "#players")
        with page.expect_navigation():
            page.locator("#choices [data-action]:not(details *)").first.click()
        if can_undo(page):
            break
    else:
        pytest.skip("in this game it never happens")
    with page.expect_navigation():
        page.locator(BUTTON).click()
    assert looks(page, "#board", "#players") == before
