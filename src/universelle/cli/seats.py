"""Who sits at a table: `Ada=me`, `greedy`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from universelle.bots import BOTS
from universelle.core.errors import BadRequest
from universelle.i18n import Words

PERSON: Final = "me"


@dataclass(frozen=True, slots=True)
class Seat:
    """A name, and the bot that plays, if it is not a person."""

    name: str
    bot: str | None

    @staticmethod
    def parse(text: str) -> Seat:
        name, _, who = text.rpartition("=")
        if who == PERSON:
            return Seat(name or who, None)
        if who not in BOTS:
            raise BadRequest("unknown-bot", bot=who, known=", ".join([PERSON, *BOTS]))
        return Seat(name or who, who)


def named(texts: Sequence[str], words: Words) -> list[str]:
    """Every seat as `name=who`, with a name of its own where none was given."""
    kinds = [text.rpartition("=")[2] for text in texts]
    seats: list[str] = []
    for number, (text, kind) in enumerate(zip(texts, kinds), start=1):
        Seat.parse(text)
        if "=" in text:
            seats.append(text)
            continue
        name = words("visitor") if kind == PERSON else kind.capitalize()
        if kinds.count(kind) > 1:
            name = words("name-numbered", name=name, number=kinds[:number].count(kind))
        seats.append(f"{name}={kind}")
    return seats


def names(seats: Sequence[str]) -> list[str]:
    """What the players of a record are called."""
    return [seat.rpartition("=")[0] or seat for seat in seats]
