"""The server inside the tests."""

from collections.abc import Callable, Iterator

import pytest

from tests.web.visiting import TestClient
from universelle.web.app import create_app


@pytest.fixture
def app(tmp_path):
    return create_app(tmp_path / "house.sqlite")


@pytest.fixture
def client(app) -> Iterator[TestClient]:
    """Somebody's browser; what goes wrong inside comes back as a page."""
    with TestClient(app, raise_server_exceptions=False, follow_redirects=False) as found:
        yield found


@pytest.fixture
def stranger(app, client) -> Callable[..., TestClient]:
    """Somebody else's browser at the same house."""
    return lambda **cookies: TestClient(app, raise_server_exceptions=False, follow_redirects=False, cookies=cookies)
