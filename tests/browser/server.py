"""The real program, serving from a folder of its own."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import ClassVar

from tests.tokens import give_key

HOST = "127.0.0.1"
SLOW = bool(os.environ.get("UNIVERSELLE_SLOW"))  # whether everything is to come late
PATIENCE = 240  # seconds: the last resort for a server that never answers or never ends


class Server:
    """`universelle serve` as a process."""

    PROGRAM: ClassVar[Sequence[str]] = ("-m", "tests.browser.slow_server" if SLOW else "universelle")

    def __init__(self, folder: Path, database: str = "", *more: str) -> None:
        self.folder = give_key(folder)
        self._more = more  # arguments
        self.database = database  # the address of a PostgreSQL server, in place of a file
        self.port = free_port()
        self.start()

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.port}"

    @property
    def pid(self) -> int:
        """Of the server, and of the group to which all its processes belong."""
        return self._process.pid

    @property
    def lives(self) -> bool:
        return self._process.poll() is None

    def start(self) -> None:
        arguments = ["serve", "--no-browser", "--port", str(self.port), "--data", str(self.folder)]
        arguments += ["--limits", "100"]  # tests play faster than people
        arguments += ["--database", self.database] if self.database else []
        arguments += self._more
        self._log = (self.folder / "log").open("ab")
        self._process = subprocess.Popen(
            [sys.executable, *self.PROGRAM, *arguments],
            stdout=self._log,
            stderr=self._log,
            env=dict(os.environ, LANG="C.UTF-8"),
            start_new_session=True,
        )
        end = time.monotonic() + PATIENCE
        while not self._answers():
            if not self.lives or time.monotonic() > end:
                self.kill()
                raise RuntimeError(f"the server does not answer:\n{self.log}")
            time.sleep(0.1)

    def stop(self) -> None:
        """As Ctrl-C would."""
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.kill()
            raise
        self._sweep()

    def kill(self) -> None:
        """As a power cut would: the server and the processes of its bots."""
        self._sweep()
        self._process.wait(PATIENCE)

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")

    def _sweep(self) -> None:
        """End what is left of the server's process group, which is its own."""
        self._log.close()
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)

    def _answers(self) -> bool:
        connection = HTTPConnection(HOST, self.port, timeout=PATIENCE)
        try:
            connection.request("GET", "/")
            return connection.getresponse().status == 200
        except OSError:
            return False
        finally:
            connection.close()


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind((HOST, 0))
        return int(listener.getsockname()[1])
