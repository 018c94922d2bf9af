"""Hints: the best moves of a seat in brief, as processes tell them and pages show them."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Final

from universelle.bots.advice import Advice, Option, advise, error_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from universelle.bots.bot import Perspective

SECONDS: Final = 1.2  # of thinking, and a fifth more to make what was found comparable
MOST: Final = 3  # moves named


@dataclass(frozen=True, slots=True)
class Expectation:
    """What a move is expected to bring."""

    aim: float  # the seat's chance to win; alone, its points
    error: float | None  # standard error of that; not known after a single world
    gains: dict[str, float]  # points at the end by source, beyond what the other moves would bring on average


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A move worth considering. Moves that cannot be told apart share a rank; one that is a guess has no numbers."""

    action: str  # its code
    rank: int
    expects: Expectation | None = None

    def to_data(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def from_data(data: Mapping[str, Any]) -> Suggestion:
        expects = data["expects"]
        return Suggestion(data["action"], data["rank"], Expectation(**expects) if expects else None)


def hint(perspective: Perspective, random: Random, seconds: float) -> list[Suggestion]:
    """The best moves of a seat, the best first."""
    return suggestions(advise(perspective, random, seconds=seconds, most=MOST, compares=True))


def luck(seed: bytes, seat: int, moves: int) -> Random:
    """The random source of a hint for a seat after so many moves of a match."""
    return Random(f"{seed.hex()}/{seat}/{moves}/hint")


def suggestions(advice: Advice) -> list[Suggestion]:
    """Advice in brief."""
    return [
        Suggestion(option.action.code, rank, _expectation(option))
        for option, rank in zip(advice.options, advice.ranks(), strict=True)
    ]


def _expectation(option: Option) -> Expectation:
    error = error_of(list(option.aims), option.aim) if len(option.aims) > 1 else None
    return Expectation(option.aim, error, option.gains)
