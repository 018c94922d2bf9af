"""The log: turns, what a seat may know of them, and points by reason."""

from dataclasses import replace

import pytest

from tests.laws.games import each_game, played, record_of
from universelle.core.event import START
from universelle.core.message import Message
from universelle.drawing.node import node
from universelle.games.registry import metas
from universelle.i18n import Translations
from universelle.web.game_log import game_log, live, turns
from universelle.web.report import points_by_reason
from universelle.web.store import Entry, StoredTable
from universelle.web.tables import Table

SOLO = [slug for slug, meta in metas().items() if meta.min_players == 1]


def table_after(slug: str, moves: int) -> Table:
    match = played(slug, 2, 1, moves)
    journal = tuple(Entry(move.seat, move.code) for move in match.record.moves)
    return Table(StoredTable("t", replace(record_of(slug, 2, 1), seats=("Ada=me", "Ben=me")), False, {}, journal))


@each_game
def test_a_turn_holds_the_moves_of_one_seat_in_a_row(slug):
    match = played(slug, 2, seed=1)
    grouped = turns(match)
    assert [result for turn in grouped for result in turn] == list(match.history)
    for turn in grouped:
        assert len({result.move.seat for result in turn}) == 1


@pytest.mark.parametrize("slug", SOLO)
def test_a_solo_match_is_divided_by_its_milestones(slug):
    match = played(slug, 1, seed=1)
    milestones = match.game.page.milestones
    grouped = turns(match)
    assert len(grouped) > 1
    for turn in grouped:
        assert not any(isinstance(event, milestones) for result in turn[:-1] for event in result.events)


@each_game
def test_the_points_by_reason_add_up_to_the_scores(slug):
    match = played(slug, 2, seed=1)
    points = points_by_reason(match)
    assert [sum(row[seat] for row in points.values()) for seat in (0, 1)] == match.state.scores()
    if any(match.start):
        assert next(iter(points)) == START


@each_game
def test_the_log_shows_the_newest_turn_first(slug):
    table = table_after(slug, 30)
    drawn = str(game_log(table, table.words("en"), None, node("h2", "Log")))
    shown = [number for number in range(1, 40) if f'id="turn-{number}"' in drawn]
    assert shown
    places = [drawn.index(f'id="turn-{number}"') for number in shown]
    assert places == sorted(places, reverse=True)


@each_game
def test_a_screen_reader_hears_of_the_last_move_and_no_secrets(slug):
    table = table_after(slug, 5)
    last = table.match.history[-1]
    secret = [event for event in last.events if not event.visible_to(None)]
    words = Translations("en", table.match.game.package, table.names)
    said = str(live(table, table.words("en"), None))
    assert 'aria-live="polite"' in said
    for event in secret:
        message: Message = event.message()
        assert words.say(message) not in said
