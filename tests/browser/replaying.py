"""Where the page of a replay is in its match."""

from playwright.sync_api import Page


def at(page: Page) -> int:
    """The number of moves after which the match is shown."""
    return int(page.locator("#replay input[name=at]").input_value())


def last(page: Page) -> int:
    """The number of moves of the match."""
    return int(page.locator("#replay input[name=at]").get_attribute("max") or -1)
