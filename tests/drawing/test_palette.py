"""Few colours for many."""

import sys

from universelle.drawing.palette import palette


def pixel(red: int, green: int, blue: int) -> int:
    return int.from_bytes(bytes([red, green, blue, 255]), sys.byteorder)


def test_few_colours_stay_as_they_are():
    counts = {pixel(10, 20, 30): 5, pixel(10, 20, 31): 1, pixel(200, 0, 0): 7}
    colours, stands_for = palette(counts, 8)
    assert {colours[number] for number in stands_for.values()} == set(colours)
    assert {each: colours[number] for each, number in stands_for.items()} == {
        pixel(10, 20, 30): bytes([10, 20, 30]),
        pixel(10, 20, 31): bytes([10, 20, 31]),
        pixel(200, 0, 0): bytes([200, 0, 0]),
    }


def test_many_colours_become_those_nearest_to_them():
    greys = {pixel(each, each, each): 10 for each in range(256)}
    colours, stands_for = palette(greys, 16)
    assert len(colours) == 16
    for each in range(256):
        assert abs(colours[stands_for[pixel(each, each, each)]][0] - each) <= 12


def test_a_small_sign_keeps_its_colour():
    paper = {pixel(240 + each, 240, 230): 10_000 for each in range(8)}
    colours, stands_for = palette({**paper, pixel(180, 0, 0): 3}, 4)
    assert colours[stands_for[pixel(180, 0, 0)]] == bytes([180, 0, 0])
