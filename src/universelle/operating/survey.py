"""A survey of the house: everything that an operator sees of it, and what that means."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from time import time
from typing import Any, Final

from universelle.core.message import Message, Value
from universelle.database.database import DatabaseFails
from universelle.operating.house import BACKUP, DOORS, FAILS, LATER, LOOK, WELL, Happening, House, Process
from universelle.operating.statistics import Counts, counts

SLOW_DATABASE: Final = 0.5  # seconds to store a sign of life
SLOW_ANSWER: Final = 1.0  # seconds until the slowest of a hundred answers begins
LITTLE_ROOM, NO_ROOM = 0.1, 0.02  # shares of a disk
OFF: Final = 2.0  # seconds between the clocks of a server and its database
OLD_BACKUP: Final = 8 * 24 * 3600.0  # seconds
LONG_WAIT: Final = 5.0  # seconds that a move of a computer waits
MOST_HAPPENINGS: Final = 12


@dataclass(frozen=True, slots=True)
class Line:
    """How one part of the house is: a sign, what that means for players, and a figure."""

    name: str
    sign: str
    says: Message
    figure: tuple[str, float] | None = None  # its unit, and the number


@dataclass(frozen=True, slots=True)
class Survey:
    """What is known of the house. Without an answer of the database only what this server knows itself."""

    at: float
    kind: str  # of the database
    failing: float | None  # since when it does not answer
    answered: float
    offset: float
    decisions: Mapping[str, Any]
    counts: Counts | None
    processes: Sequence[Process]
    samples: Sequence[Mapping[str, float]]
    happenings: Sequence[Happening]

    @property
    def serving(self) -> Sequence[Process]:
        return [process for process in self.processes if not process.is_silent]

    def total(self, figure: str) -> float:
        """A figure of all servers together."""
        return float(sum([process.figures.get(figure, 0) for process in self.serving]))

    def most(self, figure: str) -> float:
        """The greatest of a figure."""
        return float(max([process.figures.get(figure, 0) for process in self.serving], default=0))

    @property
    def doors_closed(self) -> bool:
        return DOORS in self.decisions

    @property
    def renews_later(self) -> bool:
        return LATER in self.decisions

    @property
    def lines(self) -> Sequence[Line]:
        """Its health, line by line."""
        return [
            self._database(),
            *([self._servers()] if self.processes else []),
            self._answers(),
            self._computers(),
            *self._disk(),
            self._clock(),
            *self._mail(),
            *([self._tables(), self._talk(), self._backup()] if self.counts else []),
        ]

    @property
    def sign(self) -> str:
        """The worst of them."""
        signs = [line.sign for line in self.lines]
        return FAILS if FAILS in signs else LOOK if LOOK in signs or self.doors_closed else WELL

    @property
    def wanting(self) -> int:
        """How many lines want a hand."""
        return len([line for line in self.lines if line.sign != WELL])

    @property
    def verdict(self) -> Message:
        """All of it in a sentence."""
        if self.failing is not None:
            return Message("operator-verdict-danger")
        if self.doors_closed:
            return Message("operator-verdict-closed", {"games": int(self.total("watched"))})
        if self.sign == FAILS:
            return Message("operator-verdict-fails", {"things": self.wanting})
        return Message("operator-verdict-look", {"things": self.wanting}) if self.wanting else _said("verdict-well")

    # -- lines --------------------------------------------------------------------------------------------------------

    def _database(self) -> Line:
        figure = ("ms", 1000 * self.answered)
        if self.failing is not None:
            return Line("database", FAILS, _said("database-gone"))
        if self.answered > SLOW_DATABASE:
            return Line("database", LOOK, _said("database-slow"), figure)
        return Line("database", WELL, _said("database-answers", servers=len(self.serving)), figure)

    def _servers(self) -> Line:
        silent = len(self.processes) - len(self.serving)
        if silent:
            return Line("servers", LOOK, _said("servers-silent", number=silent))
        return Line("servers", WELL, _said("servers-serve", number=len(self.serving)))

    def _answers(self) -> Line:
        slowest = self.most("slowest")
        streams = _said(
            "answers-slow" if slowest > SLOW_ANSWER else "answers-quick", streams=int(self.total("streams"))
        )
        return Line("answers", LOOK if slowest > SLOW_ANSWER else WELL, streams, ("ms", 1000 * slowest))

    def _computers(self) -> Line:
        waiting, oldest = int(self.total("waiting")), self.most("oldest")
        says = _said("computers-wait" if waiting else "computers-free", moves=waiting)
        return Line("computers", LOOK if oldest > LONG_WAIT else WELL, says, ("s", oldest) if waiting else None)

    def _disk(self) -> Iterator[Line]:
        free = [process.figures for process in self.serving if "free" in process.figures]
        if free:
            share, room = min([(figures["free_share"], figures["free"]) for figures in free])
            sign = FAILS if share < NO_ROOM else LOOK if share < LITTLE_ROOM else WELL
            yield Line("disk", sign, _said("disk-free", percent=int(100 * share)), ("GB", room / 1e9))

    def _clock(self) -> Line:
        off = abs(self.offset) > OFF
        says = _said("clock-off" if off else "clock-agrees")
        return Line("clock", LOOK if off else WELL, says, ("s", abs(self.offset)))

    def _mail(self) -> Iterator[Line]:
        sending = [process.figures["mail"] for process in self.serving if "mail" in process.figures]
        if sending:
            since = [mail["failing_since"] for mail in sending if mail["failing_since"] is not None]
            waiting = sum([mail["waiting"] for mail in sending])
            if since:
                yield Line("mail", FAILS, _said("mail-refused", waiting=waiting), ("at", min(since)))
            else:
                yield Line("mail", WELL, _said("mail-goes"))

    def _tables(self) -> Line:
        damaged = self.counts.damaged if self.counts else 0
        if damaged:
            return Line("tables", LOOK, _said("tables-damaged", number=damaged))
        return Line("tables", WELL, _said("tables-sound"))

    def _talk(self) -> Line:
        return Line("talk", WELL, _said("talk-reported", lines=self.counts.reported if self.counts else 0))

    def _backup(self) -> Line:
        assert self.counts is not None
        last = self.decisions.get(BACKUP)
        if last is None:
            games = self.counts.running + self.counts.finished
            return Line("backup", LOOK if games else WELL, _said("backup-never"))
        old = self.at - last["at"] > OLD_BACKUP
        return Line("backup", LOOK if old else WELL, _said("backup-old" if old else "backup-fresh"), ("at", last["at"]))


def _said(key: str, **values: Value) -> Message:
    return Message(f"operator-{key}", values)


async def survey(house: House) -> Survey:
    """Look at everything; if the database does not answer, at what this server knows itself."""
    found: tuple[Counts | None, Any, Any, Any] = (None, [house.itself()], [], [])
    if await house.answers():
        try:
            found = (
                await counts(house.database),
                await house.processes(),
                await house.samples(),
                await house.happenings(MOST_HAPPENINGS),
            )
        except DatabaseFails:
            await house.beat()
    counted, processes, samples, happenings = found
    return Survey(
        at=time(),
        kind=type(house.database).__name__.removesuffix("Database"),
        failing=house.failing or time() if counted is None else None,
        answered=house.answered,
        offset=house.offset,
        decisions=house.decisions,
        counts=counted,
        processes=processes,
        samples=samples,
        happenings=happenings,
    )
