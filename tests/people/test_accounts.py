"""Accounts: signing up and in, sign-ins that end everywhere, letters that work once."""

import asyncio

import pytest
import sqlalchemy as sa

from tests.database.opened import with_database
from tests.people.hashing import quick_passwords
from universelle.database.opening import open_database
from universelle.people.accounts import MOST_LETTERS, Accounts, NewAccount, WrongPassword
from universelle.people.names import BadField

ANA = NewAccount("Ana", "ferris wheel 93", "ana@post.example", "fr", 2)


def with_accounts(where, use):
    async def run(database):
        return await use(Accounts(database, quick_passwords()))

    return with_database(where, run)


async def sign_up_with_mailbox(accounts):
    """An account whose mailbox has agreed to letters."""
    account = await accounts.sign_up(ANA)
    assert await accounts.confirm_mail(await accounts.ask_mailbox(account))
    return await accounts.named(account.name)


def test_who_signed_up_can_sign_in_by_name_or_mail_however_written(where):
    async def use(accounts):
        made = await accounts.sign_up(ANA)
        assert (
            made == await accounts.check("aNA ", ANA.password) == await accounts.check("Ana@Post.Example", ANA.password)
        )
        return made

    made = with_accounts(where, use)
    assert (made.name, made.language, made.sign, made.mail) == ("Ana", "fr", 2, "ana@post.example")


@pytest.mark.parametrize(("who", "password"), [("Ana", "ferris wheel 94"), ("Ben", ANA.password), ("", "")])
def test_what_is_wrong_is_not_said(where, who, password):
    async def use(accounts):
        await accounts.sign_up(ANA)
        with pytest.raises(WrongPassword) as refused:
            await accounts.check(who, password)
        return refused.value.message.key

    assert with_accounts(where, use) == "people-wrong"


def test_of_two_who_take_the_same_name_one_gets_it(where):
    async def use(accounts):
        wishes = [NewAccount(name, "ten letters") for name in ("Ana", "ANA", "ana")]
        return await asyncio.gather(*[accounts.sign_up(wish) for wish in wishes], return_exceptions=True)

    results = with_accounts(where, use)
    refused = [each for each in results if isinstance(each, BadField)]
    assert [each.message.key for each in refused] == ["people-name-taken"] * 2


def test_a_short_password_is_refused(where):
    async def use(accounts):
        with pytest.raises(BadField) as refused:
            await accounts.sign_up(NewAccount("Ana", "ninesigns"))
        return refused.value.field

    assert with_accounts(where, use) == "password"


def test_a_mail_that_several_have_opens_none_of_them(where):
    async def use(accounts):
        await accounts.sign_up(ANA)
        await accounts.sign_up(NewAccount("Eve", ANA.password, "ana@post.example"))
        with pytest.raises(WrongPassword):
            await accounts.check("ana@post.example", ANA.password)
        return (await accounts.check("Ana", ANA.password)).name

    assert with_accounts(where, use) == "Ana"


def test_a_mailbox_that_has_agreed_opens_its_account_whoever_else_claims_it(where):
    async def use(accounts):
        await sign_up_with_mailbox(accounts)
        await accounts.sign_up(NewAccount("Eve", "mallory's own", "ana@post.example"))
        return (await accounts.check("ana@post.example", ANA.password)).name, len(await accounts.letters(ANA.mail))

    assert with_accounts(where, use) == ("Ana", 1)


def test_a_mailbox_agrees_once_by_the_newest_letter_and_another_one_anew(where):
    async def use(accounts):
        account = await accounts.sign_up(ANA)
        older, newer = await accounts.ask_mailbox(account), await accounts.ask_mailbox(account)
        said = [await accounts.confirm_mail(secret) for secret in (older, newer, newer)]
        await accounts.set_mail(account, "ana@post.example")
        kept = (await accounts.named("Ana")).confirmed
        await accounts.set_mail(account, "ana@elsewhere.example")
        return said, kept, (await accounts.named("Ana")).confirmed, await accounts.letters("Ana")

    assert with_accounts(where, use) == ([False, True, False], True, False, [])


def test_a_secret_is_kept_as_a_hash_only(where):
    async def use(database):
        accounts = Accounts(database, quick_passwords())
        secret = await accounts.sign_in(await accounts.sign_up(ANA), "phone")
        rows = [*await database.read(sa.text("SELECT * FROM sign_ins"))]
        rows += [*await database.read(sa.text("SELECT * FROM accounts"))]
        return secret, str(rows)

    secret, kept = with_database(where, use)
    assert secret not in kept
    assert ANA.password not in kept


def test_signing_out_elsewhere_ends_a_sign_in_at_once(where):
    async def use(accounts):
        account = await accounts.sign_up(ANA)
        here, there = [await accounts.sign_in(account, kind) for kind in ("computer", "phone")]
        found = await accounts.signed_in(here)
        assert (await accounts.signed_in(there)).account == found.account == account
        listed = await accounts.sign_ins(account)
        assert {each.browser for each in listed} == {"computer", "phone"}
        await accounts.sign_out_others(account, found.id)
        assert await accounts.signed_in(there) is None
        await accounts.sign_out(account, found.id)
        return await accounts.signed_in(here)

    assert with_accounts(where, use) is None


def test_a_sign_in_ends_in_every_process(where):
    async def use(database):
        other = await open_database(where)
        try:
            ours, theirs = Accounts(database, quick_passwords()), Accounts(other, quick_passwords())
            await theirs.start()
            account = await ours.sign_up(ANA)
            secret = await ours.sign_in(account, "phone")
            found = await theirs.signed_in(secret)
            assert found is not None
            await ours.sign_out(account, found.id)
            while await theirs.signed_in(secret) is not None:
                await asyncio.sleep(0.01)
        finally:
            await other.close()

    with_database(where, use)


def test_what_was_read_before_a_change_is_not_remembered_after_it(where):
    async def use(accounts):
        account = await accounts.sign_up(ANA)
        secret = await accounts.sign_in(account, "phone")
        read = accounts._read_sign_in

        async def read_slowly(token):
            found = await read(token)
            await accounts.sign_out(account, found.id)
            return found

        accounts._read_sign_in = read_slowly
        await accounts.signed_in(secret)
        accounts._read_sign_in = read
        return await accounts.signed_in(secret)

    assert with_accounts(where, use) is None


def test_settings_changed_at_the_same_time_are_both_kept(where):
    async def use(accounts):
        account = await accounts.sign_up(ANA)
        await asyncio.gather(accounts.set(account, "open-page", False), accounts.set(account, "leaders", False))
        return await accounts.named("ana")

    found = with_accounts(where, use)
    assert (found.wants("open-page"), found.wants("leaders")) == (False, False)


def test_a_new_password_ends_all_sign_ins_but_one(where):
    async def use(accounts):
        account = await accounts.sign_up(ANA)
        here, there = [await accounts.sign_in(account, kind) for kind in ("computer", "phone")]
        await accounts.set_password(account, "crystal palace", keep=(await accounts.signed_in(here)).id)
        assert await accounts.signed_in(here) is not None
        assert await accounts.signed_in(there) is None
        with pytest.raises(WrongPassword):
            await accounts.check("Ana", ANA.password)
        return await accounts.check("Ana", "crystal palace")

    assert with_accounts(where, use).name == "Ana"


def test_a_letter_works_once_and_ends_all_sign_ins(where):
    async def use(accounts):
        account = await sign_up_with_mailbox(accounts)
        signed_in = await accounts.sign_in(account, "computer")
        ((found, secret),) = await accounts.letters("ana@post.example")
        assert found == account == await accounts.account_of_letter(secret)
        uses = [accounts.use_letter(secret, "crystal palace") for _ in range(3)]
        results = await asyncio.gather(*uses, return_exceptions=True)
        assert await accounts.signed_in(signed_in) is None
        await accounts.check("Ana", "crystal palace")
        return [str(each) for each in results if each is not None]

    assert with_accounts(where, use) == ["people-letter-over"] * 2


def test_a_letter_works_for_an_hour(where):
    async def use(database):
        accounts = Accounts(database, quick_passwords())
        await sign_up_with_mailbox(accounts)
        ((_, secret),) = await accounts.letters("ana")
        await database.write([("UPDATE resets SET until = until - 3600", {})])
        return await accounts.account_of_letter(secret)

    assert with_database(where, use) is None


def test_only_so_many_letters_are_under_way_and_none_without_a_mailbox(where):
    async def use(accounts):
        await sign_up_with_mailbox(accounts)
        await accounts.sign_up(NewAccount("Ben", "ten letters"))
        sent = [await accounts.letters(who) for who in ("Ana", "Ana", "Ana", "Ana", "Ben", "Nobody")]
        return [len(each) for each in sent]

    assert with_accounts(where, use) == [1] * MOST_LETTERS + [0, 0, 0]
