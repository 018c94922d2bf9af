"""The page of one's games, as the server sends it."""

import json
import re
from dataclasses import replace
from html import unescape

import pytest

from tests.laws.games import played
from tests.web.history.laid import RECORD, lay_over
from tests.web.signing import sign_up
from tests.web.visiting import finished, open_table, post
from universelle.i18n import LANGUAGES, Translations
from universelle.matches.record import Record
from universelle.web.history.record_files import line_of

SLUG = "worlds-fair-1893"
WORDS = Translations("en")


def bring(client, *texts: str | bytes):
    files = [("file", (f"{number}.json", text)) for number, text in enumerate(texts)]
    return client.post("/games/import", files=files)


def test_who_has_played_nothing_is_led_to_the_games(client):
    page = client.get("/games").text
    assert WORDS("games-nothing") in page
    assert 'href="/#fairs"' in page


def test_who_plays_their_first_game_is_not_told_that_there_is_none(client):
    open_table(client, SLUG)
    page = client.get("/games").text
    everything = re.search(rf'<a class="games-pill"[^>]*>{WORDS("games-all")}(.*?)</a>', page)
    assert 'class="games-ticket"' in page
    assert everything is not None
    assert everything[1] == ""


@pytest.mark.parametrize("filters", ["", f"&game={SLUG}", "&outcome=running"])
def test_past_the_last_page_is_the_last_one(client, owner, filters):
    """As when games were deleted since the address was noted."""
    lay_over(client, owner)
    assert tickets(client, f"/games?page=999{filters}") == tickets(client, f"/games?page=1{filters}") > 0


def tickets(client, address: str) -> int:
    return client.get(address).text.count('class="games-ticket"')


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_listed_with_its_players_and_its_place(client, owner, language):
    lay_over(client, owner)
    page = client.get(f"/games?lang={language}").text
    words = Translations(language)
    assert page.count('class="games-ticket"') == 2
    assert words("games-this-week") in unescape(page)
    place = RECORD.result["places"][0]
    assert words("people-place-in", place=place, players=2) in unescape(page)
    assert 'href="/t/over/review"' in page


def test_older_matches_are_noted_in_the_background_and_those_that_go_on_are_not_listed(client, owner):
    lay_over(client, owner)
    assert "game-over" in client.get("/games").text
    table = client.portal.call(client.app.state.tables.table, "over")
    post(client, "/t/over/undo", seq=str(table.seq))
    page = client.get("/games").text
    assert 'href="/t/over/review"' not in page
    assert 'id="game-over"' in page


def test_filters_that_leave_nothing_can_be_dropped(client, owner):
    lay_over(client, owner)
    page = unescape(client.get(f"/games?game={SLUG}&find=nobody").text)
    assert WORDS("games-no-match") in page
    assert WORDS("games-without", filter="nobody") in page
    assert f'href="/games?game={SLUG}"' in page
    assert 'id="game-over"' in client.get("/games?find=ada").text


def test_deleting_asks_first_and_can_be_undone(client, owner):
    lay_over(client, owner)
    asked = client.get("/games?delete=over").text
    assert 'role="group"' in asked
    assert asked.index(WORDS("games-keep")) < asked.index('action="/games/delete"')
    answer = client.post("/games/delete", data={"table": "over", "back": "/games?game=" + SLUG})
    assert answer.headers["location"] == f"/games?game={SLUG}&deleted=over#game-over"
    page = client.get(answer.headers["location"]).text
    place = page[page.index('id="game-over"') - 1000 :]
    assert WORDS("games-deleted-said") in place, "the way back is where the game was"
    assert 'href="/t/over/replay"' not in place
    assert 'id="game-over"' not in client.get("/games").text
    assert 'id="game-over"' in client.get("/games?outcome=deleted").text
    post(client, "/games/bring-back", table="over", back="/games")
    assert 'id="game-over"' in client.get("/games").text


def test_what_is_not_ones_own_cannot_be_deleted_nor_leads_it_elsewhere(client, owner, stranger):
    lay_over(client, owner)
    eve = stranger()
    open_table(eve, SLUG, "me", "director")
    refused = eve.post("/games/delete", data={"table": "over"})
    assert refused.status_code == 422
    assert WORDS("games-not-yours") in unescape(refused.text)
    away = client.post("/games/delete", data={"table": "over", "back": "//elsewhere.example"})
    assert away.headers["location"].startswith("/games?")


def test_all_games_go_out_and_come_in_elsewhere_once(client, owner):
    lay_over(client, owner)
    file = client.get("/games/export").text
    assert json.loads(file)["record"] == json.loads(RECORD.to_json())
    client.cookies.clear()
    sign_up(client, "Eve")
    assert WORDS("games-brought", count=1) in bring(client, file).text
    assert WORDS("games-known", count=2) in bring(client, file, RECORD.to_json()).text
    page = client.get("/games").text
    assert WORDS("games-imported") in page
    (table,) = set(re.findall(r'href="/t/([^/"]+)/end"', page))
    assert client.get(f"/t/{table}/end").status_code == 200
    assert Record.from_json(client.get(f"/t/{table}/record.json").text).verify()


def test_a_damaged_game_is_refused_with_its_line_and_the_others_are_kept(client):
    good, bad = line_of(1.0, RECORD), line_of(1.0, replace(RECORD, moves=RECORD.moves[1:]))
    page = unescape(bring(client, bad + good).text)
    assert WORDS("games-brought", count=1) in page
    assert "line 1: Move" in page
    assert "illegal-" not in page, "why, in the words of the game"
    foreign = bring(client, '{"hello": 1}')
    assert foreign.status_code == 422
    assert WORDS("games-line", file="0.json", line=1, why=WORDS("record-not-a-record")) in unescape(foreign.text)
    assert WORDS("games-not-text") in unescape(bring(client, b"\xff\xfe").text)
    assert WORDS("games-no-file") in unescape(client.post("/games/import").text)


def test_imported_games_count_for_nobody_else(client, owner):
    bring(client, RECORD.to_json())
    done = client.portal.call(client.app.state.people.statistics, owner)
    assert done.played == 0


def test_nobody_keeps_more_imported_games_than_there_is_room_for(client, monkeypatch):
    monkeypatch.setattr("universelle.web.addresses.history.MOST", 1)
    second = played("worlds-fair-1893", 2, 2).record
    page = unescape(bring(client, RECORD.to_json(), second.to_json()).text)
    assert WORDS("games-brought", count=1) in page
    assert WORDS("games-full", most=1) in page
    refused = bring(client, second.to_json())
    assert refused.status_code == 422
    assert WORDS("games-full", most=1) in unescape(refused.text)
    table = re.search(r'href="/t/([^/"]+)/end"', client.get("/games").text)[1]
    client.post("/games/delete", data={"table": table})
    assert WORDS("games-full", most=1) in unescape(bring(client, second.to_json()).text), "it is in the bin"
    client.cookies.clear()
    assert WORDS("games-brought", count=1) in unescape(bring(client, second.to_json()).text)


def test_a_match_of_bots_is_in_nobodys_list(client):
    finished(client, SLUG)
    assert WORDS("games-nothing") in client.get("/games").text
