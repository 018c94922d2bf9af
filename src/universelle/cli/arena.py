"""`universelle arena`: which bots are stronger, and by how much."""

from __future__ import annotations

from argparse import Namespace
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.table import Table

from universelle.arena.chart import chart_svg
from universelle.arena.cluster import on_ray
from universelle.arena.contest import Contest
from universelle.arena.games import Report, Workers, here, in_processes, play_all
from universelle.arena.journal import Journal
from universelle.arena.libraries import require
from universelle.arena.progress import Progress
from universelle.arena.ratings import Rating
from universelle.arena.standings import Row, standings, verdict
from universelle.bots import check_bot
from universelle.cli.arguments import edition_from, game_from, number_from, options_from, players_from, processes_from
from universelle.cli.playing import Playing, tell_stand_ins
from universelle.cli.shell import Shell
from universelle.cli.simulate import records_folder
from universelle.contract.game import Game
from universelle.core.chance import seed_from
from universelle.core.errors import BadRequest, reason_of
from universelle.core.files import write_text
from universelle.core.message import Message
from universelle.drawing.parts import MINUS, signed_number
from universelle.i18n import Translations

MOST_GAMES: Final = 1_000_000
ANCHOR: Final = 2  # the level whose rating is 1000
NARROW: Final[dict[str, Any]] = {"box": SIMPLE_HEAD, "show_edge": False, "pad_edge": False, "padding": (0, 1, 0, 0)}


class Running:
    """A contest while it is played."""

    def __init__(self, progress: Progress, journal: Journal | None, folder: Path | None) -> None:
        self.progress = progress
        self.contest = progress.contest
        self.processes = 1
        self.seconds = 0.0
        self._journal = journal
        self._folder = folder
        self._known = progress.games

    def play(self, workers: Workers, playing: Playing) -> None:
        """Play what is waiting."""
        began = perf_counter()
        try:
            waiting = self.progress.waiting
            with closing(play_all(self.contest, waiting, workers, self._folder is not None)) as reports:
                while not self.progress.over:
                    report = next(reports)
                    self.progress.add(report.played)
                    playing.advance()
                    playing.failed(report.failures)
                    self._keep(report)
        finally:
            self.seconds = perf_counter() - began

    def _keep(self, report: Report) -> None:
        if self._journal:
            self._journal.add(report.played)
        if self._folder and report.record:
            deal, seats = seating = report.played.seating
            number = f"{self.contest.seatings(deal).index(seating) + 1:0{len(str(len(seats)))}}"
            report.record.save(self._folder / f"{self.contest.game}.{deal + 1:06}.{number}.json")

    @property
    def rate(self) -> float:
        """Games a second, of those that were played now."""
        return (self.progress.games - self._known) / self.seconds if self.seconds else 0.0

    def report(self, rows: list[Row]) -> dict[str, Any]:
        """The result as plain data."""
        deals = self.progress.counted()
        return {
            "game": self.contest.game,
            "players": self.contest.players,
            "seed": self.contest.seed,
            "games": sum(map(len, deals)),
            "deals": len(deals),
            "bots": [row.tree() for row in rows],
            "test": verdict(self.contest, self.progress.test),
            "processes": self.processes,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.rate, 2),
        }


def run(shell: Shell, arguments: Namespace) -> int:
    require("choix")
    game = shell.enter(game_from(arguments))
    contest = _contest(arguments, game)
    chart = _chart_file(arguments.chart)
    running = _running(shell, arguments, contest)
    code = _play(shell, running, processes_from(arguments), arguments.ray)
    if not running.progress.games:
        return code
    rows = standings(contest, running.progress.counted(), _anchor(game))
    if arguments.json:
        shell.print_json(running.report(rows))
    else:
        _show(shell, game.meta.title, running, rows)
    tell_stand_ins(shell, game, {row.name: row.stand_ins for row in rows})
    if chart:
        _save(chart, chart_svg(game, rows, shell.words, _about(shell.words, running, rows)))
        if not arguments.json:
            shell.name_file(shell.words("draw-done", file=str(chart)))
    return code


def _contest(arguments: Namespace, game: Game) -> Contest:
    bots = tuple([name.strip() for name in arguments.bots.split(",")]) if arguments.bots else ()
    if not bots:
        raise BadRequest("arena-too-few-bots")
    for name in bots:
        check_bot(game, name)
    players = players_from(arguments, game)
    options, edition = options_from(arguments.option), edition_from(arguments)
    game.new(players, seed_from(arguments.seed), options, edition)
    return Contest(game.meta.slug, bots, players, arguments.seed, options, edition)


def _running(shell: Shell, arguments: Namespace, contest: Contest) -> Running:
    """The contest with all games that are known already."""
    games = number_from(arguments.games, "--games", 1, MOST_GAMES)
    progress = Progress(contest, games, arguments.until_sure)
    folder = records_folder(arguments.records, contest.game, again=arguments.resume is not None)
    if not arguments.resume:
        return Running(progress, None, folder)
    journal = Journal.open(Path(arguments.resume).expanduser(), contest)
    if journal.damaged:
        lines = ", ".join(map(str, journal.damaged))
        shell.complain(Message("arena-file-damaged", {"file": str(journal.path), "lines": lines}))
    return Running(Progress(contest, games, arguments.until_sure, journal.played), journal, folder)


def _chart_file(name: str | None) -> Path | None:
    if name is None:
        return None
    path = Path(name).expanduser()
    if path.suffix.lower() != ".svg" or not path.parent.is_dir():
        raise BadRequest("arena-bad-chart", file=name)
    return path


def _save(chart: Path, picture: str) -> None:
    try:
        write_text(chart, picture)
    except OSError as error:
        raise BadRequest("output-failed", why=reason_of(error)) from error


def _anchor(game: Game) -> str | None:
    """The opponent of the second level."""
    return next((name for name, opponent in game.opponents.items() if opponent.level == ANCHOR), None)


def _play(shell: Shell, running: Running, processes: int, ray: str | None) -> int:
    """Play what is waiting; the exit code."""
    with Playing(shell, running.progress.asked, running.progress.games) as playing:
        running.play(_workers(processes, ray, playing), playing)
    running.processes = playing.processes
    return playing.code


def _workers(processes: int, ray: str | None, playing: Playing) -> Workers:
    if ray is not None:
        return on_ray(ray, playing.shared_out)
    return here if processes == 1 else in_processes(processes, playing.shared_out, lost=playing.lost)


def _about(words: Translations, running: Running, rows: list[Row]) -> str:
    deals = running.progress.counted()
    about = words("arena-about", players=running.contest.players, games=sum(map(len, deals)), deals=len(deals))
    moves = sum(row.stand_ins for row in rows)
    return f"{about} · {words('arena-stood-in', moves=moves)}" if moves else about


def _show(shell: Shell, title: str, running: Running, rows: list[Row]) -> None:
    words = shell.words
    speed = words("arena-speed", processes=running.processes, rate=words.decimal(running.rate))
    shell.tell(f"{title} · {_about(words, running, rows)} · {speed}")
    shell.out.print(_results(words, rows))
    shell.tell(words("arena-intervals"))
    if len(rows) > 2:
        shell.out.print(_meetings(words, rows))
    if told := verdict(running.contest, running.progress.test):
        key = "arena-better" if told["better"] else "arena-not-sure"
        shell.tell(words(key, bot=told["better"] or "", deals=told["deals"]))


def _results(words: Translations, rows: list[Row]) -> Table:
    """A row for each bot, the best first."""
    table = Table(words("simulate-bot"), **NARROW)
    for key in ("games", "share", "times-fair", "rating", "margin", "points"):
        table.add_column(words(f"arena-{key}"), justify="right", no_wrap=True)
    for row in rows:
        low, high = row.interval
        table.add_row(
            row.name,
            str(row.games),
            f"{words.percent(row.share)} ({words.decimal(100 * low, 0)}–{words.decimal(100 * high, 0)})",
            words.decimal(row.share / row.fair, 2),
            _told(row.rating),
            "" if row.margin is None else _points(words, row.margin),
            _points(words, row.points),
        )
    return table


def _points(words: Translations, points: float) -> str:
    return words.decimal(points).replace("-", MINUS)


def _told(rating: Rating) -> str:
    """A rating with its interval; the one to which all are compared has none."""
    value, low, high = [signed_number(round(bound)) for bound in rating]
    return value if low == high else f"{value} ({low}–{high})"


def _meetings(words: Translations, rows: list[Row]) -> Table:
    """How often each bot was placed before each other one."""
    table = Table(words("arena-before"), **NARROW)
    for row in rows:
        table.add_column(row.name, justify="right")
    for row in rows:
        met = [words.percent(row.against[other.name]) if other.name in row.against else "" for other in rows]
        table.add_row(row.name, *met)
    return table
