"""Starting a match: players, options, rulesets and seeds are checked first."""

import pytest

from tests.core.refusals import refused
from tests.laws.games import each_game, each_table
from universelle.core.chance import Chance, seed_from
from universelle.core.edition import Edition
from universelle.core.errors import BadRequest
from universelle.core.rules import AT_RANDOM, FIRST_PLAYER, Rules, first_player
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
def test_every_value_of_every_option_starts_a_match_or_is_refused(slug, players):
    game = load(slug)
    for option in game.meta.options:
        keys = [refused(lambda chosen={option.name: value}: game.new(players, SEED, chosen)) for value in option.values]
        assert keys[0] is None
        assert keys.count(None) > 1 or (option.seat or 0) > players
        assert all(key.startswith("bad-") for key in keys if key)


@each_table
def test_default_options_need_not_be_named(slug, players):
    game = load(slug)
    defaults = {option.name: option.default for option in game.meta.options}
    assert game.rules.check(players, {}) == defaults
    assert game.new(players, SEED, defaults).content() == game.new(players, SEED).content()
    assert game.new(players, SEED, ruleset=game.meta.ruleset).content() == game.new(players, SEED).content()


@each_table
def test_a_match_starts_with_a_seat_to_move_and_events_off(slug, players):
    state = load(slug).new(players, SEED)
    assert state.to_move()
    assert state.events is None
    assert len(state.scores()) == len(state.standings()) == players


def test_a_game_without_component_files_has_no_values_to_override():
    assert Rules().components(Edition()).tree == {}
    assert refused(lambda: Rules().components(Edition("mine", {"cards": 3}))) == "edition-unknown-value"


@pytest.mark.parametrize("players", [1, 2, 5])
def test_an_option_names_the_first_player_or_leaves_it_to_chance(players):
    drawn = Chance(SEED).randbelow(players)
    assert first_player(players, Chance(SEED), {FIRST_PLAYER: AT_RANDOM}) == drawn
    for seat in range(players):
        assert first_player(players, Chance(SEED), {FIRST_PLAYER: str(seat + 1)}) == seat


def test_naming_the_first_player_uses_up_the_same_random_numbers():
    named, drawn = Chance(SEED), Chance(SEED)
    first_player(3, named, {FIRST_PLAYER: "2"})
    first_player(3, drawn, {FIRST_PLAYER: AT_RANDOM})
    assert named.content() == drawn.content()


def test_a_first_player_who_does_not_play_is_refused():
    assert refused(lambda: first_player(3, Chance(SEED), {FIRST_PLAYER: "4"})) == "bad-first-player"
