"""How long one request keeps others waiting: for every address, while four callers ask for it again and again.

A real server holds a finished match of each game. Four numbers are reported for each address: the median time of its
answer; how long a caller who asks for a small page beside them waits at most; the longest stretch of processor time in
which the server's loop did nothing else, which a busy machine does not spoil; and that of the first such request.

Run: python benchmarks/waiting.py [SECONDS per address]
"""

import asyncio
import subprocess
import sys
import tempfile
import time
from asyncio import events
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from statistics import median

import httpx
import uvicorn
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from universelle.arena.simulation import play
from universelle.cli.garbage import Garbage
from universelle.cli.serve import load_games
from universelle.database.opening import open_database
from universelle.games.registry import metas
from universelle.matches.record import Record
from universelle.tables.journal import Entry, Journal
from universelle.tables.session import Session, StoredTable
from universelle.tables.shelf import Shelf
from universelle.web.app import create_app
from universelle.web.serving.connections import Connection
from universelle.web.serving.limits import Limits

LIMIT = 250.0  # milliseconds
CALLERS = 4
PORT = 18511
SMALL = "/nowhere"
STRETCH = "/longest-stretch"
DATABASE = "universelle.sqlite"
SERVE = "--serve"
FORM = {"game": "crystal-palace", "who-1": "me", "who-2": "me"}
LARGE_EDITION = {"edition": ("x.toml", b"\n".join(b"key%d = 1" % number for number in range(15_000)))}
PLACES = (
    *("", "/replay?at={end}", "/replay?at={half}", "/replay/changes?from=0&to={end}", "/moment?entry=5", "/chronicle"),
    *("/end", "/end?turn=3", "/report", "/report/1", "/review", "/telling/1?from=0&to=99", "/telling/1/before"),
    *("/legend", "/record.json", "/board.svg?at={half}", "/board.png?at={half}"),
)
Ask = Callable[[], Awaitable[httpx.Response]]


class Watched:
    """The application, which also tells for how long its loop was busy at a stretch since it was last asked."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._longest = 0.0
        run = events.Handle._run

        def timed(handle: events.Handle) -> None:
            began = time.thread_time()
            run(handle)
            self._longest = max(self._longest, time.thread_time() - began)

        events.Handle._run = timed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["path"] == STRETCH:
            longest, self._longest = self._longest, 0.0
            await PlainTextResponse(str(1000 * longest))(scope, receive, send)
        else:
            await self._app(scope, receive, send)


def serve(folder: Path) -> None:
    app = create_app(folder / DATABASE, limits=Limits(100_000))
    load_games()
    Garbage()
    uvicorn.run(Watched(app), http=Connection, port=PORT, log_level="warning", access_log=False)


async def lay(folder: Path, records: dict[str, Record]) -> None:
    """Store a finished match of each game."""
    database = await open_database(folder / DATABASE)
    for slug, record in records.items():
        entries = tuple([Entry(move.seat, move.code) for move in record.moves])
        stored = StoredTable(slug, record.with_moves(()), {}, created=time.time())
        await Shelf(database).add(stored, Session(stored).summary())
        await Journal(database).append(slug, 0, entries, Session(replace(stored, journal=entries)).summary())
    await database.close()


async def measure(records: dict[str, Record], seconds: float) -> None:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{PORT}", timeout=None) as client:
        while not await answers(client):
            await asyncio.sleep(0.1)
        print(f"{'in milliseconds':48}    answer      wait   stretch     first")
        await report(client, "nothing else", None, seconds)
        for address in ("/", "/setup/crystal-palace", "/rules/crystal-palace"):
            await report(client, address, lambda address=address: client.get(address), seconds)
        await report(client, "/new", lambda: client.post("/new", data=FORM), seconds)
        upload = "/new with a large edition"
        await report(client, upload, lambda: client.post("/new", data=FORM, files=LARGE_EDITION), seconds)
        for slug, record in records.items():
            for place in PLACES:
                address = f"/t/{slug}{place}".format(end=len(record.moves), half=len(record.moves) // 2)
                await report(client, address, lambda address=address: client.get(address), seconds)


async def answers(client: httpx.AsyncClient) -> bool:
    try:
        return (await client.get(SMALL)).status_code == 404
    except httpx.TransportError:
        return False


async def report(client: httpx.AsyncClient, name: str, ask: Ask | None, seconds: float) -> None:
    """Ask for an address for some seconds, and for a small page beside it."""
    took: list[float] = []
    waits: list[float] = []
    await stretch(client)
    if ask is not None:
        await ask()
    first = await stretch(client)
    end = time.monotonic() + seconds

    async def call() -> None:
        while time.monotonic() < end:
            began = time.monotonic()
            answer = await ask()
            took.append(time.monotonic() - began)
            assert answer.status_code not in (429, 500), (name, answer.status_code)

    async def wait() -> None:
        while time.monotonic() < end:
            began = time.monotonic()
            await client.get(SMALL)
            waits.append(time.monotonic() - began)

    await asyncio.gather(wait(), *[call() for _ in range(CALLERS if ask else 0)])
    figures = (1000 * median(took or [0]), 1000 * max(waits), await stretch(client), first)
    mark = "  TOO LONG" if max(figures[2:]) > LIMIT else ""
    print(f"{name:48}" + "".join([f"{figure:10.0f}" for figure in figures]) + mark, flush=True)


async def stretch(client: httpx.AsyncClient) -> float:
    return float((await client.get(STRETCH)).text)


def main(seconds: float) -> None:
    records = {slug: play(slug, ("random",) * meta.max_players, "1").record for slug, meta in metas().items()}
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(lay(Path(folder), records))
        server = subprocess.Popen([sys.executable, __file__, SERVE, folder])
        try:
            asyncio.run(measure(records, seconds))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    if sys.argv[1:2] == [SERVE]:
        serve(Path(sys.argv[2]))
    else:
        main(float(sys.argv[1]) if len(sys.argv) > 1 else 2.0)
