"""Pictures that move."""

import struct
import zlib
from collections.abc import Iterator

from universelle.drawing.animated import UNCHANGED, apng
from universelle.drawing.pixels import SIGNATURE, chunks, pixels_of
from universelle.drawing.standalone import png

WIDTH, HEIGHT = 40, 20
BLACK, WHITE = b"\0\0\0", b"\xff\xff\xff"


def frame(wide: int, high: int = HEIGHT) -> bytes:
    drawn = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="{wide}" height="{high}"/></svg>'
    )
    return png(drawn, WIDTH, "#fff")


FRAMES = [frame(10), frame(20), frame(20, 5), frame(20, 5), frame(40)]


def shown(picture: bytes) -> Iterator[list[bytes]]:
    """The colours of all pixels, frame by frame, as a program sees them that shows the animation."""
    colours, seen, top, rows = b"", [WHITE] * (WIDTH * HEIGHT), 0, 0
    for kind, data in chunks(picture):
        if kind == b"PLTE":
            colours = data
        elif kind == b"fcTL":
            width, rows, left, top = struct.unpack(">IIII", data[4:20])
            assert (width, left) == (WIDTH, 0)
            assert 0 < rows <= HEIGHT - top
        elif kind in (b"IDAT", b"fdAT"):
            coded = zlib.decompress(data[4:] if kind == b"fdAT" else data)
            for row in range(rows):
                numbers = coded[row * (WIDTH + 1) :][: WIDTH + 1]
                assert numbers[0] == 0
                for at, number in enumerate(numbers[1:], start=(top + row) * WIDTH):
                    if number != UNCHANGED:
                        seen[at] = colours[3 * number : 3 * number + 3]
            yield list(seen)


def test_every_frame_is_seen_in_order_as_it_was():
    found = list(shown(apng(FRAMES, 0.5, 2.0)))
    were = [bytes(each) for each in pixels_of(FRAMES)]
    assert found == [[pixels[at : at + 3] for at in range(0, len(pixels), 4)] for pixels in were]


def test_parts_are_numbered_and_whole():
    picture = apng(FRAMES, 0.5, 2.0)
    found = list(chunks(picture))
    kinds = [kind for kind, _ in found]
    assert picture.startswith(SIGNATURE)
    assert kinds[:4] == [b"IHDR", b"acTL", b"PLTE", b"tRNS"]
    assert kinds[-1] == b"IEND"
    numbers = [struct.unpack(">I", data[:4])[0] for kind, data in found if kind in (b"fcTL", b"fdAT")]
    assert numbers == list(range(2 * len(FRAMES) - 1))
    at = len(SIGNATURE)
    for kind, data in found:
        at += 12 + len(data)
        assert struct.unpack(">I", picture[at - 4 : at])[0] == zlib.crc32(kind + data)


def test_the_last_frame_is_shown_longer():
    found = chunks(apng(FRAMES, 0.5, 2.0))
    assert [struct.unpack(">H", data[20:22])[0] for kind, data in found if kind == b"fcTL"] == [500] * 4 + [2000]


def test_a_frame_holds_only_what_has_changed():
    found = chunks(apng(FRAMES, 0.5, 2.0))
    heights = [struct.unpack(">I", data[8:12])[0] for kind, data in found if kind == b"fcTL"]
    assert heights == [20, 20, 15, 1, 20]
