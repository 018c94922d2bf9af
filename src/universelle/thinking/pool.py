"""The processes in which the bots of a server think."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import Final, TypeVar

from universelle.bots import GREEDY, hints, simpler_than
from universelle.bots.hints import Suggestion
from universelle.games.registry import load
from universelle.matches.record import Record
from universelle.thinking.interpreter import worker_command
from universelle.thinking.process import Failed, ThinkingProcess

LOG: Final = logging.getLogger(__name__)
SECONDS: Final = 10.0  # time limit for one move of a bot

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Chosen:
    """The move of a bot; if that failed, `by` is the bot that chose it instead, or nothing if none could."""

    code: str
    by: str | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Thought:
    """A thought for a match: since when it waits for a process, or is thought."""

    match: str
    since: float = field(default_factory=monotonic)

    @property
    def seconds(self) -> float:
        return monotonic() - self.since


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
        self.most = most
        self.idle: list[ThinkingProcess] = []
        self._busy: dict[ThinkingProcess, Thought] = {}
        self._waiting: set[Thought] = set()
        self._dropping: set[asyncio.Task[None]] = set()
        self._freed = asyncio.Condition()

    @property
    def processes(self) -> list[ThinkingProcess]:
        return [*self.idle, *self._busy]

    @property
    def at_work(self) -> list[Thought]:
        """What is thought now, the longest first."""
        return sorted(self._busy.values(), key=lambda each: each.since)

    @property
    def waiting(self) -> list[Thought]:
        """What waits for a process, the longest first."""
        return sorted(self._waiting, key=lambda each: each.since)

    async def move(self, match: str, record: Record, seat: int, bot: str, legal: Sequence[str]) -> Chosen:
        """A bot's move; a simpler one's if it fails, and the first legal one if that fails, too."""
        for thinker in (bot, simpler_than(load(record.game), bot)):
            with suppress(Failed):
                began = monotonic()
                code = await self._chosen(match, record, seat, thinker) if thinker else ""
                if code in legal:
                    LOG.info(
                        "thought",
                        extra={"told": {"table": match[:4], "bot": thinker, "seconds": round(monotonic() - began, 3)}},
                    )
                    return Chosen(code, None if thinker == bot else thinker)
        return Chosen(legal[0], "")

    async def hint(self, match: str, record: Record, seat: int, legal: Sequence[str]) -> list[Suggestion]:
        """The best of these moves; if nobody can think about them, what the greedy bot would do, without numbers."""
        with suppress(Failed):
            found = await self._thought(
                match, lambda process: process.hint(match, record, seat, legal, hints.SECONDS, self.seconds)
            )
            if found and all(each.action in legal for each in found):
                return found
        return [Suggestion((await self.move(match, record, seat, GREEDY, legal)).code, 1)]

    async def _chosen(self, match: str, record: Record, seat: int, bot: str) -> str:
        return await self._thought(match, lambda process: process.choose(match, record, seat, bot, self.seconds))

    async def _thought(self, match: str, think: Callable[[ThinkingProcess], Awaitable[T]]) -> T:
        self._waiting.add(waiting := Thought(match))
        try:
            process = await self._take(match)
        finally:
            self._waiting.discard(waiting)
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
            await self._freed.wait_for(lambda: self.idle or len(self._busy) < self.most)
            command = self.command()
            for process in [each for each in self.idle if each.command != command]:
                self.idle.remove(process)
                process.end()
            knowing = [process for process in self.idle if process.knows(match)]
            room = len(self.idle) + len(self._busy) < self.most
            if knowing or not room:
                process = (knowing or self.idle)[0]
                self.idle.remove(process)
            else:
                process = await ThinkingProcess.start(command)
            self._busy[process] = Thought(match)
            return process

    async def _put(self, process: ThinkingProcess, fit: bool) -> None:
        async with self._freed:
            self._busy.pop(process, None)
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
        self.idle, self._busy = [], {}
