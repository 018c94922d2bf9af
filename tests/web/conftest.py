"""The server inside the tests."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copy

import pytest

from tests.web.visiting import TestClient
from universelle.web.app import create_app
from universelle.web.store import Store


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory) -> Path:
    """A database without tables: to copy it takes less time than to make one."""
    path: Path = tmp_path_factory.mktemp("empty") / "universelle.sqlite"

    async def make() -> None:
        await (await Store.open(path)).close()

    asyncio.run(make())
    return path


@pytest.fixture
def app(tmp_path, empty_database):
    return create_app(Path(copy(empty_database, tmp_path)))


@pytest.fixture
def client(app) -> Iterator[TestClient]:
    """A visitor's browser; a failure of the server comes back as a page."""
    with TestClient(app, raise_server_exceptions=False, follow_redirects=False) as found:
        yield found


@pytest.fixture
def stranger(app, client) -> Callable[..., TestClient]:
    """Another visitor's browser at the same server."""
    return lambda **cookies: TestClient(app, raise_server_exceptions=False, follow_redirects=False, cookies=cookies)
