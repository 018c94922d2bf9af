"""The stream of changes: small, complete, and in order."""

import asyncio
import json
import zlib
from random import Random

import pytest
import zstandard

from tests.drawing.interpreter import applied, plain
from tests.web.streams import ADA, NOBODY, at_table, step
from tests.web.visiting import each_game
from universelle.web.table.stream import changes, compressed
from universelle.web.table.table_page import Viewer, draw


async def next_event(events) -> dict:
    """The next event that is no comment, with what changes later among its patches."""
    while True:
        text = await anext(events)
        if not text.startswith(":"):
            lines = dict(line.split(": ", 1) for line in text.strip().splitlines())
            event = json.loads(lines["data"])
            assert lines["id"] == str(event["seq"])
            event["patches"] += event.pop("later", [])
            return event


async def next_position(events, shown, seq: int) -> tuple:
    """The page with the next position, and its number; before a scoring, the page first shows what it begins with."""
    while True:
        event = await next_event(events)
        shown = applied(shown, event["patches"])
        if event["seq"] != seq:
            return shown, event["seq"]


@each_game
@pytest.mark.parametrize("viewer", [ADA, NOBODY], ids=["player", "spectator"])
def test_patches_lead_from_page_to_page(tmp_path, slug, viewer):
    async def use(tables, table):
        shown = plain(draw(table, viewer))
        events = changes(table, viewer, 0)
        await anext(events)
        rng = Random(3)
        for number in range(1, 25):
            await step(tables, table, rng)
            shown, seq = await next_position(events, shown, number - 1)
            assert seq == number
            assert shown == plain(draw(table, viewer))
        await events.aclose()

    at_table(tmp_path, slug, use)


@each_game
def test_streams_end_when_the_server_stops(tmp_path, slug):
    async def use(tables, table):
        events = changes(table, NOBODY, 0)
        await anext(events)
        waiting = asyncio.create_task(anext(events, None))
        await asyncio.sleep(0)
        tables.end_streams()
        assert await waiting is None

    at_table(tmp_path, slug, use)


@each_game
def test_every_viewer_sees_the_true_position(tmp_path, slug):
    """Drawings and patches are shared between viewers, some of whom read slowly or come late."""

    async def use(tables, table):
        viewers = [ADA, NOBODY, Viewer("fr", None), Viewer("fr", "ada"), Viewer("de", None), ADA]
        rng = Random(7)
        pages: dict[int, list] = {}
        for number in range(40):
            place = rng.randrange(len(viewers))
            if place not in pages or rng.random() < 0.2:
                events = changes(table, viewers[place], table.seq)
                pages[place] = [events, plain(draw(table, viewers[place])), table.seq]
                await anext(events)
            if number % 2 and table.match.state.to_move():
                await step(tables, table, rng)
            for place, page in pages.items():
                if page[2] != table.seq and rng.random() < 0.6:
                    while page[2] != table.seq:  # who watches is sent every position
                        event = await next_event(page[0])
                        page[1:] = applied(page[1], event["patches"]), event["seq"]
                    assert page[1] == plain(draw(table, viewers[place]))
        for page in pages.values():
            await page[0].aclose()

    at_table(tmp_path, slug, use)


@each_game
def test_an_old_page_is_drawn_anew(tmp_path, slug):
    async def use(tables, table):
        old = plain(draw(table, ADA))
        for number in range(3):
            await step(tables, table, Random(number))
        events = changes(table, ADA, 0)
        event = await next_event(events)
        assert event["seq"] == 3
        assert applied(old, event["patches"]) == plain(draw(table, ADA))
        await events.aclose()

    at_table(tmp_path, slug, use)


@each_game
def test_a_page_up_to_date_gets_nothing_but_heartbeats(tmp_path, slug):
    async def use(tables, table):
        events = changes(table, ADA, 0, heartbeat=0.001)
        first = [await anext(events) for _ in range(3)]
        await events.aclose()
        return first

    assert all(text.startswith(":") for text in at_table(tmp_path, slug, use))


@each_game
def test_a_stream_that_is_closed_unsubscribes(tmp_path, slug):
    async def use(tables, table):
        events = changes(table, ADA, 0)
        await anext(events)
        await events.aclose()
        return table._listeners

    assert not at_table(tmp_path, slug, use)


@each_game
def test_a_spectator_is_offered_nothing(tmp_path, slug):
    async def use(tables, table):
        table.uncovered[ADA.owner] = table.seat_of(ADA.owner)
        assert "data-action" in str(draw(table, ADA))
        assert "data-action" not in str(draw(table, NOBODY))
        assert "data-action" in str(draw(table, ADA))

    at_table(tmp_path, slug, use)


OPENERS = {"gzip": lambda: zlib.decompressobj(31), "zstd": lambda: zstandard.ZstdDecompressor().decompressobj()}


@pytest.mark.parametrize("encoding", OPENERS)
def test_every_text_arrives_at_once(encoding):
    texts = ["data: one\n\n", ": two\n\n", "data: " + "three" * 1000 + "\n\n"]

    async def run():
        async def source():
            for text in texts:
                yield text

        return [piece async for piece in compressed(source(), encoding)]

    opened = OPENERS[encoding]()
    assert [opened.decompress(piece).decode() for piece in asyncio.run(run())] == texts


@each_game
def test_a_move_costs_little(tmp_path, slug):
    """A move as it goes over the wire, compressed, on the average of many."""

    async def use(tables, table):
        squeezed = zlib.compressobj(6, zlib.DEFLATED, 31)
        events = changes(table, ADA, 0)
        await anext(events)
        sizes = []
        rng = Random(5)
        for _ in range(30):
            await step(tables, table, rng)
            text = json.dumps(await next_event(events))
            sizes.append(len(squeezed.compress(text.encode()) + squeezed.flush(zlib.Z_SYNC_FLUSH)))
        await events.aclose()
        return sum(sizes) / len(sizes)

    assert at_table(tmp_path, slug, use) < 6000


@each_game
def test_who_watches_misses_no_position(tmp_path, slug):
    """Neither those before the stream began nor those that came faster than it was read."""

    async def use(tables, table):
        rng = Random(3)
        shown = plain(draw(table, NOBODY))
        for _ in range(6):
            await step(tables, table, rng)
        events = changes(table, NOBODY, 0)
        seqs = []
        while len(seqs) < 12:
            if len(seqs) == 6:
                for _ in range(6):
                    await step(tables, table, rng)
            shown, seq = await next_position(events, shown, len(seqs))
            seqs.append(seq)
        assert seqs == list(range(1, 13))
        assert shown == plain(draw(table, NOBODY))

    at_table(tmp_path, slug, use)


def test_a_move_taken_back_before_the_stream_begins_means_a_whole_page(tmp_path):
    async def use(tables, table):
        seat = table.match.state.to_move()[0]
        await tables.move(table, seat, ["place electricity"], 0)
        await tables.undo(table, table.owners[seat], 1)
        assert table.earlier(0) is None
        event = await next_event(changes(table, NOBODY, 0))
        assert event["seq"] == table.seq
        assert any(patch[0] == "h" for patch in event["patches"])

    at_table(tmp_path, "worlds-fair-1893", use)


@each_game
def test_an_update_says_that_moves_were_taken_back(tmp_path, slug):
    async def use(tables, table):
        events = changes(table, ADA, 0)
        await anext(events)
        rng = Random(3)
        for _ in range(3):
            await step(tables, table, rng)
            assert "back" not in await next_event(events)
        await tables.undo(table, "ada", table.seq)
        await step(tables, table, rng)
        event = await next_event(events)
        assert (event["seq"], event["back"]) == (table.seq, True)
        await step(tables, table, rng)
        assert "back" not in await next_event(events)

    at_table(tmp_path, slug, use)
