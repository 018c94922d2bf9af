"""The links to oneself, the leaders and one's account."""

from universelle.i18n import Translations
from universelle.people.accounts import Account
from universelle.web.people.person_bar import me_link, person_tools, profile_address

ANA = Account("1", "Ana & Lu", "owner", "en", 2, 0.0)


def test_a_name_is_written_into_an_address():
    assert profile_address("Ana & Lu?") == "/people/Ana%20%26%20Lu%3F"


def test_a_guest_finds_where_to_sign_in():
    words = Translations("en")
    assert 'href="/sign-in"' in str(me_link(words, None))
    assert 'href="/people/Ana%20%26%20Lu"' in str(me_link(words, ANA))
    assert [link.attributes["href"] for link in person_tools(words, None, "leaders")] == [
        "/sign-in",
        "/games",
        "/leaders",
        "/calls",
        "/settings",
    ]


def test_the_page_that_is_shown_is_marked():
    links = [str(link) for link in person_tools(Translations("en"), ANA, "account")]
    assert ['aria-current="page"' in link for link in links] == [False, False, False, False, False, True]
