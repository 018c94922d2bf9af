"""How somebody wants pages to be: what is kept of it, and what is believed of what others have written."""

import pytest

from universelle.people.preferences import NAMES, Preferences, Speed, Theme, preferences_from


def test_only_what_was_changed_is_written_and_it_is_read_again():
    assert Preferences().text() == ""
    chosen = Preferences(speed=Speed.AT_ONCE, theme=Theme.DARK, patterns=True, confirm=False, volume=5)
    assert chosen.text() == "volume-5|speed-at-once|theme-dark|patterns-on|confirm-off"
    assert preferences_from(chosen.text()) == chosen


@pytest.mark.parametrize(
    "text", ["", "|", "-", "speed", "speed-warp", "volume-101", "volume--1", "volume-²", "volume-", "sound-yes", "x-on"]
)
def test_what_makes_no_sense_changes_nothing(text):
    assert preferences_from(text) == Preferences()


def test_a_form_may_hold_some_of_them_or_all():
    assert Preferences(sound=False).changed({"speed": "fast", "after": "/"}) == Preferences(
        sound=False, speed=Speed.FAST
    )
    assert list(Preferences().values()) == list(NAMES)
    assert Preferences(patterns=True).changed(Preferences().values()) == Preferences()
