"""The leaders of a game."""

from universelle.games.registry import load
from universelle.i18n import Translations
from universelle.people.accounts import Account
from universelle.people.ratings import Rating
from universelle.web.people.leaders_page import FIRST, Leader, Leaders, leaders_page

FAIR = load("worlds-fair-1893")
ME = Account("me", "Ana", "owner", "en", 1, 0.0)


def rows(number: int) -> list[Leader]:
    return [
        Leader(
            place, f"P{place}", Rating(1800 - 10 * place, 50), 40, Account(str(place), f"P{place}", "o", "en", 2, 0.0)
        )
        for place in range(1, number + 1)
    ]


def drawn(leaders: Leaders) -> str:
    return str(leaders_page(Translations("en"), leaders))


def test_nobody_among_the_leaders_is_said():
    assert Translations("en")("people-no-leaders", enough=5) in drawn(Leaders(FAIR, []))


def test_the_first_are_shown_and_all_by_a_link():
    few, all_ = (drawn(Leaders(FAIR, rows(30), all=everybody)) for everybody in (False, True))
    assert few.count("<tr") == FIRST + 1
    assert all_.count("<tr") == 31
    assert "?all" in few
    assert few.count("leader-medal") == 3


def test_my_row_comes_last_if_it_is_further_down():
    mine = Leader(31, "Ana", Rating(1200, 60), 7, ME)
    page = drawn(Leaders(FAIR, [*rows(30), mine], ME))
    assert page.index("P20") < page.index(Translations("en")("people-more", count=10)) < page.index("leader-mine")
    assert "(you)" in page


def test_computers_are_among_people_with_their_sign():
    computer = Leader(2, "The Inspector", Rating(1676, 12))
    page = drawn(Leaders(FAIR, [*rows(1), computer]))
    assert "1 person has a rating here; computers: 1." in page
    assert "#sy-bot" in page
    assert "?people" in page
    assert "?people" not in drawn(Leaders(FAIR, rows(1), with_computers=False))
