"""The server inside the tests."""

from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copy

import pytest

from tests.web.visiting import TestClient
from universelle.web.addresses import history
from universelle.web.app import create_app
from universelle.web.serving import workshop
from universelle.web.serving.limits import Limits

PATIENCE = 240.0  # seconds


@pytest.fixture(scope="session", autouse=True)
def _patience() -> Iterator[None]:
    """However busy the machine is, its work is waited for."""
    with pytest.MonkeyPatch.context() as program_here:
        for work in workshop.SECONDS:
            program_here.setitem(workshop.SECONDS, work, PATIENCE)
        program_here.setattr(workshop, "START", PATIENCE)
        program_here.setattr(history, "LONGEST", PATIENCE)
        yield


@pytest.fixture
def app(tmp_path, empty_database):
    """Without limits that anybody here reaches: tests play faster than people."""
    return create_app(Path(copy(empty_database, tmp_path)), limits=Limits(100))


@pytest.fixture
def client(app) -> Iterator[TestClient]:
    """A visitor's browser; a failure of the server comes back as a page."""
    with TestClient(app, raise_server_exceptions=False, follow_redirects=False) as found:
        yield found


@pytest.fixture
def stranger(app, client) -> Callable[..., TestClient]:
    """Another visitor's browser at the same server."""
    return lambda **cookies: TestClient(app, raise_server_exceptions=False, follow_redirects=False, cookies=cookies)
