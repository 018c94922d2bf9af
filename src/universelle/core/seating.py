"""Seats around a table, and places among players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

MOST_PLAYERS: Final = 8

# By number of players, then by the seat that comes first: all seats in clockwise order.
CLOCKWISE: Final[dict[int, tuple[tuple[int, ...], ...]]] = {
    players: tuple([tuple([(first + step) % players for step in range(players)]) for first in range(players)])
    for players in range(1, MOST_PLAYERS + 1)
}


def places(results: Sequence[tuple[int, ...]]) -> list[int]:
    """The place of each result among all, 1 for the greatest; equal results share a place."""
    return [1 + len([other for other in results if other > result]) for result in results]
