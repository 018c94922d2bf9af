"""Ratings of people: OpenSkill's Plackett-Luce model on the scale of the arena, match after match.

400 points more are ten times the chance to be placed before a rival, as in the arena, so the measured ratings of
computers need no conversion. They are what they are; only those of people move.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import sqrt
from typing import Final

from openskill.models import PlackettLuce

from universelle.arena.ratings import ELO, MEAN, Z95
from universelle.contract.opponents import Opponent

UNSURE: Final = 300.0  # the standard deviation of somebody who has not played yet
DRIFT: Final = 8.0  # how much somebody may have changed from one match to the next
ENOUGH: Final = 5  # matches from which a rating is shown
Z90: Final = 1.644854


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody is, and how sure that is."""

    value: float = MEAN
    deviation: float = UNSURE

    @property
    def give(self) -> float:
        """Half of the interval in which it lies nine times in ten."""
        return Z90 * self.deviation

    @property
    def low(self) -> float:
        return self.value - self.give

    @property
    def high(self) -> float:
        return self.value + self.give


@dataclass(frozen=True, slots=True)
class Part:
    """A seat of a finished match: a person or a computer, and the place."""

    owner: str | None
    bot: str | None
    place: int
    gone: bool = False  # whether the person left before the end


@dataclass(frozen=True, slots=True)
class Match:
    """A finished match that is rated."""

    table: str
    at: float
    parts: tuple[Part, ...]


def computer_ratings(opponents: Mapping[str, Opponent]) -> dict[str, Rating]:
    """The ratings of the computers that were measured, by name."""
    return {
        each.name: Rating(each.rating, each.give_or_take / Z95)
        for each in opponents.values()
        if each.rating is not None
    }


def after(match: Match, before: Mapping[str, Rating], computers: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings of a match's people after it. Who left is placed behind all others."""
    if not all([part.owner is not None or part.bot in computers for part in match.parts]):
        return {}  # a computer of an earlier version
    model = _model(len(match.parts))
    known = [
        before.get(part.owner, Rating()) if part.owner is not None else computers[part.bot or ""]
        for part in match.parts
    ]
    teams = [[model.rating(mu=each.value, sigma=max(each.deviation, 1.0))] for each in known]
    rated = model.rate(teams, ranks=_ranks(match.parts))
    return {
        part.owner: Rating(team[0].mu, team[0].sigma)
        for part, team in zip(match.parts, rated)
        if part.owner is not None
    }


def _ranks(parts: Sequence[Part]) -> list[float]:
    return [float(part.place + (len(parts) if part.gone else 0)) for part in parts]


@cache
def _model(players: int) -> PlackettLuce:
    """With as much chance in a match that strengths known exactly give the chances of the arena."""
    return PlackettLuce(mu=MEAN, sigma=UNSURE, beta=ELO / sqrt(players), tau=DRIFT, gamma=_all_it_says)


def _all_it_says(*_facts: object) -> float:
    """How much of what a match says about deviations is believed; the library believes less, and bands are too wide."""
    return 1.0
