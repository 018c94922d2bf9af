"""Servers under load that are killed: who plays meanwhile, what was acknowledged, and what must be true afterwards."""

from __future__ import annotations

import json
import os
import re
import signal
import sqlite3
import threading
import time
import urllib.parse
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from html import unescape
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from random import Random

import psycopg

from tests.browser.server import HOST, PATIENCE, Server
from tests.postgresql import PostgresqlServer
from tests.processes import running_in

SLUG = "worlds-fair-1893"  # its games are the shortest
ACTION = re.compile(r'data-action="([^"]*)"')
SEQ = re.compile(r'data-seq="(\d+)"')
SOON = 10.0  # seconds in which a server that is up answers
TABLE = "/t/"


class CrashingServer(Server):
    """A server that dies alone: the processes of its bots must notice by themselves."""

    def __init__(self, folder: Path, database: str = "") -> None:
        super().__init__(folder, database, "--log", "json")

    def crash(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        self._process.wait(PATIENCE)
        self._log.close()

    def has_left_nothing(self) -> bool:
        """Whether no process of the group runs."""
        return not running_in(self.pid)


@dataclass
class Acknowledged:
    """What servers said they had stored, by table: the number of the entry, and its code."""

    moves: dict[str, list[tuple[int, str]]] = field(default_factory=dict)
    refused: Counter[str] = field(default_factory=Counter)  # answers that were none, by why

    def __len__(self) -> int:
        return sum(map(len, self.moves.values()))


class Player(threading.Thread):
    """Plays at one table after another, at any of the servers, whatever becomes of them."""

    def __init__(self, servers: Sequence[Server], seats: Sequence[str], seed: int, told: Acknowledged) -> None:
        super().__init__(daemon=True)
        self._servers = servers
        self._seats = seats
        self._rng = Random(seed)
        self._told = told
        self._cookie = ""
        self.table = ""
        self.stopping = threading.Event()

    def run(self) -> None:
        while not self.stopping.is_set():
            with suppress(OSError, HTTPException):
                self.step()
                continue
            self._told.refused["no answer"] += 1
            time.sleep(0.05)

    def step(self) -> None:
        """Open a table, or make a move."""
        if not self.table:
            self.open()
            return
        status, page, _ = self._ask("GET", self.table)
        codes = list(dict.fromkeys(unescape(code) for code in ACTION.findall(page)))
        if status != 200:
            self._note(status)
        elif codes:
            self._move(int(SEQ.search(page)[1]), self._rng.choice(codes))
        else:
            self._wait_or_leave(page)

    def open(self) -> None:
        who = {f"who-{number}": seat for number, seat in enumerate(self._seats, start=1)}
        status, _, where = self._ask("POST", "/new", game=SLUG, seed=str(self._rng.random()), **who)
        if status == 303:
            self.table = where
        else:
            self._note(status)

    def _move(self, seq: int, code: str) -> None:
        status, answer, _ = self._ask("POST", f"{self.table}/move", action=code, seq=str(seq))
        if status == 200 and json.loads(answer)["ok"]:
            self._told.moves.setdefault(self.name_of_table, []).append((seq, code))
        else:
            self._note(status)

    @property
    def name_of_table(self) -> str:
        return self.table.removeprefix(TABLE)

    def goes_on(self) -> bool:
        """Whether the game at the table goes on from where it is now, or ends."""
        table, before = self.table, len(self._told.moves.get(self.name_of_table, ()))
        until(lambda: self.table != table or len(self._told.moves.get(table.removeprefix(TABLE), ())) > before)
        return True

    def _wait_or_leave(self, page: str) -> None:
        """Nothing can be chosen: the game is over, or a bot thinks."""
        if f"{self.table}/end" in page:
            self.table = ""
        else:
            time.sleep(0.05)

    def _note(self, status: int) -> None:
        self._told.refused[str(status)] += 1
        time.sleep(0.02)

    def _ask(self, method: str, address: str, **fields: str) -> tuple[int, str, str]:
        """Status, text and `Location` of an answer."""
        server = self._rng.choice(self._servers)
        with closing(HTTPConnection(HOST, server.port, timeout=SOON)) as connection:
            headers = {"Cookie": self._cookie} if self._cookie else {}
            if fields:
                headers["Content-Type"] = "application/x-www-form-urlencoded"
            if address.endswith("/move"):
                headers["Accept"] = "application/json"
            connection.request(method, address, urllib.parse.urlencode(fields) or None, headers)
            answer = connection.getresponse()
            text = answer.read().decode()
            for cookie in answer.headers.get_all("Set-Cookie") or []:
                if cookie.startswith("universelle="):
                    self._cookie = cookie.partition(";")[0]
            return answer.status, text, answer.headers.get("Location", "")


class Play:
    """What goes on at some servers."""

    def __init__(self, servers: Sequence[Server], seed: int) -> None:
        self._servers = servers
        self._seed = seed
        self.told = Acknowledged()
        self.of_bots: list[str] = []  # tables at which only they play

    def open_bots(self) -> None:
        """Let bots begin a game."""
        opener = Player(self._servers, ("random", "random"), self._seed + 1000 + len(self.of_bots), self.told)
        until(lambda: tried(opener.open) and bool(opener.table))
        self.of_bots.append(opener.name_of_table)


@contextmanager
def playing(servers: Sequence[Server], people: Sequence[Sequence[str]], seed: int = 1) -> Iterator[Play]:
    """People play, each at one table with these seats after another; in the end every game goes on."""
    play = Play(servers, seed)
    players = [Player(servers, seats, seed + number, play.told) for number, seats in enumerate(people)]
    for player in players:
        player.start()
    try:
        yield play
        assert [player for player in players if not player.goes_on()] == []
    finally:
        for player in players:
            player.stopping.set()
        for player in players:
            player.join()


def more(told: Acknowledged, moves: int) -> None:
    """Wait until so many more moves are acknowledged."""
    before = len(told)
    until(lambda: len(told) >= before + moves)


def tried(do: Callable[[], object]) -> bool:
    """Whether something could be done."""
    with suppress(OSError, HTTPException):
        do()
        return True
    return False


def until(reached: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not reached():
        assert time.monotonic() < end, "it never comes to that"
        time.sleep(0.02)


def restart(server: PostgresqlServer) -> None:
    """Start a database server again that was killed; what is left of it needs a moment to go."""
    for _ in range(50):
        with suppress(AssertionError):
            server.start()
            return
        time.sleep(0.2)
    server.start()


# -- what must be true ----------------------------------------------------------------------------------------------


def rows(where: Path | str, query: str) -> list[tuple]:
    if isinstance(where, Path):
        with closing(sqlite3.connect(where)) as connection:
            return connection.execute(query).fetchall()
    with psycopg.connect(where) as connection:
        return connection.execute(query).fetchall()


def journals(where: Path | str) -> dict[str, list[tuple[int, str, int]]]:
    """By table: number, code and seat of every entry, in order."""
    found: dict[str, list[tuple[int, str, int]]] = {}
    for table, seq, code, seat in rows(where, "SELECT table_id, seq, code, seat FROM journal ORDER BY table_id, seq"):
        found.setdefault(table, []).append((seq, code, seat))
    return found


def lost(where: Path | str, told: Acknowledged) -> list[str]:
    """What is wrong with what was acknowledged: each move must be there once, in its place, without gaps."""
    kept = journals(where)
    faults = [table for table, entries in kept.items() if [seq for seq, _, _ in entries] != list(range(len(entries)))]
    for table, moves in told.moves.items():
        entries = {seq: code for seq, code, _ in kept.get(table, ())}
        faults += [f"{table}: {seq} {code}" for seq, code in moves if entries.get(seq) != code]
    return faults


def over(where: Path | str, tables: Sequence[str]) -> bool:
    ended = {table for (table,) in rows(where, "SELECT id FROM tables WHERE over")}
    return ended.issuperset(tables)


def damaged(where: Path | str) -> list[str]:
    return [table for (table,) in rows(where, "SELECT id FROM tables WHERE damaged")]


def thoughts(logs: Sequence[str]) -> Counter[str]:
    """How many thoughts of bots servers have finished, by the mark of the table."""
    lines = [
        json.loads(line) for log in logs for line in log.splitlines() if line.startswith("{") and line.endswith("}")
    ]
    return Counter(line["table"] for line in lines if line["message"] == "thought")
