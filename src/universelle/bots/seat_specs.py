"""Who plays a seat, as users write it: `Ada=me`, `greedy`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass
from itertools import count
from typing import Final

from universelle.bots import BOTS, bots_of, make_bot
from universelle.bots.weighted import AT
from universelle.contract.artwork import portrait_of
from universelle.contract.game import Game
from universelle.contract.opponents import Face
from universelle.core.errors import BadRequest
from universelle.i18n import Translations
from universelle.matches.record import PROGRAM, names, split_seat

PERSON: Final = "me"


@dataclass(frozen=True, slots=True)
class SeatSpec:
    """The name of a player, and the bot that plays, unless a person does."""

    name: str
    bot: str | None

    @staticmethod
    def parse(text: str, game: Game, programs: bool = False) -> SeatSpec:
        """The seat in a text.

        Those who may run programs and read files on this machine can name one for a bot; visitors cannot.
        """
        name, who = split_seat(text)
        if programs and (who.startswith(PROGRAM) or AT in who):
            make_bot(game, who, "")
            return SeatSpec(name or who, who)
        if who == PERSON:
            return SeatSpec(name or who, None)
        if who not in bots_of(game):
            raise BadRequest("unknown-bot", bot=who, known=", ".join([PERSON, *bots_of(game)]))
        return SeatSpec(name or who, who)


def named(texts: Sequence[str], words: Translations, game: Game, programs: bool = False) -> list[str]:
    """Complete every seat to `name=who`.

    The first person without a name is a visitor, characters go by their own names, others get given names.
    """
    seats: list[str] = []
    brought = [split_seat(text)[0] for text in texts]
    free = (name for name in _given_names(words) if name not in brought)
    for text in texts:
        SeatSpec.parse(text, game, programs)
        name, who = split_seat(text)
        if not name:
            own = {PERSON: "visitor", **{opponent: f"opponent-{opponent}" for opponent in game.opponents}}.get(who)
            taken = {*brought, *names(seats)}
            name = _own_name(words(own), who, taken) if own else ""
            name = name or next(free)
        if name in names(seats):
            raise BadRequest("same-name", name=name)
        seats.append(f"{name}={who}")
    return seats


def _own_name(name: str, who: str, taken: Set[str]) -> str:
    """The name of its own that a player bears; of several characters alike all but the first are numbered."""
    if who == PERSON:
        return "" if name in taken else name
    return next(each for each in _numbered(name) if each not in taken)


def _numbered(name: str) -> Iterator[str]:
    for number in count(1):
        yield name if number == 1 else f"{name} {'I' * number}"


def house_bots(game: Game) -> list[str]:
    """The bots that people are offered: the characters of a game, or those that play every game if it has none."""
    return list(game.opponents) or list(BOTS)


def usual_bots(bots: Sequence[str], seats: int) -> list[str]:
    """So many opponents for somebody who has not chosen any: the one of middling strength, then weaker ones."""
    middle = (len(bots) - 1) // 2
    return [bots[(middle - seat) % len(bots)] for seat in range(seats)] if bots else []


def kind_of(words: Translations, bot: str) -> str:
    """What a bot is like, in words; one without words goes by its id."""
    for key in (f"opponent-{bot}", f"web-setup-bot-{bot}"):
        if words.has(key):
            return words(key)
    return words("web-setup-bot", bot=bot)


def face_of(words: Translations, game: Game, bot: str) -> Face:
    """A bot as pages show it."""
    kind = kind_of(words, bot)
    if bot not in game.opponents:
        return Face(kind)
    level, levels = game.opponents[bot].level, len(game.opponents)
    strength = words("opponent-strength", level=level, levels=levels)
    return Face(kind, words(f"opponent-{bot}.line"), strength, level, levels, portrait_of(game, bot))


def _given_names(words: Translations) -> Iterator[str]:
    """Given names of a language, then the same for the second of each name, and so on."""
    names = words("given-names").split(", ")
    for again in zip(*[_numbered(name) for name in names]):
        yield from again
