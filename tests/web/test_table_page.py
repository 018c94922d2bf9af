"""The page of a table as different viewers see it."""

from dataclasses import replace
from random import Random

import pytest

from tests.laws.games import each_game, record_of
from universelle.games.registry import load
from universelle.web.store import StoredTable
from universelle.web.table_page import Viewer, draw
from universelle.web.tables import Table

ADA, BEN, NOBODY = Viewer("en", "ada"), Viewer("en", "ben"), Viewer("en", None)


@pytest.fixture
def table(slug) -> Table:
    record = replace(record_of(slug, 2, 1), seats=("Ada=me", "Ben=me"))
    return Table(StoredTable("t", record, False, {0: "ada", 1: "ben"}, ()))


def move(table: Table, rng: Random) -> None:
    seat = table.match.state.to_move()[0]
    table.play(seat, rng.choice(table.match.state.legal_actions(seat)))
    table.seq += 1


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
    table = Table(StoredTable("t", record, False, {0: "ada"}, ()))
    game, scene = table.match.game, ADA.scene(table)
    drawn = [str(game.page.panel(scene, seat)) for seat in (0, 1)]
    assert "<img" not in drawn[0]
    assert (f'<img src="/static/{slug}/portraits/{strongest}.svg" alt=""' in drawn[1]) == game.page.portraits
    assert ("strength 5 of 5" in drawn[1]) == game.page.portraits
    assert ("#sy-bot" in drawn[1]) != game.page.portraits
    assert "<img" not in "".join([str(game.page.strip(scene, seat)) for seat in (0, 1)])
