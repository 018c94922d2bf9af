"""What moves in the laboratory of Expo 1906, and what does not."""

import pytest

from tests.browser.animations import SPY, set_speed
from tests.browser.benches import FIRST, working
from tests.browser.laboratory import cell, middle, pick, wait_for


def test_whoever_sets_a_piece_does_not_see_it_fly_there(context, server):
    page = context(reduced_motion="no-preference", viewport={"width": 1280, "height": 800}).new_page()
    bench = working(page, server)
    set_speed(page, "normal")
    page.evaluate(SPY)
    for code, place in ((f"place {bench.project}", "b2"), (f"place {FIRST}", "e5")):
        start = middle(page, f"[data-pick='{code}']")
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(*cell(page, place), steps=3)
        page.mouse.up()
        wait_for(page, bench, code, f"put {place} 0")
        for flight in page.evaluate("window.flights.splice(0)"):
            assert flight["from"] == pytest.approx(flight["to"], abs=2)
        page.wait_for_function("() => document.getAnimations().length === 0")


def test_nothing_moves_by_itself(context, server):
    """Neither for those who want calm nor for the others."""
    for motion in ("reduce", "no-preference"):
        page = context(reduced_motion=motion, viewport={"width": 1280, "height": 800}).new_page()
        bench = working(page, server)
        page.wait_for_function("() => document.getAnimations().length === 0")
        pick(page, f"place {bench.project}").click()
        page.mouse.move(*cell(page, "c3"))
        page.keyboard.press("r")
        assert page.evaluate("document.getAnimations({subtree: true}).length") == 0
