"""Where things are on the board, in the units of its picture, and the ink of each area."""

from __future__ import annotations

from math import cos, sin
from typing import Final

from universelle.drawing.parts import num

WIDTH: Final = 716
HEIGHT: Final = 736
LANES_TOP: Final = 55
LANES_HEIGHT: Final = 82.4
CARDS_TOP: Final = 144
CARDS_HEIGHT: Final = 108  # room for four
CARD_STEP: Final = 27
FIRST_SUPPORTER: Final = 38  # from the left of a lane
SUPPORTER_STEP: Final = 13
LOOSE_SUPPORTERS: Final = 8  # more of them stand closer together

INKS: Final = {
    "agriculture": "forest",
    "electricity": "gold",
    "fine-arts": "wine",
    "manufacturing": "slate",
    "transportation": "sea",
}

# In which order the changes of a turn are shown.
SUPPORTERS_COME, CARDS_GO, CAR_TURNS, CARDS_COME, SUPPORTERS_GO = range(1, 6)


def at(slot: int, x: float = 0, y: float = 0) -> str:
    """A place by the slot of an area, so that a narrow board can have the slots elsewhere."""
    across = f"calc(var(--x{slot}) + {num(x)}px)" if x else f"var(--x{slot})"
    down = f"calc(var(--y{slot}) + {num(y)}px)" if y else f"var(--y{slot})"
    return f"transform:translate({across},{down})"


def lanes(players: int) -> list[float]:
    """The middle of each seat's lane."""
    height = LANES_HEIGHT / players
    return [LANES_TOP + height * (seat + 0.5) for seat in range(players)]


def card_step(limit: int) -> float:
    return min(CARD_STEP, CARDS_HEIGHT / limit)


def point(radius: float, turn: float) -> str:
    """A point of a circle, by an angle in radians."""
    return f"{num(radius * cos(turn))} {num(radius * sin(turn))}"
