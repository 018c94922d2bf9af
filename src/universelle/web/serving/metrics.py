"""What a server does, in figures: for Prometheus, and for the page of its operator."""

from __future__ import annotations

import os
import shutil
from collections import Counter as Tally
from collections import deque
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from statistics import median, quantiles
from time import monotonic, process_time
from typing import Any, Final, TypeVar

from prometheus_client import CollectorRegistry, Counter, Histogram, PlatformCollector, ProcessCollector
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from universelle.build import BUILD, VERSION
from universelle.calls.post_office import Figures
from universelle.operating.house import House
from universelle.tables.sessions import Sessions
from universelle.web.table.tables import Table

T = TypeVar("T")
BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
LATEST: Final = 500  # requests, for the figures of an operator's page
MINUTE: Final = 60.0
MARK: Final = 4  # letters of a table's id, which say which it is and do not open it


def mark(table_id: str) -> str:
    """A short mark of a table; its id is the link to it."""
    return table_id[:MARK]


class Metrics:
    """Counts what one server does."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "universelle_requests", "Requests answered.", ["route", "method", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "universelle_request_seconds",
            "Time until an answer begins.",
            ["route"],
            buckets=BOUNDS,
            registry=self.registry,
        )
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        self.present: Tally[str] = Tally()  # streams by who follows them
        self._latest: deque[float] = deque(maxlen=LATEST)
        self._moves: deque[tuple[float, int]] = deque()
        self._used = (monotonic(), process_time())

    def answered(self, route: str, method: str, status: int, seconds: float) -> None:
        self.requests.labels(route, method, str(status)).inc()
        self.seconds.labels(route).observe(seconds)
        self._latest.append(seconds)

    async def stream(self, who: str | None, texts: AsyncIterator[T]) -> AsyncIterator[T]:
        """Count a stream as long as it is open."""
        name = who or "?"
        self.present[name] += 1
        try:
            async for text in texts:
                yield text
        finally:
            self.present[name] -= 1
            self.present += Tally()  # forgets who has none any more

    @property
    def streams(self) -> int:
        return self.present.total()

    # -- for the house ----------------------------------------------------------------------------------------------

    def figures(self, sessions: Sessions[Table], disk: Path | None, mail: Sequence[Figures]) -> Mapping[str, Any]:
        """How this server is now."""
        pool = sessions.thinking
        waiting = pool.waiting
        found: dict[str, Any] = {
            "version": VERSION,
            "memory": memory_of(os.getpid()),
            "processor": self._processor(),
            "streams": self.streams,
            "people": len(self.present),
            "sessions": len(list(sessions)),
            "watched": len([session for session in sessions if session.watched]),
            "moves": self._moves_a_minute(sessions.moves),
            "median": median(self._latest) if self._latest else 0.0,
            "slowest": quantiles(self._latest, n=100)[-1] if len(self._latest) > 1 else 0.0,
            "thinkers": pool.most,
            "thinking": [[mark(each.match), each.seconds] for each in pool.at_work],
            "waiting": len(waiting),
            "line": [[mark(each.match), each.seconds] for each in waiting[:8]],
            "oldest": waiting[0].seconds if waiting else 0.0,
            "thinker_memory": [memory_of(process.pid) for process in pool.processes],
        }
        if mail:
            since = [each.failing_since for each in mail if each.failing_since is not None]
            found["mail"] = {
                "waiting": sum([each.waiting for each in mail]),
                "failing_since": min(since, default=None),
            }
        if disk is not None:
            with suppress(OSError):
                room = shutil.disk_usage(disk)
                found["free"], found["free_share"] = room.free, room.free / room.total
        return found

    def _processor(self) -> float:
        """The share of a core that was used since the last look."""
        (then, used), self._used = self._used, (monotonic(), process_time())
        return (self._used[1] - used) / max(self._used[0] - then, 0.001)

    def _moves_a_minute(self, moves: int) -> int:
        now = monotonic()
        self._moves.append((now, moves))
        while now - self._moves[0][0] > MINUTE:
            self._moves.popleft()
        return moves - self._moves[0][1]


class Watch(Collector):
    """Reads, when it is asked, what the parts of a server know of themselves."""

    def __init__(self, metrics: Metrics, sessions: Sessions[Table], house: House) -> None:
        self._metrics = metrics
        self._sessions = sessions
        self._house = house

    def collect(self) -> Iterator[Metric]:
        database, pool = self._sessions.database, self._sessions.thinking
        waiting = pool.waiting
        yield _gauge("up", "Whether the database answers.", self._house.failing is None)
        yield _gauge("database_seconds", "Time that the last sign of life took to be stored.", self._house.answered)
        yield _counter("database_errors", "Times that the database failed.", database.failures)
        yield _gauge("clock_offset_seconds", "How far the clock of the database is ahead.", self._house.offset)
        yield _gauge("streams", "Streams open.", self._metrics.streams)
        yield _gauge("people", "People who follow a table.", len(self._metrics.present))
        yield _gauge("tables_in_memory", "Tables in memory.", len(list(self._sessions)))
        watched = len([session for session in self._sessions if session.watched])
        yield _gauge("tables_watched", "Tables that somebody follows.", watched)
        yield _counter("moves", "Moves stored by this server.", self._sessions.moves)
        yield _gauge("thoughts_at_work", "Moves of computers that are thought about.", len(pool.at_work))
        yield _gauge("thoughts_waiting", "Moves of computers that wait for a process.", len(waiting))
        oldest = waiting[0].seconds if waiting else 0.0
        yield _gauge("thoughts_oldest_seconds", "How long the first of them has waited.", oldest)
        yield _gauge("thinking_processes", "Processes in which computers think.", len(pool.processes))
        yield _gauge("doors_closed", "Whether no new tables are opened.", self._house.doors_closed)
        info = GaugeMetricFamily("universelle_info", "Version and build.", labels=["version", "build"])
        info.add_metric([VERSION, BUILD], 1)
        yield info


def _gauge(name: str, about: str, value: float) -> Metric:
    return GaugeMetricFamily(f"universelle_{name}", about, value=float(value))


def _counter(name: str, about: str, value: float) -> Metric:
    return CounterMetricFamily(f"universelle_{name}", about, value=float(value))


def memory_of(pid: int) -> int:
    """Bytes of memory that a process takes; 0 where that cannot be said."""
    with suppress(OSError, ValueError, IndexError):
        pages = Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")
    return 0
