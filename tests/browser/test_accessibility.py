"""axe-core finds nothing to complain of."""

from urllib.parse import urlsplit

import pytest

from tests.browser.conftest import lacking
from tests.browser.playing import by_click, each_game, finished, open_table, play

try:
    from axe_playwright_python.sync_playwright import Axe
except ImportError:
    Axe = None

each_scheme = pytest.mark.parametrize("scheme", ["light", "dark"])
each_size = pytest.mark.parametrize("width", [1280, 360])


@pytest.fixture
def reader(context, scheme, width):
    if Axe is None:
        lacking("axe-playwright-python is not installed: ACCESSIBILITY WAS NOT TESTED")
    return context(color_scheme=scheme, viewport={"width": width, "height": 800}).new_page()


def violations(page) -> list[str]:
    """What axe finds, one line for each rule and element."""
    found = Axe().run(page).response["violations"]
    return [
        f"{urlsplit(page.url).path}: {each['id']} ({each['impact']}): {each['help']}: {node['target']}"
        for each in found
        for node in each["nodes"][:3]
    ]


@each_game
@each_size
@each_scheme
def test_pages(reader, slug):
    found: list[str] = []
    for address in ("/", f"/setup/{slug}", f"/rules/{slug}", "/nowhere"):
        reader.goto(address)
        found += violations(reader)
    assert found == []


@each_game
@each_size
@each_scheme
def test_a_running_game(reader, slug):
    open_table(reader, slug)
    found = violations(reader)
    play(reader, by_click, 8)
    found += violations(reader)
    reader.goto("/")
    found += violations(reader)
    assert found == []


@each_game
@each_size
@each_scheme
def test_a_finished_game(reader, slug):
    table = finished(reader, slug)
    found = violations(reader)
    for part in ("end", "replay?at=0", "replay?at=9"):
        reader.goto(f"/t/{table}/{part}")
        found += violations(reader)
    assert found == []
