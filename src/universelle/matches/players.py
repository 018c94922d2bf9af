"""What the players of a match are called."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from universelle.i18n import LANGUAGES, Translations
from universelle.matches.record import names, split_seat

FORMER: Final = "=former"  # begins the name of a player who was erased; nobody can type such a name


def players_in(language: str, package: str, seats: Sequence[str]) -> list[str]:
    """The players of these seats as a language calls them.

    People and bots keep the names they were given; a guest who gave none is called so, perhaps with a number. A
    character whose seat only says which one it is, perhaps with a number (`director II=director`), is called by its
    short name in the language. Of seats without names that are alike, as simulations leave them, all but the first are
    numbered.
    """
    words = Translations(language, package)
    called = [_called(words, name, split_seat(seat)[1]) for name, seat in zip(names(seats), seats)]
    return [numbered(name, 1 + called[:seat].count(name)) for seat, name in enumerate(called)]


def numbered(name: str, number: int) -> str:
    """The name of one of several that are alike."""
    return name if number == 1 else f"{name} {'I' * number}"


def short_name(words: Translations, character: str) -> str:
    """What a character is called in sentences: its name without an article, which would have to be inflected."""
    key = f"opponent-{character}.short"
    return words(key if words.has(key) else f"opponent-{character}")


def _called(words: Translations, name: str, who: str) -> str:
    if name.startswith(FORMER):
        return f"{words('people-former')}{name.removeprefix(FORMER)}"
    base = name.rstrip(" 23456789")
    if base in _guests():
        return f"{words('guest')}{name.removeprefix(base)}"
    number = name.removeprefix(who)
    own = name.startswith(who) and not number.strip(" I")
    return f"{short_name(words, who)}{number}" if own and words.has(f"opponent-{who}") else name


@cache
def _guests() -> frozenset[str]:
    """What the languages call somebody who has given no name."""
    return frozenset([Translations(language)("guest") for language in LANGUAGES])
