"""Gatherings as they are stored: changed by one person at a time, watched from everywhere, begun once."""

import asyncio
from dataclasses import replace

import pytest

from tests.laws.games import record_of
from universelle.core.errors import BadRequest
from universelle.database.opening import open_database
from universelle.tables.gathering import FREE
from universelle.tables.gatherings import Gatherings
from universelle.tables.session import Session
from universelle.tables.sessions import Sessions
from universelle.thinking.pool import ThinkingPool

SLUG = "worlds-fair-1893"
RECORD = replace(record_of(SLUG, 3, 1), seats=("Ada=me", FREE, FREE))


def with_two(where, use):
    """Two processes, as far as a database can tell, and a gathering."""

    async def run():
        both = [Gatherings(await open_database(where), Session) for _ in range(2)]
        for each in both:
            await each.start()
        found = await both[0].open(RECORD, "ada", {0: "ada"}, (3, 1, 2))
        try:
            return await use(*both, found.id)
        finally:
            for each in both:
                await each._database.close()

    return asyncio.run(run())


def test_it_is_found_again(where):
    async def use(one, other, name):
        found = await other.load(name)
        return found.record.seats, found.host, found.owners, found.colours, await other.load("nothing")

    assert with_two(where, use) == (RECORD.seats, "ada", {0: "ada"}, (3, 1, 2), None)


def test_of_two_who_take_the_same_chair_one_gets_it(where):
    async def use(one, other, name):
        tries = [
            each.change(name, lambda found, who=who: found.sit(who, 1, who.title()))
            for each, who in ((one, "ben"), (other, "cleo"))
        ]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        refusals = [outcome.message.key for outcome in outcomes if outcome is not None]
        return refusals, len((await one.load(name)).owners)

    assert with_two(where, use) == (["waiting-taken"], 2)


def test_who_waits_elsewhere_is_told(where):
    async def use(one, other, name):
        told = asyncio.Event()
        other.subscribe(name, told.set)
        await one.change(name, lambda found: found.sit("ben", 1, "Ben"))
        await told.wait()
        return (await other.load(name)).owners

    assert with_two(where, use) == {0: "ada", 1: "ben"}


def test_the_table_takes_its_place(where):
    async def use(one, other, name):
        with pytest.raises(BadRequest, match="waiting-free"):
            await one.begin(name, "ada")
        await one.change(name, lambda found: found.sit("ben", 1, "Ben").sit("cleo", 2, "Cleo"))
        outcomes = await asyncio.gather(*[each.begin(name, "ada") for each in (one, other)], return_exceptions=True)
        assert sum([outcome is None for outcome in outcomes]) == 1
        sessions = Sessions(other._database, ThinkingPool(), Session)
        table = await sessions.table(name)
        await sessions.thinking.close()
        return await other.load(name), table.names, table.owners, table.colours, table.apart

    owners = {0: "ada", 1: "ben", 2: "cleo"}
    assert with_two(where, use) == (None, ["Ada", "Ben", "Cleo"], owners, (3, 1, 2), True)


def test_it_is_listed_for_those_who_sit_there_and_if_its_host_likes_for_all(where):
    async def use(one, other, name):
        await one.change(name, lambda found: found.sit("ben", 1, "Ben"))
        own = [len(await other.of(owner)) for owner in ("ada", "ben", "cleo", "")]
        hidden = len(await other.open_to_all(10))
        await one.change(name, lambda found: found.show("ada", True))
        return own, hidden, len(await other.open_to_all(10))

    assert with_two(where, use) == ([1, 1, 0, 0], 0, 1)


def test_one_that_was_opened_for_whoever_looks_begins_once_nobody_is_missing(where):
    async def use(one, other, name):
        found = await one.open(RECORD, "ada", {0: "ada"}, language="de", quick=True)
        seen = (await other.open_to_all(10))[0]
        assert (seen.listed, seen.quick, seen.language) == (True, True, "de")
        begun = []
        for owner, seat in (("ben", 1), ("cleo", 2)):
            await other.begin_when_full(found.id)
            begun.append(await other.load(found.id) is None)
            await other.change(found.id, lambda each, owner=owner, seat=seat: each.sit(owner, seat, owner))
        await one.begin_when_full(found.id)
        await other.begin_when_full(name)  # this one waits for its host
        return begun, await other.load(found.id), (await other.load(name)) is not None

    assert with_two(where, use) == ([False, False], None, True)


@pytest.mark.parametrize("record", ["nonsense", "{}", RECORD.to_json().replace(SLUG, "paris-1900")])
def test_one_that_cannot_be_shown_harms_no_other(where, record):
    async def use(one, other, name):
        await one.open(RECORD, "ada", {0: "ada"}, ())
        await one._database.write(
            [("UPDATE gatherings SET record = :record WHERE id = :id", {"id": name, "record": record})]
        )
        return [found.id == name for found in await other.of("ada")]

    assert with_two(where, use) == [False]


def test_only_its_host_closes_it(where):
    async def use(one, other, name):
        with pytest.raises(BadRequest, match="waiting-not-host"):
            await other.close(name, "ben")
        await other.close(name, "ada")
        with pytest.raises(BadRequest, match="waiting-gone"):
            await one.change(name, lambda found: found)
        return await one.load(name)

    assert with_two(where, use) is None
