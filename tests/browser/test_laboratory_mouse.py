"""The laboratory of Expo 1906 by mouse."""

import pytest

from tests.browser.benches import FIRST, SECOND, working
from tests.browser.laboratory import Sent, cell, held_at, is_held, lies_at, live, middle, pick, wait_for
from tests.browser.playing import looks, open_table, seq


def test_dragging_by_mouse(desk, ready):
    """Nothing is sent before the piece is let go; then both moves at once."""
    sent = Sent(desk)
    desk.mouse.move(*middle(desk, f"[data-pick='place {FIRST}']"))
    desk.mouse.down()
    desk.mouse.move(*middle(desk, "#project-list"), steps=3)
    assert is_held(desk)
    assert desk.locator("#floating g").count() > 0
    desk.mouse.move(*cell(desk, "c3"), steps=4)
    assert held_at(desk) == "c3"
    assert desk.locator("#floating").count() == 0
    desk.keyboard.press("r")
    desk.mouse.wheel(0, 100)
    desk.wait_for_function("() => document.getElementById('live').textContent.includes('down and left')")
    desk.keyboard.press("Shift+R")
    assert sent.moves == []
    desk.mouse.up()
    wait_for(desk, ready, f"place {FIRST}", "put c3 1")
    [move] = sent.moves
    assert move.count("action=") == 2
    assert lies_at(desk, "tile-1")


def test_a_shape_is_dragged_and_turned(desk, bench):
    start = middle(desk, f"[data-pick='place {bench.project}']")
    desk.mouse.move(*start)
    desk.mouse.down()
    desk.mouse.move(start[0], start[1] - 30)
    desk.keyboard.press("r")
    desk.keyboard.press("r")
    desk.mouse.move(*cell(desk, "d3"), steps=3)
    desk.mouse.up()
    wait_for(desk, bench, f"place {bench.project}", "put d3 2")
    assert lies_at(desk, f"project-{bench.project}")


def test_a_click_holds_and_another_one_sets(desk, ready):
    pick(desk, f"place {FIRST}").click()
    assert is_held(desk)
    desk.mouse.move(*cell(desk, "e5"))
    assert held_at(desk) == "e5"
    assert desk.locator("#set-here").inner_text() == "Place on e5"
    desk.mouse.click(*cell(desk, "e5"))
    wait_for(desk, ready, f"place {FIRST}", "put e5 0")


def test_the_main_button_sets(desk, ready):
    pick(desk, f"place {FIRST}").click()
    desk.locator("#turn-right").click()
    desk.locator("#turn-left").click()
    desk.mouse.move(*cell(desk, "f6"))
    desk.locator("#set-here").click()
    wait_for(desk, ready, f"place {FIRST}", "put f6 0")


def test_dropping_outside_puts_back(desk, bench):
    before = looks(desk)
    desk.mouse.move(*middle(desk, f"[data-pick='place {bench.project}']"))
    desk.mouse.down()
    desk.mouse.move(*cell(desk, "c3"), steps=3)
    assert is_held(desk)
    desk.mouse.move(*middle(desk, "#hand"), steps=3)
    desk.mouse.up()
    assert not is_held(desk)
    assert looks(desk) == before
    assert seq(desk) == len(bench.made)


def test_what_is_in_hand_can_be_dragged_on(desk, ready):
    pick(desk, f"place {FIRST}").click()
    desk.mouse.move(*cell(desk, "f1"))
    desk.mouse.down()
    desk.mouse.move(*cell(desk, "f3"), steps=3)
    desk.mouse.up()
    wait_for(desk, ready, f"place {FIRST}", "put f3 0")


def test_another_piece_takes_the_place_of_the_one_in_hand(desk, ready):
    pick(desk, f"place {FIRST}").click()
    pick(desk, f"place {SECOND}").click()
    assert desk.locator(".lifted").count() == 1
    assert desk.locator(".lifted").get_attribute("data-pick") == f"place {SECOND}"
    pick(desk, f"place {SECOND}").click()
    assert not is_held(desk)


def test_the_nearest_place_under_the_pointer(desk, bench):
    """Half a cell of grace; but whoever points straight at a cell means it."""
    pick(desk, f"place {FIRST}").click()
    desk.mouse.move(*cell(desk, "g7", down=-0.4))
    assert held_at(desk) == "g6"
    desk.mouse.move(*cell(desk, "g7", right=-0.4, down=0.1))
    assert held_at(desk) == "f7"
    desk.mouse.move(*cell(desk, "g7", right=0.1))
    assert held_at(desk) == "g7"
    assert desk.locator("#lab-held .refused").count() == 1
    assert desk.locator("#lab-held .refusal-note text").text_content() in live(desk)


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_waiting_tiles_stay_where_they_are_while_one_is_held(context, size, server):
    page = context(viewport={"width": size[0], "height": size[1]}).new_page()
    working(page, server)
    places = [each.bounding_box() for each in page.locator(".waiting-piece").all()]
    pick(page, f"place {FIRST}").click()
    assert is_held(page)
    assert [each.bounding_box()["x"] for each in page.locator(".waiting-piece").all()] == [at["x"] for at in places]


def test_a_piece_is_put_down_once_the_answer_is_there(desk, ready):
    """Whoever is quicker than the server need not do it again."""
    asked = []

    def keep(route) -> None:
        asked.append(route)

    desk.route("**/answer/**", keep)
    desk.mouse.move(*middle(desk, f"[data-pick='place {FIRST}']"))
    desk.mouse.down()
    desk.mouse.move(*cell(desk, "e5"), steps=4)
    desk.mouse.up()
    desk.locator("html[data-holding='asking']").wait_for(state="attached")
    assert len(asked) == 1
    asked[0].continue_()
    wait_for(desk, ready, f"place {FIRST}", "put e5 0")


def test_without_an_answer_the_piece_stays_where_it_was(desk, ready):
    before = looks(desk)
    desk.route("**/answer/**", lambda route: route.abort())
    pick(desk, f"place {FIRST}").click()
    desk.locator("html:not([data-holding])").wait_for(state="attached")
    assert looks(desk) == before


def test_escape_closes_a_rivals_laboratory(desk):
    open_table(desk, "expo-1906")
    peek = desk.locator("#peek-2")
    desk.locator("#look-2").click()
    assert peek.get_attribute("open") is not None
    desk.keyboard.press("Escape")
    assert peek.get_attribute("open") is None
    assert desk.evaluate("document.activeElement.id") == "look-2"


def test_a_move_that_does_not_arrive_leaves_the_piece_in_hand(desk, ready):
    desk.route("**/move", lambda route: route.abort())
    pick(desk, f"place {FIRST}").focus()
    desk.keyboard.press("Enter")
    place = held_at(desk)
    desk.keyboard.press("Enter")
    desk.locator("#toasts .refused").wait_for()
    assert is_held(desk)
    desk.unroute("**/move")
    desk.locator("html[data-holding='ready']").wait_for(state="attached")
    desk.keyboard.press("Enter")
    wait_for(desk, ready, f"place {FIRST}", f"put {place} 0")
