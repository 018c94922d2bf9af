"""How a visitor has done against the opponents of a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from universelle.contract.opponents import Opponent
from universelle.database.database import Database
from universelle.people.levels import your_match
from universelle.people.numbers import numbers


@dataclass(frozen=True, slots=True)
class TrackRecord:
    """What a visitor has done against each opponent, and which of them is their match."""

    won: Mapping[str, tuple[int, int]] = field(default_factory=dict)  # by bot: matches won, and played
    match: str | None = None


async def track_record(
    database: Database, owner: str | None, game: str, opponents: Mapping[str, Opponent]
) -> TrackRecord:
    """How an owner has done at a game; nobody knows that of visitors without a token."""
    if owner is None:
        return TrackRecord()
    found = await numbers(database, owner, game)
    won = {rival: (part.won, part.played) for rival, part in found.by_rival.items()}
    return TrackRecord(won, your_match(found.outcomes, opponents))
