"""The invariants of `universelle.testing`, on every game of ours.

Where there is a compiled build, all random matches are left to it: the plain one tries each law with one number of
players, other laws with other numbers, and only with some of the seeds, and leaves out what takes long.
"""

import pytest

from universelle.games.registry import load, metas
from universelle.testing import LAWS, Extent, Law, Trial, cases

pytestmark = pytest.mark.engine

PLAIN_SEEDS = {Extent.GAME: (1,), Extent.TABLE: (1,), Extent.FEW_SEEDS: (1,), Extent.MANY_SEEDS: (1, 3)}


def plain_players(law: Law, trial: Trial) -> int:
    """The number of players with which the plain build tries a law."""
    meta = trial.game.meta
    if law.extent is Extent.GAME:
        return meta.min_players
    return meta.min_players + LAWS.index(law) % (meta.max_players - meta.min_players + 1)


def case(law: Law, trial: Trial) -> object:
    plain = not law.slow and trial.seed in PLAIN_SEEDS[law.extent] and trial.players == plain_players(law, trial)
    name = f"{law.subject}-{law.sentence.replace(' ', '_')}-{trial.game.meta.slug}-{trial.players}p-seed{trial.seed}"
    return pytest.param(law, trial, id=name, marks=() if plain else (pytest.mark.more,))


@pytest.mark.parametrize(
    ("law", "trial"), [case(law, trial) for law in LAWS for slug in metas() for trial in cases(law, load(slug))]
)
def test_law(law, trial):
    law.check(trial)
