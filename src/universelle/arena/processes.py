"""Matches shared out among processes, so that every core of the machine plays."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from threading import Thread
from typing import Final, TypeVar

A = TypeVar("A")
B = TypeVar("B")

TASKS_AT_ONCE: Final = 4  # handed to a process together


def cores() -> int:
    """How many cores this process may use."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def in_order(work: Callable[[A], B], tasks: Sequence[A], processes: int) -> Iterator[B]:
    """The results of all tasks in their order, worked out by so many processes. None of them outlives this one."""
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(processes, len(tasks)), _begin) as pool:  # leaving it ends the processes
        yield from pool.imap(work, tasks, min(TASKS_AT_ONCE, -(-len(tasks) // processes)))


def as_finished(work: Callable[[A], B], tasks: Sequence[A], processes: int) -> Iterator[B]:
    """The same, each result as soon as it is there: nothing finished is lost when somebody interrupts."""
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(processes, len(tasks)), _begin) as pool:
        yield from pool.imap_unordered(work, tasks)


def _begin() -> None:
    """In a process: interrupting is up to the one that started it, and when that is gone, this one ends too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
