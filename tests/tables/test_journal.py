"""Journals: in order, once, and never without their table."""

import asyncio

import pytest

from tests.database.opened import with_database
from tests.tables.laying import load, one_table, summary
from universelle.tables.journal import Entry, Journal, Stale
from universelle.tables.shelf import Shelf


def test_a_journal_is_found_again_in_order(where):
    entries = [Entry(number % 2, f"move {number}") for number in range(12)]

    async def write(database):
        await one_table(database)
        for number, entry in enumerate(entries):
            await Journal(database).append("t", number, [entry], summary())

    with_database(where, write)
    assert with_database(where, load).journal == tuple(entries)
    assert with_database(where, lambda database: Journal(database).read("t", 9)) == tuple(entries[9:])
    assert with_database(where, lambda database: Journal(database).lengths(["t", "u"])) == {"t": 12}


def test_an_entry_is_written_once(where):
    async def write(database):
        await one_table(database)
        await Journal(database).append("t", 0, [Entry(0, "first")], summary())
        with pytest.raises(Stale):
            await Journal(database).append("t", 0, [Entry(1, "second")], summary(over=True))
        (listed,) = await Shelf(database).tables_of("ada")
        return await load(database), listed.summary

    table, shown = with_database(where, write)
    assert table.journal == (Entry(0, "first"),)
    assert shown == summary()


def test_of_many_writers_one_wins(where):
    async def write(database):
        await one_table(database)
        tries = [Journal(database).append("t", 0, [Entry(0, str(number))], summary()) for number in range(8)]
        return await asyncio.gather(*tries, return_exceptions=True)

    outcomes = with_database(where, write)
    assert outcomes.count(None) == 1
    assert all(isinstance(each, Stale) for each in outcomes if each is not None)


def test_a_journal_without_a_table(where):
    async def write(database):
        with pytest.raises(Stale):
            await Journal(database).append("nothing", 0, [Entry(0, "x")], summary())

    with_database(where, write)
