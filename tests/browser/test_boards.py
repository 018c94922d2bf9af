"""Crystal Palace: the boards of others, which lie closed beside one's own; the pictures of cards."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.playing import finished, new_table, open_table, show_part, until_over
from tests.browser.stored import open_at, under_way

SLUG = "crystal-palace"
WIDE = {"viewport": {"width": 1440, "height": 900}}
PHONE = {"viewport": {"width": 360, "height": 740}, "is_mobile": True, "has_touch": True}


def rivals(page) -> list[int]:
    return [number for number in (1, 2, 3) if page.locator(f"#more-{number}").count()]


@pytest.mark.parametrize("screen", [WIDE, PHONE], ids=["desktop", "phone"])
def test_each_opens_by_a_click_and_one_at_a_time(context, server, screen):
    page = context(**screen).new_page()
    open_at(page, server, SLUG, "me", "random", "random", moves=under_way(SLUG))
    assert len(rivals(page)) == 2
    show_part(page, "rivals")
    for number in rivals(page):
        page.locator(f"#more-{number} > summary").click()
        page.locator(f"#whole-{number}").wait_for(state="visible")
        assert page.locator("details[name=whole][open]").count() == 1


def test_escape_closes(page):
    open_table(page, SLUG, "me", "random")
    show_part(page, "rivals")
    page.locator("#more-2 > summary").click()
    page.locator("#whole-2").wait_for(state="visible")
    page.keyboard.press("Escape")
    page.locator("#whole-2").wait_for(state="hidden")


def test_who_looks_on_sees_the_board_of_whoever_moved_last(page, context, server):
    table = open_at(page, server, SLUG, "me", "random", moves=under_way(SLUG))
    visitor = context(**WIDE).new_page()
    visitor.goto(f"/t/{table}")
    last = int(visitor.locator("#table").get_attribute("data-mover"))
    visitor.locator(f"#panel-{last}.own-board #goods-{last}").wait_for(state="visible")
    assert rivals(visitor) == [3 - last]
    assert visitor.locator(f"#whole-{3 - last}").is_hidden()


def test_the_count_of_five_players_fits_a_phone(context):
    phone = context(**PHONE, locale="de").new_page()
    address = new_table(phone, {"game": SLUG, "seed": "1", **{f"who-{number}": "random" for number in range(1, 6)}})
    until_over(phone, address)
    phone.goto(f"{address}/end")
    frame, table = (phone.locator(part).bounding_box() for part in ("#sources", "#points"))
    assert table["x"] + table["width"] <= frame["x"] + frame["width"] <= 360


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_patents_show_their_engravings_as_prints(context, scheme):
    page = context(**WIDE, color_scheme=scheme).new_page()
    open_table(page, SLUG, "me", "random")
    drawn = "() => [...document.querySelectorAll('.patent-card .plate use')].some(use => use.getBBox().width > 60)"
    page.wait_for_function(drawn)
    ink, ground = page.evaluate("""() => {
      const { stroke, backgroundColor } = getComputedStyle(document.querySelector(".patent-card .plate"));
      return [stroke, backgroundColor];
    }""")
    assert brightness(ink) + 100 < brightness(ground)


def brightness(colour: str) -> float:
    red, green, blue = [int(each) for each in re.findall(r"\d+", colour)[:3]]
    return (red + green + blue) / 3


def test_the_curve_of_the_result_is_drawn_for_the_width_of_its_page(page):
    page.goto(f"/t/{finished(page, 'worlds-fair-1893')}/end")
    for width, height, shown, hidden in (
        (390, 844, "#curve-narrow", "#curve"),
        (820, 1180, "#curve", "#curve-narrow"),
        (844, 390, "#curve", "#curve-narrow"),
    ):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(shown)).to_be_visible()
        expect(page.locator(hidden)).to_be_hidden()
