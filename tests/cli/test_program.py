"""The program as a process of its own, with pipes and signals."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.program import SLUG, finished_record
from universelle.build import VERSION
from universelle.matches.record import Record

PROGRAM = [sys.executable, "-m", "universelle"]


def surroundings(tmp_path: Path, **settings: str) -> dict[str, str]:
    """The environment without a terminal: no width and no language are known."""
    unknown = ("COLUMNS", "LANG", "LC_ALL", "LC_MESSAGES", "LANGUAGE")
    rest = {name: value for name, value in os.environ.items() if name not in unknown}
    return {**rest, "UNIVERSELLE_DATA": str(tmp_path / "data"), "PYTHONUTF8": "1", **settings}


@pytest.fixture
def start(tmp_path):
    def run(*arguments: str | bytes, typed: bytes = b"", **settings: str) -> subprocess.CompletedProcess[bytes]:
        environment = surroundings(tmp_path, **settings)
        command = [*PROGRAM, *arguments]
        return subprocess.run(command, input=typed, capture_output=True, env=environment, timeout=60, check=False)

    return run


def refused(process: subprocess.CompletedProcess[bytes]) -> bool:
    return process.returncode == 2 and b"Traceback" not in process.stderr and process.stderr.count(b"\n") == 1


def test_the_program_says_its_version(start):
    process = start("--version")
    assert (process.returncode, process.stderr) == (0, b"")
    assert VERSION in process.stdout.decode()


def test_a_whole_game_can_be_piped_in(start, tmp_path):
    path = tmp_path / "game.json"
    process = start("play", SLUG, "--seed", "1", "--save", str(path), "--lang", "de", typed=b"1\n" * 500)
    assert (process.returncode, process.stderr) == (0, b"")
    assert Record.read(path).verify().to_move() == ()


def test_output_into_a_pipe_has_no_colours(start):
    process = start("play", "--seed", "1", typed=b"foo\nq\n")
    assert process.returncode == 0
    assert b"\x1b" not in process.stdout + process.stderr


def test_a_complaint_is_one_line_even_where_no_width_is_known(start, tmp_path):
    process = start("verify", str(tmp_path / ("a rather long name of a file " * 6 + ".json")))
    assert refused(process)


def test_a_reader_who_stops_early_is_no_error(tmp_path):
    finished_record().save(tmp_path / "game.json")
    command = [*PROGRAM, "replay", str(tmp_path / "game.json")]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, env=surroundings(tmp_path, PYTHONUNBUFFERED="1"), **pipes) as process:
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""


@pytest.mark.skipif(os.name != "posix", reason="signals are sent otherwise here")
def test_ctrl_c_keeps_the_game(tmp_path):
    path = tmp_path / "game.json"
    command = [*PROGRAM, "play", "--seats", "me,me", "--seed", "1", "--save", str(path)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, env=surroundings(tmp_path), **pipes) as process:
        process.stdin.write(b"1\n")
        process.stdin.flush()
        while process.poll() is None and not (path.exists() and Record.read(path).moves):
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, err) == (0, b"")
    assert str(path).encode() in out
    assert len(Record.read(path).moves) == 1


def test_a_game_that_cannot_be_kept_stops_without_a_stack_trace(start, tmp_path):
    process = start("play", "--save", str(tmp_path / "missing" / "game.json"), typed=b"1\n", COLUMNS="200")
    assert refused(process)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
@pytest.mark.parametrize("arguments", [["games"], ["games", "--json"]], ids=" ".join)
def test_output_that_cannot_be_written_is_said_in_one_sentence(tmp_path, arguments):
    with Path("/dev/full").open("wb") as full:
        command = [*PROGRAM, *arguments]
        process = subprocess.run(
            command, stdout=full, stderr=subprocess.PIPE, env=surroundings(tmp_path), timeout=60, check=False
        )
    assert process.returncode != 0
    assert b"Traceback" not in process.stderr
    assert process.stderr.count(b"\n") == 1


def test_bytes_that_are_no_text_are_not_understood_but_do_no_harm(start, tmp_path):
    path = tmp_path / "game.json"
    typed = b"\xff\xfe\n1\nq\n"
    process = start(
        "play", "--seats", "me,me", "--save", str(path), typed=typed, PYTHONUTF8="0", PYTHONIOENCODING="utf-8"
    )
    assert b"Traceback" not in process.stderr
    assert process.returncode == 0
    assert len(Record.read(path).moves) == 1


@pytest.mark.skipif(os.name != "posix", reason="arguments are always text here")
def test_a_seed_that_is_no_text_is_refused(start):
    process = start("play", "--seed", b"\xff", typed=b"q\n")
    assert b"Traceback" not in process.stderr
    assert process.returncode in (0, 2)


@pytest.mark.parametrize("arguments", [["games"], ["play", "--seed", "1"]], ids=" ".join)
@pytest.mark.parametrize("encoding", ["latin-1", "cp1252"])
def test_a_terminal_that_lacks_characters_still_gets_an_answer(start, arguments, encoding):
    process = start(*arguments, typed=b"q\n", PYTHONUTF8="0", PYTHONIOENCODING=encoding)
    assert b"Traceback" not in process.stderr
    assert process.returncode == 0
