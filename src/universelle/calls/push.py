"""Web Push: notifications that only the browser they are for can read.

Encrypted as RFC 8291 says (aes128gcm), signed as RFC 8292 says (VAPID).
"""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from datetime import UTC, datetime
from secrets import token_bytes
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from universelle.calls.call import Call, notification
from universelle.calls.destinations import PushSubscription, from_base64url
from universelle.calls.http_post import HttpPost
from universelle.core.errors import BadRequest

CURVE: Final = ec.SECP256R1()
KEY_BYTES: Final = 32
SALT_BYTES: Final = 16
RECORD_BYTES: Final = 4096  # push services need not take more
LAST_RECORD: Final = b"\x02"
TOKEN_SECONDS: Final = 12 * 60 * 60  # RFC 8292 allows twice as much
KEPT_SECONDS: Final = 24 * 60 * 60  # how long a push service keeps a call that has no end of its own
LONGEST_KEPT: Final = 28 * KEPT_SECONDS
URGENT_SECONDS: Final = 60 * 60  # less time than this is left: wake the device
GONE: Final = frozenset((404, 410))  # RFC 8030: the subscription is over


class PushKeys:
    """The keys by which push services know this server. Made once: subscriptions hold for them alone."""

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self._private = private
        self.public = base64url(_point(private.public_key()))  # browsers want it when they subscribe

    def __repr__(self) -> str:
        return f"PushKeys(public={self.public!r})"

    @classmethod
    def make(cls) -> PushKeys:
        return cls(ec.generate_private_key(CURVE))

    @classmethod
    def from_secret(cls, text: str) -> PushKeys:
        try:
            return cls(ec.derive_private_key(int.from_bytes(from_base64url(text)), CURVE))
        except ValueError:  # not base64, or out of range
            raise BadRequest("bad-push-keys") from None

    def secret(self) -> str:
        """The private key as text, to be kept."""
        return base64url(self._private.private_numbers().private_value.to_bytes(KEY_BYTES))

    def authorization(self, endpoint: str, contact: str, now: datetime) -> str:
        """The header by which a push service knows who sends, and whom to ask about it."""
        url = urlsplit(endpoint)
        expires = int(now.timestamp()) + TOKEN_SECONDS
        claims = {"aud": f"{url.scheme}://{url.netloc}", "exp": expires, "sub": contact}
        token = ".".join([base64url(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)])
        signature = decode_dss_signature(self._private.sign(token.encode(), ec.ECDSA(SHA256())))
        signed = base64url(b"".join([number.to_bytes(KEY_BYTES) for number in signature]))
        return f"vapid t={token}.{signed}, k={self.public}"


class PushCarrier:
    """Brings calls to browsers. `contact` is a mailto: or https: address of the operator."""

    def __init__(self, keys: PushKeys, contact: str, post: HttpPost) -> None:
        self._keys = keys
        self._contact = contact
        self._post = post

    async def deliver(self, call: Call, to: PushSubscription) -> None:
        now = datetime.now(UTC)
        left = call.seconds_left(now)
        headers = {
            "Authorization": self._keys.authorization(to.endpoint, self._contact, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(int(min(KEPT_SECONDS if left is None else left, LONGEST_KEPT))),
            "Topic": call.subject,
            "Urgency": "high" if left is not None and left < URGENT_SECONDS else "normal",
        }
        await self._post.send(to.endpoint, headers, encrypt(payload(call, now), to), GONE)


def payload(call: Call, now: datetime) -> bytes:
    """What the script `worker.js` in the browser shows."""
    said = notification(call, now)
    data = {"title": said.title, "text": said.text, "link": call.link, "subject": call.subject, "lang": call.language}
    return json.dumps(data, ensure_ascii=False).encode()


def encrypt(
    text: bytes, to: PushSubscription, sender: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """RFC 8291: `sender` and `salt` are new for every message, and given only to try the examples of the RFC."""
    sender = sender or ec.generate_private_key(CURVE)
    salt = salt or token_bytes(SALT_BYTES)
    receiver = to.public_key()
    ours, theirs = _point(sender.public_key()), _point(receiver)
    shared = sender.exchange(ec.ECDH(), receiver)
    key = _derive(shared, to.auth_secret(), b"WebPush: info\0" + theirs + ours, 32)
    content_key = _derive(key, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(key, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4) + len(ours).to_bytes(1) + ours
    return head + AESGCM(content_key).encrypt(nonce, text + LAST_RECORD, None)


def base64url(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(secret)
