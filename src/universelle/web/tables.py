"""Tables: running matches, who may move at them, and who is notified of changes."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar, cast

from universelle.bots.hints import Suggestion
from universelle.bots.seat_specs import SeatSpec, face_of
from universelle.contract.opponents import Face
from universelle.contract.sharing import SharedViews
from universelle.core.action import Action
from universelle.core.errors import IllegalAction, UniverselleError
from universelle.core.state import State
from universelle.drawing.patch import PatchCache
from universelle.games.registry import load
from universelle.i18n import Translations
from universelle.matches.match import Match
from universelle.matches.record import Hint, Move, Record, TakeBack
from universelle.thinking.pool import ThinkingPool
from universelle.web.store import UNDO, Entry, Stale, Store, StoredTable

T = TypeVar("T")


class OutOfDate(Exception):
    """The request answers a position that is no longer the present one."""


class ScoringWatch:
    """Keeps the position before a scoring changes it, as it would be if somebody had to decide then."""

    def __init__(self, match: Match) -> None:
        self._opens = match.game.page.telling.opens
        self.before: State | None = None

    def __call__(self, state: State) -> None:
        if self.before is None and any([self._opens(event) for event in state.events or ()]):
            self.before = state.clone()
            agenda = self.before.agenda
            while agenda and not agenda[-1].seats:
                agenda.pop()


class Table:
    """A running match on the server. `seq` counts the entries of its journal: every change is one."""

    def __init__(self, stored: StoredTable) -> None:
        self.id = stored.id
        self.owners = stored.owners
        self.colours = stored.colours
        self.seq = len(stored.journal)
        self.match = _match(stored.record, stored.journal, stored.hints)
        self.seat_specs = [SeatSpec.parse(text, self.match.game) for text in stored.record.seats]
        self.bots = frozenset(seat for seat, spec in enumerate(self.seat_specs) if spec.bot)
        self.names = stored.record.names
        self.asked = [self.seq] * len(self.seat_specs)  # for each seat the oldest `seq` that its move may answer
        self.before_scoring: State | None = None  # during the last move, if a scoring began in it
        self.decided = self.seq  # the oldest `seq` that a take-back may answer: nobody has moved since but bots
        self.lock = asyncio.Lock()
        self.hint_lock = asyncio.Lock()
        self.bots_at_work: asyncio.Task[None] | None = None
        self.closed = False  # whether all streams must end
        self.compared: PatchCache = {}  # patches of the latest change, shared by viewers who see the same
        self._cache: dict[Hashable, tuple[object, Any]] = {}
        self.hint: tuple[int, Sequence[Suggestion]] | None = None  # the latest, and for which `asked` of its seat
        self.uncovered: dict[str, int] = {}  # by owner of a shared screen: the seat whose view it shows
        self._views = SharedViews()
        self._words: dict[str, Translations] = {}
        self._faces: dict[str, dict[int, Face]] = {}
        self._listeners: set[Callable[[], None]] = set()

    def earlier(self, seq: int) -> Table | None:
        """The table as it was at an earlier `seq`, on its own; None if moves were taken back, and nobody can tell."""
        if self.seq != len(self.match.history):
            return None
        journal = tuple([Entry(result.move.seat, result.move.code) for result in self.match.history[:seq]])
        return Table(StoredTable(self.id, self.match.record, False, self.owners, journal, self.colours))

    def moves_at(self, seq: int) -> int:
        """How many moves led to an earlier `seq`; fewer if moves were taken back since."""
        moves = len(self.match.history)
        return max(0, moves - max(0, self.seq - seq))

    def follow(self, later: Table) -> None:
        """Make the next move of the same table as it is later."""
        move = later.match.history[self.seq].move
        self.seq += 1
        self.play(move.seat, self.match.game.catalogue.parse(move.code))
        self.compared = {}

    @property
    def apart(self) -> bool:
        """Whether people play on different screens."""
        return len(set(self.owners.values())) > 1

    @property
    def gives_hints(self) -> bool:
        """Whether players may ask what to do: where one person plays, alone or against bots."""
        return len(self.owners) == 1

    @property
    def over(self) -> bool:
        return not self.match.state.to_move()

    def seat_of(self, owner: str | None) -> int | None:
        """The owner's seat: the one that must decide now, if there is one, else their first."""
        theirs = [seat for seat, name in sorted(self.owners.items()) if name == owner]
        deciding = [seat for seat in self.match.state.to_move() if seat in theirs]
        return (deciding + theirs)[0] if theirs else None

    def only_seat_of(self, owner: str | None) -> int | None:
        """The owner's seat, if they have just one: at a screen that several people share nobody is "you"."""
        theirs = [seat for seat, name in self.owners.items() if name == owner]
        return theirs[0] if len(theirs) == 1 else None

    def shown_seat(self, owner: str | None) -> tuple[int | None, int | None]:
        """Return the seat whose view a screen shows, and the seat that must confirm before its view is shown.

        A screen that several people share shows no secrets but those of the seat that has confirmed.
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
        """Cache what viewers who see the same can share; it is made anew when the state it shows has changed."""
        seen, made = self._cache.get(key, (None, None))
        if made is None or seen != state:
            made = make()
            self._cache[key] = state, made
        return cast("T", made)

    def play(self, seat: int, action: Action) -> None:
        """Apply a stored move. During secret choices only the mover's screen is asked anew."""
        if seat not in self.bots:
            self.decided = self.seq
        was_secret = self.match.state.agenda[-1].secret
        watch = ScoringWatch(self.match)
        self.match.play(seat, action, watch)
        self.before_scoring = watch.before
        agenda = self.match.state.agenda
        if was_secret and agenda and agenda[-1].secret:
            owner = self.owners.get(seat)
            beside = [other for other, theirs in self.owners.items() if theirs == owner]
            for other in [seat, *beside]:
                self.asked[other] = self.seq
        else:
            self.asked = [self.seq] * len(self.seat_specs)

    def undo_point(self, owner: str | None) -> int:
        """Return how many moves are left when an owner takes back their last one, or refuse with the reason.

        People who are all at one screen may take back whatever they did; apart, only what revealed nothing.
        """
        seats = [seat for seat, name in self.owners.items() if name == owner]
        if not seats:
            raise IllegalAction("web-table-not-seated")
        if not self.apart:
            return self.match.take_back_point(seats)
        last = self.match.history[-1].move.seat if self.match.history else seats[0]
        return self.match.undo_point(last if last in seats else seats[0])

    def undoable(self, owner: str | None) -> bool:
        """Whether an owner can take back a move now."""
        return self.once(("undoable", owner), self.seq, lambda: self._undoable(owner))

    def _undoable(self, owner: str | None) -> bool:
        try:
            self.undo_point(owner)
        except IllegalAction:
            return False
        return True

    def go_back(self, seat: int, kept: int) -> None:
        """Apply a stored undo."""
        self.before_scoring = None
        self.match.go_back(seat, kept)
        self.asked = [self.seq] * len(self.seat_specs)
        self.decided = self.seq

    def bots_in(self, words: Translations) -> dict[int, Face]:
        """The bots by seat, as pages in this language show them."""
        if words.language not in self._faces:
            game = self.match.game
            self._faces[words.language] = {
                seat: face_of(words, game, spec.bot) for seat, spec in enumerate(self.seat_specs) if spec.bot
            }
        return self._faces[words.language]

    def words(self, language: str) -> Translations:
        """The texts of the game in a language, with the names of the players."""
        if language not in self._words:
            self._words[language] = Translations(language, self.match.game.package, self.names)
        return self._words[language]

    def secrets_of(self, seat: int | None) -> int | None:
        """The seat if it knows more than a spectator now, else None."""
        if seat is None:
            return None
        return seat if self.once(("secrets", seat), self.seq, lambda: self.match.state.knows_more(seat)) else None

    def view(self, seat: int | None) -> Mapping[str, Any]:
        """The view of a seat or a spectator, shared by all who see the same."""
        secrets = self.secrets_of(seat)
        return self.once(("view", secrets), self.seq, lambda: self._view(secrets))

    def _view(self, seat: int | None) -> Mapping[str, Any]:
        state = self.match.state
        seen = state.view_to_read(None) if seat is None else state.private_view(seat, self.view(None))
        return self._views.share(seen)

    def view_of(self, state: State, seat: int | None) -> Mapping[str, Any]:
        """The view of another position of the match, made of the parts of those shown before as far as possible."""
        return self._views.share(state.view_to_read(seat))

    def subscribe(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call a function after every change; return a function that ends this."""
        self._listeners.add(changed)
        return lambda: self._listeners.discard(changed)

    def notify(self) -> None:
        """Call all subscribers."""
        self.compared = {}
        for changed in list(self._listeners):
            changed()


class TableManager:
    """All tables. Those in use are kept in memory; the store is the source of truth."""

    def __init__(self, store: Store, thinking: ThinkingPool) -> None:
        self.store = store
        self.thinking = thinking
        self._tables: dict[str, Table] = {}

    async def open(self, record: Record, owner: str, colours: Sequence[int] = ()) -> Table:
        """Open a new table. Its owner owns the seats of all human players."""
        table_id = secrets.token_urlsafe(12)
        game = load(record.game)
        people = [seat for seat, text in enumerate(record.seats) if SeatSpec.parse(text, game).bot is None]
        await self.store.add(table_id, record, dict.fromkeys(people, owner), colours)
        table = await self.table(table_id)
        assert table is not None
        return table

    async def table(self, table_id: str) -> Table | None:
        """Return the table with this id, if there is one, and let its bots play."""
        if table_id not in self._tables:
            stored = await self.store.load(table_id)
            if stored is None:
                return None
            self._tables.setdefault(table_id, Table(stored))
        table = self._tables[table_id]
        self._wake_bots(table)
        return table

    async def tables_of(self, owner: str) -> list[Table]:
        return await self._all(await self.store.tables_of(owner))

    async def tables_without(self, owner: str | None) -> list[Table]:
        """Tables at which this owner has no seat."""
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
        """Make one move, or several in a row, that answer the position `seq`: stored first, then shown.

        Either all of them are made or none.
        """
        async with table.lock:
            if not table.asked[seat] <= seq <= table.seq:
                raise OutOfDate
            actions = [table.match.game.catalogue.parse(code) for code in codes]
            trial = _try(table.match.state, seat, actions)
            await self._write(table, [Entry(seat, action.code) for action in actions], over=not trial.to_move())
            for action in actions:
                table.play(seat, action)
        table.notify()
        self._wake_bots(table)

    async def undo(self, table: Table, owner: str | None, seq: int) -> None:
        """Take back an owner's last move. Bots may have answered it since `seq`, and think again."""
        async with table.lock:
            oldest = table.seq if table.apart else table.decided
            if not oldest <= seq <= table.seq:
                raise OutOfDate
            kept = table.undo_point(owner)
            seat = table.match.history[kept].move.seat
            noted = kept < table.match.safe_point(seat)
            await self._write(table, [Entry(seat, f"{UNDO} {kept}" if noted else UNDO)], over=False)
            table.go_back(seat, kept)
            if table.bots_at_work is not None:  # on a position that is gone
                table.bots_at_work.cancel()
                table.bots_at_work = None
        table.notify()
        self._wake_bots(table)

    async def hint(self, table: Table, seat: int, codes: Sequence[str], seq: int) -> Sequence[Suggestion]:
        """The best of these moves of a seat in the position `seq`. The match notes that the seat has asked."""
        if not table.gives_hints:
            raise IllegalAction("hint-company")
        asked = table.asked[seat]
        if seat not in table.match.state.to_move() or not asked <= seq <= table.seq:
            raise OutOfDate
        async with table.hint_lock:  # who asks again meanwhile gets the same
            if table.hint is None or table.hint[0] != asked:
                table.hint = asked, await self.thinking.hint(table.id, table.match.record, seat, codes)
            if table.asked[seat] != asked:
                raise OutOfDate
            if noted := table.match.note_hint(seat):
                await self.store.note_hint(table.id, len(table.match.hints), noted)
            return table.hint[1]

    def end_streams(self) -> None:
        """End all streams."""
        for table in self._tables.values():
            table.closed = True
            table.notify()

    async def close(self) -> None:
        """Stop the bots between writes, then close the store."""
        at_work: list[asyncio.Task[None]] = []
        for table in self._tables.values():
            if table.bots_at_work is not None:
                async with table.lock:
                    table.bots_at_work.cancel()
                at_work.append(table.bots_at_work)
        await asyncio.gather(*at_work, return_exceptions=True)
        await self.thinking.close()
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
        """Let bots move until a person must decide or the match is over."""
        while seats := table.bots.intersection(table.match.state.to_move()):
            seat, seq = min(seats), table.seq
            bot = table.seat_specs[seat].bot
            assert bot is not None
            legal = [action.code for action in table.match.state.legal_actions(seat)]
            code = await self.thinking.move(table.id, table.match.record, seat, bot, legal)
            try:
                await self.move(table, seat, [code], seq)
            except OutOfDate:
                continue


def _try(state: State, seat: int, actions: Sequence[Action]) -> State:
    """Return the position after these actions. Refuse if an action before the last one reveals something."""
    trial = state.clone()
    for action in actions:
        if any(event.reveals for event in trial.events or ()):
            raise IllegalAction("illegal-one-by-one")
        trial.events = []
        trial.apply(seat, action)
    return trial


def _match(record: Record, journal: tuple[Entry, ...], hints: tuple[Hint, ...]) -> Match:
    """The match of a journal: what was taken back is left out, and noted if it was past a safe point."""
    moves: list[Move] = []
    taken_back: list[TakeBack] = []
    for entry in journal:
        if not entry.takes_back:
            moves.append(Move(entry.seat, entry.code))
        elif entry.kept is None:
            moves.pop()
        else:
            taken_back.append(TakeBack(entry.seat, len(moves), entry.kept))
            del moves[entry.kept :]
    return Match(replace(record, moves=tuple(moves), taken_back=tuple(taken_back), hints=hints))
