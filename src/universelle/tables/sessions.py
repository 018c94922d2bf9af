"""The sessions of one process: it finds and loads tables, makes moves at them, and lets bots play."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from time import monotonic, time
from typing import Final, Generic, TypeVar

from universelle.bots.hints import Suggestion
from universelle.bots.seat_specs import SeatSpec
from universelle.core.errors import IllegalAction, UniverselleError
from universelle.core.state import State
from universelle.database.database import NAMES, SEATS, Conflict, Database, DatabaseFails, Statement
from universelle.games.registry import load
from universelle.matches.foresight import worlds_ahead
from universelle.matches.record import Record
from universelle.tables.bin import Bin
from universelle.tables.daily import Daily
from universelle.tables.if_moves import IfMove, IfMoves, Line, made_by, why_void
from universelle.tables.journal import (
    AGREE,
    GUIDED,
    IF_MOVE,
    PAUSE,
    PLAY_ON,
    READ,
    RESUME,
    RETURN,
    UNDO,
    UNGUIDED,
    Entry,
    Journal,
    Stale,
)
from universelle.tables.leases import BEAT, Leases
from universelle.tables.notes import Notes
from universelle.tables.outcomes import Outcomes
from universelle.tables.session import OutOfDate, Session, StoredTable
from universelle.tables.shelf import Shelf
from universelle.tables.terms import NO_TERMS, Terms
from universelle.tables.uptime import Uptime
from universelle.thinking.pool import Chosen, ThinkingPool

S = TypeVar("S", bound=Session)
LOG: Final = logging.getLogger(__name__)
IDLE: Final = 600.0  # seconds after which a session that nobody uses leaves memory
LOOK_EVERY: Final = 2.0  # seconds between two looks for bots that nobody lets play, and for idle sessions
TICK: Final = 1.0  # seconds between two looks at clocks
AT_ONCE: Final = 20  # tables that one look takes up


class Damaged(UniverselleError):
    """A table whose journal cannot be played: it was changed from outside."""


class Sessions(Generic[S]):
    """All tables. Those in use are kept in memory; the database is the source of truth.

    `make` makes a session of a stored table. Several processes may have sessions of the same table: whoever stores an
    entry of its journal first wins, and the others follow. `clock` tells the time, in seconds since 1970.
    """

    def __init__(
        self,
        database: Database,
        thinking: ThinkingPool,
        make: Callable[[StoredTable], S],
        idle: float = IDLE,
        look_every: float = LOOK_EVERY,
        clock: Callable[[], float] = time,
    ) -> None:
        self.database = database
        self.thinking = thinking
        self.shelf = Shelf(database)
        self.journal = Journal(database)
        self.leases = Leases(database)
        self.outcomes = Outcomes(database)
        self.if_moves = IfMoves(database)
        self.bin = Bin(database)
        self.daily = Daily(database)
        self.notes = Notes(database)
        self._make = make
        self._idle = idle
        self._look_every = look_every
        self.clock = clock
        self.uptime = Uptime(database)
        self._sessions: dict[str, S] = {}
        self._loading: dict[str, asyncio.Task[S | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._closing = asyncio.Event()
        self._looks = 0  # at who sits where
        self.moves = 0  # that were stored here
        self._not_opened: set[str] = set()  # tables that nobody asked for and that could not be opened

    async def start(self) -> None:
        """Follow what other processes do, and look after tables that nobody has open."""
        await self.database.listen(self._heard)
        await self._look_at_clocks(True)
        self._begin(self._look_around())
        self._begin(self._keep_clocks())
        self._begin(self._keep_leases())

    def __iter__(self) -> Iterator[S]:
        """All sessions in memory."""
        return iter(list(self._sessions.values()))

    # -- finding tables ---------------------------------------------------------------------------------------------

    async def open(
        self,
        record: Record,
        owner: str,
        colours: Sequence[int] = (),
        terms: Terms = NO_TERMS,
        listed: bool = True,
        beside: Callable[[str], Sequence[Statement]] = lambda _table: (),
    ) -> S:
        """Open a new table. Its owner owns the seats of all human players. What is to be written with it, or not at
        all, is `beside`, by the table's id."""
        table_id = secrets.token_urlsafe(12)
        game = load(record.game)
        people = [seat for seat, text in enumerate(record.seats) if SeatSpec.parse(text, game).bot is None]
        owners = dict.fromkeys(people, owner)
        created = self.clock()
        stored = StoredTable(table_id, record, owners, (), tuple(colours), terms=terms, created=created, listed=listed)
        session = self._make(stored)
        await self.shelf.add(stored, session.summary(), beside(table_id))
        self._sessions[table_id] = session
        self._wake_bots(session)
        return session

    async def table(self, table_id: str, seq: int = 0) -> S | None:
        """The table with this id, if there is one, with all that was stored before the call, and at least `seq`."""
        session = self._sessions.get(table_id)
        if session is None:
            session = await self._load(table_id)
            if session is None:
                return None
        elif self.database.shared:
            await self._catch_up([session])
        await self._reach(session, seq)
        session.used = monotonic()
        self._wake_bots(session)
        return session

    async def _load(self, table_id: str) -> S | None:
        """Load a table once, however many ask for it at the same time."""
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._read(table_id))
        try:
            return await asyncio.shield(self._loading[table_id])
        finally:
            self._loading.pop(table_id, None)

    async def _read(self, table_id: str) -> S | None:
        looks = self._looks
        stored = await self._stored(table_id)
        if stored is None:
            return None
        load(stored.record.game)  # one that is not installed may come back: its tables are not damaged
        try:
            session = await asyncio.to_thread(self._make, stored)
        except (UniverselleError, LookupError, ValueError) as error:
            LOG.warning("table %s cannot be opened: %s", table_id, error)
            await self.shelf.mark(table_id, damaged=True)
            raise Damaged("web-table-damaged") from error
        found = self._sessions.setdefault(table_id, session)
        if looks != self._looks:  # somebody signed in while it was read
            await self.look_at_seats()
        return found

    async def _stored(self, table_id: str) -> StoredTable | None:
        try:
            stored = await self.shelf.load(table_id)
            return None if stored is None else replace(stored, outages=self.uptime.outages)
        except UniverselleError as error:
            if isinstance(error, DatabaseFails):
                raise
            LOG.warning("the record of table %s cannot be read: %s", table_id, error)
            await self.shelf.mark(table_id, damaged=True)
            raise Damaged("web-table-damaged") from error

    # -- following other processes ----------------------------------------------------------------------------------

    def _heard(self, table_id: str | None) -> None:
        """Another process may have changed a table, or any, or who sits where."""
        if table_id in (None, SEATS):
            self._begin(self.look_at_seats())
        if table_id == NAMES:
            self._begin(self.look_at_names())
        known = self._sessions.values() if table_id is None else [self._sessions.get(table_id)]
        if behind := [session for session in known if session is not None]:
            self._begin(self._catch_up(behind))

    async def _catch_up(self, sessions: Sequence[S]) -> None:
        """Make the moves that other processes have stored."""
        lengths = await self.journal.lengths([session.id for session in sessions])
        for session in sessions:
            if lengths.get(session.id, 0) > session.seq:
                async with session.lock:
                    await self._follow(session)
            if len(session.owners) > len(set(session.owners.values())):
                await self._look_at_screens(session)

    async def _reach(self, session: S, seq: int) -> None:
        """Catch up with a caller who has seen more, on another server."""
        if seq > session.seq:
            await self._catch_up([session])

    async def _follow(self, session: S) -> None:
        """Make the entries of the journal that this process does not know yet. Needs the lock of the session."""
        entries = await self.journal.read(session.id, session.seq)
        for entry in entries:
            session.add(entry)
            session.notify()
        if any([entry.takes_back or entry.note for entry in entries]):
            self._drop_thoughts(session)
        self._wake_bots(session)

    async def _look_at_screens(self, session: S) -> None:
        """See whose view the screens show that several people share."""
        async with session.lock:  # nobody takes a screen between the look and what comes of it
            uncovered = await self.shelf.uncovered(session.id)
            changed = uncovered != session.uncovered
            session.uncovered = uncovered
        if changed:
            session.notify()

    async def look_at_seats(self) -> None:
        """See whether seats came to belong to somebody else, as when a guest signs in."""
        self._looks += 1
        found = await self.shelf.owners_of(list(self._sessions))
        for table_id, owners in found.items():
            session = self._sessions.get(table_id)
            if session is not None and session.owners != owners:
                session.reseat(owners)
                session.notify()

    async def look_at_names(self) -> None:
        """Forget sessions in which somebody lost their name: they are loaded again, without it."""
        for table_id, seats in (await self.shelf.seats_of(list(self._sessions))).items():
            session = self._sessions.get(table_id)
            if session is not None and session.head.seats != seats:
                del self._sessions[table_id]
                session.closed = True
                session.notify()

    # -- what people do ---------------------------------------------------------------------------------------------

    async def move(
        self, session: S, seat: int, codes: Sequence[str], seq: int, by: str | None = None, note: str | None = None
    ) -> None:
        """Make one move, or several in a row, that answer the position `seq`: stored first, then shown.

        Either all of them are made or none. `by` is the bot that made them instead of whose seat it is; `note` is
        noted about them.
        """
        await self._reach(session, seq)
        async with session.lock:
            if not session.asked[seat] <= seq <= session.seq:
                raise OutOfDate
            if by is None:
                session.check_goes_on([seat])
                session.check_lesson(seat, codes)
            attempt = session.attempt(seat, [session.match.game.catalogue.parse(code) for code in codes])
            made = [Entry(seat, result.move.code, by) for result in attempt.results]
            noted = [] if note is None else [Entry.noting(seat, note)]
            entries = await self._append(session, [*made, *noted], attempt.state)
            self.moves += len(made)
            session.adopt(attempt, entries[: len(made)])
            for entry in entries[len(made) :]:
                session.add(entry)
            if session.over:
                await self.outcomes.note(session)
        session.notify()
        self._wake_bots(session)

    async def undo(self, session: S, owner: str | None, seq: int) -> None:
        """Take back an owner's last move. Bots may have answered it since `seq`, and think again."""
        await self._reach(session, seq)
        async with session.lock:
            oldest = session.changed if session.apart else session.decided
            if not oldest <= seq <= session.seq:
                raise OutOfDate
            kept = session.undo_point(owner)
            seat = session.match.history[kept].move.seat
            noted = kept < session.match.safe_point(seat)
            was_over = session.over
            state = session.match.record.position(kept)
            single = [Entry(seat, UNDO)] * (len(session.match.history) - kept)
            taken_back = [Entry(seat, f"{UNDO} {kept}")] if noted else single
            session.go_back(await self._append(session, taken_back, state))
            if was_over:
                await self.outcomes.forget(session)
            self._drop_thoughts(session)
        session.notify()
        self._wake_bots(session)

    async def uncover(self, session: S, owner: str, seat: int) -> None:
        """Show a seat's view on the screen that its owner shares with others."""
        async with session.lock:
            await self.shelf.uncover(session.id, owner, seat)
            session.uncovered[owner] = seat
        session.notify()

    async def hint(self, session: S, seat: int, codes: Sequence[str], seq: int) -> Sequence[Suggestion]:
        """The best of these moves of a seat in the position `seq`. The match notes that the seat has asked."""
        if not session.gives_hints:
            raise IllegalAction("hint-company")
        asked = session.asked[seat]
        if seat not in session.match.state.to_move() or not asked <= seq <= session.seq:
            raise OutOfDate
        async with session.hint_lock:  # who asks again meanwhile gets the same
            if session.hint is None or session.hint[0] != (seat, asked):
                session.hint = (seat, asked), await self.thinking.hint(session.id, session.match.record, seat, codes)
            if session.asked[seat] != asked:
                raise OutOfDate
            if noted := session.match.note_hint(seat):
                await self.shelf.note_hint(session.id, len(session.match.hints), noted)
            return session.hint[1]

    async def leave(self, session: S, owner: str) -> None:
        """Somebody goes: by the terms of the table, a bot plays on for them, or the match ends."""
        if not session.apart:
            raise IllegalAction("table-leave-alone")
        await self._note(session, lambda: session.going(owner))

    async def come_back(self, session: S, owner: str) -> None:
        """Somebody who had left takes their seats back."""

        def coming() -> list[Entry]:
            return [Entry.noting(seat, RETURN) for seat in session.seats_of(owner) if seat in session.standing.left]

        await self._note(session, coming)

    async def read_step(self, session: S, seat: int, step: str) -> None:
        """Somebody has read a step of the guide, or skips it."""

        def reading() -> list[Entry]:
            now = session.lesson.now if session.lesson is not None else None
            return [Entry.noting(seat, READ, step)] if now is not None and now.id == step else []

        await self._note(session, reading)

    async def leave_guide(self, session: S, seat: int) -> None:
        """Somebody plays on without the guide."""
        await self._note(session, lambda: [Entry.noting(seat, UNGUIDED)] if session.lesson is not None else [])

    async def return_to_guide(self, session: S, seat: int) -> None:
        """Somebody wants the guide again that they left."""
        await self._note(session, lambda: [Entry.noting(seat, GUIDED)] if session.has_left_guide else [])

    async def ask_for_pause(self, session: S, owner: str, seconds: float) -> None:
        """Somebody asks all others for a pause of so many seconds; it begins when they agree."""

        def asking() -> list[Entry]:
            if not session.may_ask_for_pause(owner):
                raise IllegalAction("table-no-pause")
            return [Entry.noting(session.seats_of(owner)[0], PAUSE, f"{self.clock() + seconds:.0f}")]

        await self._note(session, asking)

    async def answer_pause(self, session: S, owner: str, agrees: bool) -> None:
        """Somebody agrees to a pause that was asked for, or does not."""

        def answering() -> list[Entry]:
            pause, seats = session.standing.pause, session.seats_of(owner)
            if pause is None or pause.begun or pause.agreed.issuperset(seats):
                return []
            return [Entry.noting(seats[0], AGREE if agrees else PLAY_ON)]

        await self._note(session, answering)

    async def ask_to_go_on(self, session: S, owner: str) -> None:
        """Somebody would like to go on before the end of a pause; it ends when all would."""

        def asking() -> list[Entry]:
            pause, seats = session.standing.pause, session.seats_of(owner)
            if pause is None or not pause.begun or pause.going_on.issuperset(seats):
                return []
            return [Entry.noting(seats[0], RESUME)]

        await self._note(session, asking)

    async def _note(self, session: S, find: Callable[[], Sequence[Entry]]) -> None:
        """Store what there is to note about a match that goes on, as it is when nobody else is quicker."""
        noted = False
        while not noted:
            async with session.lock:
                if session.over:
                    raise IllegalAction("table-ended")
                with suppress(OutOfDate):
                    if found := find():
                        for entry in await self._append(session, found, session.match.state):
                            session.add(entry)
                        self._drop_thoughts(session)
                        await self.outcomes.note(session)
                    noted = True
        session.notify()
        self._wake_bots(session)

    async def _append(self, session: S, entries: Sequence[Entry], state: State) -> Sequence[Entry]:
        """Store what happened and led to a position; if somebody else was quicker, follow them.

        Return the entries as they are stored: times never go back, whatever the clock does.
        """
        at = max(self.clock(), session.journal[-1].at if session.journal else session.created)
        stored = [replace(entry, at=at, to_move=tuple(state.to_move())) for entry in entries]
        try:
            await self.journal.append(session.id, session.seq, stored, session.summary(state, stored))
        except Stale as error:
            await self._follow(session)
            raise OutOfDate from error
        return stored

    # -- bots -------------------------------------------------------------------------------------------------------

    def _wake_bots(self, session: S) -> None:
        """Let those move who need nobody in front of a screen: bots, and people by what they said beforehand."""
        tried = session.if_moves_tried == session.seq or not session.may_have_if_moves
        if session.apart and not session.over and not tried and not self._closing.is_set():
            session.if_moves_tried = session.seq
            self._begin(self._try_if_moves(session))
        if (
            not self._closing.is_set()
            and not _thinks(session)
            and session.bots.intersection(session.match.state.to_move())
        ):
            session.bots_at_work = self._begin(self._play_bots(session))

    # -- if-moves ---------------------------------------------------------------------------------------------------

    async def _try_if_moves(self, session: S) -> None:
        """Play what people who must decide had said beforehand, if it is still what they meant; else it is void.

        Several processes may try it: the journal takes one move.
        """
        seq, kept = session.seq, await self._if_moves_of(session)
        for seat, if_move in kept.items():
            if session.seq == seq and seat in session.standing.people and seat in session.match.state.to_move():
                await self._try_if_move(session, seat, if_move, seq)

    async def _if_moves_of(self, session: S) -> Mapping[int, IfMove]:
        """Those of a table. That there are none is remembered, unless other processes may keep some."""
        none = session.may_have_if_moves = False  # some may be kept while the database is read
        try:
            kept = await self.if_moves.of(session.id)
            none = not kept and not self.database.shared
        finally:
            session.may_have_if_moves |= not none
        return kept

    async def _try_if_move(self, session: S, seat: int, kept: IfMove, seq: int) -> None:
        why = why_void(session.match, seat, kept)
        if why is None:
            meanings = session.meanings(session.match.state, seat, [line.code for line in kept.lines])
            line = next((line for line in kept.lines if meanings.get(line.code) == line.meaning), None)
            if line is not None:
                with suppress(OutOfDate, IllegalAction):  # somebody was quicker, or nobody may move now
                    await self.move(session, seat, [line.code], seq, note=IF_MOVE)
                    await self.if_moves.drop(session.id, seat)
                return
        if why == "if-move-moved":  # they were at the table themselves
            await self.if_moves.drop(session.id, seat)
        else:
            session.void[seat] = why or "if-move-other"
            session.notify()

    async def keep_if_move(self, session: S, seat: int, codes: Sequence[str], seq: int) -> None:
        """Keep what a seat would do when it is its turn: choices that others leave it, as far as it can know now."""
        if not session.may_say_beforehand(seat):
            raise IllegalAction("if-move-not-now")
        made, meanings = made_by(session.match), await self.if_move_offers(session, seat)
        if seq != session.seq:
            raise OutOfDate
        if not codes or any([code not in meanings for code in codes]):
            raise IllegalAction("if-move-not-possible")
        lines = [Line(code, meanings[code]) for code in codes[: session.match.game.page.if_moves]]
        await self.if_moves.keep(session.id, seat, IfMove(made, lines))
        session.may_have_if_moves = True

    async def if_move_offers(self, session: S, seat: int) -> Mapping[str, str]:
        """The choices that a seat may have next, by code, and what each would most likely do."""
        return await asyncio.to_thread(_offers, session, seat, session.match.state.clone())

    def _drop_thoughts(self, session: S) -> None:
        """Stop thinking about a position that is gone."""
        if session.bots_at_work is not None and session.bots_at_work is not asyncio.current_task():
            session.bots_at_work.cancel()
            session.bots_at_work = None

    async def _play_bots(self, session: S) -> None:
        """Let bots move until a person must decide or the match is over; only one process does so at a time."""
        while seats := session.bots.intersection(session.match.state.to_move()):
            if not await self.leases.take(_bots_of(session)):
                return  # who holds the lease hears of every move; if they die, somebody finds the table
            seat, seq = min(seats), session.seq
            bot = session.bot_of(seat)
            assert bot is not None
            legal = [action.code for action in session.match.state.legal_actions(seat)]
            answer = session.lesson.answer(seat) if session.lesson is not None else None
            chosen = (
                await self.thinking.move(session.id, session.match.record, seat, bot, legal)
                if answer is None
                else Chosen(answer)
            )
            try:
                instead = bot if seat in session.owners else None
                await self.move(session, seat, [chosen.code], seq, instead if chosen.by is None else chosen.by)
            except (OutOfDate, IllegalAction):  # somebody has moved, or stopped the match
                continue

    async def _keep_leases(self) -> None:
        """Keep the leases of bots that think, or wait for a process to think in; who has lost one stops."""
        while await self._open_for(BEAT):
            thinking = {_bots_of(session): session for session in self._sessions.values() if _thinks(session)}
            try:
                for lost in await self.leases.renew(list(thinking)):
                    self._drop_thoughts(thinking[lost])
            except DatabaseFails as error:
                LOG.warning("%s", error)

    # -- looking around ---------------------------------------------------------------------------------------------

    async def _look_around(self) -> None:
        """Let bots play at tables that nobody has open, and forget sessions that nobody uses."""
        while await self._open_for(self._look_every):
            try:
                await self.tidy()
                for table_id in await self.shelf.waiting_for_bots(AT_ONCE):
                    await self._try_to_open(table_id)
                for table_id in await self.shelf.not_summed_up(AT_ONCE):
                    session = await self._try_to_open(table_id)
                    if session is not None:
                        await self.shelf.sum_up(table_id, session.seq, session.summary())
                        await self.outcomes.note(session)
                await self._note_ends()
                for table_id in await self.bin.empty(self.clock()):
                    self._forget(table_id)
            except DatabaseFails as error:
                LOG.warning("%s", error)

    async def _note_ends(self) -> None:
        """Note how matches ended that an older version stored, or a process that died then; none stays in memory."""
        for table_id in await self.shelf.not_noted(AT_ONCE, self._not_opened):
            try:
                stored = await self._stored(table_id)
                if stored is not None:
                    load(stored.record.game)
                    await self.outcomes.note(await asyncio.to_thread(self._make, stored))
            except (UniverselleError, LookupError, ValueError) as error:
                if isinstance(error, DatabaseFails):
                    raise
                self._not_opened.add(table_id)

    def _forget(self, table_id: str) -> None:
        """End the session of a table that is no more."""
        session = self._sessions.pop(table_id, None)
        if session is not None:
            self._drop_thoughts(session)
            session.closed = True
            session.notify()

    # -- clocks -----------------------------------------------------------------------------------------------------

    async def _keep_clocks(self) -> None:
        """Let happen what happens by itself, such as time running out."""
        waiting = True
        while await self._open_for(min(TICK, self._look_every)):
            try:
                waiting = await self._look_at_clocks(waiting)
            except DatabaseFails as error:
                LOG.warning("%s", error)

    async def _look_at_clocks(self, waiting: bool) -> bool:
        """Look once; whether a table waits for a moment. `waiting`: whether one did before.

        First it is found out whether servers ran until now: what was not counted cannot have run out.
        """
        first, now = await self.shelf.first_deadline(), self.clock()
        if first is None:
            return False
        if await self.uptime.show(now, notes=waiting):
            for each in list(self._sessions.values()):
                each.recount(self.uptime.outages)
                each.notify()
        for table_id in await self.shelf.due(now, AT_ONCE) if first <= now else ():
            if (session := await self._try_to_open(table_id)) is not None:
                await self._let_happen(session)
        return True

    async def _let_happen(self, session: S) -> None:
        """Note what happens by itself at a table; if nothing does yet, look again when it may."""
        with suppress(IllegalAction):  # it has just ended
            await self._note(session, lambda: session.happening(self.clock()))
        deadline = session.deadline
        if deadline is None or deadline > self.clock():
            await self.shelf.defer(session.id, session.seq, deadline)

    async def _open_for(self, seconds: float) -> bool:
        """Wait; whether the process still goes on then."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closing.wait(), seconds)
        return not self._closing.is_set()

    async def _try_to_open(self, table_id: str) -> S | None:
        """A table, unless it is damaged or its game is not installed; then it is not tried again."""
        if table_id in self._not_opened:
            return None
        try:
            return await self.table(table_id)
        except DatabaseFails:
            raise
        except UniverselleError:
            self._not_opened.add(table_id)
            return None

    async def tidy(self) -> None:
        """Forget sessions that nobody uses."""
        now = monotonic()
        for session in list(self._sessions.values()):
            busy = session.watched or session.lock.locked() or session.hint_lock.locked() or _thinks(session)
            if not busy and now - session.used > self._idle:
                del self._sessions[session.id]
                await self.leases.give_back(_bots_of(session))

    # -- the end ----------------------------------------------------------------------------------------------------

    def _begin(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(_told(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def end_streams(self) -> None:
        """End all streams."""
        for session in self._sessions.values():
            session.closed = True
            session.notify()

    async def close(self) -> None:
        """Stop between writes, give all leases back, then close the database."""
        for session in self._sessions.values():
            async with session.lock:
                self._drop_thoughts(session)
        self._closing.set()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.thinking.close()
        with suppress(DatabaseFails):
            await self.leases.give_all_back()
        await self.database.close()


async def _told(work: Coroutine[None, None, None]) -> None:
    """Do something in the background; a failure is told in the log, and costs nothing else."""
    try:
        await work
    except (DatabaseFails, Conflict, OSError) as error:
        LOG.warning("%s", error)


def _thinks(session: Session) -> bool:
    """Whether bots of a table are at work in this process."""
    return session.bots_at_work is not None and not session.bots_at_work.done()


def _bots_of(session: Session) -> str:
    """The lease on the bots of a table."""
    return f"bots {session.id}"


def _offers(session: Session, seat: int, state: State) -> Mapping[str, str]:
    found: dict[str, Counter[str]] = {}
    for world in worlds_ahead(state, seat):
        codes = [action.code for action in world.legal_actions(seat)]
        for code, meaning in session.meanings(world, seat, codes).items():
            found.setdefault(code, Counter())[meaning] += 1
    return {code: meanings.most_common(1)[0][0] for code, meanings in found.items()}
