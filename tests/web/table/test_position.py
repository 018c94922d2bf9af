"""A position that is only looked at."""

import pytest

from tests.laws.games import record_of
from universelle.i18n import Translations
from universelle.matches.match import Match
from universelle.web.table.position import parts, scene

SLUGS = ("worlds-fair-1893", "expo-1906", "crystal-palace")


@pytest.fixture(params=SLUGS)
def match(request) -> Match:
    return Match(record_of(request.param, 2, 1))


def test_nothing_can_be_chosen(match):
    shown = scene(match, Translations("en", match.game.package))
    assert (shown.actions, shown.previews) == ((), None)
    assert "data-action" not in "".join(map(str, parts(match, shown)))


def test_it_shows_every_player_and_the_board(match):
    strip, players, board = parts(match, scene(match, Translations("en", match.game.package, ["Ada", "Ben"])))
    assert (strip.id, players.id, board.id) == ("strip", "players", "board-box")
    for seat in (1, 2):
        assert f'id="panel-{seat}"' in str(players)
        assert f'id="strip-{seat}"' in str(strip)


def test_what_is_hidden_is_seen_by_its_seat_alone(match):
    words = Translations("en", match.game.package)
    assert scene(match, words).view == match.state.view(None)
    assert scene(match, words, 0).view == match.state.view(0)
