"""Who may not come in: addresses, networks, and owners of seats."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from contextlib import suppress
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final

import sqlalchemy as sa

from universelle.core.errors import BadRequest
from universelle.database.database import Database
from universelle.database.schema import BANS

BAN: Final = "INSERT INTO bans (who, since) VALUES (:who, {now}) ON CONFLICT (who) DO NOTHING"
UNBAN: Final = "DELETE FROM bans WHERE who = :who"
OWNER: Final = re.compile(r"[0-9a-f]{32}")  # as a database knows a browser


class Bans:
    """Those who may not come in, as one server knows them."""

    def __init__(self, who: Iterable[str] = ()) -> None:
        self._owners: set[str] = set()
        self._networks: list[IPv4Network | IPv6Network] = []
        for each in who:
            network = _network(each)
            if network is None:
                self._owners.add(each)
            else:
                self._networks.append(network)

    def hold(self, address: str, owner: str | None) -> bool:
        """Whether a request from this address, or by this owner, is refused."""
        if owner in self._owners:
            return True
        with suppress(ValueError):
            found = ip_address(address)
            return any([found in network for network in self._networks])
        return False


def _network(text: str) -> IPv4Network | IPv6Network | None:
    with suppress(ValueError):
        return ip_network(text, strict=False)
    return None


def banned(text: str) -> str:
    """An address, a network or an owner as it is stored."""
    network = _network(text)
    if network is not None:
        return str(network)
    if not OWNER.fullmatch(text):
        raise BadRequest("ban-unknown", who=text)
    return text


async def ban(database: Database, text: str) -> str:
    """Keep somebody out of all servers."""
    who = banned(text)
    await database.write([(BAN.format(now=database.now), {"who": who})])
    return who


async def unban(database: Database, text: str) -> str:
    who = banned(text)
    (found,) = await database.write([(UNBAN, {"who": who})])
    if not found:
        raise BadRequest("ban-none", who=text)
    return who


async def all_bans(database: Database) -> Sequence[str]:
    return (await database.read(sa.select(BANS.c.who).order_by(BANS.c.since))).scalars().all()
