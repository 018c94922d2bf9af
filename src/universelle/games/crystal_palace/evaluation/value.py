"""The evaluation of Crystal Palace: points so far, and the part of what is promised that will be had."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from universelle.core.action import Action
from universelle.core.evaluation import Evaluation
from universelle.core.state import State
from universelle.core.weights import Given, for_each_count, weights_of
from universelle.games.crystal_palace.evaluation.holdings import holdings, holdings_by_source
from universelle.games.crystal_palace.evaluation.prospects import prospects
from universelle.games.crystal_palace.evaluation.rounds import future
from universelle.games.crystal_palace.evaluation.settling import settled
from universelle.games.crystal_palace.evaluation.weights import PalaceWeights
from universelle.games.crystal_palace.meta import META
from universelle.games.crystal_palace.rules.actions import EXCHANGE, Borrow, Exchange, PlainAction, Target
from universelle.games.crystal_palace.rules.payments import NEWSPAPERS_TO_DIE
from universelle.games.crystal_palace.rules.scoring import buzz_points, market_points, rank
from universelle.games.crystal_palace.rules.state import Palace

FEWEST: Final = META.min_players
PLAYERS: Final = range(FEWEST, META.max_players + 1)
AT_ANY_TIME: Final = (EXCHANGE[NEWSPAPERS_TO_DIE],)


class PalaceEvaluation(Evaluation):
    """The points a seat has, and those it may expect of what it holds and of its dice."""

    def __init__(self, weights: dict[str, float]) -> None:
        given = Given(weights)
        self._by_players = [PalaceWeights(given.for_players(players)) for players in PLAYERS]
        self._weights = given.all()

    def weights(self) -> dict[str, float]:
        return dict(self._weights)

    def with_weights(self, weights: dict[str, float]) -> Evaluation:
        return PalaceEvaluation(weights)

    def expected(self, state: State) -> list[float]:
        assert isinstance(state, Palace)
        weights = self._by_players[len(state.players) - FEWEST]
        position = settled(state, weights)
        if not position.agenda:
            return [float(points) for points in position.scores()]
        return [_expected(position, seat, weights) for seat in range(len(position.players))]

    def sources(self, state: State, seat: int) -> dict[str, float]:
        assert isinstance(state, Palace)
        weights = self._by_players[len(state.players) - FEWEST]
        position = settled(state, weights)
        if not position.agenda:
            return _final(position, seat)
        promised = holdings_by_source(position, seat, weights)
        promised["dice"] += prospects(position, seat, weights)
        believed = _believed(position, weights)
        sources = {name: believed * points for name, points in promised.items()}
        sources["points"] += position.players[seat].vp
        sources["money"] += weights.besides
        return sources

    def outlook(self, state: State, seat: int) -> float:
        """Less a part of what the rivals hold."""
        assert isinstance(state, Palace)
        weights = self._by_players[len(state.players) - FEWEST]
        position = settled(state, weights)
        if not position.agenda:
            return float(position.scores()[seat])
        others = 0.0
        for other in range(len(position.players)):
            if other != seat:
                others += holdings(position, other, weights)
        mine = holdings(position, seat, weights) + prospects(position, seat, weights)
        return mine - weights.rivalry * others / (len(position.players) - 1)

    def spread(self, state: State) -> float:
        assert isinstance(state, Palace)
        weights = self._by_players[len(state.players) - FEWEST]
        return weights.sure + weights.unsure * future(state)

    def sensible(self, state: State, actions: Sequence[Action]) -> Sequence[Action]:
        """Outside payments hardly any exchange is worth a thought, and putting off a decision never is."""
        if state.agenda[-1].id == "pay":
            return actions
        kept = [action for action in actions if not isinstance(action, Exchange | Borrow) or action in AT_ANY_TIME]
        return kept or actions

    def obvious(self, action: Action) -> bool:
        """What needs no choice of a die, a card or a place: to go on, to accept, to decline; whom to hit."""
        return isinstance(action, PlainAction | Target)


def _expected(state: Palace, seat: int, weights: PalaceWeights) -> float:
    """The points so far, and the part of what is held and in prospect that will be had."""
    vp = float(state.players[seat].vp)
    promised = holdings(state, seat, weights) + prospects(state, seat, weights) - vp
    return vp + _believed(state, weights) * promised + weights.besides


def _believed(state: Palace, weights: PalaceWeights) -> float:
    """The part of what is held and in prospect that will be had."""
    return min(weights.least_believed + weights.believed * future(state), weights.most_believed)


def _final(state: Palace, seat: int) -> dict[str, float]:
    """Where the points of a finished match came from, as far as the position says."""
    player, box = state.players[seat], state.box
    buzz = buzz_points(box.buzz_vp, [rank(each) for each in state.players])[seat]
    market = market_points(box.market_vp, state.market, len(state.players))[seat]
    debts = player.loan_points(box.loan_repaid_vp)
    return {
        "points": float(player.vp - buzz - market - debts),
        "prototypes": 0.0,
        "characters": 0.0,
        "benefits": float(market),
        "buzz": float(buzz),
        "money": 0.0,
        "dice": 0.0,
        "debts": float(debts),
    }


EVALUATION: Final = PalaceEvaluation(for_each_count(weights_of(__package__.rpartition(".")[0]), PLAYERS))
