"""Tokens: what a browser proves with that it is the same as before. The server issues them, and knows its own."""

from __future__ import annotations

import hmac
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from typing import Final

from universelle.core.errors import BadRequest

KEY_FILE: Final = "secret.key"
KEY_BYTES: Final = 32
SIGNATURE_BYTES: Final = 16
BETWEEN: Final = "."  # a secret and its signature


class Tokens:
    """Issues tokens signed with a key, so that nothing must be looked up to recognise one."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new(self) -> str:
        return self.sign(secrets.token_urlsafe(32))

    def sign(self, secret: str) -> str:
        """The token of a secret."""
        return f"{secret}{BETWEEN}{self._signature(secret)}"

    def owner(self, token: str) -> str | None:
        """Who bears a token, as the store knows them; None if this server has not issued it."""
        secret, _, signature = token.rpartition(BETWEEN)
        genuine = hmac.compare_digest(signature.encode(), self._signature(secret).encode())
        return owner_of_secret(secret) if genuine else None

    def _signature(self, secret: str) -> str:
        return blake2b(secret.encode(), key=self._key, digest_size=SIGNATURE_BYTES).hexdigest()


def owner_of_secret(secret: str) -> str:
    """A hash of the secret, so that a stolen database gives access to no seat."""
    return blake2b(secret.encode(), digest_size=16).hexdigest()


def key_in(folder: Path) -> bytes:
    """The key kept in a folder, which only its owner can read; whichever server is first makes it."""
    file = folder / KEY_FILE
    if not file.exists():
        _make(file)
    key = file.read_bytes()
    if len(key) != KEY_BYTES:
        raise BadRequest("serve-bad-key", file=str(file))
    return key


def replace_key(folder: Path, key: bytes) -> None:
    """Keep another key in a folder: who bears a token signed with it is known again."""
    with _draft(folder / KEY_FILE, key) as draft:
        draft.replace(folder / KEY_FILE)


def _make(file: Path) -> None:
    with _draft(file, secrets.token_bytes(KEY_BYTES)) as draft, suppress(FileExistsError):  # another server was first
        file.hardlink_to(draft)


@contextmanager
def _draft(file: Path, key: bytes) -> Iterator[Path]:
    """A file beside another that holds a key."""
    draft = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        with os.fdopen(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as made:
            made.write(key)
            made.flush()
            os.fsync(made.fileno())
        yield draft
    finally:
        draft.unlink(missing_ok=True)
