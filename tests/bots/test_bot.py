"""What every bot promises, whatever it thinks."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.laws.games import begin, each_table, play
from universelle.bots import Bot, Perspective, bots_of, make_bot
from universelle.bots.planner import PlannerBot, Recipe
from universelle.core.chance import Chance, seed_from
from universelle.core.errors import BadRequest
from universelle.core.state import State
from universelle.games.registry import load

pytestmark = pytest.mark.engine

GAME = load("worlds-fair-1893")
FEW = Recipe(candidates=2, worlds=1, decisions=3)

each_bot = pytest.mark.parametrize("name", ["random", "greedy", pytest.param("planner", marks=pytest.mark.more)])
each_seed = pytest.mark.parametrize("seed", [1, *[pytest.param(seed, marks=pytest.mark.more) for seed in (2, 3)]])


def bot_called(name: str, seed: str) -> Bot:
    """A bot that thinks no longer than a test may take."""
    return PlannerBot(Random(seed), FEW) if name == "planner" else make_bot(GAME, name, seed)


def positions(slug: str, players: int, seed: int, every: int) -> Iterator[tuple[State, int]]:
    """Some positions of a random game in which a seat must decide among several actions."""
    state = begin(slug, players, seed)
    rng = Random(seed)
    for seat, _ in play(state, rng):
        if len(state.legal_actions(seat)) > 1 and rng.randrange(every) == 0:
            yield state, seat


def chosen(bot: Bot, slug: str, state: State, seat: int) -> str:
    return bot.choose(Perspective(load(slug), state, seat)).code


@each_bot
@each_table
def test_a_bot_plays_only_legal_actions_to_the_end(slug, players, name):
    state = begin(slug, players, 1)
    bots = [bot_called(name, f"seat {seat}") for seat in range(players)]
    while seats := state.to_move():
        action = bots[seats[0]].choose(Perspective(load(slug), state, seats[0]))
        assert action in state.legal_actions(seats[0])
        state.apply(seats[0], action)
    assert min(state.standings()) == 1


@each_seed
@each_bot
@each_table
def test_a_bot_chooses_legally_wherever_it_is_put(slug, players, name, seed):
    bot = bot_called(name, "a bot")
    for state, seat in positions(slug, players, seed, every=4):
        assert chosen(bot, slug, state, seat) in [action.code for action in state.legal_actions(seat)]


@each_bot
@each_table
def test_the_only_legal_action_is_the_one_chosen(slug, players, name):
    state = begin(slug, players, 1)
    seat = state.to_move()[0]
    perspective = Perspective(load(slug), state, seat)
    for action in state.legal_actions(seat):
        perspective.legal_actions = [action]
        assert bot_called(name, "a bot").choose(perspective) is action


@each_seed
@each_bot
@each_table
def test_the_same_random_seed_gives_the_same_choices(slug, players, name, seed):
    twins = bot_called(name, "twin"), bot_called(name, "twin")
    for state, seat in positions(slug, players, seed, every=6):
        assert len({chosen(twin, slug, state, seat) for twin in twins}) == 1


@each_bot
def test_another_random_seed_sometimes_gives_another_choice(name):
    bots = [bot_called(name, str(number)) for number in range(5)]
    for state, seat in positions("worlds-fair-1893", 4, 1, every=2):
        if len({chosen(bot, "worlds-fair-1893", state, seat) for bot in bots}) > 1:
            return
    pytest.fail("five bots with seeds of their own always chose alike")


@each_seed
@each_bot
@each_table
def test_a_choice_depends_only_on_what_the_seat_may_know(slug, players, name, seed):
    for number, (state, seat) in enumerate(positions(slug, players, seed, every=8)):
        twin = state.resample(seat, Chance(seed_from(f"another deal {number}")))
        assert twin.content() != state.content()
        choices = [chosen(bot_called(name, f"bot {number}"), slug, position, seat) for position in (state, twin)]
        assert choices[0] == choices[1]


@each_bot
@each_table
def test_thinking_changes_nothing_and_tells_nothing(slug, players, name):
    bot = bot_called(name, "a bot")
    for state, seat in positions(slug, players, 1, every=10):
        before = state.content()
        state.events = []
        chosen(bot, slug, state, seat)
        assert state.content() == before
        assert state.events == []
        state.events = None


@each_table
def test_a_perspective_shows_what_its_seat_may_know(slug, players):
    for state, seat in positions(slug, players, 2, every=10):
        perspective = Perspective(load(slug), state, seat)
        assert perspective.seat == seat
        assert perspective.view == state.view(seat)
        assert list(perspective.legal_actions) == list(state.legal_actions(seat))


@each_table
def test_what_a_perspective_imagines_is_not_the_position_itself(slug, players):
    state = begin(slug, players, 1)
    seat = state.to_move()[0]
    before = state.content()
    imagined = Perspective(load(slug), state, seat).imagine(Chance(seed_from("a dream")))
    assert imagined.view(seat) == state.view(seat)
    assert imagined.content() != before
    for _ in play(imagined, Random(1)):
        pass
    assert state.content() == before


@pytest.mark.parametrize("name", ["", "me", "Greedy", "deep-blue", "greedy "])
def test_an_unknown_bot_is_refused(name):
    with pytest.raises(BadRequest) as refusal:
        make_bot(GAME, name, "1")
    assert refusal.value.message.key == "unknown-bot"
    assert refusal.value.message.values == {"bot": name, "known": ", ".join(bots_of(GAME))}
