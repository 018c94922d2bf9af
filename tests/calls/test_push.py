"""Web Push, against the examples of its RFCs and a receiver that holds the browser's key."""

import asyncio
import json
from datetime import UTC, datetime, timedelta

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec

from tests.calls.receivers import Browser, HttpReceiver, claims_of, decoded, encoded, origin
from universelle.calls.call import LONGEST, Call, Kind
from universelle.calls.http_post import HttpPost
from universelle.calls.push import PushCarrier, PushKeys, encrypt, payload
from universelle.calls.undelivered import Gone, Refused, TryLater
from universelle.core.errors import BadRequest

CONTACT = "mailto:house@fairs.example"

# RFC 8291, section 5 and appendix A
TEXT = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
RECEIVER_PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
    "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)
# RFC 8292, section 2.4
TOKEN = (
    "eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6"
    "Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkS"
    "SHzvoD1oA"
)
SIGNER = "BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs"


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(text)), ec.SECP256R1())


def a_call(**changes) -> Call:
    values = {"kind": Kind.YOUR_TURN, "language": "fr", "link": "https://fairs.example/t/4711", "game": "Expo 1906"}
    return Call(**(values | {"mover": "Tobias"} | changes))


def test_encryption_gives_the_example_of_the_rfc():
    browser = Browser(private(RECEIVER), decoded(AUTH))
    subscription = browser.subscription("https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV")
    assert (subscription.p256dh, subscription.auth) == (RECEIVER_PUBLIC, AUTH)
    assert encoded(encrypt(TEXT, subscription, private(SENDER), decoded(SALT))) == SEALED
    assert browser.read(decoded(SEALED)) == TEXT


def test_the_receiver_takes_the_token_of_the_rfc_and_no_other():
    expected = {"aud": "https://push.example.net", "exp": 1453523768, "sub": "mailto:push@example.com"}
    assert claims_of(f"vapid t={TOKEN}, k={SIGNER}", SIGNER) == expected
    with pytest.raises(InvalidSignature):
        claims_of(f"vapid t={TOKEN[:-9]}AAAAAAAAA, k={SIGNER}", SIGNER)


def test_every_message_is_sealed_anew():
    browser = Browser()
    first, second = (encrypt(TEXT, browser.subscription("https://push.example/")) for _ in range(2))
    assert first[:86] != second[:86]
    assert browser.read(first) == browser.read(second) == TEXT


def test_keys_are_kept_as_text():
    keys = PushKeys.make()
    again = PushKeys.from_secret(keys.secret())
    assert (again.public, again.secret()) == (keys.public, keys.secret())
    assert keys.public != PushKeys.make().public
    assert keys.secret() not in repr(keys)


@pytest.mark.parametrize("text", ["", "AAAA", "ü", "_" * 43, "A" * 43])
def test_keys_that_are_none_are_refused(text):
    with pytest.raises(BadRequest, match="bad-push-keys"):
        PushKeys.from_secret(text)


def pushed(certificates, call, answers=((201, {}),), keys=None):
    """A call pushed to a browser: the browser, the request, and where it went."""
    keys = keys or PushKeys.make()

    async def story():
        browser = Browser()
        async with HttpReceiver(certificates.shown(), list(answers)) as receiver:
            endpoint = receiver.url("/push/s3cret")
            post = HttpPost(allow_private=True, context=certificates.believed())
            await PushCarrier(keys, CONTACT, post).deliver(call, browser.subscription(endpoint))
        return browser, receiver.requests[0], endpoint

    return asyncio.run(asyncio.wait_for(story(), 60))


def test_a_browser_reads_what_was_pushed_to_it(certificates):
    call = a_call(deed="Tobias prend la Gare.")
    browser, request, _ = pushed(certificates, call)
    assert json.loads(browser.read(request.body)) == {
        "title": "À vous de jouer\N{NO-BREAK SPACE}: Expo 1906",
        "text": "Tobias prend la Gare.",
        "link": call.link,
        "subject": call.subject,
        "lang": "fr",
    }
    assert request.target == "/push/s3cret"
    assert request.headers["content-encoding"] == "aes128gcm"
    assert request.headers["topic"] == call.subject


def test_a_push_service_knows_who_sends(certificates):
    keys = PushKeys.make()
    _, request, endpoint = pushed(certificates, a_call(), keys=keys)
    claims = claims_of(request.headers["authorization"], keys.public)
    assert (claims["aud"], claims["sub"]) == (origin(endpoint), CONTACT)
    now = datetime.now(UTC).timestamp()
    assert now < claims["exp"] <= now + 24 * 3600


def test_a_call_is_kept_no_longer_than_there_is_time(certificates):
    _, request, _ = pushed(certificates, a_call())
    assert (request.headers["ttl"], request.headers["urgency"]) == ("86400", "normal")
    _, request, _ = pushed(certificates, a_call(due=datetime.now(UTC) + timedelta(minutes=5)))
    assert 200 < int(request.headers["ttl"]) <= 300
    assert request.headers["urgency"] == "high"
    _, request, _ = pushed(certificates, a_call(due=datetime.now(UTC) + timedelta(days=90)))
    assert request.headers["ttl"] == str(28 * 86400)


@pytest.mark.parametrize(
    ("status", "failure"), [(404, Gone), (410, Gone), (429, TryLater), (500, TryLater), (403, Refused)]
)
def test_what_a_push_service_may_say(certificates, status, failure):
    with pytest.raises(failure):
        pushed(certificates, a_call(), [(status, {})])


def test_a_push_service_may_ask_to_wait(certificates):
    with pytest.raises(TryLater) as raised:
        pushed(certificates, a_call(), [(429, {"Retry-After": "90"})])
    assert raised.value.after == 90
    assert "s3cret" not in str(raised.value)


def test_a_subscription_leads_to_no_private_address():
    subscription = Browser().subscription("https://localhost:8443/push")
    with pytest.raises(Refused, match="call-failed-private"):
        asyncio.run(PushCarrier(PushKeys.make(), CONTACT, HttpPost()).deliver(a_call(), subscription))


def test_the_longest_call_fits_in_what_push_services_must_take():
    call = a_call(game="𝄞" * LONGEST, deed="𝄞" * LONGEST, link=f"https://fairs.example/{'a' * 200}")
    assert len(encrypt(payload(call, datetime.now(UTC)), Browser().subscription("https://push.example/"))) <= 4096
