"""The caller: tells people who are not here that it is their turn, once for every turn."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from datetime import UTC, datetime
from time import time
from typing import Any, Final

from universelle.calls.call import Call, Kind
from universelle.calls.post_office import Carriers, Delivery, Figures, Limits, Outcome, PostOffice, Report, StillDue
from universelle.calls.undelivered import Undelivered
from universelle.core.errors import UniverselleError
from universelle.core.message import Message
from universelle.database.database import Conflict, DatabaseFails
from universelle.games.registry import load
from universelle.tables.call_book import CallBook, Entry, Standing
from universelle.tables.gathering import Gathering
from universelle.tables.presence import Presence, Where
from universelle.tables.session import Session
from universelle.tables.sessions import Sessions

LOG: Final = logging.getLogger(__name__)
LOOK: Final = 5.0  # seconds between two looks for people who must move and are not here
GRACE: Final = 10.0  # seconds after a move before anybody is called: it may be taken back
OVERLAP: Final = 60.0  # seconds that looks overlap: clocks of machines differ
AT_ONCE: Final = 50  # tables at which one look looks
INVITATION: Final = -2  # in place of a turn: somebody was asked to come to a table that waits
BEGINNING: Final = -1  # in place of a turn: the match has begun, and others move first
NEWS: Final = 60.0  # seconds for which that is news
AGE: Final = 7 * 24 * 3600.0  # of the oldest move at which the first look looks


class Caller:
    """Calls people. Every process looks; for each turn and destination one of them calls."""

    def __init__(
        self,
        book: CallBook,
        tables: Sessions[Any],
        presence: Presence,
        carriers: Carriers,
        look: float = LOOK,
        grace: float = GRACE,
        limits: Limits | None = None,
        news: float = NEWS,
    ) -> None:
        self.book = book
        self.carriers = carriers
        self._office = PostOffice(carriers, self._tell, limits)
        self._tables = tables
        self._presence = presence
        self._look, self._grace, self._news = look, grace, news
        self._since = 0.0
        self._waiting: dict[str, None] = {}  # tables at which somebody may still have to be called, in turns
        self._work: asyncio.Task[None] | None = None

    @property
    def means(self) -> list[str]:
        """How this server can call."""
        offered = {"push": self.carriers.push, "mail": self.carriers.mail, "webhook": self.carriers.webhook}
        return [name for name, carrier in offered.items() if carrier is not None]

    def figures(self, means: str) -> list[Figures]:
        """How calls by these means go, if there are any."""
        return [self._office.figures()[means]] if means in self.means else []

    def start(self) -> None:
        self._work = asyncio.create_task(self._keep_looking())

    async def close(self) -> None:
        """Stop; what is not delivered is taken up after the next start, or by another process."""
        if self._work is not None:
            self._work.cancel()
            with suppress(asyncio.CancelledError):
                await self._work
        await self._office.close()
        with suppress(DatabaseFails):
            await self.book.let_go()

    # -- asked for --------------------------------------------------------------------------------------------------

    async def test(self, entry: Entry) -> Message | None:
        """Call once, now; why it did not arrive."""
        call = Call(Kind.TEST, entry.language, f"{entry.origin}/calls", stop=entry.stop)
        return await self._once(entry, call)

    async def ask(self, entry: Entry) -> Message | None:
        """Write to a mailbox whether it wants letters; why that did not arrive."""
        call = Call(Kind.CONFIRM, entry.language, f"{entry.origin}/calls/confirm/{entry.confirm}", stop=entry.stop)
        return await self._once(entry, call)

    async def invite(self, gathering: Gathering, owner: str, by: str, still_due: StillDue) -> None:
        """Tell somebody that they are asked to come to a table, once, wherever they want to be called."""
        title = load(gathering.record.game).meta.title
        for entry in await self.book.of(owner):
            if entry.confirm is None and await self.book.claim(gathering.id, entry, INVITATION):
                link = f"{entry.origin}/t/{gathering.id}"
                call = Call(Kind.INVITED, entry.language, link, game=title, mover=by, stop=entry.stop)
                self._office.post(_key(gathering.id, INVITATION, entry.id), call, [entry.destination], still_due)

    async def _once(self, entry: Entry, call: Call) -> Message | None:
        try:
            await self.carriers.deliver(Delivery(f"{call.kind} {entry.id} {time()}", call, entry.destination))
        except Undelivered as error:
            await self.book.note(entry.id, error.message)
            return error.message
        await self.book.note(entry.id, None)
        return None

    # -- turns ------------------------------------------------------------------------------------------------------

    async def _keep_looking(self) -> None:
        while True:
            try:
                await self.look()
            except (DatabaseFails, Conflict) as error:
                LOG.warning("%s", error)
            await asyncio.sleep(self._look)

    async def look(self) -> None:
        """Call everybody who must move, is not here, and was not called yet."""
        now = time()
        since, until = self._since or now - AGE, now - self._grace
        self._waiting |= dict.fromkeys(await self.book.tables(since, until))
        self._since = until - OVERLAP
        if self._office.pending():
            await self.book.renew()
        for table_id in list(self._waiting)[:AT_ONCE]:
            del self._waiting[table_id]
            try:
                waits = await self._look_at(table_id)
            except DatabaseFails:
                raise
            except UniverselleError:  # damaged, or its game is not installed
                waits = False
            if waits:
                self._waiting[table_id] = None

    async def _look_at(self, table_id: str) -> bool:
        """Call whoever must move at a table; whether somebody may still have to be called."""
        session = await self._tables.table(table_id)
        if session is None or session.over or not session.apart:
            return False
        waits = False
        for seat, owner in session.owners.items():
            turn = self._turn(session, seat)
            if turn is None:
                continue
            if not self._is_away(table_id, owner):
                waits |= turn != BEGINNING  # who sees it begin knows of it
                continue
            for entry in await self.book.of(owner):
                if entry.confirm is None:
                    waits |= await self._call(session, seat, entry, turn)
        return waits

    def _turn(self, session: Session, seat: int) -> int | None:
        """The turn of which a player is to be told, if any: their own, or that the match has just begun."""
        if not session.may_move(seat):
            return None
        if seat in session.match.state.to_move():
            return session.asked[seat]
        return BEGINNING if time() - session.created < self._news else None

    async def _call(self, session: Session, seat: int, entry: Entry, turn: int) -> bool:
        """Call somebody, if nobody does so yet; whether the call is still to be made."""
        standing = await self.book.standing(session.id, entry, turn)
        if standing is Standing.FREE and await self.book.claim(session.id, entry, turn):
            self._post(session, seat, entry, turn)
        return standing is not Standing.DONE

    def _is_away(self, table_id: str, owner: str) -> bool:
        return self._presence.of(table_id).where(owner) is not Where.HERE

    def _post(self, session: Session, seat: int, entry: Entry, turn: int) -> None:
        begins, mover = turn == BEGINNING, session.match.mover
        call = Call(
            Kind.TABLE_BEGINS if begins else Kind.YOUR_TURN,
            entry.language,
            f"{entry.origin}/t/{session.id}",
            game=session.match.game.meta.title,
            due=None if begins or session.deadline is None else datetime.fromtimestamp(session.deadline, UTC),
            mover="" if begins or mover is None or mover == seat else session.names[mover],
            stop=entry.stop,
        )

        async def still_due() -> bool:
            now = await self._tables.table(session.id)
            if now is None or now.over:
                return False
            must = seat in now.match.state.to_move()
            due = not must if begins else must and now.asked[seat] == turn
            return due and self._is_away(session.id, entry.owner) and await self.book.entry(entry.id) is not None

        self._office.post(_key(session.id, turn, entry.id), call, [entry.destination], still_due)

    async def _tell(self, report: Report) -> None:
        """Note what became of a call."""
        table_id, turn, destination_id = report.delivery.key.split(" ")
        await self.book.make(table_id, destination_id, int(turn))
        if report.outcome is Outcome.GONE and report.delivery.destination.means == "push":
            await self.book.remove(destination_id)  # the browser has forgotten it, too
        elif report.outcome is not Outcome.OVER:
            await self.book.note(destination_id, report.why)


def _key(table_id: str, turn: int, destination_id: str) -> str:
    return f"{table_id} {turn} {destination_id}"
