"""`universelle draw`: a position of a record as a picture."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from universelle.cli.arguments import file_from, number_from
from universelle.cli.replay import MOST_MOVES
from universelle.cli.shell import Shell
from universelle.core.errors import BadRecord, BadRequest
from universelle.matches.export import board_png, record_svg
from universelle.matches.record import Record


def run(shell: Shell, arguments: Namespace) -> int:
    record = Record.read(file_from(arguments))
    shell.enter(record.game, record.seats)
    at = None if arguments.at is None else number_from(arguments.at, "--at", 0, MOST_MOVES)
    if at is not None and at > len(record.moves):
        raise BadRecord("record-past-end", moves=len(record.moves), at=at)
    path = Path(arguments.out or "board.svg").expanduser()
    if path.suffix not in (".svg", ".png"):
        raise BadRequest("draw-bad-ending", file=str(path))
    if path.exists():
        raise BadRequest("file-exists", file=str(path))
    svg = record_svg(record, at, shell.words.language)
    try:
        path.write_bytes(board_png(svg) if path.suffix == ".png" else svg.encode())
    except OSError as error:
        raise BadRequest("output-failed", why=error.strerror or str(error)) from error
    shell.name_file(shell.words("draw-done", file=str(path)))
    return 0
