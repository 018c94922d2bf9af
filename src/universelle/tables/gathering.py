"""A gathering: a table that waits for its players. Whoever has its link may take a free chair."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from universelle.bots import bots_of
from universelle.bots.seat_specs import PERSON, house_bots, named, usual_bots
from universelle.core.errors import BadRequest
from universelle.core.plain import plain
from universelle.games.registry import load
from universelle.i18n import Translations
from universelle.matches.record import Record, split_seat
from universelle.tables.terms import NO_TERMS, Terms

FREE: Final = "free"  # who plays a chair that anybody may take
LONGEST_NAME: Final = 24
MOST_INVITED: Final = 20


@dataclass(frozen=True, slots=True)
class Gathering:
    """Who sits where so far. The record has no moves, and `free` in place of who is missing."""

    id: str
    host: str  # the owner who decides about it: who opened it, unless they handed it on or left
    record: Record
    owners: Mapping[int, str]  # of the chairs that people have taken
    colours: tuple[int, ...] = ()
    removed: frozenset[str] = frozenset()  # owners who may not sit down again
    listed: bool = False  # whether everybody may find it
    terms: Terms = NO_TERMS
    ready: frozenset[str] = frozenset()  # owners who would begin
    invited: frozenset[str] = frozenset()  # owners who were asked to come, and have neither sat down nor declined
    version: int = 0
    opened: float = 0.0  # when, in seconds since 1970
    language: str = ""  # of who opened it
    quick: bool = False  # whether it was opened for whoever looks for a match, and begins once all chairs are taken

    @property
    def free(self) -> list[int]:
        """The chairs that anybody may take."""
        return [seat for seat, text in enumerate(self.record.seats) if split_seat(text)[1] == FREE]

    @property
    def bots(self) -> list[int]:
        """The chairs of computers."""
        return [seat for seat, text in enumerate(self.record.seats) if split_seat(text)[1] not in (FREE, PERSON)]

    @property
    def all_ready(self) -> bool:
        """Whether all chairs are taken, and all who sit there would begin."""
        return bool(self.owners) and not self.free and self.ready.issuperset(self.owners.values())

    def seats_of(self, owner: str | None) -> list[int]:
        return [seat for seat, name in sorted(self.owners.items()) if name == owner]

    # -- what people do ---------------------------------------------------------------------------------------------

    def sit(self, owner: str, seat: int, name: str) -> Gathering:
        """Take a free chair. Who sits already, at a screen of their own, moves there."""
        if owner in self.removed:
            raise BadRequest("waiting-removed")
        if seat not in self.free:
            raise BadRequest("waiting-taken")
        theirs = self.seats_of(owner)
        stood = self._freed(theirs[0]) if len(theirs) == 1 else self
        seated = stood._seated(seat, f"{stood._proper(name)}={PERSON}")
        return replace(seated, owners={**stood.owners, seat: owner}, invited=self.invited - {owner})

    def _proper(self, name: str) -> str:
        """A name as it can be shown, unlike all others."""
        given = plain(name).strip()[:LONGEST_NAME].replace("=", "").strip()
        if not given:
            raise BadRequest("waiting-no-name")
        if given.casefold() in [known.casefold() for known in self.record.names]:
            raise BadRequest("waiting-same-name", name=given)
        return given

    def stand_up(self, owner: str) -> Gathering:
        """Leave all chairs."""
        found = self
        for seat in self.seats_of(owner):
            found = found._freed(seat)
        return replace(found, ready=self.ready - {owner})

    @property
    def heir(self) -> int | None:
        """The chair of who runs the table when its host leaves."""
        return next((seat for seat, owner in sorted(self.owners.items()) if owner != self.host), None)

    def withdraw(self, owner: str) -> Gathering:
        """Leave for good. The host leaves the table to who sits there next."""
        found = self.hand_on(owner, self.heir) if owner == self.host and self.heir is not None else self
        return found.stand_up(owner).decline(owner)

    def hand_on(self, by: str, seat: int) -> Gathering:
        """Let somebody else who sits there run the table."""
        self._check_host(by)
        if self.owners.get(seat, by) == by:  # they have just stood up
            raise BadRequest("waiting-busy")
        return replace(self, host=self.owners[seat])

    def take_over(self, owner: str, host_is_gone: bool) -> Gathering:
        """Run the table in place of a host who is not there any more."""
        if not self.seats_of(owner):
            raise BadRequest("web-table-not-seated")
        if not host_is_gone:
            raise BadRequest("waiting-not-host")
        return replace(self, host=owner)

    def seat_bot(self, by: str, seat: int, bot: str, words: Translations) -> Gathering:
        """Let a computer play a free chair."""
        self._check_host(by)
        game = load(self.record.game)
        if seat not in self.free:
            raise BadRequest("waiting-taken")
        if bot not in bots_of(game):
            raise BadRequest("unknown-bot", bot=bot, known=", ".join(bots_of(game)))
        others = [text for other, text in enumerate(self.record.seats) if other != seat and other not in self.free]
        *_, text = named([*others, bot], words, game)
        return self._seated(seat, text)

    def clear(self, by: str, seat: int) -> Gathering:
        """Free a chair; a person who sat there may not come back."""
        self._check_host(by)
        if not 0 <= seat < len(self.record.seats) or self.owners.get(seat) == by:
            raise BadRequest("waiting-taken")
        sat = {self.owners[seat]} if seat in self.owners else set()
        return replace(self._freed(seat), removed=self.removed | sat, ready=self.ready - sat)

    def invite(self, by: str, owner: str) -> Gathering:
        """Ask somebody to come; whoever has a chair or opened the table may."""
        if by != self.host and not self.seats_of(by):
            raise BadRequest("web-table-not-seated")
        if owner in self.removed or self.seats_of(owner) or not self.free:
            raise BadRequest("people-invite-not-possible")
        if len(self.invited) >= MOST_INVITED:
            raise BadRequest("people-invite-often")
        return replace(self, invited=self.invited | {owner})

    def decline(self, owner: str) -> Gathering:
        """Somebody who was asked does not come."""
        return replace(self, invited=self.invited - {owner})

    def mark(self, owner: str, ready: bool) -> Gathering:
        """Somebody who sits would begin, or would rather not yet."""
        if not self.seats_of(owner):
            raise BadRequest("web-table-not-seated")
        return replace(self, ready=self.ready | {owner} if ready else self.ready - {owner})

    def agree_on(self, by: str, terms: Terms) -> Gathering:
        """Change the terms; whoever was ready has to look at them again."""
        self._check_host(by)
        return self if terms == self.terms else replace(self, terms=terms, ready=frozenset())

    def show(self, by: str, listed: bool) -> Gathering:
        """Let everybody find the table, or only those who have its link."""
        self._check_host(by)
        return replace(self, listed=listed)

    def with_computers(self, by: str, words: Translations) -> Gathering:
        """Let computers play all free chairs."""
        self._check_host(by)
        found = self
        for seat, bot in zip(self.free, usual_bots(house_bots(load(self.record.game)), len(self.free))):
            found = found.seat_bot(by, seat, bot, words)
        return found

    def begun(self, by: str) -> Record:
        """The record with which the match begins: when all are ready, or sooner if the host likes."""
        if not self.all_ready:
            self._check_host(by)
        if self.free:
            raise BadRequest("waiting-free")
        return self.record

    def _check_host(self, owner: str) -> None:
        if owner != self.host:
            raise BadRequest("waiting-not-host")

    def _freed(self, seat: int) -> Gathering:
        owners = {other: owner for other, owner in self.owners.items() if other != seat}
        return replace(self._seated(seat, FREE), owners=owners)

    def _seated(self, seat: int, text: str) -> Gathering:
        seats = list(self.record.seats)
        seats[seat] = text
        return replace(self, record=replace(self.record, seats=tuple(seats)))
