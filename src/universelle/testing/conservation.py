"""Every piece of the box is in exactly one place at all times."""

from __future__ import annotations

from universelle.core.chance import Chance, seed_from
from universelle.testing.trial import Extent, Trial, law, play


@law(Extent.GAME)
def every_game_counts_its_pieces(trial: Trial) -> None:
    found = trial.game.checks.pieces(trial.begin())
    assert found != ((), ()), "`pieces` of the game's checks does not say what its box holds"


@law(Extent.MANY_SEEDS)
def no_piece_is_lost_or_made(trial: Trial) -> None:
    state = trial.begin()
    pieces = trial.game.checks.pieces
    for seat, action in play(state, trial.random()):
        found, held = pieces(state)
        assert found == held, f"before {action} of seat {seat}"
    found, held = pieces(state)
    assert found == held


@law(Extent.TABLE)
def resampling_deals_the_same_pieces(trial: Trial) -> None:
    state = trial.begin()
    for number, (seat, _) in enumerate(play(state, trial.random())):
        found, held = trial.game.checks.pieces(state.resample(seat, Chance(seed_from(str(number)))))
        assert found == held
