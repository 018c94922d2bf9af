"""Bots think in other processes; a simpler one stands in for one that fails, hangs, dies or answers nonsense."""

import asyncio
import os
import select
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from tests.thinking.asking import LONG, SHORT, WORKER, answer, begun, hinted, legal, move, seat_of
from tests.web.visiting import each_game
from universelle.bots import GREEDY, hints
from universelle.bots.hints import Suggestion
from universelle.games.registry import load
from universelle.matches.record import Move, Record
from universelle.thinking import process
from universelle.thinking.pool import Chosen, ThinkingPool
from universelle.thinking.process import Failed


def in_pool(use: Callable[[ThinkingPool], Awaitable[Any]], most: int = 1) -> Any:
    async def run() -> Any:
        pool = ThinkingPool(most, LONG, lambda: WORKER)
        try:
            return await use(pool)
        finally:
            await pool.close()

    return asyncio.run(run())


def moves(record, *bots: str) -> list[str]:
    """What these bots do, one after another."""

    async def use(pool: ThinkingPool) -> list[str]:
        return [await move(pool, record, bot) for bot in bots]

    return in_pool(use)


@each_game
def test_a_bot_makes_a_legal_move_and_always_the_same(slug):
    record = begun(slug)
    bots = ["random", "greedy", next(iter(load(slug).opponents))]
    made = moves(record, *bots, *bots)
    assert made[: len(bots)] == made[len(bots) :] == [answer(record, bot) for bot in bots]
    assert set(made) <= set(legal(record))


@pytest.mark.parametrize("bot", ["deep thought", "dies", "babbles", "cheats", "shouts", "fails", "answers_another"])
def test_the_greedy_bot_stands_in_and_the_next_one_thinks_again(bot):
    record = begun("worlds-fair-1893")
    assert moves(record, bot, "random") == [answer(record, GREEDY), answer(record, "random")]


def test_where_nothing_can_think_the_first_legal_move_is_made():
    record = begun("worlds-fair-1893")

    async def use(pool: ThinkingPool) -> Chosen:
        pool.command = lambda: ("/no/such/program",)
        return await pool.move("match", record, seat_of(record), "greedy", legal(record))

    assert in_pool(use) == Chosen(legal(record)[0], "")


def test_a_weaker_character_stands_in_for_a_character(monkeypatch):
    record = begun("crystal-palace")
    chosen = ThinkingPool._chosen

    async def fails(pool: ThinkingPool, match: str, record: Record, seat: int, bot: str) -> str:
        if bot == "duchess":
            raise Failed("it has gone for a walk", lost=False)
        return await chosen(pool, match, record, seat, bot)

    monkeypatch.setattr(ThinkingPool, "_chosen", fails)

    async def use(pool: ThinkingPool) -> list[Chosen]:
        return [await pool.move("m", record, seat_of(record), bot, legal(record)) for bot in ("duchess", "inventor")]

    stood_in, itself = in_pool(use)
    assert stood_in == Chosen(answer(record, "inventor"), "inventor")
    assert itself == Chosen(answer(record, "inventor"))


def test_a_bot_that_hangs_is_stood_in_for_and_its_process_ends():
    record = begun("worlds-fair-1893")

    async def use(pool: ThinkingPool) -> list[str]:
        made = [await move(pool, record, "random")]
        (hanging,) = pool.processes
        pool.seconds = SHORT
        first = asyncio.create_task(move(pool, record, "hangs"))
        await hanging.ended()
        pool.seconds = LONG
        return [*made, await first, await move(pool, record, "random")]

    honest = answer(record, "random")
    assert in_pool(use) == [honest, answer(record, GREEDY), honest]


def test_the_time_of_a_bot_that_waits_behind_another_begins_when_it_is_taken_up():
    record = begun("worlds-fair-1893")

    async def use(pool: ThinkingPool) -> list[str]:
        first = asyncio.create_task(move(pool, record, "ponders", "first"))
        second = asyncio.create_task(move(pool, record, "random", "second"))
        while not pool.processes:
            await asyncio.sleep(0)
        first.cancel()
        return await second

    assert in_pool(use) == answer(record, "random")


def test_a_thought_that_nobody_wants_is_dropped_and_its_process_goes_on():
    record = begun("worlds-fair-1893")

    async def use(pool: ThinkingPool) -> tuple[str, bool]:
        await move(pool, record, "random")
        before = list(pool.processes)
        thought = asyncio.create_task(move(pool, record, "ponders"))
        while pool.idle:
            await asyncio.sleep(0)
        thought.cancel()
        made = await move(pool, record, "random")
        return made, pool.processes == before

    assert in_pool(use) == (answer(record, "random"), True)


@each_game
def test_a_hint_names_legal_moves(slug, monkeypatch):
    monkeypatch.setattr(hints, "SECONDS", SHORT)
    record = begun(slug)
    found = in_pool(lambda pool: hinted(pool, record))
    assert {move.action for move in found} <= set(legal(record))
    assert all(move.expects for move in found)


@pytest.mark.parametrize(
    "match", ["dies", "babbles", "fails", "hints_at_nothing", "hints_at_nonsense", "hints_at_cheating"]
)
def test_where_nobody_can_think_a_hint_is_a_guess(match):
    record = begun("worlds-fair-1893")
    assert in_pool(lambda pool: hinted(pool, record, match)) == [Suggestion(answer(record, GREEDY), 1)]


def test_a_hint_that_nobody_wants_is_dropped_and_its_process_goes_on(monkeypatch):
    monkeypatch.setattr(hints, "SECONDS", LONG)
    record = begun("worlds-fair-1893")

    async def use(pool: ThinkingPool) -> tuple[str, bool]:
        await move(pool, record, "random")
        before = list(pool.processes)
        thought = asyncio.create_task(hinted(pool, record))
        while pool.idle:
            await asyncio.sleep(0)
        thought.cancel()
        return await move(pool, record, "random"), pool.processes == before

    assert in_pool(use) == (answer(record, "random"), True)


@each_game
def test_a_process_follows_a_match_and_takes_back_what_was_taken_back(slug):
    record = begun(slug)
    longer = record
    for _ in range(6):
        longer = replace(longer, moves=(*longer.moves, Move(seat_of(longer), legal(longer)[0])))
    steps = [record, replace(longer, moves=longer.moves[:3]), longer, replace(longer, moves=longer.moves[:2]), longer]

    async def use(pool: ThinkingPool) -> list[str]:
        return [await move(pool, each, "greedy") for each in steps]

    assert in_pool(use) == [answer(each, "greedy") for each in steps]


def test_a_process_forgets_the_match_it_has_not_seen_for_longest(monkeypatch):
    monkeypatch.setattr(process, "MOST_MATCHES", 2)
    record = begun("worlds-fair-1893")

    async def use(pool: ThinkingPool) -> tuple[list[str], list[bool]]:
        made = [await move(pool, record, "random", match) for match in ("a", "b", "a", "c")]
        (thinking,) = pool.processes
        return made, [thinking.knows(match) for match in ("a", "b", "c")]

    made, known = in_pool(use)
    assert set(made) == {answer(record, "random")}
    assert known == [True, False, True]


def test_processes_move_over_when_there_is_a_better_way_to_start_them():
    record = begun("worlds-fair-1893")
    better = (*WORKER, "compiled")

    async def use(pool: ThinkingPool) -> tuple[list[str], tuple[str, ...]]:
        made = [await move(pool, record, "random")]
        (plain,) = pool.processes
        pool.command = lambda: better
        made.append(await move(pool, record, "random"))
        await plain.ended()
        (process,) = pool.processes
        return made, process.command

    made, command = in_pool(use)
    assert made == [answer(record, "random")] * 2
    assert command == better


def test_a_pool_that_is_closed_leaves_no_process():
    async def use(pool: ThinkingPool) -> list[process.ThinkingProcess]:
        await move(pool, begun("worlds-fair-1893"), "random")
        return list(pool.processes)

    async def run() -> None:
        pool = ThinkingPool(1, LONG, lambda: WORKER)
        (thinking,) = await use(pool)
        await pool.close()
        await thinking.ended()
        assert pool.processes == []

    asyncio.run(run())


SERVER = """
import asyncio
from tests.thinking.asking import WORKER, LONG, begun, move
from universelle.thinking.pool import ThinkingPool

async def run():
    pool = ThinkingPool(1, LONG, lambda: WORKER)
    await move(pool, begun("worlds-fair-1893"), "random")
    print(pool.processes[0].pid, flush=True)
    await move(pool, begun("worlds-fair-1893"), "hangs")

asyncio.run(run())
"""


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="needs a way to wait for another's process")
def test_no_process_outlives_its_server_even_if_that_is_killed():
    with subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        thinking = os.pidfd_open(int(server.stdout.readline()))
        server.send_signal(signal.SIGKILL)
        server.wait()
    select.select([thinking], [], [])
    os.close(thinking)
