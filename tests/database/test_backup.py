"""Backups: all of a database at one moment, in one file that says whether it is sound."""

import sqlite3
import stat
import threading
from contextlib import closing

import pytest

from tests.database.backups import KEY, quiet
from tests.database.opened import with_database
from tests.tables.laying import one_table
from universelle.core.errors import UniverselleError
from universelle.database.backup import read_backup, write_backup


def refusal(do, *arguments) -> str:
    with pytest.raises(UniverselleError) as refused:
        do(*arguments, quiet)
    return refused.value.message.key


@pytest.fixture
def backup(where, tmp_path):
    """A backup of a database with one table."""
    with_database(where, one_table)
    file = tmp_path / "house.backup"
    write_backup(where, file, KEY, quiet)
    return file


def change(file, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement)


def test_a_backup_holds_every_row_and_the_keys(backup):
    held = read_backup(backup, quiet)
    assert (held.tables, held.rows["chairs"], held.rows["keys"]) == (1, 2, 1)
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600


def test_what_servers_do_at_the_moment_is_left_out(where, tmp_path):
    async def use(database):
        await one_table(database)
        values = {"work": "bots t", "holder": "me", "until": 1.0}
        await database.write([("INSERT INTO leases (work, holder, until) VALUES (:work, :holder, :until)", values)])

    with_database(where, use)
    assert write_backup(where, tmp_path / "b", {}, quiet).rows["leases"] == 0


def test_a_backup_is_of_one_moment_while_others_write(where, tmp_path):
    """Every entry says how many there are in the same step: a backup in which they disagree is of two moments."""
    stop, begun = threading.Event(), threading.Event()
    add = "INSERT INTO journal (table_id, seq, seat, code) VALUES ('t', :seq, 0, 'x')"
    count = "UPDATE tables SET seq = :seq + 1 WHERE id = 't'"

    async def write(database):
        number = 0
        while not stop.is_set():
            await database.write([(add, {"seq": number}), (count, {"seq": number})])
            number += 1
            begun.set()

    with_database(where, one_table)
    writer = threading.Thread(target=with_database, args=(where, write))
    writer.start()
    begun.wait()
    try:
        for number in range(5):
            file = tmp_path / f"{number}.backup"
            write_backup(where, file, {}, quiet)
            with closing(sqlite3.connect(file)) as copy:
                (entries,) = copy.execute("SELECT count(*) FROM journal").fetchone()
                (told,) = copy.execute("SELECT seq FROM tables").fetchone()
            assert entries == told
    finally:
        stop.set()
        writer.join()
    assert entries


@pytest.mark.parametrize(
    ("statement", "key"),
    [
        ("UPDATE tables SET colours = '1 2'", "backup-damaged"),
        ("DELETE FROM chairs WHERE seat = 1", "backup-damaged"),
        ("UPDATE alembic_version SET version_num = 'of another age'", "backup-newer"),
        ("DROP TABLE backup", "backup-none"),
    ],
)
def test_a_backup_that_was_changed_is_refused(backup, statement, key):
    change(backup, statement)
    assert refusal(read_backup, backup) == key


def test_a_backup_that_was_cut_off_is_refused(backup):
    backup.write_bytes(backup.read_bytes()[:-4096])
    assert refusal(read_backup, backup) == "backup-damaged"


def test_a_byte_that_is_wrong_is_found(backup):
    content = backup.read_bytes()
    at = content.index(b"Ada=me")
    backup.write_bytes(content[:at] + b"E" + content[at + 1 :])
    assert refusal(read_backup, backup) == "backup-damaged"


def test_what_is_no_backup_is_refused(tmp_path):
    assert refusal(read_backup, tmp_path / "none") == "backup-missing"
    (tmp_path / "text").write_text("this is no database" * 100)
    assert refusal(read_backup, tmp_path / "text") == "backup-damaged"


def test_without_a_database_there_is_nothing_to_back_up(tmp_path):
    assert refusal(write_backup, tmp_path / "none.sqlite", tmp_path / "b", {}) == "backup-nothing"
    assert not (tmp_path / "none.sqlite").exists()
    assert not (tmp_path / "b").exists()


def test_a_backup_that_cannot_be_written_leaves_the_one_before(where, tmp_path):
    with_database(where, one_table)
    assert refusal(write_backup, where, tmp_path / "missing" / "b", {}) == "backup-not-written"


def test_a_damaged_database_is_not_taken_for_a_backup(tmp_path):
    path = tmp_path / "house.sqlite"
    with_database(path, one_table)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = bytearray(path.read_bytes())
    content[4096 * 3 : 4096 * 4] = b"x" * 4096
    path.write_bytes(content)
    assert refusal(write_backup, path, tmp_path / "b", {}) in ("backup-of-damaged", "backup-not-written")
    assert not (tmp_path / "b").exists()


def test_progress_is_told(where, tmp_path):
    told: list[tuple[str, int, int]] = []
    with_database(where, one_table)
    write_backup(where, tmp_path / "b", {}, lambda *each: told.append(each))
    assert told
    assert all([done <= total for _, done, total in told])
