"""Taking moves back, as far as that is fair."""

from random import Random

import pytest

from tests.browser.playing import actions, by_list, each_game, looks, one_move, open_table, play, post, seq

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
        if page.locator(BUTTON).is_enabled() == undoable:
            return before
    pytest.skip("in this game it never happens")


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


@each_game
def test_nothing_can_be_taken_back_before_the_first_move(page, table):
    assert page.locator(BUTTON).is_disabled()
    answer = post(page, f"/t/{table}/undo", {"Accept": "application/json"}, seq=0)
    assert answer.status == 422
    assert answer.json()["message"]


@each_game
def test_what_was_revealed_cannot_be_taken_back(page, table):
    until(page, undoable=False)
    made = seq(page)
    answer = post(page, f"/t/{table}/undo", {"Accept": "application/json"}, seq=made)
    assert answer.status == 422
    assert len(answer.json()["message"]) > 10
    page.reload()
    assert seq(page) == made


@each_game
def test_an_undo_that_comes_too_late_changes_nothing(page, table):
    until(page, undoable=True)
    made = seq(page)
    assert post(page, f"/t/{table}/undo", seq=made - 1).status == 409
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
        if page.locator(BUTTON).is_enabled():
            break
    else:
        pytest.skip("in this game it never happens")
    with page.expect_navigation():
        page.locator(BUTTON).click()
    assert looks(page, "#board", "#players") == before
