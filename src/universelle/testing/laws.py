"""All laws, and how they are run on a game."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Any, ClassVar, Final

from universelle.contract.game import Game
from universelle.testing import (
    actions,
    clones,
    conservation,
    content,
    copies,
    events,
    explanations,
    guides,
    previews,
    records,
    refusals,
    secrets,
    tellings,
    texts,
    undo,
)
from universelle.testing.trial import Extent, Law, Trial

MODULES: Final[tuple[ModuleType, ...]] = (
    actions,
    clones,
    conservation,
    content,
    copies,
    events,
    explanations,
    guides,
    previews,
    records,
    refusals,
    secrets,
    tellings,
    texts,
    undo,
)
LAWS: Final = tuple([found for module in MODULES for found in vars(module).values() if isinstance(found, Law)])
SEEDS: Final = 8


def cases(law: Law, game: Game, seeds: int = SEEDS) -> Iterator[Trial]:
    """The random matches on which a law is checked."""
    meta = game.meta
    if law.extent is Extent.GAME:
        yield Trial(game, meta.min_players)
        return
    last = {Extent.TABLE: 1, Extent.FEW_SEEDS: max(seeds * 3 // 8, 1), Extent.MANY_SEEDS: seeds}[law.extent]
    for players in range(meta.min_players, meta.max_players + 1):
        for seed in range(1, last + 1):
            yield Trial(game, players, seed)


def check(game: Game, seeds: int = SEEDS) -> None:
    """Check every law on a game; the first one that is broken raises an AssertionError."""
    for law in LAWS:
        for trial in cases(law, game, seeds):
            law.check(trial)


class GameLaws:
    """All laws as tests that pytest collects, one for each random match: subclass it and set `game`."""

    game: ClassVar[Game]
    seeds: ClassVar[int] = SEEDS  # random matches for each number of players, for most laws

    def pytest_generate_tests(self, metafunc: Any) -> None:
        if "trial" not in metafunc.fixturenames:
            return
        found = [(law, trial) for law in LAWS for trial in cases(law, self.game, self.seeds)]
        ids = [f"{law.id}, {trial.players}p, seed {trial.seed}" for law, trial in found]
        metafunc.parametrize(("law", "trial"), found, ids=ids)

    def test_law(self, law: Law, trial: Trial) -> None:
        law.check(trial)
