"""The stream of changes to one viewer: server-sent events, compressed as one stream."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from typing import Final

import zstandard

from universelle.drawing.node import Node
from universelle.drawing.patch import Patch, patches
from universelle.web.table.asides import NOTHING, Asides
from universelle.web.table.scorings import Stretch, scorings_of
from universelle.web.table.table_page import Viewer, draw, draw_before_scoring
from universelle.web.table.tables import Table

ENCODE: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
HEARTBEAT: Final = 20.0  # seconds between comments that keep an idle connection open
WINDOW: Final = zstandard.ZstdCompressionParameters.from_level(1, window_log=18)  # 256 KB: some forty moves


async def changes(
    table: Table,
    viewer: Viewer,
    seen: int,
    called: str | None = None,
    heartbeat: float = HEARTBEAT,
    asides: Asides = NOTHING,
) -> AsyncIterator[str]:
    """Yield every change of the table as this viewer sees it; first the whole page if theirs is out of date, with the
    scorings that it missed.

    Also yields the whole page if the seat called to a shared screen differs from `called`: who had taken the screen is
    lost when the server restarts. A comment follows every `heartbeat` seconds. Who only watches is sent every position
    one by one, also those that passed before the stream began, or faster than it could send them.
    """
    woken = asyncio.Event()
    ends = [table.subscribe(woken.set), asides.subscribe(woken.set)]
    loop = asyncio.get_running_loop()
    beat = loop.call_later(heartbeat, woken.set)
    try:
        seats = table.seats_of(viewer.owner)
        watching = not seats
        shown, seq, moves = draw(table, viewer), table.seq, len(table.match.history)
        before = table.earlier(seen) if watching and 0 <= seen < seq else None
        if before is not None:
            shown, seq, moves = draw(before, viewer), seen, len(before.match.history)
            woken.set()
        is_known = seen == seq and called in (None, _called(table, viewer))
        yield ": welcome\n\n" if is_known else _late(table, shown, seen)
        for text in asides.texts():
            yield text
        while not table.closed:
            await woken.wait()
            woken.clear()
            if table.seats_of(viewer.owner) != seats:
                return  # who signed in meanwhile reopens it, as who they are now
            if beat.when() <= loop.time():
                beat = loop.call_later(heartbeat, woken.set)
                yield ": still here\n\n"
            for passed in _passed(table, seq) if watching else ():
                now = draw(passed, viewer)
                for text in _update(passed, viewer, shown, now, seq, moves):
                    yield text
                shown, seq, moves = now, passed.seq, len(passed.match.history)
            now = draw(table, viewer)
            texts = [*asides.texts(), *(_update(table, viewer, shown, now, seq, moves) if now is not shown else ())]
            shown, seq, moves = now, table.seq, len(table.match.history)  # before others move while a text is sent
            for text in texts:
                yield text
    finally:
        beat.cancel()
        for end in ends:
            end()


async def compressed(texts: AsyncIterator[str], encoding: str = "zstd") -> AsyncIterator[bytes]:
    """Compress all events as one stream, so that what was sent before costs little to send again."""
    squeeze = SQUEEZERS[encoding]()
    async for text in texts:
        yield squeeze(text.encode())


def _gzip() -> Callable[[bytes], bytes]:
    gzip = zlib.compressobj(6, zlib.DEFLATED, 31)
    return lambda text: gzip.compress(text) + gzip.flush(zlib.Z_SYNC_FLUSH)


def _zstd() -> Callable[[bytes], bytes]:
    zstd = zstandard.ZstdCompressor(compression_params=WINDOW).compressobj()
    return lambda text: zstd.compress(text) + zstd.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK)


SQUEEZERS: Final = {"gzip": _gzip, "zstd": _zstd}


def _passed(table: Table, seq: int) -> Iterator[Table]:
    """The table after each move since `seq` but the last one, unless a move was taken back."""
    passed = table.earlier(seq) if table.seq > seq + 1 else None
    while passed is not None and passed.seq < table.seq - 1 and not table.taken_back_since(passed.seq):
        passed.follow(table)
        yield passed


def _late(table: Table, shown: Node, seen: int) -> str:
    """The whole page, for one that is out of date, and what there is to tell of the moves that it missed."""
    is_behind = 0 <= seen < table.seq and not table.taken_back_since(seen)
    missed = scorings_of(table).since(table.moves_at(seen)) if is_behind else []
    return _event(table.seq, _whole(shown), _told(missed))


def _update(table: Table, viewer: Viewer, shown: Node, now: Node, seq: int, moves: int) -> list[str]:
    """The change from what is shown; if a scoring began since so many moves, first the position before it."""
    if table.taken_back_since(seq):
        return [_event(table.seq, patches(shown, now, table.compared), back=True)]
    scorings = scorings_of(table).since(moves)
    told = _told(scorings)
    if not told or table.before_scoring is None:
        changed = patches(shown, now, table.compared)
        if not any([each.complete for each, *_ in scorings]):
            return [_event(table.seq, changed, told)]
        later = {patch[1] for patch in changed if patch[1] == "live" or table.match.game.page.telling.stays(patch[1])}
        at_once = [patch for patch in changed if patch[1] not in later]
        return [_event(table.seq, at_once, told, later=[patch for patch in changed if patch[1] in later])]
    before = draw_before_scoring(table, viewer, shown, table.before_scoring)
    return [_event(seq, patches(shown, before), told), _event(table.seq, patches(before, now))]


def _told(scorings: Sequence[tuple[Stretch, int, int]]) -> list[list[int]]:
    """The scorings to tell: of each its number, and its first and last event that are new."""
    return [[scoring.number, first, last] for scoring, first, last in scorings]


def _event(
    seq: int,
    changed: list[Patch],
    told: list[list[int]] | None = None,
    back: bool = False,
    later: list[Patch] | None = None,
) -> str:
    more = {"told": told, "back": back, "later": later}
    update = {"seq": seq, "patches": changed, **{name: value for name, value in more.items() if value}}
    return f"id: {seq}\ndata: {ENCODE(update)}\n\n"


def _called(table: Table, viewer: Viewer) -> str:
    _, seat = table.shown_seat(viewer.owner)
    return "" if seat is None else str(seat)


def _whole(page: Node) -> list[Patch]:
    """Patches that replace the whole page, except for the elements that scripts hold on to."""
    bar, main, live = [child for child in page.children if isinstance(child, Node)]
    parts = [bar, *[child for child in main.children if isinstance(child, Node)], live]
    return [["a", main.id, main.attributes], *[["h", part.id, str(part)] for part in parts]]
