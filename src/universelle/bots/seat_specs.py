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
from universelle.core.plain import plain
from universelle.i18n import Translations
from universelle.matches.players import numbered, short_name
from universelle.matches.record import LONGEST_NAME, PROGRAM, names, split_seat

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


def check_player(seat: str, game: Game) -> None:
    """Refuse a seat of a record whose bot is not known; programs and weights may have been on another machine."""
    name, who = split_seat(seat)
    if not who.startswith(PROGRAM):
        SeatSpec.parse(f"{name}={who.partition(AT)[0]}", game)


def named(texts: Sequence[str], words: Translations, game: Game, programs: bool = False) -> list[str]:
    """Complete every seat to `name=who`.

    The first person without a name is a guest, others get given names. A character is named by its id: every language
    calls it by its own name (`players_in`).
    """
    seats: list[str] = []
    brought = [plain(split_seat(text)[0]) for text in texts]
    free = (name for name in _given_names(words) if name not in brought)
    for text in texts:
        SeatSpec.parse(text, game, programs)
        name, who = split_seat(text)
        name = plain(name)
        if len(name) > LONGEST_NAME:
            raise BadRequest("bad-name", name=name[:LONGEST_NAME])
        if not name:
            name = _own_name(words, who, {*brought, *names(seats)}, game) or next(free)
        if name in names(seats):
            raise BadRequest("same-name", name=name)
        seats.append(f"{name}={who}")
    return seats


def _own_name(words: Translations, who: str, taken: Set[str], game: Game) -> str:
    """The name of its own that a player bears, if any; of several characters alike all but the first are numbered."""
    if who == PERSON:
        return "" if words("guest") in taken else words("guest")
    if who not in game.opponents:
        return ""
    called = zip(_numbered(who), _numbered(short_name(words, who)))
    return next(name for name, shown in called if not taken & {name, shown})


def _numbered(name: str) -> Iterator[str]:
    for number in count(1):
        yield numbered(name, number)


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


def face_of(words: Translations, game: Game, bot: str, by: str | None = None) -> Face:
    """A bot as pages show it; while `by` moves instead of it, only as strong as that."""
    kind = kind_of(words, bot)
    if bot not in game.opponents:
        return Face(kind)
    level, levels = level_of(game, bot if by is None else by), len(game.opponents)
    strength = words("opponent-strength", level=level, levels=levels)
    portrait = portrait_of(game, bot)
    return Face(kind, words(f"opponent-{bot}.line"), strength, level, levels, portrait, short_name(words, bot))


def level_of(game: Game, bot: str) -> int:
    """The level of a character; 0 for others, and for nobody."""
    return game.opponents[bot].level if bot in game.opponents else 0


def _given_names(words: Translations) -> Iterator[str]:
    """Given names of a language, then the same for the second of each name, and so on."""
    names = words("given-names").split(", ")
    for again in zip(*[_numbered(name) for name in names]):
        yield from again
