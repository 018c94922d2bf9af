"""What hints say, in words and numbers, for page and terminal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from universelle.bots.advice import SURE

if TYPE_CHECKING:
    from universelle.bots.hints import Expectation
    from universelle.i18n import Translations

MINUS: Final = "\N{MINUS SIGN}"
LEAST: Final = 0.05  # points that are worth a word


@dataclass(frozen=True, slots=True)
class Gain:
    """What a source brings more, or less, than may be expected now."""

    source: str
    name: str
    points: float


def gains_of(words: Translations, expects: Expectation) -> list[Gain]:
    """The sources that a move changes, in the game's order."""
    return [
        Gain(source, words(f"source-{source}"), points)
        for source, points in expects.gains.items()
        if abs(points) >= LEAST
    ]


def points_text(words: Translations, points: float) -> str:
    """Points gained or lost, with their sign."""
    size = words.decimal(abs(points))
    return f"{MINUS}{size}" if points <= -LEAST else f"+{size}"


def aim_text(words: Translations, expects: Expectation, alone: bool) -> str:
    """The chance to win; for a player alone, the points to expect."""
    return words.decimal(expects.aim) if alone else words.percent(expects.aim, places=0)


def error_text(words: Translations, expects: Expectation, alone: bool) -> str:
    """Within which the aim lies, in its own unit; empty if nobody knows."""
    if expects.error is None:
        return ""
    error = SURE * expects.error
    return f"± {words.decimal(error) if alone else words.decimal(100 * error, 0 if error >= LEAST / 10 else 1)}"
