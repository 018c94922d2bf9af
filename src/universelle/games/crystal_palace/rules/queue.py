"""The order in which the dice at a location act."""

from __future__ import annotations

from typing import TYPE_CHECKING

from universelle.games.crystal_palace.rules.codes import VALUE_MASK
from universelle.games.crystal_palace.rules.components import MOST_PLACEMENTS

if TYPE_CHECKING:
    from universelle.games.crystal_palace.rules.state import Palace


def next_space(state: Palace, location: int, asked: int) -> int:
    """The placement space whose die acts next, of those not yet asked: the highest die, of equals the one further left.

    -1 if there is none.
    """
    first = location * MOST_PLACEMENTS
    best = 0
    best_space = -1
    for space in range(MOST_PLACEMENTS):
        value = state.placed[first + space] & VALUE_MASK
        if value > best and not asked >> space & 1:
            best, best_space = value, space
    return best_space


def queue_at(state: Palace, location: int) -> list[int]:
    """The placement spaces of all dice that have not been asked, in the order in which they act."""
    asked = state.asked if state.location == location else 0
    queue: list[int] = []
    space = next_space(state, location, asked)
    while space >= 0:
        queue.append(space)
        asked |= 1 << space
        space = next_space(state, location, asked)
    return queue
