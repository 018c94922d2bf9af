"""The page of a person."""

from universelle.games.registry import load
from universelle.i18n import Translations
from universelle.people.accounts import Account
from universelle.people.ladders import Step
from universelle.people.ratings import Rating
from universelle.people.statistics import Latest, Met, Statistics, Won
from universelle.web.people.profile_page import Profile, profile_page

FAIR = load("worlds-fair-1893")
ANA = Account("1", "Ana", "owner-ana", "en", 1, 1_700_000_000.0)
BEN = Account("2", "Ben & Co", "owner-ben", "en", 2, 1_700_000_000.0)
DONE = Statistics(
    [Won(FAIR.meta.slug, 3, 6, 17), Won("expo-1906", 1, 3, 4)],
    [Met(BEN.owner, 14, 6), Met("a guest", 3, 1)],
    [Latest("t9", FAIR.meta.slug, 3, 2, 1_790_000_000.0, gone=False)],
    gone=1,
)


def drawn(**more) -> str:
    return str(profile_page(Translations("en"), Profile(ANA, None, FAIR, **more)))


def steps(number: int) -> list[Step]:
    return [Step(f"t{match}", Rating(1512, 48)) for match in range(number)]


def test_below_five_games_there_is_no_number():
    assert Translations("en")("people-no-games") in drawn()
    page = drawn(steps=steps(4))
    assert Translations("en")("people-unknown", played=4, enough=5) in page
    assert "1512" not in page


def test_a_rating_is_said_drawn_and_told_in_figures():
    page = drawn(steps=steps(5), place=(18, 212))
    assert "1512, and most likely between 1433 and 1591: nine times in ten. Place 18 of 212." in page
    assert page.count('role="img"') == 1
    assert page.count('href="/t/t4"') == 1


def test_games_won_are_shown_against_chance():
    page = drawn(statistics=DONE)
    assert "<b>6</b> " in page
    assert 'style="width:35%"' in page
    assert 'style="left:33%"' in page
    assert page.count("not-for") == 4  # one and five for Chicago, five for Milan, one for London
    assert "left:100%" not in page  # alone, chance says nothing


def test_who_was_met_is_linked_if_they_have_a_page():
    page = drawn(statistics=DONE, names={BEN.owner: BEN})
    assert 'href="/people/Ben%20%26%20Co"' in page
    assert "14 games, ahead in 6" in page
    assert "a guest" not in page
    assert 'href="/t/t9"' in page


def test_a_closed_page_shows_the_name_only():
    page = drawn(open=False, statistics=DONE, steps=steps(9), names={BEN.owner: BEN})
    assert Translations("en")("people-closed") in page
    for secret in ("1512", "Ben", "t9", "17"):
        assert secret not in page.replace("1700", "")


def test_no_id_by_which_others_know_a_person_is_shown():
    assert "owner-" not in drawn(statistics=DONE, names={BEN.owner: BEN}, steps=steps(9))


def test_ones_own_page_leads_to_the_account():
    assert 'href="/account"' in str(profile_page(Translations("en"), Profile(ANA, ANA, FAIR)))
    assert 'href="/account"' not in drawn()
