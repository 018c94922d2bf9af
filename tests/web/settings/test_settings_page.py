"""The form of the settings."""

from xml.etree.ElementTree import Element

import pytest

from tests.web.documents import parsed
from universelle.i18n import LANGUAGES, Translations
from universelle.people.accounts import Account
from universelle.people.preferences import NAMES, Preferences, Speed
from universelle.web import pages
from universelle.web.settings.settings_page import Reader, settings_form

ANA = Account("1", "Ana", "owner", "en", 1, 0.0)


def form(language: str = "en", reader: Reader = Reader(Preferences())) -> Element:  # noqa: B008 it never changes
    return parsed(str(settings_form(Translations(language), reader)))


def sent(tree: Element) -> dict[str, str]:
    """What a browser would send: of fields with one name the last one counts."""
    inputs = [each.attrib for each in tree.iter("input")]
    chosen = [each for each in inputs if each["type"] not in ("checkbox", "radio") or "checked" in each]
    return {each["name"]: each["value"] for each in chosen}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_form_that_is_sent_as_it_is_changes_nothing(language):
    now = Preferences(speed=Speed.FAST, sound=False, patterns=True, volume=35)
    fields = sent(form(language, Reader(now)))
    assert set(NAMES) <= set(fields)
    assert fields["lang"] == language
    assert Preferences().changed(fields) == now


def test_every_field_has_words():
    tree = form()
    for label in tree.iter("label"):
        assert "".join(label.itertext()).strip()
    bare = [each for each in tree.iter("input") if each.get("type") == "range" and "aria-label" not in each.attrib]
    assert bare == []


def test_it_says_where_all_of_it_is_kept():
    assert "this browser" in "".join(form().itertext())
    assert "Ana" in "".join(form(reader=Reader(Preferences(), ANA)).itertext())


def test_the_page_shows_the_keys_beside_the_settings():
    page = parsed(pages.settings_page("de", Reader(Preferences()), saved=True))
    assert "Gespeichert" in "".join(page.itertext())
    assert page.find(".//aside//kbd") is not None


def test_beside_a_table_there_is_the_same_form():
    drawn = parsed(str(pages.settings_drawer("en", Reader(Preferences(), back="/t/1"))))
    assert sent(drawn) | {"after": "/t/1"} == sent(drawn)
