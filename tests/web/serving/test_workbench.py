"""A process of the workshop: what comes of each piece of work."""

from dataclasses import replace

from tests.laws.games import record_of
from universelle.web.serving.workbench import SIZE, done, frame, read_size


def test_a_frame_says_how_long_it_is():
    sent = frame(("picture", (1, 2)))
    assert read_size(sent[:SIZE]) == len(sent) - SIZE


def test_a_refusal_is_a_message_and_a_failure_is_nothing(capsys):
    refused = done("new_record", ({"game": "chess"}, "en", "x.toml", b""))
    assert refused.key == "unknown-game"
    assert done("picture", (None, 0, "en", "svg")) is None
    assert "Traceback" in capsys.readouterr().err


def test_a_name_with_signs_that_nobody_sees_can_be_drawn():
    for slug in ("worlds-fair-1893", "expo-1906", "crystal-palace"):
        record = replace(record_of(slug, 2, 1), seats=("A\x1bd\x00a=me", "\u202eBen=me"))
        assert done("picture", (record, 0, "en", "svg")).startswith(b"<svg"), slug
