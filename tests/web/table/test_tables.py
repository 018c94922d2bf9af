"""A table as pages draw it: what is drawn once, and what its lists say of it."""

from tests.web.finished_tables import table_of
from tests.web.visiting import each_game
from universelle.i18n import LANGUAGES


@each_game
def test_what_is_cached_is_made_anew_when_its_state_changes(slug):
    table, made = table_of(slug), []
    for state in (1, 1, 2, 2, 1):
        table.once("key", state, lambda: made.append(1) or len(made))
    assert len(made) == 3


@each_game
def test_its_headline_is_there_in_every_language(slug):
    found = table_of(slug).summary().headlines
    assert set(found) == set(LANGUAGES)
    assert all(found.values())


@each_game
def test_what_everybody_sees_is_the_same_before_and_after_it_was_summed_up(slug):
    table = table_of(slug)
    before = table.view(None)
    table.summary()
    assert table.view(None) == before
