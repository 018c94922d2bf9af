"""Games on a Ray cluster of one machine."""

import json
import os
import signal
import socket
import subprocess
import sys
from importlib.util import find_spec
from subprocess import PIPE

import pytest

from tests.arena.contests import SLUG, TWO
from universelle.arena.cluster import on_ray
from universelle.arena.games import play_all
from universelle.core.errors import BadRequest
from universelle.i18n import Translations

TRIES = 2  # a machine busy with other things may not start Ray within the 30 s that it gives itself
PATIENCE = 240  # seconds: a cluster that has not played six games by then never began

FAILS_ONCE = """
import sys, time
from universelle.arena import games
from universelle.cli import main

played = games.play_seating

def play(contest, with_record, seating):
    if seating.deal == 2:
        time.sleep(3)  # until others are finished
        raise RuntimeError("no more room")
    return played(contest, with_record, seating)

games.play_seating = play
sys.exit(main())
"""

needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")


def refusal(address: str) -> str:
    with pytest.raises(BadRequest) as refused:
        next(play_all(TWO, TWO.seatings(0), on_ray(address, lambda number: None), False))
    return str(refused.value)


def finished(command: list[str]) -> subprocess.CompletedProcess[str] | None:
    """What a command did, or nothing if it is stuck: then it and all it started are ended."""
    with subprocess.Popen(command, stdout=PIPE, stderr=PIPE, text=True, start_new_session=True) as running:
        try:
            out, err = running.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            os.killpg(running.pid, signal.SIGKILL)
            return None
    return subprocess.CompletedProcess(command, running.returncode, out, err)


def run(program: list[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    """A contest in a process of its own: Ray changes the one in which it runs."""
    command = [*program, "arena", SLUG, "--bots", "greedy,random", "--games", "6", "--json", "--lang", "en"]
    for _ in range(TRIES):
        done = finished([*command, *arguments])
        if done is not None and "Ray cannot start" not in done.stderr:
            return done
    pytest.skip("this machine is too busy to start Ray")


def arena(*arguments: str) -> dict:
    """The report of a contest."""
    done = run([sys.executable, "-m", "universelle"], *arguments)
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout)
    return {key: value for key, value in report.items() if key not in ("processes", "seconds", "games_per_second")}


@needs_ray
def test_games_on_ray_are_the_same_as_here():
    assert arena("--ray") == arena("--processes", "1")


@needs_ray
def test_a_game_that_fails_on_ray_stops_it_and_the_others_are_reported():
    done = run([sys.executable, "-c", FAILS_ONCE], "--ray")
    words = Translations("en")
    games = json.loads(done.stdout)["games"]
    assert 0 < games < 6
    assert done.returncode == 1
    said = [words("ray-failed", why="RuntimeError: no more room"), words("simulate-stopped", games=games, asked=6)]
    assert done.stderr.splitlines()[-2:] == said


def test_without_ray_it_says_what_to_install(monkeypatch):
    monkeypatch.setattr("universelle.arena.cluster.find_spec", lambda name: None)
    assert "ray-missing" in refusal("")


@needs_ray
def test_an_address_where_nothing_answers_is_refused_soon():
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        port = closed.getsockname()[1]
    assert "ray-unreachable" in refusal(f"127.0.0.1:{port}")
    assert "ray-unreachable" in refusal(f"ray://127.0.0.1:{port}")


@needs_ray
@pytest.mark.parametrize("address", ["nonsense", ":6379", "ray://", "here:port", "127.0.0.1:٣"])
def test_what_is_no_address_is_refused(address):
    assert "ray-bad-address" in refusal(address)
