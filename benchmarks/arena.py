"""How many games two processes play beside one, in one run.

Run: python benchmarks/arena.py [ROUNDS] [GAMES]

Plays the same games of an arena by turns with one process and with two, and prints the ratio of games a second; the
processes have begun before the clock does. Beside it, the ratio that the machine allows at that moment: plain loops of
Python that share nothing, run in the same way. On a machine with other work both ratios fall.
"""

import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from statistics import median
from time import perf_counter

from universelle.arena.contest import Contest
from universelle.arena.games import play_seating
from universelle.arena.processes import as_finished
from universelle.build import BUILD

CONTEST = Contest("worlds-fair-1893", ("greedy", "random"), 2)
LOOPS = 400_000


def loop(_number: int) -> int:
    """Work that needs nothing but a processor."""
    total = 0
    for number in range(LOOPS):
        total += number
    return total


def signed(work: Callable, task: object) -> int:
    """Do a task, and say in which process."""
    work(task)
    return os.getpid()


def rate(work: Callable, tasks: Sequence, processes: int) -> float:
    """Tasks a second, from when every process has finished one."""
    finished = as_finished(partial(signed, work), [*tasks, *tasks], processes)
    there: set[int] = set()
    while len(there) < processes:
        there.add(next(finished))
    began = perf_counter()
    done = sum(1 for _ in finished)
    return done / (perf_counter() - began)


def main(rounds: int = 5, games: int = 120) -> None:
    seatings = [seating for deal in CONTEST.deals(games) for seating in deal]
    play = partial(play_seating, CONTEST, False)
    ratios, possible, rates = [], [], []
    for _ in range(rounds):
        one, two = rate(play, seatings, 1), rate(play, seatings, 2)
        rates.append((one, two))
        ratios.append(two / one)
        possible.append(rate(loop, range(games), 2) / rate(loop, range(games), 1))
    one, two = (median(column) for column in zip(*rates))
    print(f"{BUILD} build, {CONTEST.game}, {' against '.join(CONTEST.bots)}, {len(seatings)} games, {rounds} rounds")
    print(f"one process {one:.1f} games/s, two {two:.1f} games/s (medians)")
    print(f"two beside one: {median(ratios):.2f} (median), from {min(ratios):.2f} to {max(ratios):.2f}")
    print(f"plain loops: {median(possible):.2f} (median), from {min(possible):.2f} to {max(possible):.2f}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
