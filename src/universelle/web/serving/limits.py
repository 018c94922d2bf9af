"""What requests cost, and how much of it a person and an address may have."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Final

from starlette.requests import Request

from universelle.web.serving.visitors import AtOnce, RateLimiter, address_of

FREE: Final = "/static/"  # files, which browsers keep
PAGE: Final = 1.0  # points of what is not named below
FORM: Final = 2.0
DEAR: Final = {
    "new": 6.0,
    "play": 6.0,
    "guide": 6.0,
    "quick": 6.0,
    "editions": 6.0,
    "score": 2.0,
    "learn": 2.0,
    "board.svg": 6.0,
    "board.png": 12.0,
    "game.png": 24.0,
    "poster.png": 12.0,
    "print": 4.0,
    "replay": 2.0,
    "moment": 2.0,
    "telling": 2.0,
    "password": 4.0,
    "new-password": 4.0,
    "erase": 6.0,
    "hint": 6.0,
    "export": 12.0,
    "import": 12.0,
    "games": 2.0,
    "sign-up": 6.0,
    "sign-in": 4.0,
    "review": 4.0,
    "end": 4.0,
    "deal": 4.0,
    "if": 6.0,
    "report": 2.0,
    "chronicle": 2.0,
    "calls": 6.0,
    "stream": 2.0,
    "record.json": 2.0,
}  # by the last word of an address that is one of these


@dataclass(frozen=True, slots=True)
class Limits:
    """Points at once and per second, and requests under way, of a person and of all who share an address.

    `times` multiplies them, for a large household or a test.
    """

    times: float = 1.0
    person: tuple[float, float] = (120, 40)
    address: tuple[float, float] = (600, 160)
    person_at_once: int = 24
    address_at_once: int = 96


class Meter:
    """Counts what every person and every address asks for."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = monotonic) -> None:
        self._rates = [
            RateLimiter(burst * limits.times, rate * limits.times, clock)
            for burst, rate in (limits.person, limits.address)
        ]
        self.at_once = [AtOnce(int(most * limits.times)) for most in (limits.person_at_once, limits.address_at_once)]

    def allows(self, request: Request, owner: str | None) -> bool:
        """Whether a request is within the limits of its person and its address."""
        points = points_of(request)
        who = self.who(request, owner)
        if not points:
            return True
        within = all(at_once.allows(name) for at_once, name in zip(self.at_once, who))
        return within and all(rate.allow(name, points) for rate, name in zip(self._rates, who))

    def who(self, request: Request, owner: str | None) -> tuple[str, str]:
        """The person and the address; all at an address who have no token yet share the limits of one person."""
        address = address_of(request)
        return owner or address, address


def points_of(request: Request) -> float:
    """What a request costs."""
    path = request.url.path
    if path.startswith(FREE):
        return 0.0
    dear = next((DEAR[word] for word in reversed(path.split("/")) if word in DEAR), PAGE)
    return max(dear, FORM if request.method == "POST" else PAGE)
