"""Asking what a thing is: tips, sheets, the legend and the rules beside the table."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.playing import one_move, open_table, show_part

GAMES = {
    "worlds-fair-1893": "#cards .card",
    "expo-1906": ".technology-offer",
    "crystal-palace": ".patent-card",
}


def ready(page: Page, slug: str = "worlds-fair-1893") -> None:
    """A table at which it is the visitor's turn, its scripts at work."""
    open_table(page, slug, "me", "me")
    expect(page.locator("html.js")).to_be_attached()


def point_at(page: Page, thing: Locator) -> None:
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box
    page.mouse.move(1, 1)
    page.mouse.move(box["x"] + min(30, box["width"] / 2), box["y"] + min(10, box["height"] / 2))


def press_long(page: Page, thing: Locator) -> None:
    """Press until the sheet opens, then let go."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box
    finger = page.context.new_cdp_session(page)
    spot = {"x": box["x"] + min(30, box["width"] / 2), "y": box["y"] + min(10, box["height"] / 2)}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(page.locator(".tip.sheet")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return across > 1 and down > 1


@pytest.mark.parametrize(("slug", "selector"), GAMES.items())
def test_pointing_explains_a_card_under_an_open_choice(page, slug, selector):
    ready(page, slug)
    card = page.locator(selector).nth(1)
    point_at(page, card)
    tip = page.locator(".tip")
    expect(tip).to_be_visible()
    expect(tip.locator(".tip-effect")).not_to_be_empty()
    assert not overlap(tip.bounding_box(), card.bounding_box())
    assert not overlap(tip.bounding_box(), page.locator("#now").bounding_box())
    assert page.locator("#table [title], #table svg title").count() == 0


def test_a_tip_stays_while_the_pointer_is_on_it_and_goes_when_it_leaves(page):
    ready(page)
    point_at(page, page.locator("#cards .card").first)
    tip = page.locator(".tip")
    expect(tip).to_be_visible()
    tip.locator(".tip-effect").hover()
    expect(tip).to_be_visible()
    page.mouse.move(640, 5)
    expect(tip).to_have_count(0)


def test_a_click_on_what_is_explained_still_chooses(page):
    ready(page)
    card = page.locator("#cards .card").first
    point_at(page, card)
    expect(page.locator(".tip")).to_be_visible()
    page.mouse.down()
    page.mouse.up()
    expect(page.locator("#table")).not_to_have_attribute("data-seq", "0")
    expect(page.locator(".tip")).to_have_count(0)


def test_a_move_closes_a_tip_until_the_mouse_moves(page):
    ready(page)
    card = page.locator("#cards .card").first
    point_at(page, card)
    expect(page.locator(".tip")).to_be_visible()
    page.evaluate("document.querySelector('#choices [data-action]').click()")
    expect(page.locator("#table")).not_to_have_attribute("data-seq", "0")
    expect(page.locator(".tip")).to_have_count(0)
    point_at(page, page.locator("#cards .card").first)
    expect(page.locator(".tip")).to_be_visible()


def test_i_keeps_a_tip_open_and_escape_closes_it(page):
    ready(page)
    point_at(page, page.locator("#cards .card").first)
    tip = page.locator(".tip")
    expect(tip).to_be_visible()
    page.keyboard.press("i")
    expect(page.locator('.tip[role="dialog"]')).to_be_focused()
    page.mouse.move(640, 5)
    point_at(page, page.locator("#cards .card").nth(3))
    expect(tip).to_have_count(1)
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)


def test_focus_explains_and_describes(page):
    ready(page)
    page.keyboard.press("Tab")
    place = page.locator("#board .target").first
    place.focus()
    expect(page.locator(".tip")).to_be_visible()
    expect(place).to_have_attribute("aria-describedby", "tip")
    page.keyboard.press("Escape")
    expect(page.locator(".tip")).to_have_count(0)
    expect(place).not_to_have_attribute("aria-describedby", "tip")
    page.keyboard.press("i")
    expect(page.locator('.tip[role="dialog"]')).to_be_focused()
    page.keyboard.press("Escape")
    expect(place).to_be_focused()


@pytest.mark.parametrize(("slug", "selector"), [*(GAMES | {"expo-1906": "#hand .card"}).items()])
def test_a_long_press_opens_a_sheet_and_chooses_nothing(phone, slug, selector):
    ready(phone, slug)
    show_part(phone, "places")
    before = phone.locator("#table").get_attribute("data-seq")
    card = phone.locator(selector).first
    press_long(phone, card)
    sheet = phone.locator(".tip.sheet")
    box, height = sheet.bounding_box(), phone.viewport_size["height"]
    assert box["height"] <= 0.55 * height + 1
    sheet.locator(".tip-close").tap()
    expect(sheet).to_have_count(0)
    assert phone.locator("#table").get_attribute("data-seq") == before


def test_the_mark_of_a_choice_explains_it(phone):
    ready(phone)
    choice = phone.locator("#choices .choice[data-about]").first
    box = choice.bounding_box()
    phone.touchscreen.tap(box["x"] + box["width"] - 16, box["y"] + box["height"] / 2)
    expect(phone.locator(".tip.sheet")).to_be_visible()
    expect(phone.locator("#table")).to_have_attribute("data-seq", "0")


def test_a_choice_is_explained_only_on_demand(page):
    ready(page)
    choice = page.locator("#choices .choice[data-about]").first
    point_at(page, page.locator("#cards .card").first)
    expect(page.locator(".tip")).to_be_visible()
    point_at(page, choice)
    expect(page.locator(".tip")).to_have_count(0)
    page.keyboard.press("i")
    expect(page.locator('.tip[role="dialog"]')).to_be_focused()


def test_the_legend_opens_and_closes(page):
    ready(page, "crystal-palace")
    page.keyboard.press("l")
    legend = page.locator(".drawer.beside-legend")
    expect(legend).to_be_visible()
    expect(legend.locator("li").first).to_be_visible()
    page.keyboard.press("l")
    expect(legend).to_have_count(0)
    page.locator("#tool-legend").click()
    expect(legend).to_be_visible()
    page.keyboard.press("Escape")
    expect(legend).to_have_count(0)


@pytest.mark.parametrize("drawer", ["legend", "rules"])
def test_a_phone_names_no_keys(phone, page, drawer):
    for each in (phone, page):
        open_table(each, "expo-1906", "me", "me")
        each.goto(each.url)
        each.keyboard.press("l" if drawer == "legend" else "b")
        each.locator(f".drawer.beside-{drawer}").wait_for()
    assert page.locator(".drawer kbd:visible").count() == 1
    assert phone.locator("kbd:visible, .key:visible").count() == 0


FIRST_IN_SIGHT = """() => {
  const [first] = CSS.highlights.get("found");
  const { top, bottom } = first.getBoundingClientRect();
  const text = document.getElementById("rules-text").getBoundingClientRect();
  return top >= text.top && bottom <= text.bottom;
}"""


def test_the_rules_open_beside_the_table_at_what_is_asked(page):
    ready(page)
    address = page.url
    page.locator("#rule").click()
    rules = page.locator(".drawer.beside-rules")
    expect(rules).to_be_visible()
    expect(rules.locator("section.asked")).to_be_in_viewport()
    assert page.url == address
    page.locator("#rules-find").fill("palmer")
    expect(rules.locator("section:not([hidden])").first).to_contain_text("Palmer")
    expect(rules.locator("#rules-goal")).to_be_hidden()
    marked = page.evaluate("Array.from(CSS.highlights.get('found'), String)")
    assert {each.lower() for each in marked} == {"palmer"}
    expect(page.locator("#rules-found")).to_have_text(f"Matches: {len(marked)}")
    assert page.evaluate(FIRST_IN_SIGHT)
    page.locator("#rules-find").fill("nothing like this")
    expect(page.locator("#rules-none")).to_be_visible()
    expect(page.locator("#rules-found")).to_be_empty()
    rules.locator(".chapters a").nth(1).click()
    expect(page.locator("#rules-find")).to_have_value("")
    expect(rules.locator("section[hidden]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)


def test_a_tip_leads_to_its_rule(page):
    ready(page)
    point_at(page, page.locator("#cards .card").first)
    page.locator(".tip-rule").click()
    rules = page.locator(".drawer.beside-rules")
    expect(rules.locator("section.asked")).to_be_visible()
    expect(page.locator("#rules-here")).to_be_visible()


def test_b_opens_the_rules_and_the_board_stays_playable(page):
    ready(page)
    page.keyboard.press("b")
    expect(page.locator(".drawer.beside-rules")).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator("#table")).not_to_have_attribute("data-seq", "0")
    expect(page.locator(".drawer.beside-rules")).to_be_visible()


def test_without_scripts_an_explanation_is_a_page(context):
    page = context(java_script_enabled=False).new_page()
    open_table(page, "worlds-fair-1893", "me", "me")
    page.goto(f"{page.url}/about/figure-palmer")
    expect(page.locator("h2", has_text="Bertha Palmer")).to_be_visible()
    page.locator(".tip-rule").click()
    expect(page.locator("#figures")).to_be_visible()
    page.locator("#tools a").first.click()
    expect(page.locator("#table")).to_be_visible()


CHOSEN = "#now, #undo, .button.main, .target, #table [data-action], #table [data-ask], #table [data-pick]"
COVERED = f"""() => {{
  const tip = document.querySelector(".tip").getBoundingClientRect();
  const inSight = (element, x, y) => document.elementsFromPoint(x, y).some((each) => element.contains(each));
  return Array.from(document.querySelectorAll("{CHOSEN}")).filter((element) => {{
    const {{ left, top, right, bottom }} = element.getBoundingClientRect();
    const [x, y] = [Math.max(left, tip.left), Math.max(top, tip.top)];
    const [across, down] = [Math.min(right, tip.right) - x, Math.min(bottom, tip.bottom) - y];
    return across > 1 && down > 1 && inSight(element, x + across / 2, y + down / 2);
  }}).map((element) => element.id || element.outerHTML.slice(0, 80));
}}"""


@pytest.mark.parametrize("slug", GAMES)
def test_a_tip_covers_nothing_that_can_be_chosen(page, slug):
    ready(page, slug)
    things = page.locator("#board [data-about]:not(.choice), #players [data-about]").filter(visible=True)
    count = things.count()
    for number in range(0, count, max(1, count // 12)):
        point_at(page, things.nth(number))
        expect(page.locator(".tip")).to_be_visible()
        assert page.evaluate(COVERED) == [], things.nth(number).get_attribute("data-about")
        page.keyboard.press("Escape")


@pytest.mark.alone
def test_nothing_is_explained_under_a_pointer_that_rests(page):
    page.clock.install()
    ready(page)
    card = page.locator("#cards .card").nth(1)
    point_at(page, card)
    expect(page.locator(".tip")).to_be_visible()
    box = card.bounding_box()
    page.mouse.down()
    page.mouse.up()
    expect(page.locator("#table")).not_to_have_attribute("data-seq", "0")
    for nudge in range(4):
        page.mouse.move(box["x"] + min(30, box["width"] / 2) + nudge, box["y"] + min(10, box["height"] / 2))
    page.clock.run_for(600)  # longer than it takes until a thing under the pointer is explained
    expect(page.locator(".tip")).to_have_count(0)
    point_at(page, page.locator("#players [data-about]").filter(visible=True).first)
    expect(page.locator(".tip")).to_be_visible()


def test_the_menu_leads_to_the_game_in_brief(page):
    ready(page)
    page.locator("#languages > summary").click()
    page.locator("#menu-brief").click()
    expect(page.locator("#rules-brief")).to_be_in_viewport()
    expect(page.locator("#languages")).not_to_have_attribute("open", "")


def test_a_sign_of_the_chronicle_is_explained_beside_it(desk):
    open_table(desk, "worlds-fair-1893", "me", "me", seed="near")
    with one_move(desk):
        desk.locator("#choices [data-action]").first.click()
    sign = desk.locator("#chronicle .entry [data-about]").first
    point_at(desk, sign)
    expect(desk.locator(".tip")).to_be_visible()
    tip, at = desk.locator(".tip").bounding_box(), sign.bounding_box()
    apart = max(at["x"] - tip["x"] - tip["width"], tip["x"] - at["x"] - at["width"], 0)
    above = max(at["y"] - tip["y"] - tip["height"], tip["y"] - at["y"] - at["height"], 0)
    assert apart + above < 40
