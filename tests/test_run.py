"""The script `run`, as far as it can be tried without setting anything up."""

import os
import signal
import socket
import subprocess
import sys
import time
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.browser.server import HOST, PATIENCE, free_port

RUN = Path(__file__).parent.parent / "run"
LOAD = """
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader

loader = SourceFileLoader("run", sys.argv[1])
run = module_from_spec(spec_from_loader("run", loader))
loader.exec_module(run)
"""
BECOME = f"""{LOAD}
run.become(sys.argv[2:], {{"UNIVERSELLE_COMMAND": "./run"}})
"""


def listens(port: int) -> bool:
    with socket.socket() as caller:
        return caller.connect_ex((HOST, port)) == 0


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
def test_a_signal_to_the_script_ends_the_server_and_frees_the_port(tmp_path):
    port = free_port()
    serve = [sys.executable, "-m", "universelle", "serve", "--no-browser", "--port", str(port), "--data", str(tmp_path)]
    script = subprocess.Popen([sys.executable, "-B", "-c", BECOME, str(RUN), *serve], stdout=subprocess.DEVNULL)
    try:
        end = time.monotonic() + PATIENCE
        while not listens(port):
            assert script.poll() is None, "the server has ended"
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.05)
        script.send_signal(signal.SIGTERM)
        script.wait(PATIENCE)
        assert not listens(port)
    finally:
        script.kill()


def test_the_program_is_told_how_it_was_started(tmp_path):
    told = "import os; print(os.environ['UNIVERSELLE_COMMAND'])"
    command = [sys.executable, "-B", "-c", BECOME, str(RUN), sys.executable, "-c", told]
    assert subprocess.run(command, capture_output=True, text=True, check=True).stdout == "./run\n"


@pytest.fixture
def run(tmp_path, monkeypatch):
    """The script as a module, with a folder of its own; setting up only notes what it is asked for."""
    loader = SourceFileLoader("run", str(RUN))
    module = module_from_spec(spec_from_loader("run", loader))
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    loader.exec_module(module)
    module.HOME = str(tmp_path)
    module.synced = []
    module.options = []

    def sync(environment, options, settings):
        module.synced.append((environment, settings))
        module.options.append(options)

    module.sync = sync
    module.has_compiler = lambda: False
    module.become = lambda command, settings: command
    module.os = SimpleNamespace(**{**vars(os), "nice": lambda _: 0})
    return module


def test_what_is_compiled_once_is_not_compiled_again(run):
    assert run.compile_now() == run.compile_now() == 0
    built = run.compiled_environment(run.fingerprint())
    assert run.synced == [(built, {"UNIVERSELLE_COMPILED": "1"})]
    assert run.stamp(built) == run.fingerprint()
    assert not Path(built + run.BUSY).exists()


def test_a_build_that_failed_is_not_tried_again(run):
    def fail(*_):
        raise run.Stop("no compiler")

    run.sync = fail
    run.compile_now()
    built = run.compiled_environment(run.fingerprint())
    assert run.stamp(built) == run.FAILED
    run.sync = lambda *_: pytest.fail("tried again")
    run.compile_now()


def test_a_build_that_failed_is_said_with_what_to_do(run, capsys):
    def fail(*_):
        raise run.Stop("no header files")

    run.sync = fail
    run.compile_now()
    built = run.compiled_environment(run.fingerprint())
    at_once = capsys.readouterr()
    assert "no header files" in at_once.err
    assert at_once.out.count("\n") == 1
    for part in ("could not be compiled", str(Path(run.HOME, "compile.log")), built):
        assert part in at_once.out
    run.sync = lambda *_: None
    run.has_compiler = lambda: True
    assert run.play(["games"])[1:] == ["games"]
    later = capsys.readouterr()
    assert (later.out, later.err) == ("", f"Setting up (once, about a minute) …\n{at_once.out}")


@pytest.mark.skipif(os.name == "nt", reason="no such terminals")
@pytest.mark.parametrize(("arguments", "told"), [([], True), (["serve"], True), (["play"], False), (["games"], False)])
def test_only_the_terminal_of_a_server_hears_from_a_build(run, monkeypatch, arguments, told):
    """The program that compiles is one that writes to both its outputs."""
    ours, theirs = os.openpty()
    script = Path(run.HOME, "run")
    script.write_text('import sys\nprint("not compiled")\nprint("why", file=sys.stderr)\n')
    started = []

    class Popen(subprocess.Popen):
        def __init__(self, command, **streams):
            super().__init__([sys.executable, str(script)], **streams)
            started.append(self)

    run.subprocess = SimpleNamespace(**{**vars(subprocess), "Popen": Popen})
    run.has_compiler = lambda: True
    with os.fdopen(theirs, "w") as terminal:
        monkeypatch.setattr(sys, "stderr", terminal)
        run.play(arguments)
        (compiling,) = started
        assert compiling.wait(PATIENCE) == 0
        terminal.write("the end\n")
        terminal.flush()
        heard = b""
        while b"the end" not in heard:
            heard += os.read(ours, 1000)
    os.close(ours)
    assert (b"not compiled" in heard) == told
    assert Path(run.HOME, "compile.log").read_text() == "why\n"


def test_two_do_not_compile_the_same_at_once_unless_the_first_was_stopped(run):
    busy = Path(run.compiled_environment(run.fingerprint()) + run.BUSY)
    busy.touch()
    run.compile_now()
    assert run.synced == []
    os.utime(busy, (0, 0))
    run.compile_now()
    assert len(run.synced) == 1


def test_the_build_before_this_one_stays(run):
    for number in range(4):
        folder = Path(run.HOME, f"compiled-{number}")
        folder.mkdir()
        os.utime(folder, (number, number))
    run.compile_now()
    left = {path.name for path in Path(run.HOME).iterdir()}
    assert left == {"compiled-3", Path(run.compiled_environment(run.fingerprint())).name}


def test_without_a_command_friends_on_the_network_are_served_unless_told_otherwise(run):
    assert run.play([])[1:] == ["serve", "--host", "0.0.0.0"]
    assert run.play(["--host", "127.0.0.1"])[1:] == ["serve", "--host", "0.0.0.0", "--host", "127.0.0.1"]
    assert run.play(["serve"])[1:] == ["serve"]


def test_who_plays_gets_no_libraries_of_the_arena(run):
    run.play(["play", "expo-1906"])
    assert run.options == [["--no-dev", "--no-editable"]]


@pytest.mark.parametrize("arguments", [["arena", "--help"], ["--lang", "fr", "tune"], ["--lang=de", "tune"]])
def test_the_arena_and_tuning_fetch_their_libraries_once(run, arguments):
    run.play(["games"])
    run.play(arguments)
    run.play(arguments)
    assert run.options[1:] == [[*run.MORE, "--extra", "arena"]]


def test_libraries_once_asked_for_are_kept(run, monkeypatch):
    run.play(["arena"])
    monkeypatch.setattr(run, "fingerprint", lambda: "another state of the program")
    run.play(["serve"])
    run.compile_now()
    assert all("arena" in options for options in run.options)
    assert len(run.options) == 3


def test_a_compiled_build_without_libraries_gets_them(run):
    run.compile_now()
    program = run.play(["tune"])[0]
    built = run.compiled_environment(run.fingerprint())
    assert program.startswith(built)
    assert run.synced == [(built, {"UNIVERSELLE_COMPILED": "1"})] * 2
    assert "arena" not in run.options[0]
    assert "arena" in run.options[1]


def test_libraries_that_cannot_be_fetched_do_not_keep_anybody_from_playing(run):
    def fail(*_):
        raise run.Stop("no network")

    run.play(["games"])
    run.sync = fail
    with pytest.raises(run.Stop):
        run.play(["arena"])
    assert run.play(["games"])[1:] == ["games"]
