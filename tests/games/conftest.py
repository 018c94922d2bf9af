"""Every test of a game's rules runs on the pure and on the compiled build."""

import pytest


def pytest_collection_modifyitems(items):
    for item in items:
        if "tests/games/" in item.path.as_posix():
            item.add_marker(pytest.mark.engine)
