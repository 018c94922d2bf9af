"""Games to their result, by each way of playing: the first moves of a game, and the last of another.

Whole games are played by fingers (`test_phone.py`), and by forms without a browser (`tests/web/test_app.py`).
"""

from urllib.parse import urlsplit

from tests.browser.playing import (
    Watch,
    at_once,
    by_click,
    by_keyboard,
    differences,
    each_game,
    edition_file,
    is_over,
    looks,
    open_table,
    play,
    play_plainly,
    tab_to,
)
from tests.browser.stored import nearly_over, new_record, open_nearly_over, sit_at
from tests.editions import SHORT

LAST = {"worlds-fair-1893": 14, "expo-1906": 16, "crystal-palace": 30}  # moves that are left to play by clicks


def see_result(page, table: str) -> None:
    """From the table to the end page."""
    assert is_over(page)
    page.locator("#result").click()
    page.wait_for_url(f"**/t/{table}/end")
    assert page.locator("#winner").is_visible()


@each_game
def test_by_clicks(page, context, server, slug):
    """A spectator follows to the end, and nothing goes wrong behind the scenes."""
    watch, visitor = Watch(page), context().new_page()
    at_once(visitor.context)
    table = open_nearly_over(page, server, slug, moves=LAST[slug])
    visitor.goto(f"/t/{table}")
    assert play(page, by_click) > 5
    visitor.locator("#table[data-over]").wait_for(state="attached")
    seen = looks(visitor)
    visitor.reload()
    assert differences(seen, looks(visitor)) == []
    see_result(page, table)
    assert watch.troubles == []
    assert watch.hosts == {urlsplit(server.address).netloc}


@each_game
def test_by_keyboard_from_the_entrance_and_to_the_result(page, server, slug):
    at_once(page.context)
    page.goto("/")
    tab_to(page, page.locator(f"a[href='/setup/{slug}']"))
    page.keyboard.press("Enter")
    page.locator("#setup").wait_for()
    tab_to(page, page.locator("details:has(#seed) > summary"))
    page.keyboard.press("Enter")
    tab_to(page, page.locator("#seed"))
    page.keyboard.type("keys")
    page.locator("#edition").set_input_files(edition_file(SHORT[slug]))  # the system's window takes no keys of ours
    tab_to(page, page.locator("#setup [type=submit]"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    assert play(page, by_keyboard, 12) == 12
    open_nearly_over(page, server, slug, moves=6)
    assert play(page, by_keyboard) > 1
    tab_to(page, page.locator("#result"))
    page.keyboard.press("Enter")
    page.locator("#winner").wait_for()


@each_game
def test_without_scripts(context, server, slug):
    """The first moves, and the last."""
    page = context(java_script_enabled=False).new_page()
    open_table(page, slug, seed="plain", edition=SHORT[slug])
    assert play_plainly(page, 3) == 3
    table = sit_at(page, server, nearly_over(new_record(slug), 3))
    assert play_plainly(page) > 1
    see_result(page, table)


@each_game
def test_a_page_without_scripts_follows_the_others_by_itself(context, slug):
    page = context(java_script_enabled=False).new_page()
    open_table(page, slug, "random", "random")
    page.locator("#table[data-over]").wait_for(state="attached")


@each_game
def test_two_people_share_one_browser(page, slug):
    open_table(page, slug, "me", "me")
    movers: set[str | None] = set()
    for number in range(12):
        play(page, by_click, 1, seed=number)
        movers.add(page.locator("#table").get_attribute("data-mover"))
        if movers == {"1", "2"}:
            break
    play(page, by_click, 2)
    assert movers == {"1", "2"}
