"""Operators: who may see how the server is, and tell it what to do."""

from __future__ import annotations

import hmac
from base64 import b64decode
from binascii import Error
from ipaddress import ip_address
from typing import Final

from starlette.requests import Request

from universelle.web.serving.visitors import host_of

FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip", "via")  # somebody else sends it, by way of a proxy
HERE: Final = ("localhost", "127.0.0.1", "::1")


class Operators:
    """Those who sit at the machine of the server, and those who have its token, if there is one."""

    def __init__(self, token: str = "") -> None:
        self._token = token

    @property
    def have_token(self) -> bool:
        return bool(self._token)

    def may(self, request: Request) -> bool:
        """Whether a request comes from an operator."""
        return _comes_from_this_machine(request) or self._shows_token(request)

    def _shows_token(self, request: Request) -> bool:
        shown = _shown(request.headers.get("authorization", ""))
        return bool(self._token) and hmac.compare_digest(shown.encode(), self._token.encode())


def _comes_from_this_machine(request: Request) -> bool:
    """Whether nobody in between could have sent it for somebody else: a proxy on this machine is no operator."""
    if request.client is None or any([name in request.headers for name in FORWARDED]):
        return False
    try:
        return ip_address(request.client.host).is_loopback and host_of(request.headers.get("host", "")) in HERE
    except ValueError:
        return False


def _shown(header: str) -> str:
    """The token in a header: as it is, or as the password that a browser has asked for."""
    kind, _, value = header.partition(" ")
    if kind.lower() == "bearer":
        return value.strip()
    if kind.lower() == "basic":
        try:
            return b64decode(value.strip(), validate=True).decode().partition(":")[2]
        except (Error, UnicodeDecodeError):
            return ""
    return ""
