"""`universelle replay`: a recorded game, told from the beginning, or one position of it."""

from __future__ import annotations

from argparse import Namespace

from universelle.bots.guests import names
from universelle.cli.arguments import file_from, number_from
from universelle.cli.shell import Shell
from universelle.core.errors import BadRecord
from universelle.core.match import Match
from universelle.core.record import Record, checksum

MOST_MOVES = 1_000_000


def run(shell: Shell, arguments: Namespace) -> int:
    record = Record.read(file_from(arguments))
    game = shell.enter(record.game, names(record.seats))
    at = None if arguments.at is None else number_from(arguments.at, "--at", 0, MOST_MOVES)
    if at is not None and at > len(record.moves):
        raise BadRecord("record-past-end", moves=len(record.moves), at=at)
    match = Match(record if at is None else record.with_moves(record.moves[:at]))
    if arguments.json:
        _print_json(shell, match)
        return 0
    words = shell.words
    seats = words.listed(words.players)
    shell.tell(words("replay-head", title=game.meta.title, moves=len(record.moves), seats=seats))
    if at is None:
        for number, turnout in enumerate(match.history, start=1):
            shell.tell(f"{number}  {turnout.move}", "dim")
            for event in turnout.events:
                shell.tell(f"    {words.say(event.message())}")
    else:
        shell.tell(words("replay-at", at=at))
    shell.out.print(game.part("console").board(match.state.view(None), words, shell.is_small()))
    return 0


def _print_json(shell: Shell, match: Match) -> None:
    state = match.state
    shell.print_json(
        {
            "game": match.game.meta.slug,
            "moves": [str(turnout.move) for turnout in match.history],
            "view": state.view(None),
            "legal": {str(seat + 1): [a.code for a in state.legal_actions(seat)] for seat in state.to_move()},
            "scores": state.scores(),
            "places": state.standings(),
            "checksum": checksum(state),
        }
    )
