"""Where calls go: what is refused, and what is kept to oneself."""

import pytest

from tests.calls.receivers import Browser, encoded
from universelle.calls.destinations import MailAddress, PushSubscription, Webhook, new_secret
from universelle.core.errors import BadRequest

ENDPOINT = "https://push.example/abc"


@pytest.mark.parametrize(
    "address", ["ana@example.org", "a.n+a@mail.example.org", "ana@localhost", "o'neil@example.org"]
)
def test_mail_addresses(address):
    assert MailAddress(f" {address} ").address == address


def test_a_domain_in_any_script_is_written_for_mail_servers():
    assert MailAddress("ana@Bücher.example").address == "ana@xn--bcher-kva.example"


@pytest.mark.parametrize(
    "address",
    [
        *("", "ana", "@example.org", "ana@", "ana@@example.org", "a na@example.org", "ana@exa mple.org"),
        *("ana@example.org\nBcc: b@example.org", "ana@example.org,b@example.org", "Ana <ana@example.org>"),
        *("ana..b@example.org", ".ana@example.org", "änä@example.org", f"{'a' * 250}@example.org", "ana@.org"),
    ],
)
def test_what_is_no_mail_address_is_refused(address):
    with pytest.raises(BadRequest, match="bad-mail-address"):
        MailAddress(address)


@pytest.mark.parametrize("url", ["https://example.org/turns?for=ana", "http://example.org:8080", "https://[2a00::1]/"])
def test_webhooks(url):
    assert Webhook(url, new_secret()).url == url


@pytest.mark.parametrize(
    "url",
    [
        *("", "example.org", "ftp://example.org", "file:///etc/passwd", "https://", "https://a:b@example.org/"),
        *("https://example.org:25/", "https://example.org:99999/", "https://example.org/ x", "https://example.org/\n"),
        *("https://example.org/#part", "https://bücher.example/", f"https://example.org/{'a' * 2048}", "https://[::1"),
    ],
)
def test_what_is_no_webhook_is_refused(url):
    with pytest.raises(BadRequest, match="bad-webhook"):
        Webhook(url, new_secret())


@pytest.mark.parametrize("secret", ["", "secret", "whsec_", "whsec_c2hvcnQ=", "whsec_ü", f"whsec_{'A' * 200}"])
def test_what_is_no_secret_of_a_webhook_is_refused(secret):
    with pytest.raises(BadRequest, match="bad-webhook-secret"):
        Webhook("https://example.org/", secret)


def test_secrets_of_webhooks_are_all_different():
    assert new_secret() != new_secret()


POINT = Browser().subscription(ENDPOINT).p256dh
AUTH = encoded(bytes(16))


@pytest.mark.parametrize(
    "data",
    [
        *(None, 3, [], {}, {"endpoint": ENDPOINT}, {"endpoint": ENDPOINT, "keys": []}),
        {"endpoint": ENDPOINT, "keys": {"p256dh": POINT}},
        {"endpoint": ENDPOINT, "keys": {"p256dh": POINT, "auth": 3}},
        {"endpoint": ENDPOINT, "keys": {"p256dh": POINT, "auth": "c2hvcnQ"}},
        {"endpoint": ENDPOINT, "keys": {"p256dh": POINT, "auth": "ü"}},
        {"endpoint": ENDPOINT, "keys": {"p256dh": "", "auth": AUTH}},
        {"endpoint": ENDPOINT, "keys": {"p256dh": POINT[:-4] + "AAAA", "auth": AUTH}},
        {"endpoint": "http://push.example/abc", "keys": {"p256dh": POINT, "auth": AUTH}},
    ],
)
def test_what_is_no_subscription_is_refused(data):
    with pytest.raises(BadRequest, match="bad-push-subscription"):
        PushSubscription.from_browser(data)


def test_no_secret_is_in_a_repr():
    secret = new_secret()
    shown = repr([Browser().subscription(ENDPOINT), MailAddress("ana@example.org"), Webhook(ENDPOINT, secret)])
    assert not any(part in shown for part in (ENDPOINT, "abc", "ana", secret, secret[6:]))


def test_a_destination_names_its_host():
    assert Browser().subscription(ENDPOINT).host == Webhook(ENDPOINT, new_secret()).host == "push.example"
    assert MailAddress("ana@example.org").host == "example.org"
