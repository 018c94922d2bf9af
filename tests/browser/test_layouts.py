"""Every screen: titles, windows, languages and moments; nothing cut, covered, too small or out of reach.

A run tries a choice of them; all of them are tried with `UNIVERSELLE_LAYOUTS=all`.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.layouts import POINTED, TOUCHED, WINDOWS, all_screens, at_each, complaints, some_screens, visitor
from tests.browser.moments import Moment, prepare
from tests.browser.playing import GAMES
from tests.browser.server import Server

screens_of = all_screens if os.environ.get("UNIVERSELLE_LAYOUTS") == "all" else some_screens
SCREENS = [screen for slug in GAMES for screen in screens_of(slug)]


class Tables(Server):
    """A server that gets a table for each moment somebody wants to see."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.laid: set[Moment] = set()

    def lay(self, moment: Moment) -> None:
        if moment not in self.laid:
            prepare(self.folder, [moment])
        self.laid.add(moment)


@pytest.fixture(scope="module")
def tables(tmp_path_factory) -> Iterator[Tables]:
    """A server of its own."""
    running = Tables(tmp_path_factory.mktemp("layouts"))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def pages(browser, tables) -> Iterator[dict[bool, Page]]:
    """A page that is touched, and one that is pointed at."""
    contexts = {touch: visitor(browser, tables.address, touch) for touch in (True, False)}
    yield {touch: context.new_page() for touch, context in contexts.items()}
    for context in contexts.values():
        context.close()


@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_every_window_keeps_the_laws(tables, pages, screen):
    tables.lay(screen.moment)
    found: list[str] = []
    for page, windows in ((pages[True], TOUCHED), (pages[False], POINTED)):
        page.goto(screen.address)
        for window in at_each(page, windows):
            found += complaints(page, screen, window)
    if found:
        pytest.fail("\n".join(found), pytrace=False)


def test_all_kinds_of_windows_are_tried():
    assert {window.kind for window in WINDOWS} == {"phone", "upright", "lying", "desk"}
