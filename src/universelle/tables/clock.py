"""Clocks: how long every player may still think. All of it follows from the pace and the times of journal entries."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import cached_property
from heapq import merge
from typing import Any, Final, TypeAlias
from zoneinfo import ZoneInfo, available_timezones

from universelle.tables.journal import RETURN, Entry

MINUTE: Final = 60
HOUR: Final = 3600
DAY: Final = 86_400
NIGHT: Final = time(22)  # when nights begin that are off
MORNING: Final = time(7)  # when they end
SATURDAY: Final = 5
UNIVERSAL: Final = "UTC"

Span: TypeAlias = tuple[float, float]  # from when until when, in seconds since 1970


@dataclass(frozen=True, slots=True)
class Pace:
    """How long players may think: for each move, and a reserve for those that take longer."""

    move: int = 0  # seconds, from the start of every move
    reserve: int = 0  # seconds, for the whole match
    nights: bool = False  # whether nights do not count
    weekends: bool = False  # whether weekends do not count
    zone: str = UNIVERSAL  # whose nights and weekends

    @property
    def by_post(self) -> bool:
        """Whether a move may take a day or more."""
        return self.move >= DAY

    @property
    def short(self) -> int:
        """The seconds under which time is called short."""
        return 12 * HOUR if self.by_post else 30

    @property
    def on_return(self) -> int:
        """The seconds that a player has at least who takes a seat back."""
        return max(self.move, MINUTE)

    @property
    def tree(self) -> dict[str, Any]:
        """The pace as plain data."""
        return {name: getattr(self, name) for name in ("move", "reserve", "nights", "weekends", "zone")}


def is_zone(name: str) -> bool:
    """Whether this machine knows a time zone."""
    return name == UNIVERSAL or name in available_timezones()


@dataclass(frozen=True)
class Counting:
    """Which time counts at a pace: not nights and weekends that are off, and not when no server ran."""

    pace: Pace
    outages: Sequence[Span] = ()  # in order

    def counted(self, begin: float, end: float) -> float:
        """The seconds that count between two moments."""
        seconds, at = 0.0, begin
        for start, stop in self._rests(begin):
            if start >= end:
                break
            seconds += max(0.0, start - at)
            at = max(at, stop)
        return seconds + max(0.0, end - at)

    def reach(self, begin: float, seconds: float) -> float:
        """The moment at which so many seconds have counted."""
        at, left = begin, seconds
        for start, stop in self._rests(begin):
            free = max(0.0, start - at)
            if left <= free:
                break
            left -= free
            at = max(at, stop)
        return at + left

    def rest_at(self, now: float) -> float | None:
        """The moment at which a night or weekend ends, if it is one now."""
        for start, stop in _joined(self._times_off(now)):
            if stop > now:
                return stop if start <= now else None
        return None

    def _rests(self, begin: float) -> Iterator[Span]:
        """The times from a moment on that do not count, in order; no two of them meet."""
        return (span for span in _joined(merge(self._times_off(begin), self.outages)) if span[1] > begin)

    def _times_off(self, begin: float) -> Iterator[Span]:
        """Nights and weekends from a moment on, in order; they may overlap."""
        if not self.pace.nights and not self.pace.weekends:
            return
        day = datetime.fromtimestamp(begin, self._zone).date() - timedelta(days=2)
        while True:
            if self.pace.weekends and day.weekday() == SATURDAY:
                yield self._moment(day), self._moment(day + timedelta(days=2))
            if self.pace.nights:
                yield self._moment(day, NIGHT), self._moment(day + timedelta(days=1), MORNING)
            day += timedelta(days=1)

    def _moment(self, day: date, at: time = time()) -> float:
        return datetime.combine(day, at, self._zone).timestamp()

    @cached_property
    def _zone(self) -> tzinfo:
        """The zone of the pace; on a machine that does not know it, universal time."""
        return ZoneInfo(self.pace.zone) if self.pace.zone != UNIVERSAL and is_zone(self.pace.zone) else UTC


def _joined(spans: Iterator[Span]) -> Iterator[Span]:
    """Spans in order, with those that meet as one."""
    last: Span | None = None
    for span in spans:
        if last is not None and span[0] > last[1]:
            yield last
            last = None
        last = span if last is None else (last[0], max(last[1], span[1]))
    if last is not None:
        yield last


@dataclass(frozen=True, slots=True)
class Clock:
    """What one player has left."""

    move: float  # seconds of the time for this move
    reserve: float
    runs: bool = False

    @property
    def left(self) -> float:
        return self.move + self.reserve

    def spend(self, seconds: float) -> Clock:
        """The clock after it has run: first the time for the move is used, then the reserve."""
        over = max(0.0, seconds - self.move)
        return replace(self, move=max(0.0, self.move - seconds), reserve=max(0.0, self.reserve - over))


@dataclass(frozen=True)
class Clocks:
    """The clocks of all people at a table, as they were at one moment."""

    counting: Counting
    seats: Mapping[int, Clock]
    since: float  # the moment
    made: int = 0  # moves that stand
    most: int = 0  # the most there ever were: one made again after it was taken back gives no new time

    @staticmethod
    def begun(counting: Counting, seats: Sequence[int], running: frozenset[int], at: float) -> Clocks:
        """The clocks when a match begins."""
        pace = counting.pace
        return Clocks(counting, {seat: Clock(pace.move, pace.reserve, seat in running) for seat in seats}, at)

    def at(self, now: float) -> Clocks:
        """The clocks at a later moment. Before their own moment, when a clock of a machine went back, they stand."""
        if now <= self.since:
            return self
        spent = self.counting.counted(self.since, now)
        seats = {seat: clock.spend(spent) if clock.runs else clock for seat, clock in self.seats.items()}
        return replace(self, seats=seats, since=now)

    def after(self, entry: Entry, running: frozenset[int]) -> Clocks:
        """The clocks after one more entry, when those of these seats run.

        A move gives its seat, and those who must move because of it, new time for their next one.
        """
        then = self.at(entry.at)
        made = entry.moves_after(self.made)
        is_move = not entry.note and not entry.takes_back
        fresh = running.difference(self.running) if is_move else frozenset()
        if is_move and made > self.most:
            fresh |= running & {entry.seat}
        pace = self.counting.pace
        seats = {
            seat: Clock(pace.move if seat in fresh else clock.move, clock.reserve, seat in running)
            for seat, clock in then.seats.items()
        }
        if entry.note == RETURN and entry.seat in seats:
            seats[entry.seat] = self._on_return(seats[entry.seat])
        return replace(then, seats=seats, since=max(self.since, entry.at), made=made, most=max(self.most, made))

    def _on_return(self, clock: Clock) -> Clock:
        pace = self.counting.pace
        return replace(clock, move=pace.move, reserve=max(clock.reserve, pace.on_return - pace.move))

    @property
    def running(self) -> frozenset[int]:
        return frozenset([seat for seat, clock in self.seats.items() if clock.runs])

    @property
    def run_out(self) -> dict[int, float]:
        """For each seat whose clock runs, when its time is over if nothing happens before."""
        return {seat: self.counting.reach(self.since, self.seats[seat].left) for seat in sorted(self.running)}

    def late(self, now: float) -> list[int]:
        """The seats whose time is over."""
        return [seat for seat, at in self.run_out.items() if at <= now]
