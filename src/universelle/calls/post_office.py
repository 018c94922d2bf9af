"""The post office: takes calls, tries again, gives up, and keeps count. The server's loop never waits for it."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from hashlib import sha256
from traceback import format_tb
from typing import Final, TypeAlias

from universelle.calls.call import Call, Kind
from universelle.calls.destinations import Destination, MailAddress, PushSubscription, Webhook
from universelle.calls.mail import MailCarrier
from universelle.calls.push import PushCarrier
from universelle.calls.undelivered import Gone, Refused, TryLater, Undelivered
from universelle.calls.webhook import WebhookCarrier
from universelle.core.message import Message

log = logging.getLogger(__name__)

REMEMBERED: Final = 20_000  # keys of calls that were posted, and destinations
FIRST_PAUSE: Final = 30.0  # seconds before the second try
PAUSE_GROWTH: Final = 4.0
PAUSE_SPREAD: Final = (0.8, 1.2)  # so that what failed together is not tried again together

StillDue: TypeAlias = Callable[[], Awaitable[bool]]


class Outcome(StrEnum):
    """What became of a delivery."""

    SENT = "sent"
    OVER = "over"  # the turn was over before the call went out
    GIVEN_UP = "given-up"
    GONE = "gone"  # the destination is no more: forget it


@dataclass(frozen=True, slots=True)
class Delivery:
    """One call to one destination."""

    key: str  # of the call: the turn and the person
    call: Call
    destination: Destination
    tries: int = 0


@dataclass(frozen=True, slots=True)
class Report:
    """What became of a delivery, and why if it failed."""

    delivery: Delivery
    outcome: Outcome
    why: Message | None = None


@dataclass(slots=True)
class Figures:
    """Counts for one means: push, mail or webhook."""

    waiting: int = 0
    sent: int = 0
    over: int = 0
    failed: int = 0
    failing_since: float | None = None  # by the clock of the wall; None as soon as something arrives


@dataclass(frozen=True, slots=True)
class Limits:
    """How hard the post office tries, and how much it takes on."""

    tries: int = 6
    waiting: int = 10_000  # deliveries; beyond them calls are not taken
    at_once: int = 8  # deliveries of one means
    calls: int = 60  # to one destination …
    seconds: float = 3600.0  # … in this time; further ones wait


@dataclass(frozen=True, slots=True)
class Carriers:
    """Those who bring calls; without one, this server does not call that way."""

    push: PushCarrier | None = None
    mail: MailCarrier | None = None
    webhook: WebhookCarrier | None = None

    async def deliver(self, delivery: Delivery) -> None:
        call, identity = delivery.call, sha256(delivery.key.encode()).hexdigest()[:32]
        match delivery.destination:
            case PushSubscription() as browser if self.push:
                await self.push.deliver(call, browser)
            case MailAddress() as mailbox if self.mail:
                await self.mail.deliver(call, mailbox, identity)
            case Webhook() as webhook if self.webhook:
                await self.webhook.deliver(call, webhook, identity)
            case _:
                raise Refused("call-failed-not-offered")


@dataclass(slots=True)
class Lane:
    """Where calls to one destination queue: one at a time, and no more than the limits allow."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    times: deque[float] = field(default_factory=deque)  # of the last calls
    closed_until: float = 0.0  # the destination asked us to wait

    def wait(self, now: float, limits: Limits) -> float:
        """The seconds until the next call may go out."""
        while self.times and self.times[0] <= now - limits.seconds:
            self.times.popleft()
        full = self.times[0] + limits.seconds - now if len(self.times) >= limits.calls else 0.0
        return max(full, self.closed_until - now, 0.0)


async def always() -> bool:
    return True


async def nobody(report: Report) -> None:
    """Nobody wants to know."""


class PostOffice:
    """Delivers calls. `tell` hears what became of each delivery; `clock` and `sleep` are there for tests."""

    def __init__(
        self,
        carriers: Carriers,
        tell: Callable[[Report], Awaitable[None]] = nobody,
        limits: Limits | None = None,
        clock: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._carriers = carriers
        self._tell = tell
        self._limits = limits or Limits()
        self._clock = clock
        self._sleep = sleep
        self._closed = False
        self._posted: OrderedDict[str, None] = OrderedDict()
        self._lanes: OrderedDict[Destination, Lane] = OrderedDict()
        self._waiting: dict[asyncio.Task[None], Delivery] = {}
        self._under_way: set[asyncio.Task[None]] = set()
        self._slots = {
            kind.means: asyncio.Semaphore(self._limits.at_once) for kind in (PushSubscription, MailAddress, Webhook)
        }
        self._figures = {means: Figures() for means in self._slots}

    def post(self, key: str, call: Call, destinations: Iterable[Destination], still_due: StillDue = always) -> bool:
        """Take a call; False if it is not taken: posted before under this key, too much waiting, or closed.

        `still_due` is asked before every try whether the person must still be called.
        """
        wanted = list(dict.fromkeys(destinations))
        if call.kind is Kind.PASSWORD and not all([isinstance(each, MailAddress) for each in wanted]):
            raise ValueError("a password letter goes by mail only")
        if self._closed or key in self._posted or len(self._waiting) + len(wanted) > self._limits.waiting:
            return False
        self._posted[key] = None
        if len(self._posted) > REMEMBERED:
            self._posted.popitem(last=False)
        for destination in wanted:
            task = asyncio.create_task(self._carry(still_due))
            self._waiting[task] = Delivery(key, call, destination)
        return True

    def pending(self) -> list[Delivery]:
        """What has not been delivered yet, oldest first: what must be posted again after a restart."""
        return list(self._waiting.values())

    def figures(self) -> dict[str, Figures]:
        """The counts of each means, for metrics."""
        means = [delivery.destination.means for delivery in self._waiting.values()]
        return {each: replace(figures, waiting=means.count(each)) for each, figures in self._figures.items()}

    async def close(self, grace: float = 3.0) -> None:
        """Take no more calls; what is being delivered has some seconds to end, the rest stays in `pending`."""
        self._closed = True
        pending = dict(self._waiting)
        for task in pending.keys() - self._under_way:
            task.cancel()
        if self._under_way:
            await asyncio.wait(set(self._under_way), timeout=grace)
        for task in pending:
            task.cancel()
        await asyncio.gather(*pending, return_exceptions=True)

    async def _carry(self, still_due: StillDue) -> None:
        task = asyncio.current_task()
        assert task is not None
        report = await self._brought(task, still_due)
        self._under_way.add(task)  # who closes the office waits until this is told
        self._count(report)
        try:
            await self._tell(report)
        except Exception as error:
            _log_bug("is done, but nobody could be told", error)
        finally:
            self._under_way.discard(task)
        del self._waiting[task]

    async def _brought(self, task: asyncio.Task[None], still_due: StillDue) -> Report:
        """Try until the call arrives or there is no point in trying."""
        while True:
            delivery = replace(self._waiting[task], tries=self._waiting[task].tries + 1)
            self._waiting[task] = delivery
            try:
                arrived = await self._try(task, delivery, still_due)
            except Undelivered as error:
                self._note(delivery, error)
                if not isinstance(error, TryLater) or delivery.tries == self._limits.tries:
                    outcome = Outcome.GONE if isinstance(error, Gone) else Outcome.GIVEN_UP
                    return Report(delivery, outcome, error.message)
            else:
                return Report(delivery, Outcome.SENT if arrived else Outcome.OVER)
            if self._closed:
                raise asyncio.CancelledError  # it stays in `pending`
            await self._sleep(pause_after(delivery.tries))

    async def _try(self, task: asyncio.Task[None], delivery: Delivery, still_due: StillDue) -> bool:
        """One try, when it is this call's turn; False if nobody must be called any more."""
        lane = self._lane(delivery.destination)
        async with lane.lock:
            while wait := lane.wait(self._clock(), self._limits):
                await self._sleep(wait)
            async with self._slots[delivery.destination.means]:
                self._under_way.add(task)
                try:
                    if not await still_due():
                        return False
                    lane.times.append(self._clock())
                    await self._carriers.deliver(delivery)
                except TryLater as error:
                    lane.closed_until = self._clock() + error.after
                    raise
                except Undelivered:
                    raise
                except Exception as error:
                    _log_bug("could not be delivered", error)
                    raise TryLater("call-failed-unknown") from None
                finally:
                    self._under_way.discard(task)
        return True

    def _lane(self, destination: Destination) -> Lane:
        lane = self._lanes.setdefault(destination, Lane())
        self._lanes.move_to_end(destination)
        oldest = next(iter(self._lanes))
        if len(self._lanes) > REMEMBERED and not self._lanes[oldest].lock.locked():
            del self._lanes[oldest]
        return lane

    def _count(self, report: Report) -> None:
        figures = self._figures[report.delivery.destination.means]
        match report.outcome:
            case Outcome.SENT:
                figures.sent += 1
                figures.failing_since = None
            case Outcome.OVER:
                figures.over += 1
            case Outcome.GIVEN_UP | Outcome.GONE:
                figures.failed += 1

    def _note(self, delivery: Delivery, error: Undelivered) -> None:
        means = delivery.destination.means
        figures = self._figures[means]
        if not isinstance(error, Gone) and figures.failing_since is None:
            figures.failing_since = time.time()
        log.info("%s, try %d of %d: %s", means, delivery.tries, self._limits.tries, error)


def pause_after(tries: int) -> float:
    """The seconds before the next try: four times as many each time, and never quite the same."""
    return FIRST_PAUSE * PAUSE_GROWTH ** (tries - 1) * random.uniform(*PAUSE_SPREAD)


def _log_bug(what: str, error: Exception) -> None:
    """Errors that nobody expected are logged without their own words, which may hold secrets."""
    log.error("A call %s: %s\n%s", what, type(error).__name__, "".join(format_tb(error.__traceback__)))
