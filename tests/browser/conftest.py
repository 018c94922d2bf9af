"""A browser, and a server for it to play on."""

import os
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.server import Server

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the first takes least time
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]
PATIENCE = 20_000  # milliseconds


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = next(filter(None, map(shutil.which, NAMES)), None)
    if path is None:
        lacking(f"NO BROWSER FOUND (looked for {', '.join(NAMES)}): nothing that players see was tested")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield found
        found.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("house"))
    yield running
    running.stop()


@pytest.fixture
def context(browser, server) -> Iterator[Callable[..., BrowserContext]]:
    """Somebody's browser: what one knows, another does not."""
    contexts: list[BrowserContext] = []

    def make(**settings) -> BrowserContext:
        usual = {"base_url": server.address, "locale": "en-GB", "reduced_motion": "reduce"}
        found = browser.new_context(**usual | settings)
        found.set_default_timeout(PATIENCE)
        contexts.append(found)
        return found

    yield make
    for each in contexts:
        each.close()


@pytest.fixture
def page(context) -> Page:
    return context().new_page()


def lacking(what: str) -> None:
    """What the machine lacks is said and skipped, unless everything is required."""
    if os.environ.get("UNIVERSELLE_REQUIRED"):
        pytest.fail(what)
    pytest.skip(what)
