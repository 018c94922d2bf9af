"""Accounts, where they are signed in, and letters for new passwords."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import blake2b
from time import monotonic, time
from typing import Any, Final

import sqlalchemy as sa

from universelle.core.errors import BadRequest
from universelle.database.database import PEOPLE, Conflict, Database, DatabaseFails, Statement
from universelle.database.schema import ACCOUNTS, RESETS, SIGN_INS
from universelle.people.names import BadField, mail_key, name_key, proper_mail, proper_name
from universelle.people.passwords import Passwords, check_length
from universelle.people.preferences import Preferences, preferences_from

REMEMBERED: Final = 30.0  # seconds for which a process believes what it has read of a sign-in
MOST_REMEMBERED: Final = 10_000
USED_EVERY: Final = 600.0  # seconds between two notes that a browser is still used
UNUSED: Final = 365 * 24 * 3600.0  # seconds after which a sign-in that nobody uses is over
LETTER_LASTS: Final = 3600.0  # seconds
MOST_LETTERS: Final = 3  # to one account in that time, and accounts with the same mail
AT_ONCE: Final = 5_000  # owners in one question to the database
SIGNS: Final = 5  # a favourite one may be chosen from
SETTINGS: Final = {"open-page": True, "leaders": True}  # what each is before it is changed

ADD: Final = (
    "INSERT INTO accounts "
    "(id, name, name_key, mail, mail_key, mail_asked, password, owner, language, sign, settings, created) "
    "VALUES (:id, :name, :name_key, :mail, :mail_key, :asked, :password, :owner, :language, :sign, :settings, :created)"
)
SIGN_IN: Final = (
    "INSERT INTO sign_ins (token, id, account_id, browser, created, used) "
    "VALUES (:token, :id, :account, :browser, :at, :at)"
)
SIGN_OUT: Final = "DELETE FROM sign_ins WHERE account_id = :account AND id = :id"
SIGN_OUT_OTHERS: Final = "DELETE FROM sign_ins WHERE account_id = :account AND id <> :id"
SIGN_OUT_ALL: Final = "DELETE FROM sign_ins WHERE account_id = :account"
USED: Final = "UPDATE sign_ins SET used = :at WHERE token = :token"
SET_PASSWORD: Final = "UPDATE accounts SET password = :password WHERE id = :account"  # noqa: S105
SET_MAIL: Final = (
    "UPDATE accounts SET mail = :mail, mail_key = :mail_key, mail_asked = :asked "
    "WHERE id = :account AND COALESCE(mail, '') <> COALESCE(CAST(:mail AS VARCHAR), '')"
)
ASK_MAILBOX: Final = "UPDATE accounts SET mail_asked = :asked WHERE id = :account AND mail_asked IS NOT NULL"
CONFIRM_MAIL: Final = "UPDATE accounts SET mail_asked = NULL WHERE mail_asked = :asked"
SET_SETTINGS: Final = "UPDATE accounts SET settings = :settings WHERE id = :account AND settings = :known"
PREFER: Final = (
    "UPDATE accounts SET preferences = :preferences, language = :language WHERE id = :account "
    "AND COALESCE(preferences, '-') = COALESCE(CAST(:known AS VARCHAR), '-')"
)
ADD_RESET: Final = (
    "INSERT INTO resets (token, account_id, until) SELECT CAST(:token AS VARCHAR), id, CAST(:until AS FLOAT) "
    "FROM accounts WHERE id = :account "
    "AND (SELECT COUNT(*) FROM resets WHERE account_id = accounts.id AND until > :now) < :most"
)
USE_RESET: Final = "DELETE FROM resets WHERE token = :token AND until > :now"
FORGET_RESETS: Final = "DELETE FROM resets WHERE account_id = :account OR until <= :now"
REMOVE: Final = "DELETE FROM accounts WHERE id = :account"


CONFIRMED: Final = ACCOUNTS.c.mail_asked.is_(None)


@dataclass(frozen=True, slots=True)
class Account:
    """A person with a name of their own. `owner` is who they are at tables."""

    id: str
    name: str
    owner: str
    language: str
    sign: int  # the favourite one, from 1 on
    created: float
    mail: str | None = field(default=None, repr=False)
    settings: Mapping[str, bool] = field(default_factory=dict)
    preferences: Preferences | None = None  # how pages are to be, once it was chosen
    confirmed: bool = True  # whether the mailbox has agreed to letters

    def wants(self, setting: str) -> bool:
        return self.settings.get(setting, SETTINGS[setting])


@dataclass(frozen=True, slots=True)
class SignedIn:
    """An account in one browser; `id` names this sign-in on pages, and lets nobody in."""

    id: str
    account: Account


@dataclass(frozen=True, slots=True)
class SignIn:
    """A browser that is signed in, as its person sees it listed."""

    id: str
    browser: str  # phone, tablet or computer
    created: float
    used: float


@dataclass(frozen=True, slots=True)
class NewAccount:
    """What somebody wrote into the form for a new account."""

    name: str
    password: str = field(repr=False)
    mail: str = field(default="", repr=False)
    language: str = "en"
    sign: int = 1


class WrongPassword(BadField):
    """Name and password do not go together; which of them is wrong is not said."""

    def __init__(self, form_field: str = "password", key: str = "people-wrong") -> None:
        super().__init__(form_field, key)


class Accounts:
    """All accounts of a database. What was read of sign-ins is believed for a moment, until one changes anywhere."""

    def __init__(self, database: Database, passwords: Passwords) -> None:
        self._database = database
        self._passwords = passwords
        self._known: dict[str, tuple[SignedIn | None, float]] = {}  # by hash of the secret, and until when
        self._changes = 0  # so that what was read before a change is not remembered after it

    async def start(self) -> None:
        await self._database.listen(self._heard)

    def _heard(self, changed: str | None) -> None:
        if changed in (None, PEOPLE):
            self._known.clear()
            self._changes += 1

    async def _write(self, *statements: Statement, first_counts: bool = False) -> None:
        """Change something about people; every process looks again."""
        await self._database.write([*statements, *self._database.announcement(PEOPLE)], first_counts)
        self._heard(PEOPLE)

    # -- signing up, in and out -------------------------------------------------------------------------------------

    async def sign_up(self, wish: NewAccount) -> Account:
        """Make an account; its name must be free."""
        name, mail = proper_name(wish.name), proper_mail(wish.mail)
        check_length(wish.password)
        if not 1 <= wish.sign <= SIGNS:
            raise BadField("sign", "web-error-refused")
        password = await self._passwords.hash(wish.password)
        account = Account(
            secrets.token_urlsafe(12),
            name,
            secrets.token_hex(16),
            wish.language,
            wish.sign,
            time(),
            mail,
            confirmed=mail is None,
        )
        row = {
            "id": account.id,
            "name": name,
            "name_key": name_key(name),
            **_mail_row(mail),
            "password": password,
            "owner": account.owner,
            "language": account.language,
            "sign": account.sign,
            "settings": "{}",
            "created": account.created,
        }
        try:
            await self._database.write([(ADD, row)])
        except Conflict as error:
            raise BadField("name", "people-name-taken") from error
        return account

    async def check(self, who: str, password: str) -> Account:
        """The account with this name or mail, if the password is its own."""
        if "@" in who:
            mail = ACCOUNTS.c.mail_key == mail_key(who)
            rows = await self._rows(sa.and_(mail, CONFIRMED), 2) or await self._rows(mail, 2)
        else:
            rows = await self._rows(_named(who), 1)
        row = rows[0] if len(rows) == 1 else None  # a mail that several have opens none of them
        if not await self._passwords.fits(row.password if row is not None else None, password):
            raise WrongPassword
        return _account(row)

    async def sign_in(self, account: Account, browser: str) -> str:
        """Sign a browser in; return its secret, of which only a hash is kept."""
        secret = secrets.token_urlsafe(32)
        row = {"token": _hash(secret), "id": secrets.token_urlsafe(9), "account": account.id, "browser": browser}
        await self._database.write([(SIGN_IN, {**row, "at": time()})])
        return secret

    async def signed_in(self, secret: str) -> SignedIn | None:
        """Whose browser a secret is; None if it is nobody's, or no longer."""
        token, now = _hash(secret), monotonic()
        known, until = self._known.get(token, (None, 0.0))
        if now < until:
            return known
        changes = self._changes
        found = await self._read_sign_in(token)
        if changes == self._changes:
            if len(self._known) >= MOST_REMEMBERED:
                self._known.clear()
            self._known[token] = found, now + REMEMBERED
        return found

    async def _read_sign_in(self, token: str) -> SignedIn | None:
        which = sa.join(SIGN_INS, ACCOUNTS, SIGN_INS.c.account_id == ACCOUNTS.c.id)
        query = sa.select(ACCOUNTS, SIGN_INS.c.id.label("sign_in"), SIGN_INS.c.used).select_from(which)
        row = (await self._database.read(query.where(SIGN_INS.c.token == token))).one_or_none()
        now = time()
        if row is None or row.used < now - UNUSED:
            return None
        if row.used < now - USED_EVERY:
            with suppress(DatabaseFails):  # somebody may read although nothing can be kept
                await self._database.write([(USED, {"at": now, "token": token})])
        return SignedIn(row.sign_in, _account(row))

    async def sign_ins(self, account: Account) -> Sequence[SignIn]:
        """Where an account is signed in, the browser used last first."""
        query = SIGN_INS.select().where(SIGN_INS.c.account_id == account.id, SIGN_INS.c.used > time() - UNUSED)
        rows = await self._database.read(query.order_by(SIGN_INS.c.used.desc()))
        return [SignIn(row.id, row.browser, row.created, row.used) for row in rows]

    async def sign_out(self, account: Account, sign_in: str) -> None:
        await self._write((SIGN_OUT, {"account": account.id, "id": sign_in}))

    async def sign_out_others(self, account: Account, sign_in: str) -> None:
        """Sign out everywhere but here."""
        await self._write((SIGN_OUT_OTHERS, {"account": account.id, "id": sign_in}))

    # -- finding accounts -------------------------------------------------------------------------------------------

    async def named(self, name: str) -> Account | None:
        rows = await self._rows(_named(name), 1)
        return _account(rows[0]) if rows else None

    async def of_owners(self, owners: Sequence[str]) -> Mapping[str, Account]:
        """The accounts of owners of seats, by owner; guests have none."""
        found: dict[str, Account] = {}
        for first in range(0, len(owners), AT_ONCE):
            some = owners[first : first + AT_ONCE]
            found |= {row.owner: _account(row) for row in await self._rows(ACCOUNTS.c.owner.in_(some), AT_ONCE)}
        return found

    async def _rows(self, which: sa.ColumnElement[bool], most: int) -> Sequence[Any]:
        return (await self._database.read(ACCOUNTS.select().where(which).limit(most))).all()

    # -- what a person changes --------------------------------------------------------------------------------------

    async def set(self, account: Account, setting: str, to: bool) -> None:
        """Change one setting, whatever else is changed at the same time."""
        if setting not in SETTINGS:
            raise BadRequest("web-error-refused")
        while True:
            (row,) = await self._rows(ACCOUNTS.c.id == account.id, 1)
            settings = json.dumps({**json.loads(row.settings), setting: to})
            values = {"account": account.id, "settings": settings, "known": row.settings}
            try:
                await self._write((SET_SETTINGS, values), first_counts=True)
            except Conflict:
                continue
            return

    async def prefer(self, account: Account, wishes: Mapping[str, str], language: str) -> Preferences:
        """Change how pages are to be, whatever else is changed at the same time; return how they are now."""
        while True:
            (row,) = await self._rows(ACCOUNTS.c.id == account.id, 1)
            preferences = preferences_from(row.preferences or "").changed(wishes)
            values = {"account": account.id, "preferences": preferences.text(), "language": language}
            try:
                await self._write((PREFER, {**values, "known": row.preferences}), first_counts=True)
            except Conflict:
                continue
            return preferences

    async def set_mail(self, account: Account, mail: str) -> None:
        """Write letters to another mailbox, once it has agreed, or to none."""
        await self._write((SET_MAIL, {"account": account.id, **_mail_row(proper_mail(mail))}))

    async def ask_mailbox(self, account: Account) -> str | None:
        """A secret by which the mailbox of an account can agree to letters; None if it has, or there is none."""
        secret = secrets.token_urlsafe(32)
        (changed,) = await self._database.write([(ASK_MAILBOX, {"account": account.id, "asked": _hash(secret)})])
        return secret if changed else None

    async def is_asked(self, secret: str) -> bool:
        """Whether a mailbox has still to agree by this secret."""
        return bool(await self._rows(ACCOUNTS.c.mail_asked == _hash(secret), 1))

    async def confirm_mail(self, secret: str) -> bool:
        """A mailbox agrees to letters; whether it was asked."""
        asked = await self.is_asked(secret)
        await self._write((CONFIRM_MAIL, {"asked": _hash(secret)}))
        return asked

    async def set_password(self, account: Account, password: str, keep: str = "") -> None:
        """Change the password; all sign-ins end but the one to keep."""
        check_length(password)
        hashed = await self._passwords.hash(password)
        await self._write(
            (SET_PASSWORD, {"account": account.id, "password": hashed}),
            (SIGN_OUT_OTHERS, {"account": account.id, "id": keep}),
            (FORGET_RESETS, {"account": account.id, "now": time()}),
        )

    async def remove(self, account: Account) -> None:
        """Erase the account itself."""
        values = {"account": account.id, "now": time()}
        await self._write((SIGN_OUT_ALL, values), (FORGET_RESETS, values), (REMOVE, values))

    # -- forgotten passwords ----------------------------------------------------------------------------------------

    async def letters(self, who: str) -> Sequence[tuple[Account, str]]:
        """The accounts with this name or mail whose mailbox has agreed, and for each a secret that works once."""
        which = ACCOUNTS.c.mail_key == mail_key(who) if "@" in who else _named(who)
        rows = await self._rows(sa.and_(which, ACCOUNTS.c.mail.is_not(None), CONFIRMED), MOST_LETTERS)
        found = [(_account(row), secrets.token_urlsafe(32)) for row in rows]
        now = time()
        values = {"now": now, "until": now + LETTER_LASTS, "most": MOST_LETTERS}
        written = await self._database.write(
            [(ADD_RESET, {"token": _hash(secret), "account": account.id, **values}) for account, secret in found]
        )
        return [each for each, is_new in zip(found, written) if is_new]

    async def account_of_letter(self, secret: str) -> Account | None:
        """Whose password a letter changes; None if it was used, or is too old."""
        which = sa.join(RESETS, ACCOUNTS, RESETS.c.account_id == ACCOUNTS.c.id)
        query = sa.select(ACCOUNTS).select_from(which)
        found = await self._database.read(query.where(RESETS.c.token == _hash(secret), RESETS.c.until > time()))
        row = found.one_or_none()
        return None if row is None else _account(row)

    async def use_letter(self, secret: str, password: str) -> None:
        """Change the password by a letter: all sign-ins end. Of two who use it at the same time one does."""
        account = await self.account_of_letter(secret)
        if account is None:
            raise BadRequest("people-letter-over")
        check_length(password)
        hashed = await self._passwords.hash(password)
        now = time()
        values = {"account": account.id, "now": now}
        try:
            await self._write(
                (USE_RESET, {"token": _hash(secret), "now": now}),
                (SET_PASSWORD, {"account": account.id, "password": hashed}),
                (SIGN_OUT_ALL, values),
                (FORGET_RESETS, values),
                first_counts=True,
            )
        except Conflict as error:
            raise BadRequest("people-letter-over") from error


def _named(name: str) -> sa.ColumnElement[bool]:
    return ACCOUNTS.c.name_key == name_key(name)


def _mail_row(mail: str | None) -> dict[str, str | None]:
    """A mailbox that has not been asked yet."""
    asked = None if mail is None else _hash(secrets.token_urlsafe(32))
    return {"mail": mail, "mail_key": None if mail is None else mail_key(mail), "asked": asked}


def _account(row: Any) -> Account:
    chosen = row.preferences
    return Account(
        id=row.id,
        name=row.name,
        owner=row.owner,
        language=row.language,
        sign=row.sign,
        created=row.created,
        mail=row.mail,
        settings=json.loads(row.settings),
        preferences=None if chosen is None else preferences_from(chosen),
        confirmed=row.mail_asked is None,
    )


def _hash(secret: str) -> str:
    """A secret as it is kept, so that a stolen database lets nobody in."""
    return blake2b(secret.encode(), digest_size=32).hexdigest()
