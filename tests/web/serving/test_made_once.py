"""What is dear to make is made once."""

import asyncio

import pytest

from universelle.web.serving.made_once import MadeOnce


class Works:
    """Makes something when it is told to, and counts how often."""

    def __init__(self, *failing: int) -> None:
        self.begun = 0
        self.go = asyncio.Event()
        self._failing = failing

    async def make(self) -> bytes:
        self.begun += 1
        number = self.begun
        await self.go.wait()
        if number in self._failing:
            raise ConnectionError
        return b"%d" % number


def test_all_who_ask_meanwhile_and_soon_after_get_the_same():
    async def ask():
        once, works = MadeOnce(2), Works()
        asking = [asyncio.create_task(once.get("film", works.make)) for _ in range(3)]
        works.go.set()
        return [*await asyncio.gather(*asking), await once.get("film", works.make)]

    assert asyncio.run(ask()) == [b"1"] * 4


def test_it_goes_on_when_who_asked_first_leaves():
    async def ask():
        once, works = MadeOnce(2), Works()
        first = asyncio.create_task(once.get("film", works.make))
        while not works.begun:
            await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        works.go.set()
        return await once.get("film", works.make)

    assert asyncio.run(ask()) == b"1"


def test_what_failed_is_tried_again():
    async def ask():
        once, works = MadeOnce(2), Works(1)
        works.go.set()
        with pytest.raises(ConnectionError):
            await once.get("film", works.make)
        return await once.get("film", works.make)

    assert asyncio.run(ask()) == b"2"


def test_the_oldest_are_forgotten():
    async def ask():
        once, works = MadeOnce(2), Works()
        works.go.set()
        return [await once.get(key, works.make) for key in ("a", "b", "a", "c", "a", "b")]

    assert asyncio.run(ask()) == [b"1", b"2", b"1", b"3", b"1", b"4"]


def test_what_is_being_made_is_given_up_at_the_end():
    async def ask():
        once, works = MadeOnce(2), Works()
        asking = asyncio.create_task(once.get("film", works.make))
        while not works.begun:
            await asyncio.sleep(0)
        await once.close()
        await asyncio.gather(asking, return_exceptions=True)
        return asking.cancelled()

    assert asyncio.run(ask())
