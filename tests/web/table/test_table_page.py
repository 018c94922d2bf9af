"""The page of a table as different viewers see it."""

import re
from dataclasses import replace
from html import unescape
from random import Random

import pytest

from tests.laws.games import each_game, record_of
from tests.web.visiting import apart, finished
from universelle.games.registry import load
from universelle.tables.journal import Entry
from universelle.tables.session import StoredTable
from universelle.web.table.table_page import Viewer, draw
from universelle.web.table.tables import Table

ADA, BEN, NOBODY = Viewer("en", "ada"), Viewer("en", "ben"), Viewer("en", None)


@pytest.fixture
def table(slug) -> Table:
    record = replace(record_of(slug, 2, 1), seats=("Ada=me", "Ben=me"))
    return Table(StoredTable("t", record, {0: "ada", 1: "ben"}, ()))


def move(table: Table, rng: Random) -> None:
    seat = table.match.state.to_move()[0]
    table.add(Entry(seat, rng.choice(table.match.state.legal_actions(seat)).code))


@each_game
def test_only_who_must_decide_is_offered_actions(table):
    rng = Random(1)
    for _ in range(10):
        deciding = table.match.state.to_move()
        for seat, viewer in enumerate((ADA, BEN)):
            assert ("data-action" in str(draw(table, viewer))) == (seat in deciding)
        assert "data-action" not in str(draw(table, NOBODY))
        move(table, rng)


@each_game
def test_a_page_is_drawn_once_for_each_position(table):
    assert draw(table, ADA) is draw(table, ADA)
    assert draw(table, NOBODY) is draw(table, Viewer("en", "carl"))
    before = draw(table, NOBODY)
    move(table, Random(1))
    assert draw(table, NOBODY) is not before


@each_game
def test_every_viewer_sees_the_board_from_their_own_seat(table):
    rng = Random(1)
    while not table.over and table.seq < 300:
        for viewer in (ADA, BEN, NOBODY) if table.seq % 3 == 0 else ():
            assert str(table.match.game.page.board(viewer.scene(table))) in str(draw(table, viewer))
        move(table, rng)


@each_game
def test_the_page_names_its_position(table):
    move(table, Random(1))
    main = next(child for child in draw(table, NOBODY).children if child.id == "table")
    assert main.attributes["data-seq"] == "1"
    assert main.attributes["data-mover"] == str(table.match.history[-1].move.seat + 1)


@each_game
def test_spectators_watch_and_players_wait(table):
    rng = Random(1)
    for _ in range(20):
        deciding = table.match.state.to_move()
        assert "You are watching" in str(draw(table, NOBODY))
        for seat, viewer in enumerate((ADA, BEN)):
            assert ("Waiting for the other players" in str(draw(table, viewer))) == (seat not in deciding)
            assert "You are watching" not in str(draw(table, viewer))
        move(table, rng)


@each_game
def test_a_character_looks_out_of_its_panel_where_the_table_shows_portraits(slug):
    strongest = list(load(slug).opponents)[-1]
    record = replace(record_of(slug, 2, 1), seats=("Ada=me", f"Ben={strongest}"))
    table = Table(StoredTable("t", record, {0: "ada"}, ()))
    game, scene = table.match.game, ADA.scene(table)
    drawn = [str(game.page.panel(scene, seat)) for seat in (0, 1)]
    assert "<img" not in drawn[0]
    assert (f'<img src="/static/{slug}/portraits/{strongest}.svg" alt=""' in drawn[1]) == game.page.portraits
    assert ("strength 5 of 5" in drawn[1]) == game.page.portraits
    assert ("#sy-bot" in drawn[1]) != game.page.portraits
    assert "<img" not in "".join([str(game.page.strip(scene, seat)) for seat in (0, 1)])


@each_game
def test_what_a_viewer_sees_does_not_depend_on_who_was_drawn_before(slug):
    record = replace(record_of(slug, 2, 1), seats=("Ada=me", "Ben=me"))
    orders = [(ADA, BEN, NOBODY), (NOBODY, BEN, ADA)]
    tables = [Table(StoredTable("t", record, {0: "ada", 1: "ben"})) for _ in orders]
    rngs = [Random(1) for _ in orders]
    for _ in range(25):
        drawn = []
        for table, order, rng in zip(tables, orders, rngs):
            drawn.append({viewer.owner: str(draw(table, viewer)) for viewer in order})
            move(table, rng)
        assert drawn[0] == drawn[1]


def tab(page: str) -> str:
    return unescape(re.search("<title>(.*?)</title>", page)[1])


def test_the_title_says_whose_turn_it_is_and_who_has_won(client, stranger):
    ben = stranger()
    address = apart(client, ben)
    titles = [tab(each.get(address).text) for each in (client, ben)]
    name = "Ada" if titles[0].startswith("Your turn") else "Ben"
    fair = "World’s Fair 1893 · Universelle"
    assert sorted(titles) == sorted([f"Your turn · {fair}", f"To play: {name} · {fair}"])
    won = tab(client.get(finished(client, "worlds-fair-1893")).text)
    assert re.match(r".+ wins?, \d+ · World’s Fair 1893 · Universelle", won)
