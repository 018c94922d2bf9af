"""Bots think in processes of their own, so that the server never waits for them, and within a time limit."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Final

from universelle.bots import Perspective, make_bot
from universelle.games.registry import load
from universelle.matches.record import Record

SECONDS: Final = 10.0  # time limit for one move of a bot
STAND_IN: Final = "greedy"  # plays for a bot that fails


def think(record: str, seat: int, bot: str) -> str:
    """The code of the move a bot makes in the final position of a record."""
    parsed = Record.from_json(record)
    thinker = make_bot(bot, f"{parsed.seed.hex()}/{seat}/{len(parsed.moves)}")
    return thinker.choose(Perspective(load(parsed.game), parsed.position(), seat)).code


class BotPool:
    """The processes in which bots think; `seconds` is the time limit for a move."""

    def __init__(
        self, workers: int = 1, seconds: float = SECONDS, think: Callable[[str, int, str], str] = think
    ) -> None:
        self.seconds = seconds
        self._workers = workers
        self._think = think
        self._pool = self._new_pool()

    async def move(self, record: Record, seat: int, bot: str) -> str:
        """A bot's move; if it fails or takes too long, the greedy bot's.

        A bot that loses its process because another one was stuck or died starts again.
        """
        text = record.to_json()
        while True:
            pool = self._pool
            try:
                return await self._thought(pool, text, seat, bot)
            except (BrokenExecutor, TimeoutError):
                if pool is self._pool:
                    self.close()
                    self._pool = self._new_pool()
                    break
            except asyncio.CancelledError:
                task = asyncio.current_task()
                if pool is self._pool or (task is not None and task.cancelling()):
                    raise
            except Exception:
                break
        return await asyncio.to_thread(think, text, seat, STAND_IN)

    async def _thought(self, pool: ProcessPoolExecutor, record: str, seat: int, bot: str) -> str:
        """What a bot answers within the time limit, of which the start of its process is no part."""
        loop = asyncio.get_running_loop()
        if not pool._processes:
            await asyncio.gather(*[loop.run_in_executor(pool, _start) for _ in range(self._workers)])
        return await asyncio.wait_for(loop.run_in_executor(pool, self._think, record, seat, bot), self.seconds)

    def close(self) -> None:
        """Terminate all workers, including stuck ones."""
        processes = list(self._pool._processes.values())  # there is no public way to them yet
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, mp_context=multiprocessing.get_context("spawn"))


def _start() -> None:
    """Import this module in the worker, and with it the bots."""
