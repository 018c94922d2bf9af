"""The database: tables and journals, on disk."""

import asyncio
import sqlite3
from dataclasses import replace

import pytest

from tests.laws.games import record_of
from universelle.games.registry import metas
from universelle.web.store import Entry, Stale, Store

SLUG = next(iter(metas()))


@pytest.fixture
def path(tmp_path):
    return tmp_path / "deep" / "tables.sqlite"


def with_store(path, use):
    """Open the store, use it, and close it."""

    async def run():
        store = await Store.open(path)
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(run())


def record():
    return replace(record_of(SLUG, 2, 1), seats=("Ada=me", "Ben=me"))


async def one_table(store):
    await store.add("t", record(), {0: "ada", 1: "ben"})


def test_a_table_is_found_again(path):
    with_store(path, one_table)
    table = with_store(path, lambda store: store.load("t"))
    assert (table.record, table.owners, table.journal, table.over) == (record(), {0: "ada", 1: "ben"}, (), False)


def test_a_table_that_is_not_there(path):
    assert with_store(path, lambda store: store.load("t")) is None


def test_a_journal_is_found_again_in_order(path):
    entries = [Entry(number % 2, f"move {number}") for number in range(12)]

    async def write(store):
        await one_table(store)
        for number, entry in enumerate(entries):
            await store.append("t", number, [entry], over=number == 11)

    with_store(path, write)
    table = with_store(path, lambda store: store.load("t"))
    assert table.journal == tuple(entries)
    assert table.over


def test_an_entry_is_written_once(path):
    async def write(store):
        await one_table(store)
        await store.append("t", 0, [Entry(0, "first")], over=False)
        with pytest.raises(Stale):
            await store.append("t", 0, [Entry(1, "second")], over=True)
        return await store.load("t")

    table = with_store(path, write)
    assert table.journal == (Entry(0, "first"),)
    assert not table.over


def test_of_many_writers_one_wins(path):
    async def write(store):
        await one_table(store)
        tries = [store.append("t", 0, [Entry(0, str(number))], over=False) for number in range(8)]
        return await asyncio.gather(*tries, return_exceptions=True)

    outcomes = with_store(path, write)
    assert outcomes.count(None) == 1
    assert all(isinstance(each, Stale) for each in outcomes if each is not None)


def test_a_journal_without_a_table(path):
    async def write(store):
        with pytest.raises(Stale):
            await store.append("nothing", 0, [Entry(0, "x")], over=False)

    with_store(path, write)


def test_tables_of_an_owner_come_with_the_running_ones_first(path):
    async def write(store):
        for name in ("a", "b", "c"):
            await store.add(name, record(), {0: "ada"})
        await store.add("d", record(), {0: "ben"})
        await store.append("b", 0, [Entry(0, "x")], over=True)
        await store.append("a", 0, [Entry(0, "x")], over=False)
        return await store.tables_of("ada"), await store.tables_of("nobody"), await store.tables_of("ada", most=1)

    assert with_store(path, write) == (["a", "c", "b"], [], ["a"])


def test_what_was_written_survives_a_crash(path):
    with_store(path, one_table)
    with sqlite3.connect(path) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()
