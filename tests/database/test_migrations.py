"""Migrations: an older database is brought up to date, and nothing is lost."""

import asyncio
import sqlite3
from dataclasses import replace

from tests.laws.games import record_of
from universelle.database.opening import open_database
from universelle.tables.journal import Entry
from universelle.tables.shelf import Shelf

RECORD = replace(record_of("worlds-fair-1893", 2, 1), seats=("Ada=me", "Ben=me"))
FIRST = """
CREATE TABLE tables (id VARCHAR PRIMARY KEY, record TEXT NOT NULL, created FLOAT NOT NULL, changed FLOAT NOT NULL,
    over BOOLEAN NOT NULL);
CREATE TABLE chairs (table_id VARCHAR REFERENCES tables (id), seat INTEGER, owner VARCHAR NOT NULL,
    PRIMARY KEY (table_id, seat));
CREATE INDEX ix_chairs_owner ON chairs (owner);
CREATE TABLE journal (table_id VARCHAR REFERENCES tables (id), seq INTEGER, seat INTEGER NOT NULL,
    code VARCHAR NOT NULL, PRIMARY KEY (table_id, seq));
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY);
INSERT INTO alembic_version VALUES ('0001');
"""


def test_a_database_of_the_first_version_is_migrated(tmp_path):
    path = tmp_path / "old.sqlite"
    connection = sqlite3.connect(path)
    connection.executescript(FIRST)
    connection.execute("INSERT INTO tables VALUES ('t', ?, 1.0, 2.0, 0)", [RECORD.to_json()])
    connection.execute("INSERT INTO chairs VALUES ('t', 0, 'ada')")
    connection.execute("INSERT INTO journal VALUES ('t', 0, 0, 'stop')")
    connection.commit()
    connection.close()

    async def read():
        database = await open_database(path)
        try:
            return await Shelf(database).load("t"), await Shelf(database).tables_of("ada")
        finally:
            await database.close()

    stored, listed = asyncio.run(read())
    assert (stored.record, stored.owners, stored.journal) == (RECORD, {0: "ada"}, (Entry(0, "stop"),))
    assert stored.colours == ()
    assert [table.id for table in listed] == ["t"]
