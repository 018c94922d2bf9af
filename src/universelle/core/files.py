"""Reading untrusted files, and writing files atomically."""

from __future__ import annotations

import errno
import os
import secrets
from pathlib import Path

LIMIT = 10_000_000  # bytes


class TooLarge(ValueError):
    """The file is larger than the limit."""


def read_text(path: Path, limit: int = LIMIT) -> str:
    """Read a regular file of limited size as UTF-8."""
    if "\0" in str(path) or (path.exists() and not path.is_file()):
        code = errno.EISDIR if "\0" not in str(path) and path.is_dir() else errno.EINVAL
        raise OSError(code, os.strerror(code))
    with path.open("rb") as file:
        content = file.read(limit + 1)
    if len(content) > limit:
        raise TooLarge
    return content.decode("utf-8")


def write_text(path: Path, text: str) -> None:
    """Write a file atomically: if anything fails, the old one stays."""
    path = path.resolve()
    draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with draft.open("x", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
