"""The page of a table that waits for its players, as host, guest and stranger see it."""

import re
import time

import pytest

from tests.web.documents import parsed
from tests.web.visiting import do, each_game, invited
from universelle.i18n import LANGUAGES, Translations

PATIENCE = 60  # seconds: the last resort


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_with_free_chairs_waits_in_every_language(client, slug, language):
    address = invited(client, game=slug, lang=language)
    page = client.get(address)
    assert page.status_code == 200
    assert f"http://testserver{address}" in page.text
    assert page.text.count('class="chair free') == 2
    assert "<svg" in page.text


def test_links_opened_on_this_machine_are_those_of_its_network(app, client):
    address, here = invited(client), {"Host": "localhost:1851"}
    page = client.get(address, headers=here).text
    assert (f'value="http://localhost:1851{address}"' in page, 'id="here-only"' in page) == (True, True)
    app.state.elsewhere = lambda: "http://192.0.2.7:1851/"
    page = client.get(address, headers=here).text
    assert (f'value="http://192.0.2.7:1851{address}"' in page, 'id="here-only"' in page) == (True, False)
    assert f'value="http://testserver{address}"' in client.get(address).text
    do(client, address, "begin")
    assert 'value="http://192.0.2.7:1851/me/' in client.get("/sign-in", headers=here).text


def test_whoever_comes_by_the_link_is_asked_to_sit_down(client, stranger):
    address, friend = invited(client), stranger()
    assert [page.get(address).text.count(" autofocus") for page in (client, friend)] == [0, 1]
    do(friend, address, "sit", 2, name="Ben")
    assert " autofocus" not in friend.get(address).text


def test_a_person_is_removed_only_by_a_second_button(client, stranger):
    address, friend = invited(client), stranger()
    do(friend, address, "sit", 2, name="Ben")
    do(client, address, "bot", 3, bot="visitor")
    page = parsed(client.get(address).text)
    asked = [form.attrib["id"] for details in page.iter("details") for form in details.iter("form")]
    assert [name for name in asked if name.startswith("clear")] == ["clear-2"]
    assert page.find(".//form[@id='clear-3']") is not None
    do(client, address, "clear", 2)
    assert do(friend, address, "sit", 2, name="Ben again").status_code == 422


def test_a_friend_sits_down_and_both_play(client, stranger):
    address = invited(client, **{"who-3": ""})
    friend = stranger()
    assert 'name="name"' in friend.get(address).text
    assert do(friend, address, "sit", 2, name="Ben").status_code == 303
    assert "Ben" in client.get(address).text
    assert do(friend, address, "begin").status_code == 422
    assert do(client, address, "begin").status_code == 303
    for visitor in (client, friend):
        page = visitor.get(address).text
        assert 'id="table"' in page
        assert "Ben" in page
    legal = [visitor for visitor in (client, friend) if 'data-action="' in visitor.get(address).text]
    assert len(legal) == 1


def test_a_page_that_is_behind_when_its_stream_begins_is_loaded_again(client, stranger):
    address = invited(client)
    version = re.search('data-version="([0-9]+)"', client.get(address).text)[1]
    do(stranger(), address, "sit", 2, name="Ben")
    assert 'data: {"over": true}' in client.get(f"{address}/waiting?version={version}").text


def test_free_chairs_go_to_computers_when_the_host_begins(client):
    address = invited(client)
    assert do(client, address, "begin").status_code == 303
    assert 'id="table"' in client.get(address).text


def test_what_is_refused_is_said_on_the_page(client, stranger):
    address, friend = invited(client), stranger()
    answer = do(friend, address, "sit", 1, name="Ben")
    assert (answer.status_code, "is taken" in answer.text) == (422, True)
    assert do(friend, address, "nonsense").status_code == 422
    assert do(friend, "/t/nothing", "sit", 1, name="Ben").status_code == 422


def test_the_home_page_lists_it_for_its_host_and_if_they_like_for_everybody(client, stranger):
    address, friend = invited(client), stranger()
    name = f'id="waiting-{address.removeprefix("/t/")}"'
    assert (name in client.get("/").text, name in friend.get("/").text) == (True, False)
    do(client, address, "show")
    assert name in friend.get("/").text
    do(client, address, "close")
    assert name not in friend.get("/").text
    assert client.get(address).status_code == 404


def test_when_all_seats_are_taken_and_all_are_ready_it_begins(client, stranger):
    address, friend = invited(client, **{"who-3": ""}), stranger()
    assert do(friend, address, "ready").status_code == 422
    do(friend, address, "sit", 2, name="Ben")
    do(friend, address, "ready")
    assert 'class="ready-mark stamp"' in client.get(address).text
    client.app.state.gatherings.opening = 0.0
    do(client, address, "ready")  # a stranger's loop would end with the request, and the moment with it
    end = time.monotonic() + PATIENCE
    while 'id="table"' not in client.get(address).text:
        assert time.monotonic() < end, "it never begins"


def test_when_all_are_ready_it_opens_in_a_moment_unless_somebody_waits(client, stranger):
    address, friend = invited(client, **{"who-3": ""}), stranger()
    gatherings = client.app.state.gatherings
    gatherings.opening = 3600.0
    do(friend, address, "sit", 2, name="Ben")
    for each in (client, friend):
        do(each, address, "ready")
    words = Translations("en")
    page = friend.get(address).text
    assert words("waiting-opening", seconds=3) in page
    assert words("waiting-wait") in page
    ready = client.portal.call(gatherings.load, address.rpartition("/")[2])
    do(friend, address, "not-ready")
    assert words("waiting-opening", seconds=3) not in friend.get(address).text
    gatherings.opening = 0.0
    client.portal.call(gatherings._begin_in_a_moment, ready)
    assert 'id="waiting"' in client.get(address).text


def test_the_host_may_begin_sooner_ready_or_not(client):
    address = invited(client)
    do(client, address, "ready")
    assert do(client, address, "begin").status_code == 303
    assert 'id="table"' in client.get(address).text


def test_a_change_of_the_terms_takes_ready_marks_off_and_only_the_host_makes_one(client, stranger):
    address, friend = invited(client), stranger()
    do(client, address, "ready")
    assert do(friend, address, "terms", pace="1-day").status_code == 422
    assert do(client, address, "terms", pace="1-day", nights="on", zone="Europe/Rome").status_code == 303
    page = friend.get(address).text
    assert 'class="ready-mark stamp"' not in page
    assert "nights off" in page
    assert do(client, address, "terms", pace="1-day", nights="on", zone="Nowhere").status_code == 422


def test_who_stands_up_is_not_ready_any_more(client, stranger):
    address, friend = invited(client), stranger()
    do(friend, address, "sit", 2, name="Ben")
    do(friend, address, "ready")
    do(friend, address, "stand")
    do(friend, address, "sit", 3, name="Ben")
    assert 'class="ready-mark stamp"' not in friend.get(address).text


def test_a_table_is_handed_on_and_left_to_who_sits_there(client, stranger):
    address, friend = invited(client), stranger()
    do(friend, address, "sit", 2, name="Ben")
    assert 'id="hand-on-2"' in client.get(address).text
    assert do(friend, address, "hand-on", 2).status_code == 422
    assert do(client, address, "hand-on", 2).status_code == 303
    assert ['id="begin-1"' in each.get(address).text for each in (client, friend)] == [False, True]
    assert do(friend, address, "leave").headers["location"] == "/"
    page = client.get(address).text
    assert ('id="begin-1"' in page, "Ben" in page) == (True, False)
    assert 'id="leave-1"' not in page, "nobody else sits there"
    do(client, address, "leave")
    assert client.get(address).status_code == 404


def test_who_sits_there_takes_over_from_a_host_who_is_gone(app, client, stranger):
    address, friend = invited(client), stranger()
    do(friend, address, "sit", 2, name="Ben")
    host = client.portal.call(app.state.gatherings.load, address.removeprefix("/t/")).host
    client.portal.call(app.state.presence.see, address.removeprefix("/t/"), host)
    assert 'id="take-over-1"' not in friend.get(address).text
    assert do(friend, address, "take-over").status_code == 422
    client.portal.call(app.state.presence._mine.clear)
    assert Translations("en")("waiting-host-gone") in friend.get(address).text
    assert do(friend, address, "take-over").status_code == 303
    assert ['id="begin-1"' in each.get(address).text for each in (client, friend)] == [False, True]


def test_the_terms_of_the_set_up_are_those_of_the_table(client):
    address = invited(client, pace="30-seconds", gone="end")
    assert "12\u00a0min in reserve" in client.get(address).text
    assert do(client, address, "begin").status_code == 303
    assert "30-seconds" not in client.get(address).text
    asked = {"game": "worlds-fair-1893", "who-1": "me", "who-2": "free", "pace": "1-year"}
    assert client.post("/new", data=asked).status_code == 422
