"""Matches that somebody has brought in: kept like those that were played here, but of no weight for anybody else."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from universelle.bots.seat_specs import PERSON, SeatSpec
from universelle.contract.game import Game
from universelle.core.errors import BadRequest
from universelle.database.database import Statement
from universelle.games.registry import load
from universelle.matches.record import Record, names, split_seat
from universelle.tables.journal import Entry, appending
from universelle.tables.past_games import NOTE, NOTED, past_game
from universelle.tables.session import Session, StoredTable
from universelle.tables.shelf import NOTE_HINT, adding

MOST: Final = 2000  # matches that somebody may have brought in


def imported(
    record: Record, owner: str, name: str, ended: float, make: Callable[[StoredTable], Session]
) -> list[Statement]:
    """The statements that keep a finished match, which was replayed and checked.

    The seat of whoever brings it is the one with their name, else that of its only person.
    """
    game = load(record.game)
    seats = tuple([_seat(text, game) for text in record.seats])
    head = replace(record, seats=seats, moves=(), result=None, hints=(), stand_ins=())
    seat = _own_seat(record, name)
    by = {each.move: each.by for each in record.stand_ins}
    journal = tuple(
        [Entry(move.seat, move.code, by.get(number), ended) for number, move in enumerate(record.moves, start=1)]
    )
    owners = {} if seat is None else {seat: owner}
    stored = StoredTable(secrets.token_urlsafe(12), head, owners, created=ended, listed=False)
    session = make(replace(stored, journal=journal, hints=record.hints))
    summary = session.summary()
    hints = [
        (NOTE_HINT, {"table": stored.id, "number": number, "seat": hint.seat, "made": hint.made})
        for number, hint in enumerate(record.hints, start=1)
    ]
    row = past_game(session, owner, () if seat is None else (seat,), imported=True)
    return [
        *adding(stored, summary),
        *appending(stored.id, 0, journal, summary),
        *hints,
        (NOTE, row),
        (NOTED, {"table": stored.id, "noted": True}),
    ]


def _seat(text: str, game: Game) -> str:
    """A seat as it is kept: of a program or a bot that is not known here only the name."""
    try:
        SeatSpec.parse(text, game)
    except BadRequest:
        return f"{names([text])[0].replace('=', ' ')[:60]}={PERSON}"
    return text


def _own_seat(record: Record, name: str) -> int | None:
    people = [seat for seat, text in enumerate(record.seats) if split_seat(text)[1] == PERSON]
    known = record.names
    named = [seat for seat in people if name and known[seat].casefold() == name.casefold()]
    return named[0] if named else people[0] if len(people) == 1 else None
