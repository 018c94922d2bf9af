"""Places on the board that several moves belong to open a menu of them."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.accessibility import violations
from tests.browser.palmer import SEED, SLUG, ask
from tests.browser.playing import (
    ENTRIES,
    LIST,
    actions,
    codes,
    free_spot,
    one_move,
    open_table,
    painted,
    places_on_board,
    seq,
)
from tests.browser.small_screen import WIDTH, complaints

MENU = "[role=menu]"
LEAST = 24  # pixels a mouse needs
COVERED = """places => places.filter(place => {
  const { x, y, width, height } = place.getBoundingClientRect();
  return !place.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).length"""

FREE = """tools => tools.getBoundingClientRect().bottom
  <= document.querySelector("[role=menu]").getBoundingClientRect().top"""


@pytest.fixture
def table(page, server) -> Page:
    return ask(page, server)


def place(page: Page) -> Locator:
    """The last place that asks: nothing lies on it."""
    return page.locator("#board [data-ask]").filter(visible=True).last


def entries(page: Page) -> list[str]:
    return codes(page.locator(ENTRIES))


def has_focus(element: Locator) -> bool:
    return element.evaluate("element => element === document.activeElement")


def inside(page: Page) -> bool:
    """Whether the menu lies wholly within the window."""
    return page.locator(MENU).evaluate(
        """menu => { const { left, top, right, bottom } = menu.getBoundingClientRect();
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight }"""
    )


def test_a_click_opens_the_moves_of_a_place_in_the_words_of_the_list(table):
    asked = place(table).get_attribute("data-ask").split("|")
    place(table).click()
    assert entries(table) == asked
    assert set(asked) <= set(actions(table))
    for entry in table.locator(ENTRIES).all():
        listed = table.locator(f"{LIST}[data-action='{entry.get_attribute('data-action')}'] .what")
        assert entry.locator(".what").text_content() == listed.text_content()
    expect(place(table)).to_have_attribute("aria-expanded", "true")
    assert inside(table)


def test_an_entry_makes_its_move_and_closes_the_menu(table):
    place(table).click()
    before, chosen = seq(table), entries(table)[1]
    with one_move(table), table.expect_request("**/move") as sent:
        table.locator(ENTRIES).nth(1).click()
    assert sent.value.post_data_json["action"] == chosen
    expect(table.locator(MENU)).to_have_count(0)
    assert seq(table) == before + 1


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_keys_open_the_menu_walk_through_it_and_choose(table, key):
    place(table).focus()
    table.keyboard.press(key)
    found = table.locator(ENTRIES)
    assert has_focus(found.first)
    table.keyboard.press("ArrowUp")
    assert has_focus(found.last)
    table.keyboard.press("ArrowDown")
    table.keyboard.press("ArrowDown")
    assert has_focus(found.nth(1))
    table.keyboard.press("End")
    assert has_focus(found.last)
    table.keyboard.press("Home")
    assert has_focus(found.first)
    before = seq(table)
    with one_move(table):
        table.keyboard.press(key)
    assert seq(table) == before + 1


def test_digits_choose_from_the_menu_while_it_is_open(table):
    place(table).click()
    assert table.locator(f"{ENTRIES} .key").all_text_contents() == ["1", "2", "3", "4"]
    chosen = entries(table)[2]
    with one_move(table), table.expect_request("**/move") as sent:
        table.keyboard.press("3")
    assert sent.value.post_data_json["action"] == chosen


def test_escape_closes_the_menu_and_gives_the_focus_back(table):
    place(table).click()
    assert has_focus(table.locator(ENTRIES).first)
    table.keyboard.press("Escape")
    expect(table.locator(MENU)).to_have_count(0)
    assert has_focus(place(table))
    assert place(table).get_attribute("aria-expanded") is None


def test_tab_leaves_the_menu_for_what_follows_its_place(table):
    place(table).click()
    table.keyboard.press("Tab")
    expect(table.locator(MENU)).to_have_count(0)
    assert table.evaluate("document.activeElement.id") == "go-stop"


def test_a_click_elsewhere_only_closes_the_menu(table):
    before = seq(table)
    place(table).click()
    table.locator("#go-stop").click()
    expect(table.locator(MENU)).to_have_count(0)
    place(table).click()
    place(table).click()
    expect(table.locator(MENU)).to_have_count(0)
    assert seq(table) == before


def test_another_place_opens_its_own_menu_at_once(table):
    place(table).click()
    first = entries(table)
    source = place(table).locator("xpath=..")
    source.locator(".target[data-ask]:not([aria-expanded])").filter(visible=True).first.click()
    assert table.locator(MENU).count() == 1
    assert entries(table) != first


def test_the_menu_closes_when_the_table_changes(table):
    place(table).click()
    table.request.post(f"{table.url}/move", form={"seq": seq(table), "action": "stop"})
    expect(table.locator(MENU)).to_have_count(0)


def test_pointing_at_an_entry_marks_what_stands_for_it(table):
    place(table).click()
    table.locator(ENTRIES).nth(1).hover()
    marked = table.locator(f"{LIST}.hint").evaluate_all("all => all.map(each => each.dataset.action)")
    assert entries(table)[1] in marked
    assert "hint" in place(table).get_attribute("class").split()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_place_can_be_hit(page, server, players):
    ask(page, server, players)
    for each in places_on_board(page):
        assert each.locator("rect").first.bounding_box()["height"] >= LEAST
        each.click(position=free_spot(each), trial=True)


def test_a_phone_shows_the_whole_menu(phone, server):
    ask(phone, server)
    places = phone.locator("#board [data-ask]").filter(visible=True).all()
    assert len(places) > 1
    for each in places:
        each.tap()
        painted(phone)
        assert inside(phone)
        assert complaints(phone) == []
        phone.keyboard.press("Escape")
    assert phone.evaluate("document.documentElement.scrollWidth") <= WIDTH


def test_a_phone_asks_whose_supporter_moves_then_where_to(phone, server):
    ask(phone, server, 3)
    phone.locator("#board .all-lanes").filter(visible=True).first.tap()
    whose = phone.locator(f"{MENU} [role=menuitem]")
    assert phone.locator(f"{MENU} [data-action]").count() == 0
    assert whose.count() > 1
    assert all("supporter from" in text for text in whose.all_inner_texts())
    whose.last.tap()
    expect(phone.locator("#question")).to_contain_text("where to?")
    expect(phone.locator(f"{MENU} [data-action]")).to_have_count(4)
    assert inside(phone)
    with one_move(phone):
        phone.locator(f"{MENU} [data-action]").first.tap()
    expect(phone.locator(MENU)).to_have_count(0)


def test_axe_finds_nothing_in_an_open_menu(axe_page, server):
    ask(axe_page, server)
    place(axe_page).click()
    expect(axe_page.locator(MENU)).to_be_visible()
    assert violations(axe_page) == []


def whose(page: Page) -> Locator:
    """The lanes of single players from which Bertha Palmer may take a supporter."""
    return page.locator("#board .crowd > :not(.all-lanes)")


@pytest.mark.parametrize("size", [(1280, 800), (1366, 650), (1920, 1080), (820, 1180), (768, 1024)])
def test_after_whom_the_question_is_where_to_and_the_areas_answer_it(page, server, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    ask(page, server, 3)
    question = page.locator("#question").inner_text()
    for number in range(whose(page).count()):
        lane = whose(page).nth(number)
        lane.click(position=free_spot(lane))
        expect(page.locator("#question")).to_contain_text("where to?")
        ends = page.locator("#board [data-end][data-action]")
        assert set(codes(ends)) == set(entries(page))
        assert ends.evaluate_all(COVERED) == 0  # neither the menu nor anything else lies on them
        assert page.locator("#tools").evaluate(FREE)
        page.keyboard.press("Escape")
        expect(page.locator("#question")).to_have_text(question)
        assert ends.count() == 0


def test_an_area_makes_the_move_and_pointing_at_it_shows_it(table):
    whose(table).last.click()
    end = table.locator("#board [data-end][data-action]").last
    code = end.get_attribute("data-action")
    end.hover()
    assert code in table.locator(f"{LIST}.hint").evaluate_all("all => all.map(each => each.dataset.action)")
    with one_move(table), table.expect_request("**/move") as sent:
        end.click()
    assert sent.value.post_data_json["action"] == code
    expect(table.locator(MENU)).to_have_count(0)
    assert "where to?" not in table.locator("#question").inner_text()


BAR_MENU = "#languages"


def test_a_tap_outside_the_menu_of_the_bar_only_closes_it(phone):
    open_table(phone, SLUG, "me", "me", seed=SEED)
    before = seq(phone)
    choice = phone.locator(LIST).first
    box = choice.bounding_box()
    phone.locator(f"{BAR_MENU} > summary").tap()
    expect(phone.locator(f"{BAR_MENU} .menu")).to_be_visible()
    phone.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(phone.locator(BAR_MENU)).not_to_have_attribute("open", "")
    assert phone.locator("#set, .hint").count() == 0
    assert seq(phone) == before


def test_the_menu_of_the_bar_lies_over_the_rules_and_closes_first(desk):
    open_table(desk, SLUG, "me", "me", seed=SEED)
    desk.locator("#tool-rules").click()
    expect(desk.locator(".drawer")).to_be_visible()
    desk.locator(f"{BAR_MENU} > summary").click()
    entries = desk.locator(f"{BAR_MENU} .menu > *").filter(visible=True)
    assert entries.count() > 1
    assert entries.evaluate_all(COVERED) == 0
    desk.keyboard.press("Escape")
    expect(desk.locator(BAR_MENU)).not_to_have_attribute("open", "")
    assert has_focus(desk.locator(f"{BAR_MENU} > summary"))
    expect(desk.locator(".drawer")).to_be_visible()
    desk.keyboard.press("Escape")
    expect(desk.locator(".drawer")).to_have_count(0)
