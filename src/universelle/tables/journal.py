"""The journal of a table, which only ever grows: every move, every take-back and every note is an entry."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import sqlalchemy as sa

from universelle.database.database import Conflict, Database, Statement
from universelle.database.schema import JOURNAL, TABLES

if TYPE_CHECKING:
    from universelle.tables.summary import Summary

UNDO: Final = "undo"  # an entry that takes back the move before it; with a number, past a safe point, all but so many
NOTE: Final = "@"  # before the code of an entry that is neither a move nor a take-back
LEAVE: Final = "leave"  # a seat's player goes, and the bot of this name plays on
LATE: Final = "late"  # the same, because their time ran out
RETURN: Final = "return"  # the player takes the seat back
END: Final = "end"  # the match ends before its end, because the seat's player goes
END_LATE: Final = "end-late"  # the same, because their time ran out
CLOSED: Final = "closed"  # the match ends before its end, because an operator wants it
PAUSE: Final = "pause"  # the player asks for a pause until a moment, in seconds since 1970
AGREE: Final = "agree"  # the player agrees to it
PLAY_ON: Final = "play-on"  # the player does not
UNANSWERED: Final = "unanswered"  # not everybody has answered whom the seat's player asked
RESUME: Final = "resume"  # the player would like to go on before the end of the pause
WAKE: Final = "wake"  # the pause that the seat's player asked for has reached its end
READ: Final = "read"  # the player has read or skipped a step of the guide
UNGUIDED: Final = "unguided"  # the player goes on without the guide
GUIDED: Final = "guided"  # the player wants the guide again
IF_MOVE: Final = "if-move"  # the move before it is one that the player had named beforehand
WRITE: Final = (
    "INSERT INTO journal (table_id, seq, seat, code, at, chosen_by, to_move) "
    "VALUES (:table, :seq, :seat, :code, :at, :by, :to_move)"
)
SUM_UP: Final = (
    "UPDATE tables SET seq = :seq, changed = :at, over = :over, bots_to_move = :bots, summary = :summary, "
    "deadline = :deadline WHERE id = :table"
)


class Stale(Exception):
    """Another writer stored this entry of the journal first."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a journal: a seat's move, `undo`, or a note about who plays and whether the match goes on."""

    seat: int
    code: str
    by: str | None = None  # the bot that made the move instead of whose seat it is; empty: the first legal one
    at: float = field(default=0.0, compare=False)  # seconds since 1970; never less than those of the entry before
    to_move: tuple[int, ...] | None = field(default=None, compare=False)  # the seats that must move then, if known

    @staticmethod
    def noting(seat: int, note: str, about: str = "") -> Entry:
        """A note about a seat."""
        return Entry(seat, f"{NOTE}{note} {about}".rstrip())

    @property
    def takes_back(self) -> bool:
        return self.code.partition(" ")[0] == UNDO

    @property
    def note(self) -> str | None:
        """What kind of note it is, unless it is a move or takes one back."""
        return self.code.partition(" ")[0].removeprefix(NOTE) if self.code.startswith(NOTE) else None

    @property
    def is_quiet(self) -> bool:
        """Whether it concerns nobody but the player."""
        return self.note in (READ, UNGUIDED, GUIDED)

    @property
    def about(self) -> str:
        """What a note says besides its kind."""
        return self.code.partition(" ")[2]

    @property
    def kept(self) -> int | None:
        """How many moves a take-back past a safe point leaves; None if it takes back a single move."""
        number = self.code.partition(" ")[2]
        return int(number) if self.takes_back and number else None

    def moves_after(self, made: int) -> int:
        """How many moves there are after it, if so many were made before it."""
        if self.takes_back:
            return made - 1 if self.kept is None else self.kept
        return made if self.note else made + 1


class Journal:
    """The journals of all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def append(self, table_id: str, seq: int, entries: Sequence[Entry], summary: Summary) -> None:
        """Append entries from number `seq` on, and what lists show of the table then. All of it is stored, or nothing.

        It is on disk when this returns, and other processes are told.
        """
        lines = appending(table_id, seq, entries, summary)
        try:
            await self._database.write([*lines, *self._database.announcement(table_id)])
        except Conflict as error:
            raise Stale from error

    async def read(self, table_id: str, since: int = 0) -> tuple[Entry, ...]:
        """The entries of a table from number `since` on."""
        query = JOURNAL.select().where(JOURNAL.c.table_id == table_id, JOURNAL.c.seq >= since).order_by(JOURNAL.c.seq)
        return entries_of(await self._database.read(query))

    async def lengths(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How many entries the journals of these tables have."""
        query = sa.select(TABLES.c.id, TABLES.c.seq).where(TABLES.c.id.in_(table_ids))
        return {row.id: row.seq for row in await self._database.read(query)}


def appending(table_id: str, seq: int, entries: Sequence[Entry], summary: Summary) -> list[Statement]:
    """The statements that append entries from number `seq` on, and what lists show of the table then."""
    lines: list[Statement] = [
        (WRITE, {"table": table_id, "seq": number, **_row(entry)}) for number, entry in enumerate(entries, start=seq)
    ]
    at = max([entry.at for entry in entries])
    return [*lines, (SUM_UP, {"table": table_id, "seq": seq + len(entries), "at": at, **summary.row})]


def _row(entry: Entry) -> dict[str, Any]:
    """The values of a row of the database, by name."""
    to_move = None if entry.to_move is None else " ".join(map(str, entry.to_move))
    return {"seat": entry.seat, "code": entry.code, "at": entry.at, "by": entry.by, "to_move": to_move}


def entries_of(rows: Iterable[Any]) -> tuple[Entry, ...]:
    """The entries in rows of the database."""
    return tuple(
        [
            Entry(row.seat, row.code, row.chosen_by, row.at, None if row.to_move is None else _seats(row.to_move))
            for row in rows
        ]
    )


def _seats(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))
