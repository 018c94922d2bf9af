"""A guard against gross slowness: the engine beside plain Python doing about as much, in the same run.

How fast the engine is stands in docs/performance.md; this only notices when something has gone badly wrong.
"""

from random import Random
from time import thread_time

import pytest

from universelle.core.chance import seed_from
from universelle.games.registry import load, metas

pytestmark = pytest.mark.engine

GAMES = 40
LIST_OPERATIONS = 150  # about those of one action
SLOWEST = 3.0


def play(slug: str) -> int:
    game = load(slug)
    random = Random(1)
    actions = 0
    for number in range(GAMES):
        state = game.new(game.meta.max_players, seed_from(str(number)))
        while seats := state.to_move():
            legal = state.legal_actions(seats[0])
            state.apply(seats[0], legal[int(random.random() * len(legal))])
            actions += 1
    return actions


def handle_lists(actions: int) -> None:
    cards = list(range(100))
    for _ in range(actions):
        for place in range(LIST_OPERATIONS // 3):
            card = cards.pop()
            cards.insert(place, card)
            cards[place] = card


def seconds(work) -> float:
    """How long the processor works at it, whatever else it does meanwhile."""
    began = thread_time()
    work()
    return thread_time() - began


@pytest.mark.parametrize("slug", metas())
def test_the_engine_is_not_grossly_slower_than_plain_list_operations(slug):
    actions = play(slug)
    ratios = [seconds(lambda: play(slug)) / seconds(lambda: handle_lists(actions)) for _ in range(3)]
    assert min(ratios) < SLOWEST
