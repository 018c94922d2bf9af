"""The forms for signing up and in."""

import pytest

from universelle.core.message import Message
from universelle.i18n import LANGUAGES, Translations
from universelle.people.names import LONGEST_NAME, SHORTEST_NAME
from universelle.people.passwords import SHORTEST
from universelle.web.people.sign_page import Guest, Wrong, forgotten_page, new_password_page, sign_page, take_over_page

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_the_sentences_name_the_limits(language):
    words = Translations(language)
    assert str(SHORTEST) in words("people-password-short")
    for key in ("people-name-signs", "people-name-hint"):
        assert f"{SHORTEST_NAME} " in words(key)
        assert str(LONGEST_NAME) in words(key)


def test_who_has_games_as_a_guest_finds_the_form_for_somebody_new_first():
    words = Translations("en")
    pages = [str(sign_page(words, guest, {}, None)) for guest in (Guest(3, "http://fairs.example/me/x"), Guest())]
    assert [page.index('id="sign-up"') < page.index('id="sign-in"') for page in pages] == [True, False]
    assert [page.count('name="carry"') for page in pages] == [2, 0]
    assert ["fairs.example/me/x" in page for page in pages] == [True, False]


def test_an_error_is_tied_to_its_field_and_the_field_has_the_focus():
    wrong = Wrong("sign-in", "password", Message("people-wrong"))
    page = str(sign_page(Translations("en"), Guest(), {"who": 'A"na'}, wrong))
    field = page[page.index('id="sign-in-password"') :].partition(">")[0]
    assert 'aria-invalid="true"' in field
    assert 'aria-describedby="sign-in-password-wrong"' in field
    assert "autofocus" in field
    assert 'value="A&quot;na"' in page
    assert page.count("aria-invalid") == 1


def test_who_forgot_their_password_is_told_if_no_letters_are_written():
    words = Translations("en")
    assert "<form" not in str(forgotten_page(words, asked=False, by_mail=False, wrong=None))
    assert "<form" in str(forgotten_page(words, asked=False, by_mail=True, wrong=None))
    assert words("people-letter") in str(forgotten_page(words, asked=True, by_mail=True, wrong=None))


def test_a_letter_that_is_over_leads_to_a_new_one():
    words = Translations("en")
    assert 'href="/forgotten"' in str(new_password_page(words, None, "/new-password/x", None))
    assert 'type="password"' in str(new_password_page(words, "Ana", "/new-password/x", None))


def test_a_personal_link_is_not_taken_over_where_somebody_is_signed_in():
    words = Translations("en")
    assert "<form" not in str(take_over_page(words, "t", 1, 0, signed_in=True))
    assert 'value="t"' in str(take_over_page(words, "t", 1, 0, signed_in=False))
