"""Bots that are programs of their own, in any language: they are told a view and the legal actions, line by line."""

from __future__ import annotations

import atexit
import os
import shlex
import signal
import subprocess
import threading
from contextlib import suppress
from queue import Empty, SimpleQueue
from time import monotonic
from typing import TYPE_CHECKING, Final

from universelle.bots.protocol import VERSION, Line, Nonsense, read, written
from universelle.core.errors import BotFailed, reason_of

if TYPE_CHECKING:
    from random import Random

    from universelle.bots.bot import Perspective
    from universelle.core.action import Action

SECONDS: Final = 60.0  # that a program has for an answer, whatever else it says meanwhile
RUNNING: Final[dict[str, Program]] = {}  # by their commands
REFUSAL: Final = "a bot is told its view and its legal actions, and nothing else"


class OutsideBot:
    """Asks a program. All bots with the same command share one."""

    def __init__(self, random: Random, command: str, seconds: float = SECONDS) -> None:
        self._command = command
        self._seconds = seconds

    def start(self) -> None:
        """Start the program, unless it is running; it fails if that cannot be done."""
        try:
            _program(self._command)
        except BotFailed:
            _end(self._command)
            raise

    def choose(self, perspective: Perspective) -> Action:
        legal = {action.code: action for action in perspective.legal_actions}
        question: Line = {
            "do": "choose",
            "game": perspective.game.meta.slug,
            "players": perspective.players,
            "seat": perspective.seat,
            "view": perspective.view,
            "actions": list(legal),
        }
        try:
            code = str(_program(self._command).ask(question, "action", self._seconds))
        except BotFailed:
            _end(self._command)  # who asks again starts it again
            raise
        if code not in legal:
            raise BotFailed("bot-illegal", bot=self._command, action=code[:80])
        return legal[code]


def _program(command: str) -> Program:
    """The running program of a command; it is started when it is first asked."""
    if command not in RUNNING:
        RUNNING[command] = Program(command)
        version = RUNNING[command].ask({"do": "hello", "version": VERSION}, "version", SECONDS)
        if version != VERSION:
            raise BotFailed("bot-version", bot=command, version=str(version)[:20], known=VERSION)
    return RUNNING[command]


def _end(command: str) -> None:
    """End the program of a command, if it is running."""
    if program := RUNNING.pop(command, None):
        program.end()


@atexit.register
def end_programs() -> None:
    """End all programs."""
    for command in list(RUNNING):
        _end(command)


class Program:
    """A program that answers lines."""

    def __init__(self, command: str) -> None:
        self._command = command
        self._number = 0
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        try:
            words = shlex.split(command)
            self._process = subprocess.Popen(  # noqa: S603 - who plays here names it
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except (OSError, ValueError, IndexError) as error:
            raise BotFailed("bot-not-started", bot=command, why=reason_of(error)) from error
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def ask(self, question: Line, name: str, seconds: float) -> object:
        """What a program answers to a question in so many seconds, by the name of the value."""
        self._number += 1
        self._send({**question, "id": self._number})
        until = monotonic() + seconds
        while monotonic() < until:
            answer = self._next(until, seconds)
            if answer.get("id") != self._number:
                continue
            if "ask" in answer:
                self._send({"id": self._number, "error": REFUSAL})
            elif "error" in answer:
                raise BotFailed("bot-error", bot=self._command, why=str(answer["error"])[:200])
            elif name in answer:
                return answer[name]
            elif "began" not in answer:
                raise BotFailed("bot-error", bot=self._command, why=str(answer)[:200])
        raise self._silent(seconds)

    def end(self) -> None:
        """End it, and whatever it started itself: else that would be listened to for ever."""
        if os.name == "posix":
            with suppress(ProcessLookupError, PermissionError):  # all of them have ended
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()
        self._listener.join()
        with suppress(OSError):  # what it was not told yet
            self._process.communicate()

    def _silent(self, seconds: float) -> BotFailed:
        return BotFailed("bot-silent", bot=self._command, seconds=round(seconds))

    def _next(self, until: float, seconds: float) -> Line:
        try:
            text = self._lines.get(timeout=max(0.0, until - monotonic()))
        except Empty as error:
            raise self._silent(seconds) from error
        if not text:
            raise BotFailed("bot-ended", bot=self._command)
        try:
            return read(text)
        except Nonsense as error:
            raise BotFailed("bot-error", bot=self._command, why=str(error)) from error

    def _send(self, message: Line) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(written(message))
            self._process.stdin.flush()
        except OSError as error:
            raise BotFailed("bot-ended", bot=self._command) from error

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for text in self._process.stdout:
            self._lines.put(text)
        self._lines.put(b"")
