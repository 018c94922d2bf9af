"""An action is refused exactly when it is not legal, and a refusal changes nothing."""

from __future__ import annotations

from universelle.core.action import Action
from universelle.core.errors import IllegalAction
from universelle.core.state import State
from universelle.testing.trial import Extent, Trial, law, play_out


def _rule_against(state: State, seat: int, action: Action) -> str | None:
    """The key of the rule that forbids an action, if nothing else came of it; None if the action was carried out."""
    before = state.content()
    state.events = []
    try:
        state.apply(seat, action)
    except IllegalAction as error:
        assert state.content() == before, f"refusing {action} changed the position"
        assert state.events == [], f"refusing {action} emitted an event"
        return error.message.key
    return None


@law(Extent.FEW_SEEDS)
def an_action_is_refused_exactly_when_it_is_not_legal(trial: Trial) -> None:
    refused = 0
    for state in trial.samples(every=8):
        for seat in state.to_move():
            legal = {action.index for action in state.legal_actions(seat)}
            clone = state.clone()
            for action in trial.game.catalogue:
                key = _rule_against(clone, seat, action)
                assert (key is None) == (action.index in legal), f"{action} at {state.view(seat)}"
                if key is None:
                    clone = state.clone()
                else:
                    assert key.startswith("illegal-"), key
                    refused += 1
    trial.saw(refused, "an illegal action")


@law(Extent.TABLE)
def a_seat_that_need_not_decide_is_refused_everything(trial: Trial) -> None:
    for state in trial.samples(every=40):
        for seat in {-1, *range(trial.players), trial.players} - set(state.to_move()):
            keys = {_rule_against(state, seat, action) for action in trial.game.catalogue}
            assert keys == {"illegal-not-your-turn" if state.to_move() else "illegal-game-over"}


@law(Extent.FEW_SEEDS)
def a_finished_match_refuses_everything(trial: Trial) -> None:
    state = trial.begin()
    play_out(state, trial.random())
    seats = range(trial.players)
    keys = {_rule_against(state, seat, action) for seat in seats for action in trial.game.catalogue}
    assert keys == {"illegal-game-over"}
