"""Finding games and loading them by slug."""

import subprocess
import sys

import pytest

from tests.laws.games import each_game
from universelle.contract.game import Game
from universelle.core.errors import BadRequest
from universelle.core.meta import Meta
from universelle.games.registry import found, load, metas

pytestmark = pytest.mark.engine

LIST_GAMES = """
import sys
from universelle.games.registry import metas
assert metas()
print(*[name for name in sys.modules if ".games." in name and not name.endswith((".game", ".meta", ".registry"))
    and name.count(".") > 2])
"""


def test_the_games_are_listed_by_title_under_their_slugs():
    assert metas()
    assert [meta.slug for meta in metas().values()] == list(metas())
    names = [meta.title for meta in metas().values()]
    assert names == sorted(names)
    assert all(isinstance(meta, Meta) for meta in metas().values())


@each_game
def test_a_slug_is_written_small_with_hyphens(slug):
    assert all(part.isalnum() and part == part.lower() for part in slug.split("-"))


@each_game
def test_every_game_loads(slug):
    game = load(slug)
    assert isinstance(game, Game)
    assert game.meta is metas()[slug]
    assert load(slug) is game


def test_every_game_of_ours_is_found_without_problems():
    assert found().problems == ()
    assert set(found().games) == set(metas())


@pytest.mark.parametrize("slug", ["", "chess", "worlds_fair_1893", "../games", "WORLDS-FAIR-1893", "\0"])
def test_an_unknown_game_is_refused_with_those_there_are(slug):
    with pytest.raises(BadRequest) as refusal:
        load(slug)
    message = refusal.value.message
    assert message.key == "unknown-game"
    assert message.values["game"] == slug
    assert all(known in message.values["known"] for known in metas())


def test_listing_the_games_loads_no_rules_and_no_pages():
    listing = subprocess.run([sys.executable, "-c", LIST_GAMES], capture_output=True, text=True, check=True)
    assert listing.stdout.split() == []
