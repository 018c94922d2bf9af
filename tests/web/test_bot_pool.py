"""Bots think in other processes; the greedy bot stands in for one that fails, hangs or dies."""

import asyncio
import multiprocessing
from collections.abc import Awaitable, Callable, Iterator
from multiprocessing.process import BaseProcess
from typing import Any

import pytest

from tests.laws.games import record_of
from tests.web import misbehaving_bots
from tests.web.visiting import each_game
from universelle.bots import QUICK
from universelle.games.registry import load
from universelle.web.bot_pool import STAND_IN, BotPool, think

LONG = 600.0  # seconds that no honest bot takes, however busy the machine is
SHORT = 0.01  # seconds


@pytest.fixture(autouse=True)
def started() -> Iterator[Callable[[], list[BaseProcess]]]:
    """The processes that a test has started; those that are left end with it."""
    before = set(multiprocessing.active_children())

    def found() -> list[BaseProcess]:
        return [process for process in multiprocessing.active_children() if process not in before]

    yield found
    for process in found():
        process.kill()


def begun(slug: str):
    return record_of(slug, 2, 1)


def seat_of(record) -> int:
    return record.begin().to_move()[0]


def answer(record, bot: str) -> str:
    """What a bot does when it is asked directly."""
    return think(record.to_json(), seat_of(record), bot)


def in_pool(use: Callable[[BotPool], Awaitable[Any]], seconds: float = LONG) -> Any:
    async def run() -> Any:
        pool = BotPool(seconds=seconds, think=misbehaving_bots.think)
        try:
            return await use(pool)
        finally:
            pool.close()

    return asyncio.run(run())


def moves(record, *bots: str, seconds: float = LONG) -> list[str]:
    """What these bots do, one after another."""

    async def use(pool: BotPool) -> list[str]:
        return [await pool.move(record, seat_of(record), bot) for bot in bots]

    return in_pool(use, seconds)


@each_game
def test_a_bot_makes_a_legal_move_and_always_the_same(slug):
    record = begun(slug)
    legal = [action.code for action in record.begin().legal_actions(seat_of(record))]
    made = moves(record, *QUICK, *QUICK)
    assert made[: len(QUICK)] == made[len(QUICK) :] == [answer(record, bot) for bot in QUICK]
    assert {load(slug).catalogue.parse(code).code for code in made} <= set(legal)


@each_game
def test_the_greedy_bot_stands_in_for_an_unknown_one(slug):
    record = begun(slug)
    assert moves(record, "deep thought") == [answer(record, STAND_IN)]


@each_game
def test_the_greedy_bot_stands_in_for_one_that_dies_and_the_next_one_thinks_again(slug):
    record = begun(slug)
    assert moves(record, "dies", "random") == [answer(record, STAND_IN), answer(record, "random")]


@each_game
def test_a_bot_that_hangs_is_stood_in_for_and_its_process_ends(slug, started):
    record = begun(slug)

    async def use(pool: BotPool) -> list[str]:
        made = [await pool.move(record, seat_of(record), "random")]
        hanging = started()
        pool.seconds = SHORT
        made.append(await pool.move(record, seat_of(record), "hangs"))
        for process in hanging:
            process.join()
        pool.seconds = LONG
        return [*made, await pool.move(record, seat_of(record), "random")]

    honest = answer(record, "random")
    assert in_pool(use) == [honest, answer(record, STAND_IN), honest]


@each_game
def test_a_bot_that_waits_behind_one_that_hangs_thinks_all_the_same(slug):
    record = begun(slug)

    async def use(pool: BotPool) -> list[str]:
        await pool.move(record, seat_of(record), "random")
        pool.seconds = SHORT
        hanging = asyncio.create_task(pool.move(record, seat_of(record), "hangs"))
        await asyncio.sleep(0)
        pool.seconds = LONG
        return await asyncio.gather(hanging, pool.move(record, seat_of(record), "random"))

    assert in_pool(use) == [answer(record, STAND_IN), answer(record, "random")]


def test_a_pool_that_is_closed_leaves_no_process(started):
    moves(begun("worlds-fair-1893"), "random")
    for process in started():
        process.join()
    assert started() == []
