"""How much of the match is left."""

from __future__ import annotations

from universelle.games.crystal_palace.rules.state import Palace


def rounds_left(state: Palace) -> int:
    """Rounds after this one."""
    return state.box.rounds - state.round


def paydays_left(state: Palace) -> int:
    """Phases 6 still to come."""
    return rounds_left(state) + (1 if state.phase < 6 else 0)


def future(state: Palace) -> float:
    """Rounds still to come, and half a one while dice are set, placed and used."""
    return rounds_left(state) + (0.5 if state.phase < 4 else 0.0)
