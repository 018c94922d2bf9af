"""Games that are over, as the lists of those who played them have them: rows written when a match ends.

Lists and statistics read these rows and no match.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from hashlib import blake2b
from itertools import pairwise
from typing import Any, Final

from universelle.database.database import Statement
from universelle.matches.match import Match
from universelle.matches.points import points_by_reason
from universelle.matches.record import Record, names
from universelle.tables.daily import finishing
from universelle.tables.session import Session

PEOPLE: Final = "@"  # among rivals: other people
OWN: Final = "-"  # among rivals: one's own seat, and those of people at the same screen
LONG: Final = 600.0  # seconds between two moves of which no more are counted: somebody was away
NOTE: Final = (
    "INSERT INTO past_games (owner, table_id, game, players, seat, place, won, points, places, ended, seconds, "
    "counted, imported, rivals, names, sources, same) VALUES (:owner, :table, :game, :players, :seat, :place, :won, "
    ":points, :places, :ended, :seconds, :counted, :imported, :rivals, :names, :sources, :same) "
    "ON CONFLICT (owner, table_id) DO NOTHING"
)
NOTED: Final = "UPDATE tables SET noted = :noted WHERE id = :table"
FORGET: Final = "DELETE FROM past_games WHERE table_id = :table"


def noting(session: Session, counted: Collection[int]) -> list[Statement]:
    """The statements that put a match which is over into the lists of its players. `counted` are the seats of people
    of whom it says how they play."""
    rows = [past_game(session, owner, counted) for owner in sorted(set(session.owners.values()))]
    finished = [] if session.ended_early or not session.terms.day else finishing(session)
    return [*[(NOTE, row) for row in rows], *finished, (NOTED, {"table": session.id, "noted": True})]


def forgetting(table_id: str) -> list[Statement]:
    """The statements that take a match which goes on from all lists."""
    return [(FORGET, {"table": table_id}), (NOTED, {"table": table_id, "noted": False})]


def past_game(session: Session, owner: str, counted: Collection[int], imported: bool = False) -> dict[str, Any]:
    """The row of a match in the list of an owner."""
    state, seat = session.match.state, session.only_seat_of(owner)
    places = [] if session.ended_early else state.standings()
    own = seat is not None and bool(places)
    return {
        "owner": owner,
        "table": session.id,
        "game": session.head.game,
        "players": len(session.seat_specs),
        "seat": seat,
        "place": places[seat] if own and seat is not None else None,
        "won": own and seat in state.winners(),
        "points": None if seat is None else state.scores()[seat],
        "places": " ".join(map(str, places)),
        "ended": session.ended,
        "seconds": _seconds(session),
        "counted": seat in counted,
        "imported": imported,
        "rivals": _rivals(session, owner),
        "names": searched(session.head.seats),
        "sources": json.dumps({} if seat is None else sources_of(session.match, seat)),
        "same": same(session.match.record),
    }


def _seconds(session: Session) -> int:
    """How long people were at the table."""
    times = [session.created, *[entry.at for entry in session.journal]]
    return round(sum([min(later - earlier, LONG) for earlier, later in pairwise(times)]))


def _rivals(session: Session, owner: str) -> str:
    """Who sat where: bots by their names, other people, and one's own seats."""
    own = set(session.seats_of(owner))
    met = [spec.bot or (OWN if seat in own else PEOPLE) for seat, spec in enumerate(session.seat_specs)]
    return f" {' '.join(met)} "


def searched(seats: Sequence[str]) -> str:
    """The names of the players of these seats, as searches compare them."""
    return "\n".join(names(seats)).casefold()


def sources_of(match: Match, seat: int) -> Mapping[str, tuple[int, float]]:
    """By source the points of a seat, and the mean of the others."""
    others = len(match.start) - 1
    return {
        reason: (points[seat], round((sum(points) - points[seat]) / others, 2) if others else 0.0)
        for reason, points in points_by_reason(match).items()
    }


def same(record: Record) -> str:
    """The fingerprint of a match as it was played, whatever its players are called."""
    played = f"{record.game}/{record.ruleset}/{record.seed.hex()}/{'/'.join(map(str, record.moves))}"
    return blake2b(played.encode(), digest_size=16).hexdigest()
