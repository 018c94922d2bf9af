"""Servers and databases are killed while people play: nothing that was acknowledged is lost, and every game goes on.

`benchmarks/crashes.py` does the same for longer, with bots, and at moments of its own choice.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.reliability.load import CrashingServer, damaged, lost, more, playing, restart, until

PEOPLE = [("me", "me")] * 2


@pytest.fixture
def on_a_file(tmp_path) -> Iterator[CrashingServer]:
    server = CrashingServer(tmp_path / "one")
    yield server
    server.stop()


@pytest.fixture
def address(postgresql) -> str:
    return postgresql.new_database()


@pytest.fixture
def both(tmp_path, address) -> Iterator[list[CrashingServer]]:
    servers = [CrashingServer(tmp_path / name, address) for name in ("one", "other")]
    yield servers
    for server in servers:
        server.stop()


def sound(where: Path | str, told) -> bool:
    assert lost(where, told) == []
    assert damaged(where) == []
    return len(told) > 0


def test_a_server_on_a_file_is_killed(on_a_file):
    with playing([on_a_file], PEOPLE) as play:
        more(play.told, 10)
        on_a_file.crash()
        until(on_a_file.has_left_nothing)
        on_a_file.start()
        more(play.told, 10)
    assert sound(on_a_file.folder / "universelle.sqlite", play.told)


def test_one_of_two_servers_is_killed_and_then_their_database(both, address, postgresql):
    with playing(both, PEOPLE) as play:
        more(play.told, 10)
        both[1].crash()
        more(play.told, 10)  # at the other
        until(both[1].has_left_nothing)
        both[1].start()
        postgresql.kill()
        restart(postgresql)
        more(play.told, 10)
    assert sound(address, play.told)
