"""The stream of changes to one viewer: server-sent events, compressed as one gzip stream."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncIterator, Iterator
from typing import Final

from universelle.drawing.node import Node
from universelle.drawing.patch import Patch, patches
from universelle.web.table_page import Viewer, draw
from universelle.web.tables import Table

ENCODE: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
HEARTBEAT: Final = 20.0  # seconds between comments that keep an idle connection open


async def changes(
    table: Table, viewer: Viewer, seen: int, called: str | None = None, heartbeat: float = HEARTBEAT
) -> AsyncIterator[str]:
    """Yield every change of the table as this viewer sees it; first the whole page if theirs is out of date.

    Also yields the whole page if the seat called to a shared screen differs from `called`: who had taken the screen is
    lost when the server restarts. A comment follows every `heartbeat` seconds. Who only watches is sent every position
    one by one, also those that passed before the stream began, or faster than it could send them.
    """
    woken = asyncio.Event()
    unsubscribe = table.subscribe(woken.set)
    loop = asyncio.get_running_loop()
    beat = loop.call_later(heartbeat, woken.set)
    try:
        watching = table.seat_of(viewer.owner) is None
        shown, seq = draw(table, viewer), table.seq
        before = table.earlier(seen) if watching and 0 <= seen < seq else None
        if before is not None:
            shown, seq = draw(before, viewer), seen
            woken.set()
        if seen != seq or called not in (None, _called(table, viewer)):
            yield _event(seq, _whole(shown))
        else:
            yield ": welcome\n\n"
        while not table.closed:
            await woken.wait()
            woken.clear()
            if beat.when() <= loop.time():
                beat = loop.call_later(heartbeat, woken.set)
                yield ": still here\n\n"
            for passed in _passed(table, seq) if watching else ():
                now = draw(passed, viewer)
                yield _event(passed.seq, patches(shown, now))
                shown = now
            now, seq = draw(table, viewer), table.seq
            if now is not shown:
                yield _event(seq, patches(shown, now, table.compared))
                shown = now
    finally:
        beat.cancel()
        unsubscribe()


async def compressed(texts: AsyncIterator[str]) -> AsyncIterator[bytes]:
    """Compress all events as one gzip stream, so that what was sent before costs little to send again."""
    squeeze = zlib.compressobj(6, zlib.DEFLATED, 31)
    async for text in texts:
        yield squeeze.compress(text.encode()) + squeeze.flush(zlib.Z_SYNC_FLUSH)


def _passed(table: Table, seq: int) -> Iterator[Table]:
    """The table after each move since `seq` but the last one, unless a move was taken back."""
    passed = table.earlier(seq) if table.seq > seq + 1 else None
    while passed is not None and passed.seq < table.seq - 1 and table.seq == len(table.match.history):
        passed.follow(table)
        yield passed


def _event(seq: int, changed: list[Patch]) -> str:
    return f"id: {seq}\ndata: {ENCODE({'seq': seq, 'patches': changed})}\n\n"


def _called(table: Table, viewer: Viewer) -> str:
    _, seat = table.shown_seat(viewer.owner)
    return "" if seat is None else str(seat)


def _whole(page: Node) -> list[Patch]:
    """Patches that replace the whole page, except for the elements that scripts hold on to."""
    bar, main, live = [child for child in page.children if isinstance(child, Node)]
    parts = [bar, *[child for child in main.children if isinstance(child, Node)], live]
    return [["a", main.id, main.attributes], *[["h", part.id, str(part)] for part in parts]]
