"""A browser, and a server for it to play on."""

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, ViewportSize, expect, sync_playwright

from tests.browser.accessibility import Axe
from tests.browser.benches import Bench, with_meeting, with_project, working
from tests.browser.playing import FINISHED
from tests.browser.server import Server
from tests.browser.small_screen import WIDTH
from tests.lacking import lacking

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the first takes least time
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]
FORGET = "() => { if (location.protocol === 'http:') { localStorage.clear(); sessionStorage.clear() } }"
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
    FINISHED.clear()  # those of a server before it
    yield running
    running.stop()


class Visitors:
    """Makes browsers of visitors."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._lasting: dict[str, Page] = {}

    def new(self, server: Server, **settings: Any) -> BrowserContext:
        """Somebody who was never here before; no two share cookies."""
        usual = {"base_url": server.address, "locale": "en-GB", "reduced_motion": "reduce"}
        found = self._browser.new_context(**usual | settings)
        found.set_default_timeout(PATIENCE)
        return found

    @contextmanager
    def page(self, server: Server, alone: bool, **settings: Any) -> Iterator[Page]:
        """A page that remembers nothing. One test after another gets the same: to make one takes long."""
        key = repr((server.address, sorted(settings.items())))
        page = None if alone else self._lasting.pop(key, None)
        if page is None:
            page = self.new(server, **settings).new_page()
        size = page.viewport_size
        yield page
        if alone or not forgets(page, size):
            page.context.close()
        else:
            self._lasting[key] = page


def forgets(page: Page, size: ViewportSize | None) -> bool:
    """Make a page as good as new; False if it is broken."""
    try:
        for other in page.context.pages:
            if other is not page:
                other.close()
        page.unroute_all()
        page.context.set_offline(False)
        page.context.clear_permissions()
        page.evaluate(FORGET)
        page.context.clear_cookies()
        page.mouse.move(-1, -1)
        if size is not None and page.viewport_size != size:
            page.set_viewport_size(size)
    except Error:
        return False
    return True


@pytest.fixture(scope="package")
def visitors(browser) -> Visitors:
    return Visitors(browser)


@pytest.fixture
def alone(request) -> bool:
    """Whether a test changes its browser for good."""
    return request.node.get_closest_marker("alone") is not None


@pytest.fixture
def context(visitors, server) -> Iterator[Callable[..., BrowserContext]]:
    """Make a visitor's browser."""
    contexts: list[BrowserContext] = []

    def make(**settings) -> BrowserContext:
        contexts.append(visitors.new(server, **settings))
        return contexts[-1]

    yield make
    for each in contexts:
        each.close()


@pytest.fixture
def page(visitors, server, alone) -> Iterator[Page]:
    with visitors.page(server, alone) as found:
        yield found


@pytest.fixture
def phone(visitors, server, alone) -> Iterator[Page]:
    settings = {"viewport": {"width": WIDTH, "height": 740}, "is_mobile": True, "has_touch": True}
    with visitors.page(server, alone, **settings, device_scale_factor=2) as found:
        yield found


@pytest.fixture
def lively(visitors, server, alone) -> Iterator[Page]:
    """A page that does not ask for reduced motion."""
    settings = {"viewport": {"width": 1366, "height": 800}, "reduced_motion": "no-preference"}
    with visitors.page(server, alone, **settings) as found:
        yield found


@pytest.fixture
def desk(visitors, server, alone) -> Iterator[Page]:
    """A page on a desk, wide enough for everything."""
    with visitors.page(server, alone, viewport={"width": 1280, "height": 800}) as found:
        yield found


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
