"""The file of a tuning run: a line of JSON that says which it is, then a line for each finished generation.

It is rewritten after every generation, so that whoever stops a run loses at most the one that is being played.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import isfinite
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from universelle.arena.journal import check_head
from universelle.arena.tuning import Generation, Result, Tuner
from universelle.core.errors import BadRequest, reason_of
from universelle.core.files import read_text, write_text
from universelle.games.registry import load

if TYPE_CHECKING:
    from universelle.arena.tuning import Tuning

FORMAT: Final = "universelle-tune"
VERSION: Final = 1
LARGEST: Final = 100_000_000  # bytes


class Generations:
    """The file of a run, which begins with the generations in it if it is there."""

    def __init__(self, path: Path, tuning: Tuning) -> None:
        """A file of anything else is left as it is."""
        self.path = path
        self._head = _head(tuning)
        lines: list[str] = []
        try:
            if path.exists():
                lines = read_text(path, LARGEST).splitlines()
        except (OSError, ValueError) as error:
            raise BadRequest("arena-file-unusable", file=str(path), why=reason_of(error)) from error
        if lines:
            check_head(path, lines[0], self._head, "tune-file-foreign")
        self.tuner = Tuner(tuning, _sound(lines[1:], len(tuning.tuned)))
        self.damaged = len(self.tuner.generations) + 1 if len(self.tuner.generations) < len(lines) - 1 else None
        self.write()

    def write(self) -> None:
        trees = [self._head, *[_tree(generation) for generation in self.tuner.generations]]
        text = "".join([json.dumps(tree, ensure_ascii=False, separators=(",", ":")) + "\n" for tree in trees])
        try:
            write_text(self.path, text)
        except OSError as error:
            raise BadRequest("arena-file-unusable", file=str(self.path), why=reason_of(error)) from error


def _head(tuning: Tuning) -> dict[str, Any]:
    game = load(tuning.game)
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": tuning.game,
        "ruleset": game.meta.ruleset,
        "bot": tuning.bot,
        "players": tuning.players,
        "games": tuning.games,
        "seed": tuning.seed,
        "options": game.rules.check(tuning.players, tuning.options),
        "edition": {"name": tuning.edition.name, **tuning.edition.values},
        "tuned": list(tuning.tuned),
        "start": dict(tuning.start),
    }


def _tree(generation: Generation) -> dict[str, Any]:
    return {"middle": generation.middle, "results": generation.results}


def _sound(lines: Sequence[str], tuned: int) -> list[Generation]:
    """The generations on these lines, up to the first that cannot be read."""
    generations = []
    for line in lines:
        try:
            generations.append(_parsed(line, tuned))
        except (ValueError, TypeError, KeyError, RecursionError):
            break
    return generations


def _parsed(line: str, tuned: int) -> Generation:
    """A generation from its line; whatever it is not as it was written raises an error of Python's own."""
    tree = json.loads(line)
    middle = tuple(tree["middle"])
    results = tuple([Result(*numbers) for numbers in tree["results"]])
    numbers = [*middle, *[number for result in results for number in result]]
    if len(middle) != tuned or not all([type(number) in (int, float) and isfinite(number) for number in numbers]):
        raise ValueError
    return Generation(results, middle)
