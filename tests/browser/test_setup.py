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
