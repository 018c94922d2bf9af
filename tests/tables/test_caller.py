"""People who are not here are called when it is their turn: once, by one of several processes, by what they chose."""

import asyncio
import json
from contextlib import asynccontextmanager
from dataclasses import replace

from tests.calls.certificates import Certificates
from tests.calls.mailboxes import mail_server
from tests.calls.receivers import Browser, HttpReceiver, is_signed
from tests.laws.games import record_of
from tests.tables.laying import lay
from universelle.calls.destinations import MailAddress, Webhook, new_secret
from universelle.calls.http_post import HttpPost
from universelle.calls.mail import MailCarrier, MailSettings
from universelle.calls.post_office import Carriers, always
from universelle.calls.push import PushCarrier, PushKeys
from universelle.calls.webhook import WebhookCarrier
from universelle.database.opening import open_database
from universelle.tables.call_book import CallBook
from universelle.tables.caller import Caller
from universelle.tables.gathering import Gathering
from universelle.tables.presence import Presence
from universelle.tables.session import Session
from universelle.tables.sessions import Sessions
from universelle.thinking.pool import ThinkingPool

SLUG = "worlds-fair-1893"
ORIGIN = "https://fairs.example"


class House:
    """One process: its tables, who is there, and who calls."""

    def __init__(self, database, carriers, news=0.0) -> None:
        self.database = database
        self.tables = Sessions(database, ThinkingPool(), Session)
        self.presence = Presence(database, renew=0.05, look=0.02)
        self.book = CallBook(database)
        self.caller = Caller(self.book, self.tables, self.presence, carriers, look=0.05, grace=0, news=news)

    async def start(self) -> None:
        await self.tables.start()
        await self.presence.start()
        self.caller.start()

    async def close(self) -> None:
        await self.caller.close()
        await self.presence.close()
        await self.tables.close()

    async def move(self) -> None:
        """Whoever must move takes the first choice, until it is the other's turn."""
        session = await self.tables.table("t")
        seat = session.match.state.to_move()[0]
        while seat in session.match.state.to_move():
            choice = session.match.state.legal_actions(seat)[0].code
            await self.tables.move(session, seat, [choice], session.seq)

    async def whose_turn(self) -> str:
        session = await self.tables.table("t")
        return session.owners[session.match.state.to_move()[0]]


@asynccontextmanager
async def houses(where, carriers, count=1, news=0.0):
    running = [House(await open_database(where), carriers, news) for _ in range(count)]
    await lay(running[0].database, replace(record_of(SLUG, 2, 1), seats=("Ada=me", "Ben=me")), {0: "ada", 1: "ben"})
    for each in running:
        await each.start()
    try:
        yield running
    finally:
        for each in running:
            await each.close()


def by_webhook():
    return Carriers(webhook=WebhookCarrier(HttpPost(allow_private=True)))


async def until(reached):
    while not await reached():
        await asyncio.sleep(0.02)


def test_who_must_move_and_is_not_here_is_called_exactly_once_by_two_processes(where):
    """At four turns in a row, by processes that look at the same time."""

    async def use():
        async with HttpReceiver() as receiver, houses(where, by_webhook(), 2) as (one, other):
            hook = Webhook(receiver.url("/hook"), new_secret())
            for who in ("ada", "ben"):
                await one.book.add(who, hook, "en", ORIGIN)
            received = await receiver.received(1)
            for turn in range(2, 5):
                await one.move()
                received = await receiver.received(turn)
            await asyncio.gather(*[each.caller.look() for each in (one, other, one, other)])
            return [is_signed(each, hook.secret) for each in received], [
                json.loads(each.body) for each in receiver.requests
            ]

    signed, told = asyncio.run(use())
    assert signed == [True] * 4
    assert len(told) == 4
    assert [each["type"] for each in told] == ["your-turn"] * 4
    assert {each["data"]["mover"] for each in told[1:]} == {"Ada", "Ben"}
    assert told[0]["data"]["link"] == f"{ORIGIN}/t/t"


def test_when_a_match_begins_everybody_who_is_not_here_is_told_once(where):
    async def use():
        async with HttpReceiver() as receiver, houses(where, by_webhook(), 2, news=3600) as (one, other):
            hook = Webhook(receiver.url("/hook"), new_secret())
            for who in ("ada", "ben"):
                await one.book.add(who, hook, "en", ORIGIN)
            await receiver.received(2)
            await one.move()
            await receiver.received(3)
            await asyncio.gather(*[each.caller.look() for each in (one, other, one, other)])
            return [json.loads(each.body) for each in receiver.requests]

    told = asyncio.run(use())
    assert sorted(each["type"] for each in told) == ["table-begins", "your-turn", "your-turn"]
    assert told[-1]["type"] == "your-turn"


def test_who_sees_a_match_begin_is_not_told(tmp_path):
    async def use():
        async with HttpReceiver() as receiver, houses(tmp_path / "t.sqlite", by_webhook(), news=3600) as (house,):
            mover = await house.whose_turn()
            waiting = next(who for who in ("ada", "ben") if who != mover)
            house.presence.enter("t", waiting, True)
            for who in ("ada", "ben"):
                await house.book.add(who, Webhook(receiver.url("/hook"), new_secret()), "en", ORIGIN)
            await receiver.received(1)
            for _ in range(5):
                await house.caller.look()
            return [json.loads(each.body)["type"] for each in receiver.requests]

    assert asyncio.run(use()) == ["your-turn"]


def test_who_is_here_is_not_called_until_they_leave(tmp_path):
    async def use():
        async with HttpReceiver() as receiver, houses(tmp_path / "t.sqlite", by_webhook()) as (house,):
            mover = await house.whose_turn()
            house.presence.enter("t", mover, True)
            await house.book.add(mover, Webhook(receiver.url("/hook"), new_secret()), "en", ORIGIN)
            for _ in range(5):
                await house.caller.look()
            before = len(receiver.requests)
            house.presence._mine["t"][mover].here_until = 0.0
            await receiver.received(1)
            return before

    assert asyncio.run(use()) == 0


def test_a_call_that_was_made_is_not_made_again_after_a_restart(where):
    async def use():
        async with HttpReceiver() as receiver:
            async with houses(where, by_webhook()) as (house,):
                mover = await house.whose_turn()
                entry = await house.book.add(mover, Webhook(receiver.url("/hook"), new_secret()), "en", ORIGIN)
                await receiver.received(1)
                await until(lambda: _is_done(house, entry))
            again = House(await open_database(where), by_webhook())
            await again.start()
            for _ in range(3):
                await again.caller.look()
            await again.close()
            return len(receiver.requests)

    assert asyncio.run(use()) == 1


async def _is_done(house, entry):
    session = await house.tables.table("t")
    turn = session.asked[session.match.state.to_move()[0]]
    return (await house.book.standing("t", entry, turn)).name == "DONE"


def test_a_call_that_was_not_delivered_is_taken_up_after_a_restart(where):
    async def use():
        async with HttpReceiver(answers=[(503, {})]) as receiver:
            async with houses(where, by_webhook()) as (house,):
                mover = await house.whose_turn()
                await house.book.add(mover, Webhook(receiver.url("/hook"), new_secret()), "en", ORIGIN)
                await receiver.received(1)
            receiver.answers = [(204, {})]
            again = House(await open_database(where), by_webhook())
            await again.start()
            await receiver.received(2)
            await again.close()
            first, second = receiver.requests
            return first.headers["webhook-id"] == second.headers["webhook-id"]

    assert asyncio.run(use())


def test_a_mailbox_is_called_only_after_it_agreed(tmp_path):
    async def use(boxes):
        settings = MailSettings.from_url(f"smtp://127.0.0.1:{boxes.port}?from=fair@fairs.example&tls=no")
        async with houses(tmp_path / "t.sqlite", Carriers(mail=MailCarrier(settings))) as (house,):
            mover = await house.whose_turn()
            entry = await house.book.add(mover, MailAddress("ana@fairs.example"), "de", ORIGIN)
            assert await house.caller.ask(entry) is None
            for _ in range(3):
                await house.caller.look()
            asked = [mail.get_content() for mail in boxes.mails]
            assert await house.book.confirm(entry.confirm)
            house.caller._since = 0.0
            while len(boxes.mails) < 2:
                await asyncio.sleep(0.02)
            return entry, asked, boxes.mails[1]

    with mail_server(None) as boxes:
        entry, asked, letter = asyncio.run(use(boxes))
    assert len(asked) == 1
    assert f"{ORIGIN}/calls/confirm/{entry.confirm}" in asked[0]
    assert "Du bist dran" in letter["Subject"]
    assert f"{ORIGIN}/calls/stop/{entry.id}" in letter.get_content()
    assert letter["List-Unsubscribe"] == f"<{ORIGIN}/calls/stop/{entry.id}>"


def test_a_browser_that_has_forgotten_us_is_forgotten(tmp_path):
    certificates = Certificates.make(tmp_path)

    async def use():
        post = HttpPost(allow_private=True, context=certificates.believed())
        carriers = Carriers(push=PushCarrier(PushKeys.make(), "mailto:host@fairs.example", post))
        async with (
            HttpReceiver(certificates.shown(), [(410, {})]) as receiver,
            houses(tmp_path / "t.sqlite", carriers) as (house,),
        ):
            mover = await house.whose_turn()
            await house.book.add(mover, Browser().subscription(receiver.url("/push")), "en", ORIGIN)
            await receiver.received(1)
            await until(lambda: _is_gone(house, mover))

    asyncio.run(use())


async def _is_gone(house, owner):
    return not await house.book.of(owner)


def test_a_test_says_why_it_failed_and_forgets_it_when_it_works(tmp_path):
    async def use():
        async with (
            HttpReceiver(answers=[(404, {})]) as receiver,
            houses(tmp_path / "t.sqlite", by_webhook()) as (house,),
        ):
            entry = await house.book.add("eve", Webhook(receiver.url("/hook"), new_secret()), "en", ORIGIN)
            why = await house.caller.test(entry)
            (kept,) = await house.book.of("eve")
            receiver.answers = [(200, {})]
            return why, kept.failure, await house.caller.test(entry), (await house.book.of("eve"))[0].failure

    why, kept, works, forgotten = asyncio.run(use())
    assert (why.key, kept) == ("call-failed-status", why)
    assert (works, forgotten) == (None, None)


def test_who_is_invited_is_told_once_by_two_processes(where):
    async def use():
        async with HttpReceiver() as receiver, houses(where, by_webhook(), 2) as (one, other):
            await one.book.add("cleo", Webhook(receiver.url("/hook"), new_secret()), "en", ORIGIN)
            waiting = Gathering("g", "ada", replace(record_of(SLUG, 2, 1), seats=("Ada=me", "free")), {0: "ada"})
            for each in (one, other, one):
                await each.caller.invite(waiting, "cleo", "Ada", always)
            (told,) = await receiver.received(1)
            return json.loads(told.body)

    told = asyncio.run(use())
    assert told["type"] == "invited"
    assert told["data"]["title"].startswith("Ada invites you to ")
    assert told["data"]["link"] == f"{ORIGIN}/t/g"
