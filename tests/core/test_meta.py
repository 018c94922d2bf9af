"""A game's metadata and options."""

import pytest

from tests.laws.games import each_game
from universelle.core.meta import Meta, Option, each_seat
from universelle.games.registry import load

pytestmark = pytest.mark.engine


@each_game
def test_the_metadata_of_every_game_is_consistent(slug):
    meta = load(slug).meta
    assert meta.slug == slug
    assert meta.title
    assert meta.designers
    assert 1 <= meta.min_players <= meta.max_players
    assert list(meta.rulesets) == sorted(set(meta.rulesets))
    assert meta.ruleset == meta.rulesets[-1]
    assert len({option.name for option in meta.options}) == len(meta.options)
    assert all(len(set(option.values)) == len(option.values) > 1 for option in meta.options)


def test_the_first_value_of_an_option_is_the_default():
    assert Option("first-player", ("random", "1")).default == "random"


def test_the_options_of_each_seat_share_their_description():
    one, two = each_seat("level", ("student", "scientist"), 2)
    assert (one.name, two.name) == ("level-1", "level-2")
    assert (one.seat, two.seat) == (1, 2)
    assert one.about == two.about == "level"
    assert Option("first-player", ("random", "1")).about == "first-player"


def test_the_newest_ruleset_is_the_default():
    assert Meta("slug", "Title", 2, 4, rulesets=(1, 2, 3)).ruleset == 3


def test_only_slug_title_and_players_are_required():
    meta = Meta("slug", "Title", 2, 4)
    assert meta.ruleset == 1
    assert meta.options == ()
