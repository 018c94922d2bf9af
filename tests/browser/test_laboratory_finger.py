"""The laboratory of Expo 1906 by finger."""

import pytest

from tests.browser.benches import FIRST, working
from tests.browser.laboratory import SIDES, Sent, cell, held_at, is_held, live, middle, pick, said_of_turn, wait_for
from tests.browser.playing import LIST, press, seq

ABOVE = 40  # pixels that a piece floats above the finger


@pytest.fixture
def phone(context):
    settings = {"viewport": {"width": 390, "height": 1500}, "is_mobile": True, "has_touch": True}
    return context(**settings, device_scale_factor=2).new_page()


def finger(page, kind: str, *points: tuple[float, float]) -> None:
    client = getattr(page, "client", None) or page.context.new_cdp_session(page)
    page.client = client
    spots = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})


def slide(page, start: tuple[float, float], end: tuple[float, float], steps: int = 6) -> None:
    for step in range(1, steps + 1):
        part = step / steps
        finger(page, "touchMove", tuple(one + (other - one) * part for one, other in zip(start, end)))


def test_dragging_by_finger(phone, server):
    bench = working(phone, server)
    sent = Sent(phone)
    start = middle(phone, f"[data-pick='place {FIRST}']")
    x, y = cell(phone, "e5")
    finger(phone, "touchStart", start)
    slide(phone, start, (x, y + ABOVE))
    assert is_held(phone)
    assert held_at(phone) == "e5"
    assert sent.moves == []
    finger(phone, "touchEnd")
    wait_for(phone, bench, f"place {FIRST}", "put e5 0")
    assert len(sent.moves) == 1


def test_a_second_finger_turns(phone, server):
    bench = working(phone, server)
    start = middle(phone, f"[data-pick='place {FIRST}']")
    x, y = cell(phone, "e5")
    end = (x, y + ABOVE)
    finger(phone, "touchStart", start)
    slide(phone, start, end)
    finger(phone, "touchStart", end, (40, 400))
    assert "right and down" in live(phone).lower()
    finger(phone, "touchEnd")
    wait_for(phone, bench, f"place {FIRST}", "put e5 1")


def test_a_tap_of_two_fingers_turns(phone, server):
    bench = working(phone, server)
    pick(phone, f"place {FIRST}").tap()
    place = held_at(phone)
    one, other = cell(phone, "d4"), cell(phone, "f4")
    finger(phone, "touchStart", one)
    finger(phone, "touchStart", one, other)
    finger(phone, "touchEnd")
    assert "right and down" in live(phone).lower()
    assert held_at(phone) == place
    assert is_held(phone)
    assert seq(phone) == len(bench.made)


def test_a_tap_shows_what_would_be_and_the_main_button_sets(phone, server):
    bench = working(phone, server)
    sent = Sent(phone)
    pick(phone, f"place {FIRST}").tap()
    assert is_held(phone)
    phone.touchscreen.tap(*cell(phone, "g7"))
    assert phone.locator("#lab-held .refusal-note").count() == 1
    for place in ("c6", "e5", "e5"):
        phone.touchscreen.tap(*cell(phone, place))
        assert held_at(phone) == place
        assert phone.locator("#set-here").inner_text() == f"Place on {place}"
    phone.locator("#turn-right").tap()
    assert sent.moves == []
    phone.locator("#set-here").tap()
    wait_for(phone, bench, f"place {FIRST}", "put e5 1")


def test_a_second_tap_keeps_the_piece_and_a_button_puts_it_back(phone, server):
    working(phone, server)
    sent = Sent(phone)
    source = pick(phone, f"place {FIRST}")
    source.tap()
    phone.touchscreen.tap(*cell(phone, "e5"))
    assert held_at(phone) == "e5"
    source.tap()
    assert is_held(phone)
    assert held_at(phone) == "e5"
    phone.locator("#put-back").tap()
    assert not is_held(phone)
    assert "is back where it was" in live(phone)
    assert phone.locator("#put-back").is_disabled()
    assert sent.moves == []


def test_a_finger_is_told_of_taps_and_the_keyboard_of_keys(phone, desk, server):
    for page, said in ((phone, "Tap a cell"), (desk, "Arrow keys")):
        working(page, server)
        source = pick(page, f"place {FIRST}")
        source.tap() if page is phone else source.click()
        assert said in live(page)
    assert not desk.locator("#put-back").is_visible()


def test_a_tap_shows_too_where_a_piece_from_the_list_would_be(phone, server):
    bench = working(phone, server)
    press(phone.locator(f"{LIST}[data-action='place {FIRST}']"))
    phone.locator("html[data-holding='ready']").wait_for(state="attached")
    sent = Sent(phone)
    phone.touchscreen.tap(*cell(phone, "e5"))
    assert held_at(phone) == "e5"
    assert sent.moves == []
    said = said_of_turn(phone)
    turn = next(turn for turn, sides in enumerate(SIDES) if sides in said)
    phone.locator("#set-here").tap()
    wait_for(phone, bench, f"place {FIRST}", f"put e5 {turn}")


def test_a_finger_that_lets_go_outside_puts_back(phone, server):
    bench = working(phone, server)
    start = middle(phone, f"[data-pick='place {FIRST}']")
    finger(phone, "touchStart", start)
    slide(phone, start, cell(phone, "e5"))
    assert is_held(phone)
    slide(phone, cell(phone, "e5"), (start[0], start[1] + 60))
    finger(phone, "touchEnd")
    assert not is_held(phone)
    assert seq(phone) == len(bench.made)


def test_a_strip_that_is_pushed_stays_a_strip(phone, server):
    """More waits than there is room for: pushing it sideways picks nothing up."""
    working(phone, server)
    start = middle(phone, f"[data-pick='place {FIRST}']")
    assert phone.locator(f"[data-pick='place {FIRST}']").evaluate(
        "pick => pick.parentElement.scrollWidth > pick.parentElement.clientWidth"
    )
    start = (start[0] + 100, start[1])
    finger(phone, "touchStart", start)
    slide(phone, start, (start[0] - 90, start[1] - 5))
    assert not is_held(phone)
    assert phone.locator("#waiting-pieces").evaluate("strip => strip.scrollLeft") > 40
    finger(phone, "touchEnd")
    assert not is_held(phone)
