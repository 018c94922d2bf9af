"""Webhooks: a call as JSON, signed as the specification “Standard Webhooks” says."""

from __future__ import annotations

import hmac
import json
from base64 import b64encode
from datetime import UTC, datetime
from hashlib import sha256

from universelle.calls.call import Call, notification
from universelle.calls.destinations import Webhook
from universelle.calls.http_post import HttpPost


class WebhookCarrier:
    """Brings calls to programs."""

    def __init__(self, post: HttpPost) -> None:
        self._post = post

    async def deliver(self, call: Call, to: Webhook, identity: str) -> None:
        now = datetime.now(UTC)
        body = payload(call, now)
        stamp = str(int(now.timestamp()))
        headers = {
            "Content-Type": "application/json",
            "User-Agent": "Universelle",
            "Webhook-Id": identity,
            "Webhook-Timestamp": stamp,
            "Webhook-Signature": signature(to.key(), identity, stamp, body),
        }
        await self._post.send(to.url, headers, body)


def payload(call: Call, now: datetime) -> bytes:
    said = notification(call, now)
    data = {
        "game": call.game,
        "mover": call.mover,
        "due": call.due.isoformat() if call.due else None,
        "link": call.link,
        "language": call.language,
        "title": said.title,
        "text": said.text,
    }
    return json.dumps({"type": call.kind, "timestamp": now.isoformat(), "data": data}, ensure_ascii=False).encode()


def signature(key: bytes, identity: str, stamp: str, body: bytes) -> str:
    signed = hmac.digest(key, f"{identity}.{stamp}.".encode() + body, sha256)
    return f"v1,{b64encode(signed).decode()}"
