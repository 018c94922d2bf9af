"""The games of a contest: played here, in other processes or on other machines, always the same."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from universelle.arena.processes import as_finished, nobody
from universelle.arena.simulation import ALONE, play

if TYPE_CHECKING:
    from universelle.arena.contest import Contest, Seating
    from universelle.arena.simulation import Outcome
    from universelle.core.message import Message
    from universelle.matches.record import Record


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game of a contest, seat by seat."""

    seating: Seating
    scores: tuple[int, ...]
    places: tuple[int, ...]  # 1 for a winner
    shares: tuple[float, ...]  # of the win
    moves: int
    stand_ins: tuple[int, ...] = ()  # decisions that another bot made, if there were any


class Report(NamedTuple):
    """What comes back from where a game was played."""

    played: Played
    record: Record | None
    failures: tuple[Message, ...] = ()  # why bots failed


Workers: TypeAlias = "Callable[[Callable[[Seating], Report], Sequence[Seating]], Iterator[Report]]"


def play_seating(contest: Contest, with_record: bool, seating: Seating) -> Report:
    """Play one game. It depends on nothing else: whoever plays it plays the same."""
    seed = f"{contest.seed}/{seating.deal}"
    outcome = play(contest.game, seating.seats, seed, contest.options, contest.edition)
    return Report(played_of(seating, outcome), outcome.record if with_record else None, outcome.failures)


def played_of(seating: Seating, outcome: Outcome) -> Played:
    """What counts of the match that was played for a seating."""
    result = outcome.record.result
    assert result
    places = tuple(result["places"])
    stand_ins = tuple(outcome.stand_ins) if any(outcome.stand_ins) else ()
    return Played(seating, tuple(outcome.scores), places, tuple(outcome.shares), len(outcome.record.moves), stand_ins)


def play_all(contest: Contest, waiting: Sequence[Seating], workers: Workers, with_record: bool) -> Generator[Report]:
    """Play these games, and yield each when it is finished."""
    yield from workers(partial(play_seating, contest, with_record), waiting)


def here(work: Callable[[Seating], Report], waiting: Sequence[Seating]) -> Iterator[Report]:
    """Play one game after another in this process."""
    return map(work, waiting)


def in_processes(
    processes: int, shared_out: Callable[[int], None], alone: float = ALONE, lost: Callable[[], None] = nobody
) -> Workers:
    """Share games out among processes, which are started for what is not done after a moment."""

    def workers(work: Callable[[Seating], Report], waiting: Sequence[Seating]) -> Iterator[Report]:
        began = perf_counter()
        number = 0
        while number < len(waiting) and perf_counter() - began < alone:
            yield work(waiting[number])
            number += 1
        if number < len(waiting):
            shared_out(min(processes, len(waiting) - number))
            yield from as_finished(work, waiting[number:], processes, lost)

    return workers
