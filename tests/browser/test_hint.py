"""A hint at the table: asked for by lamp or key, shown beside the board and on it, played or closed."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import ALL as EVERY_RULE
from tests.browser.accessibility import broken
from tests.browser.benches import working
from tests.browser.leftovers import in_words, leftovers, speak
from tests.browser.playing import Watch, each_game, looks, open_table, seq
from tests.browser.stored import open_at, under_way

ROWS = "#hint[data-done] .hint-row"
PINS = ".hint-pin:not([hidden])"


def ask(page: Page) -> None:
    page.locator("body").press("h")
    page.locator("#hint[data-done]").wait_for()


@in_words(("worlds-fair-1893", "it"), ("worlds-fair-1893", "en"), ("expo-1906", "de"), ("crystal-palace", "fr"))
def test_a_hint_is_shown_on_the_board_and_played_by_its_button(desk, server, slug, language):
    watch = Watch(desk)
    speak(desk, server, language)
    open_at(desk, server, slug, moves=under_way(slug))
    before = looks(desk)
    ask(desk)
    assert desk.locator("html").get_attribute("lang") == language
    assert leftovers(desk, slug, language) == []
    rows = desk.locator(ROWS)
    named = [str(row.get_attribute("data-advised")) for row in rows.all()]
    assert 1 <= len(named) <= 3
    expect(desk.locator("#choice-list")).to_be_hidden()
    assert desk.locator(PINS).count() <= len(named)
    expect(desk.locator("#live")).to_contain_text(str(rows.first.locator(".hint-move").text_content()))
    expect(desk.locator("#lamp")).to_have_attribute("aria-expanded", "true")
    desk.keyboard.press("Escape")
    expect(desk.locator("#hint")).to_have_count(0)
    expect(desk.locator(".hint-pin")).to_have_count(0)
    assert looks(desk) == before
    ask(desk)
    assert [row.get_attribute("data-advised") for row in rows.all()] == named
    made = seq(desk)
    rows.first.locator("button").click()
    desk.wait_for_function("made => Number(document.getElementById('table').dataset.seq) > made", arg=made)
    expect(desk.locator("#hint")).to_have_count(0)
    assert watch.troubles == []


def test_rows_open_when_they_are_pointed_at_or_have_the_focus_and_mark_their_place(desk, server):
    open_table(desk, "worlds-fair-1893", "me", "random")
    ask(desk)
    rows, pins = desk.locator(ROWS), desk.locator(PINS)
    expect(pins).to_have_count(3)
    first, second, third = (rows.nth(number) for number in range(3))
    expect(first.locator(".hint-brings")).to_be_visible()
    assert "open" not in str(second.get_attribute("class"))
    second.hover()
    assert "open" in str(second.get_attribute("class"))
    place = desk.locator(f'#board [data-action="{second.get_attribute("data-advised")}"]')
    assert "hint" in str(place.get_attribute("class")).split()
    assert "open" in str(first.get_attribute("class"))
    for _ in range(5):
        desk.keyboard.press("Tab")
    assert "open" in str(third.get_attribute("class"))
    desk.keyboard.press("Enter")
    expect(desk.locator("#hint")).to_have_count(0)


@pytest.mark.parametrize("slug", ["worlds-fair-1893", "crystal-palace"])
def test_on_a_phone_it_is_a_sheet_that_leaves_the_best_place_in_sight(phone, slug):
    open_table(phone, slug, "me", "random")
    phone.locator("#lamp").tap()
    phone.locator("#hint[data-done]").wait_for()
    sheet = phone.locator("#choices").bounding_box()
    assert sheet is not None
    assert sheet["height"] <= 0.62 * 740 + 1
    if slug == "worlds-fair-1893":
        best = phone.locator(PINS).first.bounding_box()
        assert best is not None
        assert best["y"] < sheet["y"]
    made = seq(phone)
    phone.locator(ROWS).first.locator("button").tap()
    phone.wait_for_function("made => Number(document.getElementById('table').dataset.seq) > made", arg=made)


OVERLAPS = """() => {
  const tabs = document.getElementById("tabs").getBoundingClientRect();
  const pins = [...document.querySelectorAll(".hint-pin:not([hidden])")].map(pin => pin.getBoundingClientRect());
  return pins.filter(pin => pin.top < tabs.bottom - 2 && pin.bottom > tabs.top).length;
}"""


def test_on_a_phone_a_hint_is_shown_with_a_tile_in_hand_and_leaves_the_tabs_free(phone, server):
    working(phone, server)
    phone.locator("[data-pick]").first.tap()
    phone.locator("html[data-holding=ready]").wait_for()
    phone.locator("#lamp").tap()
    phone.locator("#hint[data-done]").wait_for()
    expect(phone.locator(ROWS).first).to_be_visible()
    for distance in range(0, 600, 15):
        phone.evaluate("distance => document.getElementById('table').scrollTo(0, distance)", distance)
        phone.evaluate("() => new Promise(requestAnimationFrame)")
        assert phone.evaluate(OVERLAPS) == 0


def test_a_hint_can_be_stopped_while_it_is_thought_about(desk):
    open_table(desk, "worlds-fair-1893", "me", "random")
    desk.route("**/hint", lambda route: None if route.request.method == "POST" else route.continue_())
    desk.locator("#lamp").click()
    desk.locator("#hint .hint-meter").wait_for()
    desk.locator("#hint .hint-stop").click()
    expect(desk.locator("#hint")).to_have_count(0)
    expect(desk.locator("#choice-list")).to_be_visible()
    desk.unroute("**/hint")
    ask(desk)


def test_without_a_connection_the_choices_come_back(desk):
    open_table(desk, "worlds-fair-1893", "me", "random")
    ask(desk)
    desk.keyboard.press("Escape")
    desk.context.set_offline(True)
    desk.locator("#lamp").click()
    expect(desk.locator(".toast.refused")).to_be_visible()
    expect(desk.locator("#choice-list")).to_be_visible()


@each_game
def test_axe_finds_nothing_in_a_hint(axe_page, server, slug):
    open_at(axe_page, server, slug, moves=under_way(slug))
    ask(axe_page)
    for scheme in ("light", "dark"):
        axe_page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        found = broken(axe_page, EVERY_RULE)
        assert [(each["id"], [node["target"] for node in each["nodes"]]) for each in found] == []


def test_who_wants_no_hints_has_neither_lamp_nor_key(desk):
    asked: list[str] = []
    desk.on("request", lambda request: asked.append(request.url) if request.url.endswith("/hint") else None)
    open_table(desk, "worlds-fair-1893", "me", "random")
    lamp = desk.locator("#lamp")
    expect(lamp).to_be_visible()
    ask(desk)
    desk.locator("body").press(",")
    desk.locator("#set-hints").click()
    expect(lamp).to_be_hidden()
    expect(desk.locator("#hint")).to_have_count(0)
    desk.locator("body").press(",")
    desk.reload()
    expect(lamp).to_be_hidden()
    asked.clear()
    desk.locator("body").press("h")
    made = seq(desk)
    desk.locator("body").press("1")  # a move is answered after it
    desk.wait_for_function("made => Number(document.getElementById('table').dataset.seq) > made", arg=made)
    assert asked == []
    desk.locator("body").press(",")
    desk.locator("#set-hints").click()
    expect(lamp).to_be_visible()
