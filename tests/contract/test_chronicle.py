"""How a game tells its turns: the defaults, and lines with symbols."""

from tests.laws.games import played
from universelle.contract.chronicle import (
    Chapter,
    Entry,
    Opening,
    Reader,
    joined,
    opens_by_seat,
    phrase,
    tell_by_messages,
    winners_row,
)
from universelle.core.event import START, Points
from universelle.drawing.node import symbol
from universelle.drawing.parts import seat_sign
from universelle.i18n import Translations

WORDS = Translations("en", None, ("Ada", "Ben"))


def test_by_default_a_turn_is_what_a_seat_does_in_a_row():
    event = Points(0, 1, START)
    assert opens_by_seat(0, event, None) == Opening(0)
    assert opens_by_seat(0, event, Chapter(1, 0, 1)) is None
    assert opens_by_seat(1, event, Chapter(1, 0, 1)) == Opening(1)


def test_by_default_the_first_messages_are_lines_and_the_others_are_folded():
    match = played("worlds-fair-1893", 2, 1)
    notable = [event for result in match.history for event in result.events if not event.minor][:5]
    words = Translations("en", match.game.package, ("Ada", "Ben"))
    told = tell_by_messages(Chapter(1, 0, 1), notable, Reader(words, None))
    assert isinstance(told, Entry)
    assert len(told.lines) == 2
    assert told.folded == tuple(words.say(event.message()) for event in notable[2:])


def test_there_is_no_entry_without_anything_notable():
    assert tell_by_messages(Chapter(1, 0, 1), [], Reader(WORDS, None)) is None


def test_the_reader_is_called_you():
    assert Reader(WORDS, None, 1).whose(1) == "you"
    assert Reader(WORDS, None, 1).whose(0) == "other"
    assert Reader(WORDS, None).whose(0) == "other"


def test_symbols_and_lines_take_the_place_of_values():
    coin = symbol("coin")
    said = phrase(WORDS, "replay-head", title="Fair", seats=["x", coin], moves=coin)
    assert said == ["Fair · ", "x", coin, " · moves: ", coin]


def test_who_has_won_is_a_row_that_waits_for_all_points():
    row = winners_row(WORDS, [1, 0])
    assert [str(each) for each in row.about] == [str(symbol("medal")), " ", "Winner"]
    assert [str(each) for each in row.told] == [str(seat_sign(1)), " ", str(seat_sign(0))]
    assert row.is_outcome


def test_lines_are_joined_without_those_that_are_empty():
    assert joined([["one"], [], ["two", "three"]]) == ["one", ", ", "two", "three"]


def test_a_comma_stays_with_the_symbol_before_it():
    sign = symbol("ticket")
    kept, *rest = joined([[sign], ["two"]])
    assert str(kept) == f'<span class="deed">{sign},</span>'
    assert rest == [" ", "two"]
    assert joined([[sign], [sign]], " ") == [sign, " ", sign]


def test_a_chapter_hides_what_only_others_may_know():
    chapter = Chapter(1, 0, 1)
    chapter.events = [Points(0, 1, START), Points(0, 2, START, only=(1,))]
    assert chapter.seen(0) == chapter.events[:1]
    assert chapter.seen(1) == chapter.events
