"""`universelle verify`: whether a record is sound."""

from __future__ import annotations

from argparse import Namespace

from universelle.cli.arguments import file_from
from universelle.cli.shell import Shell
from universelle.matches.record import Record, checksum


def run(shell: Shell, arguments: Namespace) -> int:
    record = Record.read(file_from(arguments))
    shell.enter(record.game, record.names)
    state = record.verify()
    over = not state.to_move()
    if arguments.json:
        shell.print_json(
            {
                "sound": True,
                "game": record.game,
                "moves": len(record.moves),
                "taken_back": [str(each) for each in record.taken_back],
                "hints": [str(each) for each in record.hints],
                "over": over,
                "scores": state.scores(),
                "places": state.standings(),
                "checksum": checksum(state),
            }
        )
        return 0
    key = "verify-over" if over else "verify-running"
    scores = ", ".join(f"{name} {score}" for name, score in zip(shell.words.players, state.scores()))
    shell.tell(shell.words(key, moves=len(record.moves), scores=scores))
    if record.taken_back:
        shell.tell(shell.words("verify-taken-back", moves=sum(each.made - each.kept for each in record.taken_back)))
    if record.hints:
        shell.tell(shell.words("verify-hints", number=len(record.hints)))
    return 0
