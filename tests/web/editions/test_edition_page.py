"""The pages of editions."""

import re
import tomllib
from html import unescape

import pytest

from tests.web.visiting import each_game, until_over
from universelle.core.edition import Edition
from universelle.i18n import LANGUAGES, Translations
from universelle.matches.record import Record
from universelle.web.editions.values import edition_of
from universelle.web.editions.written import code_of

JSON = {"accept": "application/json"}
SLUG = "worlds-fair-1893"
OURS = code_of(edition_of("Our box", {("midway", "points_each_ticket"): 2}))
WRONG = re.compile(r'id="wrong-([^"]+)"[^>]*>([^<]+)<')


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_standard_edition_as_a_form(client, slug, language):
    answer = client.get(f"/editions/{slug}?lang={language}")
    words = Translations(language)
    assert answer.status_code == 200
    for key in ("editions-title", "editions-as-standard", "source-authored", "source-authored.meaning"):
        assert words(key) in answer.text
    assert WRONG.findall(answer.text) == []


def test_a_link_shows_what_differs_and_leads_to_playing_with_it(client):
    page = client.get(f"/editions/{SLUG}?e={OURS}").text
    assert 'value="Our box"' in page
    assert "Standard: 1" in page
    assert "1 value differs from the standard edition." in page
    setup = client.get(f"/setup/{SLUG}?edition={OURS}").text
    assert "Our box" in setup
    form = {"game": SLUG, "who-1": "random", "who-2": "random", "edition-code": OURS, "seed": "1"}
    table = client.post("/new", data=form).headers["location"]
    until_over(client, table)
    edition = Record.from_json(client.get(f"{table}/record.json").text).edition
    assert (edition.name, edition.values) == ("Our box", {"midway": {"points_each_ticket": 2}})


def test_a_form_leads_to_the_link_of_what_was_typed(client):
    form = {"edition-name": "Our box", "midway.points_each_ticket": "2", "wheel.2": "9"}
    answer = client.post(f"/editions/{SLUG}", data=form)
    assert answer.status_code == 303
    assert answer.headers["location"] == f"/editions/{SLUG}?e={OURS}"


def test_what_cannot_be_read_is_said_beside_it_and_stays_typed(client):
    form = {"edition-name": "Our box", "midway.points_each_ticket": "two", "wheel.2": "10"}
    answer = client.post(f"/editions/{SLUG}", data=form)
    assert answer.status_code == 422
    assert WRONG.findall(answer.text) == [("midway.points_each_ticket", "Enter a whole number.")]
    assert 'value="two"' in answer.text
    assert 'value="10"' in answer.text


def test_a_script_is_told_what_is_wrong_and_where(client):
    answer = client.post(f"/editions/{SLUG}", data={"supporters.each_player": "3"}, headers=JSON).json()
    assert list(answer["wrong"]) == ["supporters.each_player"]
    assert "setup needs 6 supporters" in answer["wrong"]["supporters.each_player"]
    assert "setup needs 6 supporters" in unescape(answer["parts"]["state"])
    page = client.get(answer["address"]).text
    assert "setup needs 6 supporters" in unescape(page)
    assert "/setup/worlds-fair-1893?edition" not in page


def test_a_file_is_saved_and_opened_again(client):
    file = client.get(f"/editions/{SLUG}.toml?e={OURS}")
    assert tomllib.loads(file.text) == {"name": "Our box", "midway": {"points_each_ticket": 2}}
    answer = client.post(f"/editions/{SLUG}/file", files={"file": ("box.toml", file.text)})
    assert answer.headers["location"] == f"/editions/{SLUG}?e={OURS}"


@pytest.mark.parametrize("content", [b"x = [", b"\xff", b"a" * 250_000])
def test_a_file_that_is_no_edition_is_refused_with_the_form(client, content):
    answer = client.post(f"/editions/{SLUG}/file", files={"file": ("box.toml", content)})
    assert answer.status_code == 422
    assert 'id="edition"' in answer.text
    assert "box.toml" in answer.text


def test_a_broken_link_is_refused_in_words(client):
    for address in (f"/editions/{SLUG}?e=x", f"/editions/{SLUG}.toml?e=x", f"/setup/{SLUG}?edition=x"):
        answer = client.get(address)
        assert answer.status_code == 422
        assert Translations("en")("edition-link-broken") in answer.text


def test_a_short_link_to_a_file_beyond_all_measure_is_refused(client):
    long = code_of(Edition("x", {"k" * 10_000: {f"a{number}": 1 for number in range(1000)}}))
    assert len(long) < 10_000
    assert client.get(f"/editions/{SLUG}.toml?e={long}").status_code == 422
    form = {"game": SLUG, "who-1": "me", "who-2": "me", "edition-code": long}
    assert client.post("/new", data=form).status_code == 422


def test_a_score_sheet_counts_by_the_values_of_an_edition(client):
    page = client.get(f"/score/{SLUG}?players=2&tickets-1=3&edition={OURS}").text
    assert 'id="sheet-total-1" data-part="">8<' in page
    assert f'name="edition" value="{OURS}"' in page
    assert "With the values of “Our box”" in page
