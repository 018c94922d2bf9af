"""What a seat may be able to choose when it next must decide, as far as it can know now."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from universelle.core.chance import Chance, seed_from
from universelle.core.state import State

WORLDS: Final = 8  # that are imagined
MOST_MOVES: Final = 60  # of others in each of them


def worlds_ahead(state: State, seat: int) -> Iterator[State]:
    """Positions in which the seat must decide next, after what others may do; nothing hidden from it decides any."""
    for number in range(WORLDS):
        world = state.resample(seat, Chance(seed_from(f"ahead {number}")))
        rng = Random(number)
        for _ in range(MOST_MOVES):
            if seat in world.to_move() or not world.to_move():
                break
            mover = rng.choice(world.to_move())
            world.apply(mover, rng.choice(world.legal_actions(mover)))
        if seat in world.to_move() and not world.agenda[-1].secret:
            yield world
