"""`universelle simulate`: many games between bots."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from rich.table import Table

from universelle.arena.processes import cores
from universelle.arena.simulation import Tally, simulate
from universelle.bots import check_bot
from universelle.cli.arguments import edition_from, game_from, number_from, options_from
from universelle.cli.playing import Playing, tell_stand_ins
from universelle.cli.shell import Shell
from universelle.contract.game import Game
from universelle.core.chance import seed_from
from universelle.core.edition import Edition
from universelle.core.errors import BadRequest, reason_of
from universelle.i18n import Translations

MOST_GAMES = 100_000_000


def run(shell: Shell, arguments: Namespace) -> int:
    game = shell.enter(game_from(arguments))
    bots = _bots(arguments, game)
    options = options_from(arguments.option)
    edition = edition_from(arguments)
    games = number_from(arguments.games, "--games", 1, MOST_GAMES)
    game.new(len(bots), seed_from(arguments.seed), options, edition)
    folder = records_folder(arguments.records, game.meta.slug)
    tally = Tally(game.meta.slug, bots)
    code = _play_all(shell, Run(game.meta.slug, bots, games, arguments.seed, options, edition), tally, folder)
    if not tally.games:
        return code
    if arguments.json:
        shell.print_json(tally.report())
    else:
        _show(shell, game.meta.title, tally)
        if folder:
            shell.name_file(shell.words("simulate-kept", games=tally.games, folder=str(folder)))
    tell_stand_ins(shell, game, tally.stood_in)
    return code


class Run(NamedTuple):
    """The matches to be played."""

    game: str
    bots: list[str]
    games: int
    seed: str
    options: Mapping[str, str]
    edition: Edition


def _play_all(shell: Shell, asked: Run, tally: Tally, folder: Path | None) -> int:
    """Count the games; the exit code."""
    with Playing(shell, asked.games) as playing:
        for outcome in simulate(*asked, cores(), playing.shared_out, playing.lost):
            tally.add(outcome)
            playing.failed(outcome.failures)
            tally.processes = playing.processes
            playing.advance()
            if folder:
                outcome.record.save(folder / f"{tally.game}.{tally.games:06}.json")
    return playing.code


def _bots(arguments: Namespace, game: Game) -> list[str]:
    """The named bots; the last one fills the seats that are left."""
    names = [name.strip() for name in arguments.bots.split(",")]
    for name in names:
        check_bot(game, name)
    players = max(game.meta.min_players, len(names))
    if arguments.players is not None:
        players = number_from(arguments.players, "--players", 0, 99)
    game.rules.check(players, {})
    if len(names) > players:
        raise BadRequest("bad-seats", count=len(names), players=players)
    return names + [names[-1]] * (players - len(names))


def records_folder(name: str | None, slug: str, again: bool = False) -> Path | None:
    """The folder for records, made if need be; records that lie there are left alone, unless it is used again."""
    if name is None:
        return None
    folder = Path(name).expanduser()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not again and any(folder.glob(f"{slug}.*.json")):
            raise BadRequest("folder-in-use", folder=name)
    except (OSError, ValueError) as error:
        if isinstance(error, BadRequest):
            raise
        raise BadRequest("cannot-write-folder", folder=name, why=reason_of(error)) from error
    return folder


def _show(shell: Shell, title: str, tally: Tally) -> None:
    words, report = shell.words, tally.report()
    shell.tell(
        words(
            "simulate-head",
            title=title,
            players=report["players"],
            games=report["games"],
            processes=report["processes"],
            seconds=words.decimal(report["seconds"]),
            rate=round(report["games_per_second"]),
            actions=round(report["actions_per_second"]),
            length=words.decimal(report["length"]["mean"]),
        )
    )
    shell.out.print(_results(words, report["seats"]))
    shell.out.print(_points(words, report["seats"]))


def _results(words: Translations, seats: list[dict[str, Any]]) -> Table:
    """Wins and points, a row for each seat."""
    table = Table()
    for key in ("seat", "bot", "wins", "interval", "mean", "sd", "deciles"):
        table.add_column(words(f"simulate-{key}"))
    for number, seat in enumerate(seats, start=1):
        low, high = seat["wins_interval"]
        table.add_row(
            str(number),
            seat["bot"],
            words.percent(seat["wins"]),
            f"{words.decimal(100 * low)}–{words.decimal(100 * high)}",
            words.decimal(seat["mean_score"]),
            words.decimal(seat["sd_score"]),
            "/".join(words.decimal(mark, 0) for mark in seat["deciles"]),
        )
    return table


def _points(words: Translations, seats: list[dict[str, Any]]) -> Table:
    """Where points come from on average, a column for each seat."""
    table = Table()
    table.add_column(words("simulate-points"))
    for number in range(1, len(seats) + 1):
        table.add_column(str(number), justify="right")
    for reason in sorted({reason for seat in seats for reason in seat["points"]}):
        table.add_row(words(reason), *[words.decimal(seat["points"].get(reason, 0.0)) for seat in seats])
    return table
