"""Editions as texts: the file that an owner keeps, and the part of a link that holds all of one."""

from __future__ import annotations

import binascii
import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any, Final

from universelle.core.edition import FILE_LIMIT, Edition
from universelle.core.errors import BadEdition

LONGEST_NAME: Final = 60  # signs of the name of an edition, as it is told
BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")


def toml_of(edition: Edition) -> str:
    """The file of an edition: a line for each value. What a short link holds can be too large for a file."""
    lines, size = [], 0
    for line in chain([f"name = {inline(edition.name)}"], _lines(edition.values, ())):
        size += len(line) + 1
        if size > FILE_LIMIT:
            raise BadEdition("edition-too-large", file=edition.name[:LONGEST_NAME])
        lines.append(f"{line}\n")
    return "".join(lines)


def inline(value: Any) -> str:
    """A value as TOML has it, on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        pairs = ", ".join([f"{_key(key)} = {inline(each)}" for key, each in value.items()])
        return f"{{ {pairs} }}" if pairs else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(inline, value))}]"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return str(value)


def code_of(edition: Edition) -> str:
    """An edition as it stands in a link."""
    text = json.dumps([edition.name, edition.values], ensure_ascii=False, separators=(",", ":"), default=str)
    return urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def edition_from(code: str) -> Edition:
    """The edition of a link."""
    try:
        packed = urlsafe_b64decode(code + "=" * (-len(code) % 4))
        unpacking = zlib.decompressobj()
        text = unpacking.decompress(packed, FILE_LIMIT)
        name, values = json.loads(text)
        if unpacking.unconsumed_tail or not isinstance(values, dict):
            raise BadEdition("edition-link-broken")
        return Edition.parse({**values, "name": name}, "")
    except (ValueError, TypeError, RecursionError, binascii.Error, zlib.error) as error:
        raise BadEdition("edition-link-broken") from error


def _lines(values: Mapping[str, Any], above: tuple[str, ...]) -> Iterator[str]:
    for key, value in values.items():
        path = (*above, key)
        if isinstance(value, Mapping) and value:
            yield from _lines(value, path)
        else:
            yield f"{'.'.join(map(_key, path))} = {inline(value)}"


def _key(key: str) -> str:
    return key if BARE_KEY.fullmatch(key) else inline(key)
