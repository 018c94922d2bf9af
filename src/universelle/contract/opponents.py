"""The opponents people meet at a game: characters from the weakest to the strongest, as data of the game."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any, Final

from universelle.core.errors import BadRequest

FILE: Final = "opponents.toml"
FIELDS: Final = {"name", "overlooks", "thinks", "source"}


@dataclass(frozen=True, slots=True)
class Opponent:
    """A character, and how well it plays. Words and portrait go by its name."""

    name: str  # as in `--bots`
    level: int  # 1 is the weakest
    overlooks: float  # the share of the possible actions that it does not see
    thinks: float  # how much it plays on in imagined worlds: 1 for all the planner does, 0 for one action ahead


@dataclass(frozen=True, slots=True)
class Face:
    """A bot as pages show it; only characters have a level and a line, and not all of them a portrait."""

    kind: str  # what it is like, in words: the name of a character
    line: str = ""  # its manner
    strength: str = ""  # its level, in words
    level: int = 0
    levels: int = 0
    portrait: str | None = None  # the address of the drawing

    def described(self, name: str) -> str:
        """Its strength in words; if it goes by a name of its own, first who it is."""
        return self.strength if name == self.kind else f"{self.kind}, {self.strength}"


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
    if unknown := set(table) ^ FIELDS:
        raise BadRequest("opponents-unreadable", why=", ".join(sorted(unknown)))
    shares = [table["overlooks"], table["thinks"]]
    if not all([isinstance(share, int | float) and 0 <= share <= 1 for share in shares]):
        raise BadRequest("opponents-unreadable", why=str(table["name"]))
    return Opponent(str(table["name"]), level, float(table["overlooks"]), float(table["thinks"]))
