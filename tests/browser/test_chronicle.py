"""The chronicle: entries lead to their moment and back, and say what happened since one's turn."""

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.playing import (
    by_list,
    each_game,
    looks,
    may_move,
    new_table,
    one_move,
    open_table,
    play,
    seq,
    show_part,
    take_screen,
)
from tests.browser.stored import open_at, under_way
from tests.browser.telling import at_a_scoring
from tests.editions import SHORT

LINKS = "#turns > .entry .entry-told"
FOCUSED = "document.activeElement.closest('.entry')?.id.replace('entry-', '')"


def entries(page: Page) -> list[str]:
    return [str(each.get_attribute("id")).removeprefix("entry-") for each in page.locator("#turns > .entry").all()]


def show(page: Page, place: int) -> None:
    show_part(page, "chronicle")
    page.locator(LINKS).nth(place).click(position={"x": 2, "y": 2})
    page.locator("#moment").wait_for()


@each_game
def test_an_entry_shows_its_moment_and_the_way_back(page, server, slug):
    table = open_at(page, server, slug, moves=under_way(slug))
    now = looks(page, "#board", "#players", "#strip")
    number = entries(page)[-1]
    show(page, -1)
    assert page.locator("#table.past").count() == 1
    assert page.locator(f"#entry-{number} [aria-current=true]").count() == 1
    then = looks(page, "#board", "#players", "#strip")
    assert then != now
    other = page.context.new_page()
    other.goto(f"/t/{table}/replay?entry={number}")
    assert looks(other, "#board", "#players", "#strip") == then
    other.close()
    page.locator("#moment-back").click()
    assert page.locator("#moment").count() == 0
    assert page.locator("#turns [aria-current]").count() == 0
    assert looks(page, "#board", "#players", "#strip") == now


@each_game
def test_choices_of_the_present_rest_while_the_past_is_shown(page, server, slug):
    open_at(page, server, slug, moves=under_way(slug))
    show(page, -1)
    before = seq(page)
    page.keyboard.press("1")
    page.locator("#choice-list [data-action]").first.evaluate("choice => choice.click()")
    assert page.locator("#choices[inert]").count() == 1
    assert page.locator("#moment").count() == 1
    page.locator("#moment-back").click()
    assert page.locator("#choices[inert]").count() == 0
    assert seq(page) == before
    with one_move(page):
        by_list(page, Random(1))
    assert seq(page) > before
    page.reload()
    take_screen(page)
    reloaded = looks(page, "#board")
    page.reload()
    assert looks(page, "#board") == reloaded


@each_game
def test_keys_step_through_the_entries(page, server, slug):
    open_at(page, server, slug, moves=under_way(slug))
    numbers = entries(page)
    assert len(numbers) > 2
    page.keyboard.press("j")
    assert page.evaluate(FOCUSED) == numbers[0]
    page.keyboard.press("j")
    page.keyboard.press("j")
    assert page.evaluate(FOCUSED) == numbers[2]
    page.keyboard.press("k")
    assert page.evaluate(FOCUSED) == numbers[1]
    page.keyboard.press("Enter")
    page.locator("#moment").wait_for()
    page.keyboard.press("Escape")
    assert page.locator("#moment").count() == 0
    assert page.evaluate(FOCUSED) == numbers[1]


@each_game
def test_an_entry_is_a_link_to_the_replay_without_scripts(context, slug):
    page = context(java_script_enabled=False).new_page()
    page.goto(new_table(page, {"game": slug, "seed": "1", "who-1": "random", "who-2": "random"}))
    while page.locator(LINKS).count() < 3:
        page.reload()
    show_part(page, "chronicle")
    page.locator(LINKS).last.click(position={"x": 2, "y": 2})
    page.locator("#replay").wait_for()
    assert re.search(r"/replay\?at=\d+(&report=\d+)?$", page.url)  # an entry may be the head of a scoring


@each_game
def test_the_past_waits_for_nobody_and_loses_nothing(page, slug):
    """While a moment is shown, what others do waits; afterwards it is all there."""
    address = new_table(page, {"game": slug, "seed": "1", "who-1": "random", "who-2": "random"}, SHORT[slug])
    page.goto(address)
    page.locator(LINKS).nth(2).wait_for(state="attached")
    moments = page.locator(f"{LINKS}:not([data-report])")
    moments.last.evaluate("entry => entry.click()")  # entries move while others play
    page.locator("#moment").wait_for()
    shown = seq(page)
    other = page.context.new_page()
    other.goto(address)
    other.locator("#table[data-over]").wait_for()
    assert seq(page) == shown
    page.keyboard.press("Escape")
    page.locator("#table[data-over]").wait_for()
    assert looks(page, "#board", "#turns") == looks(other, "#board", "#turns")


@each_game
def test_what_is_new_since_ones_turn_is_told_on_ones_turn(page, slug):
    open_table(page, slug, "me", "random", "random")
    for _ in range(30):
        play(page, by_list, 1)
        if page.locator("#since, #meanwhile").filter(visible=True).count():
            break
    assert may_move(page)
    assert page.locator("#since .news").count() >= 1
    first = int(page.locator("#since").get_attribute("data-from"))
    told = [page.locator(f"#entry-{number} b").first.inner_text() for number in entries(page) if int(number) >= first]
    assert told
    assert "You" not in told


def test_a_phone_shows_it_under_the_seats_and_opens_the_chronicle(phone):
    open_table(phone, "worlds-fair-1893", "me", "random", "random")
    for _ in range(30):
        play(phone, by_list, 1)
        if phone.locator("#meanwhile").is_visible():
            break
    strip, line = phone.locator("#strip").bounding_box(), phone.locator("#meanwhile").bounding_box()
    assert line["height"] >= 44
    assert 0 <= line["y"] - (strip["y"] + strip["height"]) < 20
    phone.locator("#meanwhile").tap()
    sheet = phone.locator("#chronicle-sheet")
    sheet.wait_for()
    assert sheet.locator(".entry").count() >= phone.locator("#turns > .entry").count()
    sheet.locator("form button").tap()
    expect(sheet).to_have_count(0)


@each_game
def test_everything_that_happened_opens_over_the_table(page, server, slug):
    open_at(page, server, slug, moves=under_way(slug))
    show_part(page, "chronicle")
    page.locator("#chronicle-all").click()
    page.locator("#chronicle-sheet .entry").last.locator(".entry-told").click(position={"x": 2, "y": 2})
    page.locator("#moment").wait_for()
    expect(page.locator("#chronicle-sheet")).to_have_count(0)


def test_everything_that_happened_ends_with_the_position_that_is_shown(page, server):
    """Also on a page that is behind the table."""
    table = open_at(page, server, "worlds-fair-1893", "me", "me", moves=8)
    behind = page.context.new_page()
    behind.route("**/stream?*", lambda route: route.abort())
    behind.goto(f"/t/{table}")
    shown = entries(behind)[0]
    told = behind.locator(f"#entry-{shown}").inner_text()
    play(page, by_list, 8)
    assert int(entries(page)[0]) > int(shown)
    behind.locator("#chronicle-all").click()
    newest = behind.locator("#chronicle-sheet .entry").first
    expect(newest).to_have_attribute("id", f"all-entry-{shown}")
    assert newest.inner_text() == told
    turns = [int(each) for each in behind.locator("#chronicle-sheet .entry-turn").all_inner_texts()]
    assert re.findall(r"\d+", behind.locator("#chronicle-count").inner_text()) == [str(max(turns))]


def test_a_moment_shown_during_a_scoring_stays_until_one_goes_back(lively):
    """The telling ends, but what waits behind it waits for the moment, too."""
    at_a_scoring(lively)
    shown = seq(lively)
    show(lively, -1)
    expect(lively.locator("#telling .telling-clock")).to_have_count(0)
    then = looks(lively, "#players", "#strip")
    lively.locator("#turns").hover()
    assert seq(lively) == shown
    assert looks(lively, "#players", "#strip") == then
    lively.locator("#moment-back").click()
    expect(lively.locator("#moment")).to_have_count(0)
    expect(lively.locator("#table")).not_to_have_attribute("data-seq", str(shown))
