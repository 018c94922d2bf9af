"""Pieces that lie in the laboratory of Expo 1906 are moved."""

from tests.browser.benches import SECOND
from tests.browser.laboratory import Sent, cell, held_at, is_held, lit, live, pick, wait_for
from tests.browser.playing import looks


def test_a_piece_is_moved(desk, meeting):
    """It can be turned where it lies, but nowhere else does it keep the Project complete."""
    sent = Sent(desk)
    pick(desk, "move c3").click()
    assert held_at(desk) == "c3"
    assert desk.locator("#set-here").inner_text() == "Leave on c3"
    desk.keyboard.press("ArrowRight")
    assert desk.locator("#set-here").inner_text() == "Does not fit on d3"
    assert held_at(desk) == "d3"
    assert "incomplete" in live(desk)
    assert desk.locator("#lab-held .refusal-note").count() == 1
    desk.keyboard.press("ArrowLeft")
    desk.keyboard.press("r")
    assert desk.locator("#lab-held .refused").count() == 1
    desk.keyboard.press("r")
    assert desk.locator("#lab-held .refused").count() == 0
    assert lit(desk) == {"c3"}
    assert sent.moves == []
    desk.keyboard.press("Enter")
    wait_for(desk, meeting, "move c3", "put c3 3")


def test_turning_a_tile_of_a_completed_project_promises_no_points(desk, meeting):
    pick(desk, "move c3").click()
    for _ in range(4):
        desk.keyboard.press("r")
        assert "complete, " not in live(desk)
        assert desk.locator("#project-list-gain").inner_text() == ""
    assert desk.locator("#lab .project.completes, #project-list .completes").count() == 0


def test_the_goals_of_tokens_are_large_enough_to_hit(desk, meeting):
    goals = desk.locator("#patents .goal-area")
    assert goals.count() > 5
    sizes = [goal.bounding_box() for goal in goals.all()]
    assert min(min(size["width"], size["height"]) for size in sizes) >= 24


def test_a_piece_set_down_as_it_lay_is_back(desk, meeting):
    before = looks(desk)
    pick(desk, "move c3").click()
    desk.mouse.move(*cell(desk, "e5"))
    desk.mouse.click(*cell(desk, "c3"))
    assert not is_held(desk)
    assert looks(desk) == before


def test_a_lying_piece_is_dragged(desk, meeting):
    spot = next(each["cell"] for each in meeting.mine["tiles"] if each.get("kind") == SECOND)
    desk.mouse.move(*cell(desk, "c3"))
    desk.mouse.down()
    desk.mouse.move(*cell(desk, "e5"), steps=4)
    assert is_held(desk)
    assert held_at(desk) == "e5"
    desk.mouse.move(*cell(desk, "c3"), steps=4)
    desk.mouse.wheel(0, 100)
    desk.mouse.wheel(0, 100)
    desk.wait_for_function("() => !document.querySelector('#lab-held .refused')")
    desk.mouse.up()
    wait_for(desk, meeting, "move c3", "put c3 3")
    assert spot != "c3"
