"""Names and mail addresses: which can be used, and which are the same."""

import pytest

from universelle.people.names import BadField, mail_key, name_key, proper_mail, proper_name


@pytest.mark.parametrize(("typed", "name"), [(" Ana  Lu ", "Ana Lu"), ("A\u202ena\x1b", "Ana"), ("Żółć", "Żółć")])
def test_a_name_is_shown_without_signs_that_steer(typed, name):
    assert proper_name(typed) == name


@pytest.mark.parametrize("typed", ["", "A", "x" * 21, "ana@post", "Ana=me", "a/b", "\u200b\u200b", "..", "a<b"])
def test_what_cannot_be_a_name_is_refused(typed):
    with pytest.raises(BadField) as refused:
        proper_name(typed)
    assert refused.value.field == "name"


@pytest.mark.parametrize("other", ["ANA", "ana", " aNa ", "Ａｎａ", "A\u00adna"])
def test_names_that_look_the_same_are_the_same(other):
    assert name_key(other) == name_key("Ana")


def test_other_names_are_others():
    assert name_key("Anna") != name_key("Ana")
    assert name_key("Straße") == name_key("STRASSE")


def test_mail_is_optional_and_checked():
    assert proper_mail("  ") is None
    assert proper_mail(" Ana@Post.Example ") == "Ana@post.example"
    assert mail_key("Ana@post.example") == mail_key("ana@POST.example ")
    with pytest.raises(BadField) as refused:
        proper_mail("ana at post")
    assert refused.value.field == "mail"
