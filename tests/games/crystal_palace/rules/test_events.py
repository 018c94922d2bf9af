"""What events say."""

import pytest

from universelle.games.crystal_palace.game import GAME
from universelle.games.crystal_palace.rules.events import Lost
from universelle.games.crystal_palace.rules.vocabulary import ENERGY, GEAR, INCOME, MONEY, NEWSPAPER
from universelle.i18n import Translations


@pytest.mark.parametrize(
    ("what", "said"),
    [
        (MONEY, "Ada pays £2."),
        (GEAR, "Ada pays 2 gears."),
        (ENERGY, "Ada pays 2 energy."),
        (INCOME, "Ada loses 2 income."),
        (NEWSPAPER, "Ada loses 2 newspapers."),
    ],
)
def test_costs_are_paid_and_other_things_are_lost(what, said):
    assert Translations("en", GAME.package, ["Ada"]).say(Lost(0, what, 2).message()) == said
