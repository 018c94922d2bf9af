"""A game alone: won only above the aim, and told round by round."""

from dataclasses import replace
from functools import cache

import pytest

from tests.laws.games import played
from tests.web.visiting import open_table, until_over
from universelle.arena.simulation import simulate
from universelle.games.registry import metas
from universelle.i18n import LANGUAGES, Translations
from universelle.matches.match import Match
from universelle.web.chronicle import turns
from universelle.web.pages import end_page
from universelle.web.store import Entry, StoredTable
from universelle.web.table_page import Viewer
from universelle.web.tables import Table

ALONE = [slug for slug, meta in metas().items() if meta.min_players == 1]
alone = pytest.mark.parametrize("slug", ALONE)


@cache
def judged(slug: str, won: bool):
    """A game alone that went so."""
    games = (Match(outcome.record) for outcome in simulate(slug, ["greedy"], 40, "alone"))
    return next(match for match in games if bool(match.state.winners()) == won)


@alone
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("won", [False, True])
def test_the_diploma_of_a_game_alone(slug, language, won):
    match = judged(slug, won)
    journal = tuple(Entry(move.seat, move.code) for move in match.record.moves)
    table = Table(StoredTable("t", replace(match.record, moves=(), result=None), True, {0: "ada"}, journal))
    page = end_page(table, Viewer(language, "ada"))
    drawing, words = match.game.page, Translations(language, match.game.package, table.names)
    verdicts = [words.say(event.message()) for event in match.history[-1].events if isinstance(event, drawing.VERDICTS)]
    assert [said in page for said in verdicts] == [True]
    assert ('id="medal"' in page) == won
    assert words("web-end-awards") not in page


@alone
def test_a_game_alone_is_told_in_rounds(slug):
    match = played(slug, 1, seed=1)
    marked = match.game.page.MILESTONES
    grouped = turns(match)
    assert len(grouped) > 1
    assert [result_of_move for turn in grouped for result_of_move in turn] == list(match.history)
    for turn in grouped:
        assert not any(isinstance(event, marked) for result_of_move in turn[:-1] for event in result_of_move.events)


@alone
def test_the_end_page_of_a_game_alone(client, slug):
    table = until_over(client, open_table(client, slug, "random"))
    assert client.get(f"{table}/end").status_code == 200
