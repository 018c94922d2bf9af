"""The numbers that stand for pieces in a position."""

from __future__ import annotations

from typing import Final

FREE: Final = -1  # a space of the market without an assistant
TAKEN: Final = -1  # a space of a display whose card is gone
NOWHERE: Final = -1  # no location

# On a research slot: a tile (its number), a loan (this and its points), a repaid loan (likewise), or nothing.
EMPTY: Final = -1
OPEN_LOAN: Final = 100
REPAID_LOAN: Final = 200

# A die on a space: the bits of its value, then its seat; 0 for no die.
DIE_BITS: Final = 3
VALUE_MASK: Final = (1 << DIE_BITS) - 1
