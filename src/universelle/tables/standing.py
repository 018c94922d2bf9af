"""How a table stands apart from its position: who has left it, the clocks, and whether its match goes on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from universelle.tables.clock import Clocks, Counting, Pace, Span
from universelle.tables.journal import (
    AGREE,
    CLOSED,
    END,
    END_LATE,
    LATE,
    LEAVE,
    PAUSE,
    PLAY_ON,
    RESUME,
    RETURN,
    UNANSWERED,
    WAKE,
    Entry,
)

ANSWER_WITHIN: Final = 120.0  # seconds after which a pause that not everybody agreed to is not made


@dataclass(frozen=True, slots=True)
class Pause:
    """A pause that somebody asked for, and who has agreed to what."""

    asker: int
    asked: float  # when
    until: float
    agreed: frozenset[int] = frozenset()  # the seats whose players agree to it
    begun: bool = False
    going_on: frozenset[int] = frozenset()  # the seats whose players would like to go on before its end

    @property
    def due(self) -> float:
        """When it ends, or is not made, by itself."""
        return self.until if self.begun else min(self.until, self.asked + ANSWER_WITHIN)


@dataclass(frozen=True, slots=True)
class Standing:
    """What the entries of a journal say besides moves. It depends on them alone, and is the same in every process."""

    owners: Mapping[int, str]  # of the seats of people
    clocks: Clocks | None = None
    to_move: frozenset[int] = frozenset()  # who must move by the position, as far as the entries say so
    left: Mapping[int, str] = field(default_factory=dict)  # the seats that are played on, and the bots that do it
    pause: Pause | None = None
    refused: frozenset[int] = frozenset()  # the seats that asked for a pause in vain since the last move
    ended: Entry | None = None  # what ended the match before its end

    @staticmethod
    def begun(
        owners: Mapping[int, str], pace: Pace | None, at: float, to_move: Sequence[int], outages: Sequence[Span]
    ) -> Standing:
        """How a table stands when its match begins."""
        start = Standing(owners, None, frozenset(to_move))
        if pace is None:
            return start
        counting = Counting(pace, [span for span in outages if span[1] > at])
        return replace(start, clocks=Clocks.begun(counting, sorted(owners), start.running, at))

    @property
    def empty(self) -> bool:
        """Whether all people have left."""
        return bool(self.owners) and len(self.left) == len(self.owners)

    @property
    def paused(self) -> bool:
        return self.pause is not None and self.pause.begun

    @property
    def goes_on(self) -> bool:
        """Whether anybody may move."""
        return self.ended is None and not self.empty and not self.paused

    @property
    def people(self) -> frozenset[int]:
        """The seats of people who have not left."""
        return frozenset(self.owners).difference(self.left)

    @property
    def running(self) -> frozenset[int]:
        """The seats whose clocks run."""
        return self.people & self.to_move if self.goes_on else frozenset()

    def seats_with(self, seat: int) -> frozenset[int]:
        """The seats of the player of a seat."""
        return frozenset([other for other, owner in self.owners.items() if owner == self.owners.get(seat)])

    @property
    def due(self) -> float | None:
        """When something happens by itself unless somebody does something before; None if nothing does."""
        if self.ended is not None:
            return None
        moments = [] if self.pause is None else [self.pause.due]
        if self.clocks is not None:
            moments += self.clocks.run_out.values()
        return min(moments, default=None)

    def happening(self, now: float, bot: str | None) -> list[Entry]:
        """What happens by itself now: `bot` plays on for whoever is late, or without one the match ends."""
        if self.ended is not None:
            return []
        if self.pause is not None and self.pause.due <= now:
            return [Entry.noting(self.pause.asker, WAKE if self.pause.begun else UNANSWERED)]
        late = [] if self.clocks is None else self.clocks.late(now)
        if bot is None:
            return [Entry.noting(seat, END_LATE) for seat in late[:1]]
        return [Entry.noting(seat, LATE, bot) for seat in late]

    # -- what follows from an entry ---------------------------------------------------------------------------------

    def after(self, entry: Entry) -> Standing:
        """How it stands after one more entry."""
        then = self._noted(entry)
        if entry.to_move is not None and then.to_move != frozenset(entry.to_move):
            then = replace(then, to_move=frozenset(entry.to_move))
        then = then._with_pause_settled()
        return then if self.clocks is None else replace(then, clocks=self.clocks.after(entry, then.running))

    def _noted(self, entry: Entry) -> Standing:
        seat, note = entry.seat, entry.note
        if note is None:
            return replace(self, refused=frozenset()) if self.refused else self
        if note in (LEAVE, LATE):
            return replace(self, left={**self.left, seat: entry.about})
        if note == RETURN:
            return replace(self, left={other: bot for other, bot in self.left.items() if other != seat})
        if note in (END, END_LATE, CLOSED):
            return replace(self, ended=entry, pause=None)
        if note == PAUSE:
            return replace(self, pause=Pause(seat, entry.at, float(entry.about), self.seats_with(seat)))
        return self if self.pause is None else self._answered(entry, self.pause)

    def _answered(self, entry: Entry, pause: Pause) -> Standing:
        """How it stands after a note about the pause."""
        seats = self.seats_with(entry.seat)
        if entry.note == AGREE:
            return replace(self, pause=replace(pause, agreed=pause.agreed | seats))
        if entry.note == RESUME:
            return replace(self, pause=replace(pause, going_on=pause.going_on | seats))
        if entry.note in (PLAY_ON, UNANSWERED):
            return replace(self, pause=None, refused=self.refused | {pause.asker})
        return replace(self, pause=None) if entry.note == WAKE else self

    def _with_pause_settled(self) -> Standing:
        """A pause begins when all people agree to it, and ends when all agree to go on; computers always do."""
        pause = self.pause
        if pause is None:
            return self
        if not pause.begun and self.people <= pause.agreed:
            return replace(self, pause=replace(pause, begun=True))
        if pause.begun and self.people <= pause.going_on:
            return replace(self, pause=None)
        return self
