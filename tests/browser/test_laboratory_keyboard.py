"""The laboratory of Expo 1906 by keyboard and by the list."""

import re

from tests.browser.benches import FIRST, SECOND
from tests.browser.laboratory import Sent, cell, held_at, is_held, live, pick, wait_for, walk_to
from tests.browser.playing import LIST, looks, press, seq, tab_to


def test_by_keyboard_alone(desk, ready):
    sent = Sent(desk)
    tab_to(desk, pick(desk, f"place {SECOND}"))
    desk.keyboard.press("Enter")
    assert is_held(desk)
    assert "Holding" in live(desk)
    walk_to(desk, "c3", 1)
    assert live(desk).startswith("c3: ")
    assert sent.moves == []
    desk.keyboard.press("Enter")
    wait_for(desk, ready, f"place {SECOND}", "put c3 1")


def test_arrows_walk_among_all_cells_and_stop_at_the_walls(desk, ready):
    pick(desk, f"place {FIRST}").focus()
    desk.keyboard.press("Space")
    for _ in range(8):
        desk.keyboard.press("ArrowUp")
        desk.keyboard.press("ArrowLeft")
    assert held_at(desk) == "a1"
    desk.keyboard.press("ArrowDown")
    desk.keyboard.press("ArrowRight")
    assert held_at(desk) == "b2"
    assert live(desk).startswith("b2: ")
    assert "already something there" in live(desk)
    desk.keyboard.press("Enter")
    assert is_held(desk)
    assert seq(desk) == len(ready.made)


def test_escape_puts_back(desk, ready):
    before = looks(desk)
    for name in (f"place {FIRST}", "place steel-and-manual"):
        pick(desk, name).focus()
        desk.keyboard.press("Enter")
        desk.keyboard.press("ArrowDown")
        desk.keyboard.press("r")
        desk.keyboard.press("Escape")
        assert not is_held(desk)
    assert looks(desk) == before
    assert "back" in live(desk)


def test_keys_of_the_page_still_work(desk, ready):
    """Nothing in hand: arrows and letters are the page's own."""
    desk.keyboard.press("r")
    desk.keyboard.press("ArrowDown")
    assert not is_held(desk)
    desk.keyboard.press("u")
    desk.locator(f"#table[data-seq='{len(ready.made) + 1}']").wait_for(state="attached")


def test_a_piece_chosen_from_the_list_is_in_hand(desk, ready):
    press(desk.locator(f"{LIST}[data-action='place {FIRST}']"))
    desk.wait_for_function("() => document.documentElement.dataset.holding === 'ready'")
    sent = Sent(desk)
    desk.keyboard.press("r")
    turned = "right and down" in live(desk).lower()
    desk.mouse.click(*cell(desk, "e5"))
    wait_for(desk, ready, f"place {FIRST}", f"put e5 {1 if turned else 0}")
    assert sent.moves[0].count("action=") == 1


def test_while_a_piece_is_in_hand_nothing_is_removed_and_every_place_can_be_hit(desk, ready):
    assert desk.locator("#lab .removal").first.is_visible()
    press(desk.locator(f"{LIST}[data-action='place {FIRST}']"))
    desk.wait_for_function("() => document.documentElement.dataset.holding === 'ready'")
    assert not desk.locator("#lab .removal:visible").count()
    places = desk.locator("#lab .put-target")
    assert places.count() > 20
    assert places.first.evaluate("place => getComputedStyle(place).opacity") == "0"
    assert places.first.bounding_box()["width"] > 24


def test_a_project_chosen_from_the_list_is_told_by_its_name(desk, bench):
    bench.apply(f"place {FIRST}", "put d4 1")
    bench.show()
    press(desk.locator(f"{LIST}[data-action='place {bench.project}']"))
    desk.wait_for_function("() => document.documentElement.dataset.holding === 'ready'")
    desk.mouse.move(*cell(desk, "e4"))
    assert " still needs " in live(desk)
    assert desk.locator("#lab-held .need-pip.gained").count() == 1
    desk.keyboard.press("Enter")
    wait_for(desk, bench, f"place {bench.project}", "put e4 0")


def test_a_lying_piece_chosen_from_the_list_is_in_hand(desk, meeting):
    press(desk.locator(f"{LIST}[data-action='move c3']"))
    desk.wait_for_function("() => document.documentElement.dataset.holding === 'ready'")
    assert held_at(desk) == "c3"
    assert desk.locator("#tile-1").count() == 1
    desk.keyboard.press("ArrowUp")
    assert "incomplete" in live(desk)
    desk.keyboard.press("ArrowDown")
    desk.keyboard.press("r")
    desk.keyboard.press("r")
    desk.keyboard.press("Enter")
    wait_for(desk, meeting, "move c3", "put c3 3")


def test_a_meeting_by_the_list_alone(desk, meeting):
    """Move a tile, which tile, row, cell, turn: after each choice the page is as it should be."""
    errors: list[str] = []
    desk.on("pageerror", lambda error: errors.append(str(error)))
    piece = next(each for each in meeting.mine["tiles"] if each.get("kind") == SECOND and each["cell"] == "b5")
    press(desk.locator(f"{LIST}[data-action='move {piece['cell']}']"))
    desk.locator("html[data-holding='ready']").wait_for(state="attached")
    rows = [
        int(re.findall(r"\d+", text)[0]) for text in desk.locator("#choice-list > .more > summary").all_inner_texts()
    ]
    assert rows == sorted(rows)
    last = desk.locator("#choice-list > .more").last
    code = last.locator("[data-action]").last.get_attribute("data-action")
    press(desk.locator(f"{LIST}[data-action='{code}']"))
    wait_for(desk, meeting, f"move {piece['cell']}", code)
    assert errors == []
    assert desk.locator("#turn-buttons button").count() == 4
    pick(desk, "move c3").click()
    assert held_at(desk) == "c3"
    assert errors == []


def test_escape_takes_back_what_was_chosen_from_the_list(desk, ready):
    press(desk.locator(f"{LIST}[data-action='place {FIRST}']"))
    desk.wait_for_function("() => document.documentElement.dataset.holding === 'ready'")
    desk.keyboard.press("Escape")
    desk.wait_for_function("() => document.documentElement.dataset.holding === undefined")
    assert pick(desk, f"place {FIRST}").count() == 1
