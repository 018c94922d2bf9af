"""Databases that cannot be used: a sentence, and nothing is changed."""

import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from shutil import copy

import pytest

from universelle.core.errors import BadRequest
from universelle.database.checking import check_database


def refusal(path: Path) -> str:
    with pytest.raises(BadRequest) as refused:
        check_database(path)
    return refused.value.message.key


def test_a_database_is_made_and_can_be_used_again(tmp_path):
    path = tmp_path / "new" / "universelle.sqlite"
    check_database(path)
    check_database(path)
    assert path.exists()


@pytest.mark.parametrize("content", [b"this is no database" * 100, b"SQLite format 3\0" + b"x" * 4096])
def test_a_damaged_database(tmp_path, content):
    path = tmp_path / "universelle.sqlite"
    path.write_bytes(content)
    assert refusal(path) == "serve-damaged"
    assert path.read_bytes() == content


def test_a_newer_database(tmp_path, empty_database):
    path = Path(copy(empty_database, tmp_path))
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = 'of another age'")
    assert refusal(path) == "serve-newer"


def test_a_folder_that_is_a_file(tmp_path):
    (tmp_path / "file").touch()
    assert refusal(tmp_path / "file" / "universelle.sqlite") == "serve-no-folder"
    assert refusal(tmp_path / "file" / "below" / "universelle.sqlite") == "serve-no-folder"


@pytest.mark.skipif(sys.platform != "linux", reason="the folder is one of Linux")
def test_a_folder_in_which_nobody_can_write():
    assert refusal(Path("/sys/universelle.sqlite")) == "serve-no-folder"


def test_a_database_that_is_a_folder(tmp_path):
    (tmp_path / "universelle.sqlite").mkdir()
    assert refusal(tmp_path / "universelle.sqlite") == "serve-no-folder"
