"""Who is at a table, as pages and streams tell it."""

import asyncio
import json
import re

import pytest

from tests.web.streams import at_table
from tests.web.visiting import apart, do, each_game, invited, open_table
from universelle.i18n import LANGUAGES, Translations
from universelle.tables.presence import Presence
from universelle.web.table.asides import Asides
from universelle.web.table.company import Company
from universelle.web.table.stream import changes
from universelle.web.table.table_page import Viewer

ADA, BEN, EVE = (Viewer("en", name) for name in ("ada", "ben", "eve"))


@each_game
def test_signs_are_marked_where_people_play_apart(client, stranger, slug):
    page = client.get(apart(client, stranger(), game=slug)).text
    assert re.search('<body[^>]* data-p1="here" data-p2="gone"', page)
    for seat in (1, 2):
        panel = re.search(f'<section[^>]* id="panel-{seat}"[^>]*>', page)[0]
        assert f'aria-labelledby="name-{seat} present-{seat}"' in panel
        assert f'id="name-{seat}"' in page
    assert '<span id="present-1">here</span><span id="present-2">not connected</span>' in page


@each_game
def test_nobody_is_marked_where_all_are_at_one_screen(client, slug):
    page = client.get(open_table(client, slug)).text
    assert "present-1" not in page
    assert "company" not in page
    assert "data-p1" not in page


def test_the_waiting_page_marks_who_sits_there(client, stranger):
    address, friend = invited(client), stranger()
    do(friend, address, "sit", 2, name="Ben")
    page = client.get(address).text
    assert page.count('data-present="here"') == 1
    assert page.count('data-present="gone"') == 1
    assert "you · here" in page


def test_a_page_says_that_it_is_in_sight(client, stranger):
    address = apart(client, stranger())
    assert client.post(f"{address}/sight").status_code == 204
    assert client.post("/t/nothing/sight").status_code == 404
    assert client.get(f"{address}/sight").status_code == 405


def told(text):
    return json.loads(text.partition("data: ")[2])


def with_company(tmp_path, use):
    """Use a table of Ada and Ben, and who is there."""

    async def at(tables, table):
        table.reseat({0: "ada", 1: "ben"})
        presence = Presence(tables.database, look=0.01)
        await presence.start()
        try:
            return await use(table, presence)
        finally:
            await presence.close()

    return at_table(tmp_path, "worlds-fair-1893", at)


def stream(table, presence, viewer):
    words = Translations(viewer.language)
    asides = Asides(Company(presence, table.id, table.owners, words, viewer.owner, True))
    return changes(table, viewer, table.seq, asides=asides)


def test_everybody_hears_who_comes_beside_the_drawing(tmp_path):
    async def use(table, presence):
        events = stream(table, presence, ADA)
        first = [await anext(events) for _ in range(2)]
        for viewer, heard in ((BEN, '"2": ["here", "here"]'), (EVE, "1 person watching")):
            other = stream(table, presence, viewer)
            await anext(other)
            text = await asyncio.wait_for(anext(events), 30)
            assert heard in text
            assert "patches" not in text
            first.append(other)
        for each in (*first[2:], events):
            await each.aclose()
        return first[:2]

    welcome, aside = with_company(tmp_path, use)
    assert welcome == ": welcome\n\n"
    assert aside.startswith("event: aside\n")
    assert told(aside) == {"present": {"1": ["here", "here"], "2": ["gone", "not connected"]}, "watching": ""}


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_have_words_in_every_language(client, stranger, language):
    page = client.get(apart(client, stranger()), params={"lang": language}).text
    words = Translations(language)
    assert f">{words('company-here')}</span>" in page
    assert f">{words('company-gone')}</span>" in page
