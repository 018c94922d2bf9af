"""A busy evening: many live tables on a real server, each with four people who see every move, all on this machine.

Run: python benchmarks/load.py [--tables 250] [--every 4] [--seconds 60] [--servers 1] [--finished 0] [--grow CHART.svg]

Prints how long it takes from sending a move until each of those who watch has it, the processor time of the server for
a move, and whether anybody missed one. With two servers they share a PostgreSQL server, and who watches is at the other
one. `--finished` puts so many finished games into the database first, and then times pages, too. `--grow` measures
smaller and larger evenings one after another, and draws what a move costs.
"""

import asyncio
import os
import random
import sys
import tempfile
import time
import zlib
from argparse import ArgumentParser, Namespace
from dataclasses import dataclass, field, replace
from pathlib import Path
from statistics import median, quantiles
from urllib.parse import urlencode

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.browser.server import HOST, Server
from tests.postgresql import PostgresqlServer
from tests.tokens import KEY, TOKENS

from universelle.core.chance import seed_from
from universelle.database.database import Database
from universelle.database.opening import open_database
from universelle.games.registry import load, metas
from universelle.matches.match import Match
from universelle.matches.record import Record
from universelle.tables.journal import WRITE, Entry
from universelle.tables.session import Session, StoredTable
from universelle.tables.shelf import Shelf, adding
from universelle.tables.summary import Summary
from universelle.web.serving.tokens import owner_of_secret
from universelle.web.serving.visitors import COOKIE
from universelle.web.table.tables import Table

SLUG = "worlds-fair-1893"
NAMES = ("Ada", "Ben", "Carl", "Dora")
TICKS = os.sysconf("SC_CLK_TCK")
NOTHING_ELSE = {"at": 0.0, "by": None, "to_move": None}  # in a row of a journal
AT_ONCE = 10  # finished games that are written in one step
LAST = 10.0  # seconds that the last updates have to come
PAGES = ("/", f"/setup/{SLUG}", f"/rules/{SLUG}")
GROWTH = ((25, 4), (50, 4), (100, 4), (250, 4), (100, 1), (100, 2), (100, 8))  # tables, and viewers of each


@dataclass
class LiveTable:
    """A table as the people at it know it: the match, and when each move was sent."""

    id: str
    match: Match
    sent: dict[int, float] = field(default_factory=dict)  # by the number of the entry after it
    missed: int = 0

    @property
    def address(self) -> str:
        return f"/t/{self.id}"


def secret(table: int, seat: int) -> str:
    return f"{table}-{seat}"


def cookie(table: int, seat: int) -> str:
    return f"{COOKIE}={TOKENS.sign(secret(table, seat))}"


async def lay(database: Database, tables: int) -> list[LiveTable]:
    """Tables of four, each of whom has a browser of their own."""
    meta, found = metas()[SLUG], []
    for number in range(tables):
        record = Record(SLUG, meta.ruleset, tuple(f"{name}=me" for name in NAMES), seed_from(f"load {number}"))
        owners = {seat: owner_of_secret(secret(number, seat)) for seat in range(len(NAMES))}
        stored = StoredTable(f"load{number:05}", record, owners, created=time.time())
        await Shelf(database).add(stored, Table(stored).summary())
        found.append(LiveTable(stored.id, Match(record)))
    return found


async def lay_finished(database: Database, number: int) -> None:
    """So many finished games: copies of a few."""
    game = load(SLUG)
    kinds = []
    for seed in range(8):
        match = Match(Record(SLUG, game.meta.ruleset, ("Ada=me", "Ben=me"), seed_from(f"over {seed}")))
        rng = random.Random(seed)
        while to_move := match.state.to_move():
            actions = match.state.legal_actions(to_move[0])
            match.adopt(match.attempt(to_move[0], [rng.choice(actions)]))
        kinds.append(match.record)
    now = time.time()
    for start in range(0, number, AT_ONCE):
        statements = []
        for each in range(start, min(start + AT_ONCE, number)):
            record = kinds[each % len(kinds)]
            owners = {seat: owner_of_secret(f"over-{each % 500}-{seat}") for seat in (0, 1)}
            entries = tuple(Entry(move.seat, move.code, at=now - each) for move in record.moves)
            stored = StoredTable(f"over{each:06}", record.with_moves(()), owners, created=now - each)
            if start == 0 and each < len(kinds):
                SUMMARIES.append(Session(replace(stored, journal=entries)).summary())
            statements += adding(stored, SUMMARIES[each % len(kinds)])
            statements += [
                (WRITE, {"table": stored.id, "seq": seq, "seat": entry.seat, "code": entry.code, **NOTHING_ELSE})
                for seq, entry in enumerate(entries)
            ]
        await database.write(statements)


SUMMARIES: list[Summary] = []


class Viewer:
    """Somebody who follows a table, as a browser would."""

    def __init__(self, table: LiveTable, port: int, cookies: str, told: list[float]) -> None:
        self._table = table
        self._port = port
        self._cookies = cookies
        self._told = told
        self.seen = 0

    async def follow(self, ready: asyncio.Event) -> None:
        reader, writer = await asyncio.open_connection(HOST, self._port)
        lines = [f"GET {self._table.address}/stream?seq=0&sight=1 HTTP/1.1", f"Host: {HOST}:{self._port}"]
        lines += [f"Cookie: {self._cookies}", "Accept-Encoding: gzip", "", ""]
        writer.write("\r\n".join(lines).encode())
        head = await reader.readuntil(b"\r\n\r\n")
        assert b" 200 " in head.splitlines()[0], head
        unzip = zlib.decompressobj(31)
        text = b""
        try:
            while size := int((await reader.readline()).strip() or b"0", 16):
                text += unzip.decompress(await reader.readexactly(size))
                await reader.readexactly(2)
                ready.set()
                *events, text = text.split(b"\n\n")
                for event in events:
                    self._note(event)
        finally:
            writer.close()

    def _note(self, event: bytes) -> None:
        if not event.startswith(b"id: "):
            return
        seq, now = int(event[4 : event.index(b"\n")]), time.perf_counter()
        for number in range(self.seen + 1, seq + 1):
            if number in self._table.sent:
                self._told.append(now - self._table.sent[number])
        self.seen = max(self.seen, seq)


class Mover:
    """Makes the moves of a table, over one connection."""

    def __init__(self, number: int, table: LiveTable, port: int) -> None:
        self._number = number
        self._table = table
        self._port = port
        self._rng = random.Random(number)

    async def play(self, every: float, until: float, answers: list[float]) -> None:
        reader, writer = await asyncio.open_connection(HOST, self._port)
        start = time.perf_counter() + self._rng.uniform(0, every)
        while start < until:
            await asyncio.sleep(max(0.0, start - time.perf_counter()))
            start += every
            await self._move(reader, writer, answers)
        writer.close()

    async def _move(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, answers: list[float]) -> None:
        match = self._table.match
        seat = match.state.to_move()[0]
        action = self._rng.choice(match.state.legal_actions(seat))
        made = len(match.history)
        body = urlencode({"action": action.code, "seq": made})
        lines = [f"POST {self._table.address}/move HTTP/1.1", f"Host: {HOST}:{self._port}", "Accept: application/json"]
        lines += [f"Cookie: {cookie(self._number, seat)}", "Content-Type: application/x-www-form-urlencoded"]
        lines += [f"Content-Length: {len(body)}", "", body]
        self._table.sent[made + 1] = began = time.perf_counter()
        writer.write("\r\n".join(lines).encode())
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        size = int(head.partition("content-length: ")[2].partition("\r\n")[0])
        text = await reader.readexactly(size)
        assert b'"ok":true' in text, (head, text)
        answers.append(time.perf_counter() - began)
        match.adopt(match.attempt(seat, [action]))


def processor_time(server: Server) -> float:
    """Seconds that the server's process has computed."""
    fields = Path(f"/proc/{server.pid}/stat").read_text(encoding="ascii").rpartition(") ")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(server: Server) -> float:
    """Megabytes that the server's process takes."""
    pages = Path(f"/proc/{server.pid}/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6


@dataclass(frozen=True)
class Evening:
    """What came of it."""

    moves: int
    times: list[float]  # from sending a move until a viewer had it
    answers: list[float]
    missed: int
    processor: float  # seconds of the servers, in all
    seconds: float
    memory: float

    def tell(self) -> None:
        print(f"  moves {self.moves}, {self.moves / self.seconds:.1f} a second; updates received {len(self.times)}")
        print(f"  updates missed: {self.missed}")
        print(f"  from a move to a viewer, ms: {percentiles(self.times)}")
        print(f"  answer to a move, ms: {percentiles(self.answers)}")
        share = self.processor / self.seconds
        print(f"  processor time of the server for a move, ms: {self.cost:.2f}; share of a core {share:.0%}")
        print(f"  memory of the server: {self.memory:.0f} MB")

    @property
    def cost(self) -> float:
        return 1000 * self.processor / max(1, self.moves)


def percentiles(times: list[float]) -> str:
    """The median and the slow ones, in milliseconds."""
    if len(times) < 2:
        return "none"
    cut = quantiles(times, n=100)
    shown = {"median": median(times), "95 %": cut[94], "99 %": cut[98], "most": max(times)}
    return ", ".join(f"{name} {1000 * seconds:.0f}" for name, seconds in shown.items())


async def evening(
    servers: list[Server], tables: list[LiveTable], viewers: int, every: float, seconds: float
) -> Evening:
    """People move at the first server, and watch at the last one."""
    times: list[float] = []
    answers: list[float] = []
    watching: list[Viewer] = []
    following = []
    for number, table in enumerate(tables):
        readies = []
        for seat in range(viewers):
            viewer = Viewer(table, servers[-1].port, cookie(number, seat), times)
            watching.append(viewer)
            readies.append(asyncio.Event())
            following.append(asyncio.create_task(viewer.follow(readies[-1])))
        await asyncio.gather(*[asyncio.wait_for(ready.wait(), 60) for ready in readies])
    print(f"  {len(watching)} viewers follow {len(tables)} tables", flush=True)
    before, began = sum(map(processor_time, servers)), time.perf_counter()
    movers = [Mover(number, table, servers[0].port) for number, table in enumerate(tables)]
    await asyncio.gather(*[mover.play(every, began + seconds, answers) for mover in movers])
    took, used = time.perf_counter() - began, sum(map(processor_time, servers)) - before
    end = time.perf_counter() + LAST
    expected = sum(len(table.sent) * viewers for table in tables)
    while len(times) < expected and time.perf_counter() < end:
        await asyncio.sleep(0.1)
    weight = max(map(memory, servers))
    for task in following:
        task.cancel()
    await asyncio.gather(*following, return_exceptions=True)
    return Evening(len(answers), times, answers, expected - len(times), used, took, weight)


async def time_pages(server: Server, most: int = 20) -> dict[str, float]:
    """The median time of an answer, in milliseconds, by page; somebody asks who has played some hundred games."""
    found = {}
    for page in PAGES:
        times = []
        for _ in range(most):
            reader, writer = await asyncio.open_connection(HOST, server.port)
            token = f"{COOKIE}={TOKENS.sign('over-7-0')}"
            began = time.perf_counter()
            lines = [
                f"GET {page} HTTP/1.1",
                f"Host: {HOST}:{server.port}",
                f"Cookie: {token}",
                "Connection: close",
                "",
                "",
            ]
            writer.write("\r\n".join(lines).encode())
            await reader.read()
            times.append(time.perf_counter() - began)
            writer.close()
        found[page] = 1000 * median(times)
    return found


async def prepare(where: Path | str, tables: int, finished: int) -> list[LiveTable]:
    database = await open_database(where)
    try:
        insert = "INSERT INTO keys (name, secret) VALUES ('tokens', :secret) ON CONFLICT (name) DO NOTHING"
        await database.write([(insert, {"secret": KEY.hex()})])
        await lay_finished(database, finished)
        return await lay(database, tables)
    finally:
        await database.close()


def one(folder: Path, arguments: Namespace, tables: int, viewers: int) -> Evening:
    """One evening, from an empty database."""
    two = arguments.servers > 1
    postgresql = PostgresqlServer() if two else None
    where = postgresql.new_database() if postgresql else folder / "one" / "universelle.sqlite"
    names = ("one", "other")[: arguments.servers]
    live = asyncio.run(prepare(where, tables, arguments.finished))
    servers = [Server(folder / name, where if isinstance(where, str) else "") for name in names]
    try:
        if arguments.finished:
            print(
                f"  pages with {arguments.finished} finished games, ms: {rounded(asyncio.run(time_pages(servers[0])))}"
            )
        found = asyncio.run(evening(servers, live, viewers, arguments.every, arguments.seconds))
        found.tell()
        return found
    finally:
        for server in servers:
            server.stop()
        if postgresql:
            postgresql.stop()


def rounded(times: dict[str, float]) -> dict[str, float]:
    return {page: round(number, 1) for page, number in times.items()}


# -- how it grows -----------------------------------------------------------------------------------------------------


def grow(arguments: Namespace) -> None:
    costs = {}
    for tables, viewers in GROWTH:
        print(f"{tables} tables, {viewers} viewers of each")
        with tempfile.TemporaryDirectory() as folder:
            costs[tables, viewers] = one(Path(folder), arguments, tables, viewers).cost
    by_tables = [(tables, cost) for (tables, viewers), cost in sorted(costs.items()) if viewers == 4]
    by_viewers = [(viewers, cost) for (tables, viewers), cost in sorted(costs.items()) if tables == 100]
    Path(arguments.grow).write_text(chart(by_tables, by_viewers), encoding="utf-8")


def chart(by_tables: list[tuple[int, float]], by_viewers: list[tuple[int, float]]) -> str:
    """Two panels side by side: milliseconds of processor time for a move."""
    top = 1.2 * max([cost for _, cost in (*by_tables, *by_viewers)])
    panels = [
        panel(by_tables, "tables, four viewers each", 60, top),
        panel(by_viewers, "viewers of each of 100 tables", 400, top),
    ]
    style = "text{font:13px serif;fill:#2a2019}.l{fill:none;stroke:#28547c;stroke-width:2}"
    style += ".d{fill:#28547c}.a{stroke:#635240}"
    title = '<text x="60" y="20">processor time of the server for a move, ms</text>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 300"><style>{style}</style>'
        f'<rect width="720" height="300" fill="#fcf6e8"/>{title}{"".join(panels)}</svg>\n'
    )


def panel(points: list[tuple[int, float]], title: str, left: int, top: float) -> str:
    wide, high, most = 280, 200, max([number for number, _ in points])
    drawn = [f'<path class="a" d="M{left} 40V240H{left + wide}" fill="none"/>']
    places = [(left + wide * number / most, 240 - high * cost / top, number, cost) for number, cost in points]
    drawn.append(f'<polyline class="l" points="{" ".join(f"{x:.1f},{y:.1f}" for x, y, _, _ in places)}"/>')
    for x, y, number, cost in places:
        drawn.append(f'<circle class="d" cx="{x:.1f}" cy="{y:.1f}" r="4"/>')
        drawn += [written(x, y - 9, f"{cost:.1f}"), written(x, 257, str(number))]
    return "".join([*drawn, written(left + wide / 2, 280, title)])


def written(x: float, y: float, text: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="middle">{text}</text>'


def main(arguments: Namespace) -> None:
    if arguments.grow:
        grow(arguments)
        return
    print(f"{arguments.tables} tables, {arguments.viewers} viewers of each, {arguments.servers} servers")
    with tempfile.TemporaryDirectory() as folder:
        one(Path(folder), arguments, arguments.tables, arguments.viewers)


if __name__ == "__main__":
    parser = ArgumentParser()
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--viewers", type=int, default=4)
    parser.add_argument("--every", type=float, default=4.0)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--finished", type=int, default=0)
    parser.add_argument("--grow")
    main(parser.parse_args())
