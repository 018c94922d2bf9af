"""How strong somebody is beside the computers of a game, by the places of their latest games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from universelle.arena.ratings import ELO
from universelle.contract.opponents import Opponent

ENOUGH: Final = 5  # matches from which somebody is rated
RECENT: Final = 100  # matches that say how strong somebody is now
LOWEST, HIGHEST, STEPS = 0.0, 4000.0, 16  # where the rating is looked for, and how often that is halved


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended for somebody: the place, and those of the others, with the names of bots."""

    place: int
    rivals: tuple[tuple[str, int], ...]


def your_match(outcomes: Sequence[Outcome], opponents: Mapping[str, Opponent]) -> str | None:
    """The opponent whose rating is nearest to the visitor's own; nobody before enough matches."""
    ratings = ratings_of(opponents)
    own = own_rating(outcomes, ratings)
    return None if own is None else min(ratings, key=lambda name: abs(ratings[name] - own))


def ratings_of(opponents: Mapping[str, Opponent]) -> dict[str, int]:
    """The ratings of the opponents that were measured, by name."""
    return {each.name: each.rating for each in opponents.values() if each.rating is not None}


def course(outcomes: Sequence[Outcome], ratings: Mapping[str, int], window: int, most: int) -> list[tuple[int, float]]:
    """How somebody's rating went: at no more than so many moments, each by the games before it in a window."""
    last = len(outcomes)
    every = max(1, -(-(last - ENOUGH + 1) // most))
    moments = sorted({*range(last, ENOUGH - 1, -every)})
    rated = [(at, own_rating(outcomes[max(0, at - window) : at], ratings)) for at in moments]
    return [(at, rating) for at, rating in rated if rating is not None]


def own_rating(outcomes: Sequence[Outcome], ratings: Mapping[str, int]) -> float | None:
    """The rating that makes the places of a visitor likeliest, those of the bots being known.

    The model is that of the arena (Plackett-Luce), in which only the visitor's strength is looked for. As there, a
    tie is added, with a rival as strong as those met on average: who always won is not infinitely strong.
    """
    counted = [each for each in outcomes[-RECENT:] if any([bot in ratings for bot, _ in each.rivals])]
    if len(counted) < ENOUGH:
        return None
    met = [ratings[bot] for each in counted for bot, _ in each.rivals if bot in ratings]
    usual = exp(sum(met) / len(met) / ELO)
    strengths = {bot: exp(rating / ELO) for bot, rating in ratings.items()}
    fields = [field for each in counted for field in _fields(each, strengths)]
    low, high = LOWEST, HIGHEST
    for _ in range(STEPS):
        middle = (low + high) / 2
        own = exp(middle / ELO)
        better = 0.5 - own / (own + usual) + len(counted) - sum([own / (own + field) for field in fields]) / 2
        low, high = (middle, high) if better > 0 else (low, middle)
    return (low + high) / 2


def _fields(outcome: Outcome, strengths: Mapping[str, float]) -> list[float]:
    """How strong those were together among whom the visitor was still to be placed, for each place up to theirs.

    Each is there twice, because of ties: once as if the visitor came before who has the same place, once after.
    """
    rated = [(place, strengths[bot]) for bot, place in outcome.rivals if bot in strengths]
    fields = []
    for last in (False, True):
        before = [place for place, _ in rated if place < outcome.place or (last and place == outcome.place)]
        fields += [sum([strength for other, strength in rated if other >= place]) for place in before]
        behind = [each for place, each in rated if place > outcome.place or (not last and place == outcome.place)]
        fields.append(sum(behind))
    return fields
