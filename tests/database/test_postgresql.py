"""A database on a server, which may go away and come back."""

import asyncio

import pytest

from tests.database.opened import with_database
from universelle.database.database import DatabaseFails

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
