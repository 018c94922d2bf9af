"""Where calls go. Whoever knows a destination could call there: none of its secrets is in its `repr`."""

from __future__ import annotations

import re
from base64 import b64decode, b64encode, urlsafe_b64decode
from dataclasses import dataclass, field
from secrets import token_bytes
from typing import Any, ClassVar, Final, TypeAlias
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec

from universelle.core.errors import BadRequest

LONGEST_URL: Final = 2048
LONGEST_ADDRESS: Final = 254  # RFC 5321
ADDRESS: Final = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9-]+\.)*[a-z0-9-]+"
)
VISIBLE: Final = re.compile(r"[\x21-\x7e]+")
WEB_PORTS: Final = (80, 443)
FIRST_FREE_PORT: Final = 1024  # below it are mail servers and the like, which a webhook must not speak to
AUTH_BYTES: Final = 16  # RFC 8291
SECRET: Final = "whsec_"  # noqa: S105 how secrets begin in the specification “Standard Webhooks”
SECRET_BYTES: Final = 32
ALLOWED_SECRET_BYTES: Final = range(24, 65)


@dataclass(frozen=True, slots=True)
class PushSubscription:
    """A browser that lets itself be notified: an address of its maker's push service, and two keys."""

    means: ClassVar[str] = "push"

    endpoint: str = field(repr=False)
    p256dh: str = field(repr=False)
    auth: str = field(repr=False)

    def __post_init__(self) -> None:
        try:
            self.public_key()
            usable = is_web_address(self.endpoint, ("https",)) and len(self.auth_secret()) == AUTH_BYTES
        except ValueError:  # not base64, or not a point of the curve
            usable = False
        if not usable:
            raise BadRequest("bad-push-subscription")

    @classmethod
    def from_browser(cls, data: Any) -> PushSubscription:
        """From what `subscription.toJSON()` gives in a browser."""
        match data:
            case {"endpoint": str(endpoint), "keys": {"p256dh": str(p256dh), "auth": str(auth)}}:
                return cls(endpoint, p256dh, auth)
        raise BadRequest("bad-push-subscription")

    @property
    def host(self) -> str:
        return _host(self.endpoint)

    def public_key(self) -> ec.EllipticCurvePublicKey:
        return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64url(self.p256dh))

    def auth_secret(self) -> bytes:
        return from_base64url(self.auth)


@dataclass(frozen=True, slots=True)
class MailAddress:
    """A mailbox."""

    means: ClassVar[str] = "mail"

    address: str = field(repr=False)

    def __post_init__(self) -> None:
        name, _, domain = self.address.strip().rpartition("@")
        try:
            address = f"{name}@{domain.encode('idna').decode().lower()}"
        except UnicodeError:
            raise BadRequest("bad-mail-address") from None
        if len(address) > LONGEST_ADDRESS or not ADDRESS.fullmatch(address):
            raise BadRequest("bad-mail-address")
        object.__setattr__(self, "address", address)

    @property
    def host(self) -> str:
        return self.address.rpartition("@")[2]


@dataclass(frozen=True, slots=True)
class Webhook:
    """An address to which a call is posted, and the secret that signs it."""

    means: ClassVar[str] = "webhook"

    url: str = field(repr=False)  # many services put a token into it
    secret: str = field(repr=False)

    def __post_init__(self) -> None:
        if not is_web_address(self.url, ("http", "https")):
            raise BadRequest("bad-webhook")
        try:
            known = self.secret.startswith(SECRET) and len(self.key()) in ALLOWED_SECRET_BYTES
        except ValueError:  # not base64
            known = False
        if not known:
            raise BadRequest("bad-webhook-secret")

    @property
    def host(self) -> str:
        return _host(self.url)

    def key(self) -> bytes:
        return b64decode(self.secret.removeprefix(SECRET), validate=True)


Destination: TypeAlias = PushSubscription | MailAddress | Webhook


def new_secret() -> str:
    """A secret for a new webhook, shown to its owner once."""
    return SECRET + b64encode(token_bytes(SECRET_BYTES)).decode()


def from_base64url(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def is_web_address(url: str, schemes: tuple[str, ...]) -> bool:
    """Whether this is a plain address of the web: no name or password in it, and a port that web servers have."""
    if len(url) > LONGEST_URL or not VISIBLE.fullmatch(url):
        return False
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return False
    return (
        parts.scheme in schemes
        and bool(parts.hostname)
        and parts.username is None
        and not parts.fragment
        and (port is None or port in WEB_PORTS or port >= FIRST_FREE_PORT)
    )


def _host(url: str) -> str:
    return urlsplit(url).hostname or ""
