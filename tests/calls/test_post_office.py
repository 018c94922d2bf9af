"""The post office, with receivers on this machine."""

import asyncio
import logging
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from time import thread_time

import pytest

from tests.calls.mailboxes import PASSWORD, mail_server
from tests.calls.receivers import Browser, HttpReceiver
from universelle.calls.call import Call, Kind
from universelle.calls.destinations import MailAddress, Webhook, new_secret
from universelle.calls.http_post import HttpPost
from universelle.calls.mail import MailCarrier, MailSettings
from universelle.calls.post_office import FIRST_PAUSE, Carriers, Limits, Outcome, PostOffice, Report, pause_after
from universelle.calls.push import PushCarrier, PushKeys
from universelle.calls.webhook import WebhookCarrier

CALL = Call(Kind.YOUR_TURN, "en", "https://fairs.example/t/l1nk", game="Expo 1906", mover="Tobias")
SECRET = new_secret()
OUTAGE = [(500, {})]


@dataclass
class Time:
    """A clock that goes only while somebody sleeps, and then at once."""

    now: float = 1000.0
    slept: list[float] = field(default_factory=list)

    def clock(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.now += seconds
        await asyncio.sleep(0)


def to_webhooks() -> Carriers:
    return Carriers(webhook=WebhookCarrier(HttpPost(allow_private=True, seconds=5)))


class Office(PostOffice):
    """A post office that keeps the reports it makes."""

    def __init__(self, carriers: Carriers | None = None, time: Time | None = None, limits: Limits | None = None):
        self.time = time or Time()
        self.reports: list[Report] = []
        self._told = asyncio.Condition()
        super().__init__(carriers or to_webhooks(), self._keep, limits, self.time.clock, self.time.sleep)

    async def _keep(self, report: Report) -> None:
        self.reports.append(report)
        async with self._told:
            self._told.notify_all()

    async def outcomes(self, count: int) -> list[Outcome]:
        async with self._told:
            await self._told.wait_for(lambda: len(self.reports) >= count)
        return [report.outcome for report in self.reports]


@asynccontextmanager
async def opened(*args, **settings):
    office = Office(*args, **settings)
    try:
        yield office
    finally:
        await office.close()


def webhook(receiver: HttpReceiver, path: str = "/") -> Webhook:
    return Webhook(receiver.url(path), SECRET)


def story(told):
    """A test that is a coroutine."""

    def test(*args, **values):
        asyncio.run(asyncio.wait_for(told(*args, **values), 60))

    test.__name__ = told.__name__
    test.__doc__ = told.__doc__
    return test


@story
async def test_a_call_is_sent_to_every_destination_of_a_person():
    async with HttpReceiver() as receiver, opened() as office:
        assert office.post("turn 1, Ana", CALL, [webhook(receiver, "/a"), webhook(receiver, "/b")])
        assert await office.outcomes(2) == [Outcome.SENT, Outcome.SENT]
    assert sorted(request.target for request in receiver.requests) == ["/a", "/b"]


@story
async def test_a_person_is_called_once_a_turn():
    async with HttpReceiver() as receiver, opened() as office:
        assert office.post("turn 1, Ana", CALL, [webhook(receiver)] * 2)
        assert not office.post("turn 1, Ana", CALL, [webhook(receiver)])
        await office.outcomes(1)
        assert not office.post("turn 1, Ana", CALL, [webhook(receiver)])
        assert office.post("turn 2, Ana", CALL, [webhook(receiver)])
        await office.outcomes(2)
    assert len(receiver.requests) == 2


@story
async def test_what_fails_is_tried_again_after_longer_and_longer_pauses():
    async with HttpReceiver(answers=[*OUTAGE * 3, (200, {})]) as receiver, opened() as office:
        office.post("turn 1, Ana", CALL, [webhook(receiver)])
        assert await office.outcomes(1) == [Outcome.SENT]
    assert office.reports[0].delivery.tries == 4
    assert [round(pause / FIRST_PAUSE / 4**number) for number, pause in enumerate(office.time.slept)] == [1, 1, 1]
    assert len({request.headers["webhook-id"] for request in receiver.requests}) == 1


@story
async def test_after_some_tries_a_call_is_given_up_and_said_so():
    async with HttpReceiver(answers=OUTAGE) as receiver, opened(limits=Limits(tries=3)) as office:
        office.post("turn 1, Ana", CALL, [webhook(receiver)])
        assert await office.outcomes(1) == [Outcome.GIVEN_UP]
    assert len(receiver.requests) == 3
    assert office.reports[0].why.values == {"host": "localhost", "status": 500}


@story
async def test_a_destination_that_is_gone_is_reported_at_once():
    async with HttpReceiver(answers=[(410, {})]) as receiver, opened() as office:
        office.post("turn 1, Ana", CALL, [webhook(receiver)])
        assert await office.outcomes(1) == [Outcome.GONE]
    assert len(receiver.requests) == 1


@story
async def test_a_call_that_is_refused_is_not_tried_again():
    async with HttpReceiver(answers=[(403, {})]) as receiver, opened() as office:
        office.post("turn 1, Ana", CALL, [webhook(receiver)])
        assert await office.outcomes(1) == [Outcome.GIVEN_UP]
    assert len(receiver.requests) == 1


@story
async def test_a_destination_that_asks_us_to_wait_is_left_alone_for_that_time():
    async with HttpReceiver(answers=[(429, {"Retry-After": "7200"}), (200, {})]) as receiver, opened() as office:
        began = office.time.now
        office.post("turn 1, Ana", CALL, [webhook(receiver)])
        await receiver.received(1)
        await office.outcomes(1)
        assert office.time.now >= began + 7200


@story
async def test_when_the_turn_is_over_nobody_is_called():
    over = asyncio.Event()

    async def still_due() -> bool:
        return not over.is_set()

    async with HttpReceiver() as receiver, opened() as office:
        over.set()
        office.post("turn 1, Ana", CALL, [webhook(receiver)], still_due)
        assert await office.outcomes(1) == [Outcome.OVER]
    assert receiver.requests == []


@story
async def test_when_the_turn_ends_between_two_tries_there_is_no_second_one():
    async with HttpReceiver(answers=OUTAGE) as receiver, opened() as office:

        async def still_due() -> bool:
            return not receiver.requests

        office.post("turn 1, Ana", CALL, [webhook(receiver)], still_due)
        assert await office.outcomes(1) == [Outcome.OVER]
    assert len(receiver.requests) == 1


@story
async def test_if_nobody_knows_whether_the_turn_is_over_it_is_asked_later():
    asked = []

    async def still_due() -> bool:
        asked.append(True)
        if len(asked) == 1:
            raise OSError("the database is gone")
        return True

    async with HttpReceiver() as receiver, opened() as office:
        office.post("turn 1, Ana", CALL, [webhook(receiver)], still_due)
        assert await office.outcomes(1) == [Outcome.SENT]
    assert len(asked) == 2


@story
async def test_a_destination_is_not_called_more_often_than_the_limit():
    limits = Limits(calls=2, seconds=600)
    async with HttpReceiver() as receiver, opened(limits=limits) as office:
        began = office.time.now
        for turn in range(5):
            office.post(f"turn {turn}, Ana", CALL, [webhook(receiver)])
        await office.outcomes(5)
        assert office.time.now == began + 1200
        office.post("turn 1, Bea", CALL, [webhook(receiver, "/another")])
        await office.outcomes(6)
        assert office.time.now == began + 1200


@story
async def test_a_silent_destination_keeps_nobody_else_waiting():
    async with HttpReceiver(answers=[None]) as silent, HttpReceiver() as receiver, opened() as office:
        for turn in range(20):
            office.post(f"turn {turn}, Eve", CALL, [webhook(silent)])
        await silent.received(1)
        office.post("turn 1, Ana", CALL, [webhook(receiver)])
        assert await office.outcomes(1) == [Outcome.SENT]
        assert len(silent.requests) == 1
        assert office.figures()["webhook"].waiting == 20
        await office.close(grace=0)


@story
async def test_the_loop_goes_on_while_many_calls_are_sent():
    """The most work between two breaths of the loop, with a hundred calls on their way."""
    longest = 0.0

    async def breathe() -> None:
        nonlocal longest
        while True:
            before = thread_time()
            await asyncio.sleep(0)
            longest = max(longest, thread_time() - before)

    async with HttpReceiver() as receiver, opened() as office:
        breathing = asyncio.create_task(breathe())
        for person in range(100):
            office.post(f"turn 1, {person}", CALL, [webhook(receiver, f"/{person}")])
        await office.outcomes(100)
        breathing.cancel()
    assert longest < 0.25


@story
async def test_what_waits_is_there_as_data_and_what_is_on_its_way_may_arrive():
    later = asyncio.Event()

    async def sleep(seconds: float) -> None:
        await later.wait()

    time = Time()
    time.sleep = sleep
    async with HttpReceiver(answers=OUTAGE) as failing, HttpReceiver(answers=[None]) as silent:
        office = Office(time=time)
        office.post("turn 1, Ana", CALL, [webhook(failing)])
        await failing.received(1)
        office.post("turn 1, Bea", CALL, [webhook(silent)])
        await silent.received(1)
        while not office.figures()["webhook"].failing_since:
            await asyncio.sleep(0)
        await office.close(grace=0.01)
        assert [(each.key, each.tries) for each in office.pending()] == [("turn 1, Ana", 1), ("turn 1, Bea", 1)]
        assert office.pending()[0].call == CALL
        assert not office.post("turn 2, Ana", CALL, [webhook(failing)])
        assert len(failing.requests) == 1


@story
async def test_closing_waits_for_what_is_being_sent():
    async with HttpReceiver() as receiver:
        office = Office()
        office.post("turn 1, Ana", CALL, [webhook(receiver)])
        await receiver.received(1)
        await office.close()
        assert [report.outcome for report in office.reports] == [Outcome.SENT]
        assert office.pending() == []


@story
async def test_too_many_calls_are_not_taken():
    async with HttpReceiver(answers=[None]) as receiver, opened(limits=Limits(waiting=2)) as office:
        hooks = [webhook(receiver, f"/{number}") for number in range(3)]
        assert not office.post("turn 1, Ana", CALL, hooks)
        assert office.post("turn 1, Ana", CALL, hooks[:2])
        assert not office.post("turn 1, Bea", CALL, hooks[2:])
        await office.close(grace=0)


@story
async def test_counts_for_metrics():
    async with HttpReceiver(answers=[(500, {}), (410, {}), (200, {})]) as receiver, opened() as office:
        office.post("turn 1, Ana", CALL, [webhook(receiver)])
        await office.outcomes(1)
        figures = office.figures()["webhook"]
        assert (figures.sent, figures.failed, figures.waiting) == (0, 1, 0)
        assert figures.failing_since is not None
        office.post("turn 2, Ana", CALL, [webhook(receiver)])
        await office.outcomes(2)
        figures = office.figures()["webhook"]
        assert (figures.sent, figures.failed, figures.failing_since) == (1, 1, None)
        assert office.figures()["mail"].sent == 0


@story
async def test_what_a_server_does_not_offer_is_refused_in_words():
    async with opened() as office:
        office.post("turn 1, Ana", CALL, [MailAddress("ana@example.org")])
        assert await office.outcomes(1) == [Outcome.GIVEN_UP]
    assert office.reports[0].why.key == "call-failed-not-offered"


@story
async def test_a_password_letter_goes_by_mail_only():
    async with HttpReceiver() as receiver, opened() as office:
        letter = Call(Kind.PASSWORD, "en", "https://fairs.example/password/s3cret")
        with pytest.raises(ValueError, match="by mail only"):
            office.post("password, Ana", letter, [webhook(receiver)])


@story
async def test_an_error_of_whoever_is_told_harms_nobody():
    async def tell(report: Report) -> None:
        raise RuntimeError("s3cret")

    async with HttpReceiver() as receiver:
        office = PostOffice(to_webhooks(), tell)
        office.post("turn 1, Ana", CALL, [webhook(receiver)])
        while office.pending():
            await asyncio.sleep(0)
        assert office.figures()["webhook"].sent == 1
        await office.close()


@story
async def test_closing_waits_until_what_was_sent_is_told():
    telling, heard, told = asyncio.Event(), asyncio.Event(), []

    async def tell(report: Report) -> None:
        telling.set()
        await heard.wait()
        told.append(report.outcome)

    async with HttpReceiver() as receiver:
        office = PostOffice(to_webhooks(), tell)
        office.post("turn 1, Ana", CALL, [webhook(receiver)])
        await telling.wait()
        closing = asyncio.create_task(office.close())
        await asyncio.sleep(0)
        heard.set()
        await closing
    assert (told, office.pending()) == ([Outcome.SENT], [])


@story
async def test_what_fails_while_the_office_closes_is_not_tried_again():
    asked, answer = asyncio.Event(), asyncio.Event()

    async def still_due() -> bool:
        asked.set()
        await answer.wait()
        raise OSError("the database is gone")

    async with HttpReceiver() as receiver:
        office = Office()
        office.post("turn 1, Ana", CALL, [webhook(receiver)], still_due)
        await asked.wait()
        closing = asyncio.create_task(office.close())
        await asyncio.sleep(0)
        answer.set()
        await closing
    assert [each.tries for each in office.pending()] == [1]
    assert office.time.slept == []


def test_pauses_grow_and_differ():
    assert len({pause_after(3) for _ in range(10)}) > 1
    assert 0.8 * FIRST_PAUSE <= pause_after(1) <= 1.2 * FIRST_PAUSE
    assert pause_after(5) > 3600


def test_all_means_at_once_and_no_secret_in_any_log(certificates, caplog):
    """Every logger of the program and its libraries writes all it can, while calls arrive, fail and are gone."""
    caplog.set_level(logging.DEBUG)
    keys = PushKeys.make()
    browser = Browser()

    async def all_means(port: int) -> list[str]:
        post = HttpPost(allow_private=True, context=certificates.believed())
        settings = MailSettings.from_url(f"smtp://localhost:{port}?from=fair@fairs.example")
        async with (
            HttpReceiver(certificates.shown(), [(500, {}), (200, {}), (410, {})]) as receiver,
            opened(
                Carriers(
                    PushCarrier(keys, "mailto:house@fairs.example", post),
                    MailCarrier(settings, context=certificates.believed()),
                    WebhookCarrier(post),
                )
            ) as office,
        ):
            subscription = browser.subscription(receiver.url("/endp0int"))
            everywhere = [subscription, MailAddress("ana@example.org"), Webhook(receiver.url("/t0ken"), SECRET)]
            office.post("turn 1, Ana", CALL, everywhere)
            await office.outcomes(3)
            office.post("turn 2, Ana", CALL, [subscription])
            assert Outcome.GONE in await office.outcomes(4)
            shown = repr(office.reports) + repr(office.pending()) + repr(office.figures())
        return [shown, subscription.auth, subscription.p256dh]

    with mail_server(certificates) as boxes:
        shown, *hidden = asyncio.run(asyncio.wait_for(all_means(boxes.port), 60))
    assert len(boxes.mails) == 1
    # the mail server of the test logs what it receives; it is not ours
    logged = "\n".join(record.getMessage() for record in caplog.records if not record.name.startswith("mail"))
    assert "push, try 1 of 6: call-failed" in logged or "webhook, try 1 of 6: call-failed" in logged
    for secret in ("endp0int", "t0ken", "l1nk", "ana@", PASSWORD, SECRET, SECRET[6:], keys.secret(), *hidden):
        assert secret not in logged
        assert secret not in shown
