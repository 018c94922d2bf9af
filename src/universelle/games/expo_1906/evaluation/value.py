"""The evaluation of Expo 1906: points so far, and the part of what is hoped for that comes true."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from universelle.core.action import Action
from universelle.core.evaluation import Evaluation
from universelle.core.state import State
from universelle.core.weights import Given, weights_of
from universelle.games.expo_1906.evaluation.hopes import Hopes, Verdict, jury_hope, rounds_to_come
from universelle.games.expo_1906.evaluation.weights import ExpoWeights
from universelle.games.expo_1906.meta import META
from universelle.games.expo_1906.rules.actions import PASS, PLAY, STOP, PutDown
from universelle.games.expo_1906.rules.components import (
    FIRST_RESOURCE,
    MEETING_ROOM,
    MOST_TOKENS,
    NONE,
    PARIS_1889,
    PROJECT_COUNT,
)
from universelle.games.expo_1906.rules.scoring import (
    chit_points,
    eiffel_points,
    jury_points,
    preferred_energy,
    step_points,
)
from universelle.games.expo_1906.rules.state import Expo

FEWEST: Final = META.min_players


class ExpoEvaluation(Evaluation):
    """Prestige, and what Projects, tokens, the Jury, money and cards may still bring."""

    def __init__(self, weights: dict[str, float]) -> None:
        given = Given(weights)
        self._by_players = [ExpoWeights(given, players) for players in range(FEWEST, META.max_players + 1)]
        self._weights = given.all()

    def weights(self) -> dict[str, float]:
        return dict(self._weights)

    def with_weights(self, weights: dict[str, float]) -> Evaluation:
        return ExpoEvaluation(weights)

    def expected(self, state: State) -> list[float]:
        """The part of what is hoped for that comes true. That completing pays beyond its points is no hope."""
        assert isinstance(state, Expo)
        if not state.agenda:
            return [float(points) for points in state.scores()]
        weights = self._by_players[len(state.players) - FEWEST]
        verdict = Verdict(state, weights)
        expected: list[float] = []
        for seat, player in enumerate(state.players):
            hoped = Hopes(state, seat, weights, verdict).worth()
            hoped = hoped - player.prestige - weights.completed * player.laboratory.completed.bit_count()
            expected.append(player.prestige + weights.believed * hoped + weights.besides)
        return expected

    def sources(self, state: State, seat: int) -> dict[str, float]:
        """Points so far come from Projects: all others are scored at the end."""
        assert isinstance(state, Expo)
        if not state.agenda:
            return _final(state, seat)
        weights = self._by_players[len(state.players) - FEWEST]
        hopes = Hopes(state, seat, weights, Verdict(state, weights)).by_source()
        sources = {name: weights.believed * points for name, points in hopes.items()}
        sources["projects"] += state.players[seat].prestige
        sources["rounds"] += weights.besides
        return sources

    def outlook(self, state: State, seat: int) -> float:
        """All that is hoped for, less what the Jury gives the others on average."""
        assert isinstance(state, Expo)
        if not state.agenda:
            return float(state.scores()[seat])
        weights = self._by_players[len(state.players) - FEWEST]
        verdict = Verdict(state, weights)
        others = 0.0
        for other in range(len(state.players)):
            if other != seat:
                others += jury_hope(state, other, verdict)
        return Hopes(state, seat, weights, verdict).worth() - others / max(len(state.players) - 1, 1)

    def spread(self, state: State) -> float:
        assert isinstance(state, Expo)
        weights = self._by_players[len(state.players) - FEWEST]
        return weights.sure + weights.unsure * rounds_to_come(state)

    def sensible(self, state: State, actions: Sequence[Action]) -> Sequence[Action]:
        """No Meeting while many cards are left, unless it is the last: who leads would win by it, in a poor match."""
        assert isinstance(state, Expo)
        if state.card != NONE or rounds_to_come(state) < 1.0:
            return actions
        left = state.players[state.to_move()[0]].hand & ~(1 << MEETING_ROOM)
        if left.bit_count() <= self._by_players[len(state.players) - FEWEST].left_over:
            return actions
        return [action for action in actions if action is not PLAY[MEETING_ROOM]] or actions

    def obvious(self, action: Action) -> bool:
        return action is STOP or action is PASS

    def different(self, state: State, actions: Sequence[Action]) -> Sequence[Action]:
        """On a cell, a Resource tile is worth the same in all turns in which its halves touch the same Projects.

        That is so unless a Project is waiting to be placed, which may come to touch it.
        """
        assert isinstance(state, Expo)
        if state.held < FIRST_RESOURCE:
            return actions
        player = state.players[state.to_move()[0]]
        for piece in player.front:
            if piece < PROJECT_COUNT:
                return actions
        projects = player.laboratory.project_cells()
        doubles, singles = state.box.floor.doubles, state.box.floor.singles
        known: set[tuple[int, int, int]] = set()
        kept: list[Action] = []
        for action in actions:
            if not isinstance(action, PutDown):
                return actions
            touched = (action.cell, doubles[action.spot] & projects, singles[action.spot] & projects)
            if touched not in known:
                known.add(touched)
                kept.append(action)
        return kept

    def target(self, state: State) -> float:
        assert isinstance(state, Expo)
        return float(state.box.target)


def _final(state: Expo, seat: int) -> dict[str, float]:
    """Where the points of a finished match came from."""
    jury = jury_points(state.box, state.players[seat].laboratory.completed, preferred_energy(state.jury))
    patents = _patent_points(state, seat)
    return {
        "projects": float(state.players[seat].prestige - jury - patents),
        "jury": float(jury),
        "patents": float(patents),
        "coins": 0.0,
        "cards": 0.0,
        "rounds": 0.0,
    }


def _patent_points(state: Expo, seat: int) -> int:
    """What the tokens of a seat brought when the match ended. Paris 1889 counted all other points."""
    box, patents, player = state.box, state.patents, state.players[seat]
    points = towers = 0
    for token in range(seat * MOST_TOKENS, seat * MOST_TOKENS + box.tokens):
        chit = patents.chits[patents.rows[token]] if patents.steps[token] == box.steps else NONE
        if chit == NONE:
            points += step_points(box, patents.steps[token])
        elif chit == PARIS_1889:
            towers += 1
        else:
            points += chit_points(box, chit, player.laboratory, player.money, player.start_scrap)
    others = player.prestige
    while others + towers * eiffel_points(box, others) > player.prestige:
        others -= 1
    return points + player.prestige - others


EVALUATION: Final = ExpoEvaluation(weights_of(__package__.rpartition(".")[0]))
