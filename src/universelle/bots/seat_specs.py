"""Who plays a seat, as users write it: `Ada=me`, `greedy`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Final

from universelle.bots import BOTS
from universelle.core.errors import BadRequest
from universelle.i18n import Translations
from universelle.matches.record import names

PERSON: Final = "me"


@dataclass(frozen=True, slots=True)
class SeatSpec:
    """The name of a player, and the bot that plays, unless a person does."""

    name: str
    bot: str | None

    @staticmethod
    def parse(text: str) -> SeatSpec:
        name, _, who = text.rpartition("=")
        if who == PERSON:
            return SeatSpec(name or who, None)
        if who not in BOTS:
            raise BadRequest("unknown-bot", bot=who, known=", ".join([PERSON, *BOTS]))
        return SeatSpec(name or who, who)


def named(texts: Sequence[str], words: Translations) -> list[str]:
    """Complete every seat to `name=who`. The first person without a name is a visitor, others get given names."""
    seats: list[str] = []
    brought = [text.rpartition("=")[0] for text in texts]
    free = (name for name in _given_names(words) if name not in brought)
    visitors = (name for name in [words("visitor")] if name not in brought)
    for text in texts:
        SeatSpec.parse(text)
        name, _, who = text.rpartition("=")
        if not name:
            name = (next(visitors, "") if who == PERSON else "") or next(free)
        if name in names(seats):
            raise BadRequest("same-name", name=name)
        seats.append(f"{name}={who}")
    return seats


def kind_of(words: Translations, bot: str) -> str:
    """What a bot is like, in words; one without words goes by its id."""
    key = f"web-setup-bot-{bot}"
    return words(key) if words.has(key) else words("web-setup-bot", bot=bot)


def _given_names(words: Translations) -> Iterator[str]:
    """Given names of a language, then the same for the second of each name, and so on."""
    names = words("given-names").split(", ")
    for number in count(1):
        for name in names:
            yield name if number == 1 else f"{name} {'I' * number}"
