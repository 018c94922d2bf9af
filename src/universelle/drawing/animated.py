"""Pictures that move: several PNG of one size as one APNG. Nothing is drawn or compressed again."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator, Sequence
from typing import Final

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
THOUSAND: Final = 1000


def apng(frames: Sequence[bytes], seconds: float, last: float) -> bytes:
    """An animation that shows each PNG for so many seconds, the last one longer, and begins again."""
    first = dict(_header(frames[0]))
    size = first[b"IHDR"][:8]
    parts = [SIGNATURE, *[_chunk(kind, data) for kind, data in _header(frames[0]) if kind == b"IHDR"]]
    parts.append(_chunk(b"acTL", struct.pack(">II", len(frames), 0)))
    number = 0
    for at, frame in enumerate(frames):
        shown = round((last if at == len(frames) - 1 else seconds) * THOUSAND)
        control = struct.pack(">I", number) + size + struct.pack(">IIHHBB", 0, 0, shown, THOUSAND, 0, 0)
        parts.append(_chunk(b"fcTL", control))
        number += 1
        for kind, data in _chunks(frame):
            if kind != b"IDAT":
                continue
            if at == 0:  # programs that know no animations show this one
                parts.append(_chunk(b"IDAT", data))
            else:
                parts.append(_chunk(b"fdAT", struct.pack(">I", number) + data))
                number += 1
    return b"".join([*parts, _chunk(b"IEND", b"")])


def _header(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The parts before the picture itself."""
    for kind, data in _chunks(png):
        if kind == b"IDAT":
            return
        yield kind, data


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += length + 12


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
