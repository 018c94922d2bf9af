"""What axe-core finds on a page, wide, dark and narrow."""

from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Page

try:
    from axe_playwright_python.sync_playwright import Axe
except ImportError:
    Axe = None

ALL = {"resultTypes": ["violations"]}
COLOURS = {**ALL, "runOnly": ["color-contrast", "link-in-text-block"]}  # the rules that ask for colours
LOOKS = ((1280, "light", ALL), (1280, "dark", COLOURS), (360, "light", ALL))


def violations(page: Page) -> list[str]:
    """One line for each rule and element."""
    found: list[str] = []
    for width, scheme, rules in LOOKS:
        page.set_viewport_size({"width": width, "height": 800})
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        where = f"{urlsplit(page.url).path}, {width}, {scheme}"
        found += [
            f"{where}: {each['id']} ({each['impact']}): {each['help']}: {node['target']}"
            for each in broken(page, rules)
            for node in each["nodes"][:3]
        ]
    return found


def broken(page: Page, rules: dict[str, Any]) -> list[dict[str, Any]]:
    """The rules that a page breaks; axe-core is brought to it once."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(Axe().axe_script)
    found: list[dict[str, Any]] = page.evaluate("rules => axe.run(rules).then(({ violations }) => violations)", rules)
    return found
