"""Receivers on this machine: they take what is sent to them, and look at it as a browser or a program would."""

import asyncio
import base64
import hmac
import json
import os
import ssl
from dataclasses import dataclass, field
from urllib.parse import urlsplit

import h11
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from universelle.calls.destinations import PushSubscription


@dataclass(frozen=True)
class Request:
    target: str
    headers: dict[str, str]
    body: bytes


@dataclass
class HttpReceiver:
    """A web server. It answers with the next of its answers, the last of them for ever; None is no answer at all."""

    context: ssl.SSLContext | None = None
    answers: list[tuple[int, dict[str, str]] | bytes | None] = field(default_factory=lambda: [(201, {})])
    requests: list[Request] = field(default_factory=list)
    connections: int = 0
    port: int = 0

    async def __aenter__(self) -> "HttpReceiver":
        self.arrived = asyncio.Condition()
        self._ended = asyncio.Event()
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0, ssl=self.context)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *error: object) -> None:
        self._ended.set()
        self._server.close()
        await self._server.wait_closed()

    def url(self, path: str, host: str = "localhost") -> str:
        return f"{'https' if self.context else 'http'}://{host}:{self.port}{path}"

    async def received(self, count: int) -> list[Request]:
        async with self.arrived:
            await self.arrived.wait_for(lambda: len(self.requests) >= count)
        return self.requests

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        try:
            self.requests.append(await _read(reader))
            answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
            async with self.arrived:
                self.arrived.notify_all()
            if answer is None:
                await self._ended.wait()
            elif isinstance(answer, bytes):
                writer.write(answer)
                await writer.drain()
            else:
                status, headers = answer
                lines = [f"HTTP/1.1 {status} Said", *(f"{name}: {value}" for name, value in headers.items())]
                writer.write("\r\n".join([*lines, "Content-Length: 0", "", ""]).encode())
                await writer.drain()
        except (OSError, EOFError):
            pass
        finally:
            writer.transport.abort()


async def _read(reader: asyncio.StreamReader) -> Request:
    connection = h11.Connection(h11.SERVER)
    head, body = None, b""
    while True:
        event = connection.next_event()
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(65536))
        elif isinstance(event, h11.Request):
            head = event
        elif isinstance(event, h11.Data):
            body += event.data
        elif isinstance(event, h11.EndOfMessage):
            headers = {name.decode(): value.decode() for name, value in head.headers}
            return Request(head.target.decode(), headers, body)
        else:
            raise EOFError


class Browser:
    """A browser that has subscribed: it alone can read what is pushed to it."""

    def __init__(self, private: ec.EllipticCurvePrivateKey | None = None, auth: bytes | None = None) -> None:
        self._private = private or ec.generate_private_key(ec.SECP256R1())
        self._auth = auth or os.urandom(16)

    def subscription(self, endpoint: str) -> PushSubscription:
        keys = {"p256dh": encoded(self._public()), "auth": encoded(self._auth)}
        return PushSubscription.from_browser({"endpoint": endpoint, "expirationTime": None, "keys": keys})

    def read(self, body: bytes) -> bytes:
        """RFC 8291, from the side of the browser."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self._private.exchange(ec.ECDH(), _public_key(sender))
        key = _hkdf(shared, self._auth, b"WebPush: info\x00" + self._public() + sender, 32)
        content_key = _hkdf(key, salt, b"Content-Encoding: aes128gcm\x00", 16)
        text = AESGCM(content_key).decrypt(_hkdf(key, salt, b"Content-Encoding: nonce\x00", 12), sealed, None)
        assert text.rstrip(b"\x00").endswith(b"\x02")
        return text.rstrip(b"\x00")[:-1]

    def _public(self) -> bytes:
        return self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def claims_of(authorization: str, key: str) -> dict[str, object]:
    """What a VAPID header claims, as RFC 8292 has push services check it; raises if another key signed it."""
    scheme, _, rest = authorization.partition(" ")
    given = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, given["k"]) == ("vapid", key)
    signed, _, signature = given["t"].rpartition(".")
    head, claims = (json.loads(decoded(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    raw = decoded(signature)
    assert len(raw) == 64
    proof = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    _public_key(decoded(key)).verify(proof, signed.encode(), ec.ECDSA(SHA256()))
    return claims


def is_signed(request: Request, secret: str) -> bool:
    """Whether a webhook comes from who knows the secret, as “Standard Webhooks” has receivers check it."""
    key = base64.b64decode(secret.removeprefix("whsec_"))
    content = f"{request.headers['webhook-id']}.{request.headers['webhook-timestamp']}.".encode() + request.body
    version, _, signature = request.headers["webhook-signature"].partition(",")
    return version == "v1" and hmac.compare_digest(base64.b64decode(signature), hmac.digest(key, content, "sha256"))


def origin(url: str) -> str:
    return f"{urlsplit(url).scheme}://{urlsplit(url).netloc}"


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "==")


def _public_key(point: bytes) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def _hkdf(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
