"""`universelle simulate`: many games between bots."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from universelle.arena.simulation import Tally, simulate
from universelle.bots import make_bot
from universelle.cli.arguments import number_from, options_from
from universelle.cli.shell import Shell
from universelle.core.edition import Edition
from universelle.core.errors import BadRequest
from universelle.core.record import Record
from universelle.core.registry import titles

MOST_GAMES = 100_000_000


def run(shell: Shell, arguments: Namespace) -> int:
    if not arguments.game:
        raise BadRequest("cli-missing-game", known=", ".join(titles()))
    game = shell.enter(arguments.game)
    bots = _bots(arguments, game.meta.min_players)
    options = options_from(arguments.option)
    edition = Edition.read(Path(arguments.edition)) if arguments.edition else Edition()
    game.check(len(bots), options)
    games = number_from(arguments.games, "--games", 1, MOST_GAMES)
    folder = _folder(arguments.records)
    tally = Tally(game.meta.slug, bots)
    with _progress(shell) as progress:
        task = progress.add_task(shell.words("simulate-working"), total=games)
        for outcome in simulate(game.meta.slug, bots, games, arguments.seed, options, edition):
            tally.add(outcome)
            if folder:
                _keep(outcome.record, folder, tally.games)
            progress.advance(task)
    if arguments.json:
        shell.print_json(tally.report())
    else:
        _show(shell, game.meta.title, tally)
        if folder:
            shell.out.print(shell.words("simulate-kept", games=tally.games, folder=str(folder)), markup=False)
    return 0


def _bots(arguments: Namespace, fewest: int) -> list[str]:
    """The named bots; the last one fills the seats that are left."""
    names = [name.strip() for name in arguments.bots.split(",")]
    for name in names:
        make_bot(name, "")
    players = max(fewest, len(names))
    if arguments.players is not None:
        players = number_from(arguments.players, "--players", 0, 99)
    if len(names) > players:
        raise BadRequest("bad-seats", count=len(names), players=players)
    return names + [names[-1]] * (players - len(names))


def _folder(name: str | None) -> Path | None:
    if name is None:
        return None
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadRequest("cannot-write-folder", folder=name, why=error.strerror or str(error)) from error
    return folder


def _keep(record: Record, folder: Path, number: int) -> None:
    record.save(folder / f"{record.game}.{number:06}.json")


def _progress(shell: Shell) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=shell.err, transient=True, disable=not shell.err.is_terminal)


def _show(shell: Shell, title: str, tally: Tally) -> None:
    words, report = shell.words, tally.report()
    shell.out.print(
        words(
            "simulate-head",
            title=title,
            players=report["players"],
            games=report["games"],
            seconds=f"{report['seconds']:.1f}",
            rate=round(report["games_per_second"]),
            actions=round(report["actions_per_second"]),
            length=f"{report['length']['mean']:.1f}",
        ),
        markup=False,
    )
    table = Table()
    for key in ("seat", "bot", "wins", "interval", "mean", "sd", "deciles", "points"):
        table.add_column(words(f"simulate-{key}"))
    for number, seat in enumerate(report["seats"], start=1):
        low, high = seat["wins_interval"]
        points = sorted(seat["points"].items(), key=lambda item: -item[1])
        table.add_row(
            str(number),
            seat["bot"],
            f"{seat['wins']:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{seat['mean_score']:.1f}",
            f"{seat['sd_score']:.1f}",
            "/".join(f"{mark:.0f}" for mark in seat["deciles"]),
            "\n".join(f"{words(reason)} {mean:.1f}" for reason, mean in points),
        )
    shell.out.print(table)
