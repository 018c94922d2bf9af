"""Pauses, as browsers ask for them, agree to them and end them."""

import pytest

from tests.web.visiting import codes, do, invited, post
from universelle.i18n import LANGUAGES, Translations


@pytest.fixture
def two(client, stranger):
    """The address of a table of two people with clocks, the browser of its host, and that of the other."""
    address, friend = invited(client, **{"who-3": "", "pace": "15-minutes"}), stranger()
    do(friend, address, "sit", 2, name="Ben")
    do(client, address, "begin")
    return address, client, friend


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pause_is_asked_for_and_agreed_to(two, language):
    table, host, friend = two
    assert f'href="{table}/pause"' in host.get(table).text
    assert 'id="asking"' in host.get(f"{table}/pause?lang={language}").text
    post(host, f"{table}/pause", seconds="300")
    assert ['id="pause-asked"' in each.get(table).text for each in (host, friend)] == [False, True]
    post(friend, f"{table}/pause/agree")
    for each in (host, friend):
        page = each.get(f"{table}?lang={language}").text
        assert 'id="go-on"' in page
        assert Translations(language)("clock-paused") in page.partition('id="now"')[2].partition("</p>")[0]
        assert not codes(page)
    post(host, f"{table}/pause/resume")
    assert 'id="would-go-on"' in host.get(table).text
    post(friend, f"{table}/pause/resume")
    assert codes(host.get(table).text) or codes(friend.get(table).text)


def test_who_would_rather_play_on_says_so(two):
    table, host, friend = two
    post(host, f"{table}/pause", seconds="300")
    post(friend, f"{table}/pause/play-on")
    assert 'id="pause-asked"' not in friend.get(table).text
    assert host.post(f"{table}/pause", data={"seconds": "300"}).status_code == 422
    assert host.get(f"{table}/pause").headers["location"] == table


def test_what_makes_no_sense_is_refused(two, stranger):
    table, host, _ = two
    assert host.post(f"{table}/pause", data={"seconds": "1e9"}).status_code == 422
    assert host.post(f"{table}/pause/dance").status_code == 422
    assert stranger().post(f"{table}/pause", data={"seconds": "300"}).status_code == 422


def test_without_clocks_there_are_no_pauses(client, stranger):
    address, friend = invited(client, **{"who-3": ""}), stranger()
    do(friend, address, "sit", 2, name="Ben")
    do(client, address, "begin")
    assert 'id="pause"' not in client.get(address).text
