"""Mail: a call as a plain letter, handed to a mail server over an encrypted connection."""

from __future__ import annotations

import asyncio
import ssl
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

import aiosmtplib

from universelle.calls.call import Call, letter
from universelle.calls.destinations import MailAddress
from universelle.calls.undelivered import Refused, TryLater
from universelle.core.errors import BadRequest

PORTS: Final = {"smtp": 587, "smtps": 465}
FAREWELL_SECONDS: Final = 2.0
FIRST_FINAL: Final = 500  # the first status by which a mail server refuses for good


@dataclass(frozen=True, slots=True)
class MailSettings:
    """The mail server, and who writes.

    `smtp://name:password@host:587?from=address` switches to TLS before anything is said (STARTTLS);
    `smtps://…:465` is encrypted from the start; `smtp://localhost:25?from=address&tls=no` is not encrypted,
    for a mail server on the same machine, and takes no password.
    """

    host: str
    sender: MailAddress
    port: int
    user: str = field(default="", repr=False)
    password: str = field(default="", repr=False)
    tls: bool = True  # from the start, or by STARTTLS
    tls_first: bool = False

    @classmethod
    def from_url(cls, text: str) -> MailSettings:
        try:
            url = urlsplit(text)
            port = url.port or PORTS[url.scheme]
            query = parse_qs(url.query, strict_parsing=True)
            (sender,) = query.pop("from")
            (tls,) = query.pop("tls", ["yes"])
        except (ValueError, KeyError):
            raise BadRequest("bad-mail-settings") from None
        if query or not url.hostname or tls not in ("yes", "no") or url.path not in ("", "/") or url.fragment:
            raise BadRequest("bad-mail-settings")
        user, password = unquote(url.username or ""), unquote(url.password or "")
        if tls == "no" and (user or password or url.scheme == "smtps"):
            raise BadRequest("bad-mail-settings-unsafe")
        return cls(url.hostname, MailAddress(sender), port, user, password, tls == "yes", url.scheme == "smtps")


class MailCarrier:
    """Brings calls to mailboxes.

    `aiosmtplib` rather than `smtplib` in a thread: what waits for a slow mail server costs no thread, ends on time
    and can be given up when the server closes.
    """

    def __init__(self, settings: MailSettings, *, seconds: float = 20.0, context: ssl.SSLContext | None = None) -> None:
        self._settings = settings
        self._seconds = seconds
        self._context = context or ssl.create_default_context()

    async def deliver(self, call: Call, to: MailAddress, identity: str) -> None:
        mail = message(call, to, self._settings.sender, identity)
        host = self._settings.host
        try:
            async with asyncio.timeout(self._seconds):
                await self._send(mail)
        except TimeoutError:
            raise TryLater("call-failed-slow", host=host) from None
        except aiosmtplib.SMTPRecipientsRefused as error:
            raise _refusal(host, error.recipients[0].code) from None
        except aiosmtplib.SMTPDataError as error:
            raise _refusal(host, error.code) from None
        except aiosmtplib.SMTPResponseException as error:  # of our login or name: the operator can mend it
            raise TryLater("call-failed-status", host=host, status=error.code) from None
        except (aiosmtplib.SMTPException, OSError) as error:
            raise TryLater(_trouble(error), host=host) from None

    async def _send(self, mail: EmailMessage) -> None:
        settings = self._settings
        client = aiosmtplib.SMTP(
            hostname=settings.host,
            port=settings.port,
            local_hostname=settings.sender.host,
            use_tls=settings.tls_first,
            start_tls=False,
            tls_context=self._context if settings.tls else None,
            timeout=self._seconds,
        )
        try:
            await client.connect()
            if settings.tls and not settings.tls_first:
                await _start_tls(client, settings.host)
            if settings.user:
                await client.login(settings.user, settings.password)
            await client.send_message(mail)
            with suppress(aiosmtplib.SMTPException):  # the mail is accepted, whatever happens now
                await client.execute_command(b"QUIT", timeout=FAREWELL_SECONDS)
        finally:
            if isinstance(client.transport, asyncio.Transport):
                client.transport.abort()  # closing TLS politely would wait for the server
            client.close()


async def _start_tls(client: aiosmtplib.SMTP, host: str) -> None:
    await client.ehlo()
    if not client.supports_extension("starttls"):
        raise TryLater("call-failed-no-tls", host=host)
    await client.starttls()


def message(call: Call, to: MailAddress, sender: MailAddress, identity: str) -> EmailMessage:
    said = letter(call)
    mail = EmailMessage(policy=SMTP)
    mail["From"] = Address("Universelle", addr_spec=sender.address)
    mail["To"] = to.address
    mail["Subject"] = said.subject
    mail["Date"] = format_datetime(datetime.now(UTC))
    mail["Message-ID"] = f"<{identity}@{sender.host}>"
    mail["Auto-Submitted"] = "auto-generated"  # so that nobody's holiday notice answers
    if call.stop:
        mail["List-Unsubscribe"] = f"<{call.stop}>"
    mail.set_content(said.text)
    mail["Content-Language"] = call.language
    return mail


def _refusal(host: str, status: int) -> TryLater | Refused:
    kind = Refused if status >= FIRST_FINAL else TryLater
    return kind("call-failed-status", host=host, status=status)


def _trouble(error: Exception) -> str:
    if isinstance(error.__cause__ or error, ssl.SSLCertVerificationError):  # the library wraps some of them
        return "call-failed-certificate"
    return "call-failed-slow" if isinstance(error, TimeoutError) else "call-failed-unreachable"
