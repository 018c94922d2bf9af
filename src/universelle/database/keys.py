"""Secret keys that all servers on a database share: whichever needs one first makes it."""

from __future__ import annotations

import secrets
from typing import Final

import sqlalchemy as sa

from universelle.database.database import Database
from universelle.database.schema import KEYS

MAKE: Final = "INSERT INTO keys (name, secret) VALUES (:name, :secret) ON CONFLICT (name) DO NOTHING"


async def shared_key(database: Database, name: str, size: int) -> bytes:
    """The key of this name."""
    await database.write([(MAKE, {"name": name, "secret": secrets.token_hex(size)})])
    found = await database.read(sa.select(KEYS.c.secret).where(KEYS.c.name == name))
    return bytes.fromhex(found.scalar_one())
