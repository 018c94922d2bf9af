"""What a position is worth to a seat, in points: those it has, and those it may expect."""

from universelle.games.crystal_palace.evaluation.value import EVALUATION

__all__ = ["EVALUATION"]
