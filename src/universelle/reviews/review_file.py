"""A review in a file of its own: a line for the match, then a line for every move, so that it can be taken up again."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from universelle.core.errors import BadReview, reason_of
from universelle.core.files import TooLarge, read_text, write_text
from universelle.matches.record import Record
from universelle.reviews.review import VERSION, ReviewedMove, fingerprint, fits

FORMAT: Final = "universelle-review"


@dataclass
class ReviewFile:
    """What is known of the first moves; `damaged` says whether some could not be read and are found again."""

    path: Path
    moves: list[ReviewedMove]
    damaged: bool = False

    @staticmethod
    def open(path: Path, record: Record) -> ReviewFile:
        """Read a file, or begin one."""
        head = json.dumps({"format": FORMAT, "version": VERSION, "match": fingerprint(record)})
        lines = _lines(path)
        if lines and lines[0] != head:
            raise BadReview("review-of-another-match", file=str(path))
        found = ReviewFile(path, moves_from(record, lines[1:]))
        found.damaged = len(found.moves) < len(lines) - 1
        if not lines or found.damaged:
            try:
                write_text(path, "\n".join([head, *[move.to_json() for move in found.moves]]) + "\n")
            except OSError as error:
                raise BadReview("review-not-saved", file=str(path), why=reason_of(error)) from error
        return found

    def add(self, move: ReviewedMove) -> None:
        """Keep one more move."""
        self.moves.append(move)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(move.to_json() + "\n")


def _lines(path: Path) -> list[str]:
    """The lines of a file; none if there is no such file yet."""
    try:
        return read_text(path).splitlines()
    except FileNotFoundError:
        return []
    except OSError as error:
        raise BadReview("review-unreadable", file=str(path), why=reason_of(error)) from error
    except (TooLarge, ValueError) as error:
        raise BadReview("review-of-another-match", file=str(path)) from error


def moves_from(record: Record, lines: Sequence[str]) -> list[ReviewedMove]:
    """What is known of the first moves of a match, as far as it can be read."""
    moves: list[ReviewedMove] = []
    for line in lines:
        try:
            moves.append(ReviewedMove.from_json(line))
        except BadReview:
            break
    while not fits(record, moves):
        moves.pop()
    return moves
