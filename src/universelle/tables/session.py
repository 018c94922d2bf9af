"""A session: the match of a table as one process knows it, and who sits there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from time import monotonic

from universelle.bots.hints import Suggestion
from universelle.bots.seat_specs import SeatSpec
from universelle.core.action import Action
from universelle.core.errors import IllegalAction
from universelle.core.message import Message
from universelle.core.state import State
from universelle.matches.lesson import Lesson
from universelle.matches.match import Attempt, Match, Watch
from universelle.matches.record import Hint, Move, Record, StandIn, TakeBack
from universelle.tables.clock import Clock, Pace, Span
from universelle.tables.journal import END, GUIDED, LATE, LEAVE, READ, RETURN, UNGUIDED, Entry
from universelle.tables.standing import Standing
from universelle.tables.summary import Summary
from universelle.tables.terms import NO_TERMS, Terms


class OutOfDate(Exception):
    """The request answers a position that is no longer the present one."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """A table as it is stored."""

    id: str
    record: Record
    owners: dict[int, str]
    journal: tuple[Entry, ...] = ()
    colours: tuple[int, ...] = ()
    hints: tuple[Hint, ...] = ()
    uncovered: Mapping[str, int] | None = None  # by owner of a shared screen: the seat whose view it shows
    terms: Terms = NO_TERMS
    created: float = 0.0  # seconds since 1970
    outages: Sequence[Span] = ()  # times in which no server ran
    over: bool = False
    listed: bool = True  # whether strangers may find it


class Session:
    """A running match, as far as this process knows the entries of its journal: every change is one."""

    def __init__(self, stored: StoredTable) -> None:
        self.id = stored.id
        self.head = stored.record  # without moves
        self.owners = stored.owners
        self._seats = _by_owner(stored.owners)
        self.colours = stored.colours
        self.terms = stored.terms
        self.uncovered = dict(stored.uncovered or {})
        folded = _last_take_back(stored.journal)  # what led to it need not be played
        self.match = Match(record_of(replace(stored, journal=stored.journal[:folded])))
        self._lesson = self._new_lesson()
        self.journal: list[Entry] = []
        self.moves_after = [0]  # for each number of entries: the moves there were after them
        self.notes: dict[int, str] = {}  # what the journal notes for everybody, by the number of the entry
        for entry in stored.journal[:folded]:
            self._write_down(entry)
        self.created = stored.created
        self.outages = stored.outages
        self.standing = self._standing()
        self.seat_specs = [SeatSpec.parse(text, self.match.game) for text in stored.record.seats]
        self.computers = frozenset(seat for seat, spec in enumerate(self.seat_specs) if spec.bot)  # from the start
        self.names = stored.record.names
        self.asked = [self.seq] * len(self.seat_specs)  # for each seat the oldest `seq` that its move may answer
        self.changed = self.seq  # the newest `seq` at which the position changed
        self.decided = self.seq  # the oldest `seq` that a take-back may answer: nobody has moved since but bots
        self._at_once: dict[int, int] = {}  # moves before some that were sent at once, by the last one's number
        self.lock = asyncio.Lock()
        self.hint_lock = asyncio.Lock()
        self.hint: tuple[tuple[int, int], Sequence[Suggestion]] | None = None  # the latest, and for whom: seat, `asked`
        self.bots_at_work: asyncio.Task[None] | None = None
        self.void: dict[int, str] = {}  # by seat that must decide, why its if-moves were not played
        self.if_moves_tried = -1  # the `seq` at which if-moves were tried last
        self.may_have_if_moves = True  # whether any may be kept, as far as this process knows
        self.closed = False  # whether all streams must end
        self.used = monotonic()  # when somebody last asked for it
        self._listeners: set[Callable[[], None]] = set()
        for entry in stored.journal[folded:]:
            self.add(entry)

    @property
    def seq(self) -> int:
        """How many entries of the journal this process knows."""
        return len(self.journal)

    @property
    def apart(self) -> bool:
        """Whether people play on different screens."""
        return len(self._seats) > 1

    @property
    def gives_hints(self) -> bool:
        """Whether players may ask what to do: where one person plays, alone or against bots, or all agreed on it."""
        return not self.terms.day and (len(self.owners) == 1 or self.terms.hints)

    @property
    def lesson(self) -> Lesson | None:
        """How far the guided first game has come, unless its player goes on without the guide."""
        if self._lesson is None or self.has_left_guide:
            return None
        self._lesson.read = frozenset([entry.about for entry in self.journal if entry.note == READ])
        self._lesson.follow(self.match.history)
        return self._lesson

    @property
    def has_left_guide(self) -> bool:
        """Whether the player of a guided first game goes on without the guide."""
        said = [entry.note for entry in self.journal if entry.note in (UNGUIDED, GUIDED)]
        return bool(said) and said[-1] == UNGUIDED

    def _new_lesson(self) -> Lesson | None:
        guide = self.match.game.guide if self.terms.guided else None
        return None if guide is None else Lesson(guide, self.match.game.catalogue, self.head.begin())

    @property
    def bots(self) -> frozenset[int]:
        """The seats at which computers move now."""
        return self._bots(self.standing)

    def _bots(self, standing: Standing) -> frozenset[int]:
        return self.computers.union(standing.left) if standing.goes_on else frozenset()

    def bot_of(self, seat: int) -> str | None:
        """The bot that moves at a seat."""
        return self.standing.left.get(seat) or self.seat_specs[seat].bot

    @property
    def played_on(self) -> frozenset[int]:
        """The seats of people that computers play on, or at which they have made moves."""
        moved = [each.seat for each in self.match.stand_ins if each.seat not in self.computers]
        return frozenset(self.standing.left).union(moved)

    @property
    def over(self) -> bool:
        return self.ended_early or not self.match.state.to_move()

    @property
    def ended_early(self) -> bool:
        """Whether the match was ended before its end: it counts nowhere."""
        return self.standing.ended is not None

    @property
    def ended(self) -> float:
        """When the last entry of the journal was written, in seconds since 1970."""
        return self.journal[-1].at if self.journal else self.created

    @property
    def pace(self) -> Pace | None:
        """How long players may think; None: as long as they like."""
        return self.terms.pace

    @property
    def deadline(self) -> float | None:
        """When something happens by itself, such as time running out, unless somebody does something before."""
        return None if self.over else self.standing.due

    def clocks(self, now: float) -> Mapping[int, Clock]:
        """What each player has left, with the time for the next move of those who need not move now."""
        clocks, pace = self.standing.clocks, self.pace
        if clocks is None or pace is None:
            return {}
        seats = clocks.seats if self.over else clocks.at(now).seats
        must = self.standing.to_move
        return {seat: clock if seat in must else replace(clock, move=pace.move) for seat, clock in seats.items()}

    def happening(self, now: float) -> list[Entry]:
        """What happens by itself now."""
        return [] if self.over else self.standing.happening(now, self.terms.bot_for(self.match.game))

    def may_move(self, seat: int | None) -> bool:
        """Whether the player of a seat may move when it is their turn."""
        return self.standing.goes_on and seat not in self.standing.left

    def may_leave(self, owner: str | None) -> bool:
        """Whether somebody can leave the table: where people play apart, who has not left yet."""
        return self.apart and not self.over and bool(self.seats_of(owner)) and not self.is_away(owner)

    def going(self, owner: str) -> list[Entry]:
        """What is noted when somebody goes: by the terms of the table a bot plays on for them, or the match ends."""
        seats = [seat for seat in self.seats_of(owner) if self.apart and seat not in self.standing.left]
        bot = self.terms.bot_for(self.match.game)
        return (
            [Entry.noting(seat, LEAVE, bot) for seat in seats]
            if bot
            else [Entry.noting(seat, END) for seat in seats[:1]]
        )

    def is_away(self, owner: str | None) -> bool:
        """Whether somebody has left the table, and computers play on for them."""
        return any([seat in self.standing.left for seat in self.seats_of(owner)])

    @property
    def watched(self) -> bool:
        """Whether anybody is told of changes."""
        return bool(self._listeners)

    def seats_of(self, owner: str | None) -> Sequence[int]:
        """All seats of an owner."""
        return [] if owner is None else self._seats.get(owner, [])

    def seat_of(self, owner: str | None) -> int | None:
        """The owner's seat: the one that must decide now, if there is one, else their first."""
        theirs = self.seats_of(owner)
        if not theirs:
            return None
        return next((seat for seat in self.match.state.to_move() if seat in theirs), theirs[0])

    def only_seat_of(self, owner: str | None) -> int | None:
        """The owner's seat, if they have just one: at a screen that several people share nobody is "you"."""
        theirs = self.seats_of(owner)
        return theirs[0] if len(theirs) == 1 else None

    def shown_seat(self, owner: str | None) -> tuple[int | None, int | None]:
        """Return the seat whose view a screen shows, and the seat that must confirm before its view is shown.

        A screen that several people share shows no secrets but those of the seat that has confirmed.
        """
        seat = self.seat_of(owner)
        if seat is None or owner is None or len(self.seats_of(owner)) == 1:
            return seat, None
        state = self.match.state
        choosing = seat in state.to_move()
        if self.secrets_of(seat) is None and not (choosing and state.agenda[-1].secret):
            return seat, None
        if not choosing:
            return None, None
        return (seat, None) if self.uncovered.get(owner) == seat else (None, seat)

    def secrets_of(self, seat: int | None) -> int | None:
        """The seat if it knows more than a spectator now, else None."""
        return seat if seat is not None and self.knows_more(seat) else None

    def knows_more(self, seat: int) -> bool:
        return self.match.state.knows_more(seat)

    # -- what changes it ----------------------------------------------------------------------------------------

    def attempt(self, seat: int, actions: Sequence[Action]) -> Attempt:
        """Try actions of a seat without changing anything, or refuse with the reason."""
        return self.match.attempt(seat, actions, self.watch())

    def watch(self) -> Watch | None:
        """Who sees every position on the way to the next one."""
        return None

    def check_goes_on(self, seats: Sequence[int]) -> None:
        """Refuse what people at these seats want to do with the position, with the reason, if they cannot now."""
        if self.ended_early:
            raise IllegalAction("table-ended")
        if any([seat in self.standing.left for seat in seats]):
            raise IllegalAction("table-take-back-first")
        if self.standing.paused:
            raise IllegalAction("table-paused")

    def check_lesson(self, seat: int, codes: Sequence[str]) -> None:
        """Refuse choices that are made at once while the guide asks for others, with what it asks for."""
        lesson = self.lesson
        step = lesson.asked if lesson is not None and lesson.guide.seat == seat else None
        if lesson is None or step is None:
            return
        if any([code not in wanted for code, wanted in zip(codes, lesson.wanted(step))]):
            raise IllegalAction("guide-this-first", step=Message(step.message))

    def may_ask_for_pause(self, owner: str | None) -> bool:
        """Whether somebody can ask for a pause: where clocks run, unless there is one, or they were just refused."""
        standing, seats = self.standing, self.seats_of(owner)
        able = standing.goes_on and standing.pause is None and standing.people.issuperset(seats)
        return self.pace is not None and not self.over and bool(seats) and able and standing.refused.isdisjoint(seats)

    def may_say_beforehand(self, seat: int | None) -> bool:
        """Whether a seat may say now what it would do when it is its turn."""
        able = self.standing.people.difference(self.match.state.to_move())
        return self.apart and not self.over and seat in able

    def adopt(self, attempt: Attempt, entries: Sequence[Entry]) -> None:
        """Make stored moves. During secret choices only the mover's screen is asked again."""
        self._keep(entries)
        self.changed = self.seq
        seat, by = entries[-1].seat, entries[-1].by
        if seat not in self.bots:
            self.decided = self.seq
        was_secret = self.match.state.agenda[-1].secret
        if len(entries) > 1:
            before = len(self.match.history)
            self._at_once[before + len(entries)] = before
        self.match.adopt(attempt)
        self.void.pop(seat, None)
        if by is not None:
            self.match.note_stand_in(by)
        agenda = self.match.state.agenda
        if was_secret and agenda and agenda[-1].secret:
            owner = self.owners.get(seat)
            beside = self.seats_of(owner) if owner is not None else []
            for other in [seat, *beside]:
                self.asked[other] = self.seq
        else:
            self.asked = [self.seq] * len(self.seat_specs)

    def go_back(self, entries: Sequence[Entry]) -> None:
        """Take back stored moves, as these entries of the journal say."""
        self._keep(entries)
        self.changed = self.seq
        kept = self.moves_after[-1]
        self._at_once = {last: before for last, before in self._at_once.items() if last <= kept}
        self.match.go_back(entries[-1].seat, kept)
        self.void.clear()
        self.asked = [self.seq] * len(self.seat_specs)
        self.decided = self.seq

    def add(self, entry: Entry) -> None:
        """Make the next entry of the journal, which this or another process has stored."""
        if entry.takes_back:
            self.go_back([entry])
        elif entry.note:
            self._keep([entry])
            if entry.note in (LEAVE, LATE, RETURN):  # what the seat was about to do is void
                self.asked[entry.seat] = self.seq
        else:
            self.adopt(self.attempt(entry.seat, [self.match.game.catalogue.parse(entry.code)]), [entry])

    def _standing(self) -> Standing:
        """How the table stands by the entries so far."""
        pace = self.terms.pace
        to_move = () if pace is None else self.head.begin().to_move()
        start = Standing.begun(self.owners, pace, self.created, to_move, self.outages)
        return reduce(Standing.after, self.journal, start)

    def recount(self, outages: Sequence[Span]) -> None:
        """Restart everybody's clock: for a while no server ran."""
        self.outages = outages
        self.standing = self._standing()

    def _keep(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            self._write_down(entry)
            self.standing = self.standing.after(entry)

    def _write_down(self, entry: Entry) -> None:
        self.journal.append(entry)
        self.moves_after.append(entry.moves_after(self.moves_after[-1]))
        if (note := entry.note) and not entry.is_quiet:
            self.notes[len(self.journal)] = note

    def taken_back_since(self, seq: int) -> bool:
        """Whether moves were taken back since an earlier `seq`."""
        return any([entry.takes_back for entry in self.journal[seq:]])

    def moves_at(self, seq: int) -> int:
        """How many moves led to an earlier `seq`; fewer if moves were taken back since."""
        return min(self.moves_after[seq:], default=self.moves_after[-1])

    def reseat(self, owners: Mapping[int, str]) -> None:
        """Somebody's seats belong to another browser or account from now on."""
        self.owners.clear()
        self.owners.update(owners)
        self._seats = _by_owner(owners)

    def undo_point(self, owner: str | None) -> int:
        """Return how many moves are left when an owner takes back their last one, or refuse with the reason.

        People who are all at one screen may take back whatever they did; apart, only what revealed nothing. Moves that
        were sent at once are taken back at once.
        """
        seats = self.seats_of(owner)
        if not seats:
            raise IllegalAction("web-table-not-seated")
        self.check_goes_on(seats)
        if self.terms.day and self.over:
            raise IllegalAction("daily-over")
        if not self.apart and not self.terms.day:
            kept = self.match.take_back_point(seats)
        else:
            last = self.match.history[-1].move.seat if self.match.history else seats[0]
            if last in seats and [each.move for each in self.match.stand_ins[-1:]] == [len(self.match.history)]:
                raise IllegalAction("table-moved-for-you")
            kept = self.match.undo_point(last if last in seats else seats[0])
        return self._at_once.get(kept + 1, kept)

    def summary(self, state: State | None = None, entries: Sequence[Entry] = ()) -> Summary:
        """What lists show of the match, by default as it is; else in this position, after these entries."""
        shown = self.match.state if state is None else state
        standing = reduce(Standing.after, entries, self.standing)
        return Summary.of(self.head, shown, self._bots(standing), self.headlines(shown), standing)

    def meanings(self, state: State, seat: int, codes: Sequence[str]) -> Mapping[str, str]:
        """What legal actions of a seat would do, by code, in words that are the same as long as that is."""
        parse = self.match.game.catalogue.parse
        legal = {action.code for action in state.legal_actions(seat)}
        return {code: repr(state.label(parse(code))) for code in codes if code in legal}

    def headlines(self, state: State) -> Mapping[str, str]:
        """Where a match is, in words, by language; a session by itself has none."""
        return {}

    # -- who is told --------------------------------------------------------------------------------------------

    def subscribe(self, changed: Callable[[], None]) -> Callable[[], None]:
        """Call a function after every change; return a function that ends this."""
        self._listeners.add(changed)
        return lambda: self._listeners.discard(changed)

    def notify(self) -> None:
        """Call all subscribers."""
        for changed in list(self._listeners):
            changed()


def _by_owner(owners: Mapping[int, str]) -> Mapping[str, Sequence[int]]:
    """The seats of every owner, in their order."""
    return {owner: [seat for seat in sorted(owners) if owners[seat] == owner] for owner in owners.values()}


def _last_take_back(journal: Sequence[Entry]) -> int:
    """How many entries there are up to the last take-back."""
    return max([number for number, entry in enumerate(journal, start=1) if entry.takes_back], default=0)


def record_of(stored: StoredTable) -> Record:
    """The match of a journal: what was taken back is left out, and noted if it was past a safe point."""
    moves: list[Move] = []
    taken_back = [*stored.record.taken_back]
    stand_ins: list[StandIn] = []
    for entry in [entry for entry in stored.journal if not entry.note]:
        if not entry.takes_back:
            moves.append(Move(entry.seat, entry.code))
            if entry.by is not None:
                stand_ins.append(StandIn(entry.seat, len(moves), entry.by))
        elif entry.kept is None:
            moves.pop()
        else:
            taken_back.append(TakeBack(entry.seat, len(moves), entry.kept))
            del moves[entry.kept :]
        stand_ins = [each for each in stand_ins if each.move <= len(moves)]
    return replace(
        stored.record,
        moves=tuple(moves),
        taken_back=tuple(taken_back),
        hints=stored.hints,
        stand_ins=tuple(stand_ins),
    )
