"""Passwords: hashed with Argon2 in threads of their own, so that nobody else waits."""

from __future__ import annotations

import asyncio
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from universelle.people.names import BadField

SHORTEST: Final = 10
LONGEST: Final = 1000
AT_ONCE: Final = 2  # each takes 64 MB while it lasts


class Passwords:
    """Hashes and checks passwords. A check takes as long if there is none to compare with."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(AT_ONCE, "passwords")

    async def hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._hasher.hash, _composed(password))

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether a password is the one whose hash is kept; without one it is not."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._fits, kept, _composed(password))

    @cached_property
    def _nobody(self) -> str:
        return self._hasher.hash("nobody has this password")

    def _fits(self, kept: str | None, password: str) -> bool:
        nobody = self._nobody  # made in the first check, known name or not, so that its time gives nothing away
        try:
            return self._hasher.verify(nobody if kept is None else kept, password) and kept is not None
        except (VerificationError, InvalidHashError):
            return False

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def check_length(password: str) -> None:
    """Refuse a new password that is too short, or absurdly long."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise BadField("password", "people-password-short")


def _composed(password: str) -> str:
    """The same whether a keyboard sends accents with their letters or after them."""
    return unicodedata.normalize("NFC", password[: LONGEST + 1])
