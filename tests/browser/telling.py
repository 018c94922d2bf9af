"""A table at which a scoring is told."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.animations import set_speed
from tests.browser.playing import new_table, seq, settle

WHEEL = "[wheel]\n2 = 1\n"
SLUG = "worlds-fair-1893"


def at_a_scoring(page: Page, speed: str = "slow") -> None:
    """A table with a wheel of one space: the first ticket leads to a scoring, of which the page tells a stage.

    Slowly, so that on a busy machine it is not over before it is looked at.
    """
    fields = {"game": SLUG, "seed": "3", "who-1": "me", "who-2": "random", "first-player": "1"}
    address = new_table(page, fields, WHEEL)
    page.goto(address)
    settle(page)
    set_speed(page, "fast")
    with_ticket = page.locator("#choices [data-action]", has_text="scored")
    while not with_ticket.count():
        now = seq(page)
        choose(page, page.locator("#choices [data-action]").first)
        settle(page, now + 1)
    set_speed(page, speed)
    choose(page, with_ticket.first)
    finish = page.locator("#choices [data-action=stop]")
    told = page.locator("#telling .telling-stage:visible")
    expect(told.or_(finish).first).to_be_visible()
    if finish.count():
        finish.click()
    told.first.wait_for()


CLICK = """choice => choice.isConnected
  && (choice.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true })), true)"""


def choose(page: Page, choice: Locator) -> None:
    """Click a choice, wherever it is; one that is drawn anew at that moment is looked for again."""
    while not choice.evaluate(CLICK):
        pass
    if page.locator("#set").count():
        page.locator("#set").click()
