"""A finished game on paper."""

from html import unescape

from tests.web.history.laid import RECORD, lay_over
from tests.web.visiting import open_table
from universelle.i18n import Translations

WORDS = Translations("en")


def test_a_finished_game_can_be_printed(client):
    lay_over(client, "ada")
    page = unescape(client.get("/t/over/print").text)
    assert f"board.svg?at={len(RECORD.moves)}" in page
    assert page.index('id="all-entry-1"') < page.index('id="all-entry-2"'), "it is read from the first turn on"
    assert WORDS("rules-brief") not in page
    assert all(str(points) in page for points in RECORD.result["scores"])
    assert WORDS("print-animated") in page
    assert "/t/over/print" in client.get("/t/over/end").text


def test_notes_are_printed_for_those_who_may_read_them(client, stranger):
    lay_over(client, "ada")
    client.post("/t/over/notes", data={"at": "3", "text": "Here I lost."})
    assert "Here I lost." in client.get("/t/over/print").text
    assert "Here I lost." not in stranger().get("/t/over/print").text


def test_a_running_game_has_neither_page_nor_picture(client):
    table = open_table(client, "worlds-fair-1893", "me", "director")
    assert [client.get(f"{table}/{name}").status_code for name in ("print", "animation", "game.png")] == [404] * 3
