"""A catalogue whose messages are parsed when they are first asked for."""

from universelle.i18n.catalogue import Catalogue, sources_of

TEXT = """# a comment = none
-city = Paris
greeting = Hello from { -city }, { host }
host = { circle }
circle = { greeting }
long = one
    two = still the same
title =
    .short = short
"""


def said(key):
    found = Catalogue("en", [sources_of(TEXT)])
    return found.format(found.message(key).value, {})


def test_a_text_is_cut_where_messages_begin():
    assert list(sources_of(TEXT)) == ["-city", "greeting", "host", "circle", "long", "title"]
    assert sources_of("") == {}


def test_what_a_message_refers_to_is_there_even_in_a_circle():
    assert said("greeting").startswith("Hello from Paris, ")


def test_a_later_line_is_no_message():
    assert said("long") == "one\ntwo = still the same"
    assert Catalogue("en", [sources_of(TEXT)]).message("two") is None


def test_later_sources_win():
    found = Catalogue("en", [sources_of("a = first\nb = first"), sources_of("b = second")])
    assert [found.format(found.message(key).value, {}) for key in "ab"] == ["first", "second"]
