"""Whether the deal of a match was fair: its seed was fixed before the first move, and gives every card of the match."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from universelle.core.chance import fingerprint_of
from universelle.core.errors import BadRecord
from universelle.matches.match import Match


class Verdict(StrEnum):
    """What can be said of a deal."""

    FAIR = "fair"
    OWN_SEED = "own-seed"  # somebody wrote the word that made the seed, and could have known the cards
    NOT_SEALED = "not-sealed"  # no fingerprint was shown before the first move
    OTHER_SEED = "other-seed"  # the seed does not belong to the fingerprint
    OTHER_CARDS = "other-cards"  # the seed gives other cards than the match had


@dataclass(frozen=True, slots=True)
class Judgement:
    """The verdict on a deal, and what it rests on."""

    verdict: Verdict
    sealed: str  # the fingerprint that was shown before the first move
    found: str  # the fingerprint of the seed
    move: int | None = None  # the first one that the seed does not give


def judge(match: Match, shown: str = "") -> Judgement:
    """Deal a match again from its seed and play it again. `shown` is a fingerprint that somebody has kept."""
    record = match.record
    sealed, found = shown or record.fingerprint, fingerprint_of(record.seed)
    if {each for each in (shown, record.fingerprint) if each} - {found}:
        return Judgement(Verdict.OTHER_SEED, sealed, found)
    move = _first_difference(match)
    if move is not None:
        return Judgement(Verdict.OTHER_CARDS, sealed, found, move)
    if record.seed_word:
        return Judgement(Verdict.OWN_SEED, sealed, found)
    return Judgement(Verdict.FAIR if sealed else Verdict.NOT_SEALED, sealed, found)


def _first_difference(match: Match) -> int | None:
    """The first move that goes another way when the match is dealt again; None if everything is the same."""
    try:
        again = Match(replace(match.record, result=None))
    except BadRecord as error:
        return int(str(error.message.values.get("number", 1)))
    for number, (made, seen) in enumerate(zip(again.history, match.history, strict=True), start=1):
        if made != seen:
            return number
    return None if again.state == match.state else len(match.history)
