"""Uptime: while no server ran, nothing counts; while one did, all does."""

import asyncio

from tests.database.opened import with_database
from universelle.tables.uptime import EVERY, LATE, Uptime


def test_a_time_in_which_no_server_ran_is_found_once_whoever_starts(where):
    async def use(database):
        await Uptime(database).show(1000.0, notes=True)
        both = [Uptime(database), Uptime(database)]
        found = await asyncio.gather(*[each.show(2000.0, notes=True) for each in both])
        later = Uptime(database)
        await later.show(2004.0, notes=True)
        return any(found), [list(each.outages) for each in (*both, later)].count([(1000.0, 2000.0)])

    found, knowing = with_database(where, use)
    assert found
    assert knowing >= 2  # of two who look at the same time one may be too early for what the other finds


def test_a_server_that_goes_on_finds_none_nor_does_one_that_restarts_quickly(where):
    async def use(database):
        one = Uptime(database)
        for step in range(10):
            assert not await one.show(1000.0 + step * EVERY, notes=True)
        assert not await Uptime(database).show(1000.0 + 9 * EVERY + LATE - 1, notes=True)
        return one.outages

    assert with_database(where, use) == []


def test_a_process_that_slept_finds_that_it_did(where):
    async def use(database):
        one = Uptime(database)
        await one.show(1000.0, notes=True)
        return await one.show(5000.0, notes=True), one.outages

    assert with_database(where, use) == (True, [(1000.0, 5000.0)])


def test_who_asks_while_a_gap_is_being_found_knows_it_afterwards(where):
    async def use(database):
        one = Uptime(database)
        await one.show(1000.0, notes=True)

        async def known():
            await one.show(5000.0, notes=True)
            return list(one.outages)

        return await asyncio.gather(known(), known())

    assert with_database(where, use) == [[(1000.0, 5000.0)]] * 2


def test_when_nothing_waited_a_gap_means_nothing(where):
    async def use(database):
        one = Uptime(database)
        await one.show(1000.0, notes=True)
        return await one.show(5000.0, notes=False), one.outages

    assert with_database(where, use) == (False, [])


def test_who_had_to_wait_before_showing_it_opens_no_gap(where):
    async def use(database):
        one, slow = Uptime(database), Uptime(database)
        await one.show(1020.0, notes=True)
        await slow.show(1000.0, notes=True)
        return await one.show(1024.0, notes=True), one.outages

    assert with_database(where, use) == (False, [])


def test_a_clock_that_went_back_is_no_gap(where):
    async def use(database):
        one = Uptime(database)
        await one.show(5000.0, notes=True)
        assert not await one.show(1000.0, notes=True)
        return await one.show(1000.0 + EVERY, notes=True), one.outages

    assert with_database(where, use) == (False, [])
