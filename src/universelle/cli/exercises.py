"""`universelle exercises`: make the small exercises of a game, and check that they are still true."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Final

from universelle.cli.arguments import EXERCISE_ACTIONS, game_from, missing_action, number_from
from universelle.cli.shell import Shell, command
from universelle.contract.game import Game
from universelle.core.errors import BadRequest
from universelle.core.files import write_text
from universelle.core.message import Message
from universelle.exercises.exercise import FILE, exercises_of, has_exercises, written
from universelle.exercises.making import make, untrue

FALSE: Final = 1  # the exit code if an exercise is not true any more
MOST_SEEDS: Final = 1_000_000


def run(shell: Shell, arguments: Namespace) -> int:
    if arguments.what not in EXERCISE_ACTIONS:
        raise missing_action("exercises", EXERCISE_ACTIONS)
    game = shell.enter(game_from(arguments))
    return _make(shell, game, arguments) if arguments.what == "make" else _check(shell, game, arguments.thorough)


def _make(shell: Shell, game: Game, arguments: Namespace) -> int:
    def told(question: str, count: int) -> None:
        shell.tell(shell.words("exercises-found", question=question, count=count))

    found = make(game, number_from(arguments.seed, "--seed", 0, MOST_SEEDS), told)
    out = Path(arguments.out or f"{game.meta.slug}.{FILE}")
    write_text(out, written(found))
    shell.tell(shell.words("exercises-written", file=str(out), count=len(found)))
    return 0


def _check(shell: Shell, game: Game, thorough: bool) -> int:
    if not has_exercises(game):
        raise BadRequest("exercises-none", command=command("exercises", "make", game.meta.slug))
    code = 0
    for number, exercise in enumerate(exercises_of(game.meta.slug), start=1):
        why = untrue(exercise, thorough)
        if why is None:
            shell.tell(shell.words("exercises-true", number=number))
        else:
            shell.complain(Message("exercises-untrue", {"number": number, "why": why}))
            code = FALSE
    return code
