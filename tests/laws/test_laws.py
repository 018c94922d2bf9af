"""The invariants of `universelle.testing`, on every game of ours.

Where there is a compiled build, the plain one tries only some of the seeds, and leaves out what takes long.
"""

import pytest

from universelle.games.registry import load, metas
from universelle.testing import LAWS, Extent, Law, Trial, cases

pytestmark = pytest.mark.engine

PLAIN_SEEDS = {Extent.GAME: (1,), Extent.TABLE: (1,), Extent.FEW_SEEDS: (1,), Extent.MANY_SEEDS: (1, 3)}


def case(law: Law, trial: Trial) -> object:
    plain = not law.slow and trial.seed in PLAIN_SEEDS[law.extent]
    name = f"{law.subject}-{law.sentence.replace(' ', '_')}-{trial.game.meta.slug}-{trial.players}p-seed{trial.seed}"
    return pytest.param(law, trial, id=name, marks=() if plain else (pytest.mark.more,))


@pytest.mark.parametrize(
    ("law", "trial"), [case(law, trial) for law in LAWS for slug in metas() for trial in cases(law, load(slug))]
)
def test_law(law, trial):
    law.check(trial)
