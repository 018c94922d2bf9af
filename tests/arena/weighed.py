"""A quick evaluation with weights, in place of a game's own."""

from tests.arena.contests import SLUG
from universelle.arena.tuning import Tuning
from universelle.core.edition import Edition
from universelle.core.errors import BadRequest
from universelle.core.evaluation import Evaluation
from universelle.games.registry import load

SHORT = Edition("short", {"rounds": {"count": 1}})
WEIGHTS = {"points": 0.5, "turns.2": 1.0, "turns.3": 1.0, "turns.4": 1.0, "none": 0.0}


class Weighed(Evaluation):
    """Supporters, the more the farther the area."""

    def __init__(self, weights: dict[str, float]) -> None:
        self._weights = weights

    def weights(self):
        return dict(self._weights)

    def with_weights(self, weights):
        if set(weights) != set(self._weights):
            raise BadRequest("weights-fixed")
        return Weighed(weights)

    def outlook(self, state, seat):
        far = sum(area * supporters[seat] for area, supporters in enumerate(state.supporters))
        return self._weights["points"] * far + self._weights["none"] * state.turn


def tuning(**changes) -> Tuning:
    settings = {"game": SLUG, "bot": "greedy", "players": 2, "games": 2, "start": WEIGHTS, "tuned": ("points", "none")}
    return Tuning(**(settings | {"edition": SHORT} | changes))


def weigh(monkeypatch) -> None:
    """Let the game of the contests go by these weights, in this process."""
    monkeypatch.setitem(vars(load(SLUG)), "evaluation", Weighed(WEIGHTS))
