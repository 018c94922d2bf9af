"""Examples of the rules that can be seen on the board: how a match begins, as data of the game."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from universelle.core.errors import BadRequest

FILE: Final = "examples.toml"
FIELDS: Final = frozenset(["seed", "players", "moves", "stops"])


@dataclass(frozen=True, slots=True)
class Example:
    """The heading of the rules by whose name it goes tells it in a list; every line of it is true at a stop."""

    seed: str  # a word, as people type it
    players: int
    moves: tuple[str, ...]  # as in records: `2: place fine-arts`
    stops: tuple[int, ...]  # for each line, how many moves have been made


def examples_from(text: str) -> dict[str, Example]:
    """The examples that are written in the folder of a game, by the headings of the rules that tell them."""
    try:
        return {name: _example(each) for name, each in tomllib.loads(text).items()}
    except (ValueError, TypeError, AttributeError) as error:
        raise BadRequest("examples-unreadable", why=str(error)) from error


def _example(tree: Mapping[str, Any]) -> Example:
    if wrong := sorted(FIELDS ^ set(tree)):
        raise ValueError(", ".join(wrong))
    moves, stops = _all(tree["moves"], str), _all(tree["stops"], int)
    if list(stops) != sorted(set(stops)) or not all([0 < stop <= len(moves) for stop in stops]):
        raise ValueError(f"stops: {tree['stops']}")
    return Example(str(tree["seed"]), int(tree["players"]), moves, stops)


def _all(found: Sequence[Any], kind: type) -> tuple[Any, ...]:
    if not isinstance(found, list) or not all([type(each) is kind for each in found]):
        raise ValueError(str(found))
    return tuple(found)
