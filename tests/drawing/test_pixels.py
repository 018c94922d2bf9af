"""The pixels of a PNG, however its rows are written."""

import struct
import zlib
from random import Random

import pytest

from universelle.drawing.pixels import BYTES, SIGNATURE, chunks, pixels_of, size_of
from universelle.drawing.standalone import png

WIDTH, HEIGHT = 7, 5
CODINGS = range(5)  # nothing, and differences from the left, from above, from their mean, from the nearest


def rows_of(seed: int) -> list[bytes]:
    random = Random(seed)
    return [bytes(random.choices(range(0, 256, 51), k=WIDTH * BYTES)) for _ in range(HEIGHT)]


def written(rows: list[bytes], coding: int) -> bytes:
    """A PNG with all rows written in one way."""
    coded, above = b"", bytes(WIDTH * BYTES)
    for row in rows:
        coded += bytes([coding, *[each - guess(row, above, at, coding) & 255 for at, each in enumerate(row)]])
        above = row
    parts = (b"IHDR", struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 6, 0, 0, 0)), (b"IDAT", zlib.compress(coded))
    return SIGNATURE + b"".join([struct.pack(">I", len(data)) + kind + data + bytes(4) for kind, data in parts])


def guess(row: bytes, above: bytes, at: int, coding: int) -> int:
    """What PNG says a byte is a difference from."""
    left, corner = (row[at - BYTES], above[at - BYTES]) if at >= BYTES else (0, 0)
    over = above[at]
    straight = left + over - corner
    nearest = min((left, over, corner), key=lambda each: abs(straight - each))
    return (0, left, over, (left + over) // 2, nearest)[coding]


@pytest.mark.parametrize("coding", CODINGS)
def test_rows_are_read_however_they_are_written(coding):
    rows = rows_of(1)
    (found,) = pixels_of([written(rows, coding)])
    assert bytes(found) == b"".join(rows)


@pytest.mark.parametrize("coding", CODINGS)
def test_rows_as_in_the_picture_before_are_the_same(coding):
    first, second = rows_of(1), rows_of(2)
    mixed = [*first[:2], second[2], *first[3:]]
    found = pixels_of([written(each, coding) for each in (first, mixed, first)])
    assert [bytes(each) for each in found] == [b"".join(each) for each in (first, mixed, first)]


def test_a_drawing_has_the_pixels_that_it_should():
    half = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><rect width="2" height="2" fill="#f00"/></svg>'
    picture = png(half, 4, "#fff")
    assert size_of(picture) == (4, 2)
    assert next(kind for kind, _ in chunks(picture)) == b"IHDR"
    (found,) = pixels_of([picture])
    red, white = b"\xff\0\0\xff", b"\xff" * BYTES
    assert bytes(found) == (red * 2 + white * 2) * 2
