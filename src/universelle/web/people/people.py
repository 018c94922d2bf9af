"""What the server knows of people, and does for them in the background."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

from universelle.calls.mail import MailCarrier, MailSettings
from universelle.calls.post_office import Carriers, Figures, PostOffice
from universelle.database.database import NAMES, SEATS, Conflict, Database, DatabaseFails
from universelle.people.accounts import Account, Accounts
from universelle.people.carrying import carry
from universelle.people.erasing import erase
from universelle.people.export import export
from universelle.people.ladders import Ladders
from universelle.people.passwords import Passwords
from universelle.people.statistics import Statistics, have_met, statistics
from universelle.people.tries import Tries
from universelle.tables.gatherings import Gatherings
from universelle.tables.sessions import Sessions
from universelle.web.serving.tokens import Tokens
from universelle.web.table.tables import Table

LOG: Final = logging.getLogger(__name__)


class People:
    """Accounts and what belongs to them, as one server uses them."""

    def __init__(
        self,
        database: Database,
        tables: Sessions[Table],
        tokens: Tokens,
        passwords: Passwords,
        mail: MailSettings | None = None,
    ) -> None:
        self.accounts = Accounts(database, passwords)
        self.tries = Tries(database)
        self.ladders = Ladders(database)
        self.tokens = tokens
        self.post_office = PostOffice(Carriers(mail=MailCarrier(mail))) if mail else None
        self._database = database
        self._tables = tables
        self._passwords = passwords
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self.accounts.start()
        await self.ladders.start()
        self._tables.outcomes.changed = self.ladders.heard

    async def carry(self, old: str, new: str) -> None:
        """Give everything of one owner to another, also at tables that are in use."""
        await carry(self._database, old, new)
        self.ladders.heard(SEATS)
        await self._tables.look_at_seats()

    async def export(self, account: Account) -> dict[str, Any]:
        """Everything that is known about a person."""
        return await export(self._database, account)

    async def erase(self, account: Account, gatherings: Gatherings) -> None:
        """Erase a person, also from tables that are in use."""
        await erase(self._database, self.accounts, gatherings, account)
        self.ladders.heard(NAMES)
        await self._tables.look_at_names()
        await self._tables.look_at_seats()

    async def statistics(self, owner: str) -> Statistics:
        """How somebody has done."""
        return await statistics(self._database, owner)

    async def have_met(self, one: str, other: str) -> bool:
        """Whether two have finished a game together."""
        return await have_met(self._database, one, other)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something for which nobody waits."""
        task = asyncio.get_running_loop().create_task(_told(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def figures(self, means: str) -> list[Figures]:
        """How letters go, if any can be sent."""
        return [self.post_office.figures()[means]] if self.post_office is not None else []

    async def close(self) -> None:
        await asyncio.gather(*self._tasks)
        if self.post_office is not None:
            await self.post_office.close()
        self._passwords.close()


async def _told(work: Coroutine[Any, Any, None]) -> None:
    """A failure is told in the log, and costs nothing else."""
    try:
        await work
    except (DatabaseFails, Conflict) as error:
        LOG.warning("%s", error)
