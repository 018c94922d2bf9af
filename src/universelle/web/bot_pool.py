"""Bots think in processes of their own, never in the server's loop, and never for ever."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Final

from universelle.bots import Perspective, make_bot
from universelle.games.registry import load
from universelle.matches.record import Record

SECONDS: Final = 10.0  # a bot may think
STAND_IN: Final = "greedy"  # plays for a bot that fails


def think(record: str, seat: int, bot: str) -> str:
    """The code of the move a bot makes in the position a record comes to."""
    game = Record.from_json(record)
    rules = load(game.game)
    mind = make_bot(bot, f"{game.seed.hex()}/{seat}/{len(game.moves)}")
    return mind.choose(Perspective(rules, game.position(), seat)).code


class BotPool:
    """The processes in which bots think."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool = self._new_pool()

    async def move(self, record: Record, seat: int, bot: str) -> str:
        """A bot's move; if it fails or takes too long, the greedy bot's."""
        loop = asyncio.get_running_loop()
        text = record.to_json()
        try:
            thought = loop.run_in_executor(self._pool, think, text, seat, bot)
            return await asyncio.wait_for(thought, SECONDS)
        except Exception as error:
            if isinstance(error, BrokenExecutor | TimeoutError):
                self.close()
                self._pool = self._new_pool()
            return await asyncio.to_thread(think, text, seat, STAND_IN)

    def close(self) -> None:
        """Send all of them away, those that would never end too."""
        processes = list(self._pool._processes.values())  # there is no public way to them yet
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, mp_context=multiprocessing.get_context("spawn"))
