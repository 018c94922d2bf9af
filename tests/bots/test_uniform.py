"""The bot that takes any legal action."""

from collections import Counter
from random import Random

import pytest

from tests.games.worlds_fair_1893.positions import codes, give, new_fair, stand
from universelle.bots import Perspective
from universelle.bots.uniform import UniformBot
from universelle.games.worlds_fair_1893.game import GAME
from universelle.games.worlds_fair_1893.rules.components import AREAS
from universelle.games.worlds_fair_1893.rules.steps import PLAY_FIGURES

pytestmark = pytest.mark.engine


def choices(state, times: int) -> Counter[str]:
    bot = UniformBot(Random(1))
    return Counter(bot.choose(Perspective(GAME, state, 0)).code for _ in range(times))


def test_every_action_is_as_likely_as_the_others():
    counts = choices(new_fair(), 5000)
    assert sorted(counts) == [f"place {area}" for area in AREAS]
    assert all(900 < count < 1100 for count in counts.values())


def test_no_action_is_left_out():
    state = new_fair(2)
    give(state, 0, "palmer")
    stand(state, "agriculture", 1, 1)
    state.chosen = 0
    state.agenda[-1] = PLAY_FIGURES[0]
    assert set(choices(state, 2000)) == set(codes(state))
