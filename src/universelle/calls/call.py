"""A call: what a person is told, and its words in their language."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from hashlib import sha256
from typing import Final

from universelle.i18n import Translations

LONGEST: Final = 200  # characters of a name or sentence that others wrote: a notification has room for no more
CONTROLS: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]+")
HOUR: Final = 60  # in minutes, as all that follow
DAY: Final = 24 * HOUR


class Kind(StrEnum):
    """Why a person is called."""

    YOUR_TURN = "your-turn"
    TABLE_BEGINS = "table-begins"
    INVITED = "invited"  # to a table that waits for its players
    PASSWORD = "password"  # noqa: S105 the letter with the link to a new one
    CONFIRM = "confirm"  # asks a mailbox whether it wants to be called
    MAILBOX = "mailbox"  # … whether it belongs to an account
    TEST = "test"


@dataclass(frozen=True, slots=True)
class Call:
    """What a person is told. Links may let in whoever has them, so they are not in its `repr`."""

    kind: Kind
    language: str
    link: str = field(repr=False)  # where the person can do something about it
    game: str = ""  # its title
    mover: str = ""  # who moved last, or invites
    deed: str = field(default="", repr=False)  # what the mover did, as a sentence that this person may read
    due: datetime | None = None  # when the time of the turn, or of the link, is over
    stop: str = field(default="", repr=False)  # where the person can say: no more calls

    def __post_init__(self) -> None:
        for name in ("game", "mover", "deed"):
            object.__setattr__(self, name, one_line(getattr(self, name)))

    @property
    def subject(self) -> str:
        """The same for all calls about a table, so that a newer one can take the place of an older one."""
        return sha256(self.link.encode()).hexdigest()[:32]

    def seconds_left(self, now: datetime) -> float | None:
        return None if self.due is None else max(0.0, (self.due - now).total_seconds())


@dataclass(frozen=True, slots=True)
class Notification:
    """A call in a line and a few more words."""

    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Letter:
    """A call as a mail."""

    subject: str
    text: str = field(repr=False)  # has the link


def one_line(text: str) -> str:
    """A text of other people without line breaks or other control characters, and not too long."""
    line = CONTROLS.sub(" ", text).strip()
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…"


def notification(call: Call, now: datetime | None = None) -> Notification:
    words = Translations(call.language)
    sentences = [_news(call, words), _time_left(call, words, now or datetime.now(UTC))]
    return Notification(_title(call, words), " ".join([sentence for sentence in sentences if sentence]))


def letter(call: Call, now: datetime | None = None) -> Letter:
    now = now or datetime.now(UTC)
    words = Translations(call.language)
    if call.kind is Kind.PASSWORD:
        paragraphs = [f"{words('call-password-asked')}\n{call.link}"]
        if call.due is not None:
            paragraphs.append(words("call-password-time", time=duration(call.due - now, words)))
        paragraphs.append(words("call-password-ignore"))
    elif call.kind in (Kind.CONFIRM, Kind.MAILBOX):
        paragraphs = [f"{words(f'call-{call.kind}-asked')}\n{call.link}", words("call-confirm-ignore")]
    else:
        paragraphs = [notification(call, now).text, f"{words('call-to-table')}\n{call.link}"]
        if call.stop:
            paragraphs.append(f"{words('call-stop')}\n{call.stop}")
    return Letter(_title(call, words), "\n\n".join([paragraph for paragraph in paragraphs if paragraph]) + "\n")


def duration(time: timedelta, words: Translations) -> str:
    """A span of time in its two largest units: 1 day 22 hours, 2 hours 10 minutes, 1 minute."""
    minutes = max(1, round(time.total_seconds() / 60))
    if minutes >= DAY:
        parts = {"call-days": minutes // DAY, "call-hours": minutes % DAY // HOUR}
    else:
        parts = {"call-hours": minutes // HOUR, "call-minutes": minutes % HOUR}
    said = [words(key, number=number) for key, number in parts.items() if number]
    return words("call-time", longer=said[0], shorter=said[1]) if len(said) > 1 else said[0]


def _title(call: Call, words: Translations) -> str:
    if call.kind is Kind.INVITED:
        return words("call-invited", game=call.game, name=call.mover)
    return words(f"call-{call.kind}", game=call.game)


def _news(call: Call, words: Translations) -> str:
    if call.kind is Kind.YOUR_TURN:
        return call.deed or (words("call-moved", name=call.mover) if call.mover else "")
    return words(
        {Kind.TABLE_BEGINS: "call-all-seated", Kind.INVITED: "call-seat-free", Kind.TEST: "call-works"}[call.kind]
    )


def _time_left(call: Call, words: Translations, now: datetime) -> str:
    if call.due is None or call.due <= now:
        return ""
    return words("call-left", time=duration(call.due - now, words))
