from dataclasses import FrozenInstanceError

import pytest

from universelle.core.message import Message, Name, Seat, kebab

pytestmark = pytest.mark.engine


def test_a_message_shows_its_key_and_values():
    message = Message("card-taken", {"seat": Seat(1), "card": Name("ticket-old-vienna"), "left": 3})
    assert str(message) == "card-taken seat=1 card=ticket-old-vienna left=3"
    assert str(Message("stop")) == "stop"


def test_messages_with_the_same_key_and_values_are_equal():
    assert Message("a", {"n": 1}) == Message("a", {"n": 1})
    assert Message("a", {"n": 1}) != Message("a", {"n": 2})
    assert Message("a") != Message("b")


def test_a_message_does_not_change():
    with pytest.raises(FrozenInstanceError):
        Message("a").key = "b"


def test_messages_share_no_values():
    assert Message("a").values == {}
    assert Message("a").values is not Message("b").values


def test_names_and_players_are_told_apart_from_plain_text_and_numbers():
    assert Name("area-fine-arts") == "area-fine-arts"
    assert Seat(2) == 2
    assert not isinstance("area-fine-arts", Name)
    assert not isinstance(2, Seat)


@pytest.mark.parametrize(
    ("name", "spelled"),
    [("Points", "points"), ("SupporterPlaced", "supporter-placed"), ("A", "a"), ("TheVeryEnd", "the-very-end")],
)
def test_a_class_name_becomes_a_key(name, spelled):
    assert kebab(name) == spelled
