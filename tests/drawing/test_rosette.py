"""Rosettes: equal for equal fingerprints, and for no others."""

from hashlib import sha256

from universelle.drawing.rosette import rosette

FINGERPRINTS = [sha256(bytes([number])).hexdigest() for number in range(200)]


def test_a_rosette_is_drawn_from_the_fingerprint_alone():
    assert [str(rosette(each)) for each in FINGERPRINTS] == [str(rosette(str(each))) for each in FINGERPRINTS]


def test_different_fingerprints_look_different():
    assert len({str(rosette(each)) for each in FINGERPRINTS}) == len(FINGERPRINTS)


def test_a_rosette_is_light():
    assert max(len(str(rosette(each))) for each in FINGERPRINTS) < 8_000
