"""Saving a record: the file is written whole, or the old one stays."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from tests.laws.games import TABLES, played
from universelle.core.errors import UniverselleError
from universelle.matches.record import Record

pytestmark = pytest.mark.engine

SLUG, PLAYERS = TABLES[0]
RECORD = played(SLUG, PLAYERS, 1).record


def refusal(record: Record, path: Path) -> str:
    with pytest.raises(UniverselleError) as error:
        record.save(path)
    return error.value.message.key


def test_saving_replaces_the_old_file(tmp_path):
    path = tmp_path / "game.json"
    path.write_text("old")
    RECORD.save(path)
    assert Record.read(path) == RECORD
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.json"]


def test_a_file_beside_the_working_folder_is_saved_too(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    RECORD.save(Path("game.json"))
    assert Record.read(Path("game.json")) == RECORD


def test_where_nothing_can_be_saved_the_record_says_so(tmp_path):
    (tmp_path / "file").write_text("old")
    (tmp_path / "folder" / "inside").mkdir(parents=True)
    assert refusal(RECORD, tmp_path / "missing" / "game.json") == "record-not-saved"
    assert refusal(RECORD, tmp_path / "file" / "game.json") == "record-not-saved"
    assert refusal(RECORD, tmp_path / "folder") == "record-not-saved"
    assert refusal(RECORD, tmp_path / ("x" * 300)) == "record-not-saved"
    assert (tmp_path / "file").read_text() == "old"
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["file", "folder"]


def test_a_full_disk_leaves_the_old_file_intact(tmp_path):
    resource = pytest.importorskip("resource")
    path = tmp_path / "game.json"
    path.write_text("old")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, hard))
    try:
        key = refusal(RECORD, path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert key == "record-not-saved"
    assert path.read_text() == "old"
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.json"]


def test_half_a_character_in_a_name_is_refused_and_the_old_file_stays(tmp_path):
    path = tmp_path / "game.json"
    path.write_text("old")
    tree = json.loads(RECORD.to_json())
    tree["seats"][0] = "\ud800"
    with pytest.raises(UniverselleError):
        Record.from_json(json.dumps(tree)).save(path)
    with pytest.raises(UniverselleError):
        replace(RECORD, seats=("\ud800", *RECORD.seats[1:])).save(path)
    assert path.read_text() == "old"
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.json"]
