"""Carrying over: seats, waiting tables and outcomes come along."""

import asyncio

import sqlalchemy as sa

from tests.database.opened import with_database
from tests.tables.laying import lay, record
from universelle.database.opening import open_database
from universelle.database.schema import METADATA
from universelle.people.carrying import OWNERS, carry
from universelle.tables.gatherings import Gatherings
from universelle.tables.session import Session
from universelle.tables.sessions import Sessions
from universelle.tables.shelf import Shelf
from universelle.thinking.pool import ThinkingPool

OUTCOME = (
    "INSERT INTO outcomes (table_id, seat, game, players, owner, place, won, at, counted, gone, rated) "
    "VALUES (:table, :place, 'g', 2, :owner, :place, TRUE, 0, TRUE, FALSE, FALSE)"
)


def test_seats_waiting_tables_and_outcomes_come_along(where):
    async def use(database):
        await lay(database, record(), {0: "guest", 1: "ben"}, "one")
        await lay(database, record(), {0: "guest", 1: "ana"}, "two")
        gatherings = Gatherings(database, Session)
        waiting = await gatherings.open(record(), "guest", {0: "guest", 1: "ben"}, ())
        rows = [{"table": "one", "owner": "guest", "place": 1}, {"table": "two", "owner": "guest", "place": 2}]
        rows.append({"table": "two", "owner": "ana", "place": 1})
        await database.write([(OUTCOME, row) for row in rows])
        await carry(database, "guest", "ana")
        moved = await gatherings.load(waiting.id)
        found = await database.read(sa.text("SELECT table_id, owner, place FROM outcomes ORDER BY table_id, place"))
        outcomes = [tuple(row) for row in found]
        return await Shelf(database).owners_of(["one", "two"]), (moved.host, moved.owners), outcomes

    seats, waiting, outcomes = with_database(where, use)
    assert seats == {"one": {0: "ana", 1: "ben"}, "two": {0: "ana", 1: "ana"}}
    assert waiting == ("ana", {0: "ana", 1: "ben"})
    assert outcomes == [("one", "ana", 1), ("two", "ana", 1), ("two", "ana", 2)]


def test_sessions_in_the_memory_of_other_processes_follow(where):
    async def use(database):
        await lay(database, record(), {0: "guest", 1: "ben"}, "one")
        other = Sessions(await open_database(where), ThinkingPool(), Session)
        await other.start()
        try:
            table = await other.table("one")
            told = asyncio.Event()
            table.subscribe(told.set)
            assert table.seats_of("guest") == [0]
            await carry(database, "guest", "ana")
            await told.wait()
            return table.owners, table.seats_of("guest")
        finally:
            await other.close()

    assert with_database(where, use) == ({0: "ana", 1: "ben"}, [])


def test_a_table_that_is_read_while_seats_change_hands_has_the_new_ones(where):
    async def use(database):
        await lay(database, record(), {0: "guest", 1: "ben"}, "one")
        tables = Sessions(await open_database(where), ThinkingPool(), Session)
        load = tables.shelf.load

        async def load_slowly(table_id):
            stored = await load(table_id)
            await carry(database, "guest", "ana")
            await tables.look_at_seats()
            return stored

        tables.shelf.load = load_slowly
        try:
            return (await tables.table("one")).owners
        finally:
            await tables.close()

    assert with_database(where, use) == {0: "ana", 1: "ben"}


def test_every_column_that_holds_an_owner_has_a_name_by_which_it_is_found():
    holders = {(table.name, column.name) for table in METADATA.sorted_tables for column in table.c}
    owners = {(table, column) for table, column in holders if column in OWNERS}
    assert {("chairs", "owner"), ("screens", "owner"), ("gatherings", "host"), ("accounts", "owner")} <= owners
