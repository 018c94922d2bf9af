"""Others at the table: who looks on, and who only pretends to sit there."""

from random import Random

import pytest

from tests.browser.playing import (
    LIST,
    actions,
    at_once,
    by_click,
    differences,
    each_game,
    looks,
    one_game,
    open_table,
    play,
    post,
    seq,
    settle,
)
from tests.browser.stored import open_at


@pytest.fixture
def visitor(context):
    """Somebody else's browser."""
    return context().new_page()


@each_game
def test_a_spectator_follows_every_move(page, visitor, slug):
    for each in (page, visitor):
        at_once(each.context)
    table = open_table(page, slug, "me", "me")
    visitor.goto(f"/t/{table}")
    for move in range(1, 9):
        settle(page)
        by_click(page, Random(move))
        for each in (page, visitor):
            each.locator(f"#table[data-seq='{move}']").wait_for()
    seen = looks(visitor)
    visitor.reload()
    assert differences(seen, looks(visitor)) == []


@each_game
def test_a_spectator_is_offered_nothing(page, visitor, server, slug):
    table = open_at(page, server, slug, "me", "me", moves=3)
    visitor.goto(f"/t/{table}")
    assert visitor.locator("[data-action]").count() == 0
    assert visitor.locator("#undo").get_attribute("aria-disabled") == "true"


@one_game
def test_nobody_else_can_move(page, visitor, slug, server):
    table = open_table(page, slug, "me", "me")
    code = actions(page)[0]
    for cookie in (None, "", "x", "A" * 43, "' or 1=1 --"):
        if cookie is not None:
            visitor.context.add_cookies([{"name": "universelle", "value": cookie, "url": server.address}])
        for what in ("move", "undo"):
            answer = post(visitor, f"/t/{table}/{what}", {"Accept": "application/json"}, action=code, seq=0)
            assert answer.status == 422, cookie
            assert len(answer.json()["message"]) > 10
    page.reload()
    assert seq(page) == 0


@one_game
def test_the_owner_of_another_table_cannot_move(page, visitor, slug):
    table = open_table(page, slug, "me", "me")
    open_table(visitor, slug, "me", "me")
    assert post(visitor, f"/t/{table}/move", action=actions(page)[0], seq=0).status == 422
    page.reload()
    assert seq(page) == 0


@each_game
def test_two_pages_of_one_player_agree(page, slug):
    table = open_table(page, slug, "me", "me")
    other = page.context.new_page()
    other.goto(f"/t/{table}")
    play(page, by_click, 3)
    other.locator("#table[data-seq='3']").wait_for()
    assert actions(other) == actions(page)
    other.locator(LIST).first.wait_for(state="attached")
    play(other, by_click, 2)
    page.locator("#table[data-seq='5']").wait_for()
    assert actions(other) == actions(page)
    assert differences(looks(other), looks(page)) == []
