"""Pictures of every screen, for people to look at: the moments of the layout law, in all its windows, and an index.

Run: python -m tests.browser.gallery OUT [GAME …] [--all] [--dark]
"""

import shutil
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import ARGUMENTS, NAMES
from tests.browser.layouts import POINTED, TOUCHED, WINDOWS, Screen, all_screens, at_each, some_screens, visitor
from tests.browser.moments import prepare
from tests.browser.playing import GAMES
from tests.browser.server import Server

PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Every screen</title>
<style>
  body {{ font: 16px/1.4 serif; margin: 1rem; background: #ddd; }}
  .row {{ display: flex; gap: 1rem; align-items: end; overflow-x: auto; padding: 0.5rem 0; }}
  figure {{ margin: 0; }}
  img {{ display: block; height: 20rem; box-shadow: 0 1px 6px #0006; background: #fff; }}
</style>
<h1>Every screen</h1>
{rows}
</html>
"""


def main() -> None:
    parser = ArgumentParser(prog="python -m tests.browser.gallery", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", metavar="game", default=GAMES)
    parser.add_argument(
        "--all", action="store_true", help="every moment in every language with every number of players"
    )
    parser.add_argument("--dark", action="store_true", help="by night")
    asked = parser.parse_args()
    screens = [screen for slug in asked.games for screen in (all_screens if asked.all else some_screens)(slug)]
    asked.folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as place:
        prepare(Path(place), dict.fromkeys(screen.moment for screen in screens))
        server = Server(Path(place))
        try:
            with browser() as found:
                for name in shoot(found, server.address, screens, asked.folder, "dark" if asked.dark else "light"):
                    print(name)
        finally:
            server.stop()
    (asked.folder / "index.html").write_text(index(screens), encoding="utf-8")


@contextmanager
def browser() -> Iterator[Browser]:
    path = next(filter(None, map(shutil.which, NAMES)))
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield found
        found.close()


def shoot(found: Browser, address: str, screens: Sequence[Screen], folder: Path, scheme: str) -> Iterator[str]:
    """Write a picture of each screen in each window; their names."""
    for touch, windows in ((True, TOUCHED), (False, POINTED)):
        page = visitor(found, address, touch, scheme).new_page()
        for screen in screens:
            page.goto(screen.address)
            for window in at_each(page, windows):
                name = f"{screen}.{window}.png"
                page.screenshot(path=folder / name)
                yield name


def index(screens: Sequence[Screen]) -> str:
    """A page with a row of pictures for each screen."""
    rows = [f"<h2>{escape(str(screen))}</h2>\n<div class='row'>{''.join(_figures(screen))}</div>" for screen in screens]
    return PAGE.format(rows="\n".join(rows))


def _figures(screen: Screen) -> Iterator[str]:
    for window in WINDOWS:
        name = f"{screen}.{window}.png"
        picture = f"<a href='{name}'><img src='{name}' alt='{screen}, {window}' loading='lazy'></a>"
        yield f"<figure>{picture}<figcaption>{window}</figcaption></figure>"


if __name__ == "__main__":
    main()
