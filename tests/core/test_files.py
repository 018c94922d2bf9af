"""Reading untrusted files, and writing files atomically."""

import os

import pytest

from universelle.core.files import LIMIT, TooLarge, read_text, write_text


def test_what_was_written_is_read(tmp_path):
    write_text(tmp_path / "file", "é – 李\n")
    assert read_text(tmp_path / "file") == "é – 李\n"


def test_a_file_at_the_limit_is_read_and_a_larger_one_refused(tmp_path):
    (tmp_path / "file").write_bytes(b"12345")
    assert read_text(tmp_path / "file", limit=5) == "12345"
    with pytest.raises(TooLarge):
        read_text(tmp_path / "file", limit=4)
    assert LIMIT >= 1_000_000


@pytest.mark.parametrize("name", [".", "missing", "nul\0name"])
def test_what_is_no_file_cannot_be_read(tmp_path, name):
    with pytest.raises(OSError):  # noqa: PT011 - which one depends on the system
        read_text(tmp_path / name)


def test_a_folder_is_called_one(tmp_path):
    with pytest.raises(IsADirectoryError):
        read_text(tmp_path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_a_pipe_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError):  # noqa: PT011
        read_text(tmp_path / "pipe")


def test_what_is_no_text_cannot_be_read(tmp_path):
    (tmp_path / "file").write_bytes(b"\xff\xfe")
    with pytest.raises(UnicodeDecodeError):
        read_text(tmp_path / "file")


def test_a_write_that_fails_leaves_the_old_file_and_no_draft(tmp_path):
    write_text(tmp_path / "file", "old")
    with pytest.raises(UnicodeEncodeError):
        write_text(tmp_path / "file", "half a character: \ud800")
    assert read_text(tmp_path / "file") == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_link_is_followed_not_replaced(tmp_path):
    write_text(tmp_path / "file", "old")
    (tmp_path / "link").symlink_to(tmp_path / "file")
    write_text(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert read_text(tmp_path / "file") == "new"
