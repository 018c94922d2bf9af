"""The call book: where people want to be called, and which calls were made."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from enum import Enum, auto
from time import time
from typing import Any, Final

import sqlalchemy as sa

from universelle.calls.destinations import Destination, MailAddress, PushSubscription, Webhook
from universelle.core.errors import BadRequest
from universelle.core.message import Message
from universelle.database.database import Database
from universelle.database.schema import CALL_DESTINATIONS, CALLS, CHAIRS, TABLES

MOST: Final = 10  # destinations of a person
LEASE: Final = 180.0  # seconds for which a call is one process's to make
KINDS: Final[Mapping[str, type[PushSubscription] | type[MailAddress] | type[Webhook]]] = {
    kind.means: kind for kind in (PushSubscription, MailAddress, Webhook)
}

ADD: Final = (
    "INSERT INTO call_destinations (id, owner, means, address, language, origin, confirm, made) "
    "VALUES (:id, :owner, :means, :address, :language, :origin, :confirm, :at)"
)
REMOVE: Final = "DELETE FROM call_destinations WHERE id = :id"
CONFIRM: Final = "UPDATE call_destinations SET confirm = NULL WHERE confirm = :confirm"
NOTE: Final = "UPDATE call_destinations SET failure = :failure WHERE id = :id"
CLAIM: Final = """
INSERT INTO calls (table_id, destination, turn, holder, until, done)
VALUES (:table, :destination, :turn, :holder, {now} + :seconds, FALSE)
ON CONFLICT (table_id, destination) DO UPDATE
SET turn = excluded.turn, holder = excluded.holder, until = excluded.until, done = FALSE
WHERE calls.turn < excluded.turn OR (calls.turn = excluded.turn AND NOT calls.done AND calls.until <= {now})
"""
RENEW: Final = "UPDATE calls SET until = {now} + :seconds WHERE holder = :holder AND NOT done"
LET_GO: Final = "UPDATE calls SET until = 0 WHERE holder = :holder AND NOT done"
MADE: Final = "UPDATE calls SET done = TRUE WHERE table_id = :table AND destination = :destination AND turn = :turn"


class Standing(Enum):
    """How a call stands."""

    FREE = auto()  # whoever comes first makes it
    HELD = auto()  # a process makes it
    DONE = auto()  # it was made, given up, or is no longer needed


@dataclass(frozen=True, slots=True)
class Entry:
    """A destination in the book. Its id ends calls there, so only its owner and their letters know it."""

    id: str = field(repr=False)
    owner: str = field(repr=False)
    destination: Destination
    language: str
    origin: str  # the address of the server, as the person knows it
    made: float
    confirm: str | None = field(default=None, repr=False)  # a secret in a letter that has not been answered yet
    failure: Message | None = None  # why the last call did not arrive

    @property
    def means(self) -> str:
        return self.destination.means

    @property
    def stop(self) -> str:
        """Where calls to this destination can be ended."""
        return f"{self.origin}/calls/stop/{self.id}"


class CallBook:
    """All destinations, and the calls that are made, each by one process."""

    def __init__(self, database: Database, lease: float = LEASE) -> None:
        self._database = database
        self._lease = lease
        self._holder = secrets.token_urlsafe(8)

    # -- destinations -----------------------------------------------------------------------------------------------

    async def add(self, owner: str, destination: Destination, language: str, origin: str) -> Entry:
        """Note where somebody wants to be called; a mailbox must agree first. The same destination is there once."""
        known = await self.of(owner)
        for each in known:
            if _same(each.destination, destination):
                if each.confirm is None and each.failure is None:
                    return each
                await self.remove(each.id)
                known = [other for other in known if other is not each]
        if len(known) >= MOST:
            raise BadRequest("calls-too-many", most=MOST)
        confirm = secrets.token_urlsafe(16) if isinstance(destination, MailAddress) else None
        found = Entry(secrets.token_urlsafe(16), owner, destination, language, origin, time(), confirm)
        await self._database.write([(ADD, _row(found))])
        return found

    async def of(self, owner: str) -> list[Entry]:
        """The destinations of a person, the oldest first."""
        query = CALL_DESTINATIONS.select().where(CALL_DESTINATIONS.c.owner == owner)
        return [_entry(row) for row in await self._database.read(query.order_by(CALL_DESTINATIONS.c.made))]

    async def entry(self, destination_id: str) -> Entry | None:
        query = CALL_DESTINATIONS.select().where(CALL_DESTINATIONS.c.id == destination_id)
        row = (await self._database.read(query)).one_or_none()
        return None if row is None else _entry(row)

    async def remove(self, destination_id: str) -> None:
        await self._database.write([(REMOVE, {"id": destination_id})])

    async def confirm(self, secret: str) -> bool:
        """A mailbox agrees; whether it was asked."""
        (changed,) = await self._database.write([(CONFIRM, {"confirm": secret})])
        return bool(changed)

    async def note(self, destination_id: str, failure: Message | None) -> None:
        """Keep why the last call did not arrive, or that it did."""
        text = (
            None if failure is None else json.dumps({"key": failure.key, "values": dict(failure.values)}, default=str)
        )
        await self._database.write([(NOTE, {"id": destination_id, "failure": text})])

    # -- calls ------------------------------------------------------------------------------------------------------

    async def tables(self, since: float, until: float) -> Sequence[str]:
        """Running tables that have changed in a span of time, and at which somebody sits who wants to be called."""
        wanted = sa.select(CHAIRS.c.table_id).join(CALL_DESTINATIONS, CALL_DESTINATIONS.c.owner == CHAIRS.c.owner)
        query = sa.select(TABLES.c.id).where(
            sa.not_(TABLES.c.over),
            sa.not_(TABLES.c.damaged),
            TABLES.c.changed > since,
            TABLES.c.changed <= until,
            TABLES.c.id.in_(wanted.where(CALL_DESTINATIONS.c.confirm.is_(None))),
        )
        return [row.id for row in await self._database.read(query)]

    async def claim(self, table_id: str, entry: Entry, turn: int) -> bool:
        """Whether this process is to make a call: once for every turn, by whoever comes first."""
        values = {"table": table_id, "destination": entry.id, "turn": turn, **self._held()}
        (claimed,) = await self._database.write([(CLAIM.format(now=self._database.now), values)])
        return bool(claimed)

    async def standing(self, table_id: str, entry: Entry, turn: int) -> Standing:
        """How the call of a turn stands."""
        held = (CALLS.c.until > sa.literal_column(self._database.now)).label("held")
        query = sa.select(CALLS.c.turn, CALLS.c.done, held).where(
            CALLS.c.table_id == table_id, CALLS.c.destination == entry.id
        )
        row = (await self._database.read(query)).one_or_none()
        if row is None or row.turn < turn:
            return Standing.FREE
        if row.done:
            return Standing.DONE
        return Standing.HELD if row.held else Standing.FREE

    async def make(self, table_id: str, destination_id: str, turn: int) -> None:
        """A call was made, given up or is no longer needed."""
        await self._database.write([(MADE, {"table": table_id, "destination": destination_id, "turn": turn})])

    async def renew(self) -> None:
        """Keep the calls that this process has still to make."""
        await self._database.write([(RENEW.format(now=self._database.now), self._held())])

    async def let_go(self) -> None:
        """Leave the calls that are not made yet to other processes, or to this one when it starts again."""
        await self._database.write([(LET_GO, {"holder": self._holder})])

    def _held(self) -> dict[str, Any]:
        return {"holder": self._holder, "seconds": self._lease}


def _same(one: Destination, other: Destination) -> bool:
    """Whether two destinations are the same place; the secret of a webhook is new every time."""
    if isinstance(one, Webhook) and isinstance(other, Webhook):
        return one.url == other.url
    return one == other


def _row(entry: Entry) -> dict[str, Any]:
    return {
        "id": entry.id,
        "owner": entry.owner,
        "means": entry.means,
        "address": json.dumps(asdict(entry.destination)),
        "language": entry.language,
        "origin": entry.origin,
        "confirm": entry.confirm,
        "at": entry.made,
    }


def _entry(row: Any) -> Entry:
    failure = None
    if row.failure:
        told = json.loads(row.failure)
        failure = Message(told["key"], told["values"])
    destination = KINDS[row.means](**json.loads(row.address))
    return Entry(row.id, row.owner, destination, row.language, row.origin, row.made, row.confirm, failure)
