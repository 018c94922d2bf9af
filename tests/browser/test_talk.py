"""Two people who play apart: each sees whether the other is there, and reads what they say."""

import pytest
from playwright.sync_api import expect

from tests.browser.stored import apart


@pytest.fixture
def company(context, server):
    """Ada and Ben at one table, and Eve, who watches."""
    ada, ben = apart(context, server, "worlds-fair-1893", viewport={"width": 1280, "height": 800})
    eve = context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True).new_page()
    eve.goto(ada.url)
    return ada, ben, eve


def say(page, text):
    page.fill("#talk-text", text)
    page.keyboard.press("Enter")
    page.locator("#talk .own", has_text=text).wait_for()


def test_people_who_play_apart_see_each_other_and_talk(company):
    ada, ben, eve = company
    ada.locator("body[data-p1=here][data-p2=here]").wait_for()
    expect(ada.get_by_role("group", name="Ben here")).to_have_count(1)
    expect(ada.locator("#seat-2")).to_have_attribute("title", "here")
    expect(ada.locator("#present-watching")).to_have_text("1 person watching")

    ada.keyboard.press("t")
    expect(ada.locator("#talk-text")).to_be_focused()
    box, frame = ada.locator("#talk").bounding_box(), ada.locator("#chronicle").bounding_box()
    assert box == frame
    say(ada, "Two <b>tickets</b>, Ben?")

    expect(ben.locator("#tool-talk")).to_have_attribute("aria-label", "Talk, new messages: 1")
    ben.click("#tool-talk")
    line = ben.locator("#lines-players .talk-fresh")
    expect(line).to_have_text("Ada Two <b>tickets</b>, Ben?")
    expect(ben.locator("#tool-talk")).not_to_have_attribute("data-new", "")
    say(ben, "t is a letter here")
    expect(ada.locator("#lines-players li")).to_have_count(2)

    ada.keyboard.press("Escape")
    expect(ada.locator("#talk")).to_have_count(0)
    ada.locator("[data-action]").first.wait_for()

    eve.tap("#tool-talk")
    assert eve.locator("#talk").bounding_box()["height"] < 0.65 * 844
    eve.tap("#room-players")
    expect(eve.locator("#lines-players li")).to_have_count(2)
    say(eve, "They talk too much")
    ben.click("#room-spectators")
    expect(ben.locator("#talk-note")).to_contain_text("once the game is over")
    assert "They talk too much" not in ben.content()
