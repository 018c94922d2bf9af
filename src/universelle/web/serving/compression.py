"""Answers go out compressed: whole ones by Brotli where a browser accepts it, streams by zstd, else both by gzip."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial
from typing import Final, TypeAlias

import brotli
import zstandard
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SMALLEST: Final = 600  # bytes of an answer that is worth it
FILES: Final = "/static/"  # what lies there changes seldom: it is compressed once, as well as can be
STREAMED: Final = ("zstd", "gzip")
WHOLE: Final = ("br", *STREAMED)  # Brotli knows the words of pages before it begins
COMPRESSIBLE: Final = ("text/", "application/json", "application/toml", "image/svg")  # the beginnings of their types


def encoding_for(accepted: str, order: Sequence[str]) -> str:
    """The first of these ways to compress that a browser accepts, by its header; empty if it accepts none."""
    names = [name.partition(";")[0].strip() for name in accepted.split(",")]
    return next((each for each in order if each in names), "")


Squeeze: TypeAlias = Callable[[bytes], bytes]
BEST: Final[Mapping[str, Squeeze]] = {
    "br": partial(brotli.compress, mode=brotli.MODE_TEXT, quality=11),
    "zstd": partial(zstandard.compress, level=19),
    "gzip": partial(gzip.compress, compresslevel=9, mtime=0),
}
QUICK: Final[Mapping[str, Squeeze]] = {
    "br": partial(brotli.compress, mode=brotli.MODE_TEXT, quality=5),
    "zstd": partial(zstandard.compress, level=10),
    "gzip": partial(gzip.compress, compresslevel=6, mtime=0),
}


class Compression:
    """Compresses answers that are sent in one piece; streams see to it themselves."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        accepted = Headers(scope=scope).get("accept-encoding", "") if scope["type"] == "http" else ""
        encoding = encoding_for(accepted, WHOLE)
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
    return BEST[encoding](body)


def _quickly(body: bytes, encoding: str) -> bytes:
    return QUICK[encoding](body)
