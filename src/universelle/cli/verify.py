"""`universelle verify`: whether a record is sound."""

from __future__ import annotations

import re
from argparse import Namespace

from universelle.bots.seat_specs import check_player
from universelle.cli.arguments import file_from
from universelle.cli.shell import Shell
from universelle.core.errors import BadRecord, BadRequest
from universelle.core.plain import plain
from universelle.matches.fairness import Verdict, judge
from universelle.matches.match import Match
from universelle.matches.record import Record, checksum


def run(shell: Shell, arguments: Namespace) -> int:
    record = Record.read(file_from(arguments))
    game = shell.enter(record.game, record.seats)
    for seat in record.seats:
        check_player(seat, game)
    shown = _fingerprint(arguments.fingerprint or "")
    state = record.verify()
    deal = judge(Match(record), shown)
    if deal.verdict is Verdict.OTHER_SEED:
        raise BadRecord("record-other-seed")
    over = not state.to_move()
    if arguments.json:
        shell.print_json(
            {
                "sound": True,
                "game": record.game,
                "moves": len(record.moves),
                "taken_back": [str(each) for each in record.taken_back],
                "hints": [str(each) for each in record.hints],
                "stand_ins": [str(each) for each in record.stand_ins],
                "over": over,
                "scores": state.scores(),
                "places": state.standings(),
                "checksum": checksum(state),
                "deal": deal.verdict,
                "fingerprint": deal.found,
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
    if record.stand_ins:
        shell.tell(shell.words("stand-ins-told", number=len(record.stand_ins)))
    shell.tell(shell.words(f"verify-{deal.verdict}", fingerprint=deal.found, seed=record.seed_word))
    return 0


def _fingerprint(typed: str) -> str:
    """A fingerprint as somebody has written it down, perhaps in groups."""
    found = "".join(typed.split()).lower()
    if found and not re.fullmatch("[0-9a-f]{64}", found):
        raise BadRequest("bad-fingerprint", text=plain(typed))
    return found
