"""Everything in the box gets played: random games until every card, event, action and refusal has been met."""

from random import Random

import pytest

from tests.laws.content import must_see, seen
from tests.laws.games import MOST_MOVES, begin, each_game, options_for
from universelle.contract.game import Game
from universelle.core.action import Action
from universelle.core.chance import seed_from
from universelle.core.edition import Edition
from universelle.core.errors import IllegalAction
from universelle.core.state import State
from universelle.games.registry import load

pytestmark = [pytest.mark.engine, pytest.mark.more]

MOST_GAMES = 400
TRY_ALL_EVERY = 10


def refused(game: Game, state: State, seat: int) -> set[str]:
    """The rules that forbid what cannot be done here."""
    keys = set()
    legal = {action.index for action in state.legal_actions(seat)}
    for action in game.catalogue:
        if action.index not in legal:
            try:
                state.apply(seat, action)
            except IllegalAction as error:
                keys.add(error.message.key)
    return keys


def met_in_a_game(game: Game, players: int, edition: Edition, seed: int, missing: set[str]) -> set[str]:
    """What is met in one random game whose players now and then try what nobody has tried yet."""
    rng = Random(seed)
    state = game.new(players, seed_from(str(seed)), options_for(game, players, seed), edition)
    state.events = []
    actions: list[Action] = []
    keys: set[str] = set()
    unrefused = any(thing.startswith("refusal ") for thing in missing)
    while state.to_move():
        assert len(actions) < MOST_MOVES
        seat = rng.choice(state.to_move())
        if unrefused and len(actions) % TRY_ALL_EVERY == 0:
            keys |= refused(game, state, seat) | refused(game, state, players)
        legal = state.legal_actions(seat)
        untried = [action for action in legal if f"action {action.code}" in missing]
        actions.append(rng.choice(untried if untried and rng.randrange(2) else legal))
        state.apply(seat, actions[-1])
    if unrefused:
        keys |= refused(game, state, 0)
    return seen(state.events, actions, keys)


@each_game
def test_every_game_lists_its_names(slug):
    state = begin(slug, load(slug).meta.min_players, 1)
    assert list(load(slug).checks.names(state)), f"the checks of {slug} do not say which names events must tell"


@each_game
def test_everything_in_the_box_is_met_in_random_games(slug):
    game = load(slug)
    counts = range(game.meta.min_players, game.meta.max_players + 1)
    missing = must_see(game, [begin(slug, players, 1) for players in counts])
    editions = [Edition(), *(Edition("test", values) for values in load(slug).checks.editions)]
    for number in range(MOST_GAMES):
        players = counts[number % len(counts)]
        edition = editions[number // len(counts) % len(editions)]
        missing -= met_in_a_game(game, players, edition, number + 1, missing)
        if not missing:
            return
    pytest.fail(f"never met in {MOST_GAMES} random games of {slug}: " + "; ".join(sorted(missing)))
