"""Who plays a seat, as users write it: `Ada=me`, `greedy`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
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
    """Complete every seat to `name=who`; seats without a name get one of their own."""
    seats: list[str] = []
    unnamed = [text.removeprefix("=") for text in texts if not text.rpartition("=")[0]]
    for text in texts:
        SeatSpec.parse(text)
        name, _, who = text.rpartition("=")
        if not name:
            name = words("visitor") if who == PERSON else who.capitalize()
            if unnamed.count(who) > 1:
                taken = len([seat for seat in seats if seat.endswith(f"={who}") and seat.startswith(name)])
                name = words("name-numbered", name=name, number=taken + 1)
        if name in names(seats):
            raise BadRequest("same-name", name=name)
        seats.append(f"{name}={who}")
    return seats
