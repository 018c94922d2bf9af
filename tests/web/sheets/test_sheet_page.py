"""The pages of score sheets: filled in by their address, counted by the engine."""

import re

import pytest

from tests.web.visiting import each_game
from universelle.i18n import LANGUAGES, Translations

EXAMPLE = (
    "players=3&name-2=Beth&coins-2=11&medal-4-2=4&medal-2-2=1&approved-transportation-2=3&approved-fine-arts-2=2"
    "&approved-manufacturing-2=2&approved-agriculture-2=1&approved-electricity-2=1"
)
TOTAL = re.compile(r'id="sheet-total-(\d)"[^>]*>([^<]*)<')
WRONG = re.compile(r'id="wrong-([^"]+)"[^>]*>([^<]+)<')


def totals(page: str) -> list[str]:
    return [points for _, points in TOTAL.findall(page)]


def test_the_address_fills_in_the_sheet_and_the_engine_counts_it(client):
    page = client.get(f"/score/worlds-fair-1893?{EXAMPLE}").text
    assert totals(page) == ["0", "51", "0"]
    assert 'value="Beth"' in page
    assert "Winner: Beth." in page
    assert WRONG.findall(page) == []


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_sheet_asks_in_every_language(client, slug, language):
    answer = client.get(f"/score/{slug}?lang={language}")
    words = Translations(language)
    assert answer.status_code == 200
    assert words("sheet-title") in answer.text
    assert 'id="sheet-result"' in answer.text
    assert WRONG.findall(answer.text) == []


@pytest.mark.parametrize("asked", ["", "x", "0", "9", "²", "9" * 5000])
def test_a_number_of_players_that_cannot_be_is_the_usual_one(client, asked):
    assert len(totals(client.get("/score/worlds-fair-1893", params={"players": asked}).text)) == 3


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ("tickets-1=29", "At most 27."),
        ("tickets-1=20&tickets-2=20", "Player 2: There are only 27 for all players together. Entered: 40."),
        ("supporters-agriculture-1=20&supporters-electricity-1=9", "One player can have at most 22. Entered: 29."),
        ("coins-1=two", "Enter a whole number."),
        ("coins-1=-3", "Enter a whole number."),
        ("coins-1=" + "9" * 5000, "Enter a whole number."),
    ],
)
def test_what_cannot_be_is_said_at_its_place_and_nothing_is_counted(client, entry, said):
    page = client.get(f"/score/worlds-fair-1893?players=2&{entry}").text
    assert [why for _, why in WRONG.findall(page) if said in why]
    assert totals(page) == ["–", "–"]
    assert Translations("en")("sheet-wrong") in page


def test_what_was_entered_for_seats_that_are_too_many_is_kept(client):
    page = client.get(
        f"/score/worlds-fair-1893?{EXAMPLE}&coins-4=7&name-4=Dan&players=2&evil=1".replace("players=3&", "")
    ).text
    assert '<input type="hidden" name="coins-4" value="7">' in page
    assert '<input type="hidden" name="name-4" value="Dan">' in page
    assert "evil" not in page


def test_the_link_of_the_sheet_and_those_of_its_languages_keep_everything(client):
    page = client.get(f"/score/worlds-fair-1893?{EXAMPLE}&lang=de").text
    link = re.search(r'id="link" value="http://testserver(/score/[^"]+)"', page)
    assert link is not None
    assert totals(client.get(link[1].replace("&amp;", "&")).text) == ["0", "51", "0"]
    french = re.search(r'href="(\?[^"]*lang=fr)"', page)
    assert french is not None
    page = client.get(f"/score/worlds-fair-1893{french[1].replace('&amp;', '&')}").text
    assert totals(page) == ["0", "51", "0"]
    assert Translations("fr")("sheet-title") in page


def test_the_reasons_are_those_a_table_tells(client):
    page = client.get(
        "/score/worlds-fair-1893?players=2&tickets-1=3&supporters-agriculture-2=4&proposed-agriculture-2=1"
    ).text
    assert "3 tickets, the most: 3 + 2" in page
    assert "4 supporters, first" in page


def test_a_game_that_is_not_there_has_no_sheet(client):
    assert client.get("/score/atlantis").status_code == 404


@each_game
def test_home_setup_and_rules_lead_to_the_sheet(client, slug):
    for address in ("/", f"/setup/{slug}", f"/rules/{slug}"):
        assert f'href="/score/{slug}"' in client.get(address).text
