"""Somebody is asked from their page to come to a table that waits, finds it at home, and comes or declines."""

import pytest

from tests.web.signing import sign_up
from universelle.i18n import LANGUAGES, Translations

SLUG = "worlds-fair-1893"


def open_to_friends(visitor) -> str:
    """A table at which the visitor waits; only those who have its link find it."""
    form = {"game": SLUG, "who-1": "me", "name-1": "Ben", "who-2": "free"}
    return visitor.post("/new", data=form).headers["location"]


def invite(visitor, table: str, name: str = "Ana"):
    return visitor.post(f"/people/{name}/invite", data={"table": table.rpartition("/")[2]})


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_invited_finds_the_table_at_home_and_sits_down(client, stranger, language):
    words, ana, ben = Translations(language), client, stranger()
    sign_up(ana)
    table = open_to_friends(ben)
    page = ben.get(f"/people/Ana?lang={language}").text
    assert words("people-invite", game="World’s Fair 1893") in page.replace("'", "’")
    assert table not in ana.get("/").text
    assert invite(ben, table).status_code == 303
    assert words("people-invited", game="World’s Fair 1893") in ben.get("/people/Ana").text.replace("'", "’")
    home = ana.get(f"/?lang={language}").text
    assert words("lobby-invited", name="Ben") in home
    assert table in home
    ana.post(f"{table}/chairs", data={"do": "sit", "chair": "2", "name": "Ana"})
    assert words("lobby-invited", name="Ben") not in ana.get(f"/?lang={language}").text


def test_who_declines_does_not_see_it_again(client, stranger):
    ana, ben = client, stranger()
    sign_up(ana)
    table = open_to_friends(ben)
    invite(ben, table)
    assert ana.post(f"{table}/chairs", data={"do": "decline"}).headers["location"] == "/"
    assert table not in ana.get("/").text


def test_who_opened_a_table_invites_without_a_chair_there(client, stranger):
    ana, ben = client, stranger()
    sign_up(ana)
    table = open_to_friends(ben)
    ben.post(f"{table}/chairs", data={"do": "stand"})
    assert invite(ben, table).status_code == 303
    assert table in ana.get("/").text


def test_only_who_has_a_chair_invites(client, stranger):
    sign_up(client)
    ben, eve = stranger(), stranger()
    table = open_to_friends(ben)
    assert invite(eve, table).status_code in (404, 422)
    open_to_friends(eve)
    assert invite(eve, table).status_code == 422
    assert table not in client.get("/").text


def test_somebody_whose_page_is_closed_is_left_alone(client, stranger):
    sign_up(client)
    client.post("/account/settings", data={"setting": "open-page", "to": "off"})
    ben = stranger()
    table = open_to_friends(ben)
    assert 'id="invite"' not in ben.get("/people/Ana").text
    assert invite(ben, table).status_code == 404


def test_who_has_no_table_is_told_what_to_do(client, stranger):
    sign_up(client)
    assert Translations("en")("people-invite-none") in stranger().get("/people/Ana").text
    assert 'id="invite"' not in client.get("/people/Ana").text


def test_a_page_says_whether_somebody_is_here(client, stranger):
    sign_up(client)
    owner = client.portal.call(client.app.state.people.accounts.named, "Ana").owner
    assert 'id="is-here"' not in stranger().get("/people/Ana").text
    client.portal.call(client.app.state.presence.enter, "lobby", owner, True)
    assert 'id="is-here"' in stranger().get("/people/Ana").text
