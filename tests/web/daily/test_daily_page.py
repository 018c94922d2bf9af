"""The fair of the day, as the server sends it."""

import re
from datetime import UTC, datetime
from html import unescape

import pytest

from tests.web.documents import tags
from tests.web.signing import sign_up
from tests.web.visiting import open_table
from universelle.i18n import LANGUAGES, Translations
from universelle.tables.daily import FINISH, today
from universelle.web.pages import may_review
from universelle.web.serving.tokens import owner_of_secret
from universelle.web.serving.visitors import COOKIE

WORDS = Translations("en")
DAY = 24 * 3600
NOON = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()


@pytest.fixture(autouse=True)
def _noon(client):
    """The server's clock stands at noon, far from the end of the day."""
    client.app.state.tables.clock = lambda: NOON


def begin(client, **fields: str) -> str:
    """The address of somebody's game of the day."""
    answer = client.post("/daily/play", data=fields)
    assert answer.status_code == 303
    address: str = answer.headers["location"]
    return address


def later(client, seconds: float) -> None:
    """The server's clock goes on."""
    tables = client.app.state.tables
    now = tables.clock()
    tables.clock = lambda: now + seconds


def finish(client, table: str, points: int) -> None:
    tables = client.app.state.tables
    values = {"table": table.rpartition("/")[2], "points": points, "ended": tables.clock()}
    client.portal.call(tables.database.write, [(FINISH, values)])


def seed_of(client, table: str) -> bytes:
    found = client.portal.call(client.app.state.tables.table, table.rpartition("/")[2])
    seed: bytes = found.head.seed
    return seed


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_says_what_is_played_against_whom(client, language):
    page = unescape(client.get(f"/daily?lang={language}").text)
    words = Translations(language)
    assert words("daily-what") in page
    assert words("daily-nobody") in page
    assert page.count("<li>") >= 3


def test_everybody_gets_the_same_deal_and_one_try(client, stranger):
    ben = stranger()
    own, other = begin(client, name="Ana"), begin(ben, name="Ben")
    assert own != other
    assert seed_of(client, own) == seed_of(client, other)
    assert begin(client) == own
    assert WORDS("web-home-continue") in client.get("/daily").text


def test_games_of_others_are_open_when_the_day_is_over(client, stranger):
    own = begin(client, name="Ana")
    assert client.get(own).status_code == 200
    ben = stranger()
    hidden = ben.get(own)
    assert hidden.status_code == 422
    assert WORDS("daily-secret") in unescape(hidden.text)
    assert ben.get(f"{own}/board.svg").status_code == 422
    later(client, DAY)
    assert ben.get(own).status_code == 200


def test_the_board_has_places_names_and_ones_own(client, stranger):
    own = begin(client, name="Ana")
    ben = stranger()
    sign_up(ben, "Benedikt")
    finish(client, begin(ben), 70)
    finish(client, own, 50)
    page = unescape(client.get("/daily").text)
    assert page.index("Benedikt") < page.index("Ana</th>")
    assert 'aria-current="true"' in page.partition("<tbody>")[2]
    assert WORDS("people-place-in", place=2, players=2) in page
    ben.post("/account/settings", data={"setting": "leaders", "to": "off"})
    assert "Benedikt" not in client.get("/daily").text
    assert "Benedikt" in ben.get("/daily").text


def test_yesterdays_games_can_be_looked_at_and_tomorrows_fair_is_secret(client):
    own = begin(client, name="Ana")
    finish(client, own, 50)
    day = today(client.app.state.tables.clock())
    assert client.get(f"/daily/{day}").headers["location"] == "/daily"
    later(client, DAY)
    page = client.get(f"/daily/{day}").text
    assert f'href="{own}/replay"' in page
    assert f'href="{own}/review?seat=' in page
    assert 'action="/daily/play"' not in page
    for never in ("9999-01-01", "2025-12-31", "0001-01-01"):
        assert client.get(f"/daily/{never}").status_code == 404
    first = client.get("/daily/2026-01-01").text
    assert WORDS("daily-after") in first
    assert WORDS("daily-before") not in first
    assert client.get("/daily/today").status_code == 404


def test_the_page_of_a_day_has_what_came_of_the_day_before(client, stranger):
    assert 'id="yesterday"' not in client.get("/daily").text
    own = begin(client, name="Ana")
    finish(client, begin(stranger(), name="Ben"), 70)
    finish(client, own, 50)
    later(client, DAY)
    part = unescape(client.get("/daily").text).partition('id="yesterday"')[2]
    assert WORDS("people-place-in", place=2, players=2) in part
    assert "Ben</th>" in part
    assert f'href="{own}/review?seat=' in part


def test_anybody_may_have_a_game_of_a_day_that_is_over_reviewed(client):
    finish(client, begin(client, name="Ana"), 50)
    table = client.portal.call(client.app.state.tables.table, begin(client).rpartition("/")[2])
    assert may_review(table, "somebody else")


def test_the_home_page_leads_there(client):
    first = client.get("/").text
    assert 'id="daily"' in first
    assert WORDS("daily-first") in first
    finish(client, begin(client, name="Ana"), 12)
    assert WORDS("daily-count", count=1) in client.get("/").text


def test_a_name_of_an_opponent_is_not_taken(client):
    address = begin(client, name="director")
    found = client.portal.call(client.app.state.tables.table, address.rpartition("/")[2])
    assert len(set(found.names)) == 3


def test_games_of_the_day_are_in_nobodys_lobby(client, stranger):
    address = begin(client, name="Ana")
    assert address not in stranger().get("/").text
    assert re.search(r"game-\S+", client.get("/games").text)


def test_whoever_signs_up_keeps_their_try(client):
    own = begin(client, name="Ana")
    open_table(client, "worlds-fair-1893", "me", "director")
    assert owner_of_secret(client.cookies[COOKIE].rpartition(".")[0])
    sign_up(client, "Ana", carry="on")
    assert begin(client) == own


def test_the_fair_of_a_day_has_the_poster_of_its_game(client):
    found = tags(client.get("/daily").text)
    assert client.get(found["url"].removeprefix("http://testserver")).headers["location"] == "/daily"
    picture = client.get(found["image"].removeprefix("http://testserver"))
    assert picture.headers["content-type"] == "image/png"
    assert picture.content.startswith(b"\x89PNG")
