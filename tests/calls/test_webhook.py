"""Webhooks: what a program receives, and how it knows that we sent it."""

import asyncio
import json
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from tests.calls.receivers import HttpReceiver, Request, is_signed
from universelle.calls.call import Call, Kind
from universelle.calls.destinations import Webhook, new_secret
from universelle.calls.http_post import HttpPost
from universelle.calls.undelivered import Gone, Refused
from universelle.calls.webhook import WebhookCarrier

CALL = Call(
    Kind.YOUR_TURN,
    "de",
    "https://fairs.example/t/4711",
    game="Crystal Palace",
    mover="Giulia",
    due=datetime(2036, 11, 19, 18, tzinfo=UTC),
)
SECRET = new_secret()


def sent(certificates, call=CALL, answers=((200, {}),)) -> Request:
    async def story():
        async with HttpReceiver(certificates.shown(), list(answers)) as receiver:
            post = HttpPost(allow_private=True, context=certificates.believed())
            await WebhookCarrier(post).deliver(call, Webhook(receiver.url("/turns?token=t0ken"), SECRET), "call-1")
        return receiver.requests[0]

    return asyncio.run(asyncio.wait_for(story(), 60))


def test_a_program_receives_the_call_as_json(certificates):
    request = sent(certificates)
    body = json.loads(request.body)
    assert request.target == "/turns?token=t0ken"
    assert request.headers["content-type"] == "application/json"
    assert body["type"] == "your-turn"
    assert abs(datetime.fromisoformat(body["timestamp"]).timestamp() - datetime.now(UTC).timestamp()) < 60
    assert body["data"].pop("text").startswith("Giulia hat gespielt. Noch")
    assert body["data"] == {
        "game": "Crystal Palace",
        "mover": "Giulia",
        "due": "2036-11-19T18:00:00+00:00",
        "link": "https://fairs.example/t/4711",
        "language": "de",
        "title": "Du bist dran: Crystal Palace",
    }


def test_a_program_knows_that_we_sent_it(certificates):
    request = sent(certificates)
    assert is_signed(request, SECRET)
    assert not is_signed(request, new_secret())
    assert not is_signed(replace(request, body=request.body + b" "), SECRET)
    late = {**request.headers, "webhook-timestamp": "1"}
    assert not is_signed(replace(request, headers=late), SECRET)


def test_the_same_call_has_the_same_identity(certificates):
    assert sent(certificates).headers["webhook-id"] == sent(certificates).headers["webhook-id"] == "call-1"


def test_a_webhook_that_is_gone_and_one_that_is_only_not_found(certificates):
    with pytest.raises(Gone):
        sent(certificates, answers=[(410, {})])
    with pytest.raises(Refused):
        sent(certificates, answers=[(404, {})])


def test_this_machine_is_called_only_if_a_setting_allows_it():
    async def story():
        async with HttpReceiver() as receiver:
            with pytest.raises(Refused, match="call-failed-private") as raised:
                await WebhookCarrier(HttpPost()).deliver(CALL, Webhook(receiver.url("/t0ken"), SECRET), "call-1")
        assert receiver.connections == 0
        assert "t0ken" not in str(raised.value)

    asyncio.run(asyncio.wait_for(story(), 60))
