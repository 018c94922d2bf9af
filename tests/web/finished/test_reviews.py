"""Reviews are made in the background, kept with their tables, and go on where they stopped."""

import asyncio
import sys
from dataclasses import replace

import pytest

from tests.reviews.known import known_of, record_over
from tests.tables.laying import lay
from universelle.database.opening import open_database
from universelle.reviews.review import fingerprint
from universelle.reviews.reviewer import review
from universelle.tables.reviews import StoredReviews
from universelle.tables.sessions import Sessions
from universelle.tables.shelf import Shelf
from universelle.thinking.pool import ThinkingPool
from universelle.web.finished.reviews import Reviews
from universelle.web.table.tables import Table

RECORD = replace(record_over("worlds-fair-1893"), seats=("Ada=me", "random"), result=None)
KNOWN = known_of(RECORD)
LAST = 2  # moves that are left to think about


def with_reviews(path, use, command=None):
    """Use the reviews of a server that begins and ends."""

    async def run():
        database = await open_database(path / "reviews.sqlite")
        store = StoredReviews(database)
        tables = Sessions(database, ThinkingPool(), Table)
        reviews = Reviews(store) if command is None else Reviews(store, lambda: command)
        try:
            if await tables.table("t") is None:
                await lay(database, RECORD, {0: "ada"})
            table = await tables.table("t")
            return await use(store, table, reviews)
        finally:
            await reviews.close()
            await tables.close()

    return asyncio.run(run())


async def nearly_done(store: StoredReviews, wanted: bool = True, moves: int = LAST) -> None:
    """As if a server had ended shortly before a review was done."""
    await store.begin("t", fingerprint(RECORD))
    await store.want("t", wanted)
    await store.add("t", 1, [move.to_json() for move in KNOWN[: len(KNOWN) - moves]])


async def finished(found) -> list:
    await found.at_work
    return found.moves


def test_there_is_none_until_somebody_asks(tmp_path):
    assert with_reviews(tmp_path, lambda _store, table, reviews: reviews.of(table)) is None


def test_one_that_a_server_left_goes_on_and_is_kept(tmp_path):
    async def use(store, table, reviews):
        await nearly_done(store)
        found = await reviews.of(table)
        assert found.running
        return await finished(found), found.failed

    async def look(_store, table, reviews):
        found = await reviews.of(table)
        return found.moves, found.running, found.done

    moves, failed = with_reviews(tmp_path, use)
    assert not failed
    assert moves == [*KNOWN[:-LAST], *review(RECORD, len(KNOWN) - LAST)]
    assert with_reviews(tmp_path, look) == (moves, False, True)


def test_one_that_was_stopped_waits_until_somebody_goes_on(tmp_path):
    async def use(store, table, reviews):
        await nearly_done(store, wanted=False)
        found = await reviews.of(table)
        assert not found.running
        await reviews.start(table)
        return len(await finished(found))

    assert with_reviews(tmp_path, use) == len(RECORD.moves)


def test_stopping_keeps_what_is_done(tmp_path):
    async def use(_store, table, reviews):
        await reviews.start(table)
        found = await reviews.of(table)
        while not found.moves:
            await asyncio.sleep(0.01)
        await reviews.stop(table)
        return list(found.moves), found.running

    async def look(_store, table, reviews):
        found = await reviews.of(table)
        return found.moves, found.running

    moves, running = with_reviews(tmp_path, use)
    assert moves
    assert not running
    assert with_reviews(tmp_path, look) == (moves, False)


def test_what_cannot_be_read_is_found_anew(tmp_path):
    async def use(store, table, reviews):
        await store.begin("t", fingerprint(RECORD))
        lines = [move.to_json() for move in KNOWN]
        await store.add("t", 1, [*lines[:-LAST], "nonsense", *lines[-LAST + 1 :]])
        return await finished(await reviews.of(table))

    assert with_reviews(tmp_path, use) == [*KNOWN[:-LAST], *review(RECORD, len(KNOWN) - LAST)]


def test_the_review_of_another_course_of_the_match_does_not_count(tmp_path):
    async def use(store, table, reviews):
        await store.begin("t", fingerprint(RECORD.with_moves(RECORD.moves[:3])))
        return await reviews.of(table)

    assert with_reviews(tmp_path, use) is None


@pytest.mark.parametrize("command", [(sys.executable, "-c", "pass"), ("/no/such/program",)])
def test_a_process_that_fails_costs_nothing_that_is_done(tmp_path, command):
    async def use(store, table, reviews):
        await nearly_done(store)
        found = await reviews.of(table)
        moves = await finished(found)
        return moves, found.failed, found.running

    assert with_reviews(tmp_path, use, command) == (KNOWN[:-LAST], True, False)


def test_reviews_are_made_one_after_another(tmp_path):
    async def use(store, table, reviews):
        await nearly_done(store)
        await lay(store.database, RECORD, {}, "u")
        await store.begin("u", fingerprint(RECORD))
        await store.add("u", 1, [move.to_json() for move in KNOWN[:-LAST]])
        first = await reviews.of(table)
        other = Table(await Shelf(store.database).load("u"))
        second = await reviews.of(other)
        waiting = len(second.moves), second.seconds_left
        await finished(first)
        assert len(second.moves) == waiting[0]
        return waiting[1], len(await finished(second))

    assert with_reviews(tmp_path, use) == (None, len(RECORD.moves))
