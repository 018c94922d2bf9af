"""A database that is gone, hangs or has no room: a sentence, nothing is lost, and all goes on when it is back."""

import os
import resource
import signal
import subprocess
import sys
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.web.visiting import SEQ, TestClient, actions, is_in_words, open_table
from universelle.database.postgresql import PostgresqlDatabase
from universelle.web.app import create_app
from universelle.web.serving.limits import Limits

SLUG = "worlds-fair-1893"
JSON = {"Accept": "application/json"}


@contextmanager
def serving(where):
    app = create_app(where, key=b"k", limits=Limits(100))
    with TestClient(app, raise_server_exceptions=False, follow_redirects=False) as client:
        yield client, open_table(client, SLUG, "me", "me")


def move(client, table, code, seq):
    return client.post(f"{table}/move", data={"action": code, "seq": seq}, headers=JSON)


def refused_in_words(answer) -> bool:
    return answer.status_code == 503 and is_in_words(answer.text)


@contextmanager
def gone(postgresql):
    postgresql.kill()
    try:
        yield
    finally:
        postgresql.start()


@contextmanager
def hanging(postgresql):
    """All of it stands still, as if the network were cut."""
    everybody = postgresql.processes()
    for pid in everybody:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in everybody:
            os.kill(pid, signal.SIGCONT)


@pytest.mark.parametrize("failing", [gone, hanging])
def test_a_database_that_does_not_answer(postgresql, monkeypatch, failing):
    with serving(postgresql.new_database()) as (client, table):
        code, seq = actions(client, table)[0], 0
        with monkeypatch.context() as impatient, failing(postgresql):
            impatient.setattr(PostgresqlDatabase, "patience", 1.0)
            assert refused_in_words(move(client, table, code, seq))
            assert refused_in_words(client.get(table))
            assert refused_in_words(client.get("/"))
        while (answer := move(client, table, code, seq)).status_code == 503:
            pass
        assert answer.status_code in (200, 409), answer.text  # it may have been stored although nobody was told
        assert SEQ.search(client.get(table).text)[1] == "1"


@contextmanager
def no_room(folder: Path):
    """No file may grow beyond the size that the log of the database has now."""
    largest = max([file.stat().st_size for file in folder.iterdir()])
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (largest, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_disk_that_is_full(tmp_path):
    with serving(tmp_path / "universelle.sqlite") as (client, table):
        code = actions(client, table)[0]
        with no_room(tmp_path):
            refused = move(client, table, code, 0)
            assert refused_in_words(refused)
            assert client.get(table).status_code == 200
            assert SEQ.search(client.get(table).text)[1] == "0"
        assert move(client, table, code, 0).json() == {"ok": True, "seq": 1}


@contextmanager
def disk_of_its_own(folder: Path, size: str):
    """A small disk, mounted there; only root may do that."""
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", folder], capture_output=True, text=True, check=False
    )
    if mounted.returncode:
        pytest.skip(f"no disk can be mounted, so none can be filled: {mounted.stderr.strip()}")
    try:
        yield
    finally:
        subprocess.run(["umount", folder], check=True)


def fill(folder: Path) -> Path:
    """Leave no room on a disk."""
    file = folder / "rubbish"
    with suppress(OSError), file.open("wb", buffering=0) as rubbish:
        while True:
            rubbish.write(bytes(4096))
    return file


@pytest.mark.skipif(sys.platform != "linux", reason="disks are mounted as Linux does")
def test_a_real_disk_that_is_full(tmp_path):
    with disk_of_its_own(tmp_path, "16m"), serving(tmp_path / "universelle.sqlite") as (client, table):
        code = actions(client, table)[0]
        assert move(client, table, code, 0).json() == {"ok": True, "seq": 1}
        rubbish, code = fill(tmp_path), actions(client, table)[0]
        refused, kept = 0, 1
        while not refused:  # what room the log of the database has is used first
            answer = move(client, table, code, kept)
            if answer.status_code == 200:
                kept, code = answer.json()["seq"], actions(client, table)[0]
            else:
                assert refused_in_words(answer)
                refused += 1
        assert SEQ.search(client.get(table).text)[1] == str(kept)
        rubbish.unlink()
        assert move(client, table, code, kept).json() == {"ok": True, "seq": kept + 1}
