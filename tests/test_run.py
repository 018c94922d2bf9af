"""The script `run`, as far as it can be tried without setting anything up."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.browser.server import HOST, PATIENCE, free_port

RUN = Path(__file__).parent.parent / "run"
BECOME = """
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader

loader = SourceFileLoader("run", sys.argv[1])
run = module_from_spec(spec_from_loader("run", loader))
loader.exec_module(run)
run.become(sys.argv[2:], {"UNIVERSELLE_COMMAND": "./run"})
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
