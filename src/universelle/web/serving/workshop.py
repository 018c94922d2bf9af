"""Dear and dangerous work of the server, done in processes of their own: pictures, and what visitors upload."""

from __future__ import annotations

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

from universelle.core.edition import Edition
from universelle.core.errors import UniverselleError
from universelle.core.message import Message
from universelle.matches.record import Record
from universelle.web.editions.checked import Checked
from universelle.web.history.record_files import Entry
from universelle.web.serving.made_once import MadeOnce
from universelle.web.serving.workbench import SIZE, frame, read_size

COMMAND: Final = (sys.executable, "-m", "universelle.web.serving.workbench")
START: Final = 60.0  # seconds in which a process must be ready
OF_EDITIONS: Final = ("new_record", "typed_edition", "uploaded_edition", "checked_edition")
SECONDS: Final = {
    "picture": 20.0,
    "poster": 20.0,
    "animation": 90.0,
    "games": 10.0,
    "record": 10.0,
    **dict.fromkeys(OF_EDITIONS, 5.0),
}  # time limits
TOO_LONG: Final = {
    "picture": "web-error-picture",
    "poster": "web-error-picture",
    "animation": "web-error-picture",
    "games": "games-too-much",
    "record": "games-slow",
    **dict.fromkeys(OF_EDITIONS, "web-error-new-record"),
}
MOST: Final = 2  # processes
MOST_WAITING: Final = 16  # further pieces of work that may wait for one
MOST_OF_LONG: Final = 1  # of what takes longest, so that there is always a process for all else
MOST_LONG_WAITING: Final = 4
MOST_KEPT: Final = 16  # pictures that are not drawn again for who asks soon after


class Busy(Exception):
    """So much is waiting already that it would take too long."""


class Line:
    """Where work waits for its turn."""

    def __init__(self, at_once: int, waiting: int) -> None:
        self._room = asyncio.Semaphore(at_once)
        self._left = at_once + waiting

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait until there is room, and have it; who would wait too long is refused at once."""
        if not self._left:
            raise Busy
        self._left -= 1
        try:
            async with self._room:
                yield
        finally:
            self._left += 1


class Bench:
    """One process, which does one thing at a time."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @staticmethod
    async def set_up(command: Sequence[str]) -> Bench:
        """Start a process, and wait until it is ready: that does not count as its work."""
        bench = Bench(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE))
        try:
            async with asyncio.timeout(START):
                await bench._receive()
        except BaseException:
            await bench.clear()
            raise
        return bench

    @property
    def pid(self) -> int:
        return self._process.pid

    async def do(self, work: str, given: Sequence[Any]) -> Any:
        """What comes of a piece of work."""
        assert self._process.stdin is not None
        self._process.stdin.write(frame((work, given)))
        await self._process.stdin.drain()
        return await self._receive()

    async def clear(self) -> None:
        """End the process, whatever it does."""
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()

    async def _receive(self) -> Any:
        assert self._process.stdout is not None
        size = read_size(await self._process.stdout.readexactly(SIZE))
        return pickle.loads(await self._process.stdout.readexactly(size))  # noqa: S301 — our own process wrote it


class Workshop:
    """Processes that start when they are needed and stay; one that fails or takes too long is ended."""

    def __init__(
        self,
        most: int = MOST,
        waiting: int = MOST_WAITING,
        seconds: Mapping[str, float] = SECONDS,
        command: Sequence[str] = COMMAND,
    ) -> None:
        self._line = Line(most, waiting)
        self._films = Line(MOST_OF_LONG, MOST_LONG_WAITING)
        self.imports = Line(MOST_OF_LONG, MOST_LONG_WAITING)
        self._seconds = seconds
        self._command = command
        self._kept = MadeOnce(MOST_KEPT)
        self.benches: list[Bench] = []  # those that are free

    async def picture(self, record: Record, at: int, language: str, kind: str) -> bytes:
        """The position of a record after so many moves, as `svg` or `png`."""
        drawn: bytes = await self._do("picture", record, at, language, kind)
        return drawn

    async def poster(self, slug: str) -> bytes:
        """The poster of a game."""

        async def make() -> bytes:
            drawn: bytes = await self._do("poster", slug)
            return drawn

        return await self._kept.get(slug, make)

    async def animation(self, record: Record, language: str) -> bytes:
        """The course of a match as a picture that moves."""

        async def make() -> bytes:
            async with self._films.turn():
                drawn: bytes = await self._do("animation", record, language)
                return drawn

        return await self._kept.get((record.to_json(), language), make)

    async def new_record(self, form: Mapping[str, str], language: str, file: str, edition: bytes) -> Record:
        """The record of a new match with an uploaded edition."""
        made: Record = await self._do("new_record", form, language, file, edition)
        return made

    async def typed_edition(self, slug: str, name: str, form: Mapping[str, str]) -> Checked:
        """The edition that somebody has typed, and what is wrong with it."""
        found: Checked = await self._do("typed_edition", slug, name, dict(form))
        return found

    async def uploaded_edition(self, slug: str, file: str, content: bytes) -> Checked:
        """The edition in a file, and what is wrong with it."""
        found: Checked = await self._do("uploaded_edition", slug, file, content)
        return found

    async def checked_edition(self, slug: str, edition: Edition) -> Checked:
        """What is wrong with an edition."""
        found: Checked = await self._do("checked_edition", slug, edition)
        return found

    async def games(self, file: bytes) -> Sequence[Entry]:
        """The games in a file, not looked at yet."""
        found: Sequence[Entry] = await self._do("games", file)
        return found

    async def checked(self, text: str) -> Record:
        """The finished match in a text, replayed and checked."""
        read: Record = await self._do("record", text)
        return read

    async def _do(self, work: str, *given: Any) -> Any:
        async with self._line.turn():
            done = await self._done(work, given)
        if isinstance(done, Message):
            raise UniverselleError(done.key, **done.values)
        if done is None:
            raise RuntimeError(f"{work} failed in the workshop")
        return done

    async def _done(self, work: str, given: Sequence[Any]) -> Any:
        try:
            bench = self.benches.pop() if self.benches else await Bench.set_up(self._command)
        except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
            raise Busy from error
        fit = False
        try:
            async with asyncio.timeout(self._seconds[work]):
                done = await bench.do(work, given)
            fit = True
        except (TimeoutError, OSError, asyncio.IncompleteReadError):
            return Message(TOO_LONG[work])
        else:
            return done
        finally:
            if fit:
                self.benches.append(bench)
            else:
                await asyncio.shield(bench.clear())

    async def close(self) -> None:
        """End all processes that are free; those at work end with the server."""
        await self._kept.close()
        benches, self.benches = self.benches, []
        await asyncio.gather(*[bench.clear() for bench in benches])
