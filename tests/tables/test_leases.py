"""Leases: work that one process does until its lease ends."""

import asyncio

from universelle.database.opening import open_database
from universelle.tables.leases import BEAT, SECONDS, Leases


def test_a_lease_is_one_process_own_until_it_ends(where):
    async def run():
        database = await open_database(where)
        try:
            one, other, late = Leases(database), Leases(database), Leases(database, seconds=0.0)
            assert [await one.take("a"), await other.take("a"), await one.take("a")] == [True, False, True]
            await one.give_back("a")
            assert [await other.take("a"), await one.take("a")] == [True, False]
            assert await late.take("b")
            assert await one.take("b"), "a lease that has run out is free"
            await database.write([("UPDATE leases SET until = until + 86400 WHERE work = 'b'", {})])
            return await other.take("b")
        finally:
            await database.close()

    assert asyncio.run(run()), "a lease given before the clock went back does not last for ever"


def test_who_works_on_keeps_the_lease_and_who_has_lost_it_hears_so(where):
    async def run():
        database = await open_database(where)
        try:
            one, other = Leases(database), Leases(database)
            assert await one.renew(["a"]) == [], "what was never taken cannot be lost"
            await one.take("a")
            await one.take("b")
            await database.write([("UPDATE leases SET until = 0 WHERE work = 'b'", {})])
            assert await other.take("b")
            assert await one.renew(["a", "b"]) == ["b"]
            assert not await other.take("a")
            assert not await one.take("b"), "it is asked for anew"
        finally:
            await database.close()

    asyncio.run(run())


def test_a_lease_is_renewed_several_times_before_it_ends():
    assert SECONDS >= 3 * BEAT
