"""Outlines on small boards."""

from universelle.contract.small_board import better_outline, played_outline


def test_what_was_played_has_its_sign_and_what_was_better_a_tick():
    assert ">??<" in str(played_outline(1, 2, 30, 40, "??"))
    assert 'href="#sy-check"' in str(better_outline(1, 2, 30, 40))


def test_outlines_are_as_thick_on_a_drawing_that_is_shown_smaller():
    drawn = str(better_outline(10, 20, 64, 128, scale=2))
    assert "translate(10 20) scale(2)" in drawn
    assert 'width="32"' in drawn
    assert 'height="64"' in drawn
