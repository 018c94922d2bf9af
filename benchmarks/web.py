"""What a move costs the server: bytes on the stream, processor time, and whether any of many viewers loses an update.

Run: python benchmarks/web.py [--crowd]
"""

import asyncio
import re
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
import zlib
from http.cookiejar import CookieJar
from pathlib import Path
from statistics import mean, median

from universelle.bots import Perspective, make_bot
from universelle.cli.garbage import Garbage
from universelle.core.chance import seed_from
from universelle.database.opening import open_database
from universelle.games.registry import metas
from universelle.matches.record import Record
from universelle.tables.sessions import Sessions
from universelle.thinking.pool import ThinkingPool
from universelle.web.table.stream import changes, compressed
from universelle.web.table.table_page import Viewer
from universelle.web.table.tables import Table

NAMES = ("Ada", "Ben", "Carl", "Dora")
TABLES, VIEWERS = 250, 4
MATCHES = 5
PORT = 18510


async def measure(slug: str) -> None:
    """Play the same match several times: load on the machine makes a move take longer, never less."""
    sizes: list[int] = []
    medians: list[float] = []
    paces: list[float] = []
    matches: list[list[float]] = []
    for _ in range(MATCHES):
        with tempfile.TemporaryDirectory() as folder:
            sizes, times, loops = await one_match(slug, Path(folder))
        medians.append(1000 * median(times))
        paces.append(1000 * median(loops))
        matches.append(times)
    least = [min(moves) * 1000 / min(paces) for moves in zip(*matches)]
    quarter = len(least) // 4
    ratios = [took / pace for took, pace in zip(medians, paces)]
    print(f"  a move on the stream: median {median(sizes):.0f}, mean {mean(sizes):.0f}, largest {max(sizes)} bytes")
    print(
        "  server's processor time of a move, all viewers (checked, stored, drawn, compared, compressed), in ms, "
        f"median of each of {MATCHES} matches: {listed(medians)}"
    )
    print(
        f"  a loop of plain Python after every move: {listed(paces)} ms; a move took so many loops: {listed(ratios)}, "
        f"which at the quickest pace is {median(ratios) * min(paces):.2f} ms at the median"
    )
    print(
        f"  the least time of every move, in loops: median {median(least):.1f}, mean {mean(least):.1f}; mean of the "
        f"first quarter {mean(least[:quarter]):.1f}, of the last {mean(least[-quarter:]):.1f}"
    )


def listed(times: list[float]) -> str:
    return ", ".join(f"{each:.2f}" for each in times)


def loop() -> int:
    """A fixed amount of work: how long it takes shows the load on the machine."""
    return len({hash((number, str(number))) for number in range(2000)})


async def one_match(slug: str, folder: Path) -> tuple[list[int], list[float], list[float]]:
    """Play a match with a viewer in every seat.

    Returns the bytes of the moves in its middle for each viewer, the processor time of every move from its arrival to
    the last byte, and that of the loop after it.
    """
    tables = Sessions(await open_database(folder / "bench.sqlite"), ThinkingPool(1), Table)
    meta = metas()[slug]
    seats = tuple(f"{name}=me" for name in NAMES[: min(VIEWERS, meta.max_players)])
    record = Record(slug, meta.ruleset, seats, seed_from("web"))
    table = await tables.open(record, "owner")
    table.reseat({seat: str(seat) for seat in range(len(seats))})
    sizes: list[int] = []
    times: list[float] = []
    loops: list[float] = []
    sent = asyncio.Queue[tuple[int, int]]()
    viewers = [asyncio.create_task(follow(table, seat, sent)) for seat in range(len(seats))]
    for _ in viewers:
        await sent.get()  # the greeting
    while to_move := table.match.state.to_move():
        bot = make_bot(table.match.game, "greedy", str(table.seq))
        action = bot.choose(Perspective(table.match.game, table.match.state, to_move[0]))
        began = time.process_time()
        await tables.move(table, to_move[0], [action.code], table.seq)
        received = [0] * len(viewers)
        for _ in range(
            len(viewers) * (1 if table.before_scoring is None else 2)
        ):  # first the position before a scoring
            seat, size = await sent.get()
            received[seat] += size
        sizes += received
        times.append(time.process_time() - began)
        began = time.process_time()
        loop()
        loops.append(time.process_time() - began)
    for viewer in viewers:
        viewer.cancel()
    await tables.close()
    quarter = len(times) // 4
    return sizes[quarter * len(seats) : -quarter * len(seats)], times, loops


async def follow(table: Table, seat: int, sent: asyncio.Queue[tuple[int, int]]) -> None:
    """Note what the viewer in a seat is sent: the seat and the bytes."""
    async for piece in compressed(changes(table, Viewer("en", str(seat)), table.seq)):
        sent.put_nowait((seat, len(piece)))


async def crowd() -> None:
    """Many tables with several viewers each: every viewer must get the change of its table."""
    tables = [await asyncio.to_thread(open_table) for _ in range(TABLES)]
    ready = asyncio.Queue[str]()
    watchers = [asyncio.create_task(watch(table, ready)) for table, _ in tables for _ in range(VIEWERS)]
    for _ in watchers:
        await ready.get()
    began = time.perf_counter()
    for table, cookie in tables:
        await asyncio.to_thread(move, table, cookie)
    seen = await asyncio.gather(*watchers)
    lost = [number for number in seen if number < 1]
    seconds = time.perf_counter() - began
    print(f"{TABLES} tables, {len(seen)} viewers: {len(lost)} lost an update; {seconds:.1f} s for {TABLES} moves")


def open_table() -> tuple[str, str]:
    jar = CookieJar()
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))
    with opener.open(f"http://127.0.0.1:{PORT}/new", b"game=worlds-fair-1893&who-1=me&who-2=me") as answer:
        table = answer.url.rpartition("/")[2]
    return table, "; ".join(f"{cookie.name}={cookie.value}" for cookie in jar)


def move(table: str, cookie: str) -> None:
    with urllib.request.urlopen(
        urllib.request.Request(f"http://127.0.0.1:{PORT}/t/{table}", headers={"Cookie": cookie})
    ) as page:
        action = re.search(r'data-action="([^"]+)"', page.read().decode())[1]
    form = f"action={action.replace(' ', '+')}&seq=0".encode()
    headers = {"Cookie": cookie, "Accept": "application/json"}
    urllib.request.urlopen(urllib.request.Request(f"http://127.0.0.1:{PORT}/t/{table}/move", form, headers)).close()


async def watch(table: str, ready: asyncio.Queue[str]) -> int:
    """The number of the first change that reaches a viewer, 0 if none does."""
    reader, writer = await asyncio.open_connection("127.0.0.1", PORT)
    writer.write(f"GET /t/{table}/stream?seq=0 HTTP/1.1\r\nHost: 127.0.0.1:{PORT}\r\n\r\n".encode())
    await reader.readuntil(b"\r\n\r\n")
    ready.put_nowait(table)
    squeezed = zlib.decompressobj(31)
    text = ""
    try:
        async with asyncio.timeout(600):
            while not (found := re.search(r'"seq":(\d+)', text)):
                size = int(await reader.readline(), 16)
                text += squeezed.decompress((await reader.readexactly(size + 2))[:-2]).decode()
        return int(found[1])
    except TimeoutError:
        return 0
    finally:
        writer.close()


def until_it_answers() -> None:
    while True:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{PORT}/").close()
        except OSError:
            time.sleep(0.1)
        else:
            return


def main() -> None:
    Garbage()
    for slug, meta in metas().items():
        print(meta.title)
        asyncio.run(measure(slug))
    if "--crowd" not in sys.argv:
        return
    resource.setrlimit(resource.RLIMIT_NOFILE, (8192, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "universelle", "serve", "--no-browser", "--port", str(PORT), "--data", folder]
        command += ["--limits", "100"]  # all of them come from one address
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            until_it_answers()
            asyncio.run(crowd())
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
