"""The house: servers on one database know of each other, and of what operators decide."""

import asyncio

from tests.database.opened import with_database
from universelle.database.opening import open_database
from universelle.operating.bans import ban
from universelle.operating.house import GONE, SILENT, WELL, House, note_happening, processes


def with_two(where, use):
    """Two servers that beat when they are told to."""

    async def run():
        databases = [await open_database(where) for _ in range(2)]
        houses = [House(each, lambda: {"streams": 3, "version": "1"}, beat=1000) for each in databases]
        for house in houses:
            await house.start()
        try:
            return await use(*houses)
        finally:
            for house in houses:
                await house.close()
                await house.database.close()

    return asyncio.run(run())


async def silence(house, seconds):
    """Let it have been silent for so long."""
    values = {"name": house.name, "seconds": seconds}
    await house.database.write([("UPDATE processes SET seen = seen - :seconds WHERE name = :name", values)])


def test_servers_know_of_each_other_until_they_leave(where):
    async def use(one, other):
        both = [each.name for each in await one.processes()]
        await other.close()
        return both == [one.name, other.name], [each.name for each in await one.processes()] == [one.name]

    assert with_two(where, use) == (True, True)


def test_a_server_that_died_is_silent_and_then_forgotten(where):
    async def use(one, other):
        await silence(other, SILENT + 1)
        silent = [each.is_silent for each in await one.processes()]
        await silence(other, GONE)
        await one.beat()
        return silent, len(await processes(one.database))

    assert with_two(where, use) == ([False, True], 1)


def test_doors_that_one_closes_are_closed_at_all(where):
    async def use(one, other):
        await one.close_doors()
        await other.beat()
        closed = one.doors_closed, other.doors_closed
        await other.open_doors()
        await one.beat()
        return closed, one.doors_closed, [each.message.key for each in await one.happenings(5)]

    happened = ["happened-doors-opened", "happened-doors-closed"]
    assert with_two(where, use) == ((True, True), False, happened)


def test_bans_reach_every_server(where):
    async def use(one, other):
        await ban(one.database, "203.0.113.7")
        await other.beat()
        return other.bans.hold("203.0.113.7", None)

    assert with_two(where, use)


def test_servers_start_anew_one_after_another(where):
    async def use(one, other):
        renewed = []
        one._renew = lambda: renewed.append("one")
        other._renew = lambda: renewed.append("other")
        await one.renew()
        await other.beat()
        return renewed

    assert with_two(where, use) == ["one"]


def test_figures_of_all_servers_are_added_up_once(where):
    async def use(one, other):
        await one.database.write([("DELETE FROM samples", {})])
        await one.beat()
        await other.beat()
        return [(each["streams"], "version" in each) for each in await other.samples()]

    assert with_two(where, use) == [(6, False)]


def test_what_happened_is_told_the_newest_first(where):
    async def use(database):
        await note_happening(database, WELL, "happened-backup", tables=3)
        house = House(database, dict)
        house.note(WELL, "happened-renewed")
        await house.beat()
        return [(each.sign, each.message.key) for each in await house.happenings(2)]

    assert with_database(where, use) == [(WELL, "happened-renewed"), (WELL, "happened-backup")]


def test_a_database_that_is_gone_is_noticed_and_so_is_its_return(postgresql):
    address = postgresql.new_database()

    async def use(database):
        house = House(database, dict, beat=1000)
        await house.start()
        assert await house.answers()
        postgresql.kill()
        try:
            await house.beat()
            gone = house.failing is not None, await house.answers()
        finally:
            await asyncio.to_thread(postgresql.start)
        await house.beat()
        return gone, await house.answers(), [each.message.key for each in await house.happenings(1)]

    assert with_database(address, use) == ((True, False), True, ["happened-database-gone"])
