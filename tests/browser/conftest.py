"""A browser, and a server for it to play on."""

import os
import shutil
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.accessibility import Axe
from tests.browser.benches import Bench, with_meeting, with_project, working
from tests.browser.server import Server
from tests.browser.small_screen import WIDTH

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the first takes least time
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]
PATIENCE = 240_000  # milliseconds: the last resort, far beyond what a busy machine needs


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
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
    """Make a visitor's browser; no two share cookies."""
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


@pytest.fixture
def phone(context) -> Page:
    settings = {"viewport": {"width": WIDTH, "height": 740}, "is_mobile": True, "has_touch": True}
    return context(**settings, device_scale_factor=2).new_page()


@pytest.fixture
def lively(context) -> Page:
    """A page that does not ask for reduced motion."""
    return context(reduced_motion="no-preference", viewport={"width": 1366, "height": 800}).new_page()


@pytest.fixture
def desk(context) -> Page:
    """A page on a desk, wide enough for everything."""
    return context(viewport={"width": 1280, "height": 800}).new_page()


@pytest.fixture
def bench(desk, server) -> Bench:
    """Pieces wait beside a laboratory."""
    return working(desk, server)


@pytest.fixture
def ready(desk, server) -> Bench:
    """A Project lies in a laboratory, and tiles wait."""
    found = with_project(desk, server)
    found.show()
    return found


@pytest.fixture
def meeting(desk, server) -> Bench:
    """Tiles that lie in a laboratory may be moved."""
    found = with_meeting(desk, server)
    found.show()
    return found


@pytest.fixture
def axe_page(page) -> Page:
    """A page, if axe-core can look at it."""
    if Axe is None:
        lacking("axe-playwright-python is not installed: ACCESSIBILITY WAS NOT TESTED")
    return page


def lacking(what: str) -> None:
    """Skip what this machine cannot test, or fail if everything is required."""
    if os.environ.get("UNIVERSELLE_REQUIRED"):
        pytest.fail(what)
    pytest.skip(what)
