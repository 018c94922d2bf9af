"""`universelle tune`: better weights for the evaluation of a game, by self-play."""

from __future__ import annotations

import shlex
from argparse import Namespace
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final

from rich.table import Table

from universelle.arena import weights_file
from universelle.arena.generations import Generations
from universelle.arena.libraries import require
from universelle.arena.processes import Team
from universelle.arena.tuning import Proof, Tuner, Tuning, play_task, tunable
from universelle.bots import bots_with_weights
from universelle.bots.weighted import AT, evaluation_from
from universelle.cli.arguments import (
    edition_from,
    game_from,
    number_from,
    options_from,
    players_from,
    processes_from,
)
from universelle.cli.playing import Playing
from universelle.cli.shell import Shell, command
from universelle.core.chance import seed_from
from universelle.core.errors import BadRequest
from universelle.core.message import Message

if TYPE_CHECKING:
    from universelle.arena.games import Played
    from universelle.arena.tuning import Players, Task
    from universelle.contract.game import Game

MOST_GAMES: Final = 100_000
MOST_GENERATIONS: Final = 10_000
PROVING: Final = "400"  # games of the command that is proposed


def run(shell: Shell, arguments: Namespace) -> int:
    require("cma")
    game = shell.enter(game_from(arguments))
    tuning = _tuning(arguments, game)
    generations = number_from(arguments.generations, "--generations", 1, MOST_GENERATIONS)
    processes = processes_from(arguments)
    out = _out(arguments, tuning)
    file = _file(shell, arguments, tuning, out)
    began = perf_counter()
    proof, playing = _play(shell, file, generations, processes)
    tuner = file.tuner
    if proof is None:
        shell.complain(
            Message("tune-stopped", {"generations": len(tuner.generations), "command": _again(arguments, file.path)})
        )
        return playing.code
    weights_file.save(out, tuner, proof, shlex.join(["universelle", *_asked(arguments)]))
    if arguments.json:
        shell.print_json(_report(tuner, proof, out, playing, perf_counter() - began))
    else:
        _show(shell, game, tuner, proof, out)
    return 0


def _tuning(arguments: Namespace, game: Game) -> Tuning:
    if arguments.bot not in bots_with_weights(game):
        raise BadRequest("unknown-bot", bot=arguments.bot, known=", ".join(bots_with_weights(game)))
    evaluation = evaluation_from(game, arguments.weights) if arguments.weights else game.evaluation
    start = evaluation.weights()
    if not start:
        raise BadRequest("weights-fixed")
    players = players_from(arguments, game)
    options, edition = options_from(arguments.option), edition_from(arguments)
    game.new(players, seed_from(arguments.seed), options, edition)
    only = [name.strip() for name in arguments.only.split(",")] if arguments.only else []
    return Tuning(
        game.meta.slug,
        arguments.bot,
        players,
        number_from(arguments.games, "--games", 1, MOST_GAMES),
        start,
        tunable(game, players, start, only),
        arguments.seed,
        options,
        edition,
    )


def _out(arguments: Namespace, tuning: Tuning) -> Path:
    """The file for the weights. Only who continues a run may replace one."""
    path = Path(arguments.out or f"{tuning.game}.{tuning.players}.weights.toml").expanduser()
    if not path.parent.is_dir():
        raise BadRequest("tune-no-folder", file=str(path))
    if path.exists() and not arguments.resume:
        raise BadRequest("file-exists", file=str(path))
    return path


def _file(shell: Shell, arguments: Namespace, tuning: Tuning, out: Path) -> Generations:
    """The file of the run: the one to be resumed, or a new one beside the weights."""
    path = Path(arguments.resume).expanduser() if arguments.resume else out.with_suffix(".jsonl")
    if path.exists() and not arguments.resume:
        raise BadRequest("tune-file-exists", file=str(path))
    file = Generations(path, tuning)
    if file.damaged:
        shell.complain(Message("tune-file-damaged", {"file": str(path), "generation": file.damaged}))
    return file


def _play(shell: Shell, file: Generations, generations: int, processes: int) -> tuple[Proof | None, Playing]:
    """Play what is left of the generations, then the proof; None if somebody stopped it."""
    tuner = file.tuner
    known = min(len(tuner.generations), generations)
    proof = None
    with (
        Playing(shell, (generations + 1) * tuner.games, known * tuner.games) as playing,
        _players(tuner.tuning, processes, playing) as players,
    ):
        while len(tuner.generations) < generations:
            playing.describe(_stage(shell, tuner, generations))
            tuner.advance(players)
            file.write()
        playing.describe(shell.words("tune-proving"))
        proof = tuner.prove(players)
    return proof, playing


def _stage(shell: Shell, tuner: Tuner, generations: int) -> str:
    """Which generation is being played, and the best share so far."""
    number = len(tuner.generations) + 1
    if number == 1:
        return shell.words("tune-first", generations=generations)
    best = max(result.share for generation in tuner.generations for result in generation.results)
    return shell.words("tune-generation", number=number, generations=generations, best=shell.words.percent(best))


@contextmanager
def _players(tuning: Tuning, processes: int, playing: Playing) -> Iterator[Players]:
    """Those who play the games of all generations."""
    work = partial(play_task, tuning)

    def counted(found: Iterable[tuple[int, Played]]) -> Iterator[tuple[int, Played]]:
        for each in found:
            playing.advance()
            yield each

    def here(tasks: Sequence[Task]) -> Iterator[tuple[int, Played]]:
        return counted(enumerate(map(work, tasks)))

    if processes == 1:
        yield here
        return
    with Team(work, processes, playing.lost) as team:
        playing.processes = processes
        yield lambda tasks: counted(team.finish(tasks))


def _asked(arguments: Namespace) -> list[str]:
    """The arguments that decide what comes of a run."""
    asked = ["tune", arguments.game, *[f"--option={option}" for option in arguments.option]]
    values = vars(arguments)
    names = ("players", "bot", "games", "generations", "seed", "only", "weights", "edition")
    return asked + [part for name in names if values[name] for part in (f"--{name}", values[name])]


def _again(arguments: Namespace, file: Path) -> str:
    """The command that continues a run."""
    out = ["--out", arguments.out] if arguments.out else []
    return command(*_asked(arguments), *out, "--resume", str(file))


def _report(tuner: Tuner, proof: Proof, out: Path, playing: Playing, seconds: float) -> dict[str, Any]:
    """The result as plain data."""
    tuning = tuner.tuning
    return {
        "game": tuning.game,
        "players": tuning.players,
        "bot": tuning.bot,
        "seed": tuning.seed,
        "generations": len(tuner.generations),
        "candidates": tuner.population,
        "games": len(tuner.generations) * tuner.games,
        "proof": proof.games,
        "share": round(proof.share, 4),
        "interval": [round(bound, 4) for bound in proof.interval],
        "margin": round(proof.margin, 2),
        "tuned": list(tuning.tuned),
        "before": dict(tuning.start),
        "weights": tuner.weights,
        "file": str(out),
        "processes": playing.processes,
        "seconds": round(seconds, 3),
    }


def _show(shell: Shell, game: Game, tuner: Tuner, proof: Proof, out: Path) -> None:
    words, tuning = shell.words, tuner.tuning
    about = words("tune-about", generations=len(tuner.generations), games=len(tuner.generations) * tuner.games)
    shell.tell(f"{game.meta.title} · {about}")
    table = Table(*[words(f"tune-{key}") for key in ("weight", "before", "after")])
    weights = tuner.weights
    for name in tuning.tuned:
        table.add_row(name, words.decimal(tuning.start[name], 3), words.decimal(weights[name], 3))
    shell.out.print(table)
    low, high = [words.decimal(100 * bound, 0) for bound in proof.interval]
    shell.tell(words("tune-share", share=words.percent(proof.share), low=low, high=high, games=proof.games))
    shell.name_file(words("tune-saved", file=str(out)))
    bots = f"{tuning.bot}{AT}{out},{tuning.bot}"
    prove = command("arena", tuning.game, "--bots", bots, "--players", str(tuning.players), "--games", PROVING)
    shell.name_file(words("tune-prove", command=prove))
