"""The opponents people meet at a game: characters from the weakest to the strongest, as data of the game."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any, Final

from universelle.core.errors import BadRequest

FILE: Final = "opponents.toml"
FIELDS: Final = {"name", "overlooks", "thinks", "source"}
MEASURED: Final = {"rating", "give_or_take"}  # both or neither


@dataclass(frozen=True, slots=True)
class Opponent:
    """A character, and how well it plays. Words and portrait go by its name."""

    name: str  # as in `--bots`
    level: int  # 1 is the weakest
    overlooks: float  # the share of the possible actions that it does not see
    thinks: float  # the part of what the planner does: 1 for all, 0 for looking one action ahead
    rating: int | None = None  # as the arena measured it; None before that
    give_or_take: int = 0  # half of the interval in which the rating lies with 95 %


@dataclass(frozen=True, slots=True)
class Face:
    """A bot as pages show it; only characters have a level and a line, and not all of them a portrait."""

    kind: str  # what it is like, in words: the name of a character
    line: str = ""  # its manner
    strength: str = ""  # its level, in words
    level: int = 0
    levels: int = 0
    portrait: str | None = None  # the address of the drawing
    short: str = ""  # what it is called at a table, unless it goes by a name of its own

    def described(self, name: str) -> str:
        """Its strength in words; if it goes by a name of its own, first who it is."""
        return self.strength if name in (self.kind, self.short) else f"{self.kind}, {self.strength}"


def opponents_from(text: str) -> dict[str, Opponent]:
    """The opponents of a game by name, the weakest first."""
    try:
        tables = tomllib.loads(text).get("opponent", [])
    except tomllib.TOMLDecodeError as error:
        raise BadRequest("opponents-unreadable", why=str(error)) from error
    if not isinstance(tables, list):
        raise BadRequest("opponents-unreadable", why="opponent")
    found = [_opponent(table, level) for level, table in enumerate(tables, start=1)]
    return {opponent.name: opponent for opponent in found}


def _opponent(table: Any, level: int) -> Opponent:
    if not isinstance(table, dict):
        raise BadRequest("opponents-unreadable", why=str(table))
    measured = MEASURED & set(table)
    if unknown := (set(table) - measured) ^ FIELDS | (measured and MEASURED - measured):
        raise BadRequest("opponents-unreadable", why=", ".join(sorted(unknown)))
    shares = [table["overlooks"], table["thinks"]]
    good = all([isinstance(share, int | float) and 0 <= share <= 1 for share in shares])
    if not good or not all([type(table[name]) is int for name in measured]):
        raise BadRequest("opponents-unreadable", why=str(table["name"]))
    return Opponent(
        name=str(table["name"]),
        level=level,
        overlooks=float(table["overlooks"]),
        thinks=float(table["thinks"]),
        rating=table.get("rating"),
        give_or_take=table.get("give_or_take", 0),
    )
