"""A process that thinks, as the server sees it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.laws.games import played
from tests.thinking.asking import LONG, SHORT, WORKER, answer, begun, seat_of
from universelle.matches.record import Move
from universelle.reviews.review import ReviewedMove
from universelle.reviews.reviewer import review
from universelle.thinking import process
from universelle.thinking.process import Failed, ThinkingProcess


def with_process(use: Callable[[ThinkingProcess], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        thinking = await ThinkingProcess.start(WORKER)
        try:
            return await use(thinking)
        finally:
            thinking.end()
            await thinking.ended()

    return asyncio.run(run())


def test_it_chooses_and_knows_the_match_from_then_on():
    record = begun("worlds-fair-1893")

    async def use(thinking: ThinkingProcess) -> tuple[bool, str, bool]:
        before = thinking.knows("match")
        code = await thinking.choose("match", record, seat_of(record), "random", LONG)
        return before, code, thinking.knows("match")

    assert with_process(use) == (False, answer(record, "random"), True)


@pytest.mark.parametrize(
    ("bot", "lost", "start"), [("hangs_before", True, SHORT), ("dies", True, LONG), ("deep thought", False, LONG)]
)
def test_a_failure_says_whether_the_process_is_lost(bot, lost, start):
    record = begun("worlds-fair-1893")

    async def use(thinking: ThinkingProcess) -> bool:
        with pytest.raises(Failed) as failure:
            await thinking.choose("match", record, seat_of(record), bot, LONG, start)
        return failure.value.lost

    assert with_process(use) == lost


def test_a_process_that_runs_must_take_up_a_thought_sooner_than_one_that_starts(monkeypatch):
    monkeypatch.setattr(process, "AGAIN", SHORT)
    record = begun("worlds-fair-1893")

    async def use(thinking: ThinkingProcess) -> bool:
        await thinking.choose("match", record, seat_of(record), "random", LONG)
        with pytest.raises(Failed) as failure:
            await thinking.choose("match", record, seat_of(record), "hangs_before", LONG, LONG)
        return failure.value.lost

    assert with_process(use)


def test_a_program_that_is_not_there_has_failed():
    with pytest.raises(Failed) as failure:
        asyncio.run(ThinkingProcess.start(("/no/such/program",)))
    assert failure.value.lost


def test_it_reviews_a_match():
    record = played("worlds-fair-1893", 2, 1).record
    after = len(record.moves) - 2

    async def use(thinking: ThinkingProcess) -> list[ReviewedMove]:
        return [move async for move in thinking.review(record, after, LONG)]

    assert with_process(use) == list(review(record, after))


def test_a_record_that_cannot_be_reviewed_is_a_failure():
    record = played("worlds-fair-1893", 2, 1, 3).record
    broken = record.with_moves((*record.moves, Move(0, "nonsense")))

    async def use(thinking: ThinkingProcess) -> bool:
        with pytest.raises(Failed) as failure:
            [move async for move in thinking.review(broken, 3, LONG)]
        return failure.value.lost

    assert with_process(use) is False
