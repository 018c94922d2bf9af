"""Posts to addresses that strangers gave: only to the public internet, briefly, and never where an answer points to.

The name is looked up once, every address it has is checked, and the connection goes to one of exactly these
addresses. So a name that answers differently the next time leads nowhere else.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from functools import cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from threading import Thread
from typing import Final, TypeAlias
from urllib.parse import SplitResult, urlsplit

import h11

from universelle.calls.undelivered import Gone, Refused, TryLater

LARGEST_HEAD: Final = 16 * 1024  # bytes of an answer's status and headers; its body is not read at all
CHUNK: Final = 4096
LONGEST_WAIT: Final = 24 * 60 * 60.0  # seconds for which we believe a Retry-After
WORTH_ANOTHER_TRY: Final = frozenset((408, 425, 429))  # and all from 500 on
GONE: Final = frozenset((410,))
DEFAULT_PORTS: Final = {"http": 80, "https": 443}

Resolve: TypeAlias = Callable[[str, int], Awaitable[list[str]]]

# Networks beyond what `is_global` and its like refuse in every version of Python: translators and tunnels, behind
# whose addresses there are others.
NOT_PUBLIC: Final[tuple[IPv4Network | IPv6Network, ...]] = tuple(
    [
        ip_network(network)
        for network in ("192.0.0.0/24", "192.88.99.0/24", "2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")
    ]
)
PUBLIC_IPV6: Final = ip_network("2000::/3")  # all that is handed out so far


def is_public(address: str) -> bool:
    """Whether an address belongs to a machine on the public internet."""
    found = ip_address(address)
    if found.version == 6 and found not in PUBLIC_IPV6:
        return False
    special = found.is_private or found.is_loopback or found.is_link_local or found.is_multicast or found.is_reserved
    return found.is_global and not special and not any([found in network for network in NOT_PUBLIC])


async def look_up(host: str, port: int) -> list[str]:
    """The addresses of a host. A slow look-up holds up neither the loop's own threads nor the end of the program."""
    loop = asyncio.get_running_loop()
    found: asyncio.Future[list[str]] = loop.create_future()

    def settle(addresses: list[str]) -> None:
        if not found.done():
            found.set_result(addresses)

    def ask() -> None:
        try:
            answers = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            answers = []
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(settle, list(dict.fromkeys([str(answer[4][0]) for answer in answers])))

    Thread(target=ask, name="look-up", daemon=True).start()
    return await found


@cache
def _usual() -> ssl.SSLContext:
    """Whom this machine trusts. Reading that takes a while, and most servers never need it."""
    return ssl.create_default_context()


class HttpPost:
    """Posts to web addresses; `allow_private` also to this machine and its network, for tests and closed clubs."""

    def __init__(
        self,
        *,
        allow_private: bool = False,
        seconds: float = 10.0,
        context: ssl.SSLContext | None = None,
        resolve: Resolve = look_up,
    ) -> None:
        self._allow_private = allow_private
        self._seconds = seconds
        self._context = context
        self._resolve = resolve

    async def send(self, url: str, headers: Mapping[str, str], body: bytes, gone: frozenset[int] = GONE) -> None:
        """Post a body; raises `Undelivered` unless the answer is a success. `gone`: what says that this is the end."""
        parts = urlsplit(url)
        host = parts.hostname or ""
        try:
            async with asyncio.timeout(self._seconds):
                status, retry_after = await self._exchange(parts, host, headers, body)
        except TimeoutError:
            raise TryLater("call-failed-slow", host=host) from None
        except ssl.SSLCertVerificationError:
            raise TryLater("call-failed-certificate", host=host) from None
        except OSError:
            raise TryLater("call-failed-unreachable", host=host) from None
        except h11.ProtocolError:
            raise TryLater("call-failed-answer", host=host) from None
        if status in gone:
            raise Gone("call-failed-gone", host=host)
        if status in WORTH_ANOTHER_TRY or status >= 500:
            raise TryLater("call-failed-status", after=seconds_of(retry_after), host=host, status=status)
        if not 200 <= status < 300:
            raise Refused("call-failed-status", host=host, status=status)

    async def _exchange(self, url: SplitResult, host: str, headers: Mapping[str, str], body: bytes) -> tuple[int, str]:
        reader, writer = await self._connect(url.scheme, host, url.port or DEFAULT_PORTS[url.scheme])
        try:
            connection = h11.Connection(h11.CLIENT, max_incomplete_event_size=LARGEST_HEAD)
            own = {"Host": url.netloc, "Content-Length": str(len(body)), "Connection": "close"}
            target = (url.path or "/") + (f"?{url.query}" if url.query else "")
            request = h11.Request(method="POST", target=target, headers=list({**own, **headers}.items()))
            for event in (request, h11.Data(data=body), h11.EndOfMessage()):
                writer.write(connection.send(event) or b"")
            await writer.drain()
            return await _answer(connection, reader)
        finally:
            writer.transport.abort()  # whatever else comes is not of interest

    async def _connect(self, scheme: str, host: str, port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        failure = OSError("no address")
        for address in await self._addresses(host, port):
            try:
                if scheme == "https":
                    return await asyncio.open_connection(
                        address, port, ssl=self._context or _usual(), server_hostname=host
                    )
                return await asyncio.open_connection(address, port)
            except ssl.SSLError:
                raise
            except OSError as error:
                failure = error
        raise failure

    async def _addresses(self, host: str, port: int) -> list[str]:
        addresses = await self._resolve(host, port)
        if not self._allow_private and not all([is_public(address) for address in addresses]):
            raise Refused("call-failed-private", host=host)
        return addresses


async def _answer(connection: h11.Connection, reader: asyncio.StreamReader) -> tuple[int, str]:
    """The status of an answer, and when it says to come again."""
    while True:
        event = connection.next_event()
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(CHUNK))
        elif isinstance(event, h11.Response):
            return event.status_code, dict(event.headers).get(b"retry-after", b"").decode("latin-1")
        elif not isinstance(event, h11.InformationalResponse):
            raise h11.RemoteProtocolError("no answer")


def seconds_of(retry_after: str, now: datetime | None = None) -> float:
    """The seconds that a Retry-After asks for, as a number or a date; 0 if it says nothing."""
    try:
        seconds = float(int(retry_after))
    except ValueError:
        try:
            date = parsedate_to_datetime(retry_after)
        except ValueError:
            return 0.0
        seconds = ((date if date.tzinfo else date.replace(tzinfo=UTC)) - (now or datetime.now(UTC))).total_seconds()
    return min(max(seconds, 0.0), LONGEST_WAIT)
