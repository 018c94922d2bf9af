"""Visitors: who a browser is, its language, where it is, and how much it may ask for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from ipaddress import IPv6Address, IPv6Network, ip_address
from time import monotonic
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from universelle.i18n import LANGUAGES
from universelle.people.accounts import Account, SignedIn

COOKIE: Final = "universelle"  # who a guest is
SIGN_IN_COOKIE: Final = "sign-in"  # the secret of a browser in which somebody is signed in
LANGUAGE_COOKIE: Final = "language"
YEAR: Final = 365 * 24 * 3600
MOST_BUCKETS: Final = 10_000
HOUSEHOLD: Final = 64  # bits of an IPv6 address that a household or a machine shares


def is_number(text: str) -> bool:
    """Whether the text is a whole number of at most nine ASCII digits."""
    return text.isascii() and text.isdigit() and len(text) <= 9


def owner_of(request: Request) -> str | None:
    """Who sends a request, as the store knows them: an account, else a guest; None for a browser without a token.

    The guard has found it out.
    """
    owner: str | None = request.state.owner
    return owner


def new_owner_of(request: Request) -> str:
    """Who sends a request; a browser without a token is whose token it is to remember."""
    owner: str = request.state.new_owner
    return owner


def signed_in(request: Request) -> SignedIn | None:
    """The account that sends a request; None for a guest."""
    found: SignedIn | None = request.state.signed_in
    return found


def account_of(request: Request) -> Account | None:
    found = signed_in(request)
    return found.account if found else None


def token_of(request: Request) -> str:
    """The token of a browser; one that has none yet is to remember this one."""
    token: str = request.state.token
    return token


def remember(
    request: Request, response: Response, name: str, value: str, secret: bool = False, lasting: bool = True
) -> None:
    """Let a browser remember something for a year, or until it is closed."""
    age = YEAR if lasting else None
    response.set_cookie(name, value, max_age=age, httponly=secret, samesite="lax", secure=is_encrypted(request))


def is_encrypted(request: Request) -> bool:
    """Whether nobody between the browser and the server, or its proxy, could read the request."""
    return request.url.scheme == "https"


def language_of(request: Request) -> str:
    """The language in the address, else the one last chosen, else the browser's, else English."""
    wanted = [request.query_params.get("lang", ""), request.cookies.get(LANGUAGE_COOKIE, "")]
    wanted += [part.partition(";")[0].strip()[:2] for part in request.headers.get("accept-language", "").split(",")]
    return next((language.lower() for language in wanted if language.lower() in LANGUAGES), "en")


def browser_of(request: Request) -> str:
    """What kind of device a browser runs on, as far as it tells."""
    told = request.headers.get("user-agent", "").lower()
    if "ipad" in told or "tablet" in told or ("android" in told and "mobile" not in told):
        return "tablet"
    return "phone" if "mobi" in told or "iphone" in told else "computer"


def comes_from_here(request: Request) -> bool:
    """Whether a form was sent by one of our own pages: other sites must not act for our visitors."""
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = request.headers.get("origin")
    return origin is None or origin.partition("://")[2] == request.headers.get("host")


def host_of(header: str) -> str:
    """The name or address in a `Host` header, without a port."""
    text = header.strip().lower()
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return (text if text.count(":") > 1 else text.partition(":")[0]).removesuffix(".")


def address_of(request: Request) -> str:
    """Where a request comes from; an IPv6 address stands for all those of its household."""
    return household(request.client.host) if request.client else ""


def household(address: str) -> str:
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found.packed, HOUSEHOLD), strict=False))


class RateLimiter:
    """A bucket of points for each visitor: `burst` at once, `rate` per second in the long run."""

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._burst = burst
        self._rate = rate
        self._buckets: dict[str, tuple[float, float]] = {}

    def allow(self, who: str, points: float = 1) -> bool:
        """Count a request that is worth so many points, and say whether it is within the limits."""
        now = self._clock()
        left, then = self._buckets.get(who, (self._burst, now))
        left = min(self._burst, left + (now - then) * self._rate)
        if len(self._buckets) > MOST_BUCKETS:
            self._forget(now)
        self._buckets[who] = (left - points if left >= points else left, now)
        return left >= points

    def _forget(self, now: float) -> None:
        """Forget those whose buckets are full again; all of them if there are still too many."""
        full = self._burst / self._rate
        self._buckets = {who: bucket for who, bucket in self._buckets.items() if now - bucket[1] < full}
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.clear()


class AtOnce:
    """How many requests each visitor has under way: streams stay open for long."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._under_way: Counter[str] = Counter()

    def allows(self, who: str) -> bool:
        """Whether one more may begin."""
        return self._under_way[who] < self._most

    @contextmanager
    def one_more(self, who: str) -> Iterator[None]:
        self._under_way[who] += 1
        try:
            yield
        finally:
            self._under_way[who] -= 1
            if not self._under_way[who]:
                del self._under_way[who]


class Hosts:
    """The names by which a server may be called; a page of another name could read what is meant for our visitors.

    The address at which a connection arrived is always one of them, so that friends on the same network need no name.
    """

    def __init__(self, names: Sequence[str] = ()) -> None:
        self._names = frozenset(map(host_of, names))

    def allow(self, request: Request) -> bool:
        if not self._names or "*" in self._names:
            return True
        host = host_of(request.headers.get("host", ""))
        arrived = request.scope.get("server")
        return host in self._names or (arrived is not None and host == host_of(str(arrived[0])))


def wants_json(request: Request) -> bool:
    """Whether a script asks; plain forms want a page."""
    return "application/json" in request.headers.get("accept", "")
