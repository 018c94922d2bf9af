"""Tries: five, then a pause, whichever process is asked."""

import asyncio

import pytest
import sqlalchemy as sa

from tests.database.opened import with_database
from universelle.people.tries import MOST, TooManyTries, Tries


def test_after_five_tries_there_is_a_pause(where):
    async def use(database):
        tries = Tries(database)
        for _ in range(MOST):
            await tries.take("ana", "here")
        with pytest.raises(TooManyTries) as refused:
            await tries.take("ana", "elsewhere")
        with pytest.raises(TooManyTries):
            await tries.take("ben", "here")
        await tries.take("ben", "elsewhere")
        return refused.value.seconds

    assert 1 <= with_database(where, use) <= 60


def test_a_right_try_forgets_those_for_the_name_but_not_those_of_the_address(where):
    async def use(database):
        tries = Tries(database)
        for name in ("ana", "ana", "ana", "ana", "ben"):
            await tries.take(name, "here")
        await tries.forget("ben", "here")
        await tries.take("ana", "here")
        with pytest.raises(TooManyTries):
            await tries.take("ben", "here")

    with_database(where, use)


def test_after_the_pause_all_is_forgotten(where):
    async def use(database):
        tries = Tries(database)
        for _ in range(MOST):
            await tries.take("ana")
        await database.write([("UPDATE tries SET until = until - 61", {})])
        await tries.take("ana")
        await database.write([("UPDATE tries SET until = until - 61", {})])
        await tries.take("ben")
        await tries.forget("ben")
        return (await database.read(sa.text("SELECT COUNT(*) FROM tries"))).scalar_one()

    assert with_database(where, use) == 0


def test_no_name_or_address_is_kept(where):
    async def use(database):
        await Tries(database).take("sign-in ana", "sign-in at 192.0.2.7")
        return [row[0] for row in await database.read(sa.text("SELECT what FROM tries"))]

    kept = with_database(where, use)
    assert len(kept) == 2
    assert not any("ana" in what or "192" in what for what in kept)


def test_of_many_who_try_at_the_same_time_five_may(where):
    async def use(database):
        tries = [Tries(database).take("ana") for _ in range(12)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        return sum(result is None for result in results)

    assert with_database(where, use) == MOST
