"""A database on a server, which may go away and come back."""

import asyncio

import pytest

from tests.database.opened import with_database
from universelle.core.errors import BadRequest
from universelle.database.database import DatabaseFails
from universelle.database.schema import TABLES

LEASE = "INSERT INTO leases (work, holder, until) VALUES (:work, 'me', 1.5)"
COUNT = "UPDATE leases SET until = until"


def test_a_database_that_goes_away_and_comes_back(postgresql):
    async def use(database):
        heard = asyncio.Queue()
        await database.listen(heard.put_nowait)
        await heard.get()
        postgresql.kill()
        try:
            with pytest.raises(DatabaseFails):
                await database.write([(COUNT, {})])
        finally:
            await asyncio.to_thread(postgresql.start)
        assert await heard.get() is None  # connected again
        return await database.write([(LEASE, {"work": "a"})])

    assert with_database(postgresql.new_database(), use) == [1]


def test_what_it_cannot_hold_is_refused_and_is_no_failure_of_its_own(postgresql):
    async def use(database):
        with pytest.raises(BadRequest):
            await database.read(TABLES.select().where(TABLES.c.id == "\x00"))
        with pytest.raises(BadRequest):
            await database.write([(LEASE, {"work": "\x00"})])
        return database.failures, await database.write([(LEASE, {"work": "a"})])

    assert with_database(postgresql.ready_database(), use) == (0, [1])
