"""`universelle play`: a game in the terminal, alone against bots or around one screen."""

from __future__ import annotations

from argparse import Namespace
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.table import Table
from rich.text import Text

from universelle.bots import Perspective, bot_at, simpler_than
from universelle.bots.seat_specs import SeatSpec, kind_of, named
from universelle.cli.arguments import USUAL_GAME, USUAL_SEATS, edition_from, options_from
from universelle.cli.bots import dots
from universelle.cli.hints import hint_for, show_hint
from universelle.cli.shell import Shell, command, data_folder
from universelle.contract.scene import scene_of
from universelle.core.action import group_actions
from universelle.core.chance import fresh_seed, seed_from
from universelle.core.errors import BadNotation, BadRequest, BotFailed, UniverselleError
from universelle.core.event import START, Event, Points
from universelle.core.message import Message, Seat
from universelle.matches.match import Match
from universelle.matches.players import short_name
from universelle.matches.record import Record

with suppress(ImportError):  # it is not on every system
    import readline  # noqa: F401 - gives input() its arrow keys and history

if TYPE_CHECKING:
    from collections.abc import Sequence

    from universelle.core.action import Action

LAST: Final = "last"


def run(shell: Shell, arguments: Namespace) -> int:
    if arguments.resume:
        path = _saved(arguments)
        record = Record.read(path)
    else:
        record = _new_record(shell, arguments)
        path = _new_path(record)
    if arguments.save:
        path = Path(arguments.save).expanduser()
        refuse_to_overwrite(path)
    shell.enter(record.game, record.seats)
    ours = not arguments.resume or path.parent == data_folder() / "games"  # the file of another must start no program
    return Play(shell, Match(record), path, programs=ours).run()


def _new_record(shell: Shell, arguments: Namespace) -> Record:
    slug = arguments.game or USUAL_GAME
    game = shell.enter(slug)
    asked = [text.strip() for text in (arguments.seats or USUAL_SEATS).split(",")]
    seats = named(asked, shell.words, game, programs=True)
    options = options_from(arguments.option)
    edition = edition_from(arguments)
    seed = seed_from(arguments.seed) if arguments.seed else fresh_seed()
    game.new(len(seats), seed, options, edition)
    filled = game.rules.check(len(seats), options)
    return Record(slug, game.meta.ruleset, tuple(seats), seed, filled, edition).sealed(arguments.seed or "")


def refuse_to_overwrite(path: Path) -> None:
    if path.exists():
        raise BadRequest("file-exists", file=str(path))


def _new_path(record: Record) -> Path:
    folder = data_folder() / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadRequest("cannot-write-folder", folder=str(folder), why=error.strerror or str(error)) from error
    moment = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return folder / f"{record.game}.{moment}.{record.seed.hex()[:6]}.json"


def _saved(arguments: Namespace) -> Path:
    """The record to go on with; what it settles cannot be asked for again."""
    for name in ("game", "seats", "seed", "option", "edition"):
        if vars(arguments)[name]:
            raise BadRequest("cli-not-with-resume", option="GAME" if name == "game" else f"--{name}")
    if arguments.resume != LAST:
        return Path(arguments.resume).expanduser()
    saved = [path for path in (data_folder() / "games").glob("*.json") if path.is_file()]
    for path in sorted(saved, key=lambda path: path.stat().st_mtime, reverse=True):
        if _is_running(path):
            return path
    raise BadRequest("no-saved-game", command=command("play"))


def _is_running(path: Path) -> bool:
    try:
        return Record.read(path).result is None
    except UniverselleError:
        return False


@dataclass(frozen=True, slots=True)
class Row:
    """A line to pick from: an action with its consequence, or the title of several to pick from next."""

    name: str
    consequence: str
    actions: list[Action]


class PlayerQuit(Exception):
    """The player leaves the table."""


class Play:
    """A session in the terminal."""

    def __init__(self, shell: Shell, match: Match, path: Path, programs: bool) -> None:
        self.shell = shell
        self.match = match
        self.path = path
        self.seats = [SeatSpec.parse(text, match.game, programs) for text in match.record.seats]
        self.board_is_new = True
        self.group: Sequence[Action] = ()  # the actions being picked from, if not all
        self.depth = 0  # how many groups have been opened

    def run(self) -> int:
        words = self.shell.words
        if self.match.state.to_move():
            self._save(self.path)
        self.shell.name_file(words("play-begins", title=self.match.game.meta.title, file=str(self.path)), "dim")
        if any(spec.bot for spec in self.seats):
            self.shell.tell(words.listed([self._called(seat, spec.bot) for seat, spec in enumerate(self.seats)]), "dim")
            self._introduce()
        if self.match.history:
            self.shell.tell(words("play-resumed", moves=len(self.match.history)))
        try:
            while seats := self.match.state.to_move():
                if bot := self.seats[seats[0]].bot:
                    self._bot_moves(seats[0], bot)
                else:
                    self._person_decides(seats[0])
        except (PlayerQuit, EOFError, KeyboardInterrupt):
            self.shell.tell("")
            self.shell.name_file(words("play-left", command=self._advice()))
            return 0
        self._show_end()
        return 0

    def _called(self, seat: int, bot: str | None) -> str:
        """A player's name, and for a bot what it is like; a character without another name by its full one."""
        words, name = self.shell.words, self.shell.words.players[seat]
        if bot is None:
            return name
        kind = kind_of(words, bot)
        own = bot in self.match.game.opponents and name == short_name(words, bot)
        return kind if own else words("play-bot", name=name, kind=kind)

    def _introduce(self) -> None:
        """The characters at the table, each with its strength and its line."""
        words, game = self.shell.words, self.match.game
        for bot in dict.fromkeys([spec.bot for spec in self.seats if spec.bot in game.opponents]):
            name = words("label", what=words(f"opponent-{bot}"))
            self.shell.tell(f"{dots(game, bot)} {name} {words(f'opponent-{bot}.line')}", "dim")

    def _advice(self) -> str:
        """The command that goes on with this game."""
        ours = self.path.parent == data_folder() / "games"
        return command("play", "--resume", LAST if ours else str(self.path.absolute()))

    def _bot_moves(self, seat: int, name: str) -> None:
        """Let a bot move; if it fails a simpler one, and if that fails, too, whatever comes first."""
        match = self.match
        perspective = Perspective(match.game, match.state, seat)
        for chooser in (name, simpler_than(match.game, name)):
            with suppress(BotFailed):
                if chooser:
                    bot = bot_at(match.game, chooser, match.record.seed, seat, len(match.history))
                    self._make(seat, bot.choose(perspective), None if chooser == name else chooser)
                    return
        self._make(seat, perspective.legal_actions[0], "")

    def _person_decides(self, seat: int) -> None:
        words, state = self.shell.words, self.match.state
        if self.board_is_new:
            self._print_board(seat)
            self.group, self.depth = (), 0
        choices = self._choices(seat)
        self.shell.tell(words.say(state.agenda[-1].prompt(seat)), "bold")
        self._show_choices(choices)
        while not self._obey(seat, choices, input(f"{words('play-choose')} ").strip()):
            pass

    def _choices(self, seat: int) -> list[Row]:
        """What can be picked: actions, and where there are many, groups of them."""
        words, terminal = self.shell.words, self.match.game.terminal
        choice = terminal.choice
        scene = scene_of(self.match.state, words, seat)
        actions = self.group or terminal.listed(scene)
        rows: list[Row] = []
        for title, members in group_actions(actions, self.depth, scene.groups):
            if title is None:
                name, consequence, _ = choice(scene, members[0])
                rows.append(Row(name, consequence, members))
            else:
                rows.append(Row(words.say(title), "", members))
        return rows

    def _obey(self, seat: int, choices: Sequence[Row], text: str) -> bool:
        """Carry out what was typed; whether the position or the list of choices must be shown again."""
        command, _, rest = text.partition(" ")
        if text.isascii() and text.isdigit() and (self.depth or text != "0") and int(text[:9]) <= len(choices):
            return self._pick(seat, choices, int(text[:9]))
        match command.lower():
            case "q" | "quit" | "exit":
                raise PlayerQuit
            case "u" | "undo":
                return self._undo()
            case "" | "b" | "board":
                self.board_is_new = True
                return True
            case "s" | "save":
                self._save_as(Path(rest).expanduser() if rest else self.path)
                return False
            case asked if self._explain(asked, seat):
                return False
        return self._try_notation(seat, text, len(choices))

    def _explain(self, asked: str, seat: int) -> bool:
        """Tell what was asked about; whether it was."""
        words = self.shell.words
        match asked:
            case "h" | "help" | "?":
                self.shell.tell(words("play-help"))
                self.shell.tell(words("board-legend"))
            case "r" | "rules":
                self.shell.tell(words("rules-brief"))
            case "l" | "log":
                for number, result in enumerate(self.match.history, start=1):
                    self._tell(result.events, seat)
                    self._tell_stand_in(number)
            case "t" | "tip" | "hint":
                self._hint(seat)
            case "i" | "info":
                self.shell.out.print(self.match.game.terminal.cards(scene_of(self.match.state, words, seat)))
            case _:
                return False
        return True

    def _pick(self, seat: int, choices: Sequence[Row], number: int) -> bool:
        """Take an action, open a group, or (0) go back to all choices."""
        if number == 0:
            self.group, self.depth = (), 0
        elif len(choices[number - 1].actions) > 1:
            self.group, self.depth = choices[number - 1].actions, self.depth + 1
        else:
            self._make(seat, choices[number - 1].actions[0])
        return True

    def _try_notation(self, seat: int, text: str, most: int) -> bool:
        try:
            self._make(seat, self.match.game.catalogue.parse(text))
        except BadNotation:
            self.shell.tell(self.shell.words("play-unknown", text=text, most=most), "red")
            return False
        except UniverselleError as error:
            self.shell.complain(error.message)
            return False
        return True

    def _make(self, seat: int, action: Action, by: str | None = None) -> None:
        """Make a move; `by` chose it instead of the seat's bot."""
        events = self.match.play(seat, action)
        if by is not None:
            self.match.note_stand_in(by)
        self._save(self.path)
        self._tell_stand_in(len(self.match.history))
        self._tell([event for event in events if not event.minor], None if self.seats[seat].bot else seat)
        self.board_is_new = True

    def _undo(self) -> bool:
        try:
            self.match.take_back([number for number, spec in enumerate(self.seats) if spec.bot is None])
        except UniverselleError as error:
            self.shell.complain(error.message)
            return False
        self._save(self.path)
        self.shell.tell(self.shell.words("play-undone"))
        self.board_is_new = True
        return True

    def _hint(self, seat: int) -> None:
        """The moves worth considering; the record notes that somebody asked."""
        if len([spec for spec in self.seats if spec.bot is None]) > 1:
            self.shell.complain(Message("hint-company", {}))
            return
        self.shell.tell(self.shell.words("play-hint-thinking"), "dim")
        try:
            found = hint_for(self.match, self.shell.words, seat)
        except KeyboardInterrupt:  # enough of thinking, not of the game
            return
        show_hint(self.shell, self.match, seat, found)
        self.match.note_hint(seat)
        self._save(self.path)
        self.shell.tell(self.shell.words("web-hint-count", number=len(self.match.hints)), "dim")

    def _save(self, path: Path) -> None:
        self.match.record.save(path)

    def _save_as(self, path: Path) -> None:
        try:
            if path != self.path:
                refuse_to_overwrite(path)
            self._save(path)
            self.shell.name_file(self.shell.words("play-saved", file=str(path)))
        except UniverselleError as error:
            self.shell.complain(error.message)

    def _tell(self, events: Sequence[Event], seat: int | None) -> None:
        """What happened, as far as a seat may know it."""
        for event in events:
            if event.visible_to(seat):
                self.shell.tell(f"  {self.shell.words.say(event.message())}")

    def _tell_stand_in(self, number: int) -> None:
        """That a simpler player made the move of this number, and how strong that one is; of several in a row once."""
        before = self.match.stood_in_for(number - 1)
        for seat, stand_in in self.match.stood_in_for(number).items():
            if seat not in before and stand_in.move == number:
                strength = f" {dots(self.match.game, stand_in.by)}" if self.match.game.opponents else ""
                said = self.shell.words("stood-in-for", seat=Seat(seat))
                self.shell.tell(f"  {said}{strength}", "dim")

    def _print_board(self, seat: int | None) -> None:
        """The table as a seat sees it."""
        scene = scene_of(self.match.state, self.shell.words, seat)
        self.shell.out.print()
        self.shell.out.print(self.match.game.terminal.board(scene, self.shell.is_small()))
        self.board_is_new = False

    def _show_choices(self, choices: Sequence[Row]) -> None:
        words = self.shell.words
        for number, choice in enumerate(choices, start=1):
            code = f"  [{choice.actions[0].code}]" if len(choice.actions) == 1 else ""
            line = Text.assemble((f"{number:>3} ", "bold"), choice.name, (code, "dim"))
            if choice.consequence:
                line.append(f"\n      {choice.consequence}", "dim")
            self.shell.out.print(line, soft_wrap=not self.shell.out.is_terminal)
        if self.group:
            self.shell.tell(f"  0 {words('play-back')}")

    def _show_end(self) -> None:
        words, state = self.shell.words, self.match.state
        self._print_board(None)
        points = [event for result in self.match.history for event in result.events if isinstance(event, Points)]
        start = self.match.record.begin().scores()
        points = [Points(seat, most, START) for seat, most in enumerate(start) if most] + points
        reasons = list(dict.fromkeys(event.reason for event in points))
        players = words.players
        table = Table(title=words("play-over"))
        table.add_column(words("board-player"))
        order = sorted(range(len(players)), key=lambda seat: state.standings()[seat])
        for seat in order:
            table.add_column(Text(players[seat]), justify="right")
        for reason in reasons:
            sums = [sum(e.points for e in points if e.seat == seat and e.reason == reason) for seat in order]
            table.add_row(words(reason), *map(str, sums))
        table.add_section()
        table.add_row(words("play-total"), *[str(state.scores()[seat]) for seat in order], style="bold")
        table.add_row(words("play-place"), *[str(state.standings()[seat]) for seat in order])
        self.shell.out.print(table)
        if winners := [players[seat] for seat in state.winners()]:
            self.shell.tell(words("play-winner", winners=words.listed(winners)), "bold")
        if len(set(state.scores())) < len(self.seats):
            self.shell.tell(words("board-tie-break"))
        if self.match.hints:
            self.shell.tell(words("hints-asked", number=len(self.match.hints)))
        if self.match.stand_ins:
            self.shell.tell(words("stand-ins-told", number=len(self.match.stand_ins)))
        self.shell.name_file(words("play-review", command=command("review", str(self.path.absolute()))), "dim")
