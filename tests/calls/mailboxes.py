"""A mail server on this machine."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, Session

from tests.calls.certificates import Certificates

USER, PASSWORD = "house@fairs.example", "pass:w/rd"


@dataclass
class Mailboxes:
    """Keeps what arrives; refuses a mailbox or a sender with an answer, if there is one."""

    answer: str = ""
    answer_to_sender: str = ""
    mails: list[EmailMessage] = field(default_factory=list)
    envelopes: list[Envelope] = field(default_factory=list)
    encrypted: list[bool] = field(default_factory=list)
    visits: list[Any] = field(default_factory=list)
    port: int = 0

    async def handle_MAIL(self, server: Any, session: Session, envelope: Envelope, address: str, options: list) -> str:
        envelope.mail_from = address
        return self.answer_to_sender or "250 OK"

    async def handle_RCPT(self, server: Any, session: Session, envelope: Envelope, address: str, options: list) -> str:
        if self.answer:
            return self.answer
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Session, envelope: Envelope) -> str:
        self.mails.append(message_from_bytes(envelope.content, policy=default))
        self.envelopes.append(envelope)
        self.encrypted.append(session.ssl is not None or server.transport.get_extra_info("sslcontext") is not None)
        return "250 OK"


@contextmanager
def mail_server(
    certificates: Certificates | None,
    *,
    answer: str = "",
    answer_to_sender: str = "",
    tls_first: bool = False,
    login: bool = False,
) -> Iterator[Mailboxes]:
    boxes = Mailboxes(answer, answer_to_sender)
    settings: dict[str, Any] = {"hostname": "127.0.0.1", "port": 0}
    if certificates and tls_first:
        settings["ssl_context"] = certificates.shown()
    elif certificates:
        settings |= {"tls_context": certificates.shown(), "require_starttls": True}
    if login:
        settings |= {"authenticator": _knows, "auth_required": True}
    controller = MailServer(boxes, **settings)
    controller.start()
    boxes.port = controller.server.sockets[0].getsockname()[1]
    try:
        yield boxes
    finally:
        controller.stop()


class MailServer(Controller):
    """On a port that the system chooses; when it stops, it ends the visits that are not over."""

    def factory(self) -> SMTP:
        return Visited(self.handler, **self.SMTP_kwargs)

    def _trigger_server(self) -> None:
        self.port = self.server.sockets[0].getsockname()[1]  # the controller would call port 0
        super()._trigger_server()

    def stop(self, no_assert: bool = False) -> None:
        self.loop.call_soon_threadsafe(lambda: [visit.abort() for visit in self.handler.visits])
        super().stop(no_assert)


class Visited(SMTP):
    """Remembers its visits."""

    def connection_made(self, transport: Any) -> None:
        self.event_handler.visits.append(transport)
        super().connection_made(transport)


def _knows(server: Any, session: Session, envelope: Envelope, mechanism: str, data: Any) -> AuthResult:
    known = (data.login.decode(), data.password.decode()) == (USER, PASSWORD)
    return AuthResult(success=known, handled=False)
