"""Answers go out compressed: by zstd where a browser accepts it, else by gzip."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Final

import zstandard
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SMALLEST: Final = 600  # bytes of an answer that is worth it
FILES: Final = "/static/"  # what lies there changes seldom: it is compressed once, as well as can be
BEST: Final = 19
QUICK: Final = 10
COMPRESSIBLE: Final = ("text/", "application/json", "application/toml", "image/svg")  # the beginnings of their types


def encoding_for(accepted: str) -> str:
    """The best way to compress that a browser accepts, by its header; empty if it accepts none that we know."""
    names = [name.partition(";")[0].strip() for name in accepted.split(",")]
    return "zstd" if "zstd" in names else "gzip" if "gzip" in names else ""


class Compression:
    """Compresses answers that are sent in one piece; streams see to it themselves."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        encoding = encoding_for(Headers(scope=scope).get("accept-encoding", "")) if scope["type"] == "http" else ""
        if not encoding:
            await self._app(scope, receive, send)
            return
        squeeze = _once if scope["path"].startswith(FILES) else _quickly
        start: Message = {}

        async def respond(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            if start:
                headers = MutableHeaders(raw=start["headers"])
                headers.add_vary_header("Accept-Encoding")
                body = message.get("body", b"")
                if not message.get("more_body") and len(body) >= SMALLEST and _can_be(headers):
                    message = {**message, "body": squeeze(body, encoding)}
                    headers["Content-Encoding"] = encoding
                    headers["Content-Length"] = str(len(message["body"]))
                await send(start)
                start = {}
            await send(message)

        await self._app(scope, receive, respond)


def _can_be(headers: Headers) -> bool:
    return "content-encoding" not in headers and headers.get("content-type", "").startswith(COMPRESSIBLE)


@lru_cache(maxsize=256)
def _once(body: bytes, encoding: str) -> bytes:
    return zstandard.compress(body, BEST) if encoding == "zstd" else gzip.compress(body, 9, mtime=0)


def _quickly(body: bytes, encoding: str) -> bytes:
    return zstandard.compress(body, QUICK) if encoding == "zstd" else gzip.compress(body, 6, mtime=0)
