"""`universelle review`: what every decision of a recorded match was worth."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.table import Table

from universelle.bots.seat_specs import PERSON
from universelle.cli.arguments import file_from, number_from
from universelle.cli.shell import Shell, command
from universelle.contract.choice import Choice
from universelle.core.message import Message, Seat
from universelle.drawing.parts import MINUS
from universelle.matches.match import Match
from universelle.matches.record import Record, split_seat
from universelle.reviews.curve import best_move, curve
from universelle.reviews.move_names import MoveNames, NamedMove
from universelle.reviews.reasons import reason_name, why
from universelle.reviews.review import REGRETTED, SIGNS, ReviewedMove, costliest, notable, tally
from universelle.reviews.review_file import ReviewFile
from universelle.reviews.reviewer import review
from universelle.web.table.chronicle import chapters, turn_at

BARS: Final = "▁▂▃▄▅▆▇█"
MOST_BARS: Final = 48
ALL_SIGNS: Final = {"best": "!", "good": "✓", **SIGNS}  # a terminal has no symbols


class Told:
    """A review as it is told in a terminal."""

    def __init__(self, shell: Shell, file: Path, match: Match, moves: Sequence[ReviewedMove], seats: list[int]) -> None:
        self.words = shell.words
        self.shell = shell
        self.file = file
        self.moves = moves
        self.seats = seats
        self.players = len(match.record.seats)
        self.stood_in = {each.move for each in match.stand_ins}
        self.hopes = curve(moves, self.players)
        told = chapters(match)
        self.costliest = costliest(moves, seats, lambda number: turn_at(told, number))
        names = MoveNames(match.record, shell.words)
        names.follow(moves)
        self.named = names.named

    def hope(self, value: float) -> str:
        return self.words.decimal(value) if self.players == 1 else self.words.percent(value, 0)

    def show(self) -> None:
        self.shell.tell(self.words("review-score" if self.players == 1 else "review-chance"), "bold")
        self.shell.out.print(self._curves())
        self.shell.tell(self.words("review-how"), "bold")
        self.shell.out.print(self._tallies())
        if any([move.mark in REGRETTED for move in self.costliest]):
            for number, move in enumerate(self.costliest, start=1):
                self._show(number, move)
        else:
            self._show_best()

    def _curves(self) -> Table:
        """A line of bars for every seat."""
        table = Table.grid(padding=(0, 1))
        lows = [0.0 if self.players > 1 else min([each.chances[0] for each in self.hopes])] * self.players
        highs = [1.0 if self.players > 1 else max([each.chances[0] for each in self.hopes])] * self.players
        step = max(1, -(-len(self.hopes) // MOST_BARS))
        for seat in range(self.players):
            values = [each.chances[seat] for each in self.hopes]
            bars = "".join([_bar(value, lows[seat], highs[seat]) for value in [*values[:-1:step], values[-1]]])
            table.add_row(self._name(seat), bars, self.hope(values[-1]))
        return table

    def _tallies(self) -> Table:
        table = Table("", box=SIMPLE_HEAD, show_edge=False, pad_edge=False)
        for mark, sign in ALL_SIGNS.items():
            table.add_column(f"{sign} {self.words(f'review-{mark}-mark')}", justify="right")
        for seat in range(self.players):
            table.add_row(self._name(seat), *map(str, tally(self.moves, seat).values()))
        return table

    def _name(self, seat: int) -> str:
        return self.words.players[seat]

    def _show(self, number: int, move: ReviewedMove) -> None:
        words, named = self.words, self.named[move.number]
        assert named.better is not None
        after = self.hopes[move.number].chances[move.seat]
        head = words("review-case", number=number, move=move.number, seat=self._name(move.seat), when=named.when)
        self.shell.tell("")
        self.shell.tell(f"{head}  {MINUS}{self.hope(move.cost)}  {ALL_SIGNS[move.mark]}", "bold")
        if move.number in self.stood_in:
            self.shell.tell(f"   {words('stood-in-for', seat=Seat(move.seat))}")
        self._tell_choice("review-played", named.played, after)
        self._tell_choice("review-better", named.better, after + move.cost)
        reasons = [f"{reason_name(words, name)} {words.signed(n)}" for name, n in notable(move.reasons).items()]
        listed = f" ({', '.join(reasons)})" if reasons else ""
        self.shell.tell(f"   {why(words, move.reasons)}{listed}")
        self._tell_where(move)

    def _tell_choice(self, key: str, choice: Choice, hope: float) -> None:
        words = self.words
        self.shell.tell(f"   {words('label', what=words(key))} {choice.name}  {self.hope(hope)}")

    def _show_best(self) -> None:
        words, move = self.words, best_move(self.moves, self.hopes, self.seats)
        self.shell.tell("")
        self.shell.tell(words("review-no-regret"), "bold")
        self.shell.tell(words("review-cheap"))
        if move is None:
            return
        before, after = (self.hopes[at].chances[move.seat] for at in (move.number - 1, move.number))
        when = words("review-move", move=move.number)
        self.shell.tell(words("review-best", when=when, before=self.hope(before), after=self.hope(after)))
        self.shell.tell(f"   {self.named[move.number].played.name}")
        self._tell_where(move)

    def _tell_where(self, move: ReviewedMove) -> None:
        """How to see the position before a move."""
        self.shell.name_file(f"   {command('replay', str(self.file), '--at', str(move.number - 1))}", "dim")


def run(shell: Shell, arguments: Namespace) -> int:
    file = file_from(arguments)
    record = Record.read(file)
    game = shell.enter(record.game, record.seats)
    match = Match(record)  # refuses moves that are not legal
    seats = _seats(arguments, record)
    moves = _reviewed(shell, arguments, record)
    told = Told(shell, file, match, moves, seats)
    if arguments.json:
        shell.print_json(_tree(told, record))
        return 0
    shell.tell(shell.words("review-head", title=game.meta.title, moves=len(moves)))
    told.show()
    return 0


def _seats(arguments: Namespace, record: Record) -> list[int]:
    """Whose decisions are shown: those of a seat, or of people, or if none played those of all."""
    if arguments.seat is not None:
        return [number_from(arguments.seat, "--seat", 1, len(record.seats)) - 1]
    people = [seat for seat, text in enumerate(record.seats) if split_seat(text)[1] == PERSON]
    return people or list(range(len(record.seats)))


def _reviewed(shell: Shell, arguments: Namespace, record: Record) -> list[ReviewedMove]:
    """What is found about all moves, under a progress bar."""
    kept = ReviewFile.open(Path(arguments.resume).expanduser(), record) if arguments.resume else None
    if kept and kept.damaged:
        shell.complain(Message("review-file-damaged", {"file": str(kept.path), "moves": len(kept.moves)}))
    moves = kept.moves if kept else []
    with shell.progress() as bar:
        task = bar.add_task(shell.words("review-working"), total=len(record.moves), completed=len(moves))
        for move in review(record, len(moves)):
            if kept:
                kept.add(move)
            else:
                moves.append(move)
            bar.advance(task)
    return moves


def _tree(told: Told, record: Record) -> dict[str, Any]:
    return {
        "game": record.game,
        "seats": list(record.seats),
        "moves": [asdict(move) for move in told.moves],
        "marks": [tally(told.moves, seat) for seat in range(told.players)],
        "costliest": [_case(told, move, told.named[move.number]) for move in told.costliest],
    }


def _case(told: Told, move: ReviewedMove, named: NamedMove) -> dict[str, Any]:
    assert named.better is not None
    return {
        "move": move.number,
        "seat": move.seat + 1,
        "played": named.played.name,
        "better": named.better.name,
        "cost": move.cost,
        "why": why(told.words, move.reasons),
    }


def _bar(value: float, low: float, high: float) -> str:
    share = (value - low) / (high - low) if high > low else 0.5
    return BARS[min(len(BARS) - 1, max(0, int(share * len(BARS))))]
