"""Connections: how long a browser may take to say what it wants, and how many of them an address may have."""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address
from typing import ClassVar, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from universelle.web.serving.visitors import household

PATIENCE: Final = 10.0  # seconds for the headers of a request, and for the rest of one that was refused
MOST: Final = 100  # connections of an address
LIVENESS: Final = {  # a browser that has lost its network is noticed within 20 seconds, where the system can do so
    "TCP_KEEPIDLE": 10,
    "TCP_KEEPINTVL": 5,
    "TCP_KEEPCNT": 2,
    "TCP_USER_TIMEOUT": 20_000,  # milliseconds
}


class Connection(H11Protocol):
    """A connection that is closed when the other side owes a part of its request for too long."""

    patience: ClassVar[float] = PATIENCE
    most: ClassVar[int] = MOST
    proxies: ClassVar[Sequence[IPv4Network | IPv6Network]] = ()  # behind which there are many

    counted: ClassVar[Counter[str]] = Counter()  # by address

    _overdue: asyncio.TimerHandle | None = None
    _household = ""  # the address under which it is counted

    def __init_subclass__(cls) -> None:
        """Each server has a class of its own, and counts for itself."""
        cls.counted = Counter()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._count():
            _ask_for_life(transport.get_extra_info("socket"))
            self._watch()
        else:
            transport.abort()  # the other side is told so by an end without an answer

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_watch()
        self._forget()
        super().connection_lost(exc)

    def _count(self) -> bool:
        """Count this connection; whether its address has no more than it may."""
        if self.client is None or any(ip_address(self.client[0]) in each for each in self.proxies):
            return True
        self._household = household(self.client[0])
        self.counted[self._household] += 1
        return self.counted[self._household] <= self.most

    def _forget(self) -> None:
        if self._household:
            self.counted[self._household] -= 1
            if not self.counted[self._household]:
                del self.counted[self._household]

    def _watch(self) -> None:
        """Let the clock run as long as something is owed; more bytes do not set it back."""
        if not self._owes():
            self._stop_watch()
        elif self._overdue is None and not self.transport.is_closing():
            self._overdue = self.loop.call_later(self.patience, self.transport.abort)

    def _owes(self) -> bool:
        """Whether the other side has not said what it wants yet, or goes on after it was answered."""
        if self.cycle is not None and not self.cycle.response_complete:
            return False  # the guard sees to the body of a request that is being answered
        state = self.conn.their_state
        begun = self.cycle is None or bool(self.conn.trailing_data[0])
        return state is h11.SEND_BODY or (state is h11.IDLE and begun)

    def _stop_watch(self) -> None:
        if self._overdue is not None:
            self._overdue.cancel()
            self._overdue = None


def _ask_for_life(connected: socket.socket | None) -> None:
    """Let the system ask a silent browser now and then whether it is still there."""
    if connected is None or connected.family not in (socket.AF_INET, socket.AF_INET6):
        return
    connected.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in LIVENESS.items():
        if hasattr(socket, name):
            connected.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)
