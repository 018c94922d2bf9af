"""Setting up a game."""

import pytest

from tests.browser.playing import each_game


@each_game
def test_a_colour_that_somebody_had_is_exchanged(page, slug):
    page.goto(f"/setup/{slug}")
    page.select_option("#colour-2", "1")
    assert page.input_value("#colour-1") == "2"
    page.select_option("#colour-1", "5")
    page.select_option("#colour-2", "2")
    assert [page.input_value(f"#colour-{seat}") for seat in (1, 2)] == ["5", "2"]


@each_game
@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_who_sits_where_can_be_read(page, slug, language):
    """Lists are as wide as the longest of their choices."""
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"/setup/{slug}?lang={language}")
    lacking = page.evaluate(
        """() => Array.from(document.querySelectorAll("#setup .seats li:not([hidden]) select"), (list) => {
          const free = list.cloneNode(true);
          free.style.width = "auto";
          document.body.append(free);
          const wanted = free.offsetWidth;
          free.remove();
          return wanted - list.offsetWidth;
        })"""
    )
    assert max(lacking) <= 0


@each_game
def test_the_button_is_seen_without_scrolling(page, slug):
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(f"/setup/{slug}")
    box = page.locator("#setup [type=submit]").bounding_box()
    assert box["y"] + box["height"] <= 800


@each_game
@pytest.mark.parametrize("scripts", [True, False])
def test_a_refused_form_comes_back_as_it_was(context, slug, scripts):
    page = context(java_script_enabled=scripts).new_page()
    page.goto(f"/setup/{slug}")
    seats = page.locator("#setup .seats > li").count()
    for seat in range(1, seats):
        page.select_option(f"#who-{seat}", "me" if seat == 1 else "here")
        page.fill(f"#name-{seat}", "Ana")
    page.select_option("#colour-1", str(seats))
    if not scripts:
        page.select_option(f"#colour-{seats}", "1")
    page.locator("#setup [type=submit]").click()
    page.locator("#error").wait_for()
    assert [page.input_value(f"#who-{seat}") for seat in range(1, seats + 1)] == ["me", *["here"] * (seats - 2), ""]
    assert [page.input_value(f"#name-{seat}") for seat in range(1, seats)] == ["Ana"] * (seats - 1)
    assert page.locator("#setup .seats > li").filter(visible=True).count() == seats
    page.select_option(f"#who-{seats}", "greedy")
    colours = [page.input_value(f"#colour-{seat}") for seat in range(1, seats + 1)]
    assert len(set(colours)) == seats
    assert colours[0] == str(seats)
