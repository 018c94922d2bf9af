"""Why a call did not arrive, in words for the person who waits for it."""

import pytest

from universelle.calls.undelivered import Gone, Refused, TryLater
from universelle.i18n import LANGUAGES, Translations


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_failure_can_be_told_in_every_language(language):
    words = Translations(language)
    assert "turns.example" in words.say(Gone("call-failed-gone", host="turns.example").message)
    assert "403" in words.say(Refused("call-failed-status", host="turns.example", status=403).message)


def test_how_long_to_wait_is_no_part_of_the_message():
    failure = TryLater("call-failed-slow", after=30.0, host="turns.example")
    assert failure.after == 30.0
    assert failure.message.values == {"host": "turns.example"}
