"""Leaving a table and coming back, as a browser does it."""

import re
from random import Random

import pytest

from tests.web.visiting import codes, do, invited, move, open_table, post, seq
from universelle.i18n import LANGUAGES


@pytest.fixture
def two(client, stranger):
    """The address of a table of two people, the browser of its host, who must move, and that of the other."""
    address, friend = invited(client, **{"who-3": ""}), stranger()
    do(friend, address, "sit", 2, name="Ben")
    do(client, address, "begin")
    while not codes(client.get(address).text):
        move(friend, address, Random(1))
    return address, client, friend


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_leaves_is_asked_first_and_can_take_the_seat_back(two, language):
    table, host, _ = two
    assert f'href="{table}/leave"' in host.get(table).text
    asked = host.get(f"{table}/leave?lang={language}")
    assert (asked.status_code, 'id="leaving"' in asked.text) == (200, True)
    post(host, f"{table}/leave")
    page = host.get(table).text
    assert 'id="take-back"' in page
    assert not codes(page)
    assert 'id="leave"' not in page
    post(host, f"{table}/return")
    assert 'id="take-back"' not in host.get(table).text


def test_a_bot_moves_for_whoever_has_left_and_all_are_told(two):
    table, host, friend = two
    post(host, f"{table}/leave")
    while not codes(page := friend.get(table).text):
        pass
    assert re.search(r'id="note-\d+"', page)
    assert "has left the table" in page
    assert 'aria-label="the computer plays on"' in page


def test_who_left_cannot_move_before_they_are_back(two):
    table, host, _ = two
    code = codes(host.get(table).text)[0]
    post(host, f"{table}/leave")
    answer = host.post(f"{table}/move", data={"action": code, "seq": seq(host, table)})
    assert answer.status_code in (409, 422)


def test_alone_or_as_a_spectator_nobody_leaves(client, stranger):
    table = open_table(client, "worlds-fair-1893", "me", "greedy")
    assert 'id="leave"' not in client.get(table).text
    assert client.get(f"{table}/leave").headers["location"] == table
    assert client.post(f"{table}/leave").status_code == 422
    assert stranger().post(f"{table}/leave").status_code == 422
    assert stranger().post(f"{table}/return").status_code == 422
