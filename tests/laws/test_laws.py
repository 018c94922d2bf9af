"""The invariants of `universelle.testing`, on every game of ours.

Where there is a compiled build, all random matches are left to it: the plain one tries each law with one number of
players, other laws with other numbers, and only with some of the seeds, and leaves out what takes long.
"""

from collections.abc import Iterator

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


def is_plain(law: Law, trial: Trial) -> bool:
    """Whether the plain build tries this."""
    return not law.slow and trial.seed in PLAIN_SEEDS[law.extent] and trial.players == plain_players(law, trial)


def tried(law: Law, slug: str) -> Iterator[object]:
    """For each number of players the matches that both builds try, and those that are left to the compiled one."""
    groups: dict[tuple[int, bool], list[Trial]] = {}
    for trial in cases(law, load(slug)):
        groups.setdefault((trial.players, is_plain(law, trial)), []).append(trial)
    for (players, plain), trials in groups.items():
        seeds = "+".join([str(trial.seed) for trial in trials])
        name = f"{law.subject}-{law.sentence.replace(' ', '_')}-{slug}-{players}p-seed{seeds}"
        yield pytest.param(law, trials, id=name, marks=() if plain else (pytest.mark.more,))


@pytest.mark.parametrize(("law", "trials"), [case for law in LAWS for slug in metas() for case in tried(law, slug)])
def test_law(law, trials):
    for trial in trials:
        try:
            law.check(trial)
        except Exception as error:
            error.add_note(f"seed {trial.seed}")
            raise
