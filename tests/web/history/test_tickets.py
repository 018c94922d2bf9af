"""One game in the list."""

from dataclasses import replace
from html import unescape

import pytest

from tests.tables.past import MATCH, SLUG, session
from universelle.i18n import Translations
from universelle.tables.history import PastGame
from universelle.tables.shelf import ListedTable
from universelle.tables.terms import NO_TERMS
from universelle.web.history.asked import Asked
from universelle.web.history.tickets import Ticket, date, ticket, took

WORDS = Translations("en")
SCORES = MATCH.state.scores()
PAST = PastGame("t", SLUG, 3, 0, 1, True, SCORES[0], 0.0, 4320, False, None, False)


def drawn(past: PastGame | None = PAST, apart: bool = False, delete: str = "", mine=(0,), **summary) -> str:
    shown = replace(session().summary(), **summary)
    table = ListedTable("t", mine, False, NO_TERMS, shown)
    return unescape(str(ticket(WORDS, Ticket(table, past, apart), Asked(delete=delete), 0.0)))


@pytest.mark.parametrize(
    ("won", "scores", "winners", "said"),
    [
        (True, [30, 20, 10], [0], "10 ahead"),
        (True, [30, 30, 10], [0], "by the tie-break"),
        (True, [30, 30, 10], [0, 1], "shared victory"),
        (False, [30, 20, 37], [2], "7 behind"),
        (False, [30, 20, 30], [2], "by the tie-break"),
    ],
)
def test_a_ticket_says_by_how_much_one_was_ahead(won, scores, winners, said):
    assert said in drawn(replace(PAST, won=won), scores=scores, winners=winners)


def test_a_game_that_was_not_finished_says_so_and_has_no_place():
    page = drawn(replace(PAST, place=None, won=False), unfinished=True)
    assert WORDS("table-unfinished") in page
    assert "place" not in page


def test_a_running_game_leads_on_and_can_be_deleted_unless_others_play():
    assert "delete=t" in drawn(None)
    shared = drawn(None, apart=True, to_move=[0])
    assert "delete=t" not in shared
    assert WORDS("web-home-yours") in shared


def test_a_game_in_the_bin_says_how_long_it_can_be_brought_back():
    page = drawn(replace(PAST, deleted=-86_400.0))
    assert WORDS("games-days-left", days=6) in page
    assert 'action="/games/bring-back"' in page


def test_the_question_names_the_game_and_what_others_keep():
    assert WORDS("games-delete-what") in drawn(delete="t")
    assert WORDS("games-delete-shared") in drawn(replace(PAST, with_people=True), delete="t")


@pytest.mark.parametrize(
    ("seconds", "said"), [(10, "1\u00a0min"), (1500, "25\u00a0min"), (4320, "1\u00a0h 12\u00a0min")]
)
def test_how_long_a_game_took_is_said_in_hours_and_minutes(seconds, said):
    assert took(WORDS, seconds) == said


def test_dates_of_other_years_say_their_year():
    assert date(WORDS, 0.0, 86_400.0) == "Thu 1 Jan"
    assert "1970" in date(WORDS, 0.0, 400 * 86_400.0)
