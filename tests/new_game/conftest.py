"""A new game, made and installed once for all tests of it."""

from collections.abc import Iterator

import pytest

from tests.new_game.packages import Installed, make_and_install


@pytest.fixture(scope="package")
def paris(tmp_path_factory) -> Iterator[Installed]:
    return make_and_install(tmp_path_factory.mktemp("outside"))
