"""Names and mail addresses of accounts: how they are written, and when two are the same."""

from __future__ import annotations

import unicodedata
from typing import Final

from universelle.calls.destinations import MailAddress
from universelle.core.errors import BadRequest
from universelle.core.plain import plain

SHORTEST_NAME: Final = 2
LONGEST_NAME: Final = 20
NOT_IN_NAMES: Final = frozenset('@=/\\?#%&<>"')  # signs of mail addresses, records and web addresses


class BadField(BadRequest):
    """What a person typed into a field of a form cannot be used."""

    def __init__(self, field: str, key: str) -> None:
        super().__init__(key)
        self.field = field


def proper_name(text: str) -> str:
    """A name as others see it, or refused with the reason."""
    name = plain(text)
    if not SHORTEST_NAME <= len(name) <= LONGEST_NAME or NOT_IN_NAMES.intersection(name):
        raise BadField("name", "people-name-signs")
    if name in (".", ".."):
        raise BadField("name", "people-name-taken")
    return name


def name_key(name: str) -> str:
    """The same for all ways to write a name: with capitals or without, wide or narrow."""
    return unicodedata.normalize("NFKC", plain(unicodedata.normalize("NFKC", name)).casefold())


def proper_mail(text: str) -> str | None:
    """A mail address, none if the field was left empty, or refused."""
    if not text.strip():
        return None
    try:
        return MailAddress(text).address
    except BadRequest as error:
        raise BadField("mail", error.message.key) from error


def mail_key(mail: str) -> str:
    """The same for all ways to write a mail address: no provider tells mailboxes apart by capitals."""
    return mail.strip().casefold()
