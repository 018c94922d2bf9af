"""Summaries: what lists show of a table, as it is kept."""

from tests.laws.games import played
from tests.tables.laying import record
from tests.web.visiting import each_game
from universelle.tables.summary import Summary


@each_game
def test_a_summary_is_found_again(slug):
    state = played(slug, 2, 1, 12).state
    made = Summary.of(record(), state, frozenset([0, 1]), {"en": "Round 1", "fr": "Manche 1"})
    row = made.row
    assert Summary.parse(row["over"], row["bots"], row["summary"]) == made
    assert (made.bots_to_move, made.over, made.winners) == (True, False, [])


@each_game
def test_a_finished_match_has_winners_and_waits_for_nobody(slug):
    made = Summary.of(record(), played(slug, 2, 1).state, frozenset([0, 1]), {})
    assert (made.over, made.bots_to_move, made.to_move) == (True, False, [])
    assert made.winners
