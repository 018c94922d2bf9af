"""A process that thinks, as the server sees it."""

from __future__ import annotations

import asyncio
import contextlib
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final

from universelle.bots.hints import Suggestion
from universelle.bots.protocol import LONGEST, Line, Nonsense, read, written
from universelle.core.errors import BadReview
from universelle.matches.record import Move, Record
from universelle.reviews.review import ReviewedMove

MOST_MATCHES: Final = 32  # whose positions a process keeps
START: Final = 120.0  # seconds that a process has to take up its first thought: it starts Python and loads a game
AGAIN: Final = 30.0  # and a later one


class Failed(Exception):
    """There was no answer; `lost` says whether the process is lost, too."""

    def __init__(self, why: str, lost: bool) -> None:
        super().__init__(why)
        self.lost = lost


class ThinkingProcess:
    """One process, which thinks one thought at a time."""

    def __init__(self, process: Process, command: Sequence[str]) -> None:
        self.command = command
        self._process = process
        self._known: dict[str, tuple[Move, ...]] = {}  # by match, the one used last at the end
        self._number = 0  # of the last thought

    @staticmethod
    async def start(command: Sequence[str]) -> ThinkingProcess:
        try:
            process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, limit=LONGEST)
            return ThinkingProcess(process, command)
        except OSError as error:
            raise Failed(str(error), lost=True) from error

    @property
    def pid(self) -> int:
        return self._process.pid

    def knows(self, match: str) -> bool:
        """Whether it follows a match already."""
        return match in self._known

    async def choose(
        self, match: str, record: Record, seat: int, bot: str, seconds: float, start: float = START
    ) -> str:
        """The code of a bot's move."""
        asked = {"do": "choose", "seat": seat, "bot": bot}
        return str(await self._thought(match, record, asked, "action", seconds, start))

    async def hint(
        self, match: str, record: Record, seat: int, codes: Sequence[str], thinks: float, seconds: float
    ) -> list[Suggestion]:
        """The best of these moves of a seat, thought about for so long."""
        asked = {"do": "hint", "seat": seat, "actions": list(codes), "seconds": thinks}
        found = await self._thought(match, record, asked, "hint", seconds, START)
        try:
            return [Suggestion.from_data(each) for each in found]
        except (TypeError, KeyError) as error:
            raise Failed(f"not a hint: {error}", lost=True) from error

    async def _thought(self, match: str, record: Record, asked: Line, answer: str, seconds: float, start: float) -> Any:
        """What it answers, by name. The time begins when the process takes up the thought, which it must soon."""
        self._number += 1
        try:
            self._tell(match, record)
            self._send({**asked, "id": self._number, "match": match})
            said = await asyncio.wait_for(self._answer("began"), start if self._number == 1 else min(start, AGAIN))
            if "began" in said:
                said = await asyncio.wait_for(self._answer(answer), seconds)
        except (TimeoutError, OSError, Nonsense) as error:
            raise Failed(str(error) or "no answer in time", lost=True) from error
        if answer not in said:
            self._known.pop(match, None)
            raise Failed(str(said["error"]), lost=False)
        return said[answer]

    async def review(
        self, record: Record, after: int, seconds: float, start: float = START
    ) -> AsyncIterator[ReviewedMove]:
        """What is found about the moves of a match but for the first `after`; `seconds` is the limit for each."""
        self._number += 1
        try:
            self._send({"do": "review", "id": self._number, "record": record.to_json(), "after": after})
            answer = await asyncio.wait_for(self._answer("began"), start)
            while "error" not in answer:
                answer = await asyncio.wait_for(self._answer("move", "done"), seconds)
                if "done" in answer:
                    return
                if "move" in answer:
                    yield ReviewedMove.from_tree(answer["move"])
        except (TimeoutError, OSError, Nonsense, BadReview) as error:
            raise Failed(str(error) or "no answer in time", lost=True) from error
        raise Failed(str(answer["error"]), lost=False)

    async def drop(self, seconds: float) -> bool:
        """Drop the last thought; return whether the process has nothing to do any more."""
        try:
            self._send({"do": "drop", "id": self._number})
            await asyncio.wait_for(self._answer("action", "hint", "dropped"), seconds)
        except (TimeoutError, OSError, Nonsense):
            return False
        return True

    def end(self) -> None:
        """End the process now, whatever it does."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    async def ended(self) -> None:
        """Wait until the process is gone."""
        await self._process.wait()

    def _tell(self, match: str, record: Record) -> None:
        """Make the process know the position, by the moves since it was told last if those before are the same."""
        before = self._known.pop(match, None)
        if before is not None and record.moves[: len(before)] == before:
            moves = [str(move) for move in record.moves[len(before) :]]
            self._send({"do": "moves", "match": match, "after": len(before), "moves": moves})
        else:
            self._send({"do": "position", "match": match, "record": record.to_json()})
        self._known[match] = record.moves
        if len(self._known) > MOST_MATCHES:
            oldest = next(iter(self._known))
            del self._known[oldest]
            self._send({"do": "forget", "match": oldest})

    async def _answer(self, *names: str) -> Line:
        """The next answer to the last question with one of these names, or an error; other lines are passed over."""
        while True:
            message = read(await self._line())
            if message.get("id") == self._number and not message.keys().isdisjoint((*names, "error")):
                return message

    async def _line(self) -> bytes:
        assert self._process.stdout is not None
        try:
            text = await self._process.stdout.readline()
        except ValueError as error:
            raise Nonsense("a line is too long") from error
        if not text:
            raise Nonsense("the process has ended")
        return text

    def _send(self, message: Line) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(written(message))
