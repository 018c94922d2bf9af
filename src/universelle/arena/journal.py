"""The file of a contest: a line of JSON that says which it is, then a line for each finished game.

A line is written at once, so that whoever stops a run loses at most the games that are being played.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from universelle.arena.contest import Seating
from universelle.arena.games import Played
from universelle.bots.weighted import weights_of_bot
from universelle.core.errors import BadRequest, reason_of
from universelle.games.registry import load

if TYPE_CHECKING:
    from universelle.arena.contest import Contest

FORMAT: Final = "universelle-arena"
VERSION: Final = 1
LONGEST: Final = 80  # characters of a value that is told


@dataclass
class Journal:
    """The games of a contest that are kept in a file."""

    path: Path
    played: list[Played] = field(default_factory=list)
    damaged: list[int] = field(default_factory=list)  # numbers of lines that cannot be read

    def add(self, played: Played) -> None:
        """Keep a game."""
        self._append(_line(played))

    @staticmethod
    def open(path: Path, contest: Contest) -> Journal:
        """The journal in this file, which is begun if there is none. A file of anything else is left as it is."""
        journal = Journal(path)
        try:
            content = path.read_bytes() if path.is_file() else b""
            lines = content.split(b"\n")
            if not content:
                journal._append(_head(contest))
            else:
                check_head(path, lines[0], _head(contest), "arena-file-foreign")
                journal._read(lines[1:-1], contest)
                if lines[-1]:  # cut off while it was written
                    os.truncate(path, len(content) - len(lines[-1]))
        except OSError as error:
            raise BadRequest("arena-file-unusable", file=str(path), why=reason_of(error)) from error
        return journal

    def _read(self, lines: list[bytes], contest: Contest) -> None:
        for number, line in enumerate(lines, start=2):
            try:
                self.played.append(_parsed(line, contest))
            except (ValueError, TypeError, KeyError, RecursionError):
                self.damaged.append(number)

    def _append(self, tree: dict[str, Any]) -> None:
        line = json.dumps(tree, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        try:
            with self.path.open("ab") as file:
                file.write(line)
        except (OSError, ValueError) as error:
            raise BadRequest("arena-file-unusable", file=str(self.path), why=reason_of(error)) from error


def _head(contest: Contest) -> dict[str, Any]:
    game = load(contest.game)
    weights = {name: own for name in contest.names if (own := weights_of_bot(game, name))}
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": contest.game,
        "ruleset": game.meta.ruleset,
        "bots": list(contest.bots),
        "players": contest.players,
        "seed": contest.seed,
        "options": game.rules.check(contest.players, contest.options),
        "edition": {"name": contest.edition.name, **contest.edition.values},
        **({"weights": weights} if weights else {}),
    }


def check_head(path: Path, line: bytes | str, wanted: Mapping[str, Any], foreign: str) -> None:
    """Refuse a file whose first line does not say what is wanted."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or found.get("format") != wanted["format"]:
        raise BadRequest(foreign, file=str(path))
    for key, value in wanted.items():
        if found.get(key) != value:
            raise BadRequest("arena-file-differs", file=str(path), what=key, there=_told(found.get(key)))


def _told(value: Any) -> str:
    text = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _line(played: Played) -> dict[str, Any]:
    return {
        "deal": played.seating.deal,
        "seats": played.seating.seats,
        "scores": played.scores,
        "places": played.places,
        "shares": played.shares,
        "moves": played.moves,
        **({"stand_ins": played.stand_ins} if played.stand_ins else {}),
    }


def _parsed(line: bytes, contest: Contest) -> Played:
    """A game from its line; whatever it is not as it was written raises an error of Python's own."""
    tree = json.loads(line)
    columns = [tuple(tree[key]) for key in ("seats", "scores", "places", "shares")]
    seats, scores, places, shares = columns
    stand_ins = tuple(tree.get("stand_ins", ()))
    numbers = [tree["deal"], tree["moves"], *scores, *places, *stand_ins]
    whole = all([type(number) is int for number in numbers]) and all([type(share) in (int, float) for share in shares])
    if not whole or {len(column) for column in columns} != {contest.players}:
        raise ValueError
    if tree["deal"] < 0 or not set(seats) <= set(contest.names) or min(places) != 1 or not 0 <= sum(shares) <= 1.001:
        raise ValueError
    if stand_ins and (len(stand_ins) != contest.players or min(stand_ins) < 0):
        raise ValueError
    return Played(Seating(tree["deal"], seats), scores, places, shares, tree["moves"], stand_ins)
