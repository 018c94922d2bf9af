"""What people are told, in their language."""

from datetime import UTC, datetime, timedelta

import pytest

from universelle.calls.call import LONGEST, Call, Kind, duration, letter, notification
from universelle.i18n import LANGUAGES, Translations

NOW = datetime(2026, 11, 17, 20, tzinfo=UTC)
LINK = "https://fairs.example/t/4711"
STOP = "https://fairs.example/calls/stop/s3cret"


def a_call(**changes) -> Call:
    values = {
        "kind": Kind.YOUR_TURN,
        "language": "en",
        "link": LINK,
        "game": "World’s Fair 1893",
        "mover": "Tobias",
        "deed": "Tobias took Old Vienna.",
        "due": NOW + timedelta(days=1, hours=22),
        "stop": STOP,
    }
    return Call(**(values | changes))


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("language", "title", "text"),
    [
        ("en", "Your turn in World’s Fair 1893", "Tobias took Old Vienna. 1 day 22 hours left."),
        ("fr", "À vous de jouer : World’s Fair 1893", "Tobias took Old Vienna. Il vous reste 1 jour et 22 heures."),
        ("de", "Du bist dran: World’s Fair 1893", "Tobias took Old Vienna. Noch 1 Tag 22 Stunden."),
        ("it", "Tocca a te: World’s Fair 1893", "Tobias took Old Vienna. Hai ancora 1 giorno e 22 ore."),
    ],
)
def test_a_notification_says_whose_turn_it_is_what_happened_and_how_much_time_is_left(language, title, text):
    said = notification(a_call(language=language), NOW)
    assert (plain(said.title), plain(said.text)) == (title, text)


def test_without_a_deed_the_mover_is_named_and_without_a_limit_no_time():
    assert notification(a_call(deed="", due=None), NOW).text == "Tobias has moved."
    assert notification(a_call(deed="", mover="", due=None), NOW).text == ""


def test_time_left_is_that_of_the_moment_of_the_call():
    call = a_call(deed="")
    assert plain(notification(call, NOW + timedelta(days=1)).text) == "Tobias has moved. 22 hours left."
    assert notification(call, NOW + timedelta(days=3)).text == "Tobias has moved."


@pytest.mark.parametrize(
    ("minutes", "said"),
    [
        (0.2, "1 minute"),
        (59.9, "1 hour"),
        (130, "2 hours 10 minutes"),
        (24 * 60, "1 day"),
        (24 * 60 + 59, "1 day"),
        (72 * 60 + 61, "3 days 1 hour"),
    ],
)
def test_time_is_told_in_its_two_largest_units(minutes, said):
    assert plain(duration(timedelta(minutes=minutes), Translations("en"))) == said


def test_a_mail_has_the_link_and_the_way_to_stop_it():
    mail = letter(a_call(), NOW)
    assert mail.subject == "Your turn in World’s Fair 1893"
    assert plain(mail.text) == (
        "Tobias took Old Vienna. 1 day 22 hours left.\n\n"
        f"To the table:\n{LINK}\n\n"
        f"You get this email because you asked for it. To stop these emails:\n{STOP}\n"
    )


def test_a_password_letter_says_how_long_its_link_works():
    mail = letter(a_call(kind=Kind.PASSWORD, due=NOW + timedelta(hours=1)), NOW)
    assert mail.subject == "A new password for Universelle"
    assert LINK in mail.text
    assert "The link works once, for 1 hour." in plain(mail.text)
    assert STOP not in mail.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", Kind)
def test_every_kind_has_words_in_every_language(kind, language):
    mail = letter(a_call(kind=kind, language=language), NOW)
    assert "call-" not in mail.subject + mail.text
    assert LINK in mail.text


def test_what_others_wrote_is_one_line_and_not_long():
    said = notification(a_call(game="A\r\nBcc: b@c.example\u2028", deed="x" * 1000), NOW)
    assert said.title == "Your turn in A Bcc: b@c.example"
    assert len(said.text) < LONGEST + 30


def test_links_are_not_in_the_repr():
    assert "s3cret" not in repr(a_call()) + repr(letter(a_call(), NOW))
    assert "4711" not in repr(a_call()) + repr(letter(a_call(), NOW))


def test_calls_about_one_table_share_their_subject():
    assert a_call().subject == a_call(deed="", kind=Kind.TABLE_BEGINS).subject
    assert a_call().subject != a_call(link=f"{LINK}1").subject


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_of_each_unit_is_told_apart_from_several(language):
    words = Translations(language)
    one, two = (duration(timedelta(days=days, hours=days), words) for days in (1, 2))
    assert one.replace("1", "2") != two
