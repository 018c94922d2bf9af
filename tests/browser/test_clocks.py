"""Clocks in the browser: they count between messages, time runs out, and the seat is taken back."""

import re

from playwright.sync_api import expect

from tests.browser.playing import may_move, one_game
from tests.browser.stored import apart
from universelle.tables.clock import Pace
from universelle.tables.terms import Terms

TWENTY_MINUTES = Pace(0, 1200)
LATER = "seconds => { const now = performance.now.bind(performance); performance.now = () => now() + 1000 * seconds; }"


@one_game
def test_a_clock_counts_and_says_when_time_is_short(context, server, slug):
    pages = apart(context, server, slug, Terms(TWENTY_MINUTES))
    mover, other = pages if may_move(pages[0]) else pages[::-1]
    clock = mover.locator("#own-clock")
    expect(clock).to_have_class("clock own-clock runs")
    expect(clock).not_to_have_text("20:00")
    expect(other.locator("#own-clock")).to_have_text("20:00")
    mover.evaluate(LATER, 1190)
    expect(clock).to_have_class("clock own-clock runs short")
    expect(mover).to_have_title(re.compile(r"^Your turn, 0:0\d · Universelle$"))


@one_game
def test_time_runs_out_the_computer_plays_on_and_the_seat_is_taken_back(context, server, slug):
    pages = apart(context, server, slug, Terms(TWENTY_MINUTES), ago=1199)
    for page in pages:
        expect(page.locator("#turns")).to_contain_text("out of time. The computer plays on.")
    late, other = pages if pages[0].locator("#take-back").is_visible() else pages[::-1]
    seat = 1 if late is pages[0] else 2
    expect(late.locator("#take-back")).to_be_visible()
    expect(other.locator(f"#clock-{seat}")).to_be_hidden()
    expect(other.locator("#choices [data-action]").first).to_be_attached()
    late.click("#take-back")
    expect(late.locator("#take-back")).to_have_count(0)
    expect(other.locator(f"#clock-{seat}")).to_have_text("1:00")
