"""A PostgreSQL server of the tests' own."""

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cached_property
from itertools import count
from pathlib import Path
from socket import socket
from typing import Any

import psycopg

from universelle.database.opening import open_database

FOLDERS = "/usr/lib/postgresql"  # where Debian keeps its versions
OWNER = "postgres"  # who runs it if the tests are root's, because PostgreSQL refuses to run as root
TRIES = 100  # to start it

# killing the server loses nothing that the system was given to write; only a power cut would, and no test cuts it
QUICK = {"fsync": "off", "full_page_writes": "off", "autovacuum": "off"}


def program(name: str) -> str | None:
    """The path of one of PostgreSQL's programs, the newest version's."""
    versions = sorted(Path(FOLDERS).glob(f"*/bin/{name}"), key=lambda path: float(path.parts[-3]))
    return str(versions[-1]) if versions else shutil.which(name)


class PostgresqlServer:
    """A server that can be killed and started again, with as many databases as one likes."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="universelle-"))
        self._as_owner: dict[str, Any] = {}
        if os.geteuid() == 0:
            owner = pwd.getpwnam(OWNER)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
            self._as_owner = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
        with socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = found.getsockname()[1]
        self._numbers = count(1)
        self._run("initdb", "-D", "data", "-U", OWNER, "--auth=trust", "--no-sync", "--locale=C", "--encoding=UTF8")
        self.start()

    def _run(self, name: str, *arguments: str) -> None:
        found = program(name)
        assert found is not None
        subprocess.run([found, *arguments], cwd=self.folder, stdout=subprocess.DEVNULL, check=True, **self._as_owner)

    def start(self) -> None:
        """Start it, again and again while what is left of one that was killed holds on to its memory."""
        for _ in range(TRIES):
            self._begin()
            while self._process.poll() is None:
                if self._answers():
                    return
            time.sleep(0.1)
        raise AssertionError((self.folder / "log").read_text())

    def _begin(self) -> None:
        found = program("postgres")
        assert found is not None
        settings = {"port": self.port, "unix_socket_directories": self.folder, "listen_addresses": "127.0.0.1"}
        options = [option for name, value in (settings | QUICK).items() for option in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("a") as log:
            self._process = subprocess.Popen(
                [found, "-D", "data", *options], cwd=self.folder, stdout=log, stderr=log, **self._as_owner
            )

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.address("postgres"), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def address(self, database: str) -> str:
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of a database with nothing in it, not even tables."""
        return self._create("template1")

    def ready_database(self) -> str:
        """The address of a database with all tables, empty: to copy one takes less time than to migrate it."""
        return self._create(self._migrated)

    @cached_property
    def _migrated(self) -> str:
        address = self.new_database()

        async def migrate() -> None:
            await (await open_database(address)).close()

        with ThreadPoolExecutor(1) as aside:  # a thread that drives a browser has a loop already
            aside.submit(lambda: asyncio.run(migrate())).result()
        return address.rpartition("/")[2]

    def _create(self, template: str) -> str:
        name = f"test{next(self._numbers)}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return self.address(name)

    @property
    def pid(self) -> int:
        return self._process.pid

    def processes(self) -> list[int]:
        """The server itself, and all that it has started."""
        with psycopg.connect(self.address("postgres")) as connection:
            found = connection.execute("SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid()").fetchall()
        return [self.pid, *[pid for (pid,) in found]]

    def kill(self) -> None:
        """End all of it at once, as a crash would: by itself, a process would still answer what it was asked."""
        for pid in self.processes():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        self._process.kill()  # it would wait for those who are connected, and write what nobody needs any more
        self._process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
