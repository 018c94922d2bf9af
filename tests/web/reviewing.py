"""Tables at which a match is over, in a database."""

from universelle.matches.record import Record
from universelle.web.store import Entry, Store


async def lay(store: Store, record: Record, owners: dict[int, str], name: str = "t") -> None:
    """Store a table at which a match is over."""
    await store.add(name, record, owners)
    await store.append(name, 0, [Entry(move.seat, move.code) for move in record.moves], over=True)
