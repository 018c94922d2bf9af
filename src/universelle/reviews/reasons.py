"""Why something would have been better, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from universelle.bots.hint_words import source_name
from universelle.i18n import Translations
from universelle.reviews.review import OTHERS, notable

MOST_NAMED: Final = 2  # sources in a sentence
POINTS: Final = "points"  # the source of a game that does not tell them apart


def why(words: Translations, reasons: Mapping[str, float]) -> str:
    """Where more or fewer points were to be expected, in a few short sentences; numbers stand below."""
    counted = notable(reasons)
    mine = {name: points for name, points in counted.items() if name != OTHERS}
    more = [source_name(words, name) for name, points in mine.items() if points > 0][:MOST_NAMED]
    less = [source_name(words, name) for name, points in mine.items() if points < 0][:MOST_NAMED]
    told: list[str] = []
    if tuple(mine) == (POINTS,):
        told.append(words("review-more-points" if more else "review-less-points"))
    else:
        told += [words("review-more", sources=words.listed(more))] if more else []
        told += [words("review-less", sources=words.listed(less))] if less else []
    if counted.get(OTHERS, 0.0) < 0:
        told.append(words("review-hinders"))
    return " ".join(told) or words("review-many")


def reason_name(words: Translations, name: str) -> str:
    """What a reason is called: a source of points, or the others at the table."""
    return words("review-others") if name == OTHERS else source_name(words, name)
