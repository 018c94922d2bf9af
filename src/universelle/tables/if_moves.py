"""If-moves: what players away from the table would do when it is their turn, known to nobody but themselves."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Final

from universelle.database.database import Database
from universelle.database.schema import IF_MOVES
from universelle.matches.match import Match
from universelle.matches.record import Move

KEEP: Final = (
    "INSERT INTO if_moves (table_id, seat, made, lines) VALUES (:table, :seat, :made, :lines) "
    "ON CONFLICT (table_id, seat) DO UPDATE SET made = excluded.made, lines = excluded.lines"
)
DROP: Final = "DELETE FROM if_moves WHERE table_id = :table AND seat = :seat"


@dataclass(frozen=True, slots=True)
class Line:
    """A choice, and what it would do as its player understood it."""

    code: str
    meaning: str


@dataclass(frozen=True, slots=True)
class IfMove:
    """The lines of a seat, tried from the top, and the moves after which they were written."""

    made: str  # how many moves there were, and their fingerprint
    lines: Sequence[Line]


def made_by(match: Match, moves: int | None = None) -> str:
    """The moves of a match so far, or the first ones, in brief."""
    made: list[Move] = [result.move for result in match.history[:moves]]
    return f"{len(made)} {sha256('|'.join(map(str, made)).encode()).hexdigest()[:16]}"


def why_void(match: Match, seat: int, kept: IfMove) -> str | None:
    """Why the lines of a seat must not be tried any more, whatever they are; None if they may."""
    moves = int(kept.made.partition(" ")[0])
    if len(match.history) < moves or made_by(match, moves) != kept.made:
        return "if-move-taken-back"
    since = match.history[moves:]
    if any([result.move.seat == seat for result in since]):
        return "if-move-moved"
    milestones = match.game.page.milestones
    if any([isinstance(event, milestones) for result in since for event in result.events]):
        return "if-move-round"
    return None


class IfMoves:
    """The if-moves of all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, table_id: str) -> Mapping[int, IfMove]:
        """Those of a table, by seat."""
        rows = await self._database.read(IF_MOVES.select().where(IF_MOVES.c.table_id == table_id))
        return {row.seat: IfMove(row.made, [Line(**line) for line in json.loads(row.lines)]) for row in rows}

    async def keep(self, table_id: str, seat: int, kept: IfMove) -> None:
        lines = json.dumps([asdict(line) for line in kept.lines], ensure_ascii=False)
        await self._database.write([(KEEP, {"table": table_id, "seat": seat, "made": kept.made, "lines": lines})])

    async def drop(self, table_id: str, seat: int) -> None:
        await self._database.write([(DROP, {"table": table_id, "seat": seat})])
