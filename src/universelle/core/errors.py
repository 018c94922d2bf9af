"""Errors that users can cause. Each carries a message that can be translated."""

from __future__ import annotations

from universelle.core.message import Message, Value


def reason_of(error: Exception) -> str:
    """What the system says went wrong, without the number of the error."""
    said = error.strerror if isinstance(error, OSError) else None
    return said or str(error) or type(error).__name__


class UniverselleError(ValueError):
    """The base class of all errors that users can cause."""

    def __init__(self, key: str, **values: Value) -> None:
        self.message = Message(key, values)
        super().__init__(str(self.message))


class IllegalAction(UniverselleError):
    """The rules forbid this action here; the message names the rule."""


class BadNotation(UniverselleError):
    """A text that is not the code of any action."""


class BadRequest(UniverselleError):
    """An unknown game, bot, option, language or player count."""


class BotFailed(UniverselleError):
    """A bot that is a program of its own does not start, ends, says nothing or makes no sense."""


class BadEdition(UniverselleError):
    """An edition whose values are missing, of the wrong kind or contradictory."""


class BadRecord(UniverselleError):
    """A record that cannot be read, or does not replay."""


class BadReview(UniverselleError):
    """A review of a match that cannot be read."""
