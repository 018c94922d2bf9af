"""What a move costs in the browser game: bytes on the stream, server time, and whether a crowd loses nothing.

Run: python benchmarks/web.py [--crowd]
"""

import asyncio
import gzip
import re
import resource
import secrets
import subprocess
import sys
import tempfile
import time
import urllib.request
import zlib
from pathlib import Path
from statistics import mean, median

from universelle.bots import Perspective, make_bot
from universelle.cli.serve import tidy_seldom
from universelle.core.chance import seed_from
from universelle.core.record import Record
from universelle.core.registry import titles
from universelle.web.pages import table_page
from universelle.web.store import Store
from universelle.web.stream import changes, compressed
from universelle.web.table_page import Viewer
from universelle.web.tables import House, Table
from universelle.web.thinking import Thinkers

NAMES = ("Ada", "Ben", "Carl", "Dora")
TABLES, VIEWERS = 250, 4
PORT = 18510


async def one_game(slug: str, folder: Path) -> None:
    """A game with a viewer in every seat: bytes and processor time of every move, from its arrival to the last byte."""
    house = House(await Store.open(folder / "bench.sqlite"), Thinkers(1))
    meta = titles()[slug]
    seats = tuple(f"{name}=me" for name in NAMES[: min(VIEWERS, meta.max_players)])
    record = Record(slug, meta.ruleset, seats, seed_from("web"))
    table = await house.open(record, "owner")
    table.owners = {seat: str(seat) for seat in range(len(seats))}
    page = gzip.compress(table_page(table, Viewer("en", "0")).encode(), 6)
    print(f"{meta.title}: first page {len(page):,} bytes as sent, without styles and scripts")
    sizes: list[int] = []
    times: list[float] = []
    sent = asyncio.Queue[int]()
    viewers = [asyncio.create_task(follow(table, Viewer("en", str(seat)), sent)) for seat in range(len(seats))]
    for _ in viewers:
        await sent.get()  # the greeting
    while to_move := table.match.state.to_move():
        bot = make_bot("greedy", str(table.seq))
        action = bot.choose(Perspective(table.match.game, table.match.state, to_move[0]))
        began = time.process_time()
        await house.move(table, to_move[0], [action.code], table.seq)
        sizes += [await sent.get() for _ in viewers]
        times.append(time.process_time() - began)
    for viewer in viewers:
        viewer.cancel()
    await house.close()
    quarter = len(times) // 4
    middle = sizes[quarter * len(seats) : -quarter * len(seats)]
    print(f"  a move on the stream: median {median(middle):.0f}, mean {mean(middle):.0f}, largest {max(middle)} bytes")
    print(
        f"  server's processor time of a move, {len(seats)} viewers (checked, stored, drawn, compared, compressed): "
        f"median {1000 * median(times):.2f}, mean {1000 * mean(times):.2f} ms"
    )


async def follow(table: Table, viewer: Viewer, sent: asyncio.Queue[int]) -> None:
    async for piece in compressed(changes(table, viewer, table.seq)):
        sent.put_nowait(len(piece))


async def crowd() -> None:
    """Many tables with several viewers each: every viewer must end with the position its table ends with."""
    tables = [await asyncio.to_thread(open_table) for _ in range(TABLES)]
    watchers = [asyncio.create_task(watch(table)) for table, _ in tables for _ in range(VIEWERS)]
    await asyncio.sleep(3)
    began = time.perf_counter()
    for table, cookie in tables:
        await asyncio.to_thread(move, table, cookie)
    seen = await asyncio.gather(*watchers)
    lost = [number for number in seen if number < 1]
    seconds = time.perf_counter() - began
    print(f"{TABLES} tables, {len(seen)} viewers: {len(lost)} lost an update; {seconds:.1f} s for {TABLES} moves")


def open_table() -> tuple[str, str]:
    cookie = f"universelle={secrets.token_urlsafe(32)}"
    request = urllib.request.Request(
        f"http://127.0.0.1:{PORT}/new", b"game=worlds-fair-1893&who-1=me&who-2=me", {"Cookie": cookie}
    )
    with urllib.request.urlopen(request) as answer:
        return answer.url.rpartition("/")[2], cookie


def move(table: str, cookie: str) -> None:
    with urllib.request.urlopen(
        urllib.request.Request(f"http://127.0.0.1:{PORT}/t/{table}", headers={"Cookie": cookie})
    ) as page:
        action = re.search(r'data-action="([^"]+)"', page.read().decode())[1]
    form = f"action={action.replace(' ', '+')}&seq=0".encode()
    headers = {"Cookie": cookie, "Accept": "application/json"}
    urllib.request.urlopen(urllib.request.Request(f"http://127.0.0.1:{PORT}/t/{table}/move", form, headers)).close()


async def watch(table: str) -> int:
    """The number of the first change that reaches a viewer, 0 if none does."""
    reader, writer = await asyncio.open_connection("127.0.0.1", PORT)
    writer.write(f"GET /t/{table}/stream?seq=0 HTTP/1.1\r\nHost: 127.0.0.1:{PORT}\r\n\r\n".encode())
    await reader.readuntil(b"\r\n\r\n")
    squeezed = zlib.decompressobj(31)
    text = ""
    try:
        async with asyncio.timeout(120):
            while not (found := re.search(r'"seq":(\d+)', text)):
                size = int(await reader.readline(), 16)
                text += squeezed.decompress((await reader.readexactly(size + 2))[:-2]).decode()
        return int(found[1])
    except TimeoutError:
        return 0
    finally:
        writer.close()


def main() -> None:
    tidy_seldom()
    for slug in titles():
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(one_game(slug, Path(folder)))
    if "--crowd" not in sys.argv:
        return
    resource.setrlimit(resource.RLIMIT_NOFILE, (8192, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "universelle", "serve", "--no-browser", "--port", str(PORT), "--data", folder]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            time.sleep(4)
            asyncio.run(crowd())
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
