"""`universelle draw`."""

import pytest

from tests.cli.program import running_record


@pytest.fixture
def record(tmp_path):
    path = tmp_path / "game.json"
    running_record(12).save(path)
    return str(path)


@pytest.mark.parametrize(("name", "start"), [("board.svg", b"<svg"), ("board.png", b"\x89PNG")])
def test_a_position_becomes_a_picture(universelle, tmp_path, record, name, start):
    out = tmp_path / name
    assert universelle("draw", record, "--at", "5", "--out", str(out)).code == 0
    assert out.read_bytes().startswith(start)


def test_a_position_after_the_last_move_is_refused(universelle, tmp_path, record):
    assert universelle("draw", record, "--at", "13", "--out", str(tmp_path / "board.svg")).refused()
    assert not (tmp_path / "board.svg").exists()


def test_a_file_of_another_kind_is_refused(universelle, tmp_path, record):
    assert universelle("draw", record, "--out", str(tmp_path / "board.jpg")).refused()


def test_a_file_that_exists_is_not_overwritten(universelle, tmp_path, record):
    (tmp_path / "board.svg").write_text("mine")
    assert universelle("draw", record, "--out", str(tmp_path / "board.svg")).refused()
    assert (tmp_path / "board.svg").read_text() == "mine"
