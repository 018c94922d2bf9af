"""Settings and servers all tests share."""

import asyncio
import gc
import signal
from collections.abc import Generator, Iterator
from pathlib import Path
from shutil import copy

import pytest
from hypothesis import settings

from tests.lacking import lacking
from tests.postgresql import PostgresqlServer, program
from universelle.database.opening import open_database
from universelle.database.postgresql import PostgresqlDatabase

PATIENCE = 240  # seconds: what a busy machine may need to answer a question

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:  # as in the background of a shell: programs would inherit it
    signal.signal(signal.SIGINT, signal.default_int_handler)
settings.register_profile("universelle", deadline=None, derandomize=True, max_examples=100)
settings.load_profile("universelle")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection() -> Generator[None, object, object]:
    """Nothing that is collected is ever garbage: to look for some among thousands of tests takes as long as they do."""
    gc.disable()
    collected = yield
    gc.freeze()
    gc.enable()
    return collected


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgresqlServer]:
    """A PostgreSQL server; without one the tests that need it are skipped, or fail where nothing may be missing."""
    if program("postgres") is None:
        lacking("NO POSTGRESQL FOUND: nothing that several servers share was tested")
    server = PostgresqlServer()
    with pytest.MonkeyPatch.context() as program_here:
        program_here.setattr(PostgresqlDatabase, "patience", PATIENCE)
        yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def where(request, tmp_path) -> Path | str:
    """The path or the address of a database with all tables, empty, of each kind."""
    if request.param == "sqlite":
        return Path(copy(request.getfixturevalue("empty_database"), tmp_path / "tables.sqlite"))
    address: str = request.getfixturevalue("postgresql").ready_database()
    return address


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory) -> Path:
    """A database with all tables, empty: to copy it takes less time than to make one."""
    path: Path = tmp_path_factory.mktemp("empty") / "universelle.sqlite"

    async def make() -> None:
        await (await open_database(path)).close()

    asyncio.run(make())
    return path
