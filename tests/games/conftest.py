"""Rules are tested on the pure and on the compiled build; pages and words, which are not compiled, on one."""

from pathlib import PurePath

import pytest

OF_PAGES = {
    "choices",
    "dragging",
    "entries",
    "explanations",
    "illustrations",
    "page_parts",
    "picture",
    "rules_page",
    "telling",
    "terminal",
}


def is_of_a_title(path: PurePath) -> bool:
    return "tests/games/" in path.as_posix() and path.parent.name != "games"


def is_of_pages(path: PurePath) -> bool:
    about = path.stem.removeprefix("test_")
    return "page" in (path.parent.name, about) or about in OF_PAGES


def pytest_collection_modifyitems(items):
    for item in items:
        if is_of_a_title(item.path) and not is_of_pages(item.path):
            item.add_marker(pytest.mark.engine)
