"""Notes on moments of a game, as the server sends them."""

from html import unescape

from tests.web.history.laid import lay_over
from tests.web.visiting import open_table
from universelle.i18n import Translations
from universelle.tables.notes import LONGEST

WORDS = Translations("en")


def write(client, text: str, at: int = 3, **fields: str):
    return client.post("/t/over/notes", data={"at": str(at), "text": text, **fields})


def test_a_note_is_shown_in_the_replay_of_its_writer(client, stranger):
    open_table(client, "worlds-fair-1893", "me", "director")
    lay_over(client, "ada")
    assert write(client, "The <wheel> decides.").headers["location"] == "/t/over/replay?at=3"
    own, other = (each.get("/t/over/replay?at=3").text for each in (client, stranger()))
    assert "The &lt;wheel&gt; decides." in own
    assert "wheel&gt;" not in other
    assert "decides" not in client.get("/t/over/replay?at=4").text
    patches = client.get("/t/over/replay/changes?from=4&to=3").json()["patches"]
    assert "decides" in str(patches)
    page = unescape(client.get("/t/over/notes?at=3").text)
    assert page.count("The <wheel> decides.") == 2


def test_a_shared_note_is_read_by_others(client, stranger):
    lay_over(client, "ada")
    write(client, "Well played.", shared="on")
    assert "Well played." in stranger().get("/t/over/replay?at=3").text


def test_nobody_is_prompted_by_a_note_while_the_game_goes_on(client, stranger):
    table, eve = open_table(client, "worlds-fair-1893"), stranger()
    eve.post(f"{table}/notes", data={"at": "0", "text": "Take the wheel.", "shared": "on"})
    for address in (f"{table}/replay?at=0", f"{table}/notes"):
        assert "Take the wheel." in eve.get(address).text
        assert "Take the wheel." not in client.get(address).text


def test_a_note_that_cannot_be_kept_is_not_lost(client):
    lay_over(client, "ada")
    refused = write(client, "x" * (LONGEST + 1))
    assert refused.status_code == 422
    assert WORDS("notes-long", most=LONGEST) in unescape(refused.text)
    assert "x" * (LONGEST + 1) in refused.text
    assert write(client, "no such moment", at=9999).status_code == 404
