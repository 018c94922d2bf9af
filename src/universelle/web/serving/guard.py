"""Checks of every request: host, rate, body and origin; who sends it; and the security headers of every response."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from time import monotonic
from typing import Final
from urllib.parse import urlencode

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from universelle.database.database import DatabaseFails
from universelle.i18n import Translations
from universelle.people.accounts import SignedIn
from universelle.web.pages import error_page
from universelle.web.serving.limits import Limits, Meter
from universelle.web.serving.tokens import Tokens
from universelle.web.serving.visitors import (
    COOKIE,
    LANGUAGE_COOKIE,
    SIGN_IN_COOKIE,
    YEAR,
    Hosts,
    comes_from_here,
    is_encrypted,
    is_number,
    language_of,
    remember,
    wants_json,
)
from universelle.web.settings.preferred import PREFERRED, is_behind, preferences_of, remember_preferences

LARGEST_FORM: Final = 256_000  # bytes: an edition and the other fields
LONGEST_FORM: Final = 30.0  # seconds until all of it must have come
UPLOADS: Final = {"/games/import": 32_000_000}  # bytes of larger forms: files with many games
UPLOADS_LAST: Final = 4  # times as long as other forms
SECURITY: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; form-action 'self'; "
        "base-uri 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}
NOT_DOCUMENTS: Final = ("text/css", "text/javascript")  # what the other headers say is about documents
PUBLIC: Final = ("/static/", "/rules/", "/edition/")  # the same for everybody; all else is not kept by browsers
SECRET_PATHS: Final = ("/me/", "/new-password/")
AGAIN: Final = (429, 503)  # refusals that pass
MISDIRECTED: Final = 421


async def nobody(_secret: str) -> None:
    """A server without accounts."""


class Guard:
    """Middleware: allowed hosts, rate limits, size and time of bodies, same-origin checks, tokens, security headers."""

    def __init__(
        self,
        app: ASGIApp,
        tokens: Tokens,
        hosts: Hosts | None = None,
        limits: Limits | None = None,
        clock: Callable[[], float] = monotonic,
        longest_form: float = LONGEST_FORM,
        is_banned: Callable[[str, str | None], bool] = lambda _address, _owner: False,
        signed_in: Callable[[str], Awaitable[SignedIn | None]] = nobody,
    ) -> None:
        self._app = app
        self._is_banned = is_banned
        self._tokens = tokens
        self._hosts = hosts or Hosts()
        self._meter = Meter(limits or Limits(), clock)
        self._longest_form = longest_form
        self._signed_in = signed_in

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        request = Request(scope)
        forged = self._recognise(request)
        counted = self._meter.who(request, request.state.owner)
        refusal = self._refusal(request) or await self._look_up(request)
        PREFERRED.set(preferences_of(request))

        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._add_headers(MutableHeaders(scope=message), request, message["status"], forged)
            await send(message)

        if refusal:
            await refuse(request, *refusal)(scope, receive, answer)
            return
        if request.state.ended and _is_page(request):
            await _say_ended(request)(scope, receive, answer)
            return
        with ExitStack() as under_way:
            for at_once, who in zip(self._meter.at_once, counted):
                under_way.enter_context(at_once.one_more(who))
            await self._app(scope, self._limited(request, receive), answer)

    def _limited(self, request: Request, receive: Receive) -> LimitedBody:
        largest = UPLOADS.get(request.url.path)
        if largest is None:
            return LimitedBody(receive, self._longest_form)
        return LimitedBody(receive, self._longest_form * UPLOADS_LAST, largest)

    def _recognise(self, request: Request) -> bool:
        """Find out which guest sends a request, and whether the token that they show was made up."""
        shown = request.cookies.get(COOKIE)
        owner = self._tokens.owner(shown) if shown else None
        request.state.owner = owner
        token = shown if shown and owner else self._tokens.new()
        request.state.token = token
        request.state.new_owner = self._tokens.owner(token)
        request.state.signed_in = None
        request.state.ended = False  # whether somebody was signed in here, and is no longer
        return bool(shown) and owner is None

    async def _look_up(self, request: Request) -> tuple[int, str] | None:
        """Find out which account sends a request; why it is refused if the database does not say."""
        secret = request.cookies.get(SIGN_IN_COOKIE)
        if not secret or request.url.path.startswith(PUBLIC):
            return None
        try:
            found = await self._signed_in(secret)
        except DatabaseFails:
            return 503, "web-error-busy"
        request.state.ended = found is None
        if found is not None:
            request.state.signed_in = found
            request.state.owner = request.state.new_owner = found.account.owner
            if self._is_banned("", found.account.owner):
                return 403, "web-error-banned"
        return None

    def _refusal(self, request: Request) -> tuple[int, str] | None:
        """The status and message key with which a request is refused; None if it may pass."""
        if not self._hosts.allow(request):
            return MISDIRECTED, "web-error-host"
        if self._is_banned(request.client.host if request.client else "", request.state.owner):
            return 403, "web-error-banned"
        if request.method not in ("GET", "HEAD", "POST"):
            return 405, "web-error-refused"
        if not self._meter.allows(request, request.state.owner):
            return 429, "web-error-often"
        return _form_refusal(request) if request.method == "POST" else _body_refusal(request)

    def _add_headers(self, headers: MutableHeaders, request: Request, status: int, forged: bool) -> None:
        document = not headers.get("Content-Type", "").startswith(NOT_DOCUMENTS)
        for name, value in SECURITY.items():
            if document or name == "X-Content-Type-Options":
                headers.setdefault(name, value)
        if not request.url.path.startswith(PUBLIC):
            headers.setdefault("Cache-Control", "no-store")
        if is_encrypted(request):
            headers.setdefault("Strict-Transport-Security", f"max-age={YEAR}")
        if status in AGAIN:
            headers.setdefault("Retry-After", "1")
        remembered = Response()
        if forged and not any(cookie.startswith(f"{COOKIE}=") for cookie in headers.getlist("set-cookie")):
            remember(request, remembered, COOKIE, request.state.token, secret=True)
        if _is_page(request) and is_behind(request):
            remember_preferences(request, remembered, preferences_of(request))
        if "lang" in request.query_params:
            remember(request, remembered, LANGUAGE_COOKIE, language_of(request))
        for cookie in remembered.headers.getlist("set-cookie"):
            headers.append("Set-Cookie", cookie)


def _form_refusal(request: Request) -> tuple[int, str] | None:
    size = request.headers.get("content-length", "0")
    if not comes_from_here(request):
        return 403, "web-error-foreign"
    largest = UPLOADS.get(request.url.path, LARGEST_FORM)
    return (413, "web-error-large") if not is_number(size) or int(size) > largest else None


def _body_refusal(request: Request) -> tuple[int, str] | None:
    """Who only reads sends nothing but headers."""
    sends = request.headers.get("content-length", "0") != "0" or "transfer-encoding" in request.headers
    return (400, "web-error-refused") if sends else None


def _is_page(request: Request) -> bool:
    """Whether a person looks at a page; not one whose address is a secret, which must be in no other address."""
    seen = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    return seen and not request.url.path.startswith(SECRET_PATHS)


def _say_ended(request: Request) -> Response:
    """Lead somebody who was signed out from elsewhere to where they can sign in again, once."""
    response = RedirectResponse(f"/sign-in?{urlencode({'ended': '', 'after': request.url.path})}", 303)
    response.delete_cookie(SIGN_IN_COOKIE)
    return response


def refuse(request: Request, status: int, key: str) -> Response:
    """An answer that says why not, to a person or to a script."""
    language = language_of(request)
    if wants_json(request):
        return JSONResponse({"ok": False, "message": Translations(language)(key)}, status)
    return HTMLResponse(error_page(language, key), status)


class LimitedBody:
    """Stops reading a body at the limits of size and time, whatever its header promised.

    What comes too slowly is over, as if the sender had gone.
    """

    def __init__(self, receive: Receive, seconds: float, largest: int = LARGEST_FORM) -> None:
        self._receive = receive
        self._largest = largest
        self._read = 0
        self._end = asyncio.get_running_loop().time() + seconds
        self._complete = False

    async def __call__(self) -> Message:
        if self._complete:  # now it waits for the sender to go
            return await self._receive()
        try:
            async with asyncio.timeout_at(self._end):
                message = await self._receive()
        except TimeoutError:
            return {"type": "http.disconnect"}
        self._read += len(message.get("body", b""))
        self._complete = not message.get("more_body", False)
        if self._read > self._largest:
            raise HTTPException(413)
        return message
