"""Restoring: a backup of one kind of database goes into any kind, whole or not at all."""

import sqlite3
from contextlib import closing

import pytest
import sqlalchemy as sa

from tests.database.backups import KEY, quiet
from tests.database.opened import with_database
from tests.tables.laying import load, one_table, record
from universelle.core.errors import UniverselleError
from universelle.database.backup import file_engine, write_backup
from universelle.database.database import migrate
from universelle.database.restoring import is_empty, restore_backup
from universelle.database.schema import KEYS, METADATA


@pytest.fixture(params=["sqlite", "postgresql"])
def elsewhere(request, tmp_path):
    """Another database, of each kind, that is empty and up to date."""
    postgresql = request.param == "postgresql"
    place = request.getfixturevalue("postgresql").new_database() if postgresql else tmp_path / "other" / "new.sqlite"
    with_database(place, is_empty)
    return place


async def everything(database):
    """All rows of all tables but the keys."""
    tables = [table for table in METADATA.sorted_tables if table is not KEYS]
    found = {table.name: (await database.read(table.select())).all() for table in tables}
    return {name: sorted(map(tuple, rows)) for name, rows in found.items()}


async def keys(database):
    return (await database.read(sa.select(KEYS.c.name))).scalars().all()


def test_what_was_there_is_there_again(where, elsewhere, tmp_path):
    with_database(where, one_table)
    write_backup(where, tmp_path / "b", KEY, quiet)
    assert restore_backup(tmp_path / "b", elsewhere, [], quiet) == {}
    assert with_database(elsewhere, everything) == with_database(where, everything)
    assert with_database(elsewhere, load) == with_database(where, load)
    assert "tokens" in with_database(elsewhere, keys)


def test_what_was_there_before_is_replaced(where, tmp_path):
    with_database(where, is_empty)
    write_backup(where, tmp_path / "b", {}, quiet)
    with_database(where, one_table)
    assert not with_database(where, is_empty)
    restore_backup(tmp_path / "b", where, [], quiet)
    assert with_database(where, is_empty)


def test_keys_that_are_kept_elsewhere_are_handed_out(elsewhere, tmp_path):
    source = tmp_path / "house.sqlite"
    with_database(source, one_table)
    write_backup(source, tmp_path / "b", KEY, quiet)
    assert restore_backup(tmp_path / "b", elsewhere, list(KEY), quiet) == KEY
    assert "tokens" not in with_database(elsewhere, keys)


def test_a_backup_of_an_older_version_is_brought_up_to_date(elsewhere, tmp_path):
    source = tmp_path / "house.sqlite"
    with file_engine(source).begin() as older:
        migrate(older, "0007")
        head = {"id": "t", "record": record().to_json(), "created": 1.0, "over": False, "changed": 1.0}
        columns = ("id", "record", "created", "over", "changed")
        older.execute(sa.table("tables", *map(sa.column, columns)).insert(), [head])
    write_backup(source, tmp_path / "b", {}, quiet)
    restore_backup(tmp_path / "b", elsewhere, [], quiet)
    assert with_database(elsewhere, load) is not None


def test_if_it_cannot_be_restored_nothing_changes(where, tmp_path):
    with_database(where, one_table)
    before = with_database(where, everything)
    write_backup(where, tmp_path / "b", {}, quiet)
    with closing(sqlite3.connect(tmp_path / "b")) as copy, copy:
        copy.execute("PRAGMA foreign_keys=OFF")
        copy.execute("CREATE TABLE other AS SELECT * FROM chairs")
        copy.execute("DROP TABLE chairs")
        copy.execute("CREATE TABLE chairs (table_id TEXT, seat INTEGER, owner TEXT)")
        copy.execute("INSERT INTO chairs VALUES ('t', NULL, NULL)")
    with pytest.raises(UniverselleError):
        restore_backup(tmp_path / "b", where, [], quiet)
    assert with_database(where, everything) == before
