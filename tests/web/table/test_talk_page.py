"""The talk of a table: who may read and write what, with scripts and without."""

import asyncio
import json

import pytest

from tests.web.streams import at_table
from tests.web.visiting import apart, do, finished, invited, open_table
from universelle.i18n import LANGUAGES, Translations
from universelle.tables.session import Session
from universelle.tables.talk import Room, Talk
from universelle.web.table.asides import Asides
from universelle.web.table.stream import changes
from universelle.web.table.table_page import Viewer
from universelle.web.table.talk_page import Reader, TalkAside

AS_SCRIPT = {"Accept": "application/json"}
SECRET = "his hand is weak"


def say(client, table, text, **fields):
    return client.post(f"{table}/talk", data={"text": text, **fields})


def read(client, table) -> str:
    """Everything of the talk that is sent to somebody: the page, and the part for scripts."""
    return client.get(f"{table}/talk").text + client.get(f"{table}/talk", headers=AS_SCRIPT).json()["html"]


@pytest.fixture
def table(client, stranger):
    """Ada and Ben play apart, Eve watches."""
    ben, eve = stranger(), stranger()
    return apart(client, ben), client, ben, eve


def test_players_talk_and_spectators_read_it(table):
    address, ada, ben, eve = table
    assert say(ada, address, "Good evening").status_code == 303
    say(ben, address, "Good luck")
    for each in (ada, ben, eve):
        text = read(each, address)
        assert "<b>Ada</b> Good evening" in text
        assert "<b>Ben</b> Good luck" in text


def test_no_player_is_sent_what_spectators_say_until_the_end(table, monkeypatch):
    address, ada, ben, eve = table
    say(eve, address, SECRET)
    assert SECRET in read(eve, address)
    for player in (ada, ben):
        assert SECRET not in read(player, address)
        assert SECRET not in player.get(address).text
        assert 'id="lines-spectators"' not in read(player, address)
        for what in ("mute", "report"):
            assert player.post(f"{address}/talk", data={"do": what, "line": 1}).status_code == 422
    monkeypatch.setattr(Session, "over", True)
    for player in (ada, ben):
        assert SECRET in read(player, address)


def test_nobody_can_choose_the_room(table):
    address, ada, _, eve = table
    say(eve, address, "to the players", room="players")
    say(ada, address, "to the spectators", room="spectators")
    assert "to the players" not in read(ada, address)
    assert "to the spectators" in read(ada, address)
    assert "<b>Guest 1</b> to the players" in read(eve, address)


def test_what_is_said_is_text_and_nothing_else(table):
    address, ada, ben, _ = table
    say(ada, address, "<script>alert(1)</script> \u202e\x07https://fairs.example")
    text = read(ben, address)
    assert "&lt;script&gt;alert(1)&lt;/script&gt; https://fairs.example" in text
    assert "<script>alert" not in text
    assert 'href="https://fairs.example' not in text


def test_a_muted_person_is_not_read_and_can_be_heard_again(table):
    address, ada, ben, eve = table
    say(ben, address, "blah")
    assert ada.post(f"{address}/talk", data={"do": "mute", "line": 1}).status_code == 303
    say(ben, address, "more of it")
    text = read(ada, address)
    assert "blah" not in text
    assert "more of it" not in text
    assert "You have muted Ben" in text
    assert "more of it" in read(eve, address)
    ada.post(f"{address}/talk", data={"do": "hear", "line": 1})
    assert "more of it" in read(ada, address)


def test_a_report_is_thanked_for_and_kept(app, table):
    address, ada, ben, _ = table
    say(ben, address, "something nasty")
    answer = ada.post(f"{address}/talk", data={"do": "report", "line": 1}, follow_redirects=True)
    assert Translations("en")("talk-reported") in answer.text
    (row,) = ada.portal.call(app.state.talk.reported)
    assert row["text"] == "something nasty"


def test_too_much_is_refused_in_words_to_pages_and_scripts(table):
    address, ada, ben, _ = table
    for number in range(5):
        say(ada, address, f"line {number}")
    assert "five messages in ten seconds" in say(ada, address, "one more").text
    answer = ada.post(f"{address}/talk", data={"text": "one more"}, headers=AS_SCRIPT)
    assert (answer.status_code, answer.json()["ok"]) == (422, False)
    assert "one more" not in read(ben, address)
    assert say(ben, address, "").status_code == 422
    assert say(ben, address, "x" * 301).status_code == 422


def test_where_all_sit_at_one_screen_there_is_no_talk(client):
    for address in (open_table(client, "expo-1906"), finished(client, "worlds-fair-1893"), "/t/nothing"):
        assert client.get(f"{address}/talk").status_code == 404
        assert say(client, address, "Hello?").status_code == 404
    assert "/talk" not in client.get(open_table(client, "expo-1906")).text


def test_talk_begins_before_the_match_and_goes_on_in_it(client, stranger):
    address, ben, eve = invited(client, **{"who-3": ""}), stranger(), stranger()
    say(client, address, "Three or four of us?")
    assert "Three or four of us?" in ben.get(address).text
    assert 'id="say-form" method' not in ben.get(address).text
    do(ben, address, "sit", 2, name="Ben")
    say(ben, address, "Two will do")
    say(eve, address, "I only look on")
    page = client.get(address).text
    assert "<b>Ben</b> Two will do" in page
    assert "I only look on" not in page
    do(client, address, "begin")
    assert "<b>Ben</b> Two will do" in read(client, address)


@pytest.mark.parametrize("language", LANGUAGES)
def test_talk_is_offered_in_every_language(table, language):
    address, ada, *_ = table
    words = Translations(language)
    page = ada.get(address, params={"lang": language}).text
    assert page.count(f'href="{address}/talk"') == 2
    drawn = ada.get(f"{address}/talk", params={"lang": language}).text
    for key in ("talk-none", "talk-say", "talk-to-players"):
        assert words(key) in drawn


@pytest.mark.parametrize(("viewer", "reads"), [("ada", False), ("ben", False), ("eve", True), (None, True)])
def test_streams_bring_new_lines_to_those_who_may_read_them(tmp_path, viewer, reads):
    async def use(tables, table):
        owners = {0: "ada", 1: "ben"}
        talk = Talk(tables.database)
        for number, (room, owner, name) in enumerate(
            [(Room.PLAYERS, "ada", "Ada"), (Room.SPECTATORS, "eve", ""), (Room.PLAYERS, "ben", "Ben")], start=1
        ):
            await talk.say(table.id, room, owner, name, f"line {number}")
        words = Translations("en")
        plays = viewer in owners.values()
        aside = TalkAside(talk, lambda: Reader(table.id, words, viewer, owners, ("Ada", "Ben"), plays), 1)
        events = changes(table, Viewer("en", viewer), table.seq, asides=Asides(aside))
        await anext(events)
        first = await asyncio.wait_for(anext(events), 60)
        await talk.say(table.id, Room.PLAYERS, "ada", "Ada", "line 4")
        second = await asyncio.wait_for(anext(events), 60)
        await events.aclose()
        return [json.loads(text.partition("data: ")[2])["talk"] for text in (first, second)]

    first, second = at_table(tmp_path, "worlds-fair-1893", use)
    assert [line["number"] for line in first] == ([2, 3] if reads else [3])
    assert [(line["number"], line["own"]) for line in second] == [(4, viewer == "ada")]
    assert ("line 2" in json.dumps(first)) is reads


def test_where_talk_is_off_nothing_is_said_or_read(client, stranger):
    address, ben = invited(client, **{"who-3": ""}), stranger()
    say(client, address, "Still on")
    do(ben, address, "sit", 2, name="Ben")
    do(client, address, "terms", talk="off")
    assert "Talk is off at this table" in client.get(address).text
    assert "Still on" not in client.get(address).text
    do(client, address, "begin")
    text = read(ben, address)
    assert "Talk is off at this table" in text
    assert "Still on" not in text
    assert "<form" not in text
    assert say(ben, address, "Hello?").status_code == 422
