"""What a move costs in the browser game: bytes on the stream, server time, and whether a crowd loses nothing.

Run: python benchmarks/web.py
"""

import asyncio
import json
import re
import resource
import secrets
import subprocess
import sys
import tempfile
import time
import urllib.request
import zlib
from statistics import mean, median

from universelle.bots import Perspective, make_bot
from universelle.core.chance import seed_from
from universelle.core.record import Record
from universelle.drawing.patch import patches
from universelle.web.pages import table_page
from universelle.web.store import Kept
from universelle.web.table_page import Viewer, draw
from universelle.web.tables import Table

SLUG = "worlds-fair-1893"
SEATS = ("Ada=me", "Ben=me", "Carl=me", "Dora=me")
TABLES, VIEWERS = 250, 4
PORT = 18510


def one_game() -> None:
    """A four-player game with a viewer in every seat: bytes and time of every move in its middle."""
    record = Record(SLUG, 1, SEATS, seed_from("web"), {"first-player": "1"})
    owners = {seat: str(seat) for seat in range(4)}
    table = Table(Kept("t", record, 0.0, False, owners, ()))
    viewers = [Viewer("en", owner) for owner in owners.values()]
    page = zlib.compress(table_page(table, viewers[0]).encode(), 6)
    print(f"first page: {len(page):,} bytes as sent, without styles and scripts")
    shown = [draw(table, viewer) for viewer in viewers]
    streams = [zlib.compressobj(6, zlib.DEFLATED, 31) for _ in viewers]
    sizes: list[int] = []
    times: list[float] = []
    while seats := table.match.state.to_move():
        bot = make_bot("greedy", str(table.seq))
        action = bot.choose(Perspective(table.match.game, table.match.state, seats[0]))
        began = time.process_time()
        table.match.play(seats[0], action)
        table.seq += 1
        table.tell()
        for number, viewer in enumerate(viewers):
            now = draw(table, viewer)
            text = json.dumps(
                {"seq": table.seq, "patches": patches(shown[number], now, table.compared)}, separators=(",", ":")
            )
            sent = streams[number].compress(text.encode()) + streams[number].flush(zlib.Z_SYNC_FLUSH)
            shown[number] = now
            sizes.append(len(sent))
        times.append(time.process_time() - began)
    middle = sizes[len(sizes) // 4 : -len(sizes) // 4]
    print(f"a move on the stream: median {median(middle):.0f}, mean {mean(middle):.0f}, largest {max(middle)} bytes")
    print(f"server time of a move, four viewers, drawing and pushing: median {1000 * median(times):.2f} ms")


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
    one_game()
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
