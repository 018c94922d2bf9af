"""Pictures that move."""

import struct
import zlib

from universelle.drawing.animated import SIGNATURE, apng
from universelle.drawing.standalone import png

FRAMES = [
    png(f'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="{wide}" height="20"/></svg>', 40)
    for wide in (10, 20, 40)
]


def chunks(picture: bytes) -> list[tuple[bytes, bytes]]:
    found, at = [], len(SIGNATURE)
    while at < len(picture):
        (length,) = struct.unpack(">I", picture[at : at + 4])
        kind, data = picture[at + 4 : at + 8], picture[at + 8 : at + 8 + length]
        assert struct.unpack(">I", picture[at + 8 + length : at + 12 + length])[0] == zlib.crc32(kind + data)
        found.append((kind, data))
        at += 12 + length
    return found


def test_every_frame_is_there_in_order_as_it_was():
    found = chunks(apng(FRAMES, 0.5, 2.0))
    kinds = [kind for kind, _ in found]
    assert kinds[:2] == [b"IHDR", b"acTL"]
    assert kinds[-1] == b"IEND"
    assert kinds.count(b"fcTL") == 3
    numbers = [struct.unpack(">I", data[:4])[0] for kind, data in found if kind in (b"fcTL", b"fdAT")]
    assert numbers == list(range(len(numbers)))
    assert [struct.unpack(">H", data[20:22])[0] for kind, data in found if kind == b"fcTL"] == [500, 500, 2000]
    first = [data for kind, data in found if kind == b"IDAT"]
    assert first == [data for kind, data in chunks(FRAMES[0]) if kind == b"IDAT"]
    last = b"".join([data for kind, data in chunks(FRAMES[2]) if kind == b"IDAT"])
    assert b"".join([data[4:] for kind, data in found if kind == b"fdAT"]).endswith(last)
