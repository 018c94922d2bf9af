"""What somebody searches for among their games: names of people and characters, and months."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from babel.dates import get_month_names

from universelle.games.registry import found
from universelle.i18n import Translations
from universelle.tables.history import DELETED, LOST, WON, Wanted
from universelle.web.history.asked import Asked

YEARS: Final = 10  # back, in which a month without a year is looked for
SHORTEST: Final = 3  # letters of a month


def wanted(asked: Asked, language: str, now: datetime) -> Wanted:
    """The past games that are wanted."""
    text = asked.find.casefold()
    return Wanted(
        game=asked.game,
        outcome=asked.outcome if asked.outcome in (WON, LOST, DELETED) else "",
        rival=asked.rival,
        names=[text] if text else [],
        bots=characters(text, language) if text else [],
        spans=months(text, language, now),
        searched=bool(text),
        deleted=asked.deleted,
    )


def characters(text: str, language: str) -> Sequence[str]:
    """The characters of all games in whose names a text is."""
    return [
        name
        for game in found().games.values()
        for name in game.opponents
        if text in Translations(language, game.package)(f"opponent-{name}").casefold()
    ]


def months(text: str, language: str, now: datetime) -> Sequence[tuple[float, float]]:
    """The beginning and the end of the months that a text names: `november`, `nov 2026`."""
    words = text.split()
    years = [int(word) for word in words if len(word) == 4 and word.isascii() and word.isdigit() and word >= "1970"]
    others = [word.rstrip(".") for word in words if not word.isdigit()]
    if not words or len(years) > 1 or len(years) + len(others) != len(words) or len(others) > 1:
        return []
    named = [number for number, name in _months(language) if others and _means(others[0], name)]
    if not named and others:
        return []
    meant = years or list(range(now.year, now.year - YEARS, -1))
    return [_month(year, number) for year in meant for number in named or range(1, 13)]


def _months(language: str) -> list[tuple[int, str]]:
    return [(number, name.casefold()) for number, name in get_month_names("wide", locale=language).items()]


def _means(word: str, month: str) -> bool:
    return len(word) >= SHORTEST and month.startswith(word)


def _month(year: int, number: int) -> tuple[float, float]:
    start = datetime(year, number, 1, tzinfo=UTC)
    end = datetime(year + number // 12, number % 12 + 1, 1, tzinfo=UTC)
    return start.timestamp(), end.timestamp()
