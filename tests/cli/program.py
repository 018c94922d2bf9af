"""The program as its users meet it: arguments and typed lines go in, an exit code and two texts come out."""

import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from universelle.arena.simulation import play
from universelle.cli.arguments import COMMANDS
from universelle.core.chance import seed_from
from universelle.games.registry import load
from universelle.i18n import LANGUAGES
from universelle.matches.record import Record

SLUG = "worlds-fair-1893"
KEY = re.compile(  # of a message that was never put into words
    r"\b(action|arena|bad|bench|board|build|cli|edition|event|exhibit|games|illegal|option|play|prompt|reason|record|replay"
    r"|rules|simulate|ticket|tune|unknown|verify|weights)-[a-z]+(-[a-z]+)*\b(?!\.json)"
)

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_command = pytest.mark.parametrize("command", COMMANDS)


@dataclass(frozen=True)
class Run:
    """What came of running the program once."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def complaints(self) -> list[str]:
        return self.err.splitlines()

    def succeeded(self) -> bool:
        return self.code == 0 and not self.err

    def refused(self) -> bool:
        """Whether it answered with one sentence and nothing else."""
        said = not self.out and len(self.complaints) == 1
        return self.code == 2 and said and not any(word in self.err for word in ("Traceback", "[Errno"))


@cache
def finished_record(seed: str = "1893", seats: tuple[str, ...] = ("random", "random", "random")) -> Record:
    return play(SLUG, seats, seed).record


def running_record(moves: int) -> Record:
    """A finished game as it stood after so many moves."""
    whole = finished_record()
    return whole.with_moves(whole.moves[:moves])


def forged(record: Record, **values: Any) -> str:
    """The text of a record in which these values were changed by hand."""
    return json.dumps(json.loads(record.to_json()) | values)


def deal_with(card: str) -> tuple[str, str]:
    """A seed, and the area beside which this card lies, the only figure there, when it has dealt a game of two."""
    for number in range(1000):
        view = load(SLUG).new(2, seed_from(str(number)), {"first-player": "1"}).view(None)
        for area in view["areas"]:
            if [beside["card"] for beside in area["cards"] if beside["kind"] == "figure"] == [card]:
                return str(number), area["area"]
    raise AssertionError(f"{card} is never dealt")


def table_of_two(seed: str, path: Path) -> list[str]:
    """The arguments of a game between two people of whom Ada begins."""
    seats = ["--seats", "Ada=me,Ben=me", "--option", "first-player=1"]
    return ["play", SLUG, *seats, "--seed", seed, "--save", str(path)]


def moves_in(path: Path) -> list[str]:
    return [str(move) for move in Record.read(path).moves]
