"""The pixels of a PNG as resvg writes it, with 8 bits for red, green, blue and alpha."""

from __future__ import annotations

import struct
import zlib
from array import array
from collections.abc import Iterator, Sequence
from typing import Final

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
BYTES: Final = 4  # of a pixel
SUB, UP, AVERAGE, PAETH = range(1, 5)  # what the bytes of a row are differences from


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The kinds of the parts of a PNG, and what is in them."""
    at = len(SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += length + 12


def size_of(png: bytes) -> tuple[int, int]:
    """The width and the height of a PNG."""
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def pixels_of(pngs: Sequence[bytes]) -> Iterator[Sequence[int]]:
    """The pixels of pictures of one size, a number for each.

    Rows that begin as the picture before began are taken from it: pictures in a row are mostly alike.
    """
    coded: list[bytes] = []
    rows: list[bytes] = []
    for png in pngs:
        new = _coded_rows(png)
        drawn = list[bytes]()
        above = before = bytes(len(new[0]) - 1)
        for at, row in enumerate(new):
            if rows and above == before and row == coded[at]:
                above = rows[at]
            else:
                above = _row(row[0], bytearray(row[1:]), above)
            before = rows[at] if rows else b""
            drawn.append(above)
        coded, rows = new, drawn
        yield array("I", b"".join(drawn))


def _coded_rows(png: bytes) -> list[bytes]:
    """What is written of each row: how it is coded, and its bytes."""
    written = zlib.decompress(b"".join([data for kind, data in chunks(png) if kind == b"IDAT"]))
    length = size_of(png)[0] * BYTES + 1
    return [written[at : at + length] for at in range(0, len(written), length)]


def _row(coding: int, row: bytearray, above: bytes) -> bytes:
    """The bytes of a row from those that were written, and the row above it."""
    if coding == SUB:
        for at in range(BYTES, len(row)):
            row[at] = row[at] + row[at - BYTES] & 255
    elif coding == UP:
        row[:] = [each + over & 255 for each, over in zip(row, above)]
    elif coding == AVERAGE:
        for at in range(len(row)):
            left = row[at - BYTES] if at >= BYTES else 0
            row[at] = row[at] + (left + above[at] >> 1) & 255
    elif coding == PAETH:
        _add_nearest(row, above)
    return bytes(row)


def _add_nearest(row: bytearray, above: bytes) -> None:
    """Add to each byte, of its neighbours to the left, above and in the corner, that nearest to left + above - corner.

    Most neighbours are equal, so these are told first.
    """
    lefts = bytearray(BYTES) + row  # beside the picture all is 0
    for at, (over, corner) in enumerate(zip(above, bytes(BYTES) + above)):
        left = lefts[at]
        if left == corner:
            nearest = over
        elif over == corner:
            nearest = left
        else:
            to_left, to_over, to_corner = abs(over - corner), abs(left - corner), abs(left + over - 2 * corner)
            nearest = over if to_over <= to_corner else corner
            if to_left <= to_over and to_left <= to_corner:
                nearest = left
        lefts[at + BYTES] = row[at] = row[at] + nearest & 255
