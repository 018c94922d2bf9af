"""A database in a file: what is committed survives a crash, and what is no database is left alone."""

import asyncio
import sqlite3
from contextlib import closing

import pytest

from tests.database.opened import with_database
from universelle.database.database import Conflict, DatabaseFails
from universelle.database.opening import open_database
from universelle.database.schema import LEASES

LEASE = "INSERT INTO leases (work, holder, until) VALUES (:work, 'me', 1.5)"
COUNT = "UPDATE leases SET until = until"


@pytest.mark.parametrize("content", [b"not a database at all", b"SQLite format 3\0" + b"x" * 5000])
def test_a_file_that_is_no_database_is_refused_in_a_sentence(tmp_path, content):
    path = tmp_path / "tables.sqlite"
    path.write_bytes(content)
    with pytest.raises(DatabaseFails, match="database-not-open"):
        asyncio.run(open_database(path))
    assert path.read_bytes() == content


def test_a_folder_that_is_a_file_is_refused_in_a_sentence(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(DatabaseFails, match="database-not-open"):
        asyncio.run(open_database(tmp_path / "file" / "tables.sqlite"))


def test_what_was_written_survives_a_crash(tmp_path):
    path = tmp_path / "tables.sqlite"
    with_database(path, lambda database: database.write([(LEASE, {"work": "a"})]))
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()


def test_what_waits_is_written_at_once_and_who_fails_fails_alone(tmp_path):
    path = tmp_path / "tables.sqlite"
    said = []

    async def use(database):
        database._writer.set_trace_callback(said.append)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            works = ["first", "a", "b", "first", "c"]
            first, *waiting = [asyncio.create_task(database.write([(LEASE, {"work": work})])) for work in works]
            await asyncio.sleep(0)
            assert "COMMIT" not in said
            other.execute("COMMIT")
        assert await first == [1]
        found = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(each) for each in found] == [list, list, Conflict, list]
        return [row.work for row in await database.read(LEASES.select().order_by(LEASES.c.work))]

    assert with_database(path, use) == ["a", "b", "c", "first"]


def test_many_who_wait_wait_for_the_disk_once(tmp_path):
    path = tmp_path / "tables.sqlite"
    said = []

    async def use(database):
        database._writer.set_trace_callback(said.append)
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            writing = [asyncio.create_task(database.write([(LEASE, {"work": str(work)})])) for work in range(20)]
            await asyncio.sleep(0)
            other.execute("COMMIT")
        assert await asyncio.gather(*writing) == [[1]] * 20

    with_database(path, use)
    assert said.count("COMMIT") <= 2, "the first one may have been on its way"
