"""How many games two processes play beside one, in one run.

Run: python benchmarks/arena.py [ROUNDS] [GAMES]

Plays the same games of an arena by turns with one process and with two, and prints the ratio of games a second; the
processes have begun before the clock does. Two more lines tell what a busy machine makes of it: the ratio of plain
loops of Python that share nothing, run in the same way, which is all that the machine allows at the moment; and (on
Linux) the ratio of games without the time in which a process was ready and waited for a processor.
"""

import os
import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

from universelle.arena.contest import Contest
from universelle.arena.games import play_seating
from universelle.arena.processes import as_finished
from universelle.build import BUILD

CONTEST = Contest("worlds-fair-1893", ("greedy", "random"), 2)
LOOPS = 400_000
SCHEDULE = Path("/proc/self/schedstat")  # nanoseconds on a processor, and waiting for one


class Done(NamedTuple):
    """When which process had finished a task."""

    process: int
    clock: float
    waited: float  # for a processor, since the process began


class Rate(NamedTuple):
    """Tasks a second."""

    real: float
    unhindered: float  # without waiting for a processor


def loop(_number: int) -> int:
    """Work that needs nothing but a processor."""
    total = 0
    for number in range(LOOPS):
        total += number
    return total


def timed(work: Callable, task: object) -> Done:
    work(task)
    waited = int(SCHEDULE.read_text(encoding="ascii").split()[1]) / 1e9 if SCHEDULE.exists() else 0.0
    return Done(os.getpid(), perf_counter(), waited)


def rate(work: Callable, tasks: Sequence, processes: int) -> Rate:
    """Tasks a second, from when every process has finished one."""
    finished = as_finished(partial(timed, work), [*tasks, *tasks], processes)
    by_process: dict[int, list[Done]] = defaultdict(list)
    while len(by_process) < processes:
        done = next(finished)
        by_process[done.process] = [done]
    began = perf_counter()
    for done in finished:
        by_process[done.process].append(done)
    counts = [len(each) - 1 for each in by_process.values()]
    alone = [each[-1].clock - each[0].clock - (each[-1].waited - each[0].waited) for each in by_process.values()]
    return Rate(
        sum(counts) / (perf_counter() - began), sum(count / seconds for count, seconds in zip(counts, alone) if count)
    )


def main(rounds: int = 5, games: int = 120) -> None:
    seatings = [seating for deal in CONTEST.deals(games) for seating in deal]
    play = partial(play_seating, CONTEST, False)
    ones, twos, loops = [], [], []
    for _ in range(rounds):
        ones.append(rate(play, seatings, 1))
        twos.append(rate(play, seatings, 2))
        loops.append(rate(loop, range(games), 2).real / rate(loop, range(games), 1).real)
    print(f"{BUILD} build, {CONTEST.game}, {' against '.join(CONTEST.bots)}, {len(seatings)} games, {rounds} rounds")
    print(f"one process {median(one.real for one in ones):.1f} games/s, two {median(two.real for two in twos):.1f}")
    tell("two beside one", [two.real / one.real for one, two in zip(ones, twos)])
    tell("plain loops, two beside one", loops)
    tell("without waiting for a processor", [two.unhindered / one.unhindered for one, two in zip(ones, twos)])


def tell(what: str, ratios: list[float]) -> None:
    print(f"{what}: {median(ratios):.2f} (median), from {min(ratios):.2f} to {max(ratios):.2f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
