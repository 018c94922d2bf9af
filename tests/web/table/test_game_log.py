"""What is announced after a move."""

from dataclasses import replace

from tests.laws.games import each_game, played, record_of
from universelle.core.message import Message
from universelle.i18n import Translations
from universelle.tables.journal import Entry
from universelle.tables.session import StoredTable
from universelle.web.table.game_log import live
from universelle.web.table.tables import Table


def table_after(slug: str, moves: int) -> Table:
    match = played(slug, 2, 1, moves)
    journal = tuple(Entry(move.seat, move.code) for move in match.record.moves)
    return Table(StoredTable("t", replace(record_of(slug, 2, 1), seats=("Ada=me", "Ben=me")), {}, journal))


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
