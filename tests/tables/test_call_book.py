"""Where people want to be called: each place once, ended and confirmed by secrets; and whose call is whose."""

import asyncio
from dataclasses import replace

import pytest

from universelle.calls.destinations import MailAddress, Webhook, new_secret
from universelle.core.errors import BadRequest
from universelle.core.message import Message
from universelle.database.opening import open_database
from universelle.tables.call_book import MOST, CallBook, Standing

ORIGIN = "https://fairs.example"


def with_books(where, use, count=1, **settings):
    async def run():
        databases = [await open_database(where) for _ in range(count)]
        try:
            return await use(*[CallBook(each, **settings) for each in databases])
        finally:
            for each in databases:
                await each.close()

    return asyncio.run(run())


def hook(number=1):
    return Webhook(f"https://fairs.example/{number}", new_secret())


def test_a_destination_is_there_once_and_there_are_not_too_many(tmp_path):
    async def use(book):
        hooks = [hook(number) for number in range(MOST)]
        first = [await book.add("ada", hook, "en", ORIGIN) for hook in hooks]
        again = await book.add("ada", replace(hooks[0], secret=new_secret()), "en", ORIGIN)
        with pytest.raises(BadRequest):
            await book.add("ada", hook(MOST), "en", ORIGIN)
        secrets = [first[0].id, hooks[0].url, hooks[0].secret, "ada"]
        await book.remove(first[0].id)
        return again.id == first[0].id, len(await book.of("ada")), [each in repr(first[0]) for each in secrets]

    assert with_books(tmp_path / "t.sqlite", use) == (True, MOST - 1, [False] * 4)


def test_what_is_kept_comes_back(where):
    async def use(book):
        mail = await book.add("ada", MailAddress("ana@fairs.example"), "fr", ORIGIN)
        await book.add("ben", hook(), "en", ORIGIN)
        await book.note(mail.id, Message("call-failed-status", {"host": "fairs.example", "status": 550}))
        return mail, await book.of("ada"), await book.entry(mail.id), await book.entry("nobody")

    mail, listed, again, nobody = with_books(where, use)
    assert listed == [again]
    assert (again.destination, again.language, again.confirm) == (mail.destination, "fr", mail.confirm)
    assert again.failure.values == {"host": "fairs.example", "status": 550}
    assert nobody is None


def test_a_mailbox_agrees_once_with_its_own_secret(where):
    async def use(book):
        mail = await book.add("ada", MailAddress("ana@fairs.example"), "en", ORIGIN)
        answers = [await book.confirm(secret) for secret in (mail.id, "", mail.confirm, mail.confirm)]
        return answers, (await book.entry(mail.id)).confirm

    assert with_books(where, use) == ([False, False, True, False], None)


def test_a_call_is_one_process_s_until_it_is_made_or_its_lease_is_over(where):
    async def use(one, other):
        entry = await one.add("ada", hook(), "en", ORIGIN)
        claims = [await each.claim("t", entry, turn) for turn in (4, 7) for each in (one, other)]
        standings = [await other.standing("t", entry, turn) for turn in (4, 7, 9)]
        await one.let_go()
        free = await other.standing("t", entry, 7)
        taken = await other.claim("t", entry, 7)
        await other.make("t", entry.id, 7)
        return claims, standings, free, taken, await one.standing("t", entry, 7), await one.claim("t", entry, 7)

    claims, standings, free, taken, done, again = with_books(where, use, 2)
    assert claims == [True, False, True, False]
    assert standings == [Standing.HELD, Standing.HELD, Standing.FREE]
    assert (free, taken, done, again) == (Standing.FREE, True, Standing.DONE, False)


def test_of_many_who_want_a_call_one_gets_it(where):
    async def use(*books):
        entry = await books[0].add("ada", hook(), "en", ORIGIN)
        return await asyncio.gather(*[book.claim("t", entry, turn) for turn in (1, 1, 1) for book in books])

    assert sum(with_books(where, use, 3)) == 1


def test_renewing_keeps_a_call(where):
    async def use(one, other):
        entry = await one.add("ada", hook(), "en", ORIGIN)
        await one.claim("t", entry, 1)
        lapsed = await other.standing("t", entry, 1)
        one._lease = 3600
        await one.renew()
        return lapsed, await other.standing("t", entry, 1)

    assert with_books(where, use, 2, lease=0) == (Standing.FREE, Standing.HELD)
