"""Checks of every request: rate, body size and origin; and the security headers of every response."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from universelle.i18n import Translations
from universelle.web.pages import error_page
from universelle.web.visitors import (
    COOKIE,
    LANGUAGE_COOKIE,
    YEAR,
    RateLimiter,
    comes_from_here,
    is_number,
    language_of,
    wants_json,
)

LARGEST_FORM: Final = 256_000  # bytes: an edition and the other fields
SECURITY: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}
NOT_DOCUMENTS: Final = ("text/css", "text/javascript")  # what the other headers say is about documents


class Guard:
    """Middleware: rate limits, body size, same-origin checks, security headers."""

    def __init__(self, app: ASGIApp, clock: Callable[[], float] = monotonic) -> None:
        self._app = app
        self._browsers = RateLimiter(burst=60, rate=20, clock=clock)
        self._addresses = RateLimiter(burst=600, rate=200, clock=clock)  # several browsers, but no flood of fake ones

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope)

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._add_headers(MutableHeaders(scope=message), request)
            await send(message)

        refusal = self._refusal(request)
        if refusal:
            await _error_response(request, *refusal)(scope, receive, answer)
        else:
            await self._app(scope, LimitedBody(receive), answer)

    def _refusal(self, request: Request) -> tuple[int, str] | None:
        """The status and message key with which a request is refused; None if it may pass."""
        if request.method not in ("GET", "HEAD", "POST"):
            return 405, "web-error-refused"
        if request.method != "POST":
            return None
        if not comes_from_here(request):
            return 403, "web-error-foreign"
        size = request.headers.get("content-length", "0")
        if not is_number(size) or int(size) > LARGEST_FORM:
            return 413, "web-error-large"
        client = request.client.host if request.client else ""
        if not self._addresses.allow(client) or not self._browsers.allow(request.cookies.get(COOKIE) or client):
            return 429, "web-error-often"
        return None

    def _add_headers(self, headers: MutableHeaders, request: Request) -> None:
        document = not headers.get("Content-Type", "").startswith(NOT_DOCUMENTS)
        for name, value in SECURITY.items():
            if document or name == "X-Content-Type-Options":
                headers.setdefault(name, value)
        if "lang" in request.query_params:
            language = language_of(request)
            headers.append("Set-Cookie", f"{LANGUAGE_COOKIE}={language}; Max-Age={YEAR}; Path=/; SameSite=Lax")


def _error_response(request: Request, status: int, key: str) -> Response:
    language = language_of(request)
    if wants_json(request):
        return JSONResponse({"ok": False, "message": Translations(language)(key)}, status)
    return HTMLResponse(error_page(language, key), status)


class LimitedBody:
    """Stops reading a body at the size limit, whatever its header promised."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._read = 0

    async def __call__(self) -> Message:
        message = await self._receive()
        self._read += len(message.get("body", b""))
        if self._read > LARGEST_FORM:
            raise HTTPException(413)
        return message
