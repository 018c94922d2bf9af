"""axe-core finds nothing to complain of."""

from urllib.parse import urlsplit

import pytest

from tests.browser.conftest import lacking
from tests.browser.playing import by_click, each_game, finished, open_table, play

try:
    from axe_playwright_python.sync_playwright import Axe
except ImportError:
    Axe = None

ALL = {"resultTypes": ["violations"]}
COLOURS = {**ALL, "runOnly": ["color-contrast", "link-in-text-block"]}  # the rules that ask for colours
LOOKS = ((1280, "light", ALL), (1280, "dark", COLOURS), (360, "light", ALL))


@pytest.fixture
def reader(page):
    if Axe is None:
        lacking("axe-playwright-python is not installed: ACCESSIBILITY WAS NOT TESTED")
    return page


def violations(page) -> list[str]:
    """What axe finds, wide, in the dark and narrow: one line for each rule and element."""
    found: list[str] = []
    for width, scheme, rules in LOOKS:
        page.set_viewport_size({"width": width, "height": 800})
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        where = f"{urlsplit(page.url).path}, {width}, {scheme}"
        found += [
            f"{where}: {each['id']} ({each['impact']}): {each['help']}: {node['target']}"
            for each in Axe().run(page, options=rules).response["violations"]
            for node in each["nodes"][:3]
        ]
    return found


@each_game
def test_pages(reader, slug):
    found: list[str] = []
    for address in ("/", f"/setup/{slug}", f"/rules/{slug}", "/nowhere"):
        reader.goto(address)
        found += violations(reader)
    assert found == []


@each_game
@pytest.mark.parametrize("moves", [0, 8])
def test_a_running_game(reader, slug, moves):
    open_table(reader, slug)
    play(reader, by_click, moves)
    found = violations(reader)
    reader.goto("/")
    found += violations(reader)
    assert found == []


@each_game
def test_a_finished_game(reader, slug):
    table = finished(reader, slug)
    found = violations(reader)
    for part in ("end", "replay?at=0", "replay?at=9"):
        reader.goto(f"/t/{table}/{part}")
        found += violations(reader)
    assert found == []
