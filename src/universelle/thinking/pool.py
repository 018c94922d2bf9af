"""The processes in which the bots of a server think."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Final, TypeVar

from universelle.bots import hints
from universelle.bots.hints import Suggestion
from universelle.matches.record import Record
from universelle.thinking.interpreter import worker_command
from universelle.thinking.process import Failed, ThinkingProcess

SECONDS: Final = 10.0  # time limit for one move of a bot
STAND_IN: Final = "greedy"  # plays for a bot that fails

T = TypeVar("T")


class ThinkingPool:
    """Processes that start when they are needed; `seconds` is the time limit for a move.

    `command` says how to start one. When the answer changes, because the engine has been compiled, say, processes
    that were started otherwise end after their thought, and others take their places.
    """

    def __init__(
        self, most: int = 1, seconds: float = SECONDS, command: Callable[[], Sequence[str]] = worker_command
    ) -> None:
        self.seconds = seconds
        self.command = command
        self._most = most
        self.idle: list[ThinkingProcess] = []
        self._busy: set[ThinkingProcess] = set()
        self._dropping: set[asyncio.Task[None]] = set()
        self._freed = asyncio.Condition()

    @property
    def processes(self) -> list[ThinkingProcess]:
        return [*self.idle, *self._busy]

    async def move(self, match: str, record: Record, seat: int, bot: str, legal: Sequence[str]) -> str:
        """A bot's move; the greedy bot's if it fails, and the first legal one if that fails, too."""
        for thinker in (bot, STAND_IN):
            try:
                code = await self._chosen(match, record, seat, thinker)
            except Failed:
                continue
            if code in legal:
                return code
        return legal[0]

    async def hint(self, match: str, record: Record, seat: int, legal: Sequence[str]) -> list[Suggestion]:
        """The best of these moves; if nobody can think about them, what the greedy bot would do, without numbers."""
        with suppress(Failed):
            found = await self._thought(
                match, lambda process: process.hint(match, record, seat, legal, hints.SECONDS, self.seconds)
            )
            if found and all(each.action in legal for each in found):
                return found
        return [Suggestion(await self.move(match, record, seat, STAND_IN, legal), 1)]

    async def _chosen(self, match: str, record: Record, seat: int, bot: str) -> str:
        return await self._thought(match, lambda process: process.choose(match, record, seat, bot, self.seconds))

    async def _thought(self, match: str, think: Callable[[ThinkingProcess], Awaitable[T]]) -> T:
        process = await self._take(match)
        try:
            thought = await think(process)
        except asyncio.CancelledError:
            self._dropping.add(task := asyncio.create_task(self._drop(process)))
            task.add_done_callback(self._dropping.discard)
            raise
        except Failed as error:
            await self._put(process, fit=not error.lost)
            raise
        await self._put(process, fit=True)
        return thought

    async def _drop(self, process: ThinkingProcess) -> None:
        """Let a process stop a thought that nobody wants any more."""
        await self._put(process, fit=await process.drop(self.seconds))

    async def _take(self, match: str) -> ThinkingProcess:
        """An idle process, preferably one that follows this match; else a new one while there may be more."""
        async with self._freed:
            await self._freed.wait_for(lambda: self.idle or len(self._busy) < self._most)
            command = self.command()
            for process in [each for each in self.idle if each.command != command]:
                self.idle.remove(process)
                process.end()
            knowing = [process for process in self.idle if process.knows(match)]
            room = len(self.idle) + len(self._busy) < self._most
            if knowing or not room:
                process = (knowing or self.idle)[0]
                self.idle.remove(process)
            else:
                process = await ThinkingProcess.start(command)
            self._busy.add(process)
            return process

    async def _put(self, process: ThinkingProcess, fit: bool) -> None:
        async with self._freed:
            self._busy.discard(process)
            if fit:
                self.idle.append(process)
            else:
                process.end()
                await process.ended()
            self._freed.notify()

    async def close(self) -> None:
        """End all processes."""
        for task in self._dropping:
            task.cancel()
        processes = self.processes
        for process in processes:
            process.end()
        await asyncio.gather(*[process.ended() for process in processes])
        self.idle, self._busy = [], set()
