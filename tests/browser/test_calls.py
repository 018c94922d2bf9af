"""Somebody who has moved is asked whether they want to be told of their turn: once, and never over a choice."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import at_once
from tests.browser.server import Server
from tests.browser.stored import apart

MAIL = "smtp://127.0.0.1:1?from=fair@fairs.example&tls=no"  # nothing is sent


@pytest.fixture
def server(tmp_path) -> Iterator[Server]:
    """One that can write letters."""
    running = Server(tmp_path, "", "--mail", MAIL)
    yield running
    running.stop()


@pytest.fixture
def context(visitors, server):
    return lambda **settings: visitors.new(server, **settings)


def move(page: Page) -> None:
    """The first choice, as often as there is one."""
    choice = page.locator("#choices [data-action]")
    while choice.count():
        fields = {"action": choice.first.get_attribute("data-action"), "seq": page.get_attribute("#table", "data-seq")}
        seq = page.request.post(f"{page.url}/move", form=fields, headers={"Accept": "application/json"}).json()["seq"]
        page.locator(f"#table[data-seq='{seq}']").wait_for()


def test_who_has_moved_is_asked_once_and_never_over_a_choice(context, server):
    ada, ben = apart(context, server, "worlds-fair-1893", viewport={"width": 1280, "height": 800})
    for each in (ada, ben):
        at_once(each.context)
    expect(ada.locator("#ask")).to_have_count(0)
    move(ada)
    ask = ada.locator("#ask")
    expect(ask).to_contain_text("Shall we tell you when it is your turn?")
    assert ask.bounding_box()["y"] >= ada.locator("#choices").bounding_box()["y"] + 40
    move(ben)
    ada.locator("#choices [data-action]").first.wait_for()
    expect(ask).to_have_count(0)
    move(ada)
    ask.locator("#ask-later").click()
    expect(ask).to_have_count(0)
    move(ben)
    ada.locator("#choices [data-action]").first.wait_for()
    move(ada)
    assert ada.evaluate("() => import('/static/house/ask.js').then((module) => module.mayAsk())") is False
    expect(ask).to_have_count(0)
    ada.goto("/calls#mail")
    expect(ada.locator("#mail-address")).to_be_visible()
