"""The pages of people and the leaders, as the server sends them."""

from dataclasses import replace
from pathlib import Path
from shutil import copy

import pytest

from tests.laws.games import played
from tests.people.finished import SLUG, finish
from tests.people.hashing import quick_passwords
from tests.tables.laying import lay
from tests.web.signing import sign_up
from universelle.i18n import Translations
from universelle.people.ratings import ENOUGH
from universelle.web.app import create_app
from universelle.web.serving.limits import Limits

WORDS = Translations("en")


@pytest.fixture
def app(tmp_path, empty_database):
    return create_app(Path(copy(empty_database, tmp_path)), limits=Limits(100), passwords=quick_passwords())


def owner_of(client, name: str) -> str:
    async def find():
        return (await client.app.state.people.accounts.named(name)).owner

    return client.portal.call(find)


def finish_some(client, *owners: str, number: int = ENOUGH, first: int = 0, **more) -> None:
    async def write():
        for match in range(first, first + number):
            await finish(client.app.state.tables.database, f"m{match}", *owners, at=float(match), **more)
        client.app.state.people.ladders.heard()

    client.portal.call(write)


def test_a_profile_shows_the_rating_after_five_games(client, stranger):
    sign_up(client)
    assert WORDS("people-no-games") in client.get("/people/Ana").text
    finish_some(client, owner_of(client, "Ana"), "a guest", number=ENOUGH - 1)
    assert WORDS("people-unknown", played=4, enough=5) in stranger().get("/people/Ana").text
    finish_some(client, owner_of(client, "Ana"), "a guest", number=1, first=ENOUGH)
    page = stranger().get("/people/Ana").text
    assert "nine times in ten" in page
    assert 'href="/t/m0"' in page


def test_tables_for_friends_are_linked_for_oneself_only(client, stranger):
    sign_up(client)
    finish_some(client, owner_of(client, "Ana"), "a guest")
    finish_some(client, owner_of(client, "Ana"), "a guest", number=1, first=ENOUGH, listed=False)
    own, seen = [each.get("/people/Ana").text for each in (client, stranger())]
    assert own.count('href="/t/m5"') == 2
    assert "/t/m5" not in seen
    assert seen.count('href="/t/m4"') == 2


def test_a_name_leads_to_its_page_however_it_is_written(client):
    sign_up(client)
    assert client.get("/people/aNA").headers["location"] == "/people/Ana"
    assert client.get("/people/Nobody").status_code == 404


def test_a_closed_page_is_open_to_people_one_has_played_with(client, stranger):
    sign_up(client)
    client.post("/account/settings", data={"setting": "open-page", "to": "off"})
    ben = stranger()
    sign_up(ben, "Ben")
    assert WORDS("people-closed") in ben.get("/people/Ana").text
    assert WORDS("people-closed") not in client.get("/people/Ana").text
    finish_some(client, owner_of(client, "Ana"), owner_of(client, "Ben"), number=1)
    assert WORDS("people-closed") not in ben.get("/people/Ana").text
    assert WORDS("people-closed") in stranger().get("/people/Ana").text


@pytest.mark.parametrize("word", ["", "1"])
def test_a_result_says_whether_it_was_rated_and_leads_to_open_pages(client, stranger, word):
    ben = stranger()
    sign_up(client)
    sign_up(ben, "Ben")
    ben.post("/account/settings", data={"setting": "open-page", "to": "off"})
    match = replace(played(SLUG, 3, 1).record, seats=("A=me", "B=me", "Cleo=me"), seed_word=word)
    owners = {0: owner_of(client, "Ana"), 1: owner_of(client, "Ben"), 2: "a guest"}
    client.portal.call(lay, client.app.state.tables.database, match, owners)
    own, seen = [each.get("/t/t/end").text for each in (client, stranger())]
    assert [f'href="/people/{name}"' in own for name in ("Ana", "Ben", "Cleo")] == [True, True, False]
    assert [f'href="/people/{name}"' in seen for name in ("Ana", "Ben")] == [True, False]
    said = WORDS("result-not-rated" if word else "result-rated")
    assert said in own
    assert said in seen


def test_who_does_not_want_to_is_not_among_the_leaders(client):
    sign_up(client)
    finish_some(client, owner_of(client, "Ana"), "a guest")
    assert 'href="/people/Ana"' in client.get(f"/leaders/{SLUG}").text.partition("<table")[2]
    client.post("/account/settings", data={"setting": "leaders", "to": "off"})
    page = client.get(f"/leaders/{SLUG}").text
    assert 'href="/people/Ana"' not in page.partition("<table")[2]
    assert "The Director" in page
    assert "The Director" not in client.get(f"/leaders/{SLUG}?people").text


def test_the_leaders_of_the_first_game_come_first_and_of_no_game_none(client):
    assert client.get("/leaders").status_code == 303
    assert client.get("/leaders/no-game").status_code == 404


def test_guests_have_ratings_but_no_place(client):
    sign_up(client)
    finish_some(client, "a guest", owner_of(client, "Ana"))
    page = client.get(f"/leaders/{SLUG}?people").text
    assert page.count("<tr") == 2
    assert "a guest" not in page
