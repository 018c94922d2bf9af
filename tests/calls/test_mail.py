"""Mail, against a real mail server on this machine."""

import asyncio
import socket
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from urllib.parse import quote

import pytest

from tests.calls.mailboxes import PASSWORD, USER, mail_server
from universelle.calls.call import Call, Kind
from universelle.calls.destinations import MailAddress
from universelle.calls.mail import MailCarrier, MailSettings, message
from universelle.calls.undelivered import Refused, TryLater
from universelle.core.errors import BadRequest

STOP = "https://fairs.example/calls/stop/s3cret"
ANA = MailAddress("ana@example.org")
BRIEFLY = 0.2  # seconds after which a mail server that never answers is given up


def a_call(**changes) -> Call:
    values = {"kind": Kind.YOUR_TURN, "language": "fr", "link": "https://fairs.example/t/4711", "game": "Expo 1906"}
    return Call(**(values | {"deed": "Tobias prend la Gare.", "stop": STOP} | changes))


def url(port: int, *, scheme: str = "smtp", login: str = "", more: str = "") -> str:
    return f"{scheme}://{login}localhost:{port}?from=fair@fairs.example{more}"


LOGIN = f"{quote(USER, safe='')}:{quote(PASSWORD, safe='')}@"


def send(address: str, certificates=None, call: Call | None = None, **settings) -> None:
    context = certificates and certificates.believed()
    carrier = MailCarrier(MailSettings.from_url(address), context=context, **settings)
    asyncio.run(asyncio.wait_for(carrier.deliver(call or a_call(), ANA, "call-1"), 60))


def test_a_mail_arrives_by_starttls_and_with_a_login(certificates):
    with mail_server(certificates, login=True) as boxes:
        send(url(boxes.port, login=LOGIN), certificates)
    (mail,) = boxes.mails
    assert boxes.encrypted == [True]
    assert (boxes.envelopes[0].mail_from, boxes.envelopes[0].rcpt_tos) == ("fair@fairs.example", ["ana@example.org"])
    assert mail["Subject"] == "À vous de jouer\N{NO-BREAK SPACE}: Expo 1906"
    assert "Tobias prend la Gare." in mail.get_content()
    assert "https://fairs.example/t/4711" in mail.get_content().splitlines()


def test_a_mail_arrives_on_a_port_that_is_encrypted_from_the_start(certificates):
    with mail_server(certificates, tls_first=True) as boxes:
        send(url(boxes.port, scheme="smtps"), certificates)
    assert boxes.encrypted == [True]


def test_a_mail_server_on_this_machine_may_do_without_encryption():
    with mail_server(None) as boxes:
        send(url(boxes.port, more="&tls=no"))
    assert boxes.encrypted == [False]


def test_the_headers_of_a_mail(certificates):
    with mail_server(certificates) as boxes:
        send(url(boxes.port), certificates)
    (mail,) = boxes.mails
    assert mail["From"] == "Universelle <fair@fairs.example>"
    assert mail["To"] == "ana@example.org"
    assert mail["Message-ID"] == "<call-1@fairs.example>"
    assert mail["List-Unsubscribe"] == f"<{STOP}>"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["Content-Language"] == "fr"
    assert mail.get_content_type() == "text/plain"
    assert abs(parsedate_to_datetime(mail["Date"]) - datetime.now(UTC)) < timedelta(minutes=1)


def test_names_cannot_add_headers_or_recipients(certificates):
    call = a_call(game="Expo\r\nBcc: eve@example.org\r\n\r\nHello", mover="\nX: y", deed="")
    with mail_server(certificates) as boxes:
        send(url(boxes.port), certificates, call)
    (mail,) = boxes.mails
    assert boxes.envelopes[0].rcpt_tos == ["ana@example.org"]
    assert mail["Bcc"] is None
    assert mail["Subject"].endswith("Expo Bcc: eve@example.org Hello")


def test_a_password_letter_cannot_be_unsubscribed():
    assert message(a_call(kind=Kind.PASSWORD, stop=""), ANA, ANA, "1")["List-Unsubscribe"] is None


def fails(address: str, failure: type[Exception], certificates=None, **settings) -> str:
    with pytest.raises(failure) as raised:
        send(address, certificates, **settings)
    assert PASSWORD not in str(raised.value)
    assert "ana@" not in str(raised.value)
    return raised.value.message.key


def test_a_certificate_that_nobody_vouches_for(certificates):
    with mail_server(certificates) as boxes:
        assert fails(url(boxes.port), TryLater) == "call-failed-certificate"
    with mail_server(certificates, tls_first=True) as tls_boxes:
        assert fails(url(tls_boxes.port, scheme="smtps"), TryLater) == "call-failed-certificate"
    assert boxes.mails == tls_boxes.mails == []


def test_a_mail_server_without_encryption_gets_neither_mail_nor_password(certificates):
    with mail_server(None) as boxes:
        assert fails(url(boxes.port, login=LOGIN), TryLater, certificates) == "call-failed-no-tls"
    assert boxes.mails == []


def test_a_wrong_password_is_tried_again_because_it_can_be_mended(certificates):
    with mail_server(certificates, login=True) as boxes:
        key = fails(url(boxes.port, login="house:wrong@"), TryLater, certificates)
    assert (key, boxes.mails) == ("call-failed-status", [])


def test_a_mailbox_that_is_refused_for_now_or_for_good(certificates):
    with mail_server(certificates, answer="451 later") as boxes:
        assert fails(url(boxes.port), TryLater, certificates) == "call-failed-status"
    with mail_server(certificates, answer="550 nobody") as boxes:
        assert fails(url(boxes.port), Refused, certificates) == "call-failed-status"


def test_a_sender_that_is_refused_is_tried_again_because_it_can_be_mended(certificates):
    with mail_server(certificates, answer_to_sender="553 not you") as boxes:
        assert fails(url(boxes.port), TryLater, certificates) == "call-failed-status"


def test_a_mail_server_that_is_not_there(certificates):
    with mail_server(certificates) as boxes:
        pass
    assert fails(url(boxes.port), TryLater, certificates) == "call-failed-unreachable"


def test_a_mail_server_that_never_answers(certificates):
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = url(silent.getsockname()[1])
        assert fails(address, TryLater, certificates, seconds=BRIEFLY) == "call-failed-slow"


def test_settings_are_one_address():
    settings = MailSettings.from_url(f"smtp://{LOGIN}mail.example?from=fair@fairs.example")
    assert (settings.host, settings.port, settings.tls, settings.tls_first) == ("mail.example", 587, True, False)
    assert (settings.user, settings.password) == (USER, PASSWORD)
    assert PASSWORD not in repr(settings)
    assert MailSettings.from_url("smtps://mail.example?from=fair@fairs.example").port == 465


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "mail.example",
            "http://mail.example?from=a@b.example",
            "smtp://mail.example",
            "smtp://?from=a@b.example",
        ),
        *("smtp://mail.example?from=a@b.example&from=c@d.example", "smtp://mail.example?from=a@b.example&tsl=no"),
        *("smtp://mail.example:x?from=a@b.example", "smtp://mail.example?from=a@b.example&tls=maybe"),
        "smtp://mail.example/path?from=a@b.example",
    ],
)
def test_settings_that_make_no_sense_are_refused(text):
    with pytest.raises(BadRequest, match="bad-mail-settings"):
        MailSettings.from_url(text)


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_a_password_is_never_sent_in_the_clear(scheme):
    with pytest.raises(BadRequest, match="bad-mail-settings-unsafe"):
        MailSettings.from_url(f"{scheme}://{LOGIN}mail.example?from=fair@fairs.example&tls=no")
