"""How a browser has done in the exercises of a game: a letter for each, in a cookie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

OPEN: Final = "-"
RIGHT: Final = "r"
WRONG: Final = "w"


def cookie_of(slug: str) -> str:
    return f"learnt-{slug}"


def progress_in(text: str, many: int) -> list[str]:
    """The results that a cookie tells; what it does not tell is open."""
    known = [sign if sign in (RIGHT, WRONG) else OPEN for sign in text[:many]]
    return known + [OPEN] * (many - len(known))


def answered(before: Sequence[str], number: int, right: bool) -> str:
    """The results after an answer; what was right once stays so."""
    after = list(before)
    after[number] = RIGHT if right or before[number] == RIGHT else WRONG
    return "".join(after)
