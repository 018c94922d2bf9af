"""Matches shared out among processes, so that every core of the machine plays."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Any, Final, Generic, TypeVar, cast

from universelle.bots.outside import end_programs
from universelle.core.errors import BotFailed

A = TypeVar("A")
B = TypeVar("B")

TASKS_AT_ONCE: Final = 4  # handed to a process together
TRIES: Final = 3  # processes that a task may cost
PATIENCE: Final = 5.0  # seconds in which a process ends that is told to
GONE: Final = object()


def cores() -> int:
    """How many cores this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def nobody() -> None:
    """Whom it does not concern that a process was lost."""


def in_order(
    work: Callable[[A], B], tasks: Sequence[A], processes: int, lost: Callable[[], None] = nobody
) -> Iterator[B]:
    """The results of all tasks in their order, worked out by so many processes. None of them outlives this one.

    If a process is ended by somebody else, `lost` is called, and another one takes up what it had.
    """
    early: dict[int, B] = {}
    number = 0
    with Team(work, min(processes, len(tasks)), lost) as team:
        for place, result in team.finish(tasks, min(TASKS_AT_ONCE, -(-len(tasks) // processes))):
            early[place] = result
            while number in early:
                yield early.pop(number)
                number += 1


def as_finished(
    work: Callable[[A], B], tasks: Sequence[A], processes: int, lost: Callable[[], None] = nobody
) -> Iterator[B]:
    """The same, each result as soon as it is there: nothing finished is lost when somebody interrupts."""
    with Team(work, min(processes, len(tasks)), lost) as team:
        for _, result in team.finish(tasks):
            yield result


class Member:
    """A process, and the numbers of the groups of tasks that it has, the one it works on first."""

    def __init__(self, work: Callable[[Any], Any]) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.groups: deque[int] = deque()
        self._process = context.Process(target=_serve, args=(work, theirs), daemon=True)
        self._process.start()
        theirs.close()

    def give(self, number: int, group: Sequence[object]) -> None:
        self.groups.append(number)
        with suppress(OSError):  # it has ended, which is seen when it is listened to
            self.connection.send(group)

    def answer(self) -> Any:
        """What came of its first group; GONE if it has ended."""
        try:
            return self.connection.recv()
        except (EOFError, OSError):
            return GONE

    def end(self) -> None:
        self._process.terminate()
        self._process.join(PATIENCE)
        self._process.kill()
        self._process.join()
        self._process.close()
        self.connection.close()


class Team(Generic[A, B]):
    """Processes that do one batch of tasks after the other, until the context is left."""

    def __init__(self, work: Callable[[A], B], processes: int, lost: Callable[[], None] = nobody) -> None:
        self._work = work
        self._lost = lost
        self._members = [Member(work) for _ in range(processes)]

    def __enter__(self) -> Team[A, B]:
        return self

    def __exit__(self, *error: object) -> None:
        for member in self._members:
            member.end()

    def finish(self, tasks: Sequence[A], at_once: int = 1) -> Iterator[tuple[int, B]]:
        """Each result with the number of its task, as soon as it is there.

        A task that costs one process after the other is given up; when all others are finished, that is an error.
        """
        groups = [tasks[start : start + at_once] for start in range(0, len(tasks), at_once)]
        waiting = deque(range(len(groups)))
        ended: Counter[int] = Counter()  # processes, by the group they worked on
        silent = 0  # processes that ended since the last answer
        while waiting or any(member.groups for member in self._members):
            self._hand_over(waiting, groups)
            for member in self._ready():
                answer = member.answer()
                if answer is GONE:
                    silent += 1
                    if silent > TRIES * len(self._members):
                        raise BotFailed("processes-lost")
                    self._replace(member, waiting, ended)
                    continue
                silent = 0
                if isinstance(answer, Exception):
                    raise answer
                yield from enumerate(answer, member.groups.popleft() * at_once)
        if any(count >= TRIES for count in ended.values()):
            raise BotFailed("processes-lost")

    def _hand_over(self, waiting: deque[int], groups: Sequence[Sequence[A]]) -> None:
        """Everybody gets something to do, and the next thing, too, as long as there is plenty."""
        for most, left in ((1, 0), (2, len(self._members))):
            for member in self._members:
                if len(waiting) > left and len(member.groups) < most:
                    number = waiting.popleft()
                    member.give(number, groups[number])

    def _ready(self) -> list[Member]:
        """Those who have something to say, or have ended."""
        working = {member.connection: member for member in self._members if member.groups}
        return [working[cast("Connection", connection)] for connection in wait(working)]

    def _replace(self, member: Member, waiting: deque[int], ended: Counter[int]) -> None:
        """Let another process take up what one had that was ended, unless that costs one after the other."""
        ended[member.groups[0]] += 1
        waiting.extendleft([number for number in reversed(member.groups) if ended[number] < TRIES])
        member.end()
        self._members[self._members.index(member)] = Member(self._work)
        self._lost()


def _serve(work: Callable[[A], B], connection: Connection) -> None:
    """In a process: interrupting is up to the one that started it, and when that is gone, this one ends too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: _end())
    Thread(target=_end_with_parent, daemon=True).start()
    while True:
        group: Sequence[A] = connection.recv()
        try:
            answer: list[B] | Exception = [work(task) for task in group]
        except Exception as error:  # raised where the result is waited for
            answer = error
        connection.send(answer)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        _end()


def _end() -> None:
    """End this process at once, and the programs that play for it: one that hangs would not."""
    try:
        end_programs()
    finally:
        os._exit(1)
