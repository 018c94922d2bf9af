"""Reviews of finished matches: made in the background, one after another, and kept with their tables."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping, Sequence
from time import monotonic
from typing import Final

from universelle.i18n import Translations
from universelle.matches.record import Record
from universelle.reviews.move_names import MoveNames, NamedMove
from universelle.reviews.review import ReviewedMove, fingerprint
from universelle.reviews.review_file import moves_from
from universelle.tables.reviews import StoredReviews
from universelle.thinking.interpreter import gentle_command
from universelle.thinking.process import Failed, ThinkingProcess
from universelle.web.table.tables import Table

SECONDS: Final = 120.0  # time limit for one move
KEPT_EVERY: Final = 2.0  # seconds; what was found since, before a crash, is found again
TELLING: Final = 3  # moves after which it can be said how long the rest takes


class TableReview:
    """The review of one table, as far as it has come."""

    def __init__(self, record: Record, moves: Sequence[ReviewedMove] = ()) -> None:
        self.record = record
        self.moves = list(moves)
        self.failed = False  # whether it stopped although somebody wants it
        self.at_work: asyncio.Task[None] | None = None
        self._names: dict[str, MoveNames] = {}  # by language
        self._naming = asyncio.Lock()
        self._since: float | None = None  # when the work began that is under way
        self._before = 0  # moves that were known then

    @property
    def done(self) -> bool:
        return len(self.moves) == len(self.record.moves)

    @property
    def running(self) -> bool:
        return self.at_work is not None and not self.at_work.done()

    def wait(self) -> None:
        """Measure no time until it is this review's turn."""
        self._since = None

    def begin(self) -> None:
        """Measure the time from now on."""
        self._since, self._before = monotonic(), len(self.moves)

    @property
    def seconds_left(self) -> int | None:
        """How long the rest will take, as far as that can be said."""
        found = len(self.moves) - self._before
        if self._since is None or not self.running or found < TELLING:
            return None
        return round((monotonic() - self._since) / found * (len(self.record.moves) - len(self.moves)))

    async def name(self, words: Translations, moves: Sequence[ReviewedMove]) -> Mapping[int, NamedMove]:
        """The decisions among these moves in words. Many take a while; other requests are answered meanwhile."""
        async with self._naming:
            names = self._names.setdefault(words.language, MoveNames(self.record, words))
            await asyncio.to_thread(names.follow, moves)
        return names.named


class Reviews:
    """The reviews of all tables. One is made at a time, in a process that gives way to bots."""

    def __init__(
        self, store: StoredReviews, command: Callable[[], Sequence[str]] = gentle_command, seconds: float = SECONDS
    ) -> None:
        self._store = store
        self._command = command
        self._seconds = seconds
        self._reviews: dict[str, TableReview] = {}
        self._one_at_a_time = asyncio.Lock()

    async def of(self, table: Table) -> TableReview | None:
        """The review of a table, if there is one; one that was interrupted by the end of the server goes on."""
        if not table.over:
            return None
        known = self._reviews.get(table.id)
        if known is not None and known.record.moves == table.match.record.moves:
            return known
        stored = await self._store.load(table.id)
        record = table.match.record
        if stored is None or stored.match != fingerprint(record):
            return None
        review = self._reviews.setdefault(table.id, TableReview(record, moves_from(record, stored.moves)))
        if len(review.moves) < len(stored.moves):  # damaged
            await self._store.cut(table.id, len(review.moves))
        if stored.wanted:
            self._go_on(table.id, review)
        return review

    async def start(self, table: Table) -> None:
        """Begin the review of a table, or go on with it."""
        review = await self.of(table)
        if review is None:
            record = table.match.record
            await self._store.begin(table.id, fingerprint(record))
            review = self._reviews[table.id] = TableReview(record)
        else:
            await self._store.want(table.id, True)
        self._go_on(table.id, review)

    async def stop(self, table: Table) -> None:
        """Stop a review; what is done stays."""
        review = await self.of(table)
        if review is not None:
            await self._store.want(table.id, False)
            await _end(review)

    async def close(self) -> None:
        """End all work; it goes on when the server is back."""
        for review in self._reviews.values():
            await _end(review)

    def _go_on(self, table_id: str, review: TableReview) -> None:
        if not review.done and not review.running:
            review.failed = False
            review.wait()
            review.at_work = asyncio.get_running_loop().create_task(self._work(table_id, review))

    async def _work(self, table_id: str, review: TableReview) -> None:
        async with self._one_at_a_time:
            review.begin()
            try:
                process = await ThinkingProcess.start(self._command())
            except Failed:
                review.failed = True
                return
            kept, since = len(review.moves), monotonic()
            try:
                async for move in process.review(review.record, len(review.moves), self._seconds):
                    review.moves.append(move)
                    if monotonic() - since >= KEPT_EVERY:
                        kept, since = await self._keep(table_id, review, kept), monotonic()
            except Failed:
                review.failed = True
            finally:
                process.end()
                await process.ended()
                await self._keep(table_id, review, kept)

    async def _keep(self, table_id: str, review: TableReview, kept: int) -> int:
        """Store the moves that are not stored yet; return how many are."""
        if len(review.moves) > kept:
            new = [move.to_json() for move in review.moves[kept:]]
            storing = asyncio.ensure_future(self._store.add(table_id, kept + 1, new))
            try:
                await asyncio.shield(storing)
            except asyncio.CancelledError:
                await storing
                raise
        return len(review.moves)


async def _end(review: TableReview) -> None:
    if review.at_work is not None:
        review.at_work.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await review.at_work
