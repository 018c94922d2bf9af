"""How whoever sends a request wants pages to be."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from universelle.people.preferences import Preferences, preferences_from
from universelle.web.serving.visitors import account_of, remember

COOKIE: Final = "settings"
USUAL: Final = Preferences()
# Every document is drawn in this way; what is in it is the same for everybody, so nothing else depends on it.
PREFERRED: Final[ContextVar[Preferences]] = ContextVar("preferred", default=USUAL)


def preferences_of(request: Request) -> Preferences:
    """Those of the account that is signed in, else those of the browser."""
    account = account_of(request)
    if account is not None and account.preferences is not None:
        return account.preferences
    return preferences_from(request.cookies.get(COOKIE, ""))


def is_behind(request: Request) -> bool:
    """Whether the browser remembers something else than the account."""
    return preferences_of(request).text() != preferences_from(request.cookies.get(COOKIE, "")).text()


def remember_preferences(request: Request, response: Response, preferences: Preferences) -> None:
    """Let the browser, and its scripts, remember them."""
    remember(request, response, COOKIE, preferences.text())
