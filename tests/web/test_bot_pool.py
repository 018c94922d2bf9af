"""Bots think elsewhere; whoever fails, hangs or dies is stood in for."""

import asyncio
import multiprocessing
import time

import pytest

from tests.laws.games import record_of
from tests.web import slow
from tests.web.visiting import each_game
from universelle.bots import BOTS
from universelle.games.registry import load
from universelle.web import bot_pool as thinking
from universelle.web.bot_pool import STAND_IN, BotPool, think

PATIENCE = 60  # seconds


@pytest.fixture(autouse=True)
def _nobody_stays():
    """Whoever still thinks after a test is sent away, lest they keep the tests from ending."""
    before = set(multiprocessing.active_children())
    yield
    for process in set(multiprocessing.active_children()) - before:
        process.kill()


def begun(slug: str):
    return record_of(slug, 2, 1)


def seat_of(record) -> int:
    return record.begin().to_move()[0]


def stand_in(record) -> str:
    return think(record.to_json(), seat_of(record), STAND_IN)


def thought(record, *bots: str) -> list[str]:
    """What these bots do, one after another."""

    async def run() -> list[str]:
        bot_pool = BotPool()
        try:
            return [await bot_pool.move(record, seat_of(record), bot) for bot in bots]
        finally:
            bot_pool.close()

    return asyncio.run(asyncio.wait_for(run(), PATIENCE))


@each_game
@pytest.mark.parametrize("bot", list(BOTS))
def test_a_bot_makes_a_legal_move_and_always_the_same(slug, bot):
    record = begun(slug)
    one, other = thought(record, bot, bot)
    assert one == other
    legal = [action.code for action in record.begin().legal_actions(seat_of(record))]
    assert load(slug).catalogue.parse(one).code in legal


@each_game
def test_an_unknown_bot_is_stood_in_for(slug):
    record = begun(slug)
    assert thought(record, "deep thought") == [stand_in(record)]


@each_game
def test_a_bot_that_takes_too_long_is_stood_in_for(slug, monkeypatch):
    monkeypatch.setattr(thinking, "SECONDS", 0.001)
    record = begun(slug)
    assert thought(record, "random", "random") == [stand_in(record)] * 2


@each_game
def test_a_bot_that_dies_is_stood_in_for(slug, monkeypatch):
    monkeypatch.setattr(thinking, "think", slow.think)
    record = begun(slug)
    [honest] = thought(record, "random")
    assert thought(record, "dies", "random") == [stand_in(record), honest]


@each_game
def test_a_bot_that_hangs_is_stood_in_for_and_sent_away(slug, monkeypatch):
    """It holds up nobody, and its process must end, or it would think for ever and keep the server from stopping."""
    monkeypatch.setattr(thinking, "think", slow.think)
    monkeypatch.setattr(thinking, "SECONDS", 3.0)
    record = begun(slug)
    before = set(multiprocessing.active_children())
    honest = think(record.to_json(), seat_of(record), "random")
    assert thought(record, "sleeper", "random") == [stand_in(record), honest]
    end = time.monotonic() + 5
    while left := set(multiprocessing.active_children()) - before:
        assert time.monotonic() < end, f"still thinking: {left}"
        time.sleep(0.1)
