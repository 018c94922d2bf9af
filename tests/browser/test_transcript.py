"""A game played by ear: only what the accessibility tree tells is known, and only what it names is pressed."""

import re
from itertools import pairwise

from playwright.sync_api import Page

from tests.browser.playing import each_game, one_move, open_table, settle, show_part

BUTTON = re.compile(r"""^\s*- '?button "((?:[^"\\]|\\.)*)\"""", re.MULTILINE)
HEADING = re.compile(r"""- '?heading "([^"]*)" \[level=(\d)\]""")


def transcript(page: Page, part: str = "body") -> str:
    """What a screen reader would read, from top to bottom."""
    return page.locator(part).aria_snapshot()


def choices(page: Page) -> list[str]:
    """The names of what can be chosen, as they are read out; groups are opened first."""
    closed = page.locator("#choices details:not([open]) > summary")
    while closed.count():
        closed.first.click()
    return [name.replace('\\"', '"') for name in BUTTON.findall(transcript(page, "#choices"))]


def steady(text: str) -> list[str]:
    """The lines that say how the table stands."""
    return [line.strip() for line in text.splitlines() if line.strip().startswith("- listitem")]


@each_game
def test_headings_lead_through_the_page(page, slug):
    open_table(page, slug)
    settle(page)
    headings = [(name, int(level)) for name, level in HEADING.findall(transcript(page))]
    assert [level for _, level in headings].count(1) == 1
    assert headings[0][1] == 1
    for before, (name, level) in pairwise(headings):
        assert level <= before[1] + 1, f"{name} skips a level"
    named = [name for name, level in headings if level == 2]
    for player in page.locator("#players h2").filter(visible=True).all_inner_texts():
        assert any(name.startswith(player.strip()) for name in named), player
    assert "Board as text" in named
    show_part(page, "chronicle")
    assert ("Game log", "2") in HEADING.findall(transcript(page))


@each_game
def test_nothing_is_read_out_that_only_the_eye_understands(page, slug):
    open_table(page, slug)
    settle(page)
    for line in transcript(page, "#board").splitlines():
        assert not re.fullmatch(r"\s*- text: [\d\s·×+-]+", line), f"bare numbers are read out: {line}"


@each_game
def test_a_game_can_be_followed_and_played_by_ear(page, slug):
    """Eight moves: what is asked, what can be chosen, what came of it."""
    open_table(page, slug, "me", "random")
    for made in range(8):
        settle(page)
        heard = transcript(page)
        prompt = page.locator("#question").inner_text()
        assert prompt in heard, f"move {made + 1}: nobody says what is asked"
        table = steady(transcript(page, "#told"))
        offered = choices(page)
        assert offered, f"move {made + 1}: nothing to choose"
        name = offered[made % len(offered)]
        with one_move(page):
            page.locator("#choices").get_by_role("button", name=name, exact=True).first.click()
        status = transcript(page, "#live")
        assert status.strip() not in ("", "- status"), f"move {made + 1} was not announced"
        assert steady(transcript(page, "#told")) != table, f"after move {made + 1} the table sounds as before"
