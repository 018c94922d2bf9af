"""Visitors: the secret token of a browser, its language, and how many requests it may make."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from hashlib import blake2b
from time import monotonic
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from universelle.i18n import LANGUAGES

COOKIE: Final = "universelle"
LANGUAGE_COOKIE: Final = "language"
YEAR: Final = 365 * 24 * 3600
MOST_BUCKETS: Final = 10_000


def is_number(text: str) -> bool:
    """Whether the text is a whole number of at most nine ASCII digits."""
    return text.isascii() and text.isdigit() and len(text) <= 9


def owner_of(request: Request) -> str | None:
    """A browser's id in the store: a hash of its token, so that a stolen database gives access to no seat."""
    token = request.cookies.get(COOKIE)
    return owner_of_token(token) if token else None


def new_token() -> str:
    return secrets.token_urlsafe(32)


def owner_of_token(token: str) -> str:
    return blake2b(token.encode(), digest_size=16).hexdigest()


def remember(response: Response, name: str, value: str, secret: bool = False) -> None:
    response.set_cookie(name, value, max_age=YEAR, httponly=secret, samesite="lax", path="/")


def language_of(request: Request) -> str:
    """The language in the address, else the one last chosen, else the browser's, else English."""
    wanted = [request.query_params.get("lang", ""), request.cookies.get(LANGUAGE_COOKIE, "")]
    wanted += [part.partition(";")[0].strip()[:2] for part in request.headers.get("accept-language", "").split(",")]
    return next((language.lower() for language in wanted if language.lower() in LANGUAGES), "en")


def comes_from_here(request: Request) -> bool:
    """Whether a form was sent by one of our own pages: other sites must not act for our visitors."""
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = request.headers.get("origin")
    return origin is None or origin.partition("://")[2] == request.headers.get("host")


class RateLimiter:
    """A token bucket for each visitor: `burst` requests at once, `rate` per second in the long run."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._burst = burst
        self._rate = rate
        self._buckets: dict[str, tuple[float, float]] = {}

    def allow(self, who: str) -> bool:
        """Count a request, and say whether it is within the limits."""
        now = self._clock()
        left, then = self._buckets.get(who, (self._burst, now))
        left = min(self._burst, left + (now - then) * self._rate)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.clear()
        self._buckets[who] = (max(left - 1, 0.0), now)
        return left >= 1


def wants_json(request: Request) -> bool:
    """Whether a script asks; plain forms want a page."""
    return "application/json" in request.headers.get("accept", "")
