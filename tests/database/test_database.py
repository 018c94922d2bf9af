"""Databases of both kinds: all or nothing, on disk, one at a time, and who hears of it."""

import asyncio
import gc
import warnings
from contextlib import suppress

import pytest
import sqlalchemy as sa

from tests.database.opened import with_database
from universelle.database.database import Conflict, DatabaseFails
from universelle.database.opening import open_database
from universelle.database.schema import LEASES

LEASE = "INSERT INTO leases (work, holder, until) VALUES (:work, 'me', 1.5)"
COUNT = "UPDATE leases SET until = until"


def test_all_statements_are_carried_out_or_none(where):
    async def use(database):
        assert await database.write([(LEASE, {"work": "a"}), (LEASE, {"work": "b"})]) == [1, 1]
        with pytest.raises(Conflict):
            await database.write([(LEASE, {"work": "c"}), (LEASE, {"work": "a"})])
        return await database.write([(COUNT, {})])

    assert with_database(where, use) == [2]


def test_several_processes_may_migrate_at_once(where):
    async def run():
        opened = await asyncio.gather(*[open_database(where) for _ in range(4)])
        for database in opened:
            await database.close()

    asyncio.run(run())


def test_what_one_writes_others_hear_of(where):
    async def use(database):
        other = await open_database(where)
        heard = asyncio.Queue()
        await other.listen(heard.put_nowait)
        if other.shared:
            assert await heard.get() is None  # whatever was written before
        else:
            await asyncio.sleep(0)
        try:
            while heard.empty():  # a look at a file sees what was written after the look before
                await database.write(
                    [
                        (COUNT, {}),
                        (LEASE.replace(":work", ":work || CAST(random() AS VARCHAR)"), {"work": "a"}),
                        *database.announcement("t"),
                    ]
                )
                await asyncio.sleep(0)
            return await heard.get()
        finally:
            await other.close()

    assert with_database(where, use) in (None, "t")


def test_a_newer_database_is_left_alone(where):
    async def age(database):
        await database.write([("UPDATE alembic_version SET version_num = '9999'", {})])

    with_database(where, age)
    with pytest.raises(DatabaseFails, match="database-newer"):
        asyncio.run(open_database(where))


def test_who_goes_away_while_reading_leaves_no_connection_open(where):
    async def use(database):
        for passed in range(12):  # more and more of a reading is done when its reader goes away
            reading = asyncio.create_task(database.read(sa.select(LEASES)))
            for _ in range(passed):
                await asyncio.sleep(0)
            reading.cancel()
            with suppress(asyncio.CancelledError):
                await reading

    assert_nothing_left_open(lambda: with_database(where, use))


def test_a_database_that_closes_waits_for_readers(where):
    async def run():
        database = await open_database(where)
        readings = [asyncio.create_task(database.read(sa.select(LEASES))) for _ in range(8)]
        await asyncio.sleep(0)
        await database.close()
        assert [found.all() for found in await asyncio.gather(*readings)] == [[]] * 8

    assert_nothing_left_open(lambda: asyncio.run(run()))


def test_who_comes_after_a_database_has_closed_is_refused(where):
    async def run():
        database = await open_database(where)
        await database.close()
        with pytest.raises(DatabaseFails, match="database-no-answer"):
            await database.read(sa.select(LEASES))
        with pytest.raises(DatabaseFails, match="database-no-answer"):
            await database.write([(COUNT, {})])

    assert_nothing_left_open(lambda: asyncio.run(run()))


def assert_nothing_left_open(work):
    """Connections that are thrown away open tell nobody but the garbage collector."""
    gc.collect()
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always", ResourceWarning)
        work()
        gc.collect()
    assert [str(warning.message) for warning in told] == []
