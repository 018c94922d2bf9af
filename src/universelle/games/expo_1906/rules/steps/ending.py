"""The last points, and who has won."""

from __future__ import annotations

from universelle.core.event import Event, GameEnded, Points
from universelle.core.message import Name
from universelle.games.expo_1906.rules.components import CHIT_NAMES, MOST_TOKENS, NONE, PARIS_1889
from universelle.games.expo_1906.rules.events import (
    CHITS_REASON,
    JURY_REASON,
    STEPS_REASON,
    ChitRewarded,
    FinalScoringBegan,
    JuryTied,
    TargetMissed,
    TargetReached,
)
from universelle.games.expo_1906.rules.scoring import (
    chit_points,
    eiffel_points,
    jury_points,
    preferred_energy,
    step_points,
)
from universelle.games.expo_1906.rules.state import Expo


def end_game(state: Expo) -> None:
    """Points of the Jury and of the Patents Office; then nobody moves any more."""
    state.agenda.clear()
    energy = preferred_energy(state.jury)
    if state.events is not None:
        state.events.append(FinalScoringBegan())
        if energy == NONE:
            state.events.append(JuryTied())
    for seat, player in enumerate(state.players):
        _gain(state, seat, jury_points(state.box, player.laboratory.completed, energy), JURY_REASON)
    for seat in range(len(state.players)):
        _score_tokens(state, seat)
    if state.events is not None:
        _tell_the_end(state, state.events)


def _score_tokens(state: Expo, seat: int) -> None:
    """Each token for itself; those on Paris 1889 last, all on the same points."""
    box, patents, player = state.box, state.patents, state.players[seat]
    towers = 0
    for token in range(seat * MOST_TOKENS, seat * MOST_TOKENS + box.tokens):
        step = patents.steps[token]
        if step < box.steps:
            _gain(state, seat, step_points(box, step), STEPS_REASON)
            continue
        chit = patents.chits[patents.rows[token]]
        if chit == PARIS_1889:
            towers += 1
        else:
            points = chit_points(box, chit, player.laboratory, player.money, player.start_scrap)
            _gain_from_chit(state, seat, points, chit)
    points = eiffel_points(box, player.prestige)
    for _ in range(towers):
        _gain_from_chit(state, seat, points, PARIS_1889)


def _gain(state: Expo, seat: int, points: int, reason: Name) -> None:
    state.players[seat].prestige += points
    if state.events is not None and points:
        state.events.append(Points(seat, points, reason))


def _gain_from_chit(state: Expo, seat: int, points: int, chit: int) -> None:
    state.players[seat].prestige += points
    if state.events is not None and points:
        state.events.append(ChitRewarded(seat, points, CHITS_REASON, CHIT_NAMES[chit]))


def _tell_the_end(state: Expo, events: list[Event]) -> None:
    winners = state.winners()
    if len(state.players) == 1:
        target = state.box.target
        events.append(TargetReached(0, target) if winners else TargetMissed(0, target))
    events.append(GameEnded(winners))
