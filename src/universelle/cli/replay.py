"""`universelle replay`: a recorded match from the beginning, or one position of it."""

from __future__ import annotations

from argparse import Namespace

from universelle.cli.arguments import file_from, number_from
from universelle.cli.shell import Shell
from universelle.contract.scene import scene_of
from universelle.core.errors import BadRecord
from universelle.matches.match import Match
from universelle.matches.record import Record, checksum

MOST_MOVES = 1_000_000


def run(shell: Shell, arguments: Namespace) -> int:
    record = Record.read(file_from(arguments))
    game = shell.enter(record.game, record.seats)
    at = None if arguments.at is None else number_from(arguments.at, "--at", 0, MOST_MOVES)
    if at is not None and at > len(record.moves):
        raise BadRecord("record-past-end", moves=len(record.moves), at=at)
    match = Match(record if at is None else record.with_moves(record.moves[:at]))
    seat = None
    if arguments.seat is not None:
        seat = number_from(arguments.seat, "--seat", 1, len(record.seats)) - 1
    if arguments.json:
        _print_json(shell, match, seat)
        return 0
    words = shell.words
    seats = words.listed(words.players)
    shell.tell(words("replay-head", title=game.meta.title, moves=len(record.moves), seats=seats))
    if at is None:
        for number, result in enumerate(match.history, start=1):
            shell.tell(f"{number}  {result.move}", "dim")
            for event in result.events:
                if seat is None or event.visible_to(seat):
                    shell.tell(f"    {words.say(event.message())}")
    else:
        shell.tell(words("replay-at", at=at))
    shell.out.print(game.terminal.board(scene_of(match.state, words, seat), shell.is_small()))
    return 0


def _print_json(shell: Shell, match: Match, seat: int | None) -> None:
    """The position as a seat, or a spectator, sees it. A seat is given only its own legal moves."""
    state = match.state
    deciding = [each for each in state.to_move() if seat is None or each == seat]
    shell.print_json(
        {
            "game": match.game.meta.slug,
            "moves": [str(result.move) for result in match.history],
            "view": state.view(seat),
            "legal": {str(each + 1): [action.code for action in state.legal_actions(each)] for each in deciding},
            "scores": state.scores(),
            "places": state.standings(),
            "checksum": checksum(state),
        }
    )
