"""Answers go out compressed, as the browser accepts."""

import gzip

import brotli
import pytest
import zstandard
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route
from starlette.testclient import TestClient

from universelle.web.serving.compression import STREAMED, WHOLE, Compression, encoding_for

TEXT = "a fair, a fair, another fair\n" * 100
OPEN = {
    "br": brotli.decompress,
    "gzip": gzip.decompress,
    "zstd": lambda body: zstandard.ZstdDecompressor().decompressobj().decompress(body),
}


def stream(_):
    async def pieces():
        for piece in (TEXT, TEXT):
            yield piece

    return StreamingResponse(pieces(), media_type="text/plain")


ANSWERS = {
    "/page": lambda _: PlainTextResponse(TEXT),
    "/static/file": lambda _: PlainTextResponse(TEXT),
    "/short": lambda _: PlainTextResponse("a fair"),
    "/picture": lambda _: Response(TEXT, media_type="image/png"),
    "/packed": lambda _: Response(gzip.compress(TEXT.encode()), headers={"Content-Encoding": "gzip"}),
    "/stream": stream,
    "/none": lambda _: Response(status_code=304),
}


def answer(path: str, accepted: str) -> tuple[Response, bytes]:
    """The answer, and its body as it was sent."""
    app = Starlette(routes=[Route(path, make) for path, make in ANSWERS.items()], middleware=[Middleware(Compression)])
    with TestClient(app).stream("GET", path, headers={"Accept-Encoding": accepted}) as found:
        return found, b"".join(found.iter_raw())


@pytest.mark.parametrize(
    ("accepted", "whole", "streamed"),
    [
        ("gzip, deflate, br, zstd", "br", "zstd"),
        ("gzip;q=1.0, zstd;q=0.5", "zstd", "zstd"),
        ("gzip, deflate", "gzip", "gzip"),
        ("br", "br", ""),
        ("", "", ""),
    ],
)
def test_the_best_that_a_browser_accepts(accepted, whole, streamed):
    assert (encoding_for(accepted, WHOLE), encoding_for(accepted, STREAMED)) == (whole, streamed)


@pytest.mark.parametrize("path", ["/page", "/static/file"])
@pytest.mark.parametrize("encoding", OPEN)
def test_a_text_is_compressed(path, encoding):
    found, body = answer(path, encoding)
    assert found.headers["content-encoding"] == encoding
    assert found.headers["content-length"] == str(len(body))
    assert found.headers["vary"] == "Accept-Encoding"
    assert len(body) < len(TEXT) / 10
    assert OPEN[encoding](body).decode() == TEXT


@pytest.mark.parametrize(
    ("path", "said"), [("/short", "a fair"), ("/picture", TEXT), ("/stream", TEXT * 2), ("/none", "")]
)
def test_what_gains_nothing_is_sent_as_it_is(path, said):
    found, body = answer(path, "zstd, gzip")
    assert "content-encoding" not in found.headers
    assert body.decode() == said


def test_what_is_compressed_already_stays():
    found, body = answer("/packed", "zstd")
    assert found.headers["content-encoding"] == "gzip"
    assert gzip.decompress(body).decode() == TEXT


def test_who_accepts_nothing_gets_the_text():
    found, body = answer("/page", "identity")
    assert "content-encoding" not in found.headers
    assert body.decode() == TEXT
