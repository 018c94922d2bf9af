"""Quick matches: whoever looks for one is seated at the first table that fits, or opens one for the next."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from random import uniform
from typing import Final

from universelle.core.errors import BadRequest, UniverselleError
from universelle.core.plain import plain
from universelle.matches.record import Record
from universelle.tables.gathering import LONGEST_NAME, Gathering
from universelle.tables.gatherings import Gatherings
from universelle.tables.terms import Terms

MOST_READ: Final = 250  # open tables, the newest first
MOST_TRIES: Final = 8  # tables at which somebody is seated before one is opened, and times that one is opened
PAUSE: Final = 0.3  # seconds at most between two of these times


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody looks for."""

    owner: str
    name: str
    record: Record  # of the table that is opened if none fits
    terms: Terms
    language: str

    def suits(self, gathering: Gathering) -> bool:
        """Whether they can be seated there: no computer sits at the table, and they do not either."""
        free = bool(gathering.free) and not gathering.bots and len(gathering.record.seats) == len(self.record.seats)
        known = self.owner in gathering.removed or self.owner == gathering.host or bool(gathering.seats_of(self.owner))
        return gathering.record.game == self.record.game and gathering.terms.suit(self.terms) and free and not known

    def take_a_chair(self, gathering: Gathering) -> Gathering:
        """Sit on the first free chair, by a name that nobody there bears."""
        if not gathering.free:
            raise BadRequest("waiting-taken")
        given = plain(self.name).strip()[:LONGEST_NAME]
        taken = [known.casefold() for known in gathering.record.names]
        names = [given, *[f"{given[: LONGEST_NAME - 2]} {number}" for number in range(2, 10)]]
        free_name = next((each for each in names if each.casefold() not in taken), given)
        return gathering.sit(self.owner, gathering.free[0], free_name)


async def find_match(gatherings: Gatherings, wish: Wish) -> str | None:
    """The table at which somebody is seated; None while they wait at one that was opened for them."""
    for _ in range(MOST_TRIES):
        table = await _seated(gatherings, wish)
        if table is not None:
            return table
        opened = await gatherings.open(
            wish.record, wish.owner, {0: wish.owner}, language=wish.language, quick=True, terms=wish.terms
        )
        if not any([each.quick for each in await _fitting(gatherings, wish)]):
            return None
        try:  # somebody else began to look at the same moment, and may not know it
            await gatherings.leave(opened.id, wish.owner)
        except BadRequest:  # somebody has come, and the match has begun
            return opened.id
        await asyncio.sleep(uniform(0, PAUSE))  # who wakes first opens a table, the other finds it
    raise BadRequest("waiting-busy")


async def _seated(gatherings: Gatherings, wish: Wish) -> str | None:
    for found in (await _fitting(gatherings, wish))[:MOST_TRIES]:
        try:
            await gatherings.change(found.id, wish.take_a_chair)
        except UniverselleError:  # somebody was quicker
            continue
        await gatherings.begin_when_full(found.id)
        return found.id
    return None


async def _fitting(gatherings: Gatherings, wish: Wish) -> Sequence[Gathering]:
    return [each for each in await gatherings.open_to_all(MOST_READ) if wish.suits(each)]
