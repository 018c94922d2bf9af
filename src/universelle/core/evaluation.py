"""What a position is worth, for bots: the points each seat may expect at the end, and its chance to win.

Every game counts on this one scale, whatever it counts: points as its rules score them, at the end of the match.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from universelle.core.errors import BadRequest

if TYPE_CHECKING:
    from universelle.core.action import Action
    from universelle.core.state import State

USUAL_SPREAD: Final = 8.0
POINT: Final = 1e-4  # what a point counts beside the chance to win, so that points decide where that is settled
MOST: Final = 60.0  # a greater lead, in spreads, is as good as certain


@mypyc_attr(allow_interpreted_subclasses=True)  # games in packages are not compiled
class Evaluation:
    """How bots value positions, and which actions they consider. By default what counts is the points so far."""

    def expected(self, state: State) -> list[float]:
        """The points each seat may expect at the end; when the match is over, those it has."""
        return [float(points) for points in state.scores()]

    def sources(self, state: State, seat: int) -> dict[str, float]:
        """Where the points that a seat may expect come from; together they are `expected`.

        A game has words for each of the names, `source-NAME`, and names the same ones in every position.
        """
        return {"points": self.expected(state)[seat]}

    def outlook(self, state: State, seat: int) -> float:
        """What a seat goes by that looks one action ahead, in points: what it may expect, and what makes for good play.

        Quick, because it is asked most of all. By default the lead over the best rival.
        """
        expected = self.expected(state)
        mine = expected.pop(seat)
        return mine - max(expected) if expected else mine

    def spread(self, state: State) -> float:
        """How uncertain that is, in points: with a lead of so many over its only rival a seat wins 73 of 100 matches.

        It shrinks as the match goes on, and is above 0 as long as it does.
        """
        return USUAL_SPREAD

    def target(self, state: State) -> float:
        """The points with which a player alone wins."""
        return 0.0

    def sensible(self, state: State, actions: Sequence[Action]) -> Sequence[Action]:
        """The actions worth considering, in the order of `actions`; at least one."""
        return actions

    def obvious(self, action: Action) -> bool:
        """Whether everybody sees an action, however much they overlook: to stop, to stay, to pass."""
        return False

    def different(self, state: State, actions: Sequence[Action]) -> Sequence[Action]:
        """Those actions left out whose outlook is bound to be that of one before them; for speed alone."""
        return actions

    def weights(self) -> dict[str, float]:
        """The numbers it goes by that can be tuned, by name; `NAME.3` is for matches of three."""
        return {}

    def with_weights(self, weights: dict[str, float]) -> Evaluation:
        """The same with other weights, all of them; wrong ones are refused."""
        raise BadRequest("weights-fixed")

    def chances(self, state: State) -> list[float]:
        """The chance of each seat to win, all together 1; of a player alone, to reach the target."""
        if not state.to_move():
            return shares(state)
        expected = self.expected(state)
        spread = self.spread(state)
        if len(expected) == 1:
            return [_chance((expected[0] - self.target(state)) / spread)]
        best = max(expected)
        weights = [exp((points - best) / spread) for points in expected]
        total = sum(weights)
        return [weight / total for weight in weights]

    def worth(self, state: State, seat: int) -> float:
        """What a seat strives for: its chance to win and, where that is settled, points. A player alone: points."""
        if not state.to_move():
            return _final_worth(state, seat)
        return _worth(self.expected(state), seat, self.spread(state))

    def worths_after(self, state: State, seat: int, actions: Sequence[Action]) -> list[float]:
        """The worth of what each action leads to at once: as now, and as much more as the outlook is better."""
        expected = self.expected(state)
        spread = self.spread(state)
        start = expected[seat] - self.outlook(state, seat)
        worths: list[float] = []
        for action in actions:
            after = state.clone()
            after.apply(seat, action)
            if after.to_move():
                expected[seat] = start + self.outlook(after, seat)
                worths.append(_worth(expected, seat, spread))
            else:
                worths.append(_final_worth(after, seat))
        return worths


def shares(state: State) -> list[float]:
    """The share of the win of each seat of a finished match: 1 for a sole winner, equal parts if it is shared."""
    winners = state.winners()
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(state.scores()))]


def _worth(expected: list[float], seat: int, spread: float) -> float:
    mine = expected[seat]
    if len(expected) == 1:
        return mine
    best = -1e9
    against = 0.0
    for other in range(len(expected)):
        if other != seat:
            best = max(best, expected[other])
            against += exp(min(max((expected[other] - mine) / spread, -MOST), MOST))
    return 1.0 / (1.0 + against) + POINT * (mine - best)


def _final_worth(state: State, seat: int) -> float:
    scores = state.scores()
    mine = float(scores.pop(seat))
    if not scores:
        return mine
    return shares(state)[seat] + POINT * (mine - max(scores))


def _chance(lead: float) -> float:
    return 1.0 / (1.0 + exp(-min(max(lead, -MOST), MOST)))
