"""How finished matches ended: a row for each seat, so that nobody need replay them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from universelle.core.rules import DEFAULT_EDITION
from universelle.database.database import Database
from universelle.tables.past_games import forgetting, noting
from universelle.tables.session import Session

ENDED: Final = "outcomes"  # what is announced, in place of a table, when matches have ended or go on
NOTE: Final = (
    "INSERT INTO outcomes (table_id, seat, game, players, owner, bot, place, won, at, counted, gone, rated) "
    "VALUES (:table, :seat, :game, :players, :owner, :bot, :place, :won, :at, :counted, :gone, :rated) "
    "ON CONFLICT (table_id, seat) DO NOTHING"
)
FORGET: Final = "DELETE FROM outcomes WHERE table_id = :table"


class Outcomes:
    """The outcomes of all matches. `changed` is called when this process has noted or forgotten one."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.changed: Callable[[], None] = lambda: None

    async def note(self, session: Session) -> None:
        """Keep how a match ended, if it has; however often and by whatever process, it is kept once."""
        if rows := _rows(session):
            counted = frozenset([row["seat"] for row in rows if row["counted"]])
            told = self._database.announcement(ENDED)
            await self._database.write([*[(NOTE, row) for row in rows], *noting(session, counted), *told])
            self.changed()

    async def forget(self, session: Session) -> None:
        """The match goes on."""
        told = self._database.announcement(ENDED)
        await self._database.write([(FORGET, {"table": session.id}), *forgetting(session.id), *told])
        self.changed()


def is_rated(session: Session) -> bool:
    """Whether a match changes the ratings of its people.

    These play apart, everybody in one seat and without the advantage of an option; the cards fell by chance, nobody
    may have hints or took back what was revealed, and the computers have ratings and made their own moves.
    """
    record, game = session.match.record, session.match.game
    bots = [spec.bot for spec in session.seat_specs if spec.bot]
    measured = [bot in game.opponents and game.opponents[bot].rating is not None for bot in bots]
    own = [option for option in game.meta.options if option.seat is not None]
    return (
        session.apart
        and len(set(session.owners.values())) == len(session.owners)
        and all(measured)
        and all([record.options.get(option.name, option.default) == option.default for option in own])
        and record.edition == DEFAULT_EDITION
        and not session.terms.hints
        and not (record.seed_word or record.hints or record.taken_back or _failed(session) or session.ended_early)
    )


def _failed(session: Session) -> bool:
    """Whether somebody moved instead of a computer that failed."""
    return any([each.seat in session.computers for each in session.match.stand_ins])


def _rows(session: Session) -> list[dict[str, Any]]:
    if not session.over:
        return []
    early = session.standing.ended
    players = len(session.seat_specs)
    places = [players] * players if early else session.match.state.standings()
    winners = () if early else session.match.state.winners()
    shared = {
        "table": session.id, "game": session.head.game, "players": players, "at": session.ended,
        "rated": is_rated(session),
    }  # fmt: skip
    return [
        {
            **shared,
            "seat": seat,
            "owner": session.owners.get(seat),
            "bot": spec.bot,
            "place": places[seat],
            "won": seat in winners,
            "counted": early is None and _counts(session, seat),
            "gone": seat in session.played_on or early is not None,
        }
        for seat, spec in enumerate(session.seat_specs)
        if early is None or seat == early.seat
    ]


def _counts(session: Session, seat: int) -> bool:
    """Whether a person played alone at a screen, made all moves of the seat unguided, and met computers that made
    theirs."""
    alone = session.only_seat_of(session.owners.get(seat)) == seat
    own = alone and seat not in session.played_on and not session.terms.guided
    return seat in session.owners and own and not _failed(session)
