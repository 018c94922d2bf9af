"""Whole games, from the first move to the result, by each way of playing."""

import pytest

from tests.browser.playing import by_click, each_game, is_over, open_table, play
from universelle.core.registry import load


@each_game
def test_by_clicks(page, slug):
    table = open_table(page, slug)
    assert play(page, by_click) > 5
    assert is_over(page)
    page.locator("#result").click()
    page.wait_for_url(f"**/t/{table}/end")
    assert page.locator("#winner").is_visible()
