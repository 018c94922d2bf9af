"""What is dear to make: made once for all who ask for it meanwhile, and kept for those who ask soon after."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Hashable
from typing import Any


class MadeOnce:
    """Things by what they are made from; the oldest of too many are forgotten."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._tasks: dict[Hashable, asyncio.Task[bytes]] = {}

    async def get(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, bytes]]) -> bytes:
        """It goes on being made when who asked for it leaves; what failed is tried again by who asks next."""
        task = self._tasks.pop(key, None)
        if task is None:
            task = asyncio.create_task(make())
            task.add_done_callback(lambda done: self._forget_failed(key, done))
        self._tasks[key] = task  # the last that was asked for comes last
        for old in [each for each, making in self._tasks.items() if making.done()][: len(self._tasks) - self._most]:
            del self._tasks[old]
        return await asyncio.shield(task)

    def _forget_failed(self, key: Hashable, task: asyncio.Task[bytes]) -> None:
        if (task.cancelled() or task.exception()) and self._tasks.get(key) is task:
            del self._tasks[key]

    async def close(self) -> None:
        """Give up what is being made."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
