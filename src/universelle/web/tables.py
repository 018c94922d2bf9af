"""The tables people sit at: running games, who may move, and who looks on."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar, cast

from universelle.bots.seat_specs import SeatSpec
from universelle.core.action import Action
from universelle.core.errors import IllegalAction, UniverselleError
from universelle.core.state import State
from universelle.drawing.patch import PatchCache
from universelle.i18n import Translations
from universelle.matches.match import Match
from universelle.matches.record import Move, Record
from universelle.web.bot_pool import BotPool
from universelle.web.store import UNDO, Entry, Stale, Store, StoredTable

T = TypeVar("T")


class OutOfDate(Exception):
    """The request answers a position that is no longer the present one."""


class Table:
    """A running game. `seq` counts the entries of its journal: every change is one."""

    def __init__(self, kept: StoredTable) -> None:
        self.id = kept.id
        self.owners = kept.owners
        self.colours = kept.colours
        self.seq = len(kept.journal)
        self.match = Match(replace(kept.record, moves=_moves(kept.journal)))
        self.guests = [SeatSpec.parse(text) for text in kept.record.seats]
        self.bots = frozenset(seat for seat, guest in enumerate(self.guests) if guest.bot)
        self.names = kept.record.names
        self.asked = [self.seq] * len(self.guests)  # for each seat the oldest position that its move may answer
        self.lock = asyncio.Lock()
        self.bots_at_work: asyncio.Task[None] | None = None
        self.closed = False  # nothing will change here any more
        self.compared: PatchCache = {}  # drawings of this change, by what they were compared with
        self._made: dict[Hashable, tuple[object, Any]] = {}
        self.uncovered: dict[str, int] = {}  # where several people share a screen: whose side it shows
        self._words: dict[str, Translations] = {}
        self._listeners: set[Callable[[], None]] = set()

    @property
    def over(self) -> bool:
        return not self.match.state.to_move()

    def seat_of(self, owner: str | None) -> int | None:
        """The seat for which somebody must decide now, if there is one; else the first one that is theirs."""
        theirs = [seat for seat, name in sorted(self.owners.items()) if name == owner]
        deciding = [seat for seat in self.match.state.to_move() if seat in theirs]
        return (deciding + theirs)[0] if theirs else None

    def face(self, owner: str | None) -> tuple[int | None, int | None]:
        """Whose side of the table a screen shows, and who must say that the others look away before it shows theirs.

        Several people at one screen see no secrets but those of the one who has taken it.
        """
        seat = self.seat_of(owner)
        if seat is None or owner is None or list(self.owners.values()).count(owner) == 1:
            return seat, None
        state = self.match.state
        choosing = seat in state.to_move()
        if self.secrets_of(seat) is None and not (choosing and state.agenda[-1].secret):
            return seat, None
        if not choosing:
            return None, None
        return (seat, None) if self.uncovered.get(owner) == seat else (None, seat)

    def once(self, key: Hashable, state: object, make: Callable[[], T]) -> T:
        """Something made once for all who see the same; it is made anew when the state it shows is another."""
        seen, made = self._made.get(key, (None, None))
        if made is None or seen != state:
            made = make()
            self._made[key] = state, made
        return cast("T", made)

    def play(self, seat: int, action: Action) -> None:
        """Carry out a move that is written down. While choices are secret, only its own screen is asked anew."""
        was_secret = self.match.state.agenda[-1].secret
        self.match.play(seat, action)
        agenda = self.match.state.agenda
        if was_secret and agenda and agenda[-1].secret:
            owner = self.owners.get(seat)
            beside = [other for other, theirs in self.owners.items() if theirs == owner]
            for other in [seat, *beside]:
                self.asked[other] = self.seq
        else:
            self.asked = [self.seq] * len(self.guests)

    def undo(self, seat: int) -> None:
        self.match.undo(seat)
        self.asked = [self.seq] * len(self.guests)

    def words(self, language: str) -> Translations:
        """The words of the game, with the names of those who play it."""
        if language not in self._words:
            self._words[language] = Translations(language, self.match.game.package, self.names)
        return self._words[language]

    def secrets_of(self, seat: int | None) -> int | None:
        """The seat, if it knows now what spectators do not; else None: it sees what everybody sees."""
        if seat is None:
            return None
        return seat if self.once(("secrets", seat), self.seq, lambda: self.match.state.knows_more(seat)) else None

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """What a seat, or a spectator, sees now; all who see the same share it."""
        secrets = self.secrets_of(seat)
        return self.once(("view", secrets), self.seq, lambda: self.match.state.view(secrets))

    def listen(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Be told of every change, until the function that comes back is called."""
        self._listeners.add(changed)
        return lambda: self._listeners.discard(changed)

    def tell(self) -> None:
        self.compared = {}
        for changed in list(self._listeners):
            changed()


class TableManager:
    """All tables, those in use being held in memory; the store is the truth."""

    def __init__(self, store: Store, bot_pool: BotPool) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self._tables: dict[str, Table] = {}

    async def open(self, record: Record, owner: str, colours: Sequence[int] = ()) -> Table:
        """A new table; whoever opens it owns the chairs of all people."""
        table_id = secrets.token_urlsafe(12)
        people = [seat for seat, text in enumerate(record.seats) if SeatSpec.parse(text).bot is None]
        await self.store.add(table_id, record, dict.fromkeys(people, owner), colours)
        table = await self.table(table_id)
        assert table is not None
        return table

    async def table(self, table_id: str) -> Table | None:
        """The table with this id, its bots at work."""
        if table_id not in self._tables:
            kept = await self.store.load(table_id)
            if kept is None:
                return None
            self._tables.setdefault(table_id, Table(kept))
        table = self._tables[table_id]
        self._wake_bots(table)
        return table

    async def tables_of(self, owner: str) -> list[Table]:
        return await self._all(await self.store.tables_of(owner))

    async def tables_without(self, owner: str | None) -> list[Table]:
        """Where others play."""
        return await self._all(await self.store.tables_without(owner or ""))

    async def _all(self, ids: Sequence[str]) -> list[Table]:
        """The tables with these ids, without those whose game is not installed any more."""
        found: list[Table] = []
        for table_id in ids:
            try:
                table = await self.table(table_id)
            except UniverselleError:
                continue
            if table is not None:
                found.append(table)
        return found

    async def move(self, table: Table, seat: int, codes: Sequence[str], seq: int) -> None:
        """Make one move, or several in a row, that answer entry number `seq`: written down first, then shown.

        Unless all of them can be made, none is.
        """
        async with table.lock:
            if not table.asked[seat] <= seq <= table.seq:
                raise OutOfDate
            actions = [table.match.game.catalogue.parse(code) for code in codes]
            trial = _try(table.match.state, seat, actions)
            await self._write(table, [Entry(seat, action.code) for action in actions], over=not trial.to_move())
            for action in actions:
                table.play(seat, action)
        table.tell()
        self._wake_bots(table)

    async def undo(self, table: Table, seat: int, seq: int) -> None:
        async with table.lock:
            if seq != table.seq:
                raise OutOfDate
            if table.match.safe_point(seat) == len(table.match.history):
                raise IllegalAction("illegal-undo")
            await self._write(table, [Entry(seat, UNDO)], over=False)
            table.undo(seat)
        table.tell()

    def end_streams(self) -> None:
        """Let all streams end: nobody will be told anything any more."""
        for table in self._tables.values():
            table.closed = True
            table.tell()

    async def close(self) -> None:
        """Send the bots home, none of them in the middle of writing, then close the books."""
        at_work: list[asyncio.Task[None]] = []
        for table in self._tables.values():
            if table.bots_at_work is not None:
                async with table.lock:
                    table.bots_at_work.cancel()
                at_work.append(table.bots_at_work)
        await asyncio.gather(*at_work, return_exceptions=True)
        self.bot_pool.close()
        await self.store.close()

    async def _write(self, table: Table, entries: Sequence[Entry], over: bool) -> None:
        try:
            await self.store.append(table.id, table.seq, entries, over)
        except Stale as error:
            self._tables.pop(table.id, None)
            raise OutOfDate from error
        table.seq += len(entries)

    def _wake_bots(self, table: Table) -> None:
        idle = table.bots_at_work is None or table.bots_at_work.done()
        if idle and table.bots.intersection(table.match.state.to_move()):
            table.bots_at_work = asyncio.get_running_loop().create_task(self._play_bots(table))

    async def _play_bots(self, table: Table) -> None:
        """Bots move until a person must, or the game is over."""
        while seats := table.bots.intersection(table.match.state.to_move()):
            seat, seq = min(seats), table.seq
            bot = table.guests[seat].bot
            assert bot is not None
            code = await self.bot_pool.move(table.match.record, seat, bot)
            try:
                await self.move(table, seat, [code], seq)
            except OutOfDate:
                continue


def _try(state: State, seat: int, actions: Sequence[Action]) -> State:
    """The position after these actions. What one of them reveals must not be known when the next is chosen."""
    trial = state.clone()
    for action in actions:
        if any(event.reveals for event in trial.events or ()):
            raise IllegalAction("illegal-one-by-one")
        trial.events = []
        trial.apply(seat, action)
    return trial


def _moves(journal: tuple[Entry, ...]) -> tuple[Move, ...]:
    """The moves that stand: every `undo` takes back the one before it."""
    moves: list[Move] = []
    for entry in journal:
        if entry.code == UNDO:
            moves.pop()
        else:
            moves.append(Move(entry.seat, entry.code))
    return tuple(moves)
