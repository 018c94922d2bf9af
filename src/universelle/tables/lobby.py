"""The lobby: what everybody may know of the tables of a server, looked at once for all who watch it."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic, time
from typing import Final

from universelle.database.database import DatabaseFails
from universelle.tables.gathering import Gathering
from universelle.tables.gatherings import Gatherings
from universelle.tables.presence import Presence
from universelle.tables.shelf import ListedTable, Shelf

LOG: Final = logging.getLogger(__name__)
PLACE: Final = "lobby"  # in place of a table, where people are who look at the lobby
EVERY: Final = 1.0  # seconds between two looks
SHOWN_FILLED: Final = 5.0  # seconds for which a table that has just filled stays in the list
IN_PLAY_FOR: Final = 3 * 24 * 3600.0  # seconds since the last move for which a match counts as being played
OVERLAP: Final = 3.0  # seconds by which the clocks of processes may differ
MOST_OPEN: Final = 250
MOST_RUNNING: Final = 30


@dataclass(frozen=True, slots=True)
class Hall:
    """The tables that everybody may find, and how many people and matches there are."""

    open: Sequence[Gathering] = ()  # the newest first
    filled: Sequence[Gathering] = ()  # those that were open a moment ago
    tables: Sequence[ListedTable] = ()  # that can be watched: running ones first, newest first
    in_play: int = 0
    people: int = 0
    watching: Mapping[str, int] = field(default_factory=dict)  # by table: those who look on, if there are any

    def open_by_game(self) -> Mapping[str, int]:
        """How many tables of each game wait for players."""
        return Counter([gathering.record.game for gathering in self.open])


@dataclass(eq=False, slots=True)
class Watcher:
    """Somebody who watches the lobby, and whether something has changed for them."""

    owner: str | None
    woken: asyncio.Event = field(default_factory=asyncio.Event)
    own_changed: bool = False  # whether a table of theirs has
    over: bool = False  # whether there is nothing more to watch: the server ends

    def wake(self, own_changed: bool) -> None:
        self.own_changed |= own_changed
        self.woken.set()


class Lobby:
    """Looks at the database once in a while as long as anybody watches; its cost depends on neither the number of
    watchers nor the length of matches."""

    def __init__(self, shelf: Shelf, gatherings: Gatherings, presence: Presence, every: float = EVERY) -> None:
        self._shelf, self._gatherings, self._presence = shelf, gatherings, presence
        self._every = every
        self._hall = Hall()
        self._has_news = False  # whether it has changed since watchers were last woken
        self._looked = -every  # when, by the clock of this process
        self._looking = asyncio.Lock()
        self._filled: dict[str, tuple[Gathering, float]] = {}  # and until when they are shown
        self._changed_until = 0.0  # the newest change of a table that is known
        self._known: dict[str, float] = {}  # tables changed lately, and when
        self._watchers: set[Watcher] = set()
        self._work: asyncio.Task[None] | None = None
        self._over = False
        gatherings.subscribe_to_all(self._forget)

    def _forget(self) -> None:
        """Look again when somebody next asks: who has just opened a table finds it."""
        self._looked = -self._every

    async def hall(self) -> Hall:
        """The lobby as it was at most a moment ago."""
        async with self._looking:  # who asks meanwhile gets the same
            if monotonic() - self._looked >= self._every:
                await self._look()
        return self._hall

    def watch(self, owner: str | None) -> Watcher:
        """Begin to watch."""
        watcher = Watcher(owner, over=self._over)
        self._watchers.add(watcher)
        if self._work is None:
            self._changed_until = time()
            self._work = asyncio.get_running_loop().create_task(self._keep_looking())
        return watcher

    def leave(self, watcher: Watcher) -> None:
        self._watchers.discard(watcher)
        if not self._watchers and self._work is not None:
            self._work.cancel()
            self._work = None

    def end_streams(self) -> None:
        """Let nobody watch any longer."""
        self._over = True
        for watcher in self._watchers:
            watcher.over = True
            watcher.wake(own_changed=False)

    async def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
            with suppress(asyncio.CancelledError):
                await self._work

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(self._every)
            try:
                await self.hall()
                owners = await self._owners_of_changed()
            except DatabaseFails as error:
                LOG.warning("%s", error)
                continue
            has_news, self._has_news = self._has_news, False  # whoever looked meanwhile told nobody
            for watcher in list(self._watchers):
                own_changed = watcher.owner in owners
                if own_changed or has_news:
                    watcher.wake(own_changed)

    async def _look(self) -> None:
        now = monotonic()
        found = await self._gatherings.open_to_all(MOST_OPEN)
        there = {each.id for each in found}
        gone = {each.id: each for each in self._hall.open if each.id not in there}
        for name in (
            await self._shelf.listed(list(gone)) if gone else []
        ):  # the others were given up, or are for friends now
            self._filled[name] = gone[name], now + SHOWN_FILLED
        self._filled = {name: each for name, each in self._filled.items() if each[1] > now and name not in there}
        tables = await self._shelf.newest(MOST_RUNNING)
        before = self._hall
        self._hall = Hall(
            open=found,
            filled=[gathering for gathering, _ in self._filled.values()],
            tables=tables,
            in_play=await self._shelf.count_running(time() - IN_PLAY_FOR),
            people=self._presence.count(),
            watching=await self._count_watching(found, tables),
        )
        self._has_news |= self._hall != before
        self._looked = now

    async def _count_watching(self, found: Sequence[Gathering], tables: Sequence[ListedTable]) -> dict[str, int]:
        """How many look on at each table without having a part in it."""
        concerned = {each.id: {each.host, *each.owners.values()} for each in found}
        owners = await self._shelf.owners_of([each.id for each in tables])
        concerned |= {table: set(seats.values()) for table, seats in owners.items()}
        counts = {table: self._presence.of(table).others(people) for table, people in concerned.items()}
        return {table: count for table, count in counts.items() if count}

    async def _owners_of_changed(self) -> set[str]:
        """Whose tables have changed since the last look, or since just before anybody began to watch."""
        changed = await self._shelf.changed_since(self._changed_until - OVERLAP)
        news = [table for table, at in changed.items() if self._known.get(table) != at]
        self._changed_until = max([self._changed_until, *changed.values()])
        self._known = dict(changed)
        if not news:
            return set()
        return {owner for seats in (await self._shelf.owners_of(news)).values() for owner in seats.values()}
