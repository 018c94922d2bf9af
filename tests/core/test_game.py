import pytest

from tests.core.refusals import refused
from tests.laws.games import each_game, each_table
from universelle.core.chance import seed_from
from universelle.core.errors import BadRequest
from universelle.core.meta import Meta, Option, each_seat
from universelle.games.registry import load

pytestmark = pytest.mark.engine

SEED = seed_from("1")


def refusal(game, *arguments, **named) -> str:
    with pytest.raises(BadRequest) as error:
        game.new(*arguments, **named)
    return error.value.message.key


@each_game
def test_too_few_and_too_many_players_are_refused(slug):
    game = load(slug)
    for players in (-1, 0, game.meta.min_players - 1, game.meta.max_players + 1, 1000):
        assert refusal(game, players, SEED) == "bad-players"


@each_game
@pytest.mark.parametrize("seed", [b"", b"1", bytes(31), bytes(33)])
def test_a_seed_of_the_wrong_length_is_refused(slug, seed):
    assert refusal(load(slug), load(slug).meta.min_players, seed) == "bad-seed"


@each_game
def test_an_unknown_ruleset_is_refused(slug):
    game = load(slug)
    for ruleset in (0, -1, game.meta.ruleset + 1):
        assert refusal(game, game.meta.min_players, SEED, ruleset=ruleset) == "bad-ruleset"


@each_game
def test_unknown_options_and_values_are_refused(slug):
    game = load(slug)
    players = game.meta.min_players
    assert refusal(game, players, SEED, {"no-such-option": "1"}) == "unknown-option"
    for option in game.meta.options:
        for value in ("", "no-such-value", option.default.upper() + " "):
            assert refusal(game, players, SEED, {option.name: value}) == "bad-option"


@each_table
def test_every_value_of_every_option_begins_a_game_or_is_refused(slug, players):
    game = load(slug)
    for option in game.meta.options:
        keys = [refused(lambda chosen={option.name: value}: game.new(players, SEED, chosen)) for value in option.values]
        assert keys[0] is None
        assert keys.count(None) > 1 or (option.seat or 0) > players
        assert all(key.startswith("bad-") for key in keys if key)


@each_table
def test_the_usual_options_need_not_be_named(slug, players):
    game = load(slug)
    usual = {option.name: option.default for option in game.meta.options}
    assert game.rules.check(players, {}) == usual
    assert game.new(players, SEED, usual).content() == game.new(players, SEED).content()
    assert game.new(players, SEED, ruleset=game.meta.ruleset).content() == game.new(players, SEED).content()


@each_table
def test_a_game_begins_with_somebody_to_move_and_nothing_told(slug, players):
    state = load(slug).new(players, SEED)
    assert state.to_move()
    assert state.events is None
    assert len(state.scores()) == len(state.standings()) == players


@each_game
def test_a_game_finds_its_other_modules(slug):
    game = load(slug)
    assert game.part("meta").META is game.meta
    assert game.package.startswith("universelle.games.")


@each_game
def test_a_title_tells_about_itself(slug):
    meta = load(slug).meta
    assert meta.slug == slug
    assert meta.title
    assert meta.designers
    assert 1 <= meta.min_players <= meta.max_players
    assert list(meta.rulesets) == sorted(set(meta.rulesets))
    assert meta.ruleset == meta.rulesets[-1]
    assert len({option.name for option in meta.options}) == len(meta.options)
    assert all(len(set(option.values)) == len(option.values) > 1 for option in meta.options)


def test_the_first_value_of_an_option_is_the_usual_one():
    assert Option("first-player", ("random", "1")).default == "random"


def test_an_option_of_each_seat_is_about_the_same_thing():
    one, two = each_seat("level", ("student", "scientist"), 2)
    assert (one.name, two.name) == ("level-1", "level-2")
    assert (one.seat, two.seat) == (1, 2)
    assert one.about == two.about == "level"
    assert Option("first-player", ("random", "1")).about == "first-player"


def test_the_newest_ruleset_is_played():
    meta = Meta("slug", "Title", "Rome", 1942, ("A",), ("B",), 2000, 2, 4, 60, 3, (1, 2, 3))
    assert meta.ruleset == 3
    assert meta.options == ()
