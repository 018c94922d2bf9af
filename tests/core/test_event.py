from dataclasses import FrozenInstanceError, dataclass

import pytest

from tests.laws.games import each_game
from universelle.core.event import Event, GameEnded, Points
from universelle.core.message import Message, Name, Seat
from universelle.games.registry import load

pytestmark = pytest.mark.engine

REASON = Name("reason-medals")


def test_an_event_for_everybody_is_seen_by_seats_and_spectators():
    event = Points(1, 4, REASON)
    assert event.only is None
    assert [event.visible_to(seat) for seat in (None, 0, 1, 7)] == [True] * 4


def test_an_event_for_some_is_seen_by_them_alone():
    event = Points(1, 4, REASON, only=(0, 2))
    assert [seat for seat in (None, 0, 1, 2, 3) if event.visible_to(seat)] == [0, 2]


def test_an_event_for_nobody_is_seen_by_nobody():
    assert not any(Points(0, 1, REASON, only=()).visible_to(seat) for seat in (None, 0, 1))


def test_a_message_names_the_event_and_holds_its_values():
    message = Points(1, 4, REASON).message()
    assert message == Message("event-points", {"seat": 1, "points": 4, "reason": REASON})
    assert isinstance(message.values["seat"], Seat)
    assert not isinstance(message.values["points"], Seat)


def test_a_message_does_not_say_who_may_see_it():
    assert Points(1, 4, REASON, only=(1,)).message() == Points(1, 4, REASON).message()


def test_the_end_names_the_winners_as_players():
    message = GameEnded((0, 2)).message()
    assert message.key == "event-game-ended"
    assert message.values["winners"] == (0, 2)
    assert all(isinstance(winner, Seat) for winner in message.values["winners"])


def test_events_are_equal_by_value_and_do_not_change():
    assert Points(1, 4, REASON) == Points(1, 4, REASON) != Points(1, 5, REASON)
    assert len({Points(1, 4, REASON), Points(1, 4, REASON)}) == 1
    with pytest.raises(FrozenInstanceError):
        Points(1, 4, REASON).points = 5


def test_points_and_the_end_show_nothing_new():
    assert not Points.reveals
    assert not GameEnded.reveals


@dataclass(frozen=True, slots=True)
class DeckSearched(Event):
    """An event with a list, as games have them."""

    cards: tuple[str, ...]


def test_an_event_about_nothing_has_a_message_of_its_own():
    assert DeckSearched(("a", "b")).message() == Message("event-deck-searched", {"cards": ("a", "b")})
    assert DeckSearched(()).message().key == "event-deck-searched-none"


@each_game
def test_some_event_of_every_game_reveals_something(slug):
    assert any(kind.reveals for kind in load(slug).checks.events)
