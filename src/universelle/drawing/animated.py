"""Pictures that move: several PNG of one size as one APNG, light enough to be sent.

All frames share few colours, and a frame holds only what is not as in the one before it.
"""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from universelle.drawing.palette import palette
from universelle.drawing.pixels import SIGNATURE, pixels_of, size_of

THOUSAND: Final = 1000
COLOURS: Final = 255
UNCHANGED: Final = COLOURS  # the number of the colour through which the frame before is seen
BITS, INDEXED = 8, 3  # how pixels are written: as numbers of colours


def apng(frames: Sequence[bytes], seconds: float, last: float) -> bytes:
    """An animation that shows each opaque PNG for so many seconds, the last one longer, and begins again."""
    width, height = size_of(frames[0])
    colours, drawn = _in_few_colours(frames)
    parts = [
        SIGNATURE,
        _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, BITS, INDEXED, 0, 0, 0)),
        _chunk(b"acTL", struct.pack(">II", len(drawn), 0)),
        _chunk(b"PLTE", b"".join(colours).ljust(3 * (UNCHANGED + 1), b"\0")),
        _chunk(b"tRNS", b"\xff" * UNCHANGED + b"\0"),
    ]
    number = 0
    for at, (top, rows) in enumerate(_changes(drawn, width)):
        shown = round((last if at == len(drawn) - 1 else seconds) * THOUSAND)
        place = struct.pack(">IIIII", number, width, len(rows), 0, top)
        parts.append(_chunk(b"fcTL", place + struct.pack(">HHBB", shown, THOUSAND, 0, int(at > 0))))
        data = zlib.compress(b"".join([b"\0" + row for row in rows]), 9)
        if at == 0:  # programs that know no animations show this one
            parts.append(_chunk(b"IDAT", data))
        else:
            number += 1
            parts.append(_chunk(b"fdAT", struct.pack(">I", number) + data))
        number += 1
    return b"".join([*parts, _chunk(b"IEND", b"")])


def _in_few_colours(frames: Sequence[bytes]) -> tuple[list[bytes], list[bytes]]:
    """The colours of all frames, and each frame with a byte for every pixel: the number of its colour."""
    pixels = list(pixels_of(frames))
    counts = Counter[int]()
    for each in pixels:
        counts.update(each)
    colours, number = palette(counts, COLOURS)
    return colours, [bytes([number[pixel] for pixel in each]) for each in pixels]


def _changes(drawn: Sequence[bytes], width: int) -> Iterator[tuple[int, list[bytes]]]:
    """The first row of each frame that is unlike the one before, and all rows from there to the last such row."""
    before = list[bytes]()
    for frame in drawn:
        rows = [frame[at : at + width] for at in range(0, len(frame), width)]
        if not before:
            yield 0, rows
        else:
            changed = [at for at, (row, old) in enumerate(zip(rows, before)) if row != old] or [0]
            top, end = changed[0], changed[-1] + 1
            yield top, [_unlike(row, old) for row, old in zip(rows[top:end], before[top:end])]
        before = rows


def _unlike(row: bytes, old: bytes) -> bytes:
    """A row in which only what has changed is seen."""
    return bytes([UNCHANGED if new == was else new for new, was in zip(row, old)])


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
