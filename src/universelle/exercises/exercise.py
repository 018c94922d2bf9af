"""An exercise as it is kept in the folder of its game: a position by its record, a question, and the right answer."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from universelle.contract.game import Game
from universelle.core.errors import BadRecord
from universelle.games.registry import load
from universelle.matches.match import Match
from universelle.matches.record import Record

FILE: Final = "exercises.json"
MANY: Final = 10  # exercises of a game


@dataclass(frozen=True, slots=True)
class Exercise:
    """A question about a position: what can be answered, what each answer is worth, and which one is right."""

    question: str
    seat: int  # whom it is about, and who looks at the board
    choices: tuple[str, ...]  # seats, numbers or codes of moves, as the question has it
    worths: tuple[float, ...]  # of each choice: points, or chances to win
    right: int
    record: Record

    def match(self) -> Match:
        return Match(self.record)

    def to_data(self) -> dict[str, Any]:
        return {
            "question": self.question,
            "seat": self.seat,
            "choices": list(self.choices),
            "worths": list(self.worths),
            "right": self.right,
            "record": json.loads(self.record.to_json()),
        }

    @staticmethod
    def from_data(data: dict[str, Any]) -> Exercise:
        record = Record.from_json(json.dumps(data["record"]))
        choices, worths = tuple(data["choices"]), tuple(data["worths"])
        return Exercise(data["question"], data["seat"], choices, worths, data["right"], record)


@lru_cache(maxsize=16)
def exercises_of(slug: str) -> tuple[Exercise, ...]:
    """The exercises that a game brings, from easy to hard; it need not have any."""
    game = load(slug)
    if not has_exercises(game):
        return ()
    text = files(game.package).joinpath(FILE).read_text(encoding="utf-8")
    try:
        return tuple([Exercise.from_data(each) for each in json.loads(text)])
    except (ValueError, KeyError, TypeError) as error:
        raise BadRecord("exercises-unreadable", why=str(error)) from error


def has_exercises(game: Game) -> bool:
    """Whether a game brings a file of exercises, found out without loading anything."""
    return files(game.package).joinpath(FILE).is_file()


def written(exercises: Sequence[Exercise]) -> str:
    """The file of exercises: one on each line."""
    lines = [json.dumps(each.to_data(), ensure_ascii=False, separators=(",", ":")) for each in exercises]
    return "[\n" + ",\n".join(lines) + "\n]\n"
