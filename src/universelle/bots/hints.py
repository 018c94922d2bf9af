"""Hints: the best moves of a seat in brief, as processes tell them and pages show them."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Any, Final

from universelle.bots.advice import Option, advise, error_of, ranks
from universelle.bots.bot import Perspective
from universelle.bots.greedy import GreedyBot
from universelle.core.chance import SEED_BYTES, Chance

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from universelle.core.action import Action

SECONDS: Final = 0.9  # of thinking; to compare what was found takes about half as long again
MOST: Final = 3  # moves named
MOST_AT_ONCE: Final = 12  # moves that are made in one go


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
    then: tuple[str, ...] = ()  # what completes it, where a choice in secret is made in one go

    def to_data(self) -> dict[str, Any]:
        return asdict(self)

    @staticmethod
    def from_data(data: Mapping[str, Any]) -> Suggestion:
        expects = Expectation(**data["expects"]) if data["expects"] else None
        return Suggestion(data["action"], data["rank"], expects, tuple(data["then"]))


def hint(perspective: Perspective, random: Random, seconds: float) -> list[Suggestion]:
    """The best moves of a seat, the best first."""
    options = advise(perspective, random, seconds=seconds, most=MOST)
    found: dict[tuple[str, ...], Suggestion] = {}
    for option, move in zip(options, suggestions(options), strict=True):
        whole = replace(move, then=_rest(perspective, option.action, random))
        found.setdefault(tuple(sorted([whole.action, *whole.then])), whole)
    return list(found.values())


def _rest(perspective: Perspective, action: Action, random: Random) -> tuple[str, ...]:
    """What completes a choice in secret, as the greedy bot would; nothing where that takes more than one request."""
    state, seat = perspective.imagine(Chance(random.randbytes(SEED_BYTES))), perspective.seat
    codes: list[str] = []
    secret = state.agenda[-1].secret
    chosen = action
    while secret and len(codes) < MOST_AT_ONCE:
        codes.append(chosen.code)
        state.apply(seat, chosen)
        if not state.agenda or not state.agenda[-1].secret or seat not in state.to_move():
            return tuple(codes[1:])
        chosen = GreedyBot(random).choose(Perspective(perspective.game, state, seat))
    return ()


def luck(seed: bytes, seat: int, moves: int) -> Random:
    """The random source of a hint for a seat after so many moves of a match."""
    return Random(f"{seed.hex()}/{seat}/{moves}/hint")


def suggestions(options: Sequence[Option]) -> list[Suggestion]:
    """Options in brief."""
    return [
        Suggestion(option.action.code, rank, _expectation(option))
        for option, rank in zip(options, ranks(options), strict=True)
    ]


def _expectation(option: Option) -> Expectation:
    error = error_of(list(option.aims), option.aim) if len(option.aims) > 1 else None
    return Expectation(option.aim, error, option.gains)
