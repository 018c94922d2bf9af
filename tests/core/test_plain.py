"""Plain text: names and other short texts cannot steer a terminal or hide what they say."""

from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from universelle.core.plain import is_plain, plain, shown

ESCAPE = "\x1b[2J"


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Ada", "Ada"),
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        (f"{ESCAPE}Ada", "[2JAda"),
        ("\x9b2JAda\x7f", "2JAda"),
        ("Ada\u202eneB\u202c", "AdaneB"),
        ("A\u200bd\u200da\ufeff", "Ada"),
        ("\u3164", ""),
        ("\ufffe\ufdd0\uffff", "\ufdd0"),
        ("Zoe\u0308", "Zoë"),
        ("Łucja Ångström 李 🎡", "Łucja Ångström 李 🎡"),
    ],
)
def test_only_what_can_be_seen_is_left(text, left):
    assert plain(text) == left


@given(st.text())
def test_what_is_plain_stays_so_and_can_be_drawn_and_written(text):
    clean = plain(text)
    assert plain(clean) == clean
    assert is_plain(clean)
    assert ET.fromstring(f"<svg>{clean.replace('&', '').replace('<', '')}</svg>") is not None
    clean.encode()


@given(st.text())
def test_nothing_that_steers_a_terminal_is_shown(text):
    assert not set(shown(text)) & {*map(chr, range(32)), *map(chr, range(0x7F, 0xA0)), "\u202e"} - {"\n", "\t"}


def test_lines_are_shown_as_lines():
    assert shown(f"one\n\ttwo {ESCAPE}é") == "one\n\ttwo [2Jé"
    assert not is_plain("one\ntwo")
