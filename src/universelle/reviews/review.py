"""A review: what is known of every move of a match, as plain data that is kept with the match."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from hashlib import blake2b
from math import isfinite
from typing import TYPE_CHECKING, Any, Final

from universelle.bots.advice import SURE
from universelle.core.errors import BadReview

if TYPE_CHECKING:
    from universelle.matches.record import Record

VERSION: Final = 4  # of how decisions are judged: those that were judged otherwise are judged again
MARKS: Final = ("best", "good", "inexact", "mistake", "blunder")
LIMITS: Final = (0.005, 0.02, 0.05, 0.15)  # of the chance to win that a decision cost; above the last is a blunder
LIMITS_ALONE: Final = (0.1, 0.5, 2.0, 5.0)  # of points
MARKED: Final = MARKS[2:]
SIGNS: Final = dict(zip(MARKED, ("?!", "?", "??"), strict=True))  # the others have symbols
REGRETTED: Final = MARKS[3:]
COSTLIEST: Final = 3  # decisions that are shown
OTHERS: Final = "others"  # beside the sources of points: what the other seats may expect, on average
NOTABLE: Final = 0.25  # points that a reason must be worth at least


@dataclass(frozen=True, slots=True)
class ReviewedMove:
    """A move, what it led to and what it cost. A move without an alternative has no mark and costs nothing."""

    number: int  # of the move, from 1
    seat: int
    code: str  # of the action
    chances: tuple[float, ...] = ()  # of each seat to win after it; alone, the points to expect; empty: as before
    errors: tuple[float, ...] = ()  # how far each of these may be off: one standard error; alone, nine of ten times
    mark: str = ""
    cost: float = 0.0  # what a better action would have brought more: chance to win; alone, points
    error: float = 0.0  # of the cost: one standard error
    better: str = ""  # the code of that action, if there is one
    reasons: Mapping[str, float] = field(default_factory=dict)  # points by source that it would have brought more

    def to_json(self) -> str:
        return json.dumps(asdict(self), separators=(",", ":"))

    @staticmethod
    def from_json(text: str) -> ReviewedMove:
        try:
            tree = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadReview("review-damaged") from error
        return ReviewedMove.from_tree(tree)

    @staticmethod
    def from_tree(tree: Any) -> ReviewedMove:
        """A move from plain data."""
        try:
            return _parsed(tree)
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise BadReview("review-damaged") from error


def _parsed(tree: dict[str, Any]) -> ReviewedMove:
    move = ReviewedMove(
        number=int(tree["number"]),
        seat=int(tree["seat"]),
        code=str(tree["code"]),
        chances=_numbers(tree["chances"]),
        errors=_numbers(tree["errors"]),
        mark=str(tree["mark"]),
        cost=_number(tree["cost"]),
        error=_number(tree["error"]),
        better=str(tree["better"]),
        reasons={str(name): _number(points) for name, points in tree["reasons"].items()},
    )
    if move.mark not in ("", *MARKS) or len(move.chances) != len(move.errors):
        raise ValueError
    return move


def _numbers(values: Iterable[object]) -> tuple[float, ...]:
    return tuple(map(_number, values))


def _number(value: Any) -> float:
    number = float(value)
    if not isfinite(number):
        raise ValueError
    return number


def mark_of(cost: float, error: float, alone: bool) -> str:
    """What a decision is called by what it cost; worse than good only by what it cost for sure."""
    best, good, *limits = LIMITS_ALONE if alone else LIMITS
    sure = cost - SURE * error
    if cost < best:
        return "best"
    if cost < good or sure <= 0:
        return "good"
    return next((mark for mark, limit in zip(MARKED, limits, strict=False) if sure < limit), MARKS[-1])


def fingerprint(record: Record) -> str:
    """What a review belongs to: the match as it was played, whatever its players are called."""
    played = f"{VERSION}/{record.game}/{record.ruleset}/{record.seed.hex()}/{'/'.join(map(str, record.moves))}"
    return blake2b(played.encode(), digest_size=8).hexdigest()


def fits(record: Record, moves: Sequence[ReviewedMove]) -> bool:
    """Whether these are the first moves of a match."""
    made = [(number, move.seat, move.code) for number, move in enumerate(record.moves[: len(moves)], start=1)]
    sizes = {len(move.chances) for move in moves}
    return [(move.number, move.seat, move.code) for move in moves] == made and sizes <= {0, len(record.seats)}


def costliest(moves: Iterable[ReviewedMove], seats: Iterable[int], turn_of: Callable[[int], int]) -> list[ReviewedMove]:
    """The marked decisions of these seats that cost most, the costliest first; of a seat's turn only one.

    `turn_of` is the turn to which the move of a number belongs: one mistake is often the reason for the next.
    """
    theirs = frozenset(seats)
    marked = [move for move in moves if move.seat in theirs and move.mark in MARKED]
    found: dict[tuple[int, int], ReviewedMove] = {}
    for move in sorted(marked, key=lambda move: (-move.cost, move.number)):
        found.setdefault((move.seat, turn_of(move.number)), move)
    return list(found.values())[:COSTLIEST]


def tally(moves: Iterable[ReviewedMove], seat: int) -> dict[str, int]:
    """How many decisions of a seat have each mark."""
    marks = [move.mark for move in moves if move.seat == seat]
    return {mark: marks.count(mark) for mark in MARKS}


def notable(reasons: Mapping[str, float]) -> dict[str, float]:
    """The reasons that matter, the greatest first."""
    greatest = sorted(reasons.items(), key=lambda reason: -abs(reason[1]))
    return {name: points for name, points in greatest if abs(points) >= NOTABLE}
