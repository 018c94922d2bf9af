"""Why a call did not arrive. The messages can be shown to the person: they name a host, never an address or a key."""

from __future__ import annotations

from universelle.core.errors import UniverselleError
from universelle.core.message import Value


class Undelivered(UniverselleError):
    """A call did not arrive."""


class TryLater(Undelivered):
    """It may arrive later: after so many seconds, if the destination said so."""

    def __init__(self, key: str, *, after: float = 0.0, **values: Value) -> None:
        super().__init__(key, **values)
        self.after = after


class Refused(Undelivered):
    """This call will never arrive there; another one may."""


class Gone(Undelivered):
    """The destination is no more: forget it."""
